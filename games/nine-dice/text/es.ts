import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

const seconds = (n: number | string) => `${n} s`

const points = (n: number) => plural('es', n, { one: `${n} punto`, other: `${n} puntos` })

const board = {
  questions: {
    which: ({ number }) => `¿Qué color da ${number} con + o −?`,
    whichFirst: ({ number }) => `¿Qué color da ${number} con + o −, con o sin comodín?`,
    grab: 'Agarra una ficha',
    spin: 'Girar y lanzar',
    statement: ({ disc, number }) => `Ficha ${disc}: ¿qué cuenta da ${number}?`,
    ready: 'Atención…',
    round: ({ round }) => `Ronda ${round}`,
    roundOf: ({ round, of }) => `Ronda ${round} de ${of}`,
    tie: ({ round }) => `Ronda de desempate ${round} de 5.`,
    out: 'Estás fuera: los demás juegan el desempate.',
  },
  pieces: {
    spinner: ({ number }) => `El número es ${number}`,
    spinnerOf: ({ who }) => `La ruleta: ${who}`,
    dice: 'Los dados',
    die: ({ colour, shape, face }) => `Dado de la pareja ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Comodín: ${face}`,
    discs: 'Las fichas',
    disc: ({ disc, shape }) => `Ficha ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Ficha ${disc}, agarrada: ${who}`,
    stop: 'Ficha negra: stop',
    stopOf: ({ who }) => `Stop, agarrado: ${who}`,
    pending: ({ disc }) => `${disc}: tu mano ya está encima`,
    clock: ({ seconds: left }) => `Quedan ${seconds(left)}`,
    rail: ({ target }) => `Puntos, hasta ${target}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} en esta ronda`,
  },
  statement: {
    withJoker: 'Con el comodín: 1 punto',
    withoutJoker: 'Sin comodín: 2 puntos',
    say: ({ sum }) => `Agarrarla: ${sum}`,
    back: 'Otra ficha',
  },
  grab: {
    tooLate: ({ disc, who }) => `Demasiado tarde para ${disc === 'stop' ? 'el stop' : `la ${disc}`}: primero, ${who}.`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Foto finish: ${who} y ${other} en el mismo instante. Más cerca de la ruleta: ${who}.`
        : `Foto finish: primero, ${who}; ${other}, ${ms} ms después.`,
    read: 'Leer otra vez el número y los dados',
    own: 'Agarra de tu propia fila de fichas.',
  },
  verdict: {
    title: 'La ronda ha terminado',
    timeUp: 'Se acabó el tiempo',
    nobody: 'Nadie ha agarrado fichas',
    right: 'bien',
    not: 'mal',
    plain: 'sin comodín',
    withJoker: 'con el comodín',
    wrong: ({ number }) => `ninguna cuenta da ${number}`,
    falseSum: ({ number }) => `no da ${number}`,
    stopRight: 'ya nada sirve',
    stopBonus: 'con la bonificación',
    stopWrong: 'demasiado pronto',
    left: 'nadie lo ha visto',
    missed: ({ disc, sum }) => `Nadie ha visto la ${disc}: ${sum}`,
  },
  practice: {
    number: 'Número',
    wrong: 'Color que no da el número',
    early: 'Stop demasiado pronto',
    unseen: 'Stop que no viste',
  },
  referee: {
    show: 'Mostrar qué colores sirven',
    hide: 'Ocultar de nuevo',
    works: ({ colours }) => `Estas fichas valen: ${colours}`,
    none: 'No vale ningún color: el stop es correcto.',
  },
  keys: {
    red: 'Agarrar la roja',
    orange: 'Agarrar la naranja',
    blue: 'Agarrar la azul',
    green: 'Agarrar la verde',
    say: 'Elegir la cuenta',
    clear: 'Volver a las fichas',
    read: 'Oír el número y los dados',
  },
} satisfies Catalog['board']

const book = {
  intro:
    'La ruleta (en la caja, «spinner») da un número, se lanzan nueve dados y todos miran a la vez: ¿qué pareja de color forma ' +
    'el número? Agarra su ficha antes que los demás. Cuando no quede ninguna pareja que sirva, agarra la ficha negra: stop.',
  headings: {
    dice: 'Dados y fichas',
    setup: 'Preparación',
    round: 'Una ronda',
    scoring: 'Puntuación',
    end: 'El final',
    examples: 'Ejemplos',
    options: 'Opciones',
  },
  dice:
    'Hay cuatro parejas de dados, roja, naranja, azul y verde, y un dado beis, el comodín. Cada color tiene su ficha, y la ' +
    'negra es el stop. Cada color tiene también su forma, en los dados y en la ficha: se puede jugar sin distinguir los colores.',
  R1: 'Todos empiezan con 3 puntos. Una tirada decide quién gira primero la ruleta; después, la ruleta pasa cada ronda al jugador de la izquierda.',
  R2:
    'Al empezar cada ronda, las cinco fichas están en la mesa. La ruleta se gira y los dados se lanzan a la vez; en cuanto se ven, ' +
    'cualquiera puede agarrar fichas, en cualquier momento y sin orden.',
  R3:
    'Agarra una ficha de color que siga en la mesa: con ella dices que sus dos dados forman el número. Cada ficha es de quien ' +
    'la agarra primero, y puedes agarrar varias. Llegar tarde no cuesta nada.',
  R4:
    'Sin comodín, una pareja forma el número sumando sus dos dados o restando uno del otro. Con el comodín, los tres dados se ' +
    'suman o se restan como quieras. Siempre se usan los dos dados del color, solo con más y menos, y el comodín puede servir ' +
    'a varios colores.',
  R5:
    'Agarra la ficha negra: con ella dices que ninguna de las fichas que siguen en la mesa sirve. La ronda termina en el acto. ' +
    'Cuando ya no quedan colores, el stop se sigue disputando, y entonces siempre es correcto.',
  R6:
    'Una ficha agarrada por error se queda con su dueño hasta el final de la ronda. No vuelve a la mesa y no cuenta al ' +
    'comprobar el stop.',
  R7:
    'Si se acaba el tiempo, la ronda termina sin stop. Los colores puntúan como siempre, y nadie gana ni pierde nada por la ' +
    'ficha negra.',
  fair:
    'En una mesa en línea todos ven los dados en el mismo instante, y cuenta cuándo agarras la ficha, no lo rápida que es tu ' +
    'conexión. Si dos son igual de rápidos, va primero quien tiene la ruleta, y luego los demás hacia la izquierda.',
  R8:
    'Cada color correcto da 2 puntos, o 1 si necesita el comodín; vale la opción que más dé. Cada color ' +
    'equivocado cuesta 1 punto, y nadie sabe qué es correcto hasta el final de la ronda.' +
    '\nSi en la mesa se dice la cuenta, esa es la que puntúa: 1 punto si usa el comodín, aunque bastara la ' +
    'pareja; una cuenta que no sale es un error, aunque otra valiera.' +
    '\nEl stop no necesita cuenta.',
  R9:
    'Un stop correcto da 2 puntos, o 3 en el caso que digan las opciones. Uno equivocado cuesta 3 puntos: alguna ficha de la ' +
    'mesa todavía servía.',
  R10:
    'Si así lo acuerdan los jugadores, quien agarra el stop, con razón o sin ella, pierde 3 puntos en vez de 1 por cada color ' +
    'suyo equivocado. Si además el stop es un error, cuesta aparte sus 3 puntos.',
  R11: 'Primero se suman las ganancias y las pérdidas de la ronda; si después tu total es menor que 0, pasa a ser 0.',
  R12:
    'Cuando alguien tiene 15 puntos o más al final de una ronda, gana el total más alto.' +
    '\nSi hay empate, solo los empatados juegan rondas de desempate: con todas las fichas y puntuando ' +
    'igual que siempre, pero cada ronda parte de 0 y puede bajar de ahí.' +
    '\nLos mejores de cada ronda juegan otra y los demás salen; quien sale más tarde queda mejor, y los ' +
    'totales no cambian.' +
    '\nTras cinco rondas de desempate sin ganador, la victoria se comparte.' +
    '\nEn solitario juegas hasta la meta, y tu resultado es el número de rondas.' +
    '\nO juegas diez rondas, y cuentan los puntos.',
  examples: {
    pair: 'Número 2, pareja naranja 1 y 1: correcto sin comodín, 1 + 1 = 2.',
    joker: 'Número 2, pareja roja 2 y 2, comodín 6: correcto con el comodín, 6 − 2 − 2 = 2.',
    twelve: 'Número 12, una pareja de seises: correcto, 6 + 6 = 12.',
    gap: 'Número 1, una pareja de 3 y 4: correcto, 4 − 3 = 1.',
    fives: 'Número 5, una pareja de cincos, comodín 5: correcto con el comodín, 5 + 5 − 5 = 5.',
    nothing:
      'A veces no sirve ningún color: más o menos en una ronda de cada cinco con los números del 1 al 12. Entonces el stop es ' +
      'correcto desde el principio.',
  },
} satisfies Catalog['book']

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
  terms: { first: 'primero', second: 'segundo' },
  options: {
    blackBonus: {
      label: 'Cuándo vale 3 el stop',
      help:
        'Un stop correcto vale 2 puntos, a veces 3 (R9), y los reglamentos impresos no coinciden. Italiano, español y ' +
        'portugués: 3 si nadie ha agarrado una ficha de color. Inglés, francés y alemán: 3 si quien lo agarra tiene también un ' +
        'color correcto.',
      values: {
        'nothing-taken': 'El stop vale 3 si nadie tiene ningún color',
        'taker-took': 'El stop vale 3 si además aciertas un color',
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
      help: 'Con cuántos puntos termina la partida. El reglamento dice 15.',
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
      help: 'Si agarras una ficha que ya no está, o dices una cuenta que no sale, no puedes agarrar nada durante un momento.',
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
  you: {
    verbs: 'gira giras, agarra agarras, dice dices, llega llegas',
    phrases: [
      ['([^.: ][^.:]*@|@)([^.:]*) salen del desempate', 'Fuera del desempate: $1$2'],
      ['@ sale del', '@ sales del'],
    ],
  },
  lines: {
    first: ({ who }) => `Empieza ${who} con la ruleta`,
    thrown: ({ who, number, dice }) => `${who} gira la ruleta y sale el ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) =>
      `Ronda de desempate ${round}: ${who} gira y sale el ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} agarra la ${disc}`,
    said: ({ who, disc, sum }) => `${who} agarra la ${disc} y dice ${sum}`,
    stopped: ({ who }) => `${who} agarra el stop`,
    right: ({ disc, sum, who, points }) => `${disc} ${sum}: ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `La ${disc.toLowerCase()} no da ${number}: ${who} ${points}`,
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
    title: 'Cuántos colores forman el número, en todas las tiradas posibles de los nueve dados.',
    key: 'número',
    columns: ['ningún color', '1 color', '2 colores', '3 colores', '4 colores'],
  },
  characters: {
    turtle: 'Se toma su tiempo y a veces se le escapa una suma.',
    hare: 'Agarra deprisa y de vez en cuando falla.',
    fox: 'Suma rápido y rara vez falla.',
    falcon: 'Lo ve antes que nadie y casi nunca falla.',
  },
  decisionKinds: {
    grab: 'Fichas correctas',
    'grab-early': 'Fichas equivocadas',
    'grab-late': 'Demasiado tarde: otros fueron más rápidos',
    stop: 'Stop',
    'stop-early': 'Stop demasiado pronto',
  },
  lesson: {
    you: 'Rayo',
    other: 'Caracol',
    notes: {
      spin: ({ you, other }) =>
        `Eres ${you}, y ${other} no tiene prisa. Cuando alguien llegue a 15, ganará quien tenga más puntos. ¡Gira la ruleta!`,
      pair: ({ red }) =>
        `El número es 5. Busca una pareja que lo forme: la ${red}, 2 + 3 = 5. ¡Agarra su ficha antes que nadie!`,
      gap: ({ other, green }) =>
        `${other} también ha agarrado una ficha; al final se verá quién tiene razón. Restar también vale: la ${green}, 6 − 1 = 5. Agárrala.`,
      stop: 'Ninguna otra pareja da 5, ni siquiera con el comodín beis, que es 4. Dilo: agarra la ficha negra, el stop. Con ella acaba la ronda.',
      joker: ({ blue }) =>
        `Cada ficha te ha dado 2 puntos. Ahora el número es 2, y el comodín, 6: la ${blue}, 6 − 2 − 2 = 2. Con el comodín vale 1 punto.`,
      late: ({ other, orange, green }) =>
        `Demasiado tarde para la ${orange}, 1 + 1: se ha adelantado ${other}. No te cuesta nada. También vale la ${green}, 5 − 3 = 2: agárrala.`,
      spinAgain: ({ other }) =>
        `${other} ha visto que ya nada servía y ha agarrado el stop: 2 puntos. La ruleta vuelve a ti.`,
      nothing:
        'Sale el 12, y todos los dados son bajos: no vale ningún color. Así que el stop es correcto desde el principio, y vale 3. ¡Agárralo!',
    },
    learned: [
      'Dos dados del mismo color forman el número sumando o restando: 2 puntos.',
      'Con el comodín beis vale 1 punto. Una ficha equivocada cuesta 1.',
      'Una ficha es de quien la agarra primero. Llegar tarde no cuesta nada.',
      'Cuando ya nada sirve, stop: 2 puntos, a veces 3. Demasiado pronto cuesta 3.',
      'Cuando alguien tiene 15 puntos, gana el total más alto.',
    ],
  },
  board,
  book,
} satisfies Catalog
