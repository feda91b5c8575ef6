import { plural } from '../../../engine/text/lang.ts'
import type { BoardTexts, BookTexts, Catalog, ReasonTexts } from './catalog.ts'
import { COVERS } from './covers.ts'
import { sky } from './sky/it.ts'

const points = (n: number) => plural('it', n, { one: `${n} punto`, other: `${n} punti` })

const board = {
  questions: {
    act: ({ low, high }) => `${low} e ${high}. Un dado indica la stella, l’altro è il numero. O riempi un cerchio.`,
    actEqual: ({ die }) => `Doppio ${die}. Scrivi ${die} accanto a una stella di forma ${die}, o riempi un cerchio.`,
    which: 'Quale numero va nella casella evidenziata?',
    bonuses: ({ count }) =>
      plural('it', count, { one: `Puoi usare ${count} bonus.`, other: `Puoi usare ${count} bonus, uno alla volta.` }),
    bonusTarget: ({ bonus, rule }) => `${bonus}: ${rule}`,
    secondTarget: ({ bonus }) => `${bonus}: e il secondo?`,
    stuck: 'Non hai mosse: nessuna casella va bene e non ci sono più cerchi. È l’ultimo round.',
  },
  fromLeft: ({ at, of }) => (at === 1 ? 'a sinistra' : at === of ? 'a destra' : `n. ${at} da sinistra`),
  actions: {
    noBonus: 'Nessun bonus',
    takeBack: 'Annulla',
    otherBonus: 'Un altro bonus',
    value: ({ value }) => `Scrivi ${value}`,
    fill: 'Riempi il cerchio',
    pick: 'Scegli una casella o un cerchio',
    pickValue: 'Scegli un numero',
    pickBonus: 'Scegli un bonus',
    aim: 'Scegli sulla scheda',
  },
  pieces: {
    star: ({ star, shape }) => `Stella ${star}, ${shape}`,
    locked: ({ star, shape, lock }) => `Stella ${star}, ${shape}, lucchetto ${lock}`,
    worth: ({ star, shape, points: n }) => `Stella ${star}, ${shape}: scoperta, ${points(n)}`,
    unlocked: ({ star, shape, points: n }) => `Stella ${star}, ${shape}: sbloccata, ${points(n)}`,
    failed: ({ star, shape, lock }) => `Stella ${star}, ${shape}: lucchetto ${lock} inceppato`,
    closed: 'in un braccio chiuso',
    inFigure: ({ figure }) => `fa parte della figura: ${figure}`,
    empty: ({ box, stars }) => `Casella ${box}, vuota, accanto a ${stars}`,
    holds: ({ box, value, stars }) => `Casella ${box}: ${value}, accanto a ${stars}`,
    takes: ({ values }) => `accetta ${values}`,
    circle: ({ circle, links }) => `Cerchio ${circle}, vuoto, tra ${links}`,
    filled: ({ circle, links }) => `Cerchio ${circle}, pieno, tra ${links}`,
    canFill: 'si può riempire',
  },
  preview: {
    difference: ({ star, sum }) => `${star}: ${sum}`,
    opens: ({ star }) => `${star}: il lucchetto si apre`,
    fails: ({ star, lock }) => `${star}: il lucchetto si inceppa, serve ${lock}`,
    needs: ({ star, values }) => `${star}: per aprire il lucchetto, nell’altra casella serve ${values}`,
    completes: ({ shape }) => `Tutte scoperte: ${shape}`,
    armOpens: 'Si apre un braccio',
    nothing: 'Così non scopri ancora nessuna stella',
    change: ({ points: n }) => `Totale: ${n}`,
  },
  sheet: {
    chapter: ({ chapter, title }) => `Capitolo ${chapter}: ${title}`,
    legend: 'A ogni numero la sua stella',
    sums: 'Somme',
    total: 'Totale',
    stars: ({ count, of }) =>
      plural('it', count, { one: `${count} stella scoperta su ${of}`, other: `${count} stelle scoperte su ${of}` }),
    medals: ({ bronze, silver, gold }) => `Bronzo da ${bronze}, argento da ${silver}, oro da ${gold}`,
    special: 'Punteggio speciale',
    bonusBoxes: 'Bonus',
    bonusFree: 'Casella bonus, libera',
    bonusUsed: ({ bonus }) => `Bonus usato: ${bonus}`,
    round: ({ round }) => `Round ${round}`,
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    whole: 'Tutto il cielo',
    more: 'Altro su questa scheda',
    marks: 'Mostra i nomi',
    print: 'Stampa questa scheda',
    printBlank: 'Stampa una scheda vuota',
  },
  picker: {
    chapters: 'Capitoli',
    fromWord: 'Da una tua parola',
    word: 'Parola',
    wordHelp: 'Ogni parola crea il suo cielo; la stessa parola, sempre lo stesso.',
    difficulty: 'Difficoltà',
    surprise: 'Un’altra parola',
  },
  slips: {
    pass: 'Puoi ancora usare un bonus: così ci rinunci.',
    lock: 'Così un lucchetto si inceppa e il suo braccio resta chiuso.',
  },
  others: {
    title: 'Le schede degli altri',
    sheetOf: ({ who, points: n }) => `${who}: ${points(n)}`,
    show: ({ who }) => `Guarda la scheda di ${who}`,
    back: 'Torna alla mia scheda',
    choosing: ({ who }) => `${who} sta scegliendo`,
    ready: ({ who }) => `${who} ha finito`,
    stuck: ({ who }) => `${who} non ha mosse`,
    revealed: 'Ecco le scelte di tutti',
  },
  list: {
    title: 'La scheda come elenco',
    picture: 'La scheda come disegno',
    stars: 'Stelle',
    boxes: 'Caselle',
    circles: 'Cerchi',
    possible: 'Cosa puoi fare ora',
    boxHolds: ({ box, value }) => `${box} contiene ${value}`,
    boxEmpty: ({ box }) => `${box} è vuota`,
    via: ({ circle }) => `solo con il cerchio ${circle}`,
    none: 'Niente',
  },
  keys: {
    move: 'Vai alla casella o al cerchio più vicino da quel lato',
    pick: 'Scegli l’elemento evidenziato',
    next: 'Prossima mossa possibile',
    previous: 'Mossa possibile precedente',
    die: 'Scrivi il numero di questo dado',
    circles: 'Vai ai cerchi',
    back: 'Annulla la scelta',
    pass: 'Non usare bonus',
    zoom: 'Ingrandisci, riduci, tutto il cielo',
    list: 'Elenco o disegno',
    marks: 'Mostra o nascondi i nomi',
    others: 'La scheda del prossimo giocatore',
  },
  ending: {
    found: ({ found, all }) => `Stelle scoperte: ${found} su ${all}`,
    complete: ({ shapes }) => `Tutte scoperte: ${shapes}`,
    medals: { bronze: 'Medaglia di bronzo', silver: 'Medaglia d’argento', gold: 'Medaglia d’oro' },
    next: {
      bronze: ({ points }) => `Bronzo da ${points} punti`,
      silver: ({ points }) => `Argento da ${points} punti`,
      gold: ({ points }) => `Oro da ${points} punti`,
    },
  },
} satisfies BoardTexts

