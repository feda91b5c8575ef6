import type { Catalog } from './catalog.ts'
import { plural } from './lang.ts'

const characters = (n: number) => plural('it', n, { one: `${n} carattere`, other: `${n} caratteri` })
const people = (n: number) => plural('it', n, { one: `${n} giocatore`, other: `${n} giocatori` })

export const it = {
  lang: 'it',
  about: ({ games }) =>
    'Iacta è un progetto libero e non ufficiale, fatto da chi ama i giochi di dadi. I giochi appartengono a chi li ' +
    `ha ideati e pubblicati: ${games}. Iacta non ha alcun legame con loro. Parole e disegni sono nostri; il ` +
    'programma è libero, con licenza MIT. Se un gioco ti piace, compra la scatola: se lo merita.',
  didYouMean: ({ word }) => `Forse volevi scrivere «${word}»?`,
  dice: ({ count, sides }) =>
    plural('it', count, { one: `${count} dado a ${sides} facce`, other: `${count} dadi a ${sides} facce` }),
  refusal: {
    over: 'La partita è finita: non si gioca più.',
    throwDue: ({ dice }) => `Prima bisogna lanciare ${dice}.`,
    moveDue: ({ seats, count }) =>
      plural('it', count, {
        one: `Ora non si lancia: tocca al posto ${seats}.`,
        other: `Ora non si lancia: tocca ai posti ${seats}.`,
      }),
    noSuchSeat: ({ seat, last }) =>
      last === 0
        ? `Il posto ${seat} non esiste: c’è solo il posto 0.`
        : `Il posto ${seat} non esiste: i posti vanno da 0 a ${last}.`,
    notDue: ({ seat, due, count }) =>
      plural('it', count, {
        one: `Ora non tocca al posto ${seat}, ma al posto ${due}.`,
        other: `Ora non tocca al posto ${seat}, ma ai posti ${due}.`,
      }),
    illegal: ({ rule }) => `La regola ${rule} non lo permette.`,
    wrongCount: ({ expected, got }) =>
      `Qui si ${plural('it', expected, { one: `lancia ${expected} dado`, other: `lanciano ${expected} dadi` })}, ma ` +
      `${plural('it', got, { one: `è indicato ${got} valore`, other: `sono indicati ${got} valori` })}.`,
    wrongFace: ({ die, sides, face }) =>
      `Il dado ${die} del lancio non può mostrare ${face}: ha ${sides} facce, numerate da 1 a ${sides}.`,
    noLimit: 'Ora non c’è un limite di tempo, quindi il tempo non può scadere.',
    badTime: ({ at }) => `${at} non è un tempo valido: si conta in millisecondi interi, da 0 in su.`,
  },
  option: {
    notAnObject: 'Le opzioni si scrivono tra parentesi graffe: {"opzione":"valore"}.',
    unknown: ({ option, known }) => `L’opzione «${option}» non esiste. Le opzioni sono: ${known}.`,
    none: ({ option }) => `L’opzione «${option}» non esiste: questo gioco non ha opzioni.`,
    badChoice: ({ option, got, values }) => `L’opzione «${option}» non può valere «${got}». Può valere ${values}.`,
    asNumber: ({ value }) => `Scrivi ${value} come numero, senza virgolette.`,
    notAList: ({ option, example, of }) =>
      `L’opzione «${option}» è un elenco tra parentesi quadre, per esempio ${example}. Può contenere ${of}.`,
    unknownItem: ({ option, got, of }) => `L’opzione «${option}» non può contenere «${got}». Può contenere ${of}.`,
    itemTwice: ({ option, got }) => `L’opzione «${option}» contiene due volte «${got}»: una basta.`,
    badText: ({ option, max }) =>
      `L’opzione «${option}» è un testo su una sola riga, di al massimo ${characters(max)}.`,
    badSeats: ({ got, min, max }) =>
      min === max
        ? `Questo gioco è per ${people(min)}, non per ${got}.`
        : `Questo gioco è per ${min}–${max} giocatori, non per ${got}.`,
    clash: ({ option, rule }) =>
      `L’opzione «${option}» non va d’accordo con il resto della preparazione (regola ${rule}).`,
  },
  log: {
    line: ({ line, what }) => `Riga ${line}: ${what}`,
    cutOff: 'Il file sembra interrotto qui: recuperalo per intero, oppure togli la riga incompleta.',
    empty: 'Il file è vuoto.',
    tooLarge: ({ megabytes }) => `Il file supera i ${megabytes} MB: troppi per una partita salvata.`,
    tooManyLines: ({ limit }) => `Il file supera le ${limit} righe: troppe per una partita salvata.`,
    lineTooLong: ({ limit }) => `La riga supera i ${limit} caratteri: troppi per una partita salvata.`,
    notALog: ({ got, begins }) =>
      `Questa non è una partita salvata di Iacta: dovrebbe cominciare con «${begins}», invece comincia con ` +
      `«${got}».`,
    newerFormat: ({ got, known }) =>
      `La partita salvata ha il formato ${got}; questo programma legge i formati fino al ${known}.`,
    badHeader: ({ got, example }) => `La prima riga dovrebbe essere del tipo «${example}», invece è «${got}».`,
    unknownGame: ({ got, known }) => `Il gioco «${got}» qui non c’è. Ci sono: ${known}.`,
    unknownRules: ({ game, got, known }) =>
      `La partita salvata usa la versione ${got} delle regole di ${game}; questo programma ha la versione ${known}.`,
    update: 'Aggiorna Iacta per leggerla.',
    blank: 'La riga è vuota. Toglila.',
    malformed: ({ got }) =>
      `«${got}» non si può leggere. Una riga è «throw» con i suoi valori, oppure il numero di un posto con la sua ` +
      'mossa, oppure «time».',
    afterEnd: ({ got }) => `«${got}» viene dopo la riga che ha chiuso la partita.`,
    unknownWord: ({ got, word }) => `${got === word ? '' : `In «${got}», `}«${word}» non è una parola di questo gioco.`,
    knownWords: ({ words }) => `Le parole sono: ${words}.`,
    unreadableMove: ({ got }) => `«${got}» non è una mossa di questo gioco.`,
    refused: ({ got }) => `«${got}» non si può giocare.`,
  },
  event: {
    out: {
      resigned: ({ who }) => `${who} si arrende. Continua un bot.`,
      left: ({ who }) => `${who} lascia il tavolo. Continua un bot.`,
      away: ({ who }) => `${who} manca da troppo tempo. Intanto gioca un bot.`,
    },
    end: {
      resigned: ({ who }) => `${who} si arrende. La partita è finita.`,
      left: ({ who }) => `${who} lascia il tavolo. La partita è finita.`,
      away: ({ who }) => `${who} manca da troppo tempo. La partita finisce senza risultato.`,
      agreed: 'Vi siete accordati per smettere. La partita finisce senza risultato.',
      'too-long': 'La partita è diventata troppo lunga. Finisce qui, senza risultato.',
    },
  },
} satisfies Catalog
