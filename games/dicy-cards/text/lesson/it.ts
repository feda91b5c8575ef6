import type { LessonTexts } from './catalog.ts'

export const it = {
  you: 'Sole',
  other: 'Brina',
  notes: {
    roll: ({ you, other }) =>
      `Tu sei ${you} e giochi contro ${other}. Chi arriva a 50 punti chiude questa breve partita. Lancia i tuoi sei dadi.`,
    score: ({ straight }) =>
      `Ogni carta mostra quanto darebbero questi dadi. ${straight} prende 3 4 5 6: 18 punti. Toccala, poi fai punti.`,
    freeze: ({ other, anyTwo, twoPairs }) =>
      `${other} ha fatto punti con ${anyTwo}, e l’effetto ti fa congelare una carta. Scegli tu quale: rinuncia a ${twoPairs}, qui la più difficile.`,
    rollAgain:
      'Ora due tue carte sono sotto il ghiaccio: quella dei punti e quella congelata. Te ne restano tre. Lancia.',
    reroll: ({ anyTwo }) =>
      `Non basta. Puoi pagare con una carta per rilanciare. Tocca i due cinque per tenerli, tocca ${anyTwo} per congelarla e rilancia il resto.`,
    scoreMore: ({ odds }) => `Cinque dadi dispari! ${odds} li prende tutti: 19 punti. Fai punti.`,
    wake: ({ other, straight }) =>
      `${other} non ha trovato niente e ha saltato il turno. Chi lo salta ripristina tutte le proprie carte, e ogni altra persona una delle sue. Ripristina ${straight}.`,
    rollTwoLeft: 'Hai due carte attive. Vediamo se servono a qualcosa.',
    pass: ({ straight, noSixes }) =>
      `Niente di consecutivo per ${straight}, e i sei vietano ${noSixes}. Puoi sempre saltare il turno: niente punti, ma tutte le tue carte tornano attive.`,
    rollAll: 'Tutte e cinque sono di nuovo attive, e mancano 13 punti. Lancia!',
    reach: ({ odds, other }) =>
      `${odds} dà 17 punti, e fanno 54. Il giro si gioca fino in fondo: ${other} ha ancora un turno. Fai punti.`,
  },
  learned: [
    'Lancia, poi fai punti con una carta. Quella carta si congela.',
    'Per rilanciare, tieni i dadi che vuoi e congela una carta.',
    'Certe carte fanno congelare o ripristinare una carta ad altre persone.',
    'Salta il turno, e tutte le tue carte tornano attive.',
    'Quando qualcuno raggiunge il traguardo, si completa il giro; vince chi ha più punti.',
  ],
} satisfies LessonTexts
