import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'Se lanzan dos dados para todos. Un dado dice qué tipo de estrella buscas, el otro es el número que escribes a su lado. Una ' +
    'estrella con sus dos casillas llenas está descubierta y vale la diferencia. Todos tienen la misma hoja y juegan a la vez.',
  headings: {
    sheet: 'La hoja',
    round: 'Una ronda',
    end: 'El final',
    logbook: 'El cuaderno de bitácora',
    scorings: 'Puntuaciones especiales',
    bonuses: 'Bonificaciones',
    options: 'Opciones',
  },
  R1:
    'Una hoja es un dibujo de estrellas y casillas. Una casilla guarda un número. Cada estrella tiene exactamente dos casillas, y ' +
    'una casilla puede ser de varias estrellas. Una línea continua une una estrella con su casilla. Una línea discontinua pasa ' +
    'por un círculo, una conexión, y cuenta cuando el círculo está relleno; un círculo puede llevar varias líneas ' +
    'discontinuas, y entonces cuentan todas. Algunas estrellas llevan un candado con un número de 0 a 5.',
  shapes:
    'Hay seis formas de estrella, una por cada número del dado: una estrella tiene tantas puntas como puntos su dado. El 1 es la ' +
    'gota, el 2 la lente, y luego vienen las estrellas de tres, cuatro, cinco y seis puntas.',
  R2:
    'Un brazo es un grupo de estrellas y casillas que está cerrado hasta que se desbloquea la estrella de la que cuelga. Lo que ' +
    'hay en un brazo cerrado no está en juego, ni tampoco un círculo que lleve a él. Una estrella bloqueada fuera de los brazos ' +
    'cerrados está en juego, y se puede escribir en sus casillas. Un número en una casilla abierta cuenta para una estrella del ' +
    'brazo desde que el brazo se abre.',
  R3: 'Cada hoja pertenece a un capítulo, y cada capítulo tiene una puntuación especial, de C1 a C5.',
  R4: 'Se lanzan dos dados, los mismos para todos. Cada cual elige una de dos cosas: escribir o conectar.',
  R5:
    'Escribir: un dado, el que quieras, indica una forma. Escribe el número del otro en una casilla vacía en juego que esté unida ' +
    'a una estrella en juego de esa forma. El número cuenta para todas las estrellas de la casilla.',
  R6: 'Conectar: deja los dados y rellena el círculo de una conexión en juego.',
  R7:
    'Quien puede hacer una de las dos cosas debe hacerla. Quien no puede hacer ninguna se queda sin jugada. Se decide una sola ' +
    'vez, justo después de la tirada.',
  R8:
    'En cuanto las dos casillas de una estrella en juego están llenas y unidas, la estrella está descubierta y vale la diferencia ' +
    'de los dos números: 5 y 2 dan 3. Una diferencia de 0 también cuenta como descubierta. Una estrella bloqueada se ' +
    'desbloquea, y así se descubre, si la diferencia es su número impreso; vale ese número, y sus brazos se abren, lo que puede ' +
    'descubrir más. Con cualquier otra diferencia el candado ha fallado: la estrella no vale nada y nunca se descubre, así que ' +
    'su forma ya no se puede completar. El candado 3 se abre con 6 y 3, pero no con 6 y 2.',
  R8a:
    'Después de cada acción y cada bonificación se vuelve a leer la hoja. Una estrella descubierta normal vale su diferencia ' +
    'actual. Una estrella desbloqueada conserva su número impreso, y sus brazos siguen abiertos. Un candado fallado sigue así, ' +
    'salvo que una bonificación diga que abre candados. Nada se vacía nunca, y un número queda entre 1 y 6.',
  R9:
    'Quien descubre la última estrella de una forma puede usar una bonificación desbloqueada por cada forma completada, una tras ' +
    'otra. Antes se hacen todos los descubrimientos y aperturas. Una bonificación puede completar otra forma y dar así otra ' +
    'bonificación, pero nadie usa más de dos por partida. La misma se puede usar dos veces. Una que no puede hacer nada no se ' +
    'puede usar.',
  R10:
    'Una elección es una acción con todas las bonificaciones que se siguen de ella. Cada paso es definitivo, y queda oculto hasta ' +
    'que todos han terminado; entonces se muestra todo a la vez.',
  R11: 'Después de una ronda en la que alguien se quedó sin jugada, la partida termina para todos.',
  R12:
    'Se suman las estrellas de cada forma y luego se aplica la puntuación especial del capítulo. Gana el total más alto; en caso ' +
    'de empate, quien usó menos bonificaciones; si no, se comparte la victoria. En solitario juegas por bronce, plata y oro.',
  R13:
    'Un grupo, o tú en solitario, puede llevar un cuaderno de bitácora: las hojas jugadas y las bonificaciones desbloqueadas ' +
    'hasta ahora, comunes a todos. Después de cada partida se desbloquea una más: todos pueden proponer y decide quien quedó en último lugar (si son varios, el primero en el orden de asientos; en solitario, tú). Solo se pueden usar las desbloqueadas.',
  scorings: {
    C1: 'Una serie necesita las seis formas: con 2, 3, 2, 4, 2 y 2 estrellas brillantes por forma hay dos series, 10 puntos. Una estrella desbloqueada cuenta por su número impreso.',
    C2: 'Una forma sin estrellas descubiertas suma 0. Ejemplo: 3, 5, 4, 6, 2 y 7 dan 27, y 2 más: 29.',
    C3: 'Las casillas 4 y 4 valen 3 puntos, igual que un candado 0 abierto.',
    C4: 'Ejemplo: cuatro estrellas de cuatro, que valen 3, 0, 4 y 1, dan 8 puntos más, y 5 por la figura entera: 13. Una estrella desbloqueada cuenta dos veces su número impreso.',
    C5: 'Cuentan las líneas de tiza entre estrellas, no las uniones con casillas. Ejemplo: cinco estrellas seguidas tienen cuatro trazos entre ellas, 8 puntos.',
  },
  aboutBonuses:
    'Una bonificación sigue las reglas de escribir (R5) y conectar (R6) salvo en lo que cambia su frase, y lo que hace puede ' +
    'descubrir estrellas y completar formas. «Los dados» son los de esta ronda.',
  bonuses: {
    'any-value': 'De 1 a 6, en una casilla que permita uno de los dados.',
    anywhere: 'En cualquier casilla vacía en juego unida a una estrella en juego.',
    circle: 'Cualquier círculo en juego que siga vacío.',
    nudge: 'En cualquier casilla llena; el número queda entre 1 y 6.',
    swap: 'Entre dos casillas llenas con números distintos.',
    again: 'Escribe o conecta, como siempre.',
    pick: 'El candado 3 con 6 y 2, por ejemplo, da 4: se desvía en uno. La estrella vale entonces su número impreso.',
    turn: 'En cualquier casilla llena: un 2 pasa a ser un 5.',
    twin: 'En una casilla vacía en juego; las dos casillas deben estar unidas. La estrella vale entonces 0.',
    'two-circles':
      'Los dos deben estar en juego antes de rellenar el primero, y nada se descubre hasta que lo estén ambos.',
    seven: 'Un dado indica la forma, se escribe 7 menos el otro.',
    note: 'Se añaden a tu total.',
  },
  chapter: ({ chapter, title }) => `Capítulo ${chapter}, «${title}»`,
} satisfies BookTexts
