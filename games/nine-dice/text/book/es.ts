import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'El spinner da un número, se lanzan nueve dados y todos miran a la vez: ¿qué pareja de color forma el número? Agarra su ' +
    'ficha antes que los demás. Cuando no queda ninguna pareja que sirva, agarra la ficha negra: stop.',
  headings: {
    dice: 'Dados y fichas',
    setup: 'Preparación',
    round: 'Una ronda',
    scoring: 'Puntuación',
    end: 'El final',
    examples: 'Ejemplos',
    options: 'Opciones',
  },
  dice:
    'Hay cuatro parejas de dados, roja, naranja, azul y verde, y un dado beis, el comodín. Para cada color hay una ficha, y la ' +
    'negra es el stop. Cada color tiene además su forma, en sus dados y en su ficha: no hace falta distinguir los colores para ' +
    'jugar.',
  R1: 'Se empieza con 3 puntos. Una tirada decide quién gira primero el spinner; después pasa a la izquierda, ronda tras ronda.',
  R2:
    'Al empezar cada ronda las cinco fichas están en la mesa. Spinner y dados se lanzan juntos y, en cuanto se ven, cualquiera ' +
    'puede actuar, en cualquier momento y sin orden.',
  R3:
    'Toma una ficha de color que siga en la mesa: afirmas que sus dos dados forman el número. Cada ficha es de quien llega ' +
    'primero, una sola vez. Puedes tomar varias. Llegar tarde no cuesta nada.',
  R4:
    'Sin comodín, una pareja forma el número sumando los dos dados o restando uno del otro. Con el comodín, los tres dados se ' +
    'suman o se restan como quieras. Siempre se usan los dos dados de color, solo hay más y menos, y el comodín puede servir a ' +
    'varios colores.',
  R5:
    'Toma la ficha negra: afirmas que ninguna de las fichas que siguen en la mesa se puede tomar con razón. La ronda termina en ' +
    'el acto. Cuando los cuatro colores se han ido, el stop se sigue disputando, y entonces siempre es correcto.',
  R6:
    'Una ficha tomada por error sigue tomada hasta el final de la ronda. No vuelve a la mesa y no cuenta cuando se comprueba el ' +
    'stop.',
  R7:
    'Si se acaba el tiempo de la ronda, esta termina sin stop: los colores puntúan como siempre, y nadie gana ni pierde nada ' +
    'por la ficha negra.',
  fair:
    'En una mesa en línea todos ven los dados en el mismo instante, y cuenta cuándo has actuado, no lo rápida que es tu ' +
    'conexión. A igual tiempo va primero quien tiene el spinner, y luego los demás hacia la izquierda.',
  R8:
    'Cada color correcto da 2 puntos, o 1 si necesita el comodín; cuenta la mejor manera. Cada color equivocado cuesta 1 punto. ' +
    'Hasta el final de la ronda nadie sabe qué es correcto. Donde se dice la cuenta, puntúa la cuenta: 1 punto si usa el ' +
    'comodín, aunque bastara la pareja, y una cuenta falsa es un error aunque otra sea correcta. El stop no pide cuenta.',
  R9:
    'Un stop correcto da 2 puntos, o 3 en el caso que dicen las opciones. Uno equivocado cuesta 3 puntos: alguna ficha de la ' +
    'mesa aún se podía tomar con razón.',
  R10:
    'Si así se acuerda, quien toma el stop, con razón o sin ella, pierde 3 puntos en vez de 1 por cada color suyo equivocado. Un ' +
    'stop equivocado cuesta además sus 3 puntos.',
  R11: 'Ganancias y pérdidas de la ronda se suman primero; si después el total es menor que 0, pasa a ser 0.',
  R12:
    'Cuando alguien tiene 15 puntos o más tras una ronda, gana el total más alto. Si varios lo comparten, solo ellos juegan ' +
    'rondas de desempate: todas las fichas, la misma puntuación, pero cada ronda parte de 0 y puede bajar de ahí. Quienes tienen ' +
    'el mejor resultado juegan otra; los demás salen, y quien sale más tarde queda mejor. Los totales no cambian. Tras cinco rondas ' +
    'de desempate sin ganador, la victoria se comparte. En solitario se juega hasta la meta, y el resultado es el número de ' +
    'rondas.',
  examples: {
    pair: 'Número 2, naranja 1 y 1: correcto sin comodín, 1 + 1 = 2.',
    joker: 'Número 2, rojo 2 y 2, comodín 6: correcto con el comodín, 6 − 2 − 2 = 2.',
    twelve: 'Número 12, una pareja de seises: correcto, 6 + 6 = 12.',
    gap: 'Número 1, una pareja de 3 y 4: correcto, 4 − 3 = 1.',
    fives: 'Número 5, una pareja de cincos, comodín 5: correcto con el comodín, 5 + 5 − 5 = 5.',
    nothing:
      'Puede que no sirva ningún color: más o menos una ronda de cada cinco con los números del 1 al 12. Entonces el stop es ' +
      'correcto desde el principio.',
  },
} satisfies BookTexts
