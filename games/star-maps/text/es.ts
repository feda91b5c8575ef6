import { plural } from '../../../engine/text/lang.ts'
import type { BoardTexts, BookTexts, Catalog, ReasonTexts } from './catalog.ts'
import { COVERS } from './covers.ts'
import { sky } from './sky/es.ts'

const points = (n: number) => plural('es', n, { one: `${n} punto`, other: `${n} puntos` })

const board = {
  questions: {
    act: ({ low, high }) => `Salen ${low} y ${high}. Uno es la forma; el otro, el número. O rellena un círculo.`,
    actEqual: ({ die }) => `Doble ${die}: forma ${die}, número ${die}. O rellena un círculo.`,
    which: '¿Qué número va en la casilla iluminada?',
    bonuses: ({ count }) =>
      plural('es', count, {
        one: `Puedes usar ${count} bonificación.`,
        other: `Puedes usar ${count} bonificaciones, una tras otra.`,
      }),
    bonusTarget: ({ bonus, rule }) => `${bonus}: ${rule}`,
    secondTarget: ({ bonus }) => `${bonus}: ¿y el segundo?`,
    stuck: 'No puedes hacer nada: nada encaja y no quedan círculos. Es la última ronda.',
  },
  fromLeft: ({ at, of }) => (at === 1 ? 'a la izquierda' : at === of ? 'a la derecha' : `n.º ${at} desde la izquierda`),
  actions: {
    noBonus: 'Sin bonificación',
    takeBack: 'Deshacer',
    otherBonus: 'Otra bonificación',
    value: ({ value }) => `Escribir ${value}`,
    fill: 'Rellenar el círculo',
    pick: 'Elige una casilla o un círculo',
    pickValue: 'Elige un número',
    pickBonus: 'Elige una bonificación',
    aim: 'Elige en la hoja',
  },
  pieces: {
    star: ({ star, shape }) => `Estrella ${star}, ${shape}`,
    locked: ({ star, shape, lock }) => `Estrella ${star}, ${shape}, candado ${lock}`,
    worth: ({ star, shape, points: n }) => `Estrella ${star}, ${shape}: descubierta, ${points(n)}`,
    unlocked: ({ star, shape, points: n }) => `Estrella ${star}, ${shape}: desbloqueada, ${points(n)}`,
    failed: ({ star, shape, lock }) => `Estrella ${star}, ${shape}: candado ${lock} atascado`,
    closed: 'en un brazo cerrado',
    inFigure: ({ figure }) => `parte de la figura: ${figure}`,
    empty: ({ box, stars }) => `Casilla ${box}, vacía, junto a ${stars}`,
    holds: ({ box, value, stars }) => `Casilla ${box}: ${value}, junto a ${stars}`,
    takes: ({ values }) => `admite ${values}`,
    circle: ({ circle, links }) => `Círculo ${circle}, vacío, entre ${links}`,
    filled: ({ circle, links }) => `Círculo ${circle}, relleno, entre ${links}`,
    canFill: 'se puede rellenar',
  },
  preview: {
    difference: ({ star, sum }) => `${star}: ${sum}`,
    opens: ({ star }) => `${star}: el candado se abre`,
    fails: ({ star, lock }) => `${star}: el candado se atasca, necesita ${lock}`,
    needs: ({ star, values }) => `${star}: para abrir el candado, su otra casilla necesita ${values}`,
    completes: ({ shape }) => `Todas descubiertas: ${shape}`,
    armOpens: 'Se abre un brazo',
    nothing: 'Con esto todavía no descubres ninguna estrella',
    change: ({ points: n }) => `Total: ${n}`,
  },
  sheet: {
    chapter: ({ chapter, title }) => `Capítulo ${chapter}: ${title}`,
    legend: 'Qué estrella busca cada dado',
    sums: 'Sumas',
    total: 'Total',
    stars: ({ count, of }) => `${count} de ${of} estrellas descubiertas`,
    medals: ({ bronze, silver, gold }) => `Bronce desde ${bronze}, plata desde ${silver}, oro desde ${gold}`,
    special: 'Puntuación especial',
    bonusBoxes: 'Bonificaciones',
    bonusFree: 'Casilla de bonificación, libre',
    bonusUsed: ({ bonus }) => `Bonificación usada: ${bonus}`,
    round: ({ round }) => `Ronda ${round}`,
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    whole: 'Todo el cielo',
    more: 'Más sobre esta hoja',
    marks: 'Mostrar los nombres',
    print: 'Imprimir esta hoja',
    printBlank: 'Imprimir una hoja en blanco',
  },
  picker: {
    chapters: 'Capítulos',
    fromWord: 'A partir de una palabra',
    word: 'Palabra',
    wordHelp: 'Cada palabra crea su propio cielo; la misma palabra, el mismo cielo.',
    difficulty: 'Dificultad',
    surprise: 'Otra palabra',
  },
  slips: {
    pass: 'Todavía puedes usar una bonificación: así renuncias a ella.',
    lock: 'Así se atasca un candado y su brazo queda cerrado.',
  },
  others: {
    title: 'Las hojas de los demás',
    sheetOf: ({ who, points: n }) => `${who}: ${points(n)}`,
    show: ({ who }) => `Ver la hoja de ${who}`,
    back: 'Volver a mi hoja',
    choosing: ({ who }) => `${who} está eligiendo`,
    ready: ({ who }) => `${who} ya ha elegido`,
    stuck: ({ who }) => `${who} no puede hacer nada`,
    revealed: 'Ya se ve lo que ha elegido cada uno',
  },
  list: {
    title: 'La hoja como lista',
    picture: 'La hoja como dibujo',
    stars: 'Estrellas',
    boxes: 'Casillas',
    circles: 'Círculos',
    possible: 'Lo que puedes hacer ahora',
    boxHolds: ({ box, value }) => `${box} tiene ${value}`,
    boxEmpty: ({ box }) => `${box} está vacía`,
    via: ({ circle }) => `solo por el círculo ${circle}`,
    none: 'Nada',
  },
  keys: {
    move: 'Ir a la casilla o el círculo de ese lado',
    pick: 'Elegir lo que está resaltado',
    next: 'Siguiente jugada posible',
    previous: 'Jugada posible anterior',
    die: 'Escribir el número de este dado',
    circles: 'Ir a los círculos',
    back: 'Deshacer la elección',
    pass: 'No usar bonificación',
    zoom: 'Acercar, alejar, todo el cielo',
    list: 'Lista o dibujo',
    marks: 'Mostrar u ocultar los nombres',
    others: 'La hoja del siguiente jugador',
  },
  ending: {
    found: ({ found, all }) => `Estrellas descubiertas: ${found} de ${all}`,
    complete: ({ shapes }) => `Todas descubiertas: ${shapes}`,
    medals: { bronze: 'Medalla de bronce', silver: 'Medalla de plata', gold: 'Medalla de oro' },
    next: {
      bronze: ({ points }) => `Desde ${points} puntos: bronce`,
      silver: ({ points }) => `Desde ${points} puntos: plata`,
      gold: ({ points }) => `Desde ${points} puntos: oro`,
    },
  },
} satisfies BoardTexts

