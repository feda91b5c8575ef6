import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

const points = (n: number): string => plural('it', n, { one: `${n} punto`, other: `${n} punti` })

export const it = {
  title: ({ game }) => `${game}: la scheda del giorno`,
  help: 'La stessa scheda e gli stessi dadi per tutti. Ogni giorno una nuova, a mezzanotte UTC.',
  ranked: 'In classifica',
  rankedHelp: 'Una partita al giorno. Ogni mossa fatta è definitiva.',
  unranked: 'Fuori classifica',
  unrankedHelp: 'Nessun server risponde: i dadi seguono dalla data e il risultato non entra in nessuna classifica.',
  play: 'Gioca',
  goOn: 'Continua',
  doneHelp: 'Questa era la partita di oggi. Domani c’è una nuova scheda.',
  notReached: 'Il server non risponde. Riprova tra un momento.',
  medals: 'Medaglie',
  from: ({ points: n }) => `da ${points(n)}`,
  medalNames: { gold: 'oro', silver: 'argento', bronze: 'bronzo', none: 'nessuna medaglia' },
  yourResult: ({ points: n, medal }) => `Il tuo risultato: ${points(n)}, ${medal}`,

  results: 'Risultati',
  place: 'Posto',
  name: 'Nome',
  points: 'Punti',
  medal: 'Medaglia',
  you: 'tu',
  guest: 'un ospite',
  nobody: 'Nessuno ha ancora finito la scheda di oggi.',
  nobodyPlayed: 'Nessuno ha finito la scheda di quel giorno.',
  yourPlace: ({ place, count }) => `Posto ${place} su ${count}`,
  more: 'Mostra altri',
  fairPlay:
    'In classifica entra una partita per dispositivo. Chi torna come nuovo ospite ha già visto i dadi: questa classifica si affida alla correttezza di tutti.',
  listedAs: ({ name }) => `In classifica sei «${name}».`,
  rename: 'Cambia nome',

  dice: 'I dadi',
  seal: 'Il sigillo di oggi',
  sealHelp:
    'I dadi di tutto il giorno seguono da un segreto estratto e sigillato il giorno prima. Domani il segreto viene svelato e tutti possono controllarlo.',
  next: 'Il sigillo di domani',
  yesterday: 'Ieri',
  secret: 'Il segreto',
  check: 'Controlla i dadi',
  sealFits: 'Il segreto corrisponde al sigillo.',
  sealWrong: 'Il segreto non corrisponde al sigillo: non sono i dadi che erano stati fissati.',
  seen: {
    before: 'Questo dispositivo ha visto lo stesso sigillo prima che quel giorno cominciasse.',
    onDay: 'Questo dispositivo ha visto lo stesso sigillo quel giorno.',
    other: 'Questo dispositivo ha visto un altro sigillo: è stato cambiato dopo.',
    not: 'Questo dispositivo non aveva ancora visto il sigillo.',
  },
  throwsFit: ({ throws }) =>
    plural('it', throws, {
      one: 'L’unico lancio della tua partita ne segue.',
      other: `Tutti i ${throws} lanci della tua partita ne seguono.`,
    }),
  throwsWrong: 'Un lancio della tua partita non ne segue.',
  noGame: 'Questo dispositivo non ha una partita di quel giorno da confrontare.',
  limitsHelp:
    'Che cosa non dimostra: nessun dispositivo dei giocatori ha contribuito a questi dadi. Chi gestisce il server poteva provare più segreti prima di sigillarne uno, e conosce i lanci in anticipo.',

  share: 'Condividi il risultato',
  shareText: ({ game, date, points: n, medal, stars }) => `${game}, ${date}: ${points(n)}, ${medal} ${stars}`,
  copied: 'Il risultato è negli appunti.',
  notCopied: 'Non è stato possibile copiare. Seleziona il testo e copialo tu.',

  newDay: 'È cominciato un nuovo giorno.',
  newDayHelp: 'C’è una nuova scheda. Ciò che non era finito a mezzanotte non entra più in classifica.',
  toNewDay: 'Alla nuova scheda',
} satisfies DailyTexts
