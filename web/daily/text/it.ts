import { plural } from '../../../engine/text/lang.ts'
import type { DailyTexts } from './catalog.ts'

const points = (n: number): string => plural('it', n, { one: `${n} punto`, other: `${n} punti` })

export const it = {
  title: ({ game }) => `${game}: la scheda del giorno`,
  help: 'La stessa scheda e gli stessi dadi per tutti. Ogni giorno una nuova, a mezzanotte UTC.',
  ranked: 'In classifica',
  rankedHelp: 'Una partita al giorno. Ogni mossa è definitiva.',
  unranked: 'Fuori classifica',
  unrankedHelp: 'Qui non risponde nessun server: i dadi derivano dalla data e il risultato non va in classifica.',
  play: 'Gioca',
  goOn: 'Continua',
  doneHelp: 'Per oggi hai giocato. Domani c’è una nuova scheda.',
  notReached: 'Il server non risponde. Riprova tra un momento.',
  medals: 'Medaglie',
  from: ({ points: n }) => `da ${points(n)}`,
  medalNames: { gold: 'oro', silver: 'argento', bronze: 'bronzo', none: 'nessuna medaglia' },
  yourResult: ({ points: n, medal }) => `Il tuo risultato: ${points(n)}, ${medal}`,

  results: 'Risultati',
  place: 'Pos.',
  name: 'Nome',
  points: 'Punti',
  medal: 'Medaglia',
  you: 'tu',
  guest: 'un ospite',
  nobody: 'Nessuno ha ancora finito la scheda di oggi.',
  nobodyPlayed: 'Nessuno ha finito la scheda di quel giorno.',
  yourPlace: ({ place, count }) => `Posizione ${place} su ${count}`,
  more: 'Mostra altri',
  fairPlay:
    'In classifica entra una partita per dispositivo. Chi rientra come nuovo ospite ha già visto i dadi: ci fidiamo della correttezza di tutti.',
  listedAs: ({ name }) => `In classifica sei «${name}».`,
  rename: 'Cambia nome',

  dice: 'I dadi',
  seal: 'Il sigillo di oggi',
  sealHelp:
    'I dadi di tutta la giornata derivano da un segreto estratto e sigillato il giorno prima. Domani il segreto viene rivelato e tutti possono controllarlo.',
  next: 'Il sigillo di domani',
  yesterday: 'Ieri',
  secret: 'Il segreto',
  check: 'Controlla i dadi',
  sealFits: 'Il segreto corrisponde al sigillo.',
  sealWrong: 'Il segreto non corrisponde al sigillo: non sono i dadi che erano stati sigillati.',
  seen: {
    before: 'Questo dispositivo ha visto lo stesso sigillo prima che quel giorno cominciasse.',
    onDay: 'Questo dispositivo ha visto lo stesso sigillo quel giorno.',
    other: 'Questo dispositivo ha visto un altro sigillo: è stato cambiato dopo.',
    not: 'Questo dispositivo non aveva ancora visto il sigillo.',
  },
  throwsFit: ({ throws }) =>
    plural('it', throws, {
      one: 'L’unico lancio della tua partita deriva da lì.',
      other: `Tutti i ${throws} lanci della tua partita derivano da lì.`,
    }),
  throwsWrong: 'Un lancio della tua partita non deriva da lì.',
  noGame: 'Su questo dispositivo non c’è una partita di quel giorno da confrontare.',
  limitsHelp:
    'Cosa non dimostra: a questi dadi non ha contribuito nessun dispositivo dei giocatori. Chi gestisce il server poteva provare più segreti prima di sigillarne uno, e conosce i lanci in anticipo.',

  share: 'Condividi il risultato',
  shareText: ({ game, date, points: n, medal, stars }) => `${game}, ${date}: ${points(n)}, ${medal} ${stars}`,
  copied: 'Risultato copiato.',
  notCopied: 'Non è stato possibile copiarlo. Seleziona il testo e copialo a mano.',

  newDay: 'È un nuovo giorno.',
  newDayHelp: 'C’è una nuova scheda. Le partite non finite entro mezzanotte non entrano più in classifica.',
  toNewDay: 'Vai alla nuova scheda',
} satisfies DailyTexts
