import type { LessonTexts } from './catalog.ts'

export const es = {
  you: 'Nova',
  other: 'Cometa',
  notes: {
    write: ({ you, other }) =>
      `Eres ${you}. Han salido 1 y 4. El 1 es la forma: escribe 4 junto a la gota, en la casilla marcada. ${other} también elige, en secreto.`,
    lock: 'Ahora 3 y 4. La casilla toca también una estrella con candado, que pide una diferencia de 0. Escribe 4 al otro lado: ¡4 − 4 = 0!',
    shared:
      'Se ha abierto todo un brazo, y en este capítulo un 0 vale 3. Una casilla cuenta para todas sus estrellas: escribe 6 y descubres una, 6 − 4 = 2.',
    far: 'Cuanto mayor es la diferencia, más vale la estrella. El 3 es la forma: escribe 1 a su lado, 6 − 1 = 5.',
    dashed: ({ other }) =>
      `El candado de ${other} pedía 1 y le ha salido 3: se ha atascado. Tienes 6 y 1: escribe 1 junto a la estrella de seis puntas. Su otra unión es discontinua.`,
    three:
      'Ahora 4 y 1. Esta casilla tiene tres estrellas. El 4 es la forma; escribe 1: también descubres la gota, 4 − 1 = 3.',
    circle: ({ other }) =>
      `Dos cincos, y ${other} no puede hacer nada: última ronda. Deja los dados y rellena el círculo. La unión discontinua ya cuenta: 4 − 1 = 3.`,
  },
  learned: [
    'Un dado es la forma; el otro, el número que escribes junto a una estrella así.',
    'Con las dos casillas llenas, la estrella está descubierta y vale la diferencia.',
    'En vez de escribir puedes rellenar un círculo: a partir de ahí cuentan sus uniones discontinuas.',
    'Un candado solo se abre con su propio número, y con él todo un brazo.',
    'Cuando alguien no puede hacer nada, la partida termina. Gana quien tiene más puntos.',
  ],
} satisfies LessonTexts
