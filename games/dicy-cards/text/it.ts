import { plural } from '../../../engine/text/lang.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const points = (n: number) => plural('it', n, { one: `${n} punto`, other: `${n} punti` })
const cards = (n: number) =>
  n === 5 ? 'tutte e cinque le carte' : plural('it', n, { one: `${n} carta`, other: `${n} carte` })

export const it = {
  lang: 'it',
  ...COVERS.it,
  notation:
    'Le mosse si scrivono «pass», «score straight», «freeze odds», «wake odds» oppure «reroll odds 1 2», con il ' +
    'valore più basso per primo.',
  points: (p) => points(p.points),
  forExample: ({ dice, points: n }) => `Esempio: ${dice} vale ${points(n)}.`,
  cards: {
    'any-two': {
      name: 'Due qualsiasi',
      rule:
        'Due dadi a piacere valgono la loro somma, e ogni persona seduta accanto a te congela una propria carta ' +
        'attiva.',
    },
    'no-sixes': { name: 'Niente sei', rule: 'Tutti e sei i dadi, senza nessun 6, valgono la loro somma.' },
    odds: { name: 'Dispari', rule: 'I dadi dispari, quanti ce ne sono, valgono la loro somma.' },
    straight: {
      name: 'Sequenza',
      rule: 'Due o più valori consecutivi, un dado per valore, valgono la loro somma; dopo il 6 non si riparte dall’1.',
    },
    'two-pairs': { name: 'Due coppie', rule: 'Due coppie di valori diversi valgono la somma dei quattro dadi.' },
    sixes: {
      name: 'Solo sei',
      rule:
        'I dadi che mostrano 6 valgono la loro somma, e ogni persona seduta accanto a te ripristina una propria ' +
        'carta congelata.',
    },
    'double-pair': { name: 'Coppia al doppio', rule: 'Due dadi uguali valgono il doppio della loro somma.' },
    'lowest-three': {
      name: 'Tre più bassi',
      rule:
        'I tre dadi più bassi dei sei valgono la loro somma, e ogni altra persona congela una propria carta attiva ' +
        '(o tutto il tavolo: vedi le opzioni).',
    },
    'all-different': {
      name: 'Tutti diversi',
      rule: 'I dadi di valore diverso, uno per valore, valgono 4 punti l’uno.',
    },
    'five-different': { name: 'Cinque diversi', rule: 'Fino a cinque dadi di valore diverso valgono la loro somma.' },
    'forty-minus': { name: 'Quaranta meno', rule: 'Tutti e sei i dadi valgono 40 meno la loro somma.' },
    same: { name: 'Tutti uguali', rule: 'I dadi di uno stesso valore, anche uno solo, valgono 5 punti l’uno.' },
  },
  lineups: {
    glacial: { name: 'Glaciale', about: 'La modalità base, con le carte «A» della scatola.' },
    interglacial: {
      name: 'Interglaciale',
      about: 'Cinque delle dodici carte si estraggono con un lancio, le stesse per tutto il tavolo.',
    },
    beginner: {
      name: 'Prime partite',
      about: 'Per cominciare. Il set stampato non ci è noto: questo non è ufficiale.',
    },
    intermediate: { name: 'Intermedio', about: 'Un passo più in là; nemmeno questo è ufficiale.' },
    interaction: { name: 'Interazione', about: 'Pieno di effetti reciproci; nemmeno questo è ufficiale.' },
    custom: { name: 'A scelta', about: 'Cinque carte diverse qualsiasi, indicate prima della partita.' },
  },
  options: {
    lineup: { label: 'Set di carte', help: 'Con quali cinque carte si gioca (R2).' },
    cards: { label: 'Carte a scelta', help: 'Cinque carte diverse, solo per il set a scelta (R2).' },
    target: {
      label: 'Traguardo',
      help:
        'Il totale che porta alla fine della partita (R10). Le regole stampate dicono 100; 50, 150 e 200 sono ' +
        'regole della casa.',
    },
    lowestThree: {
      label: 'Chi congela con «Tre più bassi»',
      help:
        'Le regole stampate non concordano: secondo il libretto portoghese congela il resto del tavolo, secondo ' +
        'quello italiano tutto il tavolo. Nel secondo caso anche chi guadagna punti con la carta congela un’altra ' +
        'propria carta attiva, se ne ha.',
      values: { others: 'Il resto del tavolo', everyone: 'Tutto il tavolo' },
    },
  },
  refusals: {
    R2: 'Quella carta non fa parte del set di questa partita.',
    R3: 'All’inizio del turno le tue carte erano tutte congelate, quindi non si lancia: puoi solo saltare il turno.',
    R5: 'Per rilanciare congela una tua carta attiva e prendi almeno un dado che si trova sul tavolo.',
    R6: 'Puoi guadagnare punti solo con una carta attiva di cui i dadi soddisfano il requisito.',
    R8:
      'Si congela o si ripristina una carta quando viene chiesto, e solo allora: per congelare scegli una tua carta ' +
      'attiva, non però quella con cui si stanno guadagnando punti; per ripristinare, una tua carta congelata.',
    R9: 'Non ti restano carte attive: puoi solo saltare il turno.',
  },
  clashes: {
    R2: 'Indica esattamente cinque carte con il set «custom», e nessuna con gli altri.',
  },
  moves: {
    pass: 'Salta il turno',
    score: ({ card }) => `Punti con ${card}`,
    reroll: ({ card, dice }) => `Congela ${card}, rilancia ${dice}`,
    freeze: ({ card }) => `Congela ${card}`,
    wake: ({ card }) => `Ripristina ${card}`,
  },
  place: {
    table: ({ dice }) => `Sul tavolo: ${dice}`,
    active: ({ cards }) => `Attive: ${cards}`,
    frozen: ({ cards }) => `Congelate: ${cards}`,
  },
  purpose: { draw: 'per sorteggiare le carte', first: 'per decidere chi comincia' },
  lines: {
    drawn: (p) => `Le carte estratte: ${p.cards}`,
    first: ({ who }) => `Comincia ${who}`,
    rolled: ({ who, dice }) => `${who} lancia ${dice}`,
    rerolled: ({ who, dice, all }) => `${who} ottiene ${dice} e ora ha ${all}`,
    passed: ({ who, woken }) =>
      woken === 0 ? `${who} salta il turno` : `${who} salta il turno e ripristina ${cards(woken)}`,
    mustPass: ({ who }) => `${who} deve saltare il turno e ripristina ${cards(5)}`,
    scored: ({ who, card, dice, points: n }) => `${who} guadagna ${points(n)} con ${card}: ${dice}`,
    tookUp: ({ who, card, dice }) => `${who} congela ${card} e rilancia ${dice}`,
    froze: ({ who, card }) => `${who} congela ${card}`,
    woke: ({ who, card }) => `${who} ripristina ${card}`,
    timeUp: 'Il tempo è scaduto',
  },
  board: {
    choose: 'Fai punti, tieni dadi e congela una carta per rilanciare il resto, oppure salta il turno.',
    onlyPass: 'Non hai carte attive: puoi solo saltare il turno.',
    givesUp: ({ card, points: n }) => `Se salti il turno adesso, rinunci a ${points(n)} con ${card}.`,
    lastCard: ({ card, points: n }) =>
      `Così congeli la tua ultima carta attiva: puoi solo saltare il turno, e rinunci a ${points(n)} con ${card}.`,
    pick: 'Scegli una carta',
    pickToFreeze: 'Scegli cosa congelare',
    score: ({ card, points }) => `Punti con ${card}: ${points}`,
    rerollAll: ({ card }) => `Congela ${card}, rilancia tutti`,
    rerollNone: 'Niente da rilanciare',
    freezeFor: ({ who, card }) => `${who} ha fatto punti con ${card}: congela una tua carta.`,
    freezeOwn: ({ card }) => `Hai fatto punti con ${card}: congela un’altra tua carta.`,
    wakeFor: ({ who, card }) => `${who} ha fatto punti con ${card}: ripristina una tua carta.`,
    wakeAfterPass: ({ who }) => `${who} ha saltato il turno: ripristina una tua carta.`,
    pickToWake: 'Scegli cosa ripristinare',
    card: {
      active: ({ card }) => `${card}, attiva`,
      scores: ({ card, points: n, dice }) => `${card}, attiva, darebbe ${points(n)} con ${dice}`,
      blank: ({ card }) => `${card}, attiva, ora non dà punti`,
      scoring: ({ card }) => `${card}, sta dando punti`,
      frozen: ({ card }) => `${card}, congelata`,
    },
    die: {
      free: ({ die, face }) => `Dado ${die} di 6: ${face}`,
      held: ({ die, face }) => `Dado ${die} di 6: ${face}, tenuto`,
      counts: ({ die, card }) => `${die}, conta per ${card}`,
    },
    cards: ({ who }) => `${who}: carte`,
    seat: ({ who, points: n }) => `${who}: ${points(n)}`,
    track: ({ points: n }) => `La via verso ${points(n)}`,
    firstPlayer: 'Ha cominciato la partita',
    onTurn: 'Di turno',
    keys: {
      hold: 'Tieni un dado',
      card: 'Scegli una carta',
      score: 'Fai punti con la carta scelta',
      reroll: 'Congela la carta scelta, rilancia i dadi non tenuti',
      pass: 'Salta il turno',
      clear: 'Rimetti tutto a posto',
    },
  },
  book: {
    intro:
      'Sei dadi e, per ogni persona, le stesse cinque carte a due lati. Una carta è attiva o congelata. Congeli ' +
      'carte per rilanciare, congeli la carta con cui guadagni punti e le ripristini tutte saltando il turno. ' +
      'Quando qualcuno raggiunge il traguardo, di solito 100 punti, si completa il giro e la partita finisce.',
    headings: {
      setup: 'Preparazione',
      cards: 'Le dodici carte',
      turn: 'Il tuo turno',
      example: 'Tre turni',
      end: 'La fine',
      options: 'Opzioni',
    },
    cards:
      'Il gioco sceglie per te i dadi che rendono di più. Con una carta di cui i dadi non soddisfano il requisito ' +
      'non si possono guadagnare punti: non si può segnare zero.',
    example:
      'Hai Coppia al doppio, Niente sei, Sequenza e altre due carte. Lanci 6 6 5 2 1 1 e guadagni 24 punti con ' +
      'Coppia al doppio: 6 6. Al turno seguente lanci 5 5 4 4 2 1. Niente sei darebbe già 21 punti, ma congeli una ' +
      'delle altre due carte e rilanci l’1 e il 2: escono 6 e 3. Congeli anche l’altra e rilanci il 6: esce 4. Ora ' +
      'Niente sei dà 25 punti. Al turno dopo lanci 6 4 4 3 2 1 e ti resta solo Sequenza: 1 2 3 4, 10 punti. Adesso ' +
      'le tue carte sono tutte congelate: dovrai saltare il prossimo turno.',
    R1:
      'Ogni persona ha le stesse cinque carte (il set), tutte sul lato Attivo, e 0 punti. Un lancio decide chi ' +
      'comincia e tiene la carta Primo Giocatore per tutta la partita. Si gioca in senso orario.',
    R2: 'Prima della partita si sceglie il set di carte:',
    R3: 'Se all’inizio del tuo turno le tue carte sono tutte congelate, non lanci i dadi: salti il turno (R7).',
    R4: 'Altrimenti lancia tutti e sei i dadi.',
    R5:
      'Tutte le volte che vuoi, congela una tua carta attiva, senza applicarne l’effetto, e rilancia uno o più ' +
      'dadi. Puoi farlo anche con l’ultima carta attiva, ma poi puoi solo saltare il turno. I dadi si indicano con ' +
      'il loro valore: da 5 5 4 4 2 1 puoi rilanciare l’1 e il 2, e tra due dadi uguali non importa quale prendi.',
    R6:
      'Poi guadagna punti con una tua carta attiva di cui i dadi soddisfano il requisito: aggiungi i punti, applica ' +
      'l’effetto, congela la carta. Il turno finisce.',
    R7:
      'Oppure salta il turno: puoi sempre farlo al posto di guadagnare punti, anche dopo aver rilanciato e anche ' +
      'senza carte congelate. Ripristini tutte le tue carte congelate; poi ogni altra persona che ha carte ' +
      'congelate ne ripristina una. Il turno finisce.',
    R8:
      'Quando un effetto, o qualcuno che salta il turno, fa congelare o ripristinare una carta, chi può deve farlo. ' +
      'Ogni persona sceglie tra le proprie carte; se la scelta tocca a più persone, avviene insieme e in qualsiasi ' +
      'ordine. In due, a sinistra e a destra siede la stessa persona, che subisce l’effetto una volta sola.',
    R9: 'Se non puoi guadagnare punti e non hai carte da congelare, devi saltare il turno.',
    R10:
      'Quando qualcuno raggiunge il traguardo, si completa il giro, con tutti gli effetti, così che ogni persona ' +
      'abbia avuto lo stesso numero di turni. L’ultimo turno è di chi siede alla destra di chi ha la carta Primo ' +
      'Giocatore.',
    R11:
      'Vince il totale più alto. In caso di parità vince chi ha più carte attive, contate dopo l’ultimo turno con i ' +
      'suoi effetti e ripristini. Se la parità resta, la vittoria è condivisa. Allo stesso modo si stabiliscono le ' +
      'altre posizioni.',
  },
} satisfies Catalog
