import { plural } from '../../../engine/text/lang.ts'
import { board } from './board/es.ts'
import { book } from './book/es.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'
import { reasons } from './reasons/es.ts'
import { sky } from './sky/es.ts'

const points = (n: number) => plural('es', n, { one: `${n} punto`, other: `${n} puntos` })

export const es = {
  lang: 'es',
  ...COVERS.es,
  notation:
    'Las jugadas se escriben así: «write 3 b7», un número y su casilla; «connect c2», un círculo; «bonus nudge 5 b3», una ' +
    'bonificación y dónde se usa; «pass», ninguna bonificación.',
  options: {
    sheet: {
      label: 'Hoja',
      help:
        'Elige una hoja dibujada, o un cielo nuevo a partir de una palabra y una dificultad: la misma palabra da siempre el mismo ' +
        'cielo.',
    },
    bonuses: {
      label: 'Bonificaciones',
      help: 'Las que están desbloqueadas, normalmente las de tu cuaderno de bitácora. Quien completa una forma puede usar una.',
    },
    connectBonus: {
      label: 'Bonificación tras una conexión',
      help: 'Si completar una forma al rellenar un círculo también da una bonificación.',
      values: { on: 'Sí', off: 'No' },
    },
  },
  refusals: {
    R1: 'Esta hoja no tiene esa casilla, ese círculo o esa estrella.',
    R2: 'Eso está en un brazo cerrado: desbloquea antes la estrella que lo abre.',
    R5: 'Un dado debe ser la forma de una estrella unida a una casilla vacía en juego; el otro es el número que escribes.',
    R6: 'Ese círculo ya está relleno.',
    R7: 'Puedes escribir o conectar, así que tienes que hacer una de las dos cosas.',
    R9: 'Las bonificaciones son para quien acaba de completar una forma: usa una, o ninguna.',
    R13: 'Esa bonificación no está desbloqueada en esta mesa.',
  },
  clashes: {
    R3: 'Esa hoja no existe: escribe el nombre de una dibujada, o seed:palabras:easy, seed:palabras:medium o seed:palabras:hard.',
  },
  moves: {
    write: ({ value, box }) => `Escribir ${value} en ${box}`,
    connect: ({ circle }) => `Rellenar el círculo ${circle}`,
    bonus: ({ bonus, on }) => (on === '' ? bonus : `${bonus}: ${on}`),
    pass: 'Sin bonificación',
    into: ({ value, box }) => `${value} en ${box}`,
    both: ({ one, two }) => `${one} y ${two}`,
  },
  lines: {
    thrown: ({ round, low, high }) => `Ronda ${round}: salen ${low} y ${high}`,
    stuck: ({ who, count }) =>
      plural('es', count, {
        one: `${who} se queda sin jugada: última ronda`,
        other: `${who} se quedan sin jugada: última ronda`,
      }),
    wrote: ({ who, value, box }) => (box === '' ? `${who} escribe ${value}` : `${who} escribe ${value} en ${box}`),
    connected: ({ who, circle }) =>
      circle === '' ? `${who} rellena un círculo` : `${who} rellena el círculo ${circle}`,
    used: ({ who, bonus, on }) => (on === '' ? `${who} usa ${bonus}` : `${who} usa ${bonus}: ${on}`),
    passed: ({ who }) => `${who} no usa bonificación`,
    found: ({ stars }) => `Descubiertas: ${stars}`,
    unlocked: ({ stars }) => `Desbloqueadas: ${stars}`,
    arms: ({ count }) => plural('es', count, { one: 'Se abre un brazo', other: `Se abren ${count} brazos` }),
    failed: ({ stars }) => `Candado atascado: ${stars}`,
    complete: ({ shapes }) => `Todas descubiertas: ${shapes}`,
    now: ({ points: n }) => `Ahora ${points(n)}`,
    over: ({ totals }) => `La partida ha terminado: ${totals}`,
    won: ({ who }) => `Gana ${who}`,
    shared: ({ who }) => `${who} comparten la victoria`,
    alone: ({ points: n }) => `La partida ha terminado: ${points(n)}`,
    medal: ({ medal }) => `Medalla: ${medal}`,
    noMedal: 'Esta vez, sin medalla',
  },
  place: {
    sheet: ({ sheet }) => `Hoja: ${sheet}`,
    dice: ({ low, high }) => `Dados: ${low}, ${high}`,
    die: ({ die, shape }) => `${die} (${shape})`,
    sums: ({ points: n, sums, special }) => `${points(n)}: ${sums}, puntuación especial ${special}`,
    boxes: ({ boxes }) => `Casillas: ${boxes}`,
    circles: ({ circles }) => `Círculos rellenos: ${circles}`,
    found: ({ stars }) => `Descubiertas: ${stars}`,
    failed: ({ stars }) => `Candados atascados: ${stars}`,
    used: ({ bonuses }) => `Bonificaciones usadas: ${bonuses}`,
    stuck: 'Sin jugada en esta ronda',
    sought: ({ shape, stars }) => `Por descubrir, ${shape}: ${stars}`,
    star: ({ star, boxes }) => `${star} (${boxes})`,
    lock: ({ lock }) => `candado ${lock}`,
    empty: ({ box }) => `${box} vacía`,
    holds: ({ box, value }) => `${box} tiene ${value}`,
    via: ({ box, circle }) => `${box} por ${circle}`,
    open: ({ circles }) => `Círculos vacíos: ${circles}`,
    circle: ({ circle, links }) => `${circle} (${links})`,
  },
  terminal: {
    choose: 'elegir',
    number: 'escribir este número',
    circles: 'círculos',
    names: 'nombres',
    list: 'lista o cielo',
    look: 'otra hoja',
    back: 'atrás',
  },
  sky,
  board,
  book,
  reasons,
} satisfies Catalog
