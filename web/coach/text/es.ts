import { number, plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/es.ts'
import type { CoachTexts } from './catalog.ts'

export const es = {
  levels: {
    title: ({ game }) => `${game}: los bots`,
    honest:
      'Todos los niveles ven lo mismo que tú y lanzan los mismos dados. Ninguno conoce los dados que vendrán, y no hay dados trucados. Los más flojos tienen costumbres más simples, peor ojo o manos más lentas. Se equivocan como las personas, nunca al azar.',
    order: 'Del más flojo al más fuerte',
    rating: 'Puntos Elo',
    ratingHelp:
      'Puntos por encima del nivel más flojo, contados como en el ajedrez, con el error estándar. Con 100 puntos más se ganan unas 64 de cada 100 partidas; con 400, unas 91.',
    cross: 'Quién gana a quién',
    crossHelp: ({ games }) =>
      `Porcentaje de partidas que el nivel de la izquierda le gana al de arriba: ${number('es', games)} duelos por pareja, cambiando de asiento con los mismos dados.`,
    level: 'Nivel',
    about: '¿Qué nivel tienen?',
  },
  review: {
    title: 'La historia de la partida',
    details: 'Detalles',
    story: {
      best: 'La mejor decisión',
      costliest: 'La decisión más cara',
      luckiest: 'La tirada con más suerte',
      only: ({ who, played, points }) =>
        `${who}: ${played}. Así, de cada 100 partidas se ganan al menos ${points} más que con cualquier otra opción.`,
      cost: ({ who, played, best, points }) =>
        `${who}: ${played}. Mejor: ${best}. Así, de cada 100 partidas se ganan ${points} más.`,
      gained: ({ who, played, points }) => `${who}: ${played}. Probabilidad de ganar: +${points} %.`,
      lost: ({ who, played, points }) => `${who}: ${played}. Probabilidad de ganar: −${points} %.`,
      lucky: ({ who, before, after }) => `${who}: la probabilidad de ganar pasó del ${before} al ${after}.`,
      clean: 'Ninguna decisión te perjudicó. ¡Bien jugado!',
    },
    medal: {
      only: ({ who, played, points }) =>
        `${who}: ${played}. Probabilidad de lograr la próxima medalla: al menos un ${points} % más que con cualquier otra opción.`,
      cost: ({ who, played, best, points }) =>
        `${who}: ${played}. Mejor: ${best}. Probabilidad de lograr la próxima medalla: +${points} %.`,
      lucky: ({ who, before, after }) =>
        `${who}: la probabilidad de lograr la próxima medalla pasó del ${before} al ${after}.`,
      turning: ({ before, after }) =>
        `El mayor salto: la probabilidad de lograr la próxima medalla subió del ${before} al ${after}`,
    },
    accuracy: 'Precisión',
    accuracyHelp:
      '100 significa que ninguna decisión fue mejorable. Las marcas muestran lo que habría logrado cada bot con los mismos dados.',
    luckWords: {
      very: 'mucha suerte',
      lucky: 'buena suerte',
      even: 'suerte normal',
      unlucky: 'mala suerte',
      veryUn: 'muy mala suerte',
    },
    working: ({ percent }) => `${percent} % analizado`,
    failed: 'Esta partida no se puede analizar.',
    exact: 'Cifras exactas: este juego está calculado por completo.',
    estimated: ({ games }) =>
      `Estimaciones: el bot más fuerte jugó cada posición hasta el final al menos ${games} ${plural('es', games, { one: 'vez', other: 'veces' })}. La cifra tras ± es el error estándar.`,
    seat: 'Jugador',
    luck: 'Suerte',
    skill: 'Decisiones',
    others: 'Las de los demás',
    adds: 'La suerte y las decisiones explican cómo se pasó de la probabilidad inicial al resultado.',
    slips: ({ who, slips, choices }) =>
      slips === 0
        ? `${who}: ${plural('es', choices, { one: 'la única decisión no era mejorable', other: `ninguna de las ${choices} decisiones era mejorable` })}`
        : choices === 1
          ? `${who}: la única decisión era mejorable`
          : `${who}: ${plural('es', slips, { one: `1 de ${choices} decisiones era mejorable`, other: `${slips} de ${choices} decisiones eran mejorables` })}`,
    turning: ({ before, after }) =>
      `El mayor salto hacia la victoria: la probabilidad de ganar subió del ${before} al ${after}`,
    costs: 'Lo que más costó',
    cost: ({ who, played, best, cost }) => `${who}: «${played}» costó un ${cost}. Mejor: «${best}»`,
    here: ({ who }) => `${who === grammar.name ? 'Decides tú' : `Decide ${who}`}: lo que valía cada opción`,
    share: 'Compartir una imagen',
    link: 'Compartir un enlace',
    linkCopied: 'Enlace copiado.',
    linkByHand: 'Copia este enlace:',
    linkTooLong: 'Esta partida es demasiado larga para un enlace. Guárdala en un archivo y compártelo.',
    race: {
      skill: 'Su juego',
      others: 'El de los demás',
      adds: 'Aquí la rapidez también es un mérito: lo que agarra cada jugador cuenta a su favor y en contra de los demás. A partir de cada posición, el cálculo supone que todos son igual de rápidos.',
      gains: 'Lo que más aportó',
      act: ({ who, played, change }) => `${who}: ${played}, ${change}`,
      clean: 'Nada costó gran cosa.',
    },
  },
  whatIf: {
    title: '¿Y si…?',
    help: 'Vuelve a cualquier paso y sigue jugando tú desde ahí.',
    seat: 'Juegas como',
    against: 'Los demás',
    playOn: 'Seguir desde aquí',
    over: 'Aquí la partida ya ha terminado. Retrocede un paso.',
  },
  coach: {
    stands: 'Cómo va la partida',
    best: ({ move }) => `Lo mejor: ${move}`,
    alike: ({ move }) => `«${move}» es igual de bueno`,
    ahead: ({ count, games, move }) =>
      `De cada ${games} partidas se ${plural('es', count, { one: 'gana', other: 'ganan' })} ${count} más que con «${move}»`,
    aheadForMedal: ({ count, move }) =>
      `Probabilidad de lograr la próxima medalla: un ${count} % más que con «${move}»`,
    played: 'jugada',
    behind: ({ percent }) => `${percent} menos que lo mejor`,
    solve: 'Calcular probabilidades exactas',
    solving: ({ percent }) => `${percent} % calculado`,
    solveHelp: ({ megabytes }) =>
      `Tarda un minuto o más y ocupa ${megabytes} MB. Después, todas las cifras son exactas.`,
    solveFailed: {
      offline: ({ megabytes }) =>
        `Hacen falta ${megabytes} MB de memoria libre, o un servidor, y ahora no hay ni lo uno ni lo otro. Cierra otras páginas o conéctate, e inténtalo de nuevo.`,
      alone: ({ megabytes }) =>
        `Hacen falta ${megabytes} MB de memoria libre. Cierra otras páginas e inténtalo de nuevo.`,
      both: ({ megabytes }) =>
        `Hacen falta ${megabytes} MB, y ahora no los tienen libres ni este dispositivo ni el servidor. Cierra otras páginas o inténtalo más tarde.`,
    },
  },
} satisfies CoachTexts
