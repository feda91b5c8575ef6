import type { LessonTexts } from './catalog.ts'

export const es = {
  you: 'Sol',
  other: 'Escarcha',
  notes: {
    roll: ({ you, other }) =>
      `Tú eres ${you} y juegas contra ${other}. Quien llega a 50 puntos pone fin a esta partida corta. Lanza tus seis dados.`,
    score: ({ straight }) =>
      `Cada carta muestra lo que darían estos dados. ${straight} se lleva 3 4 5 6: 18 puntos. Tócala y puntúala.`,
    freeze: ({ other, anyTwo, twoPairs }) =>
      `${other} ha puntuado ${anyTwo}, y su efecto te hace congelar una carta. Tú eliges cuál: renuncia a ${twoPairs}, aquí la más difícil.`,
    rollAgain: 'Ya hay dos cartas tuyas bajo el hielo: la que puntuaste y la que congelaste. Te quedan tres. Lanza.',
    reroll: ({ anyTwo }) =>
      `No es gran cosa. Puedes pagar con una carta para relanzar. Toca los dos cincos para guardarlos, toca ${anyTwo} para congelarla y relanza el resto.`,
    scoreMore: ({ odds }) => `¡Cinco dados impares! ${odds} se los lleva todos: 19 puntos. Puntúala.`,
    wake: ({ other, straight }) =>
      `${other} no encontró nada y pasó. Quien pasa descongela todas sus cartas, y cada una de las demás personas, una. Descongela ${straight}.`,
    rollTwoLeft: 'Tienes dos cartas activas. Veamos si sirven de algo.',
    pass: ({ straight, noSixes }) =>
      `Nada seguido para ${straight}, y los seises impiden ${noSixes}. Siempre puedes pasar: sin puntos, pero se descongelan todas tus cartas.`,
    rollAll: 'Las cinco vuelven a estar activas, y faltan 13 puntos. ¡Lanza!',
    reach: ({ odds, other }) =>
      `${odds} da 17 puntos, y son 54. La ronda se juega hasta el final: a ${other} le queda un turno. Puntúala.`,
  },
  learned: [
    'Lanza y puntúa una carta. La carta puntuada se congela.',
    'Para relanzar, guarda los dados que quieras y congela una carta.',
    'Algunas cartas hacen que otras personas congelen o descongelen una suya.',
    'Pasa, y se descongelan todas tus cartas.',
    'Cuando alguien alcanza la meta, se juega la ronda hasta el final; gana quien tenga más puntos.',
  ],
} satisfies LessonTexts
