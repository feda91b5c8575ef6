import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

const points = (n: number): string => plural('es', n, { one: `${n} punto`, other: `${n} puntos` })

export const es = {
  title: ({ game }) => `${game}: la hoja del día`,
  help: 'La misma hoja y los mismos dados para todos. Cada día una nueva, a medianoche UTC.',
  ranked: 'Con clasificación',
  rankedHelp: 'Una partida al día. Cada jugada hecha es definitiva.',
  unranked: 'Sin clasificación',
  unrankedHelp:
    'No responde ningún servidor: los dados salen de la fecha y el resultado no entra en ninguna clasificación.',
  play: 'Jugar',
  goOn: 'Continuar',
  doneHelp: 'Esta era la partida de hoy. Mañana hay una hoja nueva.',
  notReached: 'El servidor no responde. Inténtalo de nuevo dentro de un momento.',
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
    'Entra en la clasificación una partida por dispositivo. Quien vuelve como invitado nuevo ya ha visto los dados: esta lista confía en el juego limpio.',
  listedAs: ({ name }) => `En la clasificación eres «${name}».`,
  rename: 'Cambiar de nombre',

  dice: 'Los dados',
  seal: 'El sello de hoy',
  sealHelp:
    'Los dados de todo el día salen de un secreto que se sacó y se selló el día anterior. Mañana se revela el secreto y todos pueden comprobarlo.',
  next: 'El sello de mañana',
  yesterday: 'Ayer',
  secret: 'El secreto',
  check: 'Comprobar los dados',
  sealFits: 'El secreto corresponde al sello.',
  sealWrong: 'El secreto no corresponde al sello: no son los dados que se habían fijado.',
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
    'Lo que esto no demuestra: ningún dispositivo de los jugadores participó en estos dados. Quien lleva el servidor pudo probar varios secretos antes de sellar uno, y conoce las tiradas de antemano.',

  share: 'Compartir el resultado',
  shareText: ({ game, date, points: n, medal, stars }) => `${game}, ${date}: ${points(n)}, ${medal} ${stars}`,
  copied: 'El resultado está en el portapapeles.',
  notCopied: 'No se pudo copiar. Selecciona el texto y cópialo tú.',

  newDay: 'Ha empezado un nuevo día.',
  newDayHelp: 'Hay una hoja nueva. Lo que no se terminó antes de medianoche ya no entra en la clasificación.',
  toNewDay: 'A la hoja nueva',
} satisfies DailyTexts
