import { plural } from '../../../engine/text/lang.ts'
import type { InsightTexts } from './catalog.ts'

const games = (count: number): string => plural('it', count, { one: `${count} partita`, other: `${count} partite` })

export const it = {
  title: 'Il tuo gioco',
  empty: 'Le tue partite hanno molto da raccontare',
  emptyHelp:
    'Gioca una partita fino alla fine e qui vedrai come hai scelto, quanta fortuna hai avuto e che cosa allenare.',
  play: 'Gioca una partita',
  working: ({ left }) => `Sto guardando ancora ${games(left)}…`,
  others: ({ count }) =>
    `${games(count)} con più persone ${plural('it', count, { one: 'resta fuori', other: 'restano fuori' })}: chi sei tu? Scrivi il tuo nome nelle impostazioni: le partite con quel nome contano.`,
  skipped: ({ count }) =>
    `${games(count)} ${plural('it', count, { one: 'non si legge e resta fuori', other: 'non si leggono e restano fuori' })}. Nulla viene cancellato.`,
  games: 'Partite',
  won: 'Vinte',
  shared: 'Alla pari',
  rate: 'Vinte su tutte',
  summary: ({ games: all, won }) =>
    `${games(all)}, ${plural('it', won, { one: `${won} vinta`, other: `${won} vinte` })}`,
  choose: 'Scegli un gioco',
  accuracy: {
    title: 'Precisione',
    help: '100 vuol dire che nessuna scelta ha regalato nulla. Le linee tratteggiate mostrano che cosa avrebbe raggiunto ogni bot con i tuoi dadi.',
    you: 'Tu',
    games: 'Partite',
  },
  luck: {
    title: 'Fortuna',
    won: 'Vinte',
    expected: 'Con dadi medi',
    good: ({ wins }) => `Finora i dadi ti hanno regalato circa ${wins} vittorie.`,
    bad: ({ wins }) => `Finora i dadi ti sono costati circa ${wins} vittorie.`,
    even: 'I dadi sono stati equi con te: fortuna e sfortuna si pareggiano.',
    help: 'Una vittoria può venire da un solo tiro fortunato. La linea tratteggiata conta solo le scelte, i tuoi errori e quelli degli altri: trenta partite dicono ciò che le sole vittorie dicono in cento.',
    none: 'In questo gioco la fortuna non si conta: per molte partite ci vorrebbe troppo. L’analisi di una singola partita la racconta.',
  },
  kinds: {
    title: 'Quanto costano le tue scelte',
    exact: 'Cifre esatte: questi tavoli sono risolti.',
    estimated: 'Stime del bot più forte. Le piccole differenze non contano.',
    race: 'In una gara non c’è tempo per soppesare: qui si contano le tue prese.',
    wins: ({ wins }) => `${wins} vittorie su 100 partite`,
    free: 'nulla',
    times: ({ count, seconds }) => `${count} ×, in media dopo ${seconds} s`,
    choices: ({ slips, count }) => `${slips} su ${count} si potevano fare meglio`,
    train: 'Allenati',
    worst: 'Le più costose',
    example: ({ date, percent }) => `${date}: −${percent}`,
  },
  rivals: { title: 'Avversari', who: 'Contro', guest: 'un ospite' },
  months: { title: 'Mese per mese', month: 'Mese' },
  records: {
    title: 'Record e prime volte',
    names: {
      'first-game': 'Prima partita',
      'first-win': 'Prima vittoria',
      'best-score': 'Punteggio più alto',
      'best-alone': 'Punteggio più alto in solitario',
      'longest-row': 'Vittorie di fila',
      'most-accurate': 'Partita giocata meglio',
      'against-luck': 'Vinta contro i dadi',
    },
    row: ({ count }) => `${count} di fila`,
    chance: ({ percent }) => `solo ${percent} con dadi medi`,
  },
  table: 'Come tabella',
  csv: 'Salva in CSV',
  json: 'Salva in JSON',
  ladder: {
    title: 'Scala dei bot',
    help: 'Batti ogni bot una volta, nell’ordine che vuoi. La medaglia resta, anche se cancelli la partita.',
    beaten: ({ date }) => `Battuto il ${date}`,
    open: 'Ancora da battere',
    count: ({ beaten, all }) => `${beaten} su ${all}`,
  },
} satisfies InsightTexts
