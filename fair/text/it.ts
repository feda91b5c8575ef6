import { plural } from '../../engine/text/lang.ts'
import type { VerdictText } from './verdict.ts'

export const verdict: VerdictText = {
  throws: ({ throws, dice }) =>
    `${plural('it', throws, { one: `${throws} lancio`, other: `${throws} lanci` })} con ` +
    `${plural('it', dice, { one: `${dice} dado`, other: `${dice} dadi` })}: proprio quelli sigillati prima della partita.`,
  noThrows: 'Non è stato lanciato nessun dado.',
  devices: ({ devices }) =>
    plural('it', devices, {
      one: `${devices} dispositivo ha contribuito con un suo numero casuale: se non barava, nessuno ha potuto scegliere i dadi.`,
      other: `${devices} dispositivi hanno contribuito con numeri casuali: se almeno uno non barava, nessuno ha potuto scegliere i dadi.`,
    }),
  restarts: ({ restarts }) =>
    plural('it', restarts, {
      one: 'I dadi sono stati preparati due volte: qualcuno può aver scartato la prima serie.',
      other: `I dadi sono stati preparati ${restarts + 1} volte: ogni volta qualcuno può aver scartato una serie.`,
    }),
  voided: ({ voided }) =>
    plural('it', voided, {
      one: 'Un lancio è stato rifatto perché il round si è interrotto: il server può aver scartato un risultato.',
      other:
        `${voided} lanci sono stati rifatti perché i round si sono interrotti: ogni volta il server può aver ` +
        'scartato un risultato.',
    }),
  notOver: 'La partita non è finita: il tavolo è stato chiuso prima, oppure manca la fine del file.',
  remembered: 'È il sigillo che il tuo dispositivo ha visto prima della partita, e a cui ha contribuito.',
  limits:
    'I limiti di questa prova: il server può conoscere i lanci in anticipo, ma non sceglierli; e un file da solo ' +
    'non dimostra che questo sia il tavolo a cui hai giocato.',
  firstWrong: 'Questa è la prima riga sbagliata. Così il file non dimostra niente sui suoi dadi.',
  why: {
    'no-lines': 'Il file non dice da dove vengono i dadi.',
    'real-dice': 'Erano dadi veri: qualcuno li ha lanciati e ha inserito il risultato.',
    'one-device': 'La partita si è giocata su un solo dispositivo, che ha lanciato da sé tutti i dadi.',
    simulation: 'La partita è stata simulata da un programma.',
    'no-secret': 'Il server rivela il suo segreto quando la partita finisce o il tavolo viene chiuso.',
    'no-bytes':
      'Tutti i lanci derivano dal segreto del server, ma nessun dispositivo ha partecipato: il server avrebbe potuto ' +
      'provare segreti fino a trovare i dadi che gli piacevano.',
  },
  legal: 'Ogni mossa rispetta le regole.',
  otherThrow: ({ n, due, got }) => `Il lancio ${n} mostra ${got}, ma prima della partita era stato sigillato ${due}.`,
}
