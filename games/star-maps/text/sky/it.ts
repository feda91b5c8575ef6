import type { SkyTexts } from './catalog.ts'

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
    'strong-man': 'Uomo forte',
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
    figure: 'la figura cerchiata',
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
      rule: 'Ogni stella scoperta della figura cerchiata conta due volte; la figura intera vale altri 5 punti.',
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
    note: { name: 'Appunto', rule: 'Segna quattro punti in più.' },
  },
  difficulties: { easy: 'facile', medium: 'media', hard: 'difficile' },
  medals: { bronze: 'bronzo', silver: 'argento', gold: 'oro' },
  ofDay: ({ difficulty }) => `Cielo del giorno, difficoltà ${difficulty}`,
  generated: ({ seed, difficulty }) => `Cielo «${seed}», difficoltà ${difficulty}`,
} satisfies SkyTexts
