import type { LessonTexts } from './catalog.ts'

export const es = {
  you: 'Rayo',
  other: 'Caracol',
  notes: {
    spin: ({ you, other }) =>
      `Eres ${you}, y ${other} no tiene prisa. Cuando alguien llegue a 15, ganará quien tenga más puntos. ¡Gira la ruleta!`,
    pair: ({ red }) =>
      `El número es 5. Busca una pareja que lo forme: la ${red}, 2 + 3 = 5. ¡Agarra su ficha antes que nadie!`,
    gap: ({ other, green }) =>
      `${other} también ha agarrado una ficha; al final se verá quién tiene razón. Restar también vale: la ${green}, 6 − 1 = 5. Agárrala.`,
    stop: 'Nada más da 5, ni siquiera con el comodín beis, que es 4. Dilo: agarra la ficha negra, el stop. Con ella acaba la ronda.',
    joker: ({ blue }) =>
      `Cada ficha te ha dado 2 puntos. Ahora el número es 2, y el comodín, 6: la ${blue}, 6 − 2 − 2 = 2. Con el comodín es 1 punto.`,
    late: ({ other, orange, green }) =>
      `Demasiado tarde para la ${orange}, 1 + 1: se ha adelantado ${other}. No te cuesta nada. También vale la ${green}, 5 − 3 = 2: agárrala.`,
    spinAgain: ({ other }) =>
      `${other} ha visto que ya nada servía y ha agarrado el stop: 2 puntos. La ruleta vuelve a ti.`,
    nothing:
      '12, y todos los dados son bajos: no vale ningún color. Así que el stop es correcto desde el principio, y vale 3. ¡Agárralo!',
  },
  learned: [
    'Dos dados de un color forman el número con más o menos: 2 puntos.',
    'Con el comodín beis es 1 punto. Una ficha equivocada cuesta 1.',
    'Una ficha es de quien la agarra primero. Llegar tarde no cuesta nada.',
    'Cuando ya nada sirve, stop: 2 puntos, a veces 3. Demasiado pronto cuesta 3.',
    'Cuando alguien tiene 15 puntos, gana el total más alto.',
  ],
} satisfies LessonTexts