const book = {
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
    '\nLa unión discontinua pasa por un círculo (una conexión) y solo cuenta cuando el círculo está relleno; si ' +
    'por él pasan varias, cuentan todas.' +
    '\nAlgunas estrellas llevan un candado con un número de 0 a 5.',
  shapes:
    'Hay seis formas de estrella, una por cada número del dado: cada estrella tiene tantas puntas como puntos su dado. El 1 es la gota, el 2 la ' +
    'lente, y luego vienen las estrellas de tres, cuatro, cinco y seis puntas.',
  R2:
    'Un brazo es un grupo de estrellas y casillas, cerrado hasta que desbloqueas la estrella de la que ' +
    'cuelga.' +
    '\nLo que hay en un brazo cerrado no está en juego, ni tampoco un círculo que lleve a él.' +
    '\nUna estrella con candado fuera de los brazos cerrados sí está en juego, y puedes escribir en sus ' +
    'casillas.' +
    '\nSi una casilla de fuera también es de una estrella del brazo, su número cuenta para ella en cuanto se abre el brazo.',
  R3: 'Cada hoja pertenece a un capítulo, y cada capítulo tiene una puntuación especial, de C1 a C5.',
  R4: 'Se lanzan dos dados, los mismos para todos. Cada jugador elige una de dos cosas: escribir o conectar.',
  R5:
    'Escribir: un dado, el que quieras, indica la forma. Escribe el número del otro en una casilla vacía que esté en juego ' +
    'y unida a una estrella en juego de esa forma. El número cuenta para todas las estrellas de esa casilla.',
  R6: 'Conectar: deja los dados y rellena el círculo de una conexión en juego.',
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
    'completada, una tras otra, cuando ya se ha descubierto y abierto todo.' +
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
    'Una bonificación sigue las reglas de escribir (R5) y conectar (R6), salvo en lo que ella misma cambia. Lo que hace puede ' +
    'descubrir estrellas y completar formas. «Los dados» son los de esta ronda.',
  bonuses: {
    'any-value': 'De 1 a 6, en una casilla donde podrías escribir uno de los dados.',
    anywhere: 'En cualquier casilla vacía en juego unida a una estrella en juego.',
    circle: 'Cualquier círculo en juego que siga vacío.',
    nudge: 'En cualquier casilla llena; el número queda entre 1 y 6.',
    swap: 'Entre dos casillas llenas con números distintos.',
    again: 'Escribe o conecta, como siempre.',
    pick: 'Por ejemplo, el candado 3 con 6 y 2 da 4: se ha atascado por 1. La estrella vale entonces su número impreso.',
    turn: 'En cualquier casilla llena: un 2 pasa a ser un 5.',
    twin: 'En una casilla vacía en juego; las dos casillas deben estar unidas. La estrella vale entonces 0.',
    'two-circles':
      'Los dos deben estar en juego antes de rellenar el primero, y nada se descubre hasta que ambos estén rellenos.',
    seven: 'Un dado indica la forma; escribes 7 menos el otro.',
    note: 'Se añaden a tu total.',
  },
  chapter: ({ chapter, title }) => `Capítulo ${chapter}, «${title}»`,
} satisfies BookTexts

