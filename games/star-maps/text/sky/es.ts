import type { BookTexts, SkyTexts } from './en.ts'

export const sky = {
  shapes: {
    1: { one: 'gota', all: 'gotas' },
    2: { one: 'lente', all: 'lentes' },
    3: { one: 'estrella de tres puntas', all: 'estrellas de tres puntas' },
    4: { one: 'estrella de cuatro puntas', all: 'estrellas de cuatro puntas' },
    5: { one: 'estrella de cinco puntas', all: 'estrellas de cinco puntas' },
    6: { one: 'estrella de seis puntas', all: 'estrellas de seis puntas' },
  },
  sheets: {
    'great-bear': 'Osa Mayor',
    'little-bear': 'Osa Menor',
    'royal-couple': 'Pareja real',
    swan: 'Cisne',
    lion: 'León',
    hunter: 'Cazador',
    twins: 'Gemelos',
    bull: 'Toro',
    scorpion: 'Escorpión',
    teapot: 'Tetera',
    maiden: 'Doncella',
    eagle: 'Águila',
    hero: 'Héroe',
    'chained-lady': 'Dama encadenada',
    'winged-horse': 'Caballo alado',
    charioteer: 'Cochero',
    herdsman: 'Boyero',
    'strong-man': 'Forzudo',
    'southern-cross': 'Cruz del Sur',
    ship: 'Nave',
    'great-dog': 'Can Mayor',
    crane: 'Grulla',
    'raven-and-cup': 'Cuervo y copa',
    lyre: 'Lira',
    dragon: 'Dragón',
    'water-snake': 'Hidra',
    river: 'Río',
    fishes: 'Peces',
    'snake-bearer': 'Serpentario',
    whale: 'Ballena',
  },
  figures: {
    cross: 'la Cruz',
    'false-cross': 'la Falsa Cruz',
    haunch: 'el Anca',
    neck: 'el Cuello',
    sail: 'la Vela',
    strings: 'las Cuerdas',
    figure: 'la figura marcada con anillos',
  },
  chapters: [
    {
      title: 'Noches claras del norte',
      intro:
        'Todo mapa empieza por las estrellas que ya conoces. Las osas giran en torno al polo, el cisne vuela hacia el sur y en ' +
        'invierno el cazador asoma sobre los tejados. Aquí nada está bloqueado. Aprende a mirar y a encontrar estrellas ' +
        'brillantes de todas las formas.',
    },
    {
      title: 'Por el zodiaco',
      intro:
        'El sol recorre este camino todo el año, y a su vera brillan las estrellas de las noches de verano. Aquí el cielo es celoso: la forma que ' +
        'descuidas cuenta doble. Ten en mente las seis, también la que los dados te niegan.',
    },
    {
      title: 'Cielos cerrados',
      intro:
        'Estas estrellas cuentan una vieja historia: un héroe, una princesa encadenada, un caballo con alas. Algunas partes ' +
        'están cerradas. Con la diferencia justa se abre un candado, y detrás hay todo un brazo de estrellas. Y no desprecies ' +
        'las más débiles: aquí brillan hasta los ceros.',
    },
    {
      title: 'Figuras dentro de figuras',
      intro:
        'Lejos, en el sur, hay figuras pequeñas escondidas en las grandes: una cruz en un cielo inmenso, las cuerdas de una ' +
        'lira. Sus estrellas llevan un anillo y cuentan doble. Y si encuentras la figura entera, hay premio.',
    },
    {
      title: 'Caminos largos',
      intro:
        'El dragón, la hidra y el río serpentean por medio cielo. Si los sigues estrella a estrella, sin huecos, llegarás más ' +
        'lejos que picoteando aquí y allá. Elige pronto dónde empieza tu camino y no dejes que se rompa.',
    },
  ],
  scorings: {
    C1: {
      name: 'Series brillantes',
      rule: 'Cada serie completa de seis estrellas brillantes, una de cada forma, vale 5 puntos. Una estrella brilla si vale 3 o más.',
    },
    C2: { name: 'La más baja, doble', rule: 'La más baja de las seis sumas cuenta doble.' },
    C3: { name: 'Ceros relucientes', rule: 'Cada estrella descubierta que vale 0 da 3 puntos.' },
    C4: {
      name: 'La figura',
      rule: 'Cada estrella descubierta de la figura marcada con anillos cuenta doble, y la figura entera vale 5 puntos más.',
    },
    C5: {
      name: 'El camino largo',
      rule: 'Cada trazo del camino más largo de estrellas descubiertas, sin cortes, vale 2 puntos; no se pasa dos veces por la misma estrella.',
    },
  },
  bonuses: {
    'any-value': { name: 'Número libre', rule: 'Escribe cualquier número.' },
    anywhere: { name: 'Estrella libre', rule: 'Escribe el número de un dado junto a una estrella de cualquier forma.' },
    circle: { name: 'Círculo', rule: 'Rellena un círculo.' },
    nudge: { name: 'Retoque', rule: 'Suma o resta 1 a un número.' },
    swap: { name: 'Intercambio', rule: 'Intercambia dos números.' },
    again: { name: 'Otra vez', rule: 'Juega otra vez con los mismos dados.' },
    pick: { name: 'Ganzúa', rule: 'Abre un candado atascado al que solo le faltó o le sobró 1.' },
    turn: { name: 'Vuelta', rule: 'Dale la vuelta a un número: 7 menos ese número.' },
    twin: { name: 'Gemelo', rule: 'Escribe junto a una estrella el número de su otra casilla.' },
    'two-circles': { name: 'Dos círculos', rule: 'Rellena dos círculos.' },
    seven: { name: 'Siete', rule: 'Escribe 7 menos el número de un dado.' },
    note: { name: 'Apunte', rule: 'Anota cuatro puntos.' },
  },
  difficulties: { easy: 'baja', medium: 'media', hard: 'alta' },
  medals: { bronze: 'bronce', silver: 'plata', gold: 'oro' },
  ofDay: ({ difficulty }) => `Cielo del día, dificultad ${difficulty}`,
  generated: ({ seed, difficulty }) => `Cielo «${seed}», dificultad ${difficulty}`,
} satisfies SkyTexts

