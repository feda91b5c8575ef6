import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { BoardTexts, Catalog, ReasonTexts } from './en.ts'
import { book, sky } from './sky/es.ts'

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

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
    bonusTarget: ({ bonus, rule }) => `${bonus}: ${lower(rule)}`,
    secondTarget: ({ bonus }) => `${bonus}: ¿y el segundo?`,
    stuck: 'No puedes hacer nada: nada encaja y no quedan círculos. Es la última ronda.',
  },
  beside: ({ stars }) => stars,
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
    die: 'Escribir ese número',
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
  characters: {
    stargazer: 'Se deja llevar por la vista: cualquier estrella bonita le vale.',
    pilot: 'Ve dónde encajan los números, pero a menudo se conforma con menos.',
    navigator: 'Lee bien el cielo y rara vez pierde el rumbo.',
    astronomer: 'Antes de escribir, juega mentalmente el resto de la noche.',
  },
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
      label: 'Bonificación al rellenar un círculo',
      help: 'Con «Sí», completar una forma al rellenar un círculo también da una bonificación.',
      values: { on: 'Sí', off: 'No' },
    },
  },
  refusals: {
    R1: 'Esta hoja no tiene esa casilla, ese círculo o esa estrella.',
    R2: 'Eso está en un brazo cerrado: desbloquea antes la estrella que lo abre.',
    R5: 'Un dado debe ser la forma de una estrella unida a una casilla vacía en juego; el otro es el número que escribes.',
    R6: 'Ese círculo ya está relleno.',
    R7: 'Puedes escribir o rellenar un círculo, así que tienes que hacer una de las dos cosas.',
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
  you: {
    verbs: 'escribe escribes, rellena rellenas, usa usas',
    phrases: [
      ['([^.: ][^.:]*@|@)([^.:]*) se quedan sin jugada: última ronda', 'Última ronda, sin jugada: $1$2'],
      ['(?<=\\. )@ se queda sin jugada', 'Te quedas sin jugada'],
      ['@ no usa', '@ no usas'],
    ],
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
    over: ({ totals }) => `La partida ha terminado. ${totals}`,
    total: ({ who, points: n }) => `${who}: ${n}`,
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
  decisionKinds: { write: 'Escribir números', connect: 'Rellenar círculos', bonus: 'Bonificaciones' },
  lesson: {
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
      'Un dado es la forma; el otro, el número que escribes junto a una estrella de esa forma.',
      'Con las dos casillas llenas, la estrella está descubierta y vale la diferencia.',
      'En vez de escribir puedes rellenar un círculo: a partir de ahí cuentan sus uniones discontinuas.',
      'Un candado solo se abre con su propio número, y con él todo un brazo.',
      'Cuando alguien no puede hacer nada, la partida termina. Gana quien tiene más puntos.',
    ],
  },
  check: {
    findings: {
      'two-boxes': ({ where }) => `${where} necesita exactamente dos casillas distintas.`,
      'idle-box': ({ where }) => `${where} no es de ninguna estrella.`,
      shapes: ({ where }) => `Ninguna estrella tiene la forma ${where}.`,
      'shared-end': ({ where }) => `Las uniones discontinuas de ${where} no comparten un extremo.`,
      'no-lock': ({ where }) => `${where} cuelga de una estrella sin candado.`,
      'own-lock': ({ where }) => `${where} cuelga de una estrella propia.`,
      'empty-arm': ({ where }) => `${where} no tiene estrellas.`,
      'into-arm': ({ where }) => `${where}: una estrella fuera de un brazo tiene una casilla dentro.`,
      unreachable: ({ where }) => `${where} nunca puede entrar en juego.`,
      overlap: ({ where }) => `${where} están demasiado cerca.`,
      crossed: ({ where }) => `${where}: una línea pasa sobre algo que no es suyo.`,
      figure: ({ where }) => `La figura ${where} falta, o tiene una estrella dos veces.`,
      lines: ({ where }) => `Faltan las líneas de tiza, o una empieza y acaba en la misma estrella: ${where}.`,
      medals: ({ where }) => `Las medallas no son crecientes: ${where}.`,
      short: ({ where }) => `Las partidas son demasiado cortas: ${where} rondas.`,
      long: ({ where }) => `Las partidas son demasiado largas: ${where} rondas.`,
      luck: ({ where }) => `La habilidad no rinde bastante: ${where} veces los puntos del azar.`,
      'unknown-line': ({ where }) => `${where}: esa línea no se conoce.`,
      malformed: ({ where }) => `${where}: la línea está mal escrita.`,
      order: ({ where }) => `${where}: los nombres se numeran desde 1 y van en orden.`,
      twice: ({ where }) => `${where}: eso ya estaba dicho.`,
      'too-many': ({ where }) => `${where}: sobra uno.`,
      'no-such': ({ where }) => `${where}: eso no está en la hoja.`,
      outside: ({ where }) => `${where}: las posiciones van de 0 a 1000.`,
      missing: ({ where }) => `${where}: falta esta línea.`,
    },
    figures: ({ rounds, skilled, random, ratio }) =>
      `${rounds} rondas; ${skilled} puntos, al azar ${random}: ×${ratio}`,
  },
} satisfies Catalog
