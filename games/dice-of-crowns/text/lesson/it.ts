import type { LessonTexts } from './catalog.ts'

export const it = {
  you: 'Rowan',
  left: 'Isotta',
  right: 'Mordred',
  notes: {
    roll: ({ you, left, right }) =>
      `Tu sei ${you}; ${left} e ${right} vogliono lo stesso trono. Si vince con tre diritti. Lancia i tuoi sette dadi.`,
    reroll:
      'Corone e pugnali si bloccano. Tre corone valgono un diritto, tre pugnali un tradimento. Hai due corone: rilancia i teschi.',
    hand: ({ left, right }) =>
      `La terza corona. Ma prima di fermarti devi passare le pergamene ai rivali, che le lanciano. Passane una a ${left} e una a ${right}.`,
    stop: ({ right }) =>
      `Il teschio è tornato. A ${right} è uscito un pugnale, e l’ha dato a te: ora sono due. Hai tre corone: fermati e rivendica il tuo diritto.`,
    give: ({ left }) =>
      `Ora sei tu il rivale. Dalla tua pergamena è uscito un pugnale: dallo a chi vuoi. ${left} ne ha già due: aggiungi il terzo.`,
    answer: ({ right }) =>
      `Tradimento: turno finito, nessun diritto. Adesso ${right} ti passa una pergamena. Lanciala.`,
    rollAgain: 'Una corona. Resta bloccata nella tua area e conta ora, nel tuo turno. Lancia gli altri sei dadi.',
    betrayed:
      'Tre pugnali: tradimento. Il turno finisce subito e non ottieni nulla. Il diritto che hai già è al sicuro.',
    rollThird: ({ left, right }) =>
      `${left} ha rivendicato un diritto con cinque teschi, e ${right} ha subito un tradimento. I sette dadi sono di nuovo tuoi. Lancia.`,
    five: 'Cinque teschi: anche questi valgono un diritto. Chi troppo vuole… Fermati.',
    rollLast: ({ left, right }) => `Niente per ${left} e niente per ${right}. Ti manca un solo diritto. Lancia.`,
    win: 'Tre corone, e nessuna pergamena da passare. Fermati: il terzo diritto è tuo, e anche il trono.',
  },
  learned: [
    'Corone e pugnali si bloccano; teschi e pergamene si possono rilanciare.',
    'Ogni pergamena che ti esce va a un rivale, che la lancia.',
    'Un rivale dà un pugnale a chi vuole. Tre nella tua area: tradimento.',
    'Con tre corone o cinque teschi fermati e rivendica un diritto.',
    'Quello che hai nella tua area conta nel tuo turno. Si vince con tre diritti.',
  ],
} satisfies LessonTexts
