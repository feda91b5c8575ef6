import type { LessonTexts } from './catalog.ts'

export const it = {
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
} satisfies LessonTexts
