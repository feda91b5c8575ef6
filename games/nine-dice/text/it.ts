import { plural } from '../../../engine/text/lang.ts'
import { grammar } from '../../../engine/text/you/it.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

const seconds = (n: number | string) => `${n} s`

const points = (n: number) => plural('it', n, { one: `${n} punto`, other: `${n} punti` })

const board = {
  questions: {
    which: ({ number }) => `Quale colore forma ${number} con + o −?`,
    whichFirst: ({ number }) => `Quale colore forma ${number} con + o −, con o senza jolly?`,
    grab: 'Prendi un segnalino',
    spin: 'Gira e lancia',
    statement: ({ disc, number }) => `Segnalino ${disc}: quale calcolo dà ${number}?`,
    ready: 'Pronti…',
    round: ({ round }) => `Round ${round}`,
    roundOf: ({ round, of }) => `Round ${round} di ${of}`,
    tie: ({ round }) => `Round di spareggio ${round} di 5.`,
    out: 'Tu guardi: lo spareggio è tra gli altri.',
  },
  pieces: {
    spinner: ({ number }) => `Il numero è ${number}`,
    spinnerOf: ({ who }) => `Ruota: ${who}`,
    dice: 'I dadi',
    die: ({ colour, shape, face }) => `Dado ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Jolly: ${face}`,
    discs: 'I segnalini',
    disc: ({ disc, shape }) => `Segnalino ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Segnalino ${disc}, preso da ${who === grammar.name ? 'te' : who}`,
    stop: 'Segnalino nero: stop',
    stopOf: ({ who }) => `Stop, preso da ${who === grammar.name ? 'te' : who}`,
    pending: ({ disc }) => `${disc}: lo stai prendendo`,
    clock: ({ seconds: left }) => `Restano ${seconds(left)}`,
    rail: ({ target }) => `Punti, fino a ${target}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} in questo round`,
  },
  statement: {
    withJoker: 'Con il jolly: 1 punto',
    withoutJoker: 'Senza jolly: 2 punti',
    say: ({ sum }) => `Prendilo: ${sum}`,
    back: 'Un altro segnalino',
  },
  grab: {
    tooLate: ({ disc, who }) => `Troppo tardi: segnalino ${disc} già preso (${who}).`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Fotofinish: ${who} e ${other} nello stesso istante. Più vicino alla ruota: ${who}.`
        : `Fotofinish: prima ${who}, poi ${other} dopo ${ms} ms.`,
    read: 'Rileggi il numero e i dadi',
    own: 'Prendi dalla tua fila di segnalini.',
  },
  verdict: {
    title: 'Round finito',
    timeUp: 'Tempo scaduto',
    nobody: 'Nessuno ha preso segnalini',
    right: 'giusto',
    not: 'sbagliato',
    plain: 'senza jolly',
    withJoker: 'con il jolly',
    wrong: ({ number }) => `nessun calcolo dà ${number}`,
    falseSum: ({ number }) => `non ${number}`,
    stopRight: 'nient’altro va bene',
    stopBonus: 'con il bonus',
    stopWrong: 'troppo presto',
    left: 'nessuno l’ha visto',
    missed: ({ disc, sum }) => `Sfuggito a tutti: ${disc} ${sum}`,
  },
  practice: {
    number: 'Numero',
    wrong: 'Un colore che non può darlo',
    early: 'Stop troppo presto',
    unseen: 'Stop mancato',
  },
  referee: {
    show: 'Mostra quali colori funzionano',
    hide: 'Nascondi',
    works: ({ colours }) => `Colori che funzionano: ${colours}`,
    none: 'Nessun colore funziona: lo stop è giusto.',
  },
  keys: {
    red: 'Prendi il rosso',
    orange: 'Prendi l’arancione',
    blue: 'Prendi il blu',
    green: 'Prendi il verde',
    say: 'Scegli il calcolo',
    clear: 'Torna ai segnalini',
    read: 'Ascolta il numero e i dadi',
  },
} satisfies Catalog['board']

const book = {
  intro:
    'La ruota (nella scatola: lo spinner) dà un numero, si lanciano nove dadi e tutti guardano insieme: quale coppia ' +
    'colorata forma il numero? Prendi il suo segnalino prima degli altri. Quando non resta nessuna coppia che funziona, ' +
    'prendi il segnalino nero: stop.',
  headings: {
    dice: 'Dadi e segnalini',
    setup: 'Preparazione',
    round: 'Un round',
    scoring: 'Punteggio',
    end: 'La fine',
    examples: 'Esempi',
    options: 'Opzioni',
  },
  dice:
    'Ci sono quattro coppie di dadi, rossa, arancione, blu e verde, e un dado beige, il jolly. Per ogni colore c’è un ' +
    'segnalino, e quello nero è lo stop. Ogni colore ha una forma tutta sua, sui dadi e sul segnalino: per giocare non ' +
    'serve distinguere i colori.',
  R1: 'Tutti cominciano con 3 punti. Un lancio decide chi gira per primo la ruota; poi, a ogni round, passa a sinistra.',
  R2:
    'All’inizio di ogni round (nella scatola: «turno») i cinque segnalini sono sul tavolo. Ruota e dadi partono insieme; ' +
    'appena si vedono, tutti possono prendere segnalini quando vogliono, senza aspettare nessuno.',
  R3:
    'Prendi un segnalino colorato se secondo te i suoi due dadi formano il numero. Ogni segnalino va a chi è più veloce; ' +
    'ne puoi prendere più d’uno. Chi arriva tardi non perde nulla.',
  R4:
    'Senza jolly si sommano i due dadi della coppia, o si sottrae l’uno dall’altro. Con il jolly si sommano o si sottraggono ' +
    'tutti e tre, come vuoi. I due dadi colorati si usano sempre entrambi, e il jolly può servire a più colori.',
  R5:
    'Prendi il segnalino nero se secondo te sul tavolo non resta nessun segnalino giusto. Il round finisce subito. Lo ' +
    'stop si può prendere anche quando i quattro colori sono finiti, e allora è sempre giusto.',
  R6:
    'Un segnalino preso per errore resta preso fino alla fine del round. Non torna sul tavolo e non conta quando si ' +
    'controlla lo stop.',
  R7:
    'Se scade il tempo, il round finisce senza stop: i colori valgono come al solito, e per il segnalino nero nessuno ' +
    'guadagna o perde punti.',
  fair:
    'Online tutti vedono i dadi nello stesso istante, e conta quando hai toccato, non quanto è veloce la tua connessione. A ' +
    'parità di tempo viene prima chi ha girato la ruota, poi gli altri verso sinistra.',
  R8:
    'Ogni colore giusto dà 2 punti, o 1 se serve il jolly; conta il modo migliore. Ogni colore sbagliato ' +
    'costa 1 punto; fino alla fine del round nessuno sa cosa è giusto.' +
    '\nSe si dichiara il calcolo, vale quello: 1 punto se usa il jolly anche quando basterebbe la coppia, e ' +
    'un calcolo sbagliato resta sbagliato anche se ce n’era uno giusto.' +
    '\nPer lo stop non serve nessun calcolo.',
  R9:
    'Uno stop giusto dà 2 punti, o 3 nel caso scelto nelle opzioni. Uno sbagliato costa 3 punti: vuol dire che sul tavolo ' +
    'c’era ancora un segnalino giusto.',
  R10:
    'Se siete d’accordo, chi prende lo stop, giusto o sbagliato che sia, perde 3 punti invece di 1 per ogni suo colore ' +
    'sbagliato. Se lo stop è sbagliato, si aggiungono i suoi 3 punti.',
  R11: 'Prima si sommano guadagni e perdite del round; se poi il totale è sotto lo 0, diventa 0.',
  R12:
    'Quando dopo un round qualcuno ha 15 punti o più, vince il totale più alto.' +
    '\nA parità, chi è in testa gioca round di spareggio, con tutti i segnalini e le solite regole: ogni round ' +
    'riparte da 0 e si può andare sotto, resta in gara chi fa meglio, e chi esce più tardi arriva più in alto; ' +
    'i totali non cambiano, e dopo cinque round senza un vincitore la vittoria è condivisa.' +
    '\nIn solitario si gioca fino al traguardo, e il risultato è il numero di round.' +
    '\nOppure dieci round, e contano i punti.',
  examples: {
    pair: 'Numero 2, arancione 1 e 1: giusto senza jolly, 1 + 1 = 2.',
    joker: 'Numero 2, rosso 2 e 2, jolly 6: giusto con il jolly, 6 − 2 − 2 = 2.',
    twelve: 'Numero 12, una coppia di sei: giusto, 6 + 6 = 12.',
    gap: 'Numero 1, una coppia con 3 e 4: giusto, 4 − 3 = 1.',
    fives: 'Numero 5, una coppia di cinque, jolly 5: giusto con il jolly, 5 + 5 − 5 = 5.',
    nothing:
      'Può darsi che nessun colore funzioni: con i numeri da 1 a 12 succede in circa un round su cinque. Allora lo stop è ' +
      'giusto subito.',
  },
} satisfies Catalog['book']

const rounds = (n: number) => plural('it', n, { one: `${n} round`, other: `${n} round` })

export const it = {
  lang: 'it',
  ...COVERS.it,
  notation:
    'Le mosse si scrivono «take red», «take orange», «take blue», «take green» o «take black» e, dove si dichiara il ' +
    'calcolo, con i segni: «take red +-» o «take red ++-», con il jolly per ultimo.',
  colours: {
    red: { name: 'rosso', shape: 'cerchio' },
    orange: { name: 'arancione', shape: 'triangolo' },
    blue: { name: 'blu', shape: 'quadrato' },
    green: { name: 'verde', shape: 'stella' },
  },
  joker: 'jolly',
  stop: 'stop',
  terms: { first: 'primo', second: 'secondo' },
  options: {
    blackBonus: {
      label: 'Quando lo stop vale 3',
      help:
        'Uno stop giusto vale 2 punti, a volte 3: i regolamenti stampati non concordano. Italiano, spagnolo e ' +
        'portoghese: 3 se nessuno ha preso un segnalino colorato. Inglese, francese e tedesco: 3 se chi lo prende ha ' +
        'anche un colore giusto.',
      values: {
        'nothing-taken': 'Stop da 3 se nessuno ha preso colori',
        'taker-took': 'Stop da 3 con un colore giusto',
      },
    },
    wrongWithBlack: {
      label: 'Errori di chi prende lo stop',
      help:
        'Di solito ogni colore sbagliato costa 1 punto. I regolamenti inglese e tedesco si possono leggere anche così: ' +
        'chi prende lo stop perde 3 punti per ogni suo colore sbagliato.',
      values: { separate: '1 punto ciascuno', triple: '3 punti ciascuno' },
    },
    start: {
      label: 'Punti iniziali',
      help: 'Con quanti punti cominciano tutti.',
      values: { 0: '0 punti', 3: '3 punti' },
    },
    target: {
      label: 'Traguardo',
      help: 'Il totale che chiude la partita. La scatola dice 15.',
      values: { 10: '10 punti', 15: '15 punti', 20: '20 punti', 25: '25 punti' },
    },
    spinner: {
      label: 'Numeri della ruota',
      help: 'I numeri bassi sono più facili, anche per i più piccoli.',
      values: { 6: 'da 1 a 6', 9: 'da 1 a 9', 12: 'da 1 a 12' },
    },
    seconds: {
      label: 'Tempo per un round',
      help: 'Quando scade, il round finisce senza stop. Senza limite, dura finché qualcuno non prende lo stop.',
      values: { 0: 'Senza limite', 15: '15 secondi', 30: '30 secondi', 60: '60 secondi', 120: '2 minuti' },
    },
    statement: {
      label: 'Dichiarare il calcolo',
      help: 'Prendi un colore e dici il calcolo: vale quello. Più tranquillo, e utile per imparare.',
      values: { off: 'No', on: 'Sì' },
    },
    lockout: {
      label: 'Pausa per chi va a caso',
      help: 'Se cerchi di prendere un segnalino che non c’è più, o sbagli il calcolo, per un momento non puoi prendere nulla.',
      values: { 0: 'Nessuna', 1000: '1 secondo', 2000: '2 secondi' },
    },
    rounds: {
      label: 'Durata',
      help: 'In solitario: fino al traguardo, oppure dieci round per fare più punti che puoi.',
      values: { 0: 'Fino al traguardo', 10: 'Dieci round' },
    },
  },
  refusals: {
    R3: 'Troppo tardi: quel segnalino è già stato preso.',
    R8: 'Dichiara il calcolo di un colore solo se questo tavolo lo chiede; per lo stop non serve mai.',
  },
  clashes: { R12: 'Un numero di round vale solo in solitario.' },
  moves: {
    take: ({ disc }) => `Prendi il segnalino ${disc}`,
    say: ({ disc, sum }) => `Prendi il segnalino ${disc}: ${sum}`,
    stop: 'Prendi lo stop',
  },
  place: {
    taken: ({ discs }) => `Ha preso: ${discs}`,
    spinner: 'Ha la ruota',
    out: 'Fuori dallo spareggio',
    number: ({ number }) => `Il numero: ${number}`,
    dice: ({ dice }) => `I dadi: ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `jolly ${face}`,
    discs: ({ discs }) => `Segnalini sul tavolo: ${discs}`,
  },
  purpose: {
    first: 'per vedere chi gira per primo la ruota',
    spin: 'per il numero, poi per rosso, arancione, blu, verde e jolly',
  },
  prompt: 'Gira la ruota, poi lancia tutti e nove.',
  you: {
    verbs: 'gira giri, dice dici, esce esci, arriva arrivi',
    phrases: [['([^.:]*@[^.:]*) escono', '$1 uscite']],
  },
  lines: {
    first: ({ who }) => `La ruota comincia da ${who}`,
    thrown: ({ who, number, dice }) => `${who} gira la ruota, esce ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) => `Round di spareggio ${round}: ${who} gira, esce ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} prende il segnalino ${disc}`,
    said: ({ who, disc, sum }) => `${who} prende il segnalino ${disc} e dice ${sum}`,
    stopped: ({ who }) => `${who} prende lo stop`,
    right: ({ disc, sum, who, points }) => `${disc} ${sum}: ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} non può dare ${number}: ${who} ${points}`,
    falseSum: ({ disc, sum, number, who, points }) => `${disc} ${sum}, non ${number}: ${who} ${points}`,
    stopRight: ({ who, points }) => `Lo stop è giusto: ${who} ${points}`,
    stopWrong: ({ who, points }) => `Lo stop è arrivato troppo presto: ${who} ${points}`,
    left: ({ sums }) => `Ancora sul tavolo: ${sums}`,
    gains: ({ gains }) => `In tutto: ${gains}`,
    tie: ({ who }) => `Parità: round di spareggio tra ${who}`,
    drop: ({ who, count }) =>
      plural('it', count, { one: `${who} esce dallo spareggio`, other: `${who} escono dallo spareggio` }),
    won: ({ who }) => `${who} vince`,
    shared: ({ who }) => `${who} condividono la vittoria`,
    reached: ({ who, count }) => `${who} arriva al traguardo dopo ${rounds(count)}`,
    played: ({ who, count, points }) =>
      `${who}: ${plural('it', points, { one: `${points} punto`, other: `${points} punti` })} in ${rounds(count)}`,
  },
  odds: {
    title: 'In quanti lanci dei nove dadi il numero si può formare, e con quanti colori.',
    key: 'numero',
    columns: ['nessun colore', '1 colore', '2 colori', '3 colori', '4 colori'],
  },
  characters: {
    turtle: 'Se la prende comoda e ogni tanto le sfugge una somma.',
    hare: 'Ha la mano svelta e ogni tanto sbaglia.',
    fox: 'Fa i conti in fretta e sbaglia di rado.',
    falcon: 'Vede tutto per primo e non sbaglia quasi mai.',
  },
  decisionKinds: {
    grab: 'Segnalini giusti',
    'grab-early': 'Segnalini sbagliati',
    'grab-late': 'Troppo tardi: altri più veloci',
    stop: 'Stop',
    'stop-early': 'Stop troppo presto',
  },
  lesson: {
    you: 'Saetta',
    other: 'Lumaca',
    notes: {
      spin: ({ you, other }) =>
        `Tu sei ${you}, e ${other} non ha fretta. Quando qualcuno arriva a 15, vince chi ha più punti. Gira la ruota!`,
      pair: ({ red }) =>
        `Il numero è 5. Cerca una coppia che lo formi: ${red} 2 e 3, 2 + 3 = 5. Prendi il segnalino prima degli altri!`,
      gap: ({ other, green }) =>
        `Anche ${other} ha preso un segnalino: chi ha ragione si vede alla fine. Vale anche la sottrazione: ${green} 6 − 1 = 5. Prendilo.`,
      stop: 'Nient’altro dà 5, neanche con il jolly beige, che è 4. Dillo: prendi il segnalino nero, lo stop. Il round finisce.',
      joker: ({ blue }) =>
        `Ogni segnalino ti ha dato 2 punti. Ora il numero è 2 e il jolly è 6: ${blue} 6 − 2 − 2 = 2. Con il jolly vale 1 punto.`,
      late: ({ other, orange, green }) =>
        `Troppo tardi per ${orange} 1 + 1: è di ${other}. Non ti costa nulla. C’è anche ${green} 5 − 3 = 2: prendilo.`,
      spinAgain: ({ other }) =>
        `${other} ha visto che nient’altro andava bene e ha preso lo stop: 2 punti. Ora giri di nuovo tu.`,
      nothing: '12, e dadi bassi dappertutto: nessun colore ci arriva. Lo stop è giusto subito e vale 3. Prendilo!',
    },
    learned: [
      'Due dadi dello stesso colore formano il numero, sommati o sottratti: 2 punti.',
      'Con il jolly beige è 1 punto. Un segnalino sbagliato costa 1.',
      'Il segnalino è di chi lo prende per primo. Arrivare tardi non costa nulla.',
      'Quando nessun colore va più bene, stop: 2 punti, a volte 3. Troppo presto costa 3.',
      'Quando qualcuno ha 15 punti, vince il totale più alto.',
    ],
  },
  board,
  book,
} satisfies Catalog
