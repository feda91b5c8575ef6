import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'La ruleta (en la caja, «spinner») da un número, se lanzan nueve dados y todos miran a la vez: ¿qué pareja de color forma ' +
    'el número? Agarra su ficha antes que los demás. Cuando no quede ninguna pareja que sirva, agarra la ficha negra: stop.',
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
    'Hay cuatro parejas de dados, roja, naranja, azul y verde, y un dado beis, el comodín. Cada color tiene su ficha, y la ' +
    'negra es el stop. Cada color tiene también su forma, en los dados y en la ficha: se puede jugar sin distinguir los colores.',
  R1: 'Todos empiezan con 3 puntos. Una tirada decide quién gira primero la ruleta; después, la ruleta pasa cada ronda al jugador de la izquierda.',
  R2:
    'Al empezar cada ronda, las cinco fichas están en la mesa. La ruleta se gira y los dados se lanzan a la vez; en cuanto se ven, ' +
    'cualquiera puede agarrar fichas, en cualquier momento y sin orden.',
  R3:
    'Agarra una ficha de color que siga en la mesa: con ella dices que sus dos dados forman el número. Cada ficha es de quien ' +
    'la agarra primero, y puedes agarrar varias. Llegar tarde no cuesta nada.',
  R4:
    'Sin comodín, una pareja forma el número sumando sus dos dados o restando uno del otro. Con el comodín, los tres dados se ' +
    'suman o se restan como quieras. Siempre se usan los dos dados del color, solo con más y menos, y el comodín puede servir ' +
    'a varios colores.',
  R5:
    'Agarra la ficha negra: con ella dices que ninguna de las fichas que siguen en la mesa sirve. La ronda termina en el acto. ' +
    'Cuando ya no quedan colores, el stop se sigue disputando, y entonces siempre es correcto.',
  R6:
    'Una ficha agarrada por error se queda con su dueño hasta el final de la ronda. No vuelve a la mesa y no cuenta al ' +
    'comprobar el stop.',
  R7:
    'Si se acaba el tiempo, la ronda termina sin stop. Los colores puntúan como siempre, y nadie gana ni pierde nada por la ' +
    'ficha negra.',
  fair:
    'En una mesa en línea todos ven los dados en el mismo instante, y cuenta cuándo has agarrado, no lo rápida que es tu ' +
    'conexión. Si el tiempo es igual, va primero quien tiene la ruleta, y luego los demás hacia la izquierda.',
  R8:
    'Cada color correcto da 2 puntos, o 1 si necesita el comodín; cuenta la mejor manera. Cada color ' +
    'equivocado cuesta 1 punto, y nadie sabe qué es correcto hasta el final de la ronda.' +
    '\nSi en la mesa se dice la cuenta, puntúa la cuenta dicha: 1 punto si usa el comodín, aunque bastara la ' +
    'pareja; una cuenta falsa es un error, aunque otra valiera.' +
    '\nEl stop no necesita cuenta.',
  R9:
    'Un stop correcto da 2 puntos, o 3 en el caso que digan las opciones. Uno equivocado cuesta 3 puntos: alguna ficha de la ' +
    'mesa todavía servía.',
  R10:
    'Si así lo acuerdan los jugadores, quien agarra el stop, con razón o sin ella, pierde 3 puntos en vez de 1 por cada color ' +
    'suyo equivocado. Si además el stop es equivocado, cuesta sus 3 puntos aparte.',
  R11: 'Primero se suman las ganancias y las pérdidas de la ronda; si después tu total es menor que 0, pasa a ser 0.',
  R12:
    'Cuando alguien tiene 15 puntos o más al final de una ronda, gana el total más alto.' +
    '\nSi hay empate, solo los empatados juegan rondas de desempate: con todas las fichas y la misma ' +
    'puntuación, pero cada ronda parte de 0 y puede bajar de ahí.' +
    '\nLos mejores de cada ronda juegan otra y los demás salen; quien sale más tarde queda mejor, y los ' +
    'totales no cambian.' +
    '\nTras cinco rondas de desempate sin ganador, la victoria se comparte.' +
    '\nEn solitario juegas hasta la meta, y tu resultado es el número de rondas.' +
    '\nO diez rondas, y cuentan los puntos.',
  examples: {
    pair: 'Número 2, pareja naranja 1 y 1: correcto sin comodín, 1 + 1 = 2.',
    joker: 'Número 2, pareja roja 2 y 2, comodín 6: correcto con el comodín, 6 − 2 − 2 = 2.',
    twelve: 'Número 12, una pareja de seises: correcto, 6 + 6 = 12.',
    gap: 'Número 1, una pareja de 3 y 4: correcto, 4 − 3 = 1.',
    fives: 'Número 5, una pareja de cincos, comodín 5: correcto con el comodín, 5 + 5 − 5 = 5.',
    nothing:
      'A veces no sirve ningún color: más o menos en una ronda de cada cinco con los números del 1 al 12. Entonces el stop es ' +
      'correcto desde el principio.',
  },
} satisfies BookTexts
