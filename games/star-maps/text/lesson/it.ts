import type { LessonTexts } from './catalog.ts'

export const it = {
  you: 'Nova',
  other: 'Cometa',
  notes: {
    write: ({ you, other }) =>
      `Tu sei ${you}. I dadi: 1 e 4. L’1 sia la forma: scrivi 4 accanto alla goccia, nella casella cerchiata. Anche ${other} sceglie, di nascosto.`,
    lock: 'Ora 3 e 4. La casella è anche di una stella bloccata: il lucchetto vuole differenza 0. Scrivi 4 dall’altra parte: 4 − 4 = 0!',
    shared:
      'Si è aperto un intero braccio, e in questo capitolo uno 0 vale 3. Una casella conta per tutte le sue stelle: scrivi 6 e ne scopri una, 6 − 4 = 2.',
    far: 'I numeri lontani valgono molto. Il 3 sia la forma: scrivi 1 accanto a quella stella: 6 − 1 = 5.',
    dashed: ({ other }) =>
      `Il lucchetto di ${other} voleva 1 e ha avuto 3: fallito per sempre. Tu hai 6 e 1: scrivi 1 accanto alla stella a sei punte. L’altro legame è tratteggiato.`,
    three: 'Ora 4 e 1. Questa casella ha tre stelle. Il 4 sia la forma e scrivi 1: scopri anche la goccia, 4 − 1 = 3.',
    circle: ({ other }) =>
      `Due cinque, e ${other} non può fare nulla: ultimo turno. Lascia i dadi e riempi il cerchio. Ora il legame tratteggiato conta: 4 − 1 = 3.`,
  },
  learned: [
    'Un dado indica la forma, l’altro è il numero che scrivi accanto a una stella così.',
    'Due caselle piene: la stella è scoperta e vale la differenza.',
    'Invece di scrivere puoi riempire un cerchio: da allora i suoi legami tratteggiati contano.',
    'Un lucchetto si apre solo con il suo numero, e con esso un intero braccio.',
    'Quando qualcuno non può fare nulla, la partita finisce. Vince chi ha più punti.',
  ],
} satisfies LessonTexts
