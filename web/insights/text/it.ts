import { plural } from '../../../engine/text/lang.ts'
import { the } from '../../../engine/text/you/it.ts'
import type { InsightTexts } from './catalog.ts'

/** A number of wins as it is written: only "1" is singular. */
const wins = (said: string): string => `${said} ${said === '1' ? 'vittoria' : 'vittorie'}`

const games = (count: number): string => plural('it', count, { one: `${count} partita`, other: `${count} partite` })

export const it = {
  title: 'Come giochi',
  empty: 'Le tue partite hanno molto da raccontare',
  emptyHelp:
    'Gioca una partita fino alla fine e qui vedrai come hai scelto, quanta fortuna hai avuto e su cosa allenarti.',
  play: 'Gioca una partita',
  working: ({ left }) =>
    `Restano da valutare le scelte di ${games(left)}. Puoi uscire: quello che è fatto resta salvato.`,
  others: ({ count }) =>
    `${games(count)} con più persone ${plural('it', count, { one: 'resta fuori', other: 'restano fuori' })}: chi eri tu? Scrivi il tuo nome nelle impostazioni: conteranno le partite giocate con quel nome.`,
  skipped: ({ count }) =>
    `${games(count)} ${plural('it', count, { one: 'è illeggibile e resta fuori', other: 'sono illeggibili e restano fuori' })}. Nulla viene eliminato.`,
  games: 'Partite',
  won: 'Vinte',
  shared: 'Condivise',
  rate: 'Vittorie',
  summary: ({ games: all, won }) =>
    `${games(all)}, ${plural('it', won, { one: `${won} vinta`, other: `${won} vinte` })}`,
  choose: 'Scegli un gioco',
  accuracy: {
    title: 'Precisione',
    help: '100 vuol dire che nessuna scelta è costata nulla.',
    bots: 'Le linee tratteggiate mostrano dove sarebbe arrivato ogni bot con i tuoi dadi.',
    when: 'Data',
    you: 'Tu',
    games: 'Partite',
  },
  luck: {
    title: 'Fortuna',
    won: 'Vinte',
    expected: 'Con fortuna media',
    good: ({ wins: said }) => `Finora i dadi ti hanno regalato circa ${wins(said)}.`,
    bad: ({ wins: said }) => `Finora i dadi ti sono costati circa ${wins(said)}.`,
    even: 'I dadi sono stati equi con te: fortuna e sfortuna si compensano.',
    help: 'Per vincere può bastare un lancio fortunato. La linea tratteggiata conta solo gli errori, tuoi e degli altri: così trenta partite ti dicono quello che, contando solo le vittorie, ne richiederebbe cento.',
    none: 'Per questo gioco la fortuna non si calcola: su tante partite ci vorrebbe troppo. La trovi nell’analisi di ogni partita.',
  },
  kinds: {
    title: 'Quanto costano le tue scelte',
    exact: 'Cifre esatte: questo gioco è calcolato fino in fondo.',
    estimated: 'Stime del bot più forte. Le piccole differenze non contano.',
    race: 'In un gioco di velocità non c’è tempo per riflettere: qui conta ciò che prendi.',
    wins: ({ wins: said }) => `${wins(said)} su 100 partite`,
    perGame: ({ percent }) => `${percent} a partita`,
    free: 'nulla',
    times: ({ count, seconds }) =>
      `${plural('it', count, { one: '1 volta', other: `${count} volte` })}, in media dopo ${seconds} s`,
    choices: ({ slips, count }) =>
      `${slips} su ${count} ${plural('it', slips, { one: 'poteva essere migliore', other: 'potevano essere migliori' })}`,
    train: 'Allenati',
    worst: 'Le più costose',
    example: ({ date, percent }) => `${date}: −${percent}`,
  },
  rivals: { title: 'Avversari', who: 'Contro', guest: 'Ospite' },
  months: { title: 'Mese per mese', month: 'Mese' },
  records: {
    title: 'Record e prime volte',
    names: {
      'first-game': 'Prima partita',
      'first-win': 'Prima vittoria',
      'best-score': 'Punteggio più alto',
      'best-alone': 'Punteggio più alto in solitario',
      'longest-row': 'Vittorie di fila',
      'most-accurate': 'La partita giocata meglio',
      'against-luck': 'Vinta nonostante i dadi',
    },
    row: ({ count }) => `${count} di fila`,
    chance: ({ percent }) => `solo ${the(percent)} con fortuna media`,
  },
  table: 'Come tabella',
  csv: 'Salva in CSV',
  json: 'Salva in JSON',
  ladder: {
    title: 'Batti i bot',
    help: 'Batti ogni bot una volta, nell’ordine che vuoi. La medaglia resta, anche se elimini la partita.',
    beaten: ({ date }) => `Battuto ${the(date)}`,
    open: 'Ancora da battere',
    count: ({ beaten, all }) => `${beaten} su ${all}`,
  },
} satisfies InsightTexts