const throws = (n: number, of: number, one: string, other: string) =>
  n === 0 ? `ninguna de las ${of} tiradas ${one}` : `${n} de cada ${of} tiradas ${plural('es', n, { one, other })}`

const reasons = {
  medal: ({ points: n, total, medal }) => `${points(n)} ahora, ${total} en total: medalla de ${medal}.`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('es', count, { one: 'una bonificación', other: `${count} bonificaciones` })
    return `Todas las ${shapes} quedan descubiertas: ${n === 0 ? '' : `${points(n)} ahora y `}${bonuses}.`
  },
  opens: ({ points: n, count }) => {
    const more = plural('es', count, { one: 'entra 1 estrella más', other: `entran ${count} estrellas más` })
    return `Así se abre un candado: ${n === 0 ? '' : `${points(n)} ahora, y `}${more} en juego.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'Es la última ronda, y ya nada da puntos.'
      : `Es la última ronda: ${points(n)} ahora, y ninguna opción da más.`,
  reserve: ({ count }) =>
    `Ninguna casilla admite estos dados; ${plural('es', count, { one: 'queda 1 círculo', other: `quedan ${count} círculos` })} en reserva.`,
  box: ({ points: n, count, of }) => {
    const few = count === 0 ? 'ninguna tirada daría' : `solo ${throws(count, of, 'daría', 'darían')}`
    return `${points(n)} ahora; tal como está la hoja, ${few} más aquí.`
  },
  most: ({ points: n }) => `${points(n)} ahora: ninguna otra opción da más.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'Después, cualquier tirada sirve para algo; no todas las opciones lo consiguen.'
      : `Después, ${throws(count, of, 'sirve', 'sirven')} para algo; ninguna opción deja más.`,
  free: ({ points: n }) => `${points(n)} ahora, sin gastar ninguna casilla.`,
  ready: ({ points: n }) => `${points(n)} más en cuanto se rellene ese círculo.`,
  key: ({ values, count, of }) =>
    `Con ${values} al otro lado se abrirá el candado: ${throws(count, of, 'lo permite', 'lo permiten')}.`,
  hope: ({ value, count, most }) =>
    count === 1
      ? `Con ${value} al lado, esta estrella todavía puede llegar a una diferencia de ${most}.`
      : `Este ${value} cuenta para ${count} estrellas: cada una todavía puede llegar a una diferencia de ${most}.`,
  lacks: ({ count, of }) =>
    `Después, cualquier número al otro lado descubre la estrella: ${throws(count, of, 'permite', 'permiten')} uno.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'Ningún número posible da puntos ahora; un círculo no gasta casillas.'
      : `El mejor número posible da ${points(n)} ahora; un círculo no gasta casillas.`,
  links: ({ count, before }) => {
    const stars = plural('es', count, { one: '1 estrella', other: `${count} estrellas` })
    const than = before === 0 ? ', hasta ahora para ninguna' : ` en vez de ${before}`
    return `Después, un número justo al lado cuenta para ${stars}${than}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `Después, cualquier tirada da ${points(n)} o más; no todas las opciones lo consiguen.`
      : `Después, ${throws(count, of, 'da', 'dan')} ${points(n)} o más; ninguna opción deja más tiradas así.`,
  gain: ({ points: n }) => `${points(n)} ahora.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'Ninguna bonificación da puntos aquí' : `La mejor bonificación da ${points(n)} aquí`
    const shapes = plural('es', count, { one: '1 forma todavía puede', other: `${count} formas todavía pueden` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} dar otra.`
  },
} satisfies ReasonTexts

