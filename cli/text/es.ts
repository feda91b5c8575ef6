import { list, plural } from '../../engine/text/lang.ts'
import { grammar } from '../../engine/text/you/es.ts'
import { youOf } from '../../engine/text/you/you.ts'
import { verdict } from '../../fair/text/es.ts'
import type { CliText } from './catalog.ts'
import { chance, faces, fixed, percent, whole } from './numbers.ts'

const didYouMean = (near: string | null): string => (near === null ? '' : ` ¿Querías escribir ${near}?`)
const gamesOf = (n: number) =>
  `${whole('es', n)} ${plural('es', n, { one: 'partida', many: 'de partidas', other: 'partidas' })}`

export const es = {
  tagline: 'Iacta: juegos de dados para todos, con amigos, con bots o con dados de verdad.',
  usage: 'Uso:',
  commandWord: 'COMANDO',
  exitCodes: 'Códigos de salida:',
  exits: {
    ok: 'hecho',
    bad: 'los datos leídos no son correctos',
    nothing: 'nada que verificar',
    usage: 'comando mal escrito',
    bug: 'un fallo de Iacta',
    unavailable: 'falta algo necesario: un puerto, una dirección, un Node más nuevo',
    noInput: 'no se puede leer un archivo',
    noOutput: 'no se puede escribir un archivo',
    interrupted: 'detenido por el jugador',
  },
  commands: {
    replay: {
      summary: 'muestra todas las posiciones de una partida guardada',
      more: `Con --json cada posición es una línea de JSON: step, input, due (move, throw u over), seats, sides,
moves, scores, places; los campos que no corresponden no aparecen. FILE puede ser - para leer de la
entrada estándar.`,
    },
    play: {
      summary: 'juega en esta terminal: contra bots, con más gente o con dados de verdad',
      more: `iacta play                                       elige en un menú
iacta play dicy-cards --bots icicle              contra un bot
iacta play dicy-cards --names Anna,Ben           dos personas, un teclado
iacta play dicy-cards --names Anna --dice real   tú escribes lo que muestran tus dados
iacta play dicy-cards --options '{"target":50}'  una partida corta`,
    },
    review: {
      summary: 'analiza una partida: probabilidades, suerte, decisiones y lo que más costó',
      more: `Con --json la respuesta es un objeto JSON: probabilidades por paso y asiento, la suerte de
cada tirada, el coste de cada decisión y la mejor alternativa, las jugadas en rondas de rapidez y
lo que aportaron, y las sumas. FILE puede ser - para la entrada estándar.`,
    },
    simulate: {
      summary: 'los bots juegan muchas partidas y se cuentan los resultados',
      more: `La misma semilla da las mismas partidas, sea cual sea el número de núcleos. Con --json la última
línea es un solo objeto JSON.`,
    },
    solve: {
      summary: 'las probabilidades exactas jugando a la perfección, en los juegos que se pueden resolver',
      more: `Con --json la respuesta es un solo objeto JSON: {"mode":"solo","tokens":3,"win":0.9} o
{"mode":"two-seats","first":0.6}. Las probabilidades son exactas hasta la novena cifra, o la sexta
si la respuesta contiene cards, target y first. Las soluciones grandes (100 MB) ocupan todos los
núcleos medio minuto y quedan en disco; tras Ctrl-C, el mismo comando sigue desde ahí.`,
    },
    odds: {
      summary: 'el recuento exacto de todas las tiradas, en los juegos que tienen esa tabla',
      more: 'Con --json la respuesta es un objeto JSON: rows con key, total, counts y fractions.',
    },
    sheets: {
      summary: 'las hojas de los juegos que las usan: listarlas, comprobarlas, dibujarlas',
      more: `iacta sheets list                         todas las hojas hechas a mano
iacta sheets check                        todas: dibujo, duración, si la habilidad cuenta
iacta sheets check draft.txt              una que estás dibujando tú
iacta sheets check --seeds 1000           generadas: solo se muestran las que tienen fallos
iacta sheets draw great-bear              en esta terminal
iacta sheets draw great-bear --svg        como imagen, por la salida estándar
iacta sheets draw --all --out sheets.svg  todas en una página
Con --json, una línea de JSON para cada una: id con name, o con findings y figures.`,
    },
    verify: {
      summary: 'comprueba los dados de una partida guardada',
      more: `La partida se reproduce según las reglas y cada tirada se compara con la que se selló antes de
empezar. Con --json la respuesta es un solo objeto JSON: outcome (verified, failed o nothing) con
throws, dice, devices, restarts, voided y over, o con line y reason, o con why. FILE puede ser -
para leer de la entrada estándar.`,
    },
    serve: {
      summary: 'sirve la aplicación web a este dispositivo y a los teléfonos de la misma red',
      more: `iacta serve                                      aquí y en tu red
iacta serve --host localhost                     solo aquí
iacta serve --port 3000                          este puerto o ninguno
HOST, PORT y DATA en el entorno valen como --host, --port y --data. El servidor tiene más ajustes:
mira su README.`,
    },
    backup: {
      summary: 'copia la base de datos en un archivo, incluso con el servidor en marcha',
      more: `iacta backup tables.db                           una copia completa, tal como está en ese momento
Pon la copia en una carpeta vacía con el nombre iacta.db y arranca el servidor con --data.`,
    },
    check: {
      summary: 'comprueba que la base de datos del servidor está íntegra',
      more: `iacta check                                      la lee entera, incluso con el servidor en marcha`,
    },
    rules: { summary: 'lee las reglas de un juego', more: '' },
    completion: {
      summary: 'escribe un script de autocompletado para bash, zsh o fish',
      more: `eval "$(iacta completion bash)"   para bash, en ~/.bashrc
eval "$(iacta completion zsh)"    para zsh, en ~/.zshrc después de compinit
iacta completion fish | source    para fish, en ~/.config/fish/config.fish`,
    },
    about: { summary: 'de quién son los juegos y de quién es este programa', more: '' },
  },
  flags: {
    help: 'muestra esta ayuda',
    lang: 'usa este idioma: en, it, fr, es, de o pt (por defecto: el del sistema)',
    version: 'muestra la versión',
    json: 'escribe JSON, para otros programas',
    seats: 'cuántos asientos',
    names: 'los nombres de los jugadores, separados por comas',
    bots: 'los niveles de los bots, separados por comas',
    options: 'las opciones del juego, en JSON',
    dice: 'de dónde salen los dados: app o real (de verdad)',
    plain: 'líneas de texto en vez del dibujo: para lectores de pantalla y tuberías',
    speed: 'a qué ritmo juegan los bots: slow, normal o instant',
    resume: 'sigue con esta partida guardada',
    games: 'cuántas partidas',
    seed: 'el mismo número da las mismas partidas',
    log: 'guarda cada partida en esta carpeta',
    cores: 'cuántos núcleos se usan (por defecto: todos)',
    solo: 'en solitario, en vez de dos jugadores',
    playouts: 'partidas jugadas desde cada posición sin resolver (por defecto: según el juego)',
    steps: 'cada paso con la probabilidad de ganar de cada jugador',
    rule: 'solo esta regla, por ejemplo, R7',
    seeds: 'comprueba este número de hojas generadas',
    all: 'todas en una página',
    svg: 'una imagen en SVG',
    out: 'escribe en este archivo',
    host: 'escucha en esta dirección de la máquina (por defecto: todas)',
    port: 'escucha en este puerto (por defecto: 8080 o el siguiente libre)',
    data: 'la carpeta de la base de datos (por defecto: la habitual del sistema)',
  },

  bug: ({ what }) => `esto es un fallo de Iacta, no tuyo: ${what}. Avísanos y cuenta qué hacías.`,
  notWith: ({ flag, other }) => `${flag} no puede ir con ${other}.`,
  unknownCommand: ({ command, near }) => `no existe el comando «${command}».${didYouMean(near)} Mira iacta --help.`,
  unknownFlag: ({ flag, near }) => `${flag} no existe aquí.${didYouMean(near)} Mira --help.`,
  flagValue: ({ flag, takes }) => (takes ? `${flag} necesita un valor.` : `${flag} no lleva ningún valor.`),
  tooMany: ({ word }) => `«${word}» está de más. Mira --help.`,
  missing: ({ what, command }) => `falta ${what}. Mira iacta ${command} --help.`,
  notANumber: ({ flag, got, min, max }) => `${flag} requiere un número entero de ${min} a ${max}, no «${got}».`,
  notAWord: ({ flag, got, words }) => `${flag} no puede ser «${got}». Puede ser: ${words}.`,
  unknownGame: ({ got, known }) => `no existe el juego «${got}». Se conocen: ${known}.`,
  notJson: ({ flag, got }) => `${flag} requiere JSON, por ejemplo '{"target":50}', no ${got}.`,
  cannotRead: ({ file, reason }) => `no se puede leer ${file}: ${reason}`,
  cannotWrite: ({ file, reason }) => `no se puede escribir ${file}: ${reason}`,
  reasons: {
    ENOENT: 'el archivo no existe.',
    EACCES: 'permiso denegado.',
    EISDIR: 'es una carpeta.',
    ENOTDIR: 'una parte de la ruta no es una carpeta.',
    ENOSPC: 'el disco está lleno.',
    EFBIG: 'es demasiado grande para una partida guardada.',
    EEXIST: 'ya existe.',
  },

  you: youOf(grammar),
  forced: 'jugada obligada',
  by: { bot: 'jugada de un bot', clock: 'tiempo agotado: jugada de un bot' },
  wins: ({ names }) =>
    names.length === 1
      ? names[0] === grammar.name
        ? '¡Has ganado!'
        : `Gana ${names[0]}.`
      : `Victoria compartida: ${list('es', names, 'and')}.`,
  unended: 'la última línea no tiene fin de línea; si el archivo está cortado, puede estar incompleta.',

  verdict,
  verify: {
    verified: ({ file }) => `${file}: verificado.`,
    failed: ({ file }) => `${file}: la verificación falla.`,
    nothing: ({ file }) => `${file}: nada que verificar.`,
    firstAttempt: 'Los dados se prepararon al primer intento.',
    over: 'La partida se jugó hasta el final.',
    proof: {
      'fair-malformed': ({ got }) => `«${got}» no es una línea de una prueba de los dados.`,
      version: ({ got, known }) => `La prueba es de la versión ${got}; este programa comprueba la versión ${known}.`,
      onlyHere: ({ line }) => `Aquí solo puede estar «${line}».`,
      afterSecret: 'El secreto es la última línea: después no puede venir nada más.',
      'commit-mismatch':
        'El compromiso del servidor no corresponde al identificador de la mesa y a la primera línea del ' +
        'archivo: algo se ha cambiado.',
      'secret-mismatch': 'Este no es el secreto con el que se comprometió el servidor.',
      'not-unicode': 'La primera línea tiene caracteres que no caben en ningún archivo de texto.',
      'other-commit': 'Tu dispositivo vio otro compromiso: esta no es la mesa en la que jugaste, o se ha cambiado.',
      'other-bytes': ({ seat }) => `Estos no son los bytes que aportó tu dispositivo en el asiento ${seat}.`,
      closed: 'Los compromisos ya están cerrados: no se puede añadir ninguno.',
      'not-closed': 'Los compromisos todavía no están cerrados: antes no se revela ningún byte.',
      barred: ({ seat }) => `El asiento ${seat} no reveló antes sus bytes: ya no puede participar.`,
      'not-hex': ({ bytes }) =>
        `Aquí ${plural('es', bytes, { one: `hace falta ${bytes} byte`, other: `hacen falta ${bytes} bytes` })}, con ` +
        'dos cifras de 0–9 y a–f por byte.',
      'not-committed': ({ seat }) => `El asiento ${seat} no se ha comprometido con nada: no tiene bytes que revelar.`,
      'bytes-mismatch': ({ seat }) => `Estos no son los bytes con los que se comprometió el asiento ${seat}.`,
      'none-missing': 'Se revelaron todos los bytes: no hay motivo para volver a empezar.',
    },
  },

  simulate: {
    progress: ({ percent: done, games, perSecond }) =>
      `${percent('es', done)}  ${gamesOf(games)}  ${whole('es', perSecond)} por segundo`,
    done: ({ games, seconds }) => `${gamesOf(games)} en ${fixed('es', seconds, 1)} s`,
    partial: ({ games, of }) => `detenido tras ${whole('es', games)} de ${whole('es', of)} partidas`,
    winsHead: 'Victorias (con el intervalo que contiene la proporción verdadera en 95 de cada 100 pruebas así)',
    winRate: ({ seat, bot, rate, low, high }) =>
      `asiento ${seat}  ${bot}  ${percent('es', rate, 2)}  (${fixed('es', low, 2)}–${percent('es', high, 2)})`,
    shared: ({ rate }) => `victorias compartidas  ${percent('es', rate, 2)}`,
    pointsHead: 'Puntos al final',
    lengthHead: 'Duración de una partida',
    length: ({ mean, shortest, longest }) =>
      `de media ${fixed('es', mean, 1)} tiradas y jugadas, como mínimo ${shortest}, como máximo ${longest}`,
    logs: ({ count, folder }) => `${gamesOf(count)} en ${folder}`,
    folderNotEmpty: ({ folder }) => `${folder} ya contiene partidas; indica una carpeta vacía.`,
    botsForSeats: ({ bots, seats }) =>
      `${plural('es', bots, { one: `${bots} bot`, other: `${bots} bots` })} para ` +
      `${plural('es', seats, { one: `${seats} asiento`, other: `${seats} asientos` })}: indica uno por asiento.`,
  },

  solve: {
    progress: ({ percent: done }) => `resuelto al ${percent('es', done)}`,
    alone: ({ rate, digits }) => `El juego perfecto gana el ${percent('es', rate, digits)} de las partidas.`,
    order: ({ number, rate, digits }) =>
      `Si se juega a la perfección, quien juega en la posición ${number} gana el ${percent('es', rate, digits)} de las partidas.`,
    unsolved: ({ game }) => `${game} no tiene solución exacta para una mesa así.`,
    slow: 'Aquí no hay WebAssembly con SIMD: resolver tarda unas treinta veces más.',
    damaged: ({ file }) => `${file} está dañado: se resuelve de nuevo.`,
    kept: 'Detenido a medias y guardado: el mismo comando sigue desde ahí.',
  },

  review: {
    progress: ({ percent: done }) => `${percent('es', done)} analizado`,
    exact: 'Cifras exactas, si desde ahí todos juegan lo mejor posible.',
    estimated: ({ games }) =>
      `Estimaciones: el bot más fuerte jugó cada posición hasta el final al menos ${whole('es', games)} ${plural('es', games, { one: 'vez', other: 'veces' })}. ± es un error estándar.`,
    solvable: 'Después de este comando todas las cifras son exactas:',
    unfinished: 'La partida no ha terminado; así va hasta ahora.',
    sums: ({ who, luck, skill, others }) =>
      `${who}: suerte ${luck}, sus decisiones ${skill}, las de los demás ${others}.`,
    slips: ({ who, slips, choices }) =>
      slips === 0
        ? `${who}: ${plural('es', choices, { one: 'su única decisión no era mejorable', other: `ninguna de sus ${choices} decisiones era mejorable` })}.`
        : choices === 1
          ? `${who}: su única decisión era mejorable.`
          : `${who}: ${plural('es', slips, { one: `${slips} de sus ${choices} decisiones era mejorable`, other: `${slips} de sus ${choices} decisiones eran mejorables` })}.`,
    turning: ({ from, step, before, after }) =>
      `El mayor salto hacia la victoria: del paso ${from} al ${step}, la probabilidad de ganar subió del ${chance('es', before)} al ${chance('es', after)}.`,
    turningForMedal: ({ from, step, before, after }) =>
      `El mayor salto: del paso ${from} al ${step}, la probabilidad de lograr la próxima medalla subió del ${chance('es', before)} al ${chance('es', after)}.`,
    luckiest: ({ step, luck, line }) => `La tirada con más suerte, ${luck}: paso ${step}, ${line}`,
    costHead: 'Lo que más costó',
    cost: ({ step, who, played, best, cost }) => `paso ${step}  ${cost}  ${who}: ${played}; mejor: ${best}`,
    clean: 'Ninguna decisión te perjudicó.',
    race: {
      help: 'Aquí la rapidez también es un mérito: lo que agarra cada jugador cuenta a su favor. A partir de cada posición, el cálculo supone que todos son igual de rápidos.',
      sums: ({ who, luck, skill, others }) => `${who}: suerte ${luck}, su juego ${skill}, el de los demás ${others}.`,
      gainHead: 'Lo que más aportó',
      act: ({ step, who, played, change }) => `paso ${step}  ${change}  ${who}: ${played}`,
      clean: 'Nada costó gran cosa.',
    },
  },

  odds: {
    throws: 'tiradas',
    all: 'en total',
    none: ({ game }) => `${game} no tiene tabla de probabilidades.`,
  },

  sheets: {
    none: 'Aquí ningún juego usa hojas.',
    unknown: ({ got }) => `no existe la hoja «${got}». Mira iacta sheets list.`,
    fit: 'Lista para jugar.',
    progress: ({ count, of }) => `${whole('es', count)} de ${whole('es', of)} comprobadas`,
    checked: ({ count, faulty }) =>
      `${whole('es', count)} ${plural('es', count, { one: 'hoja comprobada', other: 'hojas comprobadas' })}, ${whole('es', faulty)} con defectos.`,
  },

  serve: {
    building: 'Preparando la aplicación web, porque algo ha cambiado…',
    here: 'En este dispositivo',
    network: 'En tu red',
    instead: ({ port, instead }) => `El puerto ${port} está ocupado: será el ${instead}.`,
    scan: 'Para jugar con un teléfono en la misma red, escanea este código:',
    stop: 'Ctrl+C lo detiene.',
    stopped: 'Detenido.',
    notBuilt: ({ what }) => `no se ha podido preparar la aplicación web. ${what}`,
    noBuild: ({ folder }) => `falta la aplicación web: ${folder}`,
    taken: ({ port }) => `el puerto ${port} está ocupado. Elige otro con --port, o no lo indiques.`,
    notAllowed: ({ port }) => `aquí no se puede usar el puerto ${port}. Elige uno mayor que 1023 con --port.`,
    noSuchHost: ({ host }) => `esta máquina no tiene la dirección ${host}.`,
    notAnAddress: ({ name, got }) => `${name} espera una dirección como https://dados.example, no «${got}».`,
    alone: ({ name, missing }) => `${name} está definido y ${missing} no: hacen falta los dos.`,
    inUse: ({ folder }) => `otro Iacta ya sirve las mesas de ${folder}. Detenlo, o elige otra carpeta con --data.`,
    badData: ({ folder, reason }) => `no se pueden abrir las mesas de ${folder}: ${reason}`,
    newerData: ({ folder }) =>
      `las mesas de ${folder} las escribió un Iacta más nuevo. Actualiza este, o usa una copia.`,
    foreignData: ({ folder }) => `en ${folder} hay una base de datos de otro programa. Elige otra carpeta con --data.`,
    notADatabase: ({ name }) => `${name} espera una dirección como postgres://usuario:clave@host/base.`,
    badDatabase: ({ place, reason }) => `no se puede abrir la base de datos ${place}: ${reason}`,
    newerDatabase: ({ place }) =>
      `las mesas de ${place} las escribió un Iacta más nuevo. Actualiza este, o usa una copia.`,
    foreignDatabase: ({ place }) => `en ${place} hay un esquema iacta de otro programa. Elige otra base de datos.`,
  },

  backup: {
    done: ({ file }) => `Todo está en ${file}.`,
    nothing: ({ folder }) => `no hay ninguna base de datos en ${folder}. Indica su carpeta con --data.`,
    itself: ({ file }) => `${file} es la propia base de datos. Elige otro archivo.`,
    notAFile: ({ file }) =>
      `las mesas están en una base de datos PostgreSQL, que se copia con su herramienta: pg_dump --schema=iacta --file=${file} "$DATABASE_URL"`,
  },

  check: {
    well: ({ tables }) => `Todo en orden: ${tables} ${tables === 1 ? 'mesa' : 'mesas'}.`,
    damaged: ({ folder }) =>
      `la base de datos de ${folder} está dañada. Detén el servidor y pon una copia en su lugar: mira iacta backup.`,
    notAFile:
      'las mesas están en una base de datos PostgreSQL, que se comprueba con su herramienta: pg_amcheck "$DATABASE_URL"',
  },

  play: {
    player: ({ number }) => `Jugador ${number}`,
    bot: ({ level }) => `${level} (bot)`,
    points: ({ points }) => plural('es', points, { one: `${points} punto`, other: `${points} puntos` }),
    yourMove: ({ who }) => (who === grammar.name ? 'Te toca elegir.' : `${who}, te toca elegir.`),
    chosen: ({ who }) => `${who} ha elegido`,
    grab: 'Agarra ya.',
    pressToRoll: ({ who }) => (who === grammar.name ? 'Lanza los dados.' : `${who}, lanza los dados.`),
    roll: 'lanzar',
    typeFirst: ({ legend }) => `¿Quién empieza? Escribe un número: ${legend}.`,
    notFirst: ({ max }) => `Escribe un número del 1 al ${max}.`,
    typeFor: ({ purpose }) => `${purpose}.`,
    typeDice: ({ who, sides }) => {
      const dice = plural('es', sides.length, { one: 'muestra el dado', other: `muestran los ${sides.length} dados` })
      return `${who === null || who === grammar.name ? 'Escribe' : `${who}: escribe`} lo que ${dice} (${faces(sides)}):`
    },
    notDice: ({ got }) =>
      got === ''
        ? 'Escribe los números que muestran los dados.'
        : `«${got}» no se puede leer como dados: escribe los números que muestran.`,
    done: 'listo',
    undo: 'deshacer',
    undone: 'Deshecho.',
    noUndo: 'Eso ya no se puede deshacer: después ha habido otra tirada o decisión.',
    rules: 'reglas',
    quit: 'guardar y salir',
    shared: { dice: 'elegir dados para relanzar', cards: 'elegir una carta' },
    pager: '↑ ↓ desplazar · espacio: página siguiente · otra tecla: volver a la mesa',
    anyKey: 'Pulsa una tecla.',
    logged: ({ file }) => `La partida está guardada en ${file}`,
    saved: ({ file, command }) => `Partida guardada en ${file}\nPara seguir: ${command}`,
    more: ({ count }) => `y ${count} más`,
    typeOne: 'Escribe una de estas jugadas, o «?» para ver la ayuda:',
    plainHelp: '«undo» deshace tu última jugada, «quit» guarda y sale.',
    menuHelp: '↑ ↓ e Intro, o una cifra; q para salir',
    proven: ({ file }) => `${file} se jugó en línea: la partida se puede ver y comprobar, pero no continuar.`,
    options: ({ options }) => `Reglas: ${options}`,
    back: 'Volver',
    goOn: 'Continuar tu última partida',
    against: ({ bot }) => `Contra ${bot}`,
    alone: 'Jugar en solitario',
    together: ({ seats }) =>
      plural('es', seats, { one: `${seats} jugador ante este teclado`, other: `${seats} jugadores ante este teclado` }),
  },
} satisfies CliText