const book = {
  intro:
    'Si lanciano due dadi per tutti. Un dado dice che tipo di stella cerchi, l’altro è il numero che le scrivi accanto. Una ' +
    'stella con entrambe le caselle piene è scoperta e vale la differenza. Tutti hanno la stessa scheda e giocano insieme.',
  headings: {
    sheet: 'La scheda',
    round: 'Un round',
    end: 'La fine',
    logbook: 'Il diario di bordo',
    scorings: 'Punteggi speciali',
    bonuses: 'Bonus',
    options: 'Opzioni',
  },
  R1:
    'Una scheda è un disegno di stelle e caselle. Una casella contiene un numero. Ogni stella ha esattamente ' +
    'due caselle, e una casella può appartenere a più stelle.' +
    '\nUna linea continua collega una stella a una sua casella.' +
    '\nUna linea tratteggiata passa per un cerchio (nella scatola: connessione) e conta quando il cerchio è ' +
    'pieno; se il cerchio ha più linee, contano tutte.' +
    '\nAlcune stelle hanno un lucchetto con un numero da 0 a 5.',
  shapes:
    'Ci sono sei forme di stella, una per ogni numero del dado: una stella ha tante punte quanti sono i puntini del suo dado. 1 è ' +
    'la goccia, 2 la lente, poi vengono le stelle a tre, quattro, cinque e sei punte.',
  R2:
    'Un braccio è un gruppo di stelle e caselle, chiuso finché non si sblocca la stella da cui parte.' +
    '\nQuello che contiene, e i cerchi che ci portano, non sono in gioco; una stella bloccata fuori dai ' +
    'bracci chiusi invece sì, e nelle sue caselle si può scrivere.' +
    '\nUn numero già scritto conta per una stella del braccio appena il braccio si apre.',
  R3: 'Ogni scheda appartiene a un capitolo, e ogni capitolo ha un punteggio speciale, da C1 a C5.',
  R4: 'Si lanciano due dadi, gli stessi per tutti. Ognuno sceglie: scrivere un numero o riempire un cerchio.',
  R5:
    'Scrivere: un dado, quello che vuoi, indica una forma. Scrivi il numero dell’altro in una casella vuota in gioco, ' +
    'collegata a una stella in gioco di quella forma. Il numero conta per tutte le stelle della casella.',
  R6: 'Riempire: lascia stare i dadi e riempi un cerchio in gioco.',
  R7:
    'Se puoi fare una delle due cose, devi farla. Se non puoi fare né l’una né l’altra, non hai mosse: lo si stabilisce ' +
    'una volta sola, subito dopo il lancio.',
  R8:
    'Una stella in gioco è scoperta appena le sue due caselle sono piene e collegate: vale la differenza dei ' +
    'numeri (5 e 2 fanno 3), anche se è 0.' +
    '\nUna stella bloccata si sblocca solo se la differenza è il suo numero: vale quel numero e i suoi bracci ' +
    'si aprono; a volte così si scoprono subito altre stelle.' +
    '\nCon qualsiasi altra differenza il lucchetto si inceppa: la stella non vale nulla, non sarà mai ' +
    'scoperta e la sua forma non si può più completare.' +
    '\nIl lucchetto 3 si apre con 6 e 3, ma non con 6 e 2.',
  R8a:
    'Dopo ogni mossa e ogni bonus si ricontrolla la scheda: una stella scoperta senza lucchetto vale la differenza di ' +
    'quel momento.' +
    '\nUna stella sbloccata conserva il numero stampato e i suoi bracci restano aperti; un lucchetto ' +
    'inceppato resta tale, a meno che un bonus non lo apra.' +
    '\nNulla torna mai vuoto, e un numero resta tra 1 e 6.',
  R9:
    'Chi scopre l’ultima stella di una forma può usare un bonus sbloccato per ogni forma completata, uno alla ' +
    'volta, dopo tutte le scoperte e le aperture.' +
    '\nUn bonus può completare un’altra forma e darne così un altro, ma nessuno ne usa più di due per ' +
    'partita.' +
    '\nLo stesso bonus si può usare due volte; uno che non avrebbe effetto non si può usare.',
  R10:
    'Una scelta comprende una mossa e tutti i bonus che ne nascono. Ogni passo è definitivo e resta nascosto finché non hanno ' +
    'finito tutti; poi si mostra tutto insieme.',
  R11: 'Dopo un round in cui qualcuno non aveva mosse, la partita finisce per tutti.',
  R12:
    'Si sommano i valori delle stelle, forma per forma, poi si applica il punteggio speciale del capitolo. Vince il totale più alto; a parità ' +
    'chi ha usato meno bonus; se sono pari anche quelli, la vittoria è condivisa. In solitario si gioca per bronzo, argento e ' +
    'oro.',
  R13:
    'In gruppo o in solitario si può tenere un diario di bordo: le schede giocate e i bonus sbloccati finora, comuni a tutti. ' +
    'Dopo ogni partita si sblocca un bonus in più: tutti possono proporre, decide chi è in fondo alla classifica (a parità, chi ' +
    'viene prima nell’ordine dei posti; in solitario, tu). Si usano solo i bonus sbloccati.',
  scorings: {
    C1: 'Una serie richiede tutte e sei le forme: con 2, 3, 2, 4, 2 e 2 stelle brillanti per forma le serie sono due, 10 punti. Una stella sbloccata conta per il suo numero stampato.',
    C2: 'Una forma senza stelle scoperte ha somma 0. Esempio: 3, 5, 4, 6, 2 e 7 fanno 27, più 2: 29.',
    C3: 'Una stella con 4 e 4 nelle caselle dà 3 punti, e lo stesso vale per un lucchetto 0 sbloccato.',
    C4: 'Esempio: quattro stelle su quattro, del valore di 3, 0, 4 e 1, portano 8 punti in più, e 5 per la figura intera: 13. Una stella sbloccata conta due volte il suo numero stampato.',
    C5: 'Contano le linee di gesso tra le stelle, non quelle verso le caselle. Esempio: cinque stelle in fila hanno quattro tratti tra loro, 8 punti.',
  },
  aboutBonuses:
    'Un bonus segue le regole per scrivere (R5) e riempire (R6), tranne dove il suo testo dice altro, e può scoprire stelle e ' +
    'completare forme. «I dadi» sono quelli di questo round.',
  bonuses: {
    'any-value': 'Da 1 a 6, in una casella permessa da uno dei due dadi.',
    anywhere: 'In qualsiasi casella vuota in gioco collegata a una stella in gioco.',
    circle: 'Qualsiasi cerchio in gioco ancora vuoto.',
    nudge: 'In qualsiasi casella piena; il numero resta tra 1 e 6.',
    swap: 'Tra due caselle piene con numeri diversi.',
    again: 'Scrivi o riempi un cerchio, come al solito.',
    pick: 'Per esempio il lucchetto 3 con 6 e 2: dà 4, sbagliato di 1. La stella vale poi il suo numero stampato.',
    turn: 'In qualsiasi casella piena: un 2 diventa un 5.',
    twin: 'In una casella vuota in gioco; entrambe le caselle devono essere collegate. La stella vale così 0.',
    'two-circles':
      'Entrambi devono essere in gioco prima di riempire il primo, e nulla si scopre prima che siano pieni tutti e due.',
    seven: 'Un dado indica la forma, si scrive 7 meno l’altro.',
    note: 'Si aggiungono al tuo totale.',
  },
  chapter: ({ chapter, title }) => `Capitolo ${chapter}, «${title}»`,
} satisfies BookTexts

