import { list, plural } from '../../engine/text/lang.ts'
import type { CliText } from './catalog.ts'
import { faces, fixed, percent, whole } from './numbers.ts'

const didYouMean = (near: string | null): string => (near === null ? '' : ` ¿Querías escribir ${near}?`)
const gamesOf = (n: number) =>
  `${whole('es', n)} ${plural('es', n, { one: 'partida', many: 'de partidas', other: 'partidas' })}`

export const es = {
  tagline: 'Iacta: juegos de dados en una misma mesa, en compañía, con bots o con dados de verdad.',
  usage: 'Uso:',
  commandWord: 'COMANDO',
  exitCodes: 'Códigos de salida:',
  exits: {
    ok: 'hecho',
    bad: 'lo leído está mal',
    nothing: 'nada que verificar',
    usage: 'comando usado de una forma que no existe',
    bug: 'un fallo de Iacta',
    unavailable: 'falta lo necesario: un puerto, una dirección, un Node más nuevo',
    noInput: 'no se puede leer un archivo',
    noOutput: 'no se puede escribir un archivo',
    interrupted: 'interrumpido por quien juega',
  },
  commands: {
    replay: {
      summary: 'muestra todas las posiciones de una partida registrada',
      more: `Con --json cada posición es una línea de JSON: step, input, due (move, throw u over), seats, sides,
moves, scores, places; los campos que no hacen falta no aparecen. FILE puede ser - para leer de la
entrada estándar.`,
    },
    play: {
      summary: 'juega en este terminal: contra bots, en compañía o con dados de verdad',
      more: `iacta play                                       elige en un menú
iacta play dicy-cards --bots icicle              contra un bot
iacta play dicy-cards --names Anna,Ben           dos personas, un teclado
iacta play dicy-cards --names Anna --dice real   tú escribes lo que muestran tus dados
iacta play dicy-cards --options '{"target":50}'  una partida corta`,
    },
    review: {
      summary: 'una partida repasada: probabilidades, suerte, acierto, lo que más costó',
      more: `Con --json la respuesta es un objeto JSON: probabilidades por paso y asiento, tiradas con su
suerte, elecciones con su coste y la mejor alternativa, acciones en carreras con lo que aportaron,
y las sumas. FILE puede ser - para la entrada estándar.`,
    },
    simulate: {
      summary: 'haz que los bots jueguen muchas partidas y cuenta los resultados',
      more: `La misma semilla da las mismas partidas, sea cual sea el número de núcleos. Con --json la última
línea es un solo objeto JSON.`,
    },
    solve: {
      summary: 'las probabilidades exactas del juego perfecto, donde un juego se puede resolver',
      more: `Con --json la respuesta es un solo objeto JSON: {"mode":"solo","tokens":3,"win":0.9} o
{"mode":"two-seats","first":0.6}. Las probabilidades son exactas hasta la novena cifra, o la sexta
donde se dicen cards, target y first. Las soluciones grandes (100 MB) ocupan todos los núcleos medio
minuto y quedan en disco; tras Ctrl-C, la misma orden sigue desde ahí.`,
    },
    odds: {
      summary: 'el recuento exacto de todos los lanzamientos, para los juegos que tienen esa tabla',
      more: 'Con --json la respuesta es un objeto JSON: rows con key, total, counts y fractions.',
    },
    sheets: {
      summary: 'las hojas de los juegos que las usan: listarlas, comprobarlas, dibujarlas',
      more: `iacta sheets list                         todas las hojas dibujadas
iacta sheets check                        todas: dibujo, duración, si la habilidad rinde
iacta sheets check draft.txt              una que estás dibujando tú
iacta sheets check --seeds 1000           generadas, nombradas solo si algo va mal
iacta sheets draw great-bear              en este terminal
iacta sheets draw great-bear --svg        como imagen, por la salida estándar
iacta sheets draw --all --out sheets.svg  todas en una página
Con --json, una línea de JSON para cada una: id con name, o con findings y figures.`,
    },
    verify: {
      summary: 'verifica los dados de una partida registrada',
      more: `La partida se repite según las reglas y cada lanzamiento se compara con el que se fijó antes de
empezar. Con --json la respuesta es un solo objeto JSON: outcome (verified, failed o nothing) con
throws, dice, devices, restarts, voided y over, o con line y reason, o con why. FILE puede ser -
para leer de la entrada estándar.`,
    },
    serve: {
      summary: 'sirve la aplicación web a este dispositivo y a los móviles de la misma red',
      more: `iacta serve                                      aquí y en tu red
iacta serve --host localhost                     solo aquí
iacta serve --port 3000                          este puerto o ninguno
HOST, PORT y DATA en el entorno valen como --host, --port y --data. El servidor tiene más ajustes:
mira su README.`,
    },
    backup: {
      summary: 'copia la base de datos del servidor a un archivo, incluso en marcha',
      more: `iacta backup tables.db                           una copia entera, de un solo instante
Pon la copia en una carpeta vacía con el nombre iacta.db y sírvela con --data.`,
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
    lang: 'usa este idioma: en, it, fr, es, de o pt (si falta: el del sistema)',
    version: 'muestra la versión',
    json: 'escribe JSON, para otros programas',
    seats: 'cuántos puestos',
    names: 'los nombres de las personas, separados por comas',
    bots: 'los niveles de los bots, separados por comas',
    options: 'las opciones del juego, en JSON',
    dice: 'de dónde salen los dados: app o real (de verdad)',
    plain: 'líneas de texto en vez del dibujo: para lectores de pantalla y tuberías',
    speed: 'a qué ritmo juegan los bots: slow, normal o instant',
    resume: 'sigue con esta partida guardada',
    games: 'cuántas partidas',
    seed: 'el mismo número da las mismas partidas',
    log: 'escribe el registro de cada partida en esta carpeta',
    cores: 'cuántos núcleos se usan (si falta: todos)',
    solo: 'en solitario, en vez de dos puestos',
    tokens: 'cuántas fichas dan la victoria, en los juegos que las tienen',
    lineup: 'la serie de cartas por su nombre, o las cartas separadas por comas',
    playouts: 'partidas continuadas desde cada posición donde no está resuelto (si no, según el juego)',
    steps: 'cada paso con la probabilidad de ganar de cada cual',
    rule: 'solo esta regla: R7',
    seeds: 'comprueba tantas hojas generadas',
    all: 'todas en una página',
    svg: 'una imagen en SVG',
    out: 'escribe en este archivo',
    host: 'escucha en esta dirección de la máquina (por defecto: todas)',
    port: 'escucha en este puerto (por defecto: 8080 o el siguiente libre)',
    data: 'la carpeta de la base de datos (por defecto: la del sistema para estas cosas)',
  },

  bug: ({ what }) => `esto es un fallo de Iacta, no tuyo: ${what}. Avísanos y cuenta qué hacías.`,
  notWith: ({ flag, other }) => `${flag} no puede ir con ${other}.`,
  unknownCommand: ({ command, near }) => `no existe el comando «${command}».${didYouMean(near)} Mira iacta --help.`,
  unknownFlag: ({ flag, near }) => `${flag} no existe aquí.${didYouMean(near)} Mira --help.`,
  flagValue: ({ flag, takes }) => (takes ? `${flag} necesita un valor.` : `${flag} no lleva ningún valor.`),
  tooMany: ({ word }) => `«${word}» está de más. Mira --help.`,
  missing: ({ what, command }) => `falta ${what}. Mira iacta ${command} --help.`,
  notANumber: ({ flag, got, min, max }) => `${flag} lleva un número entero de ${min} a ${max}, no «${got}».`,
  notAWord: ({ flag, got, words }) => `${flag} no puede ser «${got}». Puede ser: ${words}.`,
  unknownGame: ({ got, known }) => `no existe el juego «${got}». Se conocen: ${known}.`,
  notJson: ({ flag, got }) => `${flag} lleva JSON, por ejemplo '{"target":50}', no ${got}.`,
  cannotRead: ({ file, reason }) => `no se puede leer ${file}: ${reason}`,
  cannotWrite: ({ file, reason }) => `no se puede escribir ${file}: ${reason}`,
  reasons: {
    ENOENT: 'el archivo no existe.',
    EACCES: 'falta el permiso.',
    EISDIR: 'es una carpeta.',
    ENOTDIR: 'una parte de la ruta no es una carpeta.',
    ENOSPC: 'el disco está lleno.',
    EFBIG: 'es demasiado grande para el registro de una partida.',
    EEXIST: 'ya existe.',
  },

  seat: ({ seat }) => `Puesto ${seat}`,
  forced: 'jugada obligada',
  by: { bot: 'jugada de un bot', clock: 'jugada al acabarse el tiempo' },
  wins: ({ names }) =>
    names.length === 1 ? `Gana ${names[0]}.` : `${list('es', names, 'and')} comparten la victoria.`,
  unended: 'la última línea no tiene fin de línea; si el archivo está cortado, puede estar incompleta.',

  verify: {
    verified: ({ file }) => `${file}: verificado.`,
    failed: ({ file }) => `${file}: la verificación falla.`,
    nothing: ({ file }) => `${file}: nada que verificar.`,
    throws: ({ throws, dice }) =>
      `${plural('es', throws, { one: `${throws} lanzamiento`, other: `${throws} lanzamientos` })} con ` +
      `${plural('es', dice, { one: `${dice} dado`, other: `${dice} dados` })}: justo lo que se fijó antes de la partida.`,
    noThrows: 'No se lanzó ningún dado.',
    devices: ({ devices }) =>
      plural('es', devices, {
        one: `Contribuyó ${devices} dispositivo: si era honesto, nadie pudo elegir los dados.`,
        other: `Contribuyeron ${devices} dispositivos: con que uno solo fuera honesto, nadie pudo elegir los dados.`,
      }),
    restarts: ({ restarts }) =>
      restarts === 0
        ? 'El acuerdo sobre los dados se logró al primer intento.'
        : plural('es', restarts, {
            one:
              'El acuerdo sobre los dados volvió a empezar una vez, porque alguien no reveló sus bytes: así se puede ' +
              'descartar un resultado.',
            other:
              `El acuerdo sobre los dados volvió a empezar ${restarts} veces, porque alguien no reveló sus bytes: cada ` +
              'vez se puede descartar un resultado.',
          }),
    voided: ({ voided }) =>
      plural('es', voided, {
        one:
          'Un lanzamiento no contó, porque su carrera se perdió, y se repitió: así quien aloja la mesa puede ' +
          'descartar un resultado.',
        other:
          `${voided} lanzamientos no contaron, porque sus carreras se perdieron, y se repitieron: cada vez ` +
          'quien aloja la mesa puede descartar un resultado.',
      }),
    over: 'La partida se jugó hasta el final.',
    notOver: 'La partida no ha terminado: la mesa se cerró antes o faltan líneas al final.',
    limits:
      'Lo que esto no demuestra: quien aloja la mesa puede conocer los lanzamientos de antemano, aunque no puede ' +
      'elegirlos, y un archivo por sí solo no puede mostrar que esta es la mesa en la que jugaste.',
    firstWrong: 'Esta es la primera línea que está mal. Tal como está, el registro no demuestra nada sobre sus dados.',
    why: {
      'no-lines': 'El registro no dice de dónde salen sus dados.',
      'real-dice': 'Los dados eran de verdad: alguien los lanzó y escribió lo que mostraban.',
      'one-device': 'La partida se jugó en un solo dispositivo, que lanzó por sí mismo todos los dados.',
      simulation: 'La partida es una simulación: sus dados salen de un generador, no de una mesa.',
      'no-secret': 'Quien aloja la mesa todavía no ha revelado su secreto. Lo hace cuando la mesa termina o se cierra.',
      'no-bytes':
        'Todos los lanzamientos se siguen del secreto de quien aloja la mesa, pero no contribuyó ningún dispositivo: se ' +
        'podían probar secretos hasta que los dados gustaran.',
    },
    legal: 'La partida en sí respeta las reglas, hasta donde llega el registro.',
    proof: {
      throw: ({ n, due, got }) => `El lanzamiento ${n} muestra ${got}, pero antes de la partida se fijó ${due}.`,
      malformed: ({ got }) => `«${got}» no es una línea de una prueba de los dados.`,
      version: ({ got, known }) => `La prueba tiene la versión ${got}; este programa verifica la versión ${known}.`,
      onlyHere: ({ line }) => `Aquí solo puede estar «${line}».`,
      afterSecret: 'El secreto es la última línea de un registro: después no puede venir nada más.',
      commitMismatch:
        'El compromiso de quien aloja la mesa no corresponde al identificador de la mesa y a la primera línea del ' +
        'registro: algo se ha cambiado.',
      secretMismatch: 'Este no es el secreto con el que se comprometió quien aloja la mesa.',
      notUnicode: 'La primera línea tiene caracteres que no caben en ningún archivo de texto.',
      otherCommit: 'Tu dispositivo vio otro compromiso: esta no es la mesa en la que jugaste, o se ha cambiado.',
      otherBytes: ({ seat }) => `Estos no son los bytes con los que tu dispositivo contribuyó en el puesto ${seat}.`,
      closed: 'Los compromisos ya están cerrados: no se puede añadir ninguno.',
      notClosed: 'Los compromisos aún no están cerrados: antes no se revela ningún byte.',
      barred: ({ seat }) => `El puesto ${seat} no reveló antes sus bytes: ya no puede contribuir.`,
      notHex: ({ bytes }) =>
        `Aquí ${plural('es', bytes, { one: `hace falta ${bytes} byte`, other: `hacen falta ${bytes} bytes` })}, con ` +
        'dos cifras de 0–9 y a–f por byte.',
      notCommitted: ({ seat }) => `El puesto ${seat} no se ha comprometido con nada: no tiene bytes que revelar.`,
      bytesMismatch: ({ seat }) => `Estos no son los bytes con los que se comprometió el puesto ${seat}.`,
      noneMissing: 'Se revelaron todos los bytes: no hay motivo para volver a empezar.',
    },
  },

  simulate: {
    progress: ({ percent: done, games, perSecond }) =>
      `${percent('es', done)}  ${gamesOf(games)}  ${whole('es', perSecond)} por segundo`,
    done: ({ games, seconds }) => `${gamesOf(games)} en ${fixed('es', seconds, 1)} s`,
    partial: ({ games, of }) => `detenido tras ${whole('es', games)} de ${whole('es', of)} partidas`,
    winsHead: 'Victorias (con el intervalo que contiene la proporción verdadera en 95 de cada 100 pruebas así)',
    winRate: ({ seat, bot, rate, low, high }) =>
      `puesto ${seat}  ${bot}  ${percent('es', rate, 2)}  (${fixed('es', low, 2)}–${percent('es', high, 2)})`,
    shared: ({ rate }) => `victorias compartidas  ${percent('es', rate, 2)}`,
    pointsHead: 'Puntos al final',
    lengthHead: 'Duración de una partida',
    length: ({ mean, shortest, longest }) =>
      `de media ${fixed('es', mean, 1)} entre lanzamientos y jugadas, como mínimo ${shortest}, como máximo ${longest}`,
    logs: ({ count, folder }) =>
      `${whole('es', count)} ${plural('es', count, { one: 'registro', many: 'de registros', other: 'registros' })} en ${folder}`,
    folderNotEmpty: ({ folder }) => `${folder} ya contiene registros; indica una carpeta vacía.`,
    botsForSeats: ({ bots, seats }) =>
      `${plural('es', bots, { one: `${bots} bot`, other: `${bots} bots` })} para ` +
      `${plural('es', seats, { one: `${seats} puesto`, other: `${seats} puestos` })}: indica uno por puesto.`,
  },

  solve: {
    progress: ({ percent: done }) => `resuelto al ${percent('es', done)}`,
    alone: ({ rate, digits }) => `El juego perfecto gana el ${percent('es', rate, digits)} de las partidas.`,
    order: ({ number, rate, digits }) =>
      `Si se juega a la perfección, el número ${number} en el orden de juego gana el ${percent('es', rate, digits)} de las partidas.`,
    unsolved: ({ game }) => `${game} no tiene solución exacta para una mesa así.`,
    slow: 'Aquí no hay WebAssembly con SIMD: resolver tarda unas treinta veces más.',
    damaged: ({ file }) => `${file} está dañado: se resuelve de nuevo.`,
    kept: 'Detenido a medias y guardado: la misma orden sigue desde ahí.',
  },

  review: {
    progress: ({ percent: done }) => `${percent('es', done)} revisado`,
    exact: 'Resuelto: cada cifra es exacta, si desde ahí se juega a la perfección.',
    estimated: ({ games }) =>
      `Estimaciones: desde cada posición el bot más fuerte continuó al menos ${whole('es', games)} ${plural('es', games, { one: 'partida', other: 'partidas' })}. ± es un error estándar.`,
    solvable: 'Después de este comando todas las cifras son exactas:',
    unfinished: 'La partida no ha terminado; así va hasta ahora.',
    sums: ({ who, luck, skill, others }) =>
      `${who}: suerte ${luck}, elecciones propias ${skill}, elecciones de los demás ${others}.`,
    slips: ({ who, slips, choices }) =>
      `${who}: ${plural('es', slips, { one: `${slips} de ${choices} elecciones pudo ser mejor`, other: `${slips} de ${choices} elecciones pudieron ser mejores` })}.`,
    turning: ({ from, step, before, after }) =>
      `Punto de giro: del paso ${from} al ${step}, la probabilidad de quien ganó subió de ${percent('es', before)} a ${percent('es', after)}.`,
    luckiest: ({ step, luck, line }) => `Tirada con más suerte, ${luck}: paso ${step}, ${line}`,
    costHead: 'Lo que más costó',
    cost: ({ step, who, played, best, cost }) => `paso ${step}  ${cost}  ${who}: ${played}; mejor: ${best}`,
    clean: 'Ninguna elección costó nada.',
    race: {
      help: 'En una carrera la rapidez es juego: lo que toma un asiento cuenta como suyo. Desde cada posición todos vuelven a empezar, igual de rápidos.',
      sums: ({ who, luck, skill, others }) => `${who}: suerte ${luck}, juego propio ${skill}, juego ajeno ${others}.`,
      gainHead: 'Lo que más aportó',
      act: ({ step, who, played, change }) => `paso ${step}  ${change}  ${who}: ${played}`,
      clean: 'Nada de lo que se hizo costó algo que se pueda medir.',
    },
  },

  odds: {
    throws: 'lanzamientos',
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
    scan: 'Para jugar con un móvil en la misma red, escanea este código:',
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
    player: ({ number }) => `Persona ${number}`,
    bot: ({ level }) => `${level} (bot)`,
    points: ({ points }) => plural('es', points, { one: `${points} punto`, other: `${points} puntos` }),
    yourMove: ({ who }) => `${who}: tú eliges.`,
    chosen: ({ who }) => `${who} ha elegido`,
    grab: 'Agarra ya.',
    pressToRoll: ({ who }) => `${who}: lanza los dados.`,
    roll: 'lanzar',
    typeDice: ({ who, sides }) => {
      const dice = plural('es', sides.length, { one: 'muestra el dado', other: `muestran los ${sides.length} dados` })
      return `${who === null ? 'Escribe' : `${who}: escribe`} lo que ${dice} (${faces(sides)}):`
    },
    notDice: ({ got }) =>
      got === ''
        ? 'Escribe los números que muestran los dados.'
        : `«${got}» no se puede leer como dados: escribe los números que muestran.`,
    done: 'listo',
    undo: 'deshacer',
    undone: 'Deshecho.',
    noUndo: 'Eso ya no se puede deshacer: después hubo dados u otra elección.',
    rules: 'reglas',
    quit: 'guardar y salir',
    shared: { dice: 'elegir dados para relanzar', cards: 'elegir una carta' },
    pager: '↑ ↓ desplazar · espacio: página siguiente · otra tecla: volver a la mesa',
    anyKey: 'Pulsa una tecla.',
    logged: ({ file }) => `El registro de la partida está en ${file}`,
    saved: ({ file, command }) => `Partida guardada en ${file}\nPara seguir: ${command}`,
    more: ({ count }) => `y ${count} más`,
    plainHelp: '«undo» deshace tu última elección, «quit» guarda y sale.',
    menuHelp: '↑ ↓ e Intro, o una cifra; q para salir',
    proven: ({ file }) =>
      `los dados de ${file} se fijaron en otra mesa: la partida se puede ver y verificar, pero no continuar.`,
    options: ({ options }) => `Reglas: ${options}`,
    back: 'Volver',
    goOn: 'Sigue con tu última partida',
    against: ({ bot }) => `Contra ${bot}`,
    alone: 'Jugar en solitario',
    together: ({ seats }) =>
      plural('es', seats, { one: `${seats} persona ante este teclado`, other: `${seats} personas ante este teclado` }),
  },
} satisfies CliText
