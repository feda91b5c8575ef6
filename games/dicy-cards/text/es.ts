import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

const points = (n: number) => plural('es', n, { one: `${n} punto`, other: `${n} puntos` })
const secure = (n: number): string => plural('es', n, { one: `${n} punto seguro`, other: `${n} puntos seguros` })
const cards = (n: number) =>
  n === 5 ? 'las cinco cartas' : plural('es', n, { one: `${n} carta`, other: `${n} cartas` })

export const es = {
  lang: 'es',
  ...COVERS.es,
  characters: {
    snowflake: 'Nunca se conforma: congela una carta tras otra para relanzar.',
    icicle: 'Le gusta relanzar, pero siempre conserva tres cartas activas.',
    iceberg: 'Planifica bien y de vez en cuando falla por poco.',
    avalanche: 'Sopesa cada carta, cada tirada y cada ronda que viene.',
  },
  notation:
    'Las jugadas se escriben «pass», «score straight», «freeze odds», «wake odds» o «reroll odds 1 2», con el valor ' +
    'más bajo primero.',
  points: (p) => points(p.points),
  forExample: ({ dice, points: n }) => `Ejemplo: ${dice} da ${points(n)}.`,
  cards: {
    'any-two': {
      name: 'Dos a elegir',
      rule: 'Dos dados cualesquiera dan su suma, y cada uno de tus vecinos congela una de sus cartas activas.',
    },
    'no-sixes': { name: 'Sin seises', rule: 'Los seis dados, sin ningún 6, dan su suma.' },
    odds: { name: 'Impares', rule: 'Los dados impares, todos los que haya, dan su suma.' },
    straight: {
      name: 'Escalera',
      rule: 'Dos o más valores seguidos, un dado por valor, dan su suma; después del 6 no viene el 1.',
    },
    'two-pairs': { name: 'Dos parejas', rule: 'Dos parejas de valores distintos dan la suma de los cuatro dados.' },
    sixes: {
      name: 'Seises',
      rule: 'Los dados que muestran 6 dan su suma, y cada uno de tus vecinos descongela una de sus cartas congeladas.',
    },
    'double-pair': { name: 'Pareja al doble', rule: 'Dos dados iguales dan el doble de su suma.' },
    'lowest-three': {
      name: 'Tres más bajos',
      rule:
        'Los tres dados más bajos de los seis dan su suma, y cada uno de los demás jugadores congela una de sus cartas ' +
        'activas (o lo hacen todos, según las opciones).',
    },
    'all-different': {
      name: 'Todos distintos',
      rule: 'Los dados de valores distintos, uno por valor, dan 4 puntos cada uno.',
    },
    'five-different': { name: 'Cinco distintos', rule: 'Hasta cinco dados de valores distintos dan su suma.' },
    'forty-minus': { name: 'Cuarenta menos', rule: 'Los seis dados dan 40 menos su suma.' },
    same: { name: 'Todos iguales', rule: 'Los dados de un mismo valor, aunque sea uno solo, dan 5 puntos cada uno.' },
  },
  lineups: {
    glacial: { name: 'Glacial', about: 'El juego básico, con las cartas «A» de la caja.' },
    interglacial: {
      name: 'Interglacial',
      about: 'Se sortean cinco de las doce cartas, las mismas para todos.',
    },
    beginner: {
      name: 'Primeras partidas',
      about: 'Para empezar. No tenemos la serie impresa, así que esta no es oficial.',
    },
    intermediate: { name: 'Intermedia', about: 'Un paso más; tampoco es oficial.' },
    interaction: { name: 'Interacción', about: 'Llena de efectos sobre los demás jugadores; tampoco es oficial.' },
    custom: { name: 'A elección', about: 'Cinco cartas distintas cualesquiera, elegidas antes de la partida.' },
  },
  options: {
    lineup: { label: 'Serie de cartas', help: 'Las cinco cartas con las que juegan todos.' },
    cards: { label: 'Cartas a elección', help: 'Cinco cartas distintas cualesquiera, para la serie «A elección».' },
    target: {
      label: 'Meta',
      help: 'Cuando alguien la alcanza, la partida termina con esa ronda. La caja dice 100; las demás son reglas de la casa.',
    },
    lowestThree: {
      label: 'Quién congela con «Tres más bajos»',
      help:
        'Las reglas impresas no coinciden: según el reglamento portugués congelan los demás; según el italiano, todos. Con ' +
        '«Todos», quien puntúa la carta también congela otra de sus cartas activas.',
      values: { others: 'Los demás', everyone: 'Todos' },
    },
  },
  refusals: {
    R2: 'Esa carta no está en la serie de esta partida.',
    R3: 'Todas tus cartas estaban congeladas al empezar tu turno, así que no se lanza: solo puedes pasar.',
    R5: 'Para relanzar, congela una de tus cartas activas y elige al menos un dado de los que hay en la mesa.',
    R6: 'Solo puedes puntuar una carta activa que encaje con los dados.',
    R8:
      'Congela o descongela una carta solo cuando se te pida: para congelar, una de tus cartas activas, pero no la que se ' +
      'está puntuando; para descongelar, una de tus cartas congeladas.',
    R9: 'No te queda ninguna carta activa: solo puedes pasar.',
  },
  clashes: {
    R2: 'Elige exactamente cinco cartas con la serie «A elección», y ninguna con las demás.',
  },
  moves: {
    pass: 'Pasar',
    score: ({ card }) => `Puntuar ${card}`,
    reroll: ({ card, dice }) => `Congelar ${card}, relanzar ${dice}`,
    freeze: ({ card }) => `Congelar ${card}`,
    wake: ({ card }) => `Descongelar ${card}`,
  },
  place: {
    table: ({ dice }) => `Sobre la mesa: ${dice}`,
    active: ({ cards }) => `Activas: ${cards}`,
    frozen: ({ cards }) => `Congeladas: ${cards}`,
  },
  purpose: { draw: 'para sortear las cartas', first: 'para ver quién empieza' },
  you: {
    verbs: 'descongela descongelas, puntúa puntúas, congela congelas',
  },
  lines: {
    drawn: (p) => `Las cartas que han salido: ${p.cards}`,
    first: ({ who }) => `Empieza ${who}`,
    rolled: ({ who, dice }) => `${who} saca ${dice}`,
    rerolled: ({ who, dice, all }) => `${who} saca ${dice} y ahora tiene ${all}`,
    passed: ({ who, woken }) => (woken === 0 ? `${who} pasa` : `${who} pasa y descongela ${cards(woken)}`),
    mustPass: ({ who }) => `${who} tiene que pasar y descongela ${cards(5)}`,
    scored: ({ who, card, dice, points: n }) => `${who} puntúa ${card} con ${dice}: ${points(n)}`,
    tookUp: ({ who, card, dice }) => `${who} congela ${card} y relanza ${dice}`,
    froze: ({ who, card }) => `${who} congela ${card}`,
    woke: ({ who, card }) => `${who} descongela ${card}`,
    timeUp: 'Se acabó el tiempo',
  },
  board: {
    tray: 'Los dados',
    choose: 'Puntúa una carta, congela una para relanzar o pasa.',
    onlyPass: 'No tienes ninguna carta activa: solo puedes pasar.',
    givesUp: ({ card, points: n }) => `Si pasas ahora, renuncias a ${points(n)} con ${card}.`,
    lastCard: ({ card, points: n }) =>
      `Así congelas tu última carta activa: solo podrás pasar, y renuncias a ${points(n)} con ${card}.`,
    pick: 'Elige una carta',
    pickToFreeze: 'Elige qué congelar',
    score: ({ card, points }) => `Puntuar ${card}: ${points}`,
    rerollAll: ({ card }) => `Congelar ${card}, relanzar todo`,
    rerollNone: 'Nada que relanzar',
    freezeFor: ({ who, card }) => `${who} ha puntuado ${card}: te toca congelar una de tus cartas.`,
    freezeOwn: ({ card }) => `Has puntuado ${card}: congela otra de tus cartas.`,
    wakeFor: ({ who, card }) => `${who} ha puntuado ${card}. Descongela una de tus cartas.`,
    wakeAfterPass: ({ who }) => `${who} ha pasado. Descongela una de tus cartas.`,
    pickToWake: 'Elige qué descongelar',
    card: {
      active: ({ card }) => `${card}, activa`,
      scores: ({ card, points: n, dice }) => `${card}, activa, da ${points(n)} con ${dice}`,
      blank: ({ card }) => `${card}, activa, ahora no se puede puntuar`,
      scoring: ({ card }) => `${card}, se está puntuando`,
      frozen: ({ card }) => `${card}, congelada`,
    },
    die: {
      free: ({ die, face }) => `Dado ${die} de 6: ${face}`,
      held: ({ die, face }) => `Dado ${die} de 6: ${face}, guardado`,
      counts: ({ die, card }) => `${die}, cuenta para ${card}`,
    },
    cards: ({ who }) => `${who}: cartas`,
    seat: ({ who, points: n }) => `${who}: ${points(n)}`,
    track: ({ points: n }) => `La carrera hasta ${points(n)}`,
    firstPlayer: 'Primer jugador',
    onTurn: 'Turno actual',
    keys: {
      hold: 'Guardar un dado',
      card: 'Elegir una carta',
      score: 'Puntuar la carta elegida',
      reroll: 'Congelar la carta elegida y relanzar los dados no guardados',
      pass: 'Pasar',
      clear: 'Dejar todo como estaba',
    },
  },
  book: {
    intro:
      'Seis dados y las mismas cinco cartas para todos. Una carta está activa o congelada: congelas cartas para relanzar, ' +
      'congelas la que puntúas y las descongelas todas al pasar. Cuando alguien alcanza la meta, normalmente 100 puntos, ' +
      'se juega la ronda hasta el final y se acaba la partida.',
    headings: {
      setup: 'Preparación',
      cards: 'Las doce cartas',
      turn: 'Tu turno',
      example: 'Tres turnos',
      end: 'El final',
      options: 'Opciones',
    },
    cards: 'Cada carta usa los dados que más puntos dan. Si tus dados no encajan con una carta, no la puedes puntuar.',
    example:
      'Tienes Pareja al doble, Sin seises, Escalera y otras dos cartas. Sacas 6 6 5 2 1 1 y puntúas Pareja al ' +
      'doble con 6 6: 24 puntos. En el turno siguiente sacas 5 5 4 4 2 1. Sin seises ya daría 21 puntos, pero ' +
      'congelas una de las otras dos cartas y relanzas el 1 y el 2: un 6 y un 3. Congelas la otra y relanzas el 6: ' +
      'un 4. Ahora Sin seises da 25 puntos. Un turno después sacas 6 4 4 3 2 1 y solo te queda Escalera: 1 2 3 4, ' +
      '10 puntos. Ya están congeladas todas tus cartas y en el próximo turno tienes que pasar.',
    R1:
      'Todos empiezan con las mismas cinco cartas, la serie, todas activas, y con 0 puntos. Una tirada decide quién empieza; ' +
      'ese jugador conserva la carta de primer jugador toda la partida. Se juega en el sentido de las agujas del reloj.',
    R2: 'Antes de la partida se elige la serie:',
    R3: 'Si al empezar tu turno todas tus cartas están congeladas, no lanzas: pasas (R7).',
    R4: 'Si no, lanza los seis dados.',
    R5:
      'Tantas veces como quieras, congela una de tus cartas activas, sin su efecto, y relanza uno o más dados. Puedes ' +
      'hacerlo incluso con la última, pero después solo puedes pasar. Los dados se nombran por su valor: de 5 5 4 4 2 1 puedes ' +
      'relanzar el 1 y el 2, y da igual cuál de dos dados iguales elijas.',
    R6:
      'Después puntúa una de tus cartas activas que encaje con los dados: suma sus puntos, aplica su efecto y congélala. ' +
      'Termina tu turno.',
    R7:
      'O pasa: siempre puedes, también después de relanzar o sin nada congelado. Se descongelan todas tus cartas; después, ' +
      'cada uno de los demás jugadores con cartas congeladas descongela una. Termina tu turno.',
    R8:
      'Si un efecto, o alguien que pasa, te hace congelar o descongelar una carta y puedes, tienes que hacerlo. Tú eliges cuál ' +
      'de las tuyas; si les toca a varios jugadores, eligen a la vez. Con dos jugadores, tus dos vecinos son el mismo, y el ' +
      'efecto cuenta una sola vez.',
    R9: 'Si no puedes puntuar nada y no tienes ninguna carta que congelar, tienes que pasar.',
    R10:
      'Cuando alguien alcanza la meta, la ronda se juega hasta el final, con todos los efectos, para que todos hayan jugado los mismos ' +
      'turnos. El último turno es del jugador sentado a la derecha del primer jugador.',
    R11:
      'Gana el total más alto. Si hay empate, gana quien tenga más cartas activas después del último turno y sus efectos; si ' +
      'también ahí hay empate, la victoria se comparte. Los demás puestos se deciden igual.',
  },
  reasons: {
    chills: ({ points, rivals }) =>
      `${secure(points)}, y ${rivals === 1 ? 'un rival tiene que congelar una carta' : `${rivals} rivales tienen que congelar una carta cada uno`}.`,
    costs: ({ points: n, more }) =>
      `${secure(n)}; relanzar cuesta una carta y, de media, ${more === 0 ? 'no da más' : `da como mucho ${points(more)} más`}.`,
    average: ({ points }) =>
      `Con estas cartas, una primera tirada da de media alrededor de ${points} puntos: más que con cualquier otra opción.`,
    reroll: ({ kept, ways, of, now }) => {
      const throws = ways === '0' ? 'ninguna tirada' : `${ways} de cada ${of} tiradas`
      const few = ways === '0' || ways === '1'
      const scores = now === 0 ? (few ? 'puntúa' : 'puntúan') : `${few ? 'da' : 'dan'} más de ${now}`
      return `${kept === '' ? 'Sin guardar nada' : `Guardando ${kept}`}: ${throws} ${scores}.`
    },
    score: ({ points, ways, of }) =>
      `${secure(points)}; relanzar ${ways === '0' ? 'nunca da más' : `da más, como mucho, en ${ways} de cada ${of} tiradas`}.`,
    last: ({ points }) => `${secure(points)}, y ya no quedan cartas para relanzar.`,
    pass: 'Aquí nada puntúa, y quien pasa descongela todas sus cartas.',
  },
  decisionKinds: { score: 'Puntuar', reroll: 'Relanzar', pass: 'Pasar', freeze: 'Congelar', wake: 'Descongelar' },
  lesson: {
    you: 'Sol',
    other: 'Escarcha',
    notes: {
      roll: ({ you, other }) =>
        `Eres ${you} y juegas contra ${other}. Esta partida corta termina cuando alguien llega a 50 puntos. Lanza tus seis dados.`,
      score: ({ straight }) =>
        `Cada carta muestra lo que vale ahora. ${straight} usa 3 4 5 6: 18 puntos. Tócala y puntúala.`,
      freeze: ({ other, anyTwo, twoPairs }) =>
        `${other} ha puntuado ${anyTwo}, y su efecto te hace congelar una carta. Tú eliges cuál: renuncia a ${twoPairs}, aquí la más difícil.`,
      rollAgain:
        'Ya tienes dos cartas bajo el hielo: la que has puntuado y la que has congelado. Te quedan tres. Lanza.',
      reroll: ({ anyTwo }) =>
        `Todavía no es gran cosa. Puedes pagar con una carta para relanzar. Toca los dos cincos para guardarlos, toca ${anyTwo} para congelarla y relanza el resto.`,
      scoreMore: ({ odds }) => `¡Cinco dados impares! ${odds} los usa todos: 19 puntos. Puntúala.`,
      wake: ({ other, straight }) =>
        `${other} no ha encontrado nada y ha pasado. Quien pasa descongela todas sus cartas; los demás, una cada uno. Descongela ${straight}.`,
      rollTwoLeft: 'Tienes dos cartas activas. Veamos si sirven de algo.',
      pass: ({ straight, noSixes }) =>
        `No hay nada seguido para ${straight}, y los seises impiden ${noSixes}. Siempre puedes pasar: sin puntos, pero se descongelan todas tus cartas.`,
      rollAll: 'Las cinco vuelven a estar activas, y te faltan 13 puntos. ¡Lanza!',
      reach: ({ odds, other }) =>
        `Puntúa ${odds}: 17 puntos, y ya son 54. La ronda se juega hasta el final: a ${other} le queda un turno.`,
    },
    learned: [
      'Lanza y puntúa una carta. La carta puntuada se congela.',
      'Para relanzar, guarda los dados que quieras y congela una carta.',
      'Algunas cartas hacen que los demás congelen o descongelen una de las suyas.',
      'Pasa, y se descongelan todas tus cartas.',
      'Cuando alguien alcanza la meta, la ronda se juega hasta el final y gana quien tenga más puntos.',
    ],
  },
} satisfies Catalog
