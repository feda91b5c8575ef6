import type { LessonTexts } from './catalog.ts'

export const it = {
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
    'Due dadi di un colore formano il numero con più o meno: 2 punti.',
    'Con il jolly beige è 1 punto. Un segnalino sbagliato costa 1.',
    'Il segnalino è di chi lo prende per primo. Arrivare tardi non costa nulla.',
    'Quando nessun colore va più bene, stop: 2 punti, a volte 3. Troppo presto costa 3.',
    'Quando qualcuno ha 15 punti, vince il totale più alto.',
  ],
} satisfies LessonTexts
