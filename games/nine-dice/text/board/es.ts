import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('es', n, { one: `${n} punto`, other: `${n} puntos` })

export const board = {
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
    stopRight: 'no queda nada',
    stopBonus: 'con la bonificación',
    stopWrong: 'demasiado pronto',
    left: 'nadie lo vio',
    missed: ({ disc, sum }) => `Nadie vio la ${disc}: ${sum}`,
  },
  practice: {
    number: 'Número',
    wrong: 'Un color que no lo da',
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
    black: 'Agarrar el stop',
    say: 'Elegir la cuenta',
    clear: 'Volver a las fichas',
    read: 'Oír el número y los dados',
  },
} satisfies BoardTexts