const throws = (n: number, of: number, one: string, other: string) =>
  plural('it', n, { one: `${n} lancio su ${of} ${one}`, other: `${n} lanci su ${of} ${other}` })

const reasons = {
  medal: ({ points: n, total, medal }) => `Subito ${points(n)}, ${total} in tutto; medaglia: ${medal}.`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('it', count, { one: 'un bonus', other: `${count} bonus` })
    return `Completi le ${shapes}: ${n === 0 ? '' : `subito ${points(n)} e `}${bonuses}.`
  },
  opens: ({ points: n, count }) => {
    const more = plural('it', count, { one: 'entra 1 altra stella', other: `entrano altre ${count} stelle` })
    return `Così apri un lucchetto: ${n === 0 ? '' : `subito ${points(n)}, ed `}${more} in gioco.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'È l’ultimo round, e niente dà altri punti.'
      : `È l’ultimo round: subito ${points(n)}, e nessuna scelta dà di più.`,
  reserve: ({ count }) =>
    `Nessuna casella accetta questi dadi; ${plural('it', count, { one: 'resta 1 cerchio', other: `restano ${count} cerchi` })} di riserva.`,
  box: ({ points: n, count, of }) => {
    const few = count === 0 ? 'nessun lancio darebbe' : `solo ${throws(count, of, 'darebbe', 'darebbero')}`
    return `Subito ${points(n)}; per ora ${few} di più qui.`
  },
  most: ({ points: n }) => `Subito ${points(n)}: nessun’altra scelta dà di più.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'Poi ogni lancio permette una mossa; non tutte le scelte lo garantiscono.'
      : `Poi ${throws(count, of, 'permette', 'permettono')} una mossa; nessuna scelta fa meglio.`,
  free: ({ points: n }) => `Subito ${points(n)}, senza consumare caselle.`,
  ready: ({ points: n }) => `${n === 1 ? 'Un altro punto' : `Altri ${points(n)}`} appena quel cerchio è pieno.`,
  key: ({ values, count, of }) =>
    `Poi con ${values} dall’altro lato si apre il lucchetto: ${throws(count, of, 'lo permette', 'lo permettono')}.`,
  hope: ({ value, count, most }) =>
    count === 1
      ? `Con ${value} accanto, questa stella può ancora arrivare a una differenza di ${most}.`
      : `Questo ${value} conta per ${count} stelle: ognuna può ancora arrivare a una differenza di ${most}.`,
  lacks: ({ count, of }) =>
    `Poi qualsiasi numero dall’altro lato scopre la stella: ${throws(count, of, 'ne permette', 'ne permettono')} uno.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'Nessun numero dà punti adesso; un cerchio non consuma caselle.'
      : `Il numero migliore dà ${points(n)} adesso; un cerchio non consuma caselle.`,
  links: ({ count, before }) => {
    const stars = plural('it', count, { one: '1 stella', other: `${count} stelle` })
    return `Poi un numero lì accanto conta per ${stars}${before === 0 ? ', finora per nessuna' : ` invece di ${before}`}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `Poi ogni lancio dà almeno ${points(n)}; non tutte le scelte lo garantiscono.`
      : `Poi ${throws(count, of, 'dà', 'danno')} almeno ${points(n)}; nessuna scelta fa meglio.`,
  gain: ({ points: n }) => `Subito ${points(n)}.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'Qui nessun bonus dà punti' : `Qui il bonus migliore dà ${points(n)}`
    const shapes = plural('it', count, { one: '1 forma può', other: `${count} forme possono` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} ancora darne uno.`
  },
} satisfies ReasonTexts

