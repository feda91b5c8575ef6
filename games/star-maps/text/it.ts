import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { BoardTexts, Catalog, ReasonTexts } from './en.ts'
import { book, sky } from './sky/it.ts'

const points = (n: number) => plural('it', n, { one: `${n} punto`, other: `${n} punti` })

const board = {
  questions: {
    act: ({ low, high }) => `${low} e ${high}. Un dado indica la stella, l’altro è il numero. O riempi un cerchio.`,
    actEqual: ({ die }) => `Doppio ${die}: il ${die} dà la forma e il numero. Scrivi ${die}, o riempi un cerchio.`,
    which: 'Quale numero va nella casella evidenziata?',
    bonuses: ({ count }) =>
      plural('it', count, { one: `Puoi usare ${count} bonus.`, other: `Puoi usare ${count} bonus, uno alla volta.` }),
    bonusTarget: ({ bonus, rule }) => `${bonus}: ${rule}`,
    secondTarget: ({ bonus }) => `${bonus}: e il secondo?`,
    stuck: 'Non hai mosse: nessuna casella va bene e non ci sono più cerchi. È l’ultimo round.',
  },
  beside: ({ stars }) => stars,
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
    fromWord: 'Creata da una parola',
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
    ready: ({ who }) => `${who} ha scelto`,
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
  characters: {
    stargazer: 'Segue quello che salta all’occhio: una bella stella vale l’altra.',
    pilot: 'Vede dove vanno i numeri e spesso si accontenta.',
    navigator: 'Legge bene il cielo e di rado va fuori rotta.',
    astronomer: 'Prima di scrivere immagina tutto il resto della notte.',
  },
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
  you: {
    verbs: 'scrive scrivi, riempie riempi',
    phrases: [
      ['([^.:]*@[^.:]*) non hanno', '$1 non avete'],
      ['@ non usa', '@ non usi'],
    ],
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
    over: ({ totals }) => `La partita è finita. ${totals}`,
    total: ({ who, points: n }) => `${who}: ${n}`,
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
  decisionKinds: { write: 'Scrivere numeri', connect: 'Riempire cerchi', bonus: 'Bonus' },
  lesson: {
    you: 'Nova',
    other: 'Cometa',
    notes: {
      write: ({ you, other }) =>
        `Tu sei ${you}. I dadi: 1 e 4. L’1 indica la forma, la goccia: scrivi 4 nella casella evidenziata. Anche ${other} sceglie, di nascosto.`,
      lock: 'Ora 3 e 4. La casella è anche di una stella bloccata, e il lucchetto vuole una differenza di 0. Scrivi 4 dall’altra parte: 4 − 4 = 0!',
      shared:
        'Si è aperto un intero braccio, e in questo capitolo uno 0 vale 3. Una casella conta per tutte le sue stelle: scrivi 6 e ne scopri un’altra, 6 − 4 = 2.',
      far: 'Più i due numeri sono lontani, più la stella vale. Il 3 indica la forma: scrivi 1 accanto a quella stella, 6 − 1 = 5.',
      dashed: ({ other }) =>
        `Il lucchetto di ${other} voleva 1 e ha avuto 3: inceppato per sempre. Tu hai 6 e 1: scrivi 1 accanto alla stella a sei punte. L’altra sua linea è tratteggiata.`,
      three:
        'Ora 4 e 1. Questa casella ha tre stelle. Il 4 indica la forma: scrivi 1 e scopri anche la goccia, 4 − 1 = 3.',
      circle: ({ other }) =>
        `Doppio 5, e ${other} non ha mosse: ultimo round. Lascia stare i dadi e riempi il cerchio. Ora la linea tratteggiata conta: 4 − 1 = 3.`,
    },
    learned: [
      'Un dado indica la forma, l’altro è il numero che scrivi accanto a una stella così.',
      'Due caselle piene: la stella è scoperta e vale la differenza.',
      'Invece di scrivere puoi riempire un cerchio: da lì in poi le sue linee tratteggiate contano.',
      'Un lucchetto si apre solo con il suo numero, e apre un intero braccio.',
      'Quando qualcuno non ha mosse, la partita finisce. Vince chi ha più punti.',
    ],
  },
  check: {
    findings: {
      'two-boxes': ({ where }) => `${where} deve avere esattamente due caselle diverse.`,
      'idle-box': ({ where }) => `${where} non appartiene a nessuna stella.`,
      shapes: ({ where }) => `Nessuna stella ha la forma ${where}.`,
      'shared-end': ({ where }) => `Le linee tratteggiate di ${where} non hanno un capo in comune.`,
      'no-lock': ({ where }) => `${where} parte da una stella senza lucchetto.`,
      'own-lock': ({ where }) => `${where} parte da una sua stella.`,
      'empty-arm': ({ where }) => `${where} non ha stelle.`,
      'into-arm': ({ where }) => `${where}: una stella fuori da un braccio ha una casella al suo interno.`,
      unreachable: ({ where }) => `${where} non può mai entrare in gioco.`,
      overlap: ({ where }) => `${where} sono troppo vicini.`,
      crossed: ({ where }) => `${where}: una linea passa sopra qualcosa che non le appartiene.`,
      figure: ({ where }) => `La figura ${where} manca o ha una stella due volte.`,
      lines: ({ where }) => `Mancano le linee di gesso, o una comincia e finisce nella stessa stella: ${where}.`,
      medals: ({ where }) => `Le medaglie non sono crescenti: ${where}.`,
      short: ({ where }) => `Le partite sono troppo brevi: ${where} round.`,
      long: ({ where }) => `Le partite sono troppo lunghe: ${where} round.`,
      luck: ({ where }) => `L’abilità non rende abbastanza: ${where} volte i punti del caso.`,
      'unknown-line': ({ where }) => `${where}: riga sconosciuta.`,
      malformed: ({ where }) => `${where}: la riga non ha la forma giusta.`,
      order: ({ where }) => `${where}: i nomi si contano da 1 e vengono in ordine.`,
      twice: ({ where }) => `${where}: c’è già.`,
      'too-many': ({ where }) => `${where}: è uno di troppo.`,
      'no-such': ({ where }) => `${where}: nella scheda non c’è nulla di simile.`,
      outside: ({ where }) => `${where}: le coordinate vanno da 0 a 1000.`,
      missing: ({ where }) => `${where}: questa riga manca.`,
    },
    figures: ({ rounds, skilled, random, ratio }) =>
      `${rounds} round; ${skilled} punti, a caso ${random}: ${ratio} volte tanto`,
  },
} satisfies Catalog
