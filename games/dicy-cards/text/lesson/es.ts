import type { LessonTexts } from './catalog.ts'

export const es = {
  you: 'Sol',
  other: 'Escarcha',
  notes: {
    roll: ({ you, other }) =>
      `Eres ${you} y juegas contra ${other}. Esta partida corta termina cuando alguien llega a 50 puntos. Lanza tus seis dados.`,
    score: ({ straight }) =>
      `Cada carta muestra lo que vale ahora. ${straight} usa 3 4 5 6: 18 puntos. Tócala y puntúala.`,
    freeze: ({ other, anyTwo, twoPairs }) =>
      `${other} ha puntuado ${anyTwo}, y su efecto te hace congelar una carta. Tú eliges cuál: renuncia a ${twoPairs}, aquí la más difícil.`,
    rollAgain: 'Ya tienes dos cartas bajo el hielo: la que has puntuado y la que has congelado. Te quedan tres. Lanza.',
    reroll: ({ anyTwo }) =>
      `Todavía no es gran cosa. Puedes pagar con una carta para relanzar. Toca los dos cincos para guardarlos, toca ${anyTwo} para congelarla y relanza el resto.`,
    scoreMore: ({ odds }) => `¡Cinco dados impares! ${odds} los usa todos: 19 puntos. Puntúala.`,
    wake: ({ other, straight }) =>
      `${other} no ha encontrado nada y ha pasado. Quien pasa descongela todas sus cartas; los demás, una cada uno. Descongela ${straight}.`,
    rollTwoLeft: 'Tienes dos cartas activas. Veamos si sirven de algo.',
    pass: ({ straight, noSixes }) =>
      `No hay nada seguido para ${straight}, y los seises impiden ${noSixes}. Siempre puedes pasar: sin puntos, pero se descongelan todas tus cartas.`,
    rollAll: 'Las cinco vuelven a estar activas, y te faltan 13 puntos. ¡Lanza!',
    reach: ({ odds, other }) =>
      `Puntúa ${odds}: 17 puntos, y ya son 54. La ronda se juega hasta el final: a ${other} le queda un turno.`,
  },
  learned: [
    'Lanza y puntúa una carta. La carta puntuada se congela.',
    'Para relanzar, guarda los dados que quieras y congela una carta.',
    'Algunas cartas hacen que los demás congelen o descongelen una de las suyas.',
    'Pasa, y se descongelan todas tus cartas.',
    'Cuando alguien alcanza la meta, se termina la ronda: gana quien tenga más puntos.',
  ],
} satisfies LessonTexts