export const es = {
  lang: 'es',
  ...COVERS.es,
  notation:
    'Las jugadas se escriben así: «write 3 b7», un número y su casilla; «connect c2», un círculo; «bonus nudge 5 b3», una ' +
    'bonificación y dónde se usa; «pass», ninguna bonificación.',
  options: {
    sheet: {
      label: 'Hoja',
      help:
        'Elige una hoja dibujada, o un cielo nuevo a partir de una palabra y una dificultad: la misma palabra da siempre el mismo ' +
        'cielo.',
    },
    bonuses: {
      label: 'Bonificaciones',
      help: 'Las que están desbloqueadas, normalmente las de tu cuaderno de bitácora. Quien completa una forma puede usar una.',
    },
    connectBonus: {
      label: 'Bonificación tras una conexión',
      help: 'Con «Sí», completar una forma al rellenar un círculo también da una bonificación.',
      values: { on: 'Sí', off: 'No' },
    },
  },
  refusals: {
    R1: 'Esta hoja no tiene esa casilla, ese círculo o esa estrella.',
    R2: 'Eso está en un brazo cerrado: desbloquea antes la estrella que lo abre.',
    R5: 'Un dado debe ser la forma de una estrella unida a una casilla vacía en juego; el otro es el número que escribes.',
    R6: 'Ese círculo ya está relleno.',
    R7: 'Puedes escribir o conectar, así que tienes que hacer una de las dos cosas.',
    R9: 'Las bonificaciones son para quien acaba de completar una forma: usa una, o ninguna.',
    R13: 'Esa bonificación no está desbloqueada en esta mesa.',
  },
  clashes: {
    R3: 'Esa hoja no existe: escribe el nombre de una dibujada, o seed:palabras:easy, seed:palabras:medium o seed:palabras:hard.',
  },
  moves: {
    write: ({ value, box }) => `Escribir ${value} en ${box}`,
    connect: ({ circle }) => `Rellenar el círculo ${circle}`,
    bonus: ({ bonus, on }) => (on === '' ? bonus : `${bonus}: ${on}`),
    pass: 'Sin bonificación',
    into: ({ value, box }) => `${value} en ${box}`,
    both: ({ one, two }) => `${one} y ${two}`,
  },
  lines: {
    thrown: ({ round, low, high }) => `Ronda ${round}: salen ${low} y ${high}`,
    stuck: ({ who, count }) =>
      plural('es', count, {
        one: `${who} se queda sin jugada: última ronda`,
        other: `${who} se quedan sin jugada: última ronda`,
      }),
    wrote: ({ who, value, box }) => (box === '' ? `${who} escribe ${value}` : `${who} escribe ${value} en ${box}`),
    connected: ({ who, circle }) =>
      circle === '' ? `${who} rellena un círculo` : `${who} rellena el círculo ${circle}`,
    used: ({ who, bonus, on }) => (on === '' ? `${who} usa ${bonus}` : `${who} usa ${bonus}: ${on}`),
    passed: ({ who }) => `${who} no usa bonificación`,
    found: ({ stars, count }) => `${plural('es', count, { one: 'Descubierta', other: 'Descubiertas' })}: ${stars}`,
    unlocked: ({ stars, count }) => `${plural('es', count, { one: 'Desbloqueada', other: 'Desbloqueadas' })}: ${stars}`,
    arms: ({ count }) => plural('es', count, { one: 'Se abre un brazo', other: `Se abren ${count} brazos` }),
    failed: ({ stars, count }) =>
      `${plural('es', count, { one: 'Candado atascado', other: 'Candados atascados' })}: ${stars}`,
    complete: ({ shapes }) => `Todas descubiertas: ${shapes}`,
    now: ({ points: n }) => `Ahora ${points(n)}`,
    over: ({ totals }) => `La partida ha terminado: ${totals}`,
    won: ({ who }) => `Gana ${who}`,
    shared: ({ who }) => `${who} comparten la victoria`,
    alone: ({ points: n }) => `La partida ha terminado: ${points(n)}`,
    medal: ({ medal }) => `Medalla: ${medal}`,
    noMedal: 'Esta vez, sin medalla',
  },
  place: {
    sheet: ({ sheet }) => `Hoja: ${sheet}`,
    dice: ({ low, high }) => `Dados: ${low}, ${high}`,
    die: ({ die, shape }) => `${die} (${shape})`,
    sums: ({ points: n, sums, special }) => `${points(n)}: ${sums}, puntuación especial ${special}`,
    boxes: ({ boxes }) => `Casillas: ${boxes}`,
    circles: ({ circles }) => `Círculos rellenos: ${circles}`,
    found: ({ stars, count }) => `${plural('es', count, { one: 'Descubierta', other: 'Descubiertas' })}: ${stars}`,
    failed: ({ stars, count }) =>
      `${plural('es', count, { one: 'Candado atascado', other: 'Candados atascados' })}: ${stars}`,
    used: ({ bonuses }) => `Bonificaciones usadas: ${bonuses}`,
    stuck: 'Sin jugada en esta ronda',
    sought: ({ shape, stars }) => `Por descubrir, ${shape}: ${stars}`,
    star: ({ star, boxes }) => `${star} (${boxes})`,
    lock: ({ lock }) => `candado ${lock}`,
    empty: ({ box }) => `${box} vacía`,
    holds: ({ box, value }) => `${box} tiene ${value}`,
    via: ({ box, circle }) => `${box} por ${circle}`,
    open: ({ circles }) => `Círculos vacíos: ${circles}`,
    circle: ({ circle, links }) => `${circle} (${links})`,
  },
  terminal: {
    choose: 'elegir',
    number: 'escribir este número',
    circles: 'círculos',
    names: 'nombres',
    list: 'lista o cielo',
    look: 'otra hoja',
    back: 'atrás',
  },
  sky,
  board,
  book,
  reasons,
} satisfies Catalog
