import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/es.ts'
import { book } from './book/es.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const rounds = (n: number) => plural('es', n, { one: `${n} ronda`, other: `${n} rondas` })

export const es = {
  lang: 'es',
  ...COVERS.es,
  notation:
    'Las jugadas se escriben «take red», «take orange», «take blue», «take green» o «take black». Si la mesa pide la cuenta, ' +
    'se añaden sus signos, el comodín al final: «take red +-» o «take red ++-».',
  colours: {
    red: { name: 'roja', shape: 'círculo' },
    orange: { name: 'naranja', shape: 'triángulo' },
    blue: { name: 'azul', shape: 'cuadrado' },
    green: { name: 'verde', shape: 'estrella' },
  },
  joker: 'comodín',
  stop: 'stop',
  terms: { first: 'primero', second: 'segundo', joker: 'comodín' },
  options: {
    blackBonus: {
      label: 'Cuándo vale 3 el stop',
      help:
        'Un stop correcto vale 2 puntos, a veces 3 (R9), y los reglamentos impresos no coinciden. Italiano, español y ' +
        'portugués: 3 si nadie agarró una ficha de color. Inglés, francés y alemán: 3 si quien lo agarra tiene también un ' +
        'color correcto.',
      values: {
        'nothing-taken': 'El stop vale 3 si nadie agarró un color',
        'taker-took': 'El stop vale 3 si también tienes un color',
      },
    },
    wrongWithBlack: {
      label: 'Errores de quien agarra el stop',
      help:
        'Normalmente cada color equivocado cuesta 1 punto (R8). Los reglamentos inglés y alemán también se pueden leer así: ' +
        'quien agarra el stop pierde 3 puntos por cada color suyo equivocado (R10).',
      values: { separate: '1 punto cada uno', triple: '3 puntos cada uno' },
    },
    start: {
      label: 'Puntos iniciales',
      help: 'Los puntos con los que empiezan todos.',
      values: { 0: '0 puntos', 3: '3 puntos' },
    },
    target: {
      label: 'Meta',
      help: 'Los puntos que terminan la partida. El reglamento dice 15.',
      values: { 10: '10 puntos', 15: '15 puntos', 20: '20 puntos', 25: '25 puntos' },
    },
    spinner: {
      label: 'Números de la ruleta',
      help: 'Con números pequeños es más fácil para los niños.',
      values: { 6: 'del 1 al 6', 9: 'del 1 al 9', 12: 'del 1 al 12' },
    },
    seconds: {
      label: 'Tiempo por ronda',
      help: 'Cuando se acaba, la ronda termina sin stop. Sin límite, dura hasta que alguien agarra el stop.',
      values: { 0: 'Sin límite', 15: '15 segundos', 30: '30 segundos', 60: '60 segundos', 120: '2 minutos' },
    },
    statement: {
      label: 'Decir la cuenta',
      help: 'Al agarrar un color, dices su cuenta, y esa es la que puntúa. Más tranquilo, y bueno para aprender.',
      values: { off: 'No', on: 'Sí' },
    },
    lockout: {
      label: 'Pausa por agarrar a ciegas',
      help: 'Si agarras una ficha que ya no está, o dices una cuenta falsa, no puedes agarrar nada durante un momento.',
      values: { 0: 'Ninguna', 1000: '1 segundo', 2000: '2 segundos' },
    },
    rounds: {
      label: 'Duración',
      help: 'En solitario: hasta la meta, o diez rondas para sumar todos los puntos que puedas.',
      values: { 0: 'Hasta la meta', 10: 'Diez rondas' },
    },
  },
  refusals: {
    R3: 'Demasiado tarde: esa ficha ya tiene dueño.',
    R8: 'Di la cuenta al agarrar una ficha de color solo si esta mesa la pide; el stop nunca la necesita.',
  },
  clashes: { R12: 'Un número de rondas es solo para jugar en solitario.' },
  moves: {
    take: ({ disc }) => `Agarrar la ${disc}`,
    say: ({ disc, sum }) => `Agarrar la ${disc}: ${sum}`,
    stop: 'Agarrar el stop',
  },
  place: {
    taken: ({ discs }) => `En la mano: ${discs}`,
    spinner: 'Con la ruleta',
    out: 'Fuera del desempate',
    number: ({ number }) => `El número: ${number}`,
    dice: ({ dice }) => `Los dados: ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `comodín ${face}`,
    discs: ({ discs }) => `Fichas en la mesa: ${discs}`,
  },
  purpose: {
    first: 'para ver quién gira primero la ruleta',
    spin: 'en este orden (ruleta, roja, naranja, azul, verde, comodín)',
  },
  prompt: 'Gira la ruleta y lanza los nueve dados.',
  lines: {
    first: ({ who }) => `${who} gira primero la ruleta`,
    thrown: ({ who, number, dice }) => `${who} gira la ruleta y sale ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) => `Ronda de desempate ${round}: ${who} gira y sale ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} agarra la ${disc}`,
    said: ({ who, disc, sum }) => `${who} agarra la ${disc} y dice ${sum}`,
    stopped: ({ who }) => `${who} agarra el stop`,
    timeUp: 'Se acabó el tiempo',
    nothing: 'Nadie ha agarrado fichas',
    right: ({ disc, sum, who, points }) => `${disc} ${sum}: ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} no puede dar ${number}: ${who} ${points}`,
    falseSum: ({ disc, sum, number, who, points }) => `${disc} ${sum}, no ${number}: ${who} ${points}`,
    stopRight: ({ who, points }) => `El stop es correcto: ${who} ${points}`,
    stopWrong: ({ who, points }) => `El stop llega demasiado pronto: ${who} ${points}`,
    left: ({ sums }) => `Aún en la mesa: ${sums}`,
    gains: ({ gains }) => `En total: ${gains}`,
    tie: ({ who }) => `Empate: ronda de desempate entre ${who}`,
    drop: ({ who, count }) =>
      plural('es', count, { one: `${who} sale del desempate`, other: `${who} salen del desempate` }),
    won: ({ who }) => `Gana ${who}`,
    shared: ({ who }) => `${who} comparten la victoria`,
    reached: ({ who, count }) => `${who} llega a la meta tras ${rounds(count)}`,
    played: ({ who, count, points }) =>
      `${who}: ${plural('es', points, { one: `${points} punto`, other: `${points} puntos` })} en ${rounds(count)}`,
  },
  odds: {
    title: 'De todas las tiradas de los nueve dados, en cuántas forman el número estos colores.',
    key: 'número',
    columns: ['ningún color', '1 color', '2 colores', '3 colores', '4 colores'],
  },
  board,
  book,
} satisfies Catalog
