import { plural } from '../../../../engine/text/lang.ts'
import type { BoardTexts } from './catalog.ts'

const seconds = (n: number | string) => `${n} s`
const points = (n: number) => plural('es', n, { one: `${n} punto`, other: `${n} puntos` })

export const board = {
  questions: {
    race: '¿Qué pareja forma el número? ¡Agarra su ficha!',
    statement: ({ disc, number }) => `Ficha ${disc}: ¿qué cuenta da ${number}?`,
    spin: ({ who }) => `${who} gira el spinner.`,
    tie: ({ round }) => `Ronda de desempate ${round} de 5.`,
    out: 'Tú miras: los demás juegan el desempate.',
  },
  pieces: {
    spinner: ({ number }) => `El número es ${number}`,
    spinnerOf: ({ who }) => `${who} tiene el spinner`,
    die: ({ colour, shape, face }) => `Dado ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Comodín: ${face}`,
    disc: ({ disc, shape }) => `Ficha de color ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Ficha de color ${disc}: la tiene ${who}`,
    stop: 'Ficha negra: stop',
    stopOf: ({ who }) => `Stop: lo tiene ${who}`,
    clock: ({ seconds: left }) => `Quedan ${seconds(left)}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} en esta ronda`,
  },
  statement: {
    plus: ({ face }) => `Sumar ${face}`,
    minus: ({ face }) => `Restar ${face}`,
    withJoker: 'Con el comodín',
    withoutJoker: 'Sin comodín',
    say: ({ sum }) => `Tomarla: ${sum}`,
    back: 'Otra ficha',
  },
  grab: {
    mine: ({ disc }) => `Tienes el ${disc}.`,
    tooLate: ({ disc, who }) => `Demasiado tarde: ${who} tiene el ${disc}.`,
    photo: ({ who, other, ms }) => `Foto finish: ${who} antes que ${other} por ${ms} ms.`,
    locked: ({ seconds: left }) => `Un momento: podrás agarrar otra vez en ${seconds(left)}.`,
    reading: ({ who }) => `Se están leyendo los dados a ${who}.`,
    read: 'Leer otra vez el número y los dados',
  },
  verdict: {
    title: 'La ronda ha terminado',
    plain: 'sin comodín',
    withJoker: 'con el comodín',
    wrong: ({ number }) => `ninguna cuenta da ${number}`,
    stopRight: 'correcto: no queda nada',
    stopBonus: 'correcto, con la bonificación',
    stopWrong: 'demasiado pronto',
    missed: ({ disc, sum }) => `Nadie vio el ${disc}: ${sum}`,
    next: 'Ronda siguiente',
  },
  practice: {
    title: 'Práctica',
    about: 'En solitario, con cronómetro. El tiempo se para cuando tomas el stop.',
    time: ({ seconds: time }) => `Tiempo: ${seconds(time)}`,
    streak: ({ count }) =>
      plural('es', count, { one: `${count} ronda sin errores`, other: `${count} rondas sin errores` }),
    bestStreak: ({ count }) =>
      plural('es', count, { one: `Mejor racha: ${count} ronda`, other: `Mejor racha: ${count} rondas` }),
    best: ({ number, seconds: time }) => `Tu mejor tiempo con el ${number}: ${seconds(time)}`,
    newBest: ({ number }) => `¡Nuevo récord con el ${number}!`,
    noBest: ({ number }) => `Aún no hay récord con el ${number}`,
    found: ({ count, of }) => `Encontrados: ${count} de ${of}`,
    missedMost: 'Las cuentas que más se te escapan',
    missedNone: 'Todavía no se te ha escapado ninguna cuenta.',
    forget: 'Olvidar mi práctica',
  },
  referee: {
    works: ({ colours }) => `Estos colores lo forman: ${colours}`,
    none: 'Ningún color lo forma: el stop es correcto.',
  },
  shared: {
    keysOf: ({ who }) => `${who}: teclas`,
    zoneOf: ({ who }) => `${who}: fichas`,
    change: 'Cambiar las teclas',
    press: ({ who, disc }) => `${who}: pulsa la tecla para el ${disc}`,
    inUse: ({ key, who }) => `${key} ya es de ${who}.`,
  },
  keys: {
    red: 'Tomar el rojo',
    orange: 'Tomar el naranja',
    blue: 'Tomar el azul',
    green: 'Tomar el verde',
    black: 'Tomar el stop',
    sign: 'Cambiar más por menos y al revés',
    joker: 'Usar el comodín o no',
    say: 'Decir la cuenta',
    clear: 'Volver a las fichas',
    read: 'Oír el número y los dados',
  },
} satisfies BoardTexts
