import { plural } from '../../../engine/text/lang.ts'
import type { CliText } from '../catalog.ts'

export const verify: CliText['verify'] = {
  verified: ({ file }) => `${file}: verifica riuscita.`,
  failed: ({ file }) => `${file}: verifica fallita.`,
  nothing: ({ file }) => `${file}: niente da verificare.`,
  throws: ({ throws, dice }) =>
    `${plural('it', throws, { one: `${throws} lancio`, other: `${throws} lanci` })} con ` +
    `${plural('it', dice, { one: `${dice} dado`, other: `${dice} dadi` })}: proprio quelli sigillati prima della partita.`,
  noThrows: 'Non è stato lanciato nessun dado.',
  devices: ({ devices }) =>
    plural('it', devices, {
      one: `Ha contribuito ${devices} dispositivo: se era onesto, nessuno ha potuto scegliere i dadi.`,
      other: `Hanno contribuito ${devices} dispositivi: se almeno uno era onesto, nessuno ha potuto scegliere i dadi.`,
    }),
  restarts: ({ restarts }) =>
    restarts === 0
      ? 'I dadi sono stati preparati al primo tentativo.'
      : plural('it', restarts, {
          one:
            'I dadi sono stati preparati due volte, perché qualcuno non ha rivelato i suoi byte: può aver scartato la ' +
            'prima serie.',
          other:
            `I dadi sono stati preparati ${restarts + 1} volte, perché qualcuno non ha rivelato i suoi byte: ogni volta ` +
            'può aver scartato una serie.',
        }),
  voided: ({ voided }) =>
    plural('it', voided, {
      one: 'Un lancio è stato rifatto perché la gara si è interrotta: il server può aver scartato un risultato.',
      other:
        `${voided} lanci sono stati rifatti perché le gare si sono interrotte: ogni volta il server può aver ` +
        'scartato un risultato.',
    }),
  over: 'La partita è stata giocata fino alla fine.',
  notOver: 'La partita non è finita: il tavolo è stato chiuso prima, oppure mancano righe alla fine.',
  limits:
    'Cosa non dimostra: il server potrebbe conoscere i lanci in anticipo, anche se non può sceglierli; e un file da ' +
    'solo non prova che questo sia il tavolo a cui hai giocato.',
  firstWrong: 'Questa è la prima riga sbagliata. Così il file non dimostra niente sui suoi dadi.',
  why: {
    'no-lines': 'Il file non dice da dove vengono i dadi.',
    'real-dice': 'Erano dadi veri: qualcuno li ha lanciati e ha inserito il risultato.',
    'one-device': 'La partita si è giocata su un solo dispositivo, che ha lanciato da sé tutti i dadi.',
    simulation: 'La partita è stata simulata da un programma.',
    'no-secret': 'Il server rivela il suo segreto quando la partita finisce o il tavolo viene chiuso.',
    'no-bytes':
      'Tutti i lanci derivano dal segreto del server, ma nessun dispositivo ha contribuito: il server avrebbe potuto ' +
      'provare segreti fino a trovare i dadi che gli piacevano.',
  },
  legal: 'La partita in sé rispetta le regole, fin dove arriva il file.',
  proof: {
    throw: ({ n, due, got }) => `Il lancio ${n} mostra ${got}, ma prima della partita era stato sigillato ${due}.`,
    malformed: ({ got }) => `«${got}» non è una riga di una prova dei dadi.`,
    version: ({ got, known }) => `La prova ha la versione ${got}; questo programma verifica la versione ${known}.`,
    onlyHere: ({ line }) => `Qui può stare solo «${line}».`,
    afterSecret: 'Il segreto è l’ultima riga del file: dopo non può venire altro.',
    commitMismatch:
      'Il sigillo del server non corrisponde all’identificativo del tavolo e alla prima riga del file: qualcosa è ' +
      'stato cambiato.',
    secretMismatch: 'Questo non è il segreto che il server aveva sigillato.',
    notUnicode: 'La prima riga ha caratteri che nessun file di testo può contenere.',
    otherCommit:
      'Il tuo dispositivo ha visto un altro sigillo: questo non è il tavolo a cui hai giocato, oppure è stato ' +
      'cambiato.',
    otherBytes: ({ seat }) => `Questi non sono i byte con cui il tuo dispositivo ha contribuito per il posto ${seat}.`,
    closed: 'I sigilli sono già completi: non se ne possono aggiungere.',
    notClosed: 'I sigilli non sono ancora completi: prima non si rivelano byte.',
    barred: ({ seat }) => `Il posto ${seat} prima non ha rivelato i suoi byte: non può più contribuire.`,
    notHex: ({ bytes }) =>
      `Qui ${plural('it', bytes, { one: `serve ${bytes} byte`, other: `servono ${bytes} byte` })}, con due cifre ` +
      'tra 0–9 e a–f per ogni byte.',
    notCommitted: ({ seat }) => `Il posto ${seat} non ha sigillato niente: non ha byte da rivelare.`,
    bytesMismatch: ({ seat }) => `Questi non sono i byte che il posto ${seat} aveva sigillato.`,
    noneMissing: 'Tutti i byte sono stati rivelati: non c’è motivo di ricominciare.',
  },
}
