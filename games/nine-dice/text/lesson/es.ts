import type { LessonTexts } from './catalog.ts'

export const es = {
  you: 'Rayo',
  other: 'Caracol',
  notes: {
    spin: ({ you, other }) =>
      `Eres ${you}, y ${other} no tiene prisa. Cuando alguien llega a 15, gana quien tiene más puntos. ¡Gira el spinner!`,
    pair: ({ red }) =>
      `El número es 5. Busca una pareja que lo forme: ${red} 2 y 3, 2 + 3 = 5. ¡Agarra la ficha antes que nadie!`,
    gap: ({ other, green }) =>
      `${other} también ha tomado una ficha; al final se verá quién tiene razón. Restar también vale: ${green} 6 − 1 = 5. Agárrala.`,
    stop: 'Nada más da 5, ni siquiera con el comodín beis, que es 4. Dilo: agarra la ficha negra, el stop. Acaba la ronda.',
    joker: ({ blue }) =>
      `Cada ficha te ha dado 2 puntos. Ahora el número es 2 y el comodín 6: ${blue} 6 − 2 − 2 = 2. Con el comodín es 1 punto.`,
    late: ({ other, orange, green }) =>
      `Demasiado tarde para ${orange} 1 + 1: lo tiene ${other}. No te cuesta nada. También hay ${green} 5 − 3 = 2: agárralo.`,
    spinAgain: ({ other }) => `${other} vio que no quedaba nada y tomó el stop: 2 puntos. El spinner vuelve a ti.`,
    nothing:
      '12, y dados bajos por todas partes: ningún color sirve. Entonces el stop es correcto ya, y vale 3. ¡Agárralo!',
  },
  learned: [
    'Dos dados de un color forman el número con más o menos: 2 puntos.',
    'Con el comodín beis es 1 punto. Una ficha equivocada cuesta 1.',
    'Una ficha es de quien la agarra primero. Llegar tarde no cuesta nada.',
    'Cuando no queda nada, stop: 2 puntos, o 3. Demasiado pronto cuesta 3.',
    'Cuando alguien tiene 15 puntos, gana el total más alto.',
  ],
} satisfies LessonTexts
