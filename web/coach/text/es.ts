import { plural } from '../../../engine/text/lang.ts'
import type { CoachTexts } from './catalog.ts'

export const es = {
  levels: {
    title: ({ game }) => `${game}: la fuerza de los bots`,
    honest:
      'Cada nivel ve exactamente lo que ves tú y lanza los mismos dados. Nadie mira los dados que vendrán, y ningún dado está trucado. Los niveles más flojos tienen costumbres más simples, un ojo menos seguro o manos más lentas. Se equivocan como las personas, nunca al azar.',
    order: 'Del más flojo al más fuerte',
    rating: 'Puntuación Elo',
    ratingHelp:
      'Puntos por encima del nivel más flojo, como los cuentan los ajedrecistas, con el error estándar. 100 puntos más ganan unas 64 de cada 100 partidas, 400 unas 91.',
    cross: 'Quién gana a quién',
    crossHelp: ({ games }) =>
      `Victorias en tanto por ciento del nivel de la izquierda contra el de arriba, dos asientos, ${games} partidas por pareja, asientos cambiados con los mismos dados. Cualquiera puede repetirlas: las hace un programa a partir de una semilla.`,
    level: 'Nivel',
    about: '¿Qué fuerza tienen?',
  },
  review: {
    title: 'Suerte y acierto',
    help: 'Examina cada tirada y cada elección de esta partida: cómo cambiaron la probabilidad de ganar de cada cual.',
    start: 'Repasar esta partida',
    working: ({ percent }) => `${percent} % revisado`,
    failed: 'No se pudo repasar esta partida.',
    exact: 'Exacto: este juego está resuelto. Cada cifra supone juego perfecto desde ahí.',
    estimated: ({ games }) =>
      `Estimaciones: desde cada posición el bot más fuerte continuó al menos ${games} ${plural('es', games, { one: 'partida', other: 'partidas' })}. La cifra tras ± es el error estándar.`,
    seat: 'Asiento',
    luck: 'Suerte',
    skill: 'Elecciones propias',
    others: 'Elecciones ajenas',
    adds: 'Suerte y elecciones juntas forman el camino de la probabilidad inicial al resultado.',
    slips: ({ who, slips, choices }) =>
      slips === 0
        ? `${who}: sus ${choices} elecciones estaban entre las mejores`
        : `${who}: ${slips} de ${choices} elecciones se podían mejorar`,
    turning: ({ before, after }) => `El giro: la probabilidad de quien ganó subió de ${before} a ${after}`,
    luckiest: ({ who, luck }) => `La tirada con más suerte: ${luck} para ${who}`,
    costs: 'Lo que más costó',
    cost: ({ who, played, best, cost }) => `${who}: ${played} costó ${cost}. Mejor: ${best}`,
    clean: 'Ninguna elección costó nada que se pueda medir.',
    here: ({ who }) => `${who} elige: lo que valía cada opción`,
    share: 'Compartir como imagen',
    link: 'Compartir como enlace',
    linkCopied: 'El enlace está en el portapapeles.',
    linkByHand: 'Copia este enlace:',
    linkTooLong: 'Aquí ningún enlace puede contener esta partida. Guarda su archivo y compártelo.',
    race: {
      skill: 'Juego propio',
      others: 'Juego ajeno',
      adds: 'En una carrera la rapidez es juego: lo que toma un asiento cuenta como suyo, y a favor o en contra de los demás. Desde cada posición todos vuelven a empezar, igual de rápidos. Suerte y juego juntos forman el camino de la probabilidad inicial al resultado.',
      gains: 'Lo que más aportó',
      act: ({ who, played, change }) => `${who}: ${played}, ${change}`,
      clean: 'Nada de lo que se hizo costó algo que se pueda medir.',
    },
  },
  whatIf: {
    title: '¿Y si…?',
    help: 'Desde el momento en pantalla: sigue tú, o haz que se juegue muchas veces hasta el final.',
    seat: 'Juegas con',
    against: 'Los demás',
    playOn: 'Seguir desde aquí',
    playOut: ({ games }) => `Jugarlo ${games} veces`,
    played: ({ games }) =>
      `Jugado ${games} ${plural('es', games, { one: 'vez', other: 'veces' })} por el bot más fuerte`,
    chance: ({ who, percent }) => `${who}: ${percent}`,
    over: 'Aquí la partida ha terminado: vuelve un paso atrás o más.',
  },
  coach: {
    stands: 'Cómo está la partida',
    best: ({ move }) => `Lo mejor: ${move}`,
    alike: ({ move }) => `${move} vale lo mismo, hasta donde se puede decir`,
    ahead: ({ count, games, move }) => `De ${games} partidas gana ${count} más que «${move}»`,
    played: 'jugada',
    behind: ({ percent }) => `${percent} menos que lo mejor`,
    solve: 'Resolver esta mesa exactamente',
    solving: ({ percent }) => `${percent} % resuelto`,
    solveHelp: ({ megabytes }) => `Un minuto o más y ${megabytes} MB; después cada cifra es exacta.`,
    solveFailed: {
      offline: ({ megabytes }) =>
        `A este dispositivo le faltan ${megabytes} MB de memoria libre y no se llega al servidor. Cierra otras páginas o conéctate a la red y vuelve a intentarlo.`,
      alone: ({ megabytes }) =>
        `A este dispositivo le faltan ${megabytes} MB de memoria libre y este servidor no resuelve mesas. Cierra otras páginas y vuelve a intentarlo.`,
      both: ({ megabytes }) =>
        `No lo han logrado ni este dispositivo, con ${megabytes} MB de memoria, ni el servidor. Cierra otras páginas o vuelve a intentarlo dentro de un rato.`,
    },
  },
} satisfies CoachTexts
