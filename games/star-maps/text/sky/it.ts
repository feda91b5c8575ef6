import type { BookTexts, SkyTexts } from './en.ts'

export const sky = {
  shapes: {
    1: { one: 'goccia', all: 'gocce' },
    2: { one: 'lente', all: 'lenti' },
    3: { one: 'stella a tre punte', all: 'stelle a tre punte' },
    4: { one: 'stella a quattro punte', all: 'stelle a quattro punte' },
    5: { one: 'stella a cinque punte', all: 'stelle a cinque punte' },
    6: { one: 'stella a sei punte', all: 'stelle a sei punte' },
  },
  sheets: {
    'great-bear': 'Orsa Maggiore',
    'little-bear': 'Orsa Minore',
    'royal-couple': 'Coppia reale',
    swan: 'Cigno',
    lion: 'Leone',
    hunter: 'Cacciatore',
    twins: 'Gemelli',
    bull: 'Toro',
    scorpion: 'Scorpione',
    teapot: 'Teiera',
    maiden: 'Vergine',
    eagle: 'Aquila',
    hero: 'Eroe',
    'chained-lady': 'Dama in catene',
    'winged-horse': 'Cavallo alato',
    charioteer: 'Auriga',
    herdsman: 'Bovaro',
    'strong-man': 'Forzuto',
    'southern-cross': 'Croce del Sud',
    ship: 'Nave',
    'great-dog': 'Cane Maggiore',
    crane: 'Gru',
    'raven-and-cup': 'Corvo e coppa',
    lyre: 'Lira',
    dragon: 'Drago',
    'water-snake': 'Idra',
    river: 'Fiume',
    fishes: 'Pesci',
    'snake-bearer': 'Serpentario',
    whale: 'Balena',
  },
  figures: {
    cross: 'la Croce',
    'false-cross': 'la Falsa Croce',
    haunch: 'il Fianco',
    neck: 'il Collo',
    sail: 'la Vela',
    strings: 'le Corde',
    figure: 'la figura con gli anelli',
  },
  chapters: [
    {
      title: 'Notti limpide del nord',
      intro:
        'Ogni mappa comincia dalle stelle che conosci. Le orse girano attorno al polo, il cigno vola verso sud e d’inverno il ' +
        'cacciatore sorge sopra i tetti. Qui non c’è nulla di bloccato. Impara a guardare e a trovare stelle brillanti di ' +
        'ogni forma.',
    },
    {
      title: 'Lungo lo zodiaco',
      intro:
        'Il sole percorre questa strada tutto l’anno, e accanto brillano le stelle d’estate. Qui il cielo è geloso: la forma che ' +
        'trascuri conta due volte. Tienile a mente tutte e sei, anche quella che non piace ai dadi.',
    },
    {
      title: 'Cieli chiusi',
      intro:
        'Queste stelle raccontano una vecchia storia: un eroe, una principessa in catene, un cavallo con le ali. Alcune parti ' +
        'sono chiuse. Con la differenza giusta un lucchetto scatta, e dietro c’è un intero braccio di stelle. E non ' +
        'disprezzare le stelle più deboli: qui brillano perfino gli zeri.',
    },
    {
      title: 'Figure nelle figure',
      intro:
        'Lontano, a sud, piccole figure si nascondono in quelle grandi: una croce in un cielo ampio, le corde in una lira. Le ' +
        'loro stelle portano un anello e contano due volte. Chi trova la figura intera ha un premio in più.',
    },
    {
      title: 'Lunghi sentieri',
      intro:
        'Drago, serpente e fiume si snodano per mezzo cielo. Chi li segue stella dopo stella, senza interruzioni, arriva più ' +
        'lontano di chi raccoglie qua e là. Scegli presto dove comincia il tuo sentiero e non lasciare che si spezzi.',
    },
  ],
  scorings: {
    C1: {
      name: 'Serie brillanti',
      rule: 'Ogni serie completa di sei stelle brillanti, una per forma, vale 5 punti; è brillante una stella che vale almeno 3.',
    },
    C2: { name: 'La più bassa due volte', rule: 'La più bassa delle sei somme conta due volte.' },
    C3: { name: 'Zeri splendenti', rule: 'Ogni stella scoperta che varrebbe 0 vale 3 punti.' },
    C4: {
      name: 'La figura',
      rule: 'Ogni stella scoperta della figura con gli anelli conta due volte; la figura intera vale altri 5 punti.',
    },
    C5: {
      name: 'Il lungo sentiero',
      rule: 'Ogni tratto del più lungo sentiero ininterrotto di stelle scoperte vale 2 punti; un sentiero non passa due volte per la stessa stella.',
    },
  },
  bonuses: {
    'any-value': { name: 'Numero libero', rule: 'Scrivi un numero qualsiasi.' },
    anywhere: { name: 'Stella libera', rule: 'Scrivi il numero di un dado accanto a una stella di qualsiasi forma.' },
    circle: { name: 'Cerchio', rule: 'Riempi un cerchio.' },
    nudge: { name: 'Ritocco', rule: 'Aumenta o diminuisci di 1 un numero.' },
    swap: { name: 'Scambio', rule: 'Scambia due numeri.' },
    again: { name: 'Bis', rule: 'Gioca un’altra volta con gli stessi dadi.' },
    pick: { name: 'Grimaldello', rule: 'Apri un lucchetto inceppato che hai sbagliato di 1.' },
    turn: { name: 'Rovescio', rule: 'Rovescia un numero: 7 meno il numero.' },
    twin: { name: 'Gemello', rule: 'Scrivi accanto a una stella lo stesso numero dell’altra sua casella.' },
    'two-circles': { name: 'Due cerchi', rule: 'Riempi due cerchi.' },
    seven: { name: 'Sette', rule: 'Scrivi 7 meno il numero di un dado.' },
    note: { name: 'Appunto', rule: 'Fai quattro punti in più.' },
  },
  difficulties: { easy: 'facile', medium: 'media', hard: 'difficile' },
  medals: { bronze: 'bronzo', silver: 'argento', gold: 'oro' },
  ofDay: ({ difficulty }) => `Cielo del giorno, difficoltà ${difficulty}`,
  generated: ({ seed, difficulty }) => `Cielo «${seed}», difficoltà ${difficulty}`,
} satisfies SkyTexts

export const book = {
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
    'numeri (con 5 e 2 vale 3), anche se è 0.' +
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