export const it = {
  lang: 'it',
  ...COVERS.it,
  notation:
    'Le mosse si scrivono «write 3 b7» per un numero e la sua casella, «connect c2» per un cerchio, «bonus nudge 5 b3» per un ' +
    'bonus con ciò a cui si applica, e «pass» per nessun bonus.',
  options: {
    sheet: {
      label: 'Scheda',
      help: 'Scegli una scheda, oppure scrivi una parola e scegli la difficoltà: la stessa parola dà sempre lo stesso cielo.',
    },
    bonuses: {
      label: 'Bonus',
      help: 'I bonus sbloccati, di solito quelli del tuo diario di bordo. Chi completa una forma può usarne uno.',
    },
    connectBonus: {
      label: 'Bonus dopo un cerchio',
      help: 'Con «Sì», anche una forma completata riempiendo un cerchio dà un bonus.',
      values: { on: 'Sì', off: 'No' },
    },
  },
  refusals: {
    R1: 'Questa scheda non ha una casella, un cerchio o una stella con quel nome.',
    R2: 'È in un braccio chiuso: prima sblocca la stella da cui parte.',
    R5: 'Un dado sceglie la forma di una stella collegata a una casella vuota in gioco, l’altro è il numero da scrivere.',
    R6: 'Quel cerchio è già pieno.',
    R7: 'Puoi scrivere o riempire un cerchio, quindi devi fare una delle due cose.',
    R9: 'I bonus si usano solo quando hai appena completato una forma.',
    R13: 'Quel bonus non è sbloccato a questo tavolo.',
  },
  clashes: {
    R3: 'Questa scheda non esiste: indica il nome di una disegnata, oppure seed:parole:easy, seed:parole:medium o seed:parole:hard.',
  },
  moves: {
    write: ({ value, box }) => `Scrivi ${value} in ${box}`,
    connect: ({ circle }) => `Riempi il cerchio ${circle}`,
    bonus: ({ bonus, on }) => (on === '' ? bonus : `${bonus}: ${on}`),
    pass: 'Nessun bonus',
    into: ({ value, box }) => `${value} in ${box}`,
    both: ({ one, two }) => `${one} e ${two}`,
  },
  lines: {
    thrown: ({ round, low, high }) => `Round ${round}: escono ${low} e ${high}`,
    stuck: ({ who, count }) =>
      plural('it', count, {
        one: `${who} non ha mosse: ultimo round`,
        other: `${who} non hanno mosse: ultimo round`,
      }),
    wrote: ({ who, value, box }) => (box === '' ? `${who} scrive ${value}` : `${who} scrive ${value} in ${box}`),
    connected: ({ who, circle }) =>
      circle === '' ? `${who} riempie un cerchio` : `${who} riempie il cerchio ${circle}`,
    used: ({ who, bonus, on }) => (on === '' ? `${who} usa ${bonus}` : `${who} usa ${bonus}: ${on}`),
    passed: ({ who }) => `${who} non usa bonus`,
    found: ({ stars, count }) => `${plural('it', count, { one: 'Scoperta', other: 'Scoperte' })}: ${stars}`,
    unlocked: ({ stars, count }) => `${plural('it', count, { one: 'Sbloccata', other: 'Sbloccate' })}: ${stars}`,
    arms: ({ count }) => plural('it', count, { one: 'Si apre un braccio', other: `Si aprono ${count} bracci` }),
    failed: ({ stars, count }) =>
      `${plural('it', count, { one: 'Lucchetto inceppato', other: 'Lucchetti inceppati' })}: ${stars}`,
    complete: ({ shapes }) => `Tutte scoperte: ${shapes}`,
    now: ({ points: n }) => `Ora ${points(n)}`,
    over: ({ totals }) => `La partita è finita: ${totals}`,
    won: ({ who }) => `Vince ${who}`,
    shared: ({ who }) => `${who} condividono la vittoria`,
    alone: ({ points: n }) => `La partita è finita: ${points(n)}`,
    medal: ({ medal }) => `Medaglia: ${medal}`,
    noMedal: 'Stavolta niente medaglia',
  },
  place: {
    sheet: ({ sheet }) => `Scheda: ${sheet}`,
    dice: ({ low, high }) => `Dadi: ${low}, ${high}`,
    die: ({ die, shape }) => `${die} (${shape})`,
    sums: ({ points: n, sums, special }) => `${points(n)}: ${sums}, punteggio speciale ${special}`,
    boxes: ({ boxes }) => `Caselle: ${boxes}`,
    circles: ({ circles }) => `Cerchi pieni: ${circles}`,
    found: ({ stars, count }) => `${plural('it', count, { one: 'Scoperta', other: 'Scoperte' })}: ${stars}`,
    failed: ({ stars, count }) =>
      `${plural('it', count, { one: 'Lucchetto inceppato', other: 'Lucchetti inceppati' })}: ${stars}`,
    used: ({ bonuses }) => `Bonus usati: ${bonuses}`,
    stuck: 'Senza mosse in questo round',
    sought: ({ shape, stars }) => `Ancora da scoprire, ${shape}: ${stars}`,
    star: ({ star, boxes }) => `${star} (${boxes})`,
    lock: ({ lock }) => `lucchetto ${lock}`,
    empty: ({ box }) => `${box} vuota`,
    holds: ({ box, value }) => `${box} contiene ${value}`,
    via: ({ box, circle }) => `${box} tramite ${circle}`,
    open: ({ circles }) => `Cerchi vuoti: ${circles}`,
    circle: ({ circle, links }) => `${circle} (${links})`,
  },
  terminal: {
    choose: 'scegli',
    number: 'scrivi questo numero',
    circles: 'cerchi',
    names: 'nomi',
    list: 'elenco o cielo',
    look: 'un’altra scheda',
    back: 'indietro',
  },
  sky,
  board,
  book,
  reasons,
} satisfies Catalog
