import type { LessonTexts } from './catalog.ts'

export const it = {
  you: 'Sole',
  other: 'Brina',
  notes: {
    roll: ({ you, other }) =>
      `Tu sei ${you} e giochi contro ${other}. Questa breve partita finisce a 50 punti. Lancia i tuoi sei dadi.`,
    score: ({ straight }) =>
      `Ogni carta mostra quanti punti dà adesso. ${straight} usa 3 4 5 6: 18 punti. Toccala, poi segna i punti.`,
    freeze: ({ other, anyTwo, twoPairs }) =>
      `${other} ha segnato ${anyTwo}, e l’effetto ti fa congelare una carta. Scegli tu quale: rinuncia a ${twoPairs}, qui la più difficile.`,
    rollAgain:
      'Ora due tue carte sono sotto il ghiaccio: quella segnata e quella congelata. Te ne restano tre. Lancia.',
    reroll: ({ anyTwo }) =>
      `Si può fare di meglio. Per rilanciare si paga con una carta. Tocca i due cinque per tenerli, tocca ${anyTwo} per congelarla e rilancia il resto.`,
    scoreMore: ({ odds }) => `Cinque dadi dispari! ${odds} li usa tutti e vale 19. Segna i punti.`,
    wake: ({ other, straight }) =>
      `${other} non ha trovato niente e ha passato. Chi passa scongela tutte le proprie carte, e gli altri una ciascuno. Scongela ${straight}.`,
    rollTwoLeft: 'Hai due carte attive. Vediamo cosa sanno fare.',
    pass: ({ straight, noSixes }) =>
      `Niente di fila per ${straight}, e i sei escludono ${noSixes}. Puoi sempre passare: niente punti, ma scongeli tutte le tue carte.`,
    rollAll: 'Tutte e cinque sono di nuovo attive, e mancano 13 punti. Lancia!',
    reach: ({ odds, other }) =>
      `${odds} dà 17 punti: fanno 54. Il round si gioca fino in fondo: ${other} ha ancora un turno. Segna i punti.`,
  },
  learned: [
    'Lancia, poi segna una carta. La carta segnata si congela.',
    'Per rilanciare, tieni i dadi che vuoi e congela una carta.',
    'Certe carte fanno congelare o scongelare una carta agli altri.',
    'Passa, e scongeli tutte le tue carte.',
    'Quando qualcuno raggiunge il traguardo, si finisce il round: vince chi ha più punti.',
  ],
} satisfies LessonTexts