export const book = {
  intro:
    'Se lanzan dos dados para todos. Un dado dice qué forma de estrella buscas; el otro es el número que escribes a su lado. Una ' +
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
    'Una hoja es un dibujo de estrellas y casillas: en cada casilla cabe un número, cada estrella tiene ' +
    'exactamente dos casillas, y una casilla puede ser de varias estrellas.' +
    '\nUna línea entre una estrella y su casilla es una unión. La unión continua cuenta siempre.' +
    '\nLa unión discontinua pasa por un círculo y solo cuenta cuando el círculo está relleno; si ' +
    'por él pasan varias, cuentan todas.' +
    '\nAlgunas estrellas llevan un candado con un número de 0 a 5.',
  shapes:
    'Hay seis formas de estrella, una por cada número del dado: cada estrella tiene tantas puntas como puntos su dado. El 1 es la gota; el 2, la ' +
    'lente, y luego vienen las estrellas de tres, cuatro, cinco y seis puntas.',
  R2:
    'Un brazo es un grupo de estrellas y casillas, cerrado hasta que desbloqueas la estrella de la que ' +
    'cuelga.' +
    '\nLo que hay en un brazo cerrado no está en juego, ni tampoco un círculo que lleve a él.' +
    '\nUna estrella con candado fuera de los brazos cerrados sí está en juego, y puedes escribir en sus ' +
    'casillas.' +
    '\nSi una casilla de fuera también es de una estrella del brazo, su número cuenta para ella en cuanto se abre el brazo.',
  R3: 'Cada hoja pertenece a un capítulo, y cada capítulo tiene una puntuación especial, de C1 a C5.',
  R4: 'Se lanzan dos dados, los mismos para todos. Cada jugador elige una de dos cosas: escribir un número o rellenar un círculo.',
  R5:
    'Escribir: un dado, el que quieras, indica la forma. Escribe el número del otro en una casilla vacía que esté en juego ' +
    'y unida a una estrella en juego de esa forma. El número cuenta para todas las estrellas de esa casilla.',
  R6: 'Rellenar: deja los dados y rellena un círculo en juego.',
  R7:
    'Si puedes hacer una de las dos cosas, tienes que hacerla. Si no puedes hacer ninguna, te quedas sin jugada. Se decide una ' +
    'sola vez, justo después de la tirada.',
  R8:
    'Cuando las dos casillas de una estrella en juego están llenas y unidas, la estrella queda descubierta y ' +
    'vale la diferencia de los dos números: 5 y 2 dan 3; una diferencia de 0 también la descubre.' +
    '\nUna estrella con candado se desbloquea, y así se descubre, si la diferencia es el número del candado: ' +
    'vale ese número y se abren sus brazos, y a veces eso descubre otras estrellas.' +
    '\nCon cualquier otra diferencia el candado se atasca: la estrella no vale nada, nunca se descubre y su ' +
    'forma ya no se puede completar.' +
    '\nEl candado 3 se abre con 6 y 3, pero no con 6 y 2.',
  R8a:
    'Después de cada acción y cada bonificación se vuelve a mirar la hoja.' +
    '\nUna estrella descubierta sin candado vale su diferencia actual; una desbloqueada conserva su número ' +
    'impreso, y sus brazos siguen abiertos.' +
    '\nUn candado atascado sigue así, salvo que una bonificación diga que abre candados.' +
    '\nNunca se vacía nada, y los números van siempre de 1 a 6.',
  R9:
    'Si descubres la última estrella de una forma, puedes usar una bonificación desbloqueada por cada forma ' +
    'completada, una tras otra, una vez descubierto y abierto todo lo que resulte de esa jugada.' +
    '\nUna bonificación puede completar otra forma y dar así otra bonificación, pero nadie usa más de dos por ' +
    'partida.' +
    '\nPuedes usar la misma dos veces, pero no una que no tenga ningún efecto.',
  R10:
    'Una elección es una acción con todas las bonificaciones que vienen después. Cada paso es definitivo y queda oculto hasta que ' +
    'todos terminan; entonces se muestra todo a la vez.',
  R11: 'Después de una ronda en la que alguien se queda sin jugada, la partida termina para todos.',
  R12:
    'Se suman las estrellas de cada forma y se aplica la puntuación especial del capítulo. Gana el total más alto; si hay empate, ' +
    'quien usó menos bonificaciones; si persiste, se comparte la victoria. En solitario juegas por el bronce, la plata y el oro.',
  R13:
    'En grupo o en solitario se puede llevar un cuaderno de bitácora: las hojas jugadas y las bonificaciones desbloqueadas, ' +
    'comunes a todos. Después de cada partida se desbloquea una más: todos pueden opinar, y decide quien quedó en último puesto (si son varios, el primero por orden de asiento; en solitario, tú). Solo se pueden usar las desbloqueadas.',
  scorings: {
    C1: 'Una serie necesita las seis formas: con 2, 3, 2, 4, 2 y 2 estrellas brillantes por forma hay dos series, 10 puntos. Una estrella desbloqueada cuenta por su número impreso.',
    C2: 'Una forma sin estrellas descubiertas suma 0. Ejemplo: 3, 5, 4, 6, 2 y 7 dan 27, y 2 más: 29.',
    C3: 'Dos casillas con 4 y 4 dan 3 puntos, igual que un candado 0 abierto.',
    C4: 'Ejemplo: las cuatro estrellas de una figura, que valen 3, 0, 4 y 1, dan 8 puntos más, y 5 por la figura entera: 13. Una estrella desbloqueada cuenta dos veces su número impreso.',
    C5: 'Los trazos son las líneas de tiza entre estrellas; las uniones con casillas no cuentan. Ejemplo: cinco estrellas seguidas tienen cuatro trazos entre ellas, 8 puntos.',
  },
  aboutBonuses:
    'Una bonificación sigue las reglas de escribir (R5) y rellenar (R6), salvo en lo que ella misma cambia. Lo que hace puede ' +
    'descubrir estrellas y completar formas. «Los dados» son los de esta ronda.',
  bonuses: {
    'any-value': 'De 1 a 6, en una casilla donde podrías escribir uno de los dados.',
    anywhere: 'En cualquier casilla vacía en juego unida a una estrella en juego.',
    circle: 'Cualquier círculo en juego que siga vacío.',
    nudge: 'En cualquier casilla llena; el número queda entre 1 y 6.',
    swap: 'Entre dos casillas llenas con números distintos.',
    again: 'Escribe o rellena un círculo, como siempre.',
    pick: 'Por ejemplo, el candado 3 con 6 y 2 da 4: sobra 1. La estrella vale entonces su número impreso.',
    turn: 'En cualquier casilla llena: un 2 pasa a ser un 5.',
    twin: 'En una casilla vacía en juego; las dos casillas deben estar unidas. La estrella vale entonces 0.',
    'two-circles':
      'Los dos deben estar en juego antes de rellenar el primero, y nada se descubre hasta que ambos estén rellenos.',
    seven: 'Un dado indica la forma; escribes 7 menos el otro.',
    note: 'Se añaden a tu total.',
  },
  chapter: ({ chapter, title }) => `Capítulo ${chapter}, «${title}»`,
} satisfies BookTexts
