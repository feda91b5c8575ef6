import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

const points = (n: number) => plural('it', n, { one: `${n} punto`, other: `${n} punti` })
const sicuri = (n: number): string => plural('it', n, { one: '1 punto sicuro', other: `${n} punti sicuri` })
const cards = (n: number) =>
  n === 5 ? 'tutte e cinque le carte' : plural('it', n, { one: `${n} carta`, other: `${n} carte` })

export const it = {
  lang: 'it',
  ...COVERS.it,
  characters: {
    snowflake: 'Non si accontenta mai: congela una carta dopo l’altra per un altro lancio.',
    icicle: 'Ama rilanciare, ma tiene sempre attive tre carte.',
    iceberg: 'Pianifica bene e ogni tanto sbaglia di poco.',
    avalanche: 'Soppesa ogni carta, ogni lancio e ogni turno futuro.',
  },
  notation:
    'Le mosse si scrivono «pass», «score straight», «freeze odds», «wake odds» oppure «reroll odds 1 2», con il ' +
    'valore più basso per primo.',
  points: (p) => points(p.points),
  forExample: ({ dice, points: n }) => `Esempio: ${dice} vale ${points(n)}.`,
  cards: {
    'any-two': {
      name: 'Due qualsiasi',
      rule: 'Due dadi a piacere valgono la loro somma, e i tuoi vicini congelano ciascuno una propria carta attiva.',
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
      rule: 'I dadi che mostrano 6 valgono la loro somma, e i tuoi vicini scongelano ciascuno una propria carta.',
    },
    'double-pair': { name: 'Coppia al doppio', rule: 'Due dadi uguali valgono il doppio della loro somma.' },
    'lowest-three': {
      name: 'Tre più bassi',
      rule:
        'I tre dadi più bassi dei sei valgono la loro somma, e gli altri giocatori congelano ciascuno una propria ' +
        'carta attiva (o tutto il tavolo: vedi le opzioni).',
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
      about: 'Con un lancio si sorteggiano cinque delle dodici carte, le stesse per tutti.',
    },
    beginner: {
      name: 'Prime partite',
      about: 'Per le prime partite. Non conosciamo il set stampato: questo non è ufficiale.',
    },
    intermediate: { name: 'Intermedio', about: 'Un passo più avanti; nemmeno questo è ufficiale.' },
    interaction: {
      name: 'Interazione',
      about: 'Pieno di effetti sugli altri giocatori; nemmeno questo è ufficiale.',
    },
    custom: { name: 'A scelta', about: 'Cinque carte diverse, scelte da voi prima della partita.' },
  },
  options: {
    lineup: { label: 'Set di carte', help: 'Le cinque carte con cui giocano tutti.' },
    cards: { label: 'Carte a scelta', help: 'Cinque carte diverse, per il set «A scelta».' },
    target: {
      label: 'Traguardo',
      help: 'Quando qualcuno ci arriva, si finisce il round. La scatola dice 100; gli altri valori sono regole della casa.',
    },
    lowestThree: {
      label: 'Chi congela con «Tre più bassi»',
      help:
        'I regolamenti stampati non concordano: per quello portoghese congelano gli altri, per quello italiano ' +
        'tutti. Con «Tutti» anche chi fa punti con la carta congela un’altra sua carta attiva.',
      values: { others: 'Gli altri', everyone: 'Tutti' },
    },
  },
  refusals: {
    R2: 'Quella carta non fa parte del set di questa partita.',
    R3: 'All’inizio del turno le tue carte erano tutte congelate, quindi non si lancia: puoi solo passare.',
    R5: 'Per rilanciare, congela una tua carta attiva e scegli almeno un dado sul tavolo.',
    R6: 'Puoi fare punti solo con una carta attiva adatta a questi dadi.',
    R8:
      'Congela o scongela una carta solo quando ti viene chiesto: per congelare scegli una tua carta attiva, non ' +
      'però quella con cui stai facendo punti; per scongelare, una tua carta congelata.',
    R9: 'Non ti restano carte attive: puoi solo passare.',
  },
  clashes: {
    R2: 'Con il set «A scelta» indica esattamente cinque carte; con gli altri nessuna.',
  },
  moves: {
    pass: 'Passa',
    score: ({ card }) => `Fai punti con ${card}`,
    reroll: ({ card, dice }) => `Congela ${card}, rilancia ${dice}`,
    freeze: ({ card }) => `Congela ${card}`,
    wake: ({ card }) => `Scongela ${card}`,
  },
  place: {
    table: ({ dice }) => `Sul tavolo: ${dice}`,
    active: ({ cards }) => `Attive: ${cards}`,
    frozen: ({ cards }) => `Congelate: ${cards}`,
  },
  purpose: { draw: 'per sorteggiare le carte', first: 'per decidere chi comincia' },
  you: {
    verbs: 'scongela scongeli, fa fai, congela congeli',
    phrases: [['(@ [^.:]* e ora) ha', '$1 hai']],
  },
  lines: {
    drawn: (p) => `Carte estratte: ${p.cards}`,
    first: ({ who }) => `Comincia ${who}`,
    rolled: ({ who, dice }) => `${who} lancia ${dice}`,
    rerolled: ({ who, dice, all }) => `${who} lancia ${dice} e ora ha ${all}`,
    passed: ({ who, woken }) => (woken === 0 ? `${who} passa` : `${who} passa e scongela ${cards(woken)}`),
    mustPass: ({ who }) => `${who} deve passare e scongela ${cards(5)}`,
    scored: ({ who, card, dice, points: n }) => `${who} fa ${points(n)} con ${card} (${dice})`,
    tookUp: ({ who, card, dice }) => `${who} congela ${card} e rilancia ${dice}`,
    froze: ({ who, card }) => `${who} congela ${card}`,
    woke: ({ who, card }) => `${who} scongela ${card}`,
    timeUp: 'Tempo scaduto',
  },
  board: {
    tray: 'I dadi',
    choose: 'Fai punti con una carta, congelane una per rilanciare o passa.',
    onlyPass: 'Non hai carte attive: puoi solo passare.',
    givesUp: ({ card, points: n }) => `Se passi adesso, rinunci a ${points(n)} con ${card}.`,
    lastCard: ({ card, points: n }) =>
      `Così congeli la tua ultima carta attiva: poi puoi solo passare, e rinunci a ${points(n)} con ${card}.`,
    pick: 'Scegli una carta',
    pickToFreeze: 'Scegli cosa congelare',
    score: ({ card, points: n }) => `Fai ${points(n)} con ${card}`,
    rerollAll: ({ card }) => `Congela ${card}, rilancia tutti`,
    rerollNone: 'Niente da rilanciare',
    freezeFor: ({ who, card }) => `${who} ha fatto punti con ${card}. Congela una tua carta.`,
    freezeOwn: ({ card }) => `Hai fatto punti con ${card}: congela un’altra tua carta.`,
    wakeFor: ({ who, card }) => `${who} ha fatto punti con ${card}. Scongela una tua carta.`,
    wakeAfterPass: ({ who }) => `${who} ha passato. Scongela una tua carta.`,
    pickToWake: 'Scegli cosa scongelare',
    card: {
      active: ({ card }) => `${card}, attiva`,
      scores: ({ card, points: n, dice }) => `${card}, attiva, dà ${points(n)} con ${dice}`,
      blank: ({ card }) => `${card}, attiva, ora non dà punti`,
      scoring: ({ card }) => `${card}, appena usata per fare punti`,
      frozen: ({ card }) => `${card}, congelata`,
    },
    die: {
      free: ({ die, face }) => `Dado ${die} di 6: ${face}`,
      held: ({ die, face }) => `Dado ${die} di 6: ${face}, tenuto`,
      counts: ({ die, card }) => `${die}, conta per ${card}`,
    },
    cards: ({ who }) => `${who}: carte`,
    seat: ({ who, points: n }) => `${who}: ${points(n)}`,
    track: ({ points: n }) => `Corsa ai ${points(n)}`,
    firstPlayer: 'Primo giocatore',
    onTurn: 'Di turno',
    keys: {
      hold: 'Tieni un dado',
      card: 'Scegli una carta',
      score: 'Fai punti con la carta scelta',
      reroll: 'Congela la carta scelta, rilancia i dadi non tenuti',
      pass: 'Passa',
      clear: 'Annulla la selezione',
    },
  },
  book: {
    intro:
      'Sei dadi e le stesse cinque carte per tutti. Una carta è attiva o congelata. Congeli carte per rilanciare, ' +
      'congeli la carta con cui fai punti e passando le scongeli tutte. Quando qualcuno raggiunge il traguardo, di solito ' +
      '100 punti, si finisce il round e la partita è conclusa.',
    headings: {
      setup: 'Preparazione',
      cards: 'Le dodici carte',
      turn: 'Il tuo turno',
      example: 'Tre turni',
      end: 'La fine',
      options: 'Opzioni',
    },
    cards:
      'Ogni carta usa i dadi che danno più punti. Se i tuoi dadi non vanno bene per una carta, con quella non puoi fare punti.',
    example:
      'Hai Coppia al doppio, Niente sei, Sequenza e altre due carte. Lanci 6 6 5 2 1 1 e fai 24 punti con ' +
      'Coppia al doppio (6 6). Al turno seguente lanci 5 5 4 4 2 1. Niente sei darebbe già 21 punti, ma congeli una ' +
      'delle altre due carte e rilanci l’1 e il 2: escono 6 e 3. Congeli anche l’altra e rilanci il 6: esce 4. Ora ' +
      'Niente sei dà 25 punti. Al turno dopo lanci 6 4 4 3 2 1 e ti resta solo Sequenza: 1 2 3 4, 10 punti. Adesso ' +
      'le tue carte sono tutte congelate: al prossimo turno dovrai passare.',
    R1:
      'Tutti hanno le stesse cinque carte (il set), sul lato Attivo, e 0 punti. Un lancio decide chi comincia: chi ' +
      'gioca per primo tiene la carta Primo Giocatore per tutta la partita. Si gioca in senso orario.',
    R2: 'Prima della partita scegliete il set di carte:',
    R3: 'Se all’inizio del tuo turno le tue carte sono tutte congelate, non lanci i dadi: passi (R7).',
    R4: 'Altrimenti lancia tutti e sei i dadi.',
    R5:
      'Tutte le volte che vuoi, congela una tua carta attiva, senza applicarne l’effetto, e rilancia uno o più ' +
      'dadi. Puoi farlo anche con l’ultima carta attiva, ma poi puoi solo passare. Per esempio, da 5 5 4 4 2 1 ' +
      'puoi rilanciare l’1 e il 2; tra due dadi uguali non importa quale rilanci.',
    R6:
      'Poi fai punti con una tua carta attiva adatta ai dadi (nella scatola: «guadagnare punti»): aggiungili al totale, applica ' +
      'l’effetto, congela la carta. Il turno finisce.',
    R7:
      'Oppure passa («saltare il turno»): puoi farlo sempre, anche dopo un rilancio o senza carte congelate. ' +
      'Scongeli («ripristinare») tutte le tue carte; poi ogni altro giocatore con carte congelate ne scongela una. ' +
      'Il turno finisce.',
    R8:
      'Se un effetto, o qualcuno che passa, ti fa congelare o scongelare una carta e puoi farlo, devi farlo. Scegli ' +
      'tu quale delle tue carte; se tocca a più giocatori, scelgono tutti nello stesso momento. In due, i ' +
      'due vicini sono la stessa persona, che subisce l’effetto una volta sola.',
    R9: 'Se non puoi fare punti con nessuna carta e non ne hai da congelare, devi passare.',
    R10:
      'Quando qualcuno raggiunge il traguardo, finite il round, con tutti gli effetti, così tutti avranno giocato lo ' +
      'stesso numero di turni. L’ultimo turno è di chi siede alla destra del primo giocatore.',
    R11:
      'Vince il totale più alto. In caso di parità vince chi ha più carte attive, contate dopo l’ultimo turno e i ' +
      'suoi effetti; se anche quelle sono pari, la vittoria è condivisa. Le altre posizioni si decidono allo stesso ' +
      'modo.',
  },
  reasons: {
    chills: ({ points, rivals }) =>
      `${sicuri(points)}, e ${rivals === 1 ? 'un rivale deve congelare una carta' : `${rivals} rivali devono congelare una carta a testa`}.`,
    costs: ({ points, more }) =>
      `${sicuri(points)}; rilanciare costa una carta e in media ${more === 0 ? 'non dà di più' : `dà al massimo circa ${more} in più`}.`,
    average: ({ points }) =>
      `Con queste carte un primo lancio dà in media circa ${points} punti: più che con ogni altra scelta.`,
    reroll: ({ kept, ways, of, now }) => {
      const throws =
        ways === '0' ? 'nessun lancio dà' : ways === '1' ? `1 lancio su ${of} dà` : `${ways} lanci su ${of} danno`
      return `${kept === '' ? 'Rilanciando tutto' : `Tenendo ${kept}`}: ${throws} ${now === 0 ? 'punti' : `più di ${now}`}.`
    },
    score: ({ points, ways, of }) => {
      if (ways === '0') return `${sicuri(points)}, e nessun rilancio può dare di più.`
      return `${sicuri(points)}; anche il rilancio migliore dà di più solo in ${ways} ${ways === '1' ? 'caso' : 'casi'} su ${of}.`
    },
    last: ({ points }) => `${sicuri(points)}, e nessun’altra carta per rilanciare.`,
    pass: 'Qui niente dà punti; passare scongela tutte le carte.',
  },
  decisionKinds: {
    score: 'Fare punti',
    reroll: 'Rilanciare',
    pass: 'Passare',
    freeze: 'Congelare',
    wake: 'Scongelare',
  },
  lesson: {
    you: 'Sole',
    other: 'Brina',
    notes: {
      roll: ({ you, other }) =>
        `Tu sei ${you} e giochi contro ${other}. Questa breve partita finisce a 50 punti. Lancia i tuoi sei dadi.`,
      score: ({ straight }) =>
        `Ogni carta mostra quanti punti dà adesso. ${straight} usa 3 4 5 6: 18 punti. Toccala, poi fai punti.`,
      freeze: ({ other, anyTwo, twoPairs }) =>
        `${other} ha fatto punti con ${anyTwo}, e l’effetto ti fa congelare una carta. Scegli tu quale: rinuncia a ${twoPairs}, qui la più difficile.`,
      rollAgain:
        'Ora due tue carte sono sotto il ghiaccio: quella che ti ha dato punti e quella che hai congelato. Te ne restano tre. Lancia.',
      reroll: ({ anyTwo }) =>
        `Si può fare di meglio. Per rilanciare si paga con una carta. Tocca i due cinque per tenerli, tocca ${anyTwo} per congelarla e rilancia il resto.`,
      scoreMore: ({ odds }) => `Cinque dadi dispari! ${odds} li usa tutti: fai 19 punti.`,
      wake: ({ other, straight }) =>
        `${other} non ha trovato niente e ha passato. Chi passa scongela tutte le proprie carte, e gli altri una ciascuno. Scongela ${straight}.`,
      rollTwoLeft: 'Hai due carte attive. Vediamo cosa sanno fare.',
      pass: ({ straight, noSixes }) =>
        `Niente di fila per ${straight}, e i sei escludono ${noSixes}. Puoi sempre passare: niente punti, ma scongeli tutte le tue carte.`,
      rollAll: 'Tutte e cinque sono di nuovo attive, e mancano 13 punti. Lancia!',
      reach: ({ odds, other }) =>
        `${odds} dà 17 punti, e arrivi a 54. Il round si gioca fino in fondo: ${other} ha ancora un turno. Fai punti.`,
    },
    learned: [
      'Lancia, poi fai punti con una carta. Quella carta si congela.',
      'Per rilanciare, tieni i dadi che vuoi e congela una carta.',
      'Certe carte fanno congelare o scongelare una carta agli altri.',
      'Passa, e scongeli tutte le tue carte.',
      'Quando qualcuno raggiunge il traguardo, si finisce il round: vince chi ha più punti.',
    ],
  },
} satisfies Catalog
