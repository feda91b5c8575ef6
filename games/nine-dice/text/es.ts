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
    'Las jugadas se escriben «take red», «take orange», «take blue», «take green» o «take black» y, donde se dice la cuenta, ' +
    'con sus signos: «take red +-» o «take red ++-», con el comodín al final.',
  colours: {
    red: { name: 'rojo', shape: 'círculo' },
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
        'portugués: 3 si nadie ha tomado una ficha de color. Inglés, francés y alemán: 3 si quien lo toma ha tomado también un ' +
        'color correcto.',
      values: { 'nothing-taken': 'Nadie ha tomado colores', 'taker-took': 'Quien lo toma tiene un color' },
    },
    wrongWithBlack: {
      label: 'Errores de quien toma el stop',
      help:
        'Lo normal es que cada color equivocado cueste 1 punto (R8). Los reglamentos inglés y alemán también se pueden leer así: ' +
        'quien toma el stop pierde 3 puntos por cada color suyo equivocado (R10).',
      values: { separate: '1 punto cada uno', triple: '3 puntos cada uno' },
    },
    start: {
      label: 'Puntos iniciales',
      help: 'Con cuántos puntos se empieza (R1).',
      values: { 0: '0 puntos', 3: '3 puntos' },
    },
    target: {
      label: 'Meta',
      help: 'El total que acaba la partida (R12). El impreso es 15.',
      values: { 10: '10 puntos', 15: '15 puntos', 20: '20 puntos', 25: '25 puntos' },
    },
    spinner: {
      label: 'Números del spinner',
      help: 'Los números pequeños son más fáciles, para los más jóvenes (R2).',
      values: { 6: 'del 1 al 6', 9: 'del 1 al 9', 12: 'del 1 al 12' },
    },
    seconds: {
      label: 'Tiempo por ronda',
      help: 'Cuando se acaba, la ronda termina sin stop (R7). Sin límite dura hasta que alguien toma el stop.',
      values: { 0: 'Sin límite', 15: '15 segundos', 30: '30 segundos', 60: '60 segundos', 120: '2 minutos' },
    },
    statement: {
      label: 'Decir la cuenta',
      help: 'Quien toma un color dice la cuenta, y es esa la que puntúa (R8). Más tranquilo, y bueno para aprender.',
      values: { off: 'No', on: 'Sí' },
    },
    lockout: {
      label: 'Pausa tras agarrar a ciegas',
      help: 'Quien agarra una ficha que ya no está, o dice una cuenta falsa, no puede agarrar nada durante un momento.',
      values: { 0: 'Ninguna', 1000: '1 segundo', 2000: '2 segundos' },
    },
  },
  refusals: {
    R3: 'Demasiado tarde: esa ficha ya está tomada.',
    R8: 'Con una ficha de color di la cuenta donde esta mesa la pide, y solo ahí; el stop nunca la necesita.',
  },
  moves: {
    take: ({ disc }) => `Tomar el ${disc}`,
    say: ({ disc, sum }) => `Tomar el ${disc}: ${sum}`,
    stop: 'Tomar el stop',
  },
  place: {
    taken: ({ discs }) => `Ha tomado: ${discs}`,
    spinner: 'Tiene el spinner',
    out: 'Fuera del desempate',
    number: ({ number }) => `El número: ${number}`,
    dice: ({ dice }) => `Los dados: ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `comodín ${face}`,
    discs: ({ discs }) => `Fichas en la mesa: ${discs}`,
  },
  purpose: {
    first: 'para ver quién gira primero el spinner',
    spin: 'para el número del spinner, luego las parejas roja, naranja, azul y verde, y el comodín al final',
  },
  lines: {
    first: ({ who }) => `El spinner empieza con ${who}`,
    thrown: ({ who, number, dice }) => `${who} gira el spinner y sale ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) => `Ronda de desempate ${round}: ${who} gira y sale ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} toma el ${disc}`,
    said: ({ who, disc, sum }) => `${who} toma el ${disc} y dice ${sum}`,
    stopped: ({ who }) => `${who} toma el stop`,
    timeUp: 'Se acabó el tiempo',
    nothing: 'Nadie ha tomado fichas',
    right: ({ disc, sum, who, points }) => `${disc} ${sum}: ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} no puede dar ${number}: ${who} ${points}`,
    falseSum: ({ disc, sum, number, who, points }) => `${disc} ${sum}, no ${number}: ${who} ${points}`,
    stopRight: ({ who, points }) => `El stop es correcto: ${who} ${points}`,
    stopWrong: ({ who, points }) => `El stop ha llegado demasiado pronto: ${who} ${points}`,
    left: ({ sums }) => `Aún en la mesa: ${sums}`,
    gains: ({ gains }) => `En total: ${gains}`,
    tie: ({ who }) => `Empate: ronda de desempate entre ${who}`,
    drop: ({ who, count }) =>
      plural('es', count, { one: `${who} sale del desempate`, other: `${who} salen del desempate` }),
    won: ({ who }) => `${who} gana`,
    shared: ({ who }) => `${who} comparten la victoria`,
    reached: ({ who, count }) => `${who} llega a la meta tras ${rounds(count)}`,
  },
  odds: {
    title: 'De todas las tiradas de los nueve dados, cuántas permiten formar el número con tantos colores.',
    key: 'número',
    columns: ['ningún color', '1 color', '2 colores', '3 colores', '4 colores'],
  },
  board,
  book,
} satisfies Catalog
