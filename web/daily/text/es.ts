import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

export const es = {
  all: 'Los retos de hoy',
  title: ({ game }) => `${game}: el reto de hoy`,
  help: 'Los mismos dados para todos. Un reto nuevo cada día, a medianoche (UTC).',
  ranked: 'Puntúa para la clasificación',
  rankedHelp: 'Una partida al día. Las jugadas no se pueden deshacer.',
  unranked: 'No puntúa para la clasificación',
  unrankedHelp:
    'Aquí no responde ningún servidor: los dados salen de la fecha y el resultado no entra en la clasificación.',
  play: 'Jugar',
  goOn: 'Continuar',
  doneHelp: 'Este ha sido tu reto de hoy. Mañana hay uno nuevo.',
  unreadable: 'La partida de hoy en este dispositivo ya no se puede leer. Mañana hay un reto nuevo.',
  notReached: 'El servidor no responde. Inténtalo de nuevo en un momento.',
  medals: 'Medallas',
  medalNames: { gold: 'oro', silver: 'plata', bronze: 'bronce', none: 'sin medalla' },
  noMedal: 'Esta vez sin medalla',
  yourResult: ({ score, medal }) => `Tu resultado: ${score}, ${medal}`,
  countdown: ({ hours, minutes }) => `Retos nuevos en ${hours} h ${minutes} min`,
  streak: ({ days }) => plural('es', days, { one: `${days} día`, other: `${days} días seguidos` }),
  noStreak: 'Termina un reto para empezar una racha.',
  streakHelp: 'Basta un reto al día. Un día perdido se perdona.',
  calendar: 'Las últimas cinco semanas',
  calendarDay: ({ date, done }) => `${date}: ${plural('es', done, { one: `${done} reto`, other: `${done} retos` })}`,
  notKept: 'Este navegador no guarda nada: tu racha puede perderse al cerrar la página.',

  results: 'Resultados',
  place: 'Puesto',
  name: 'Nombre',
  score: 'Resultado',
  medal: 'Medalla',
  you: 'tú',
  guest: 'un invitado',
  nobody: 'Nadie ha terminado todavía el reto de hoy.',
  nobodyPlayed: 'Nadie terminó el reto de ese día.',
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
  shareText: ({ game, date, score, medal, stars }) => `${game}, ${date}: ${score}, ${medal} ${stars}`,
  copied: 'Resultado copiado.',
  notCopied: 'No se ha podido copiar. Selecciona el texto y cópialo a mano.',

  bestGame: ({ name }) => `La mejor partida: ${name}`,
  watch: 'Ver la partida',
  strongest: ({ name }) => `Con los mismos dados, ${name} habría conseguido`,
  strongestShow: '¿Qué habría hecho el más fuerte?',
  strongestHelp: 'El bot más fuerte juega el reto de ayer con los mismos dados. Él tampoco los conoce.',
  strongestWorks: 'Jugando la partida…',
  strongestFailed: 'No ha funcionado. Inténtalo de nuevo.',
  noYesterday: 'La mejor partida de ayer ya no está.',

  newDay: 'Ha empezado un nuevo día',
  newDayHelp: 'Hay retos nuevos. Lo que no se terminó antes de medianoche ya no entra en la clasificación.',
  toNewDay: 'Ir al reto nuevo',
} satisfies DailyTexts
