import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

const points = (n: number): string => plural('es', n, { one: `${n} punto`, other: `${n} puntos` })

export const es = {
  title: ({ game }) => `${game}: la hoja del día`,
  help: 'La misma hoja y los mismos dados para todos. Una nueva cada día, a medianoche (UTC).',
  ranked: 'Puntúa para la clasificación',
  rankedHelp: 'Una partida al día. Las jugadas no se pueden deshacer.',
  unranked: 'No puntúa para la clasificación',
  unrankedHelp:
    'Aquí no responde ningún servidor: los dados salen de la fecha y el resultado no entra en la clasificación.',
  play: 'Jugar',
  goOn: 'Continuar',
  doneHelp: 'Esta ha sido tu partida de hoy. Mañana hay una hoja nueva.',
  notReached: 'El servidor no responde. Inténtalo de nuevo en un momento.',
  medals: 'Medallas',
  from: ({ points: n }) => `desde ${points(n)}`,
  medalNames: { gold: 'oro', silver: 'plata', bronze: 'bronce', none: 'sin medalla' },
  yourResult: ({ points: n, medal }) => `Tu resultado: ${points(n)}, ${medal}`,

  results: 'Resultados',
  place: 'Puesto',
  name: 'Nombre',
  points: 'Puntos',
  medal: 'Medalla',
  you: 'tú',
  guest: 'un invitado',
  nobody: 'Nadie ha terminado todavía la hoja de hoy.',
  nobodyPlayed: 'Nadie terminó la hoja de ese día.',
  yourPlace: ({ place, count }) => `Puesto ${place} de ${count}`,
  more: 'Ver más',
  fairPlay:
    'Cuenta una partida por dispositivo. Quien vuelve como invitado nuevo ya ha visto los dados: confiamos en el juego limpio.',
  listedAs: ({ name }) => `En la clasificación eres «${name}».`,
  rename: 'Cambiar mi nombre',

  dice: 'Los dados',
  seal: 'El sello de hoy',
  sealHelp:
    'Los dados de todo el día salen de un secreto que se eligió al azar y se selló el día anterior. Mañana se revela y cualquiera puede comprobarlo.',
  next: 'El sello de mañana',
  yesterday: 'Ayer',
  secret: 'El secreto',
  check: 'Comprobar los dados',
  sealFits: 'El secreto coincide con el sello.',
  sealWrong: 'El secreto no coincide con el sello: no son los dados que se sellaron.',
  seen: {
    before: 'Este dispositivo vio el mismo sello antes de que empezara ese día.',
    onDay: 'Este dispositivo vio el mismo sello ese día.',
    other: 'Este dispositivo vio otro sello: se cambió después.',
    not: 'Este dispositivo no había visto el sello antes.',
  },
  throwsFit: ({ throws }) =>
    plural('es', throws, {
      one: 'La única tirada de tu partida sale de él.',
      other: `Las ${throws} tiradas de tu partida salen de él.`,
    }),
  throwsWrong: 'Una tirada de tu partida no sale de él.',
  noGame: 'Este dispositivo no tiene ninguna partida de ese día para comparar.',
  limitsHelp:
    'Lo que esto no demuestra: en estos dados no participó el dispositivo de ningún jugador. Quien lleva el servidor pudo probar varios secretos antes de sellar uno, y conoce las tiradas de antemano.',

  share: 'Compartir el resultado',
  shareText: ({ game, date, points: n, medal, stars }) => `${game}, ${date}: ${points(n)}, ${medal} ${stars}`,
  copied: 'Resultado copiado.',
  notCopied: 'No se ha podido copiar. Selecciona el texto y cópialo a mano.',

  newDay: 'Ha empezado un nuevo día',
  newDayHelp: 'Hay una hoja nueva. Lo que no se terminó antes de medianoche ya no entra en la clasificación.',
  toNewDay: 'Ir a la hoja nueva',
} satisfies DailyTexts
