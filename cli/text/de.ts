import { list, plural } from '../../engine/text/lang.ts'
import { grammar } from '../../engine/text/you/de.ts'
import { youOf } from '../../engine/text/you/you.ts'
import { verdict } from '../../fair/text/de.ts'
import type { CliText } from './catalog.ts'
import { chance, faces, fixed, percent, whole } from './numbers.ts'

const didYouMean = (near: string | null): string => (near === null ? '' : ` War „${near}“ gemeint?`)
const gamesOf = (n: number) => `${whole('de', n)} ${plural('de', n, { one: 'Partie', other: 'Partien' })}`

export const de = {
  tagline: 'Iacta: Würfelspiele an einem Tisch, mit Freunden, Bots oder echten Würfeln.',
  usage: 'Aufruf:',
  commandWord: 'BEFEHL',
  exitCodes: 'Rückgabewerte:',
  exits: {
    ok: 'fertig',
    bad: 'die Datei enthält Fehler',
    nothing: 'nichts zu prüfen',
    usage: 'falscher Aufruf',
    bug: 'ein Fehler in Iacta',
    unavailable: 'etwas fehlt: ein Port, eine Adresse, ein neueres Node',
    noInput: 'eine Datei ist nicht lesbar',
    noOutput: 'eine Datei lässt sich nicht schreiben',
    interrupted: 'von Hand abgebrochen',
  },
  commands: {
    replay: {
      summary: 'jede Stellung einer gespeicherten Partie zeigen',
      more: `Mit --json ist jede Stellung eine Zeile JSON: step, input, due (move, throw oder over), seats,
sides, moves, scores, places; Felder, die nicht zutreffen, fehlen. FILE kann - sein: Dann wird die
Standardeingabe gelesen.`,
    },
    play: {
      summary: 'in diesem Terminal spielen: gegen Bots, gemeinsam oder mit echten Würfeln',
      more: `iacta play                                       Auswahl aus einem Menü
iacta play dicy-cards --bots icicle              gegen einen Bot
iacta play dicy-cards --names Anna,Ben           zu zweit an einer Tastatur
iacta play dicy-cards --names Anna --dice real   du tippst ein, was deine Würfel zeigen
iacta play dicy-cards --options '{"target":50}'  eine kurze Partie`,
    },
    review: {
      summary: 'eine Partie analysieren: Chancen, Glück, Entscheidungen und was am meisten gekostet hat',
      more: `Mit --json ist die Antwort ein JSON-Objekt: Chancen nach Schritt und Platz, wie viel Glück jeder
Wurf war, Entscheidungen mit ihren Kosten und dem besten Zug, was jeder schnelle Zugriff brachte,
und Summen. FILE kann - sein: Dann wird die Standardeingabe gelesen.`,
    },
    simulate: {
      summary: 'Bots viele Partien spielen lassen und auszählen',
      more: `Derselbe Startwert ergibt dieselben Partien, egal mit wie vielen Kernen. Mit --json ist die letzte
Zeile ein einziges JSON-Objekt.`,
    },
    solve: {
      summary: 'die exakten Chancen bei perfektem Spiel, für lösbare Spiele',
      more: `Mit --json ist die Antwort ein einziges JSON-Objekt: {"mode":"solo","tokens":3,"win":0.9} oder
{"mode":"two-seats","first":0.6}. Die Chancen sind auf neun Stellen genau, auf sechs, wenn die
Antwort cards, target und first enthält. Große Lösungen (100 MB) brauchen alle Kerne eine halbe
Minute lang und bleiben auf der Platte; nach Strg-C macht derselbe Befehl dort weiter.`,
    },
    odds: {
      summary: 'alle möglichen Würfe exakt ausgezählt, für Spiele mit so einer Tabelle',
      more: 'Mit --json ist die Antwort ein JSON-Objekt: rows mit key, total, counts und fractions.',
    },
    sheets: {
      summary: 'die Blätter der Spiele, die welche haben: auflisten, prüfen, zeichnen',
      more: `iacta sheets list                         alle von Hand gezeichneten Blätter
iacta sheets check                        alle: Zeichnung, Länge der Partien, ob Können sich lohnt
iacta sheets check draft.txt              eines, das du selbst zeichnest
iacta sheets check --seeds 1000           erzeugte; gezeigt wird nur, wo etwas nicht stimmt
iacta sheets draw great-bear              in diesem Terminal
iacta sheets draw great-bear --svg        als Bild, auf die Standardausgabe
iacta sheets draw --all --out sheets.svg  alle auf einer Seite
Mit --json eine Zeile JSON für jedes: id mit name, oder mit findings und figures.`,
    },
    verify: {
      summary: 'die Würfel einer gespeicherten Partie prüfen',
      more: `Die Partie wird nach den Regeln nachgespielt und jeder Wurf mit dem verglichen, der vor Beginn
versiegelt wurde. Mit --json ist die Antwort ein JSON-Objekt: outcome (verified, failed oder
nothing) mit throws, dice, devices, restarts, voided und over, oder mit line und reason, oder mit
why. FILE kann - sein: Dann wird die Standardeingabe gelesen.`,
    },
    serve: {
      summary: 'die Web-App bereitstellen, für dieses Gerät und Handys im selben Netz',
      more: `iacta serve                                      hier und in deinem Netz
iacta serve --host localhost                     nur hier
iacta serve --port 3000                          dieser Port oder keiner
HOST, PORT und DATA in der Umgebung bedeuten dasselbe wie --host, --port und --data. Der Server hat
weitere Einstellungen: siehe sein README.`,
    },
    backup: {
      summary: 'die Datenbank des Servers in eine Datei kopieren, auch während er läuft',
      more: `iacta backup tables.db                           eine vollständige Kopie, so wie sie gerade ist
Leg die Kopie als iacta.db in einen leeren Ordner und starte den Server mit --data.`,
    },
    check: {
      summary: 'prüfen, ob die Datenbank des Servers unbeschädigt ist',
      more: `iacta check                                      liest sie ganz, auch während der Server läuft`,
    },
    rules: { summary: 'die Regeln eines Spiels lesen', more: '' },
    completion: {
      summary: 'ein Skript ausgeben, mit dem bash, zsh oder fish Eingaben ergänzt',
      more: `eval "$(iacta completion bash)"   für bash, in ~/.bashrc
eval "$(iacta completion zsh)"    für zsh, in ~/.zshrc nach compinit
iacta completion fish | source    für fish, in ~/.config/fish/config.fish`,
    },
    about: { summary: 'von wem die Spiele sind und von wem dieses Programm ist', more: '' },
  },
  flags: {
    help: 'diese Hilfe zeigen',
    lang: 'diese Sprache verwenden: en, it, fr, es, de oder pt (sonst: die des Systems)',
    version: 'die Version zeigen',
    json: 'JSON für Programme ausgeben',
    seats: 'wie viele Plätze',
    names: 'Namen der Spieler, durch Kommas getrennt',
    bots: 'Stufen der Bots, durch Kommas getrennt',
    options: 'die Optionen des Spiels, als JSON',
    dice: 'woher die Würfel kommen: app oder real (echte)',
    plain: 'Textzeilen statt eines Bildes: für Screenreader und Pipes',
    speed: 'wie schnell Bots spielen: slow, normal oder instant',
    resume: 'diese gespeicherte Partie fortsetzen',
    games: 'wie viele Partien',
    seed: 'dieselbe Zahl ergibt dieselben Partien',
    log: 'jede Partie in diesem Ordner speichern',
    cores: 'wie viele Kerne genutzt werden (sonst: alle)',
    solo: 'allein statt zu zweit',
    playouts: 'so viele Partien ab jeder ungelösten Stellung durchspielen (sonst je nach Spiel)',
    steps: 'jeder Schritt mit den Gewinnchancen aller',
    rule: 'nur diese Regel zeigen, zum Beispiel R7',
    seeds: 'so viele erzeugte Blätter prüfen',
    all: 'alle auf einer Seite',
    svg: 'ein Bild in SVG',
    out: 'in diese Datei schreiben',
    host: 'nur an dieser Adresse lauschen (sonst an allen des Rechners)',
    port: 'an diesem Port lauschen (sonst 8080 oder der nächste freie)',
    data: 'der Ordner der Datenbank (sonst der, den das System dafür vorsieht)',
  },

  bug: ({ what }) => `Das ist ein Fehler in Iacta, nicht deiner: ${what}. Bitte melde ihn und sag, was du getan hast.`,
  notWith: ({ flag, other }) => `${flag} geht nicht zusammen mit ${other}.`,
  unknownCommand: ({ command, near }) =>
    `Den Befehl „${command}“ gibt es nicht.${didYouMean(near)} Hilfe: iacta --help.`,
  unknownFlag: ({ flag, near }) => `${flag} gibt es hier nicht.${didYouMean(near)} Hilfe: --help.`,
  flagValue: ({ flag, takes }) => (takes ? `${flag} braucht einen Wert.` : `${flag} nimmt keinen Wert an.`),
  tooMany: ({ word }) => `„${word}“ ist ein Wort zu viel. Hilfe: --help.`,
  missing: ({ what, command }) => `${what} fehlt. Hilfe: iacta ${command} --help.`,
  notANumber: ({ flag, got, min, max }) => `${flag} braucht eine ganze Zahl von ${min} bis ${max}, nicht „${got}“.`,
  notAWord: ({ flag, got, words }) => `${flag} kann nicht „${got}“ sein. Möglich ist: ${words}.`,
  unknownGame: ({ got, known }) => `Das Spiel „${got}“ gibt es nicht. Bekannt: ${known}.`,
  notJson: ({ flag, got }) => `${flag} braucht JSON, zum Beispiel '{"target":50}', nicht ${got}.`,
  cannotRead: ({ file, reason }) => `${file} ist nicht lesbar: ${reason}`,
  cannotWrite: ({ file, reason }) => `${file} lässt sich nicht schreiben: ${reason}`,
  reasons: {
    ENOENT: 'Die Datei gibt es nicht.',
    EACCES: 'Das ist nicht erlaubt.',
    EISDIR: 'Es ist ein Ordner.',
    ENOTDIR: 'Ein Teil des Pfads ist kein Ordner.',
    ENOSPC: 'Der Datenträger ist voll.',
    EFBIG: 'Die Datei ist zu groß für ein Spielprotokoll.',
    EEXIST: 'Das gibt es schon.',
  },

  you: youOf(grammar),
  forced: 'zwangsläufig',
  by: { bot: 'von einem Bot gespielt', clock: 'Zeit abgelaufen: von einem Bot gespielt' },
  wins: ({ names }) =>
    names.length === 1 ? `${names[0]} gewinnt.` : `${list('de', names, 'and')} teilen sich den Sieg.`,
  unended:
    'Die letzte Zeile hat kein Zeilenende; falls die Datei abgeschnitten wurde, kann diese Zeile unvollständig sein.',

  verdict,
  verify: {
    verified: ({ file }) => `${file}: geprüft, alles stimmt.`,
    failed: ({ file }) => `${file}: Die Prüfung ist fehlgeschlagen.`,
    nothing: ({ file }) => `${file}: nichts zu prüfen.`,
    firstAttempt: 'Die Würfel wurden auf Anhieb festgelegt.',
    over: 'Die Partie wurde zu Ende gespielt.',
    proof: {
      'fair-malformed': ({ got }) => `„${got}“ ist keine Zeile eines Würfelbeweises.`,
      version: ({ got, known }) => `Der Beweis hat Version ${got}, dieses Programm prüft Version ${known}.`,
      onlyHere: ({ line }) => `Hier kann nur „${line}“ stehen.`,
      afterSecret: 'Das Geheimnis ist die letzte Zeile eines Protokolls: Danach kann nichts mehr kommen.',
      'commit-mismatch':
        'Das Siegel des Servers passt nicht zur Kennung des Tischs und zur ersten Zeile des Protokolls: Etwas davon wurde geändert.',
      'secret-mismatch': 'Das ist nicht das Geheimnis, das der Server versiegelt hatte.',
      'not-unicode': 'Die erste Zeile hat Zeichen, die in keiner Textdatei stehen können.',
      'other-commit':
        'Dein Gerät hat ein anderes Siegel gesehen: Das ist nicht der Tisch, an dem du gesessen hast, oder er wurde geändert.',
      'other-bytes': ({ seat }) => `Das sind nicht die Bytes, die dein Gerät für Platz ${seat} beigesteuert hat.`,
      closed: 'Das Versiegeln ist schon abgeschlossen: Es kann kein Siegel dazukommen.',
      'not-closed': 'Das Versiegeln ist noch nicht abgeschlossen: Vorher werden keine Bytes offengelegt.',
      barred: ({ seat }) => `Platz ${seat} hat seine Bytes vorher zurückgehalten und darf nichts mehr beisteuern.`,
      'not-hex': ({ bytes }) =>
        `Hier ${plural('de', bytes, { one: `wird ${bytes} Byte`, other: `werden ${bytes} Bytes` })} gebraucht, je ` +
        'Byte zwei Ziffern aus 0–9 und a–f.',
      'not-committed': ({ seat }) => `Platz ${seat} hat nichts versiegelt und deshalb keine Bytes offenzulegen.`,
      'bytes-mismatch': ({ seat }) => `Das sind nicht die Bytes, die Platz ${seat} versiegelt hatte.`,
      'none-missing': 'Es wurden keine Bytes zurückgehalten: Es gibt keinen Grund für einen Neustart.',
    },
  },

  simulate: {
    progress: ({ percent: done, games, perSecond }) =>
      `${percent('de', done)}  ${gamesOf(games)}  ${whole('de', perSecond)} pro Sekunde`,
    done: ({ games, seconds }) => `${gamesOf(games)} in ${fixed('de', seconds, 1)} s`,
    partial: ({ games, of }) => `nach ${whole('de', games)} von ${whole('de', of)} Partien abgebrochen`,
    winsHead: 'Siege (mit dem Intervall, das den wahren Anteil in 95 von 100 solchen Läufen enthält)',
    winRate: ({ seat, bot, rate, low, high }) =>
      `Platz ${seat}  ${bot}  ${percent('de', rate, 2)}  (${fixed('de', low, 2)}–${percent('de', high, 2)})`,
    shared: ({ rate }) => `geteilt  ${percent('de', rate, 2)}`,
    pointsHead: 'Punkte am Ende',
    lengthHead: 'Länge einer Partie',
    length: ({ mean, shortest, longest }) =>
      `im Mittel ${fixed('de', mean, 1)} Würfe und Züge, mindestens ${shortest}, höchstens ${longest}`,
    logs: ({ count, folder }) =>
      `${whole('de', count)} ${plural('de', count, { one: 'Protokoll', other: 'Protokolle' })} in ${folder}`,
    folderNotEmpty: ({ folder }) => `In ${folder} liegen schon Protokolle; nenn einen leeren Ordner.`,
    botsForSeats: ({ bots, seats }) =>
      `${plural('de', bots, { one: `${bots} Bot`, other: `${bots} Bots` })} für ` +
      `${plural('de', seats, { one: `${seats} Platz`, other: `${seats} Plätze` })}: Nenn für jeden Platz einen.`,
  },

  solve: {
    progress: ({ percent: done }) => `${percent('de', done)} gelöst`,
    alone: ({ rate, digits }) => `Perfektes Spiel gewinnt ${percent('de', rate, digits)} aller Partien.`,
    order: ({ number, rate, digits }) =>
      `Wenn alle perfekt spielen, gewinnt der ${number}. Spieler ${percent('de', rate, digits)} aller Partien.`,
    unsolved: ({ game }) => `Für so einen Tisch hat ${game} keine exakte Lösung.`,
    slow: 'Hier gibt es kein WebAssembly mit SIMD: Das Lösen dauert etwa dreißigmal so lang.',
    damaged: ({ file }) => `${file} ist beschädigt und wird neu gelöst.`,
    kept: 'Angehalten und gespeichert: Derselbe Befehl macht dort weiter.',
  },

  review: {
    progress: ({ percent: done }) => `${percent('de', done)} analysiert`,
    exact: 'Jede Zahl ist exakt, wenn ab da alle bestmöglich spielen.',
    estimated: ({ games }) =>
      `Schätzungen: Der stärkste Bot hat jede Stellung ${games === 1 ? 'mindestens einmal' : `mindestens ${whole('de', games)}-mal`} zu Ende gespielt. Die Zahl nach ± ist der Standardfehler.`,
    solvable: 'Nach diesem Befehl sind alle Zahlen exakt:',
    unfinished: 'Die Partie ist nicht zu Ende; das ist der Stand bisher.',
    sums: ({ who, luck, skill, others }) =>
      `${who}: Glück ${luck}, eigene Entscheidungen ${skill}, Entscheidungen der anderen ${others}.`,
    slips: ({ who, slips, choices }) =>
      `${who}: ${slips} von ${choices} Entscheidungen ${plural('de', slips, { one: 'hätte', other: 'hätten' })} besser sein können.`,
    turning: ({ from, step, before, after }) =>
      `Größter Sprung: Von Schritt ${from} bis ${step} stieg die Gewinnchance von ${chance('de', before)} auf ${chance('de', after)}.`,
    turningForMedal: ({ from, step, before, after }) =>
      `Größter Sprung: Von Schritt ${from} bis ${step} stieg die Chance auf die nächste Medaille von ${chance('de', before)} auf ${chance('de', after)}.`,
    luckiest: ({ step, luck, line }) => `Glücklichster Wurf, ${luck}: Schritt ${step}, ${line}`,
    costHead: 'Was am meisten gekostet hat',
    cost: ({ step, who, played, best, cost }) => `Schritt ${step}  ${cost}  ${who}: ${played}; besser: ${best}`,
    clean: 'Keine Entscheidung hat etwas gekostet.',
    race: {
      help: 'Hier gehört Tempo zum Können: Was sich jemand schnappt, zählt als eigenes Spiel. Für jede Stellung wird angenommen, dass alle gleich schnell sind.',
      sums: ({ who, luck, skill, others }) =>
        `${who}: Glück ${luck}, eigenes Spiel ${skill}, Spiel der anderen ${others}.`,
      gainHead: 'Was am meisten gebracht hat',
      act: ({ step, who, played, change }) => `Schritt ${step}  ${change}  ${who}: ${played}`,
      clean: 'Kein nennenswerter Fehler.',
    },
  },

  odds: {
    throws: 'Würfe',
    all: 'zusammen',
    none: ({ game }) => `${game} hat keine Tabelle der Chancen.`,
  },

  sheets: {
    none: 'Hier wird kein Spiel auf Blättern gespielt.',
    unknown: ({ got }) => `Das Blatt „${got}“ gibt es nicht. Siehe iacta sheets list.`,
    fit: 'Gut spielbar.',
    progress: ({ count, of }) => `${whole('de', count)} von ${whole('de', of)} geprüft`,
    checked: ({ count, faulty }) =>
      `${whole('de', count)} ${plural('de', count, { one: 'Blatt', other: 'Blätter' })} geprüft, ${whole('de', faulty)} mit Fehlern.`,
  },

  serve: {
    building: 'Die Web-App wird gebaut, weil sich etwas geändert hat …',
    here: 'Auf diesem Gerät',
    network: 'In deinem Netz',
    instead: ({ port, instead }) => `Port ${port} ist belegt, also ${instead}.`,
    scan: 'Zum Spielen auf einem Handy im selben Netz diesen Code scannen:',
    stop: 'Strg+C beendet.',
    stopped: 'Beendet.',
    notBuilt: ({ what }) => `Die Web-App ließ sich nicht bauen. ${what}`,
    noBuild: ({ folder }) => `Die Web-App fehlt: ${folder}`,
    taken: ({ port }) => `Port ${port} ist belegt. Wähl mit --port einen anderen, oder lass ihn weg.`,
    notAllowed: ({ port }) => `Port ${port} ist hier nicht erlaubt. Wähl mit --port einen über 1023.`,
    noSuchHost: ({ host }) => `Dieser Rechner hat keine Adresse ${host}.`,
    notAnAddress: ({ name, got }) => `${name} ist eine Adresse wie https://wuerfel.example, nicht „${got}“.`,
    alone: ({ name, missing }) => `${name} ist gesetzt, ${missing} nicht: Es braucht beide.`,
    inUse: ({ folder }) =>
      `Ein anderes Iacta benutzt schon die Tische in ${folder}. Beende es, oder wähl mit --data einen anderen Ordner.`,
    badData: ({ folder, reason }) => `Die Tische in ${folder} lassen sich nicht öffnen: ${reason}`,
    newerData: ({ folder }) =>
      `Die Tische in ${folder} stammen von einem neueren Iacta. Aktualisiere dieses, oder nimm eine Sicherung.`,
    foreignData: ({ folder }) =>
      `In ${folder} liegt die Datenbank eines anderen Programms. Wähl mit --data einen anderen Ordner.`,
    notADatabase: ({ name }) => `${name} erwartet eine Adresse wie postgres://name:passwort@host/datenbank.`,
    badDatabase: ({ place, reason }) => `Die Datenbank ${place} lässt sich nicht öffnen: ${reason}`,
    newerDatabase: ({ place }) =>
      `Die Tische in ${place} stammen von einem neueren Iacta. Aktualisiere dieses, oder nimm eine Sicherung.`,
    foreignDatabase: ({ place }) =>
      `In ${place} gehört ein Schema namens iacta einem anderen Programm. Wähl eine andere Datenbank.`,
  },

  backup: {
    done: ({ file }) => `Alles ist in ${file}.`,
    nothing: ({ folder }) => `In ${folder} ist keine Datenbank. Nenn ihren Ordner mit --data.`,
    itself: ({ file }) => `${file} ist die Datenbank selbst. Wähl eine andere Datei.`,
    notAFile: ({ file }) =>
      `Die Tische liegen in einer PostgreSQL-Datenbank, die man mit ihrem eigenen Werkzeug kopiert: pg_dump --schema=iacta --file=${file} "$DATABASE_URL"`,
  },

  check: {
    well: ({ tables }) => `Alles in Ordnung: ${tables} ${tables === 1 ? 'Tisch' : 'Tische'}.`,
    damaged: ({ folder }) =>
      `Die Datenbank in ${folder} ist beschädigt. Halte den Server an und leg eine Kopie an ihre Stelle: siehe iacta backup.`,
    notAFile:
      'Die Tische liegen in einer PostgreSQL-Datenbank, die man mit ihrem eigenen Werkzeug prüft: pg_amcheck "$DATABASE_URL"',
  },

  play: {
    player: ({ number }) => `Spieler ${number}`,
    bot: ({ level }) => `${level} (Bot)`,
    points: ({ points }) => plural('de', points, { one: `${points} Punkt`, other: `${points} Punkte` }),
    yourMove: ({ who }) => (who === grammar.name ? 'Du bist dran.' : `${who}: Du bist dran.`),
    chosen: ({ who }) => `${who} hat gewählt`,
    grab: 'Schnapp zu!',
    pressToRoll: ({ who }) => (who === grammar.name ? 'Würfle.' : `${who}: Würfle.`),
    roll: 'würfeln',
    typeFirst: ({ legend }) => `Wer beginnt? Tipp eine Zahl ein: ${legend}.`,
    notFirst: ({ max }) => `Tipp eine Zahl von 1 bis ${max} ein.`,
    typeFor: ({ purpose }) => `${purpose}:`,
    typeDice: ({ who, sides }) => {
      const dice = plural('de', sides.length, { one: 'der Würfel zeigt', other: `die ${sides.length} Würfel zeigen` })
      return `${who === null || who === grammar.name ? '' : `${who}: `}Tipp ein, was ${dice} (${faces(sides)}):`
    },
    notDice: ({ got }) =>
      got === ''
        ? 'Tipp die Zahlen ein, die die Würfel zeigen.'
        : `„${got}“ sind keine Würfelzahlen: Tipp die Zahlen ein, die die Würfel zeigen.`,
    done: 'fertig',
    undo: 'rückgängig',
    undone: 'Rückgängig gemacht.',
    noUndo: 'Das lässt sich nicht mehr rückgängig machen: Danach wurde schon gewürfelt oder entschieden.',
    rules: 'Regeln',
    quit: 'speichern und beenden',
    shared: { dice: 'Würfel zum Neuwürfeln wählen', cards: 'eine Karte wählen' },
    pager: '↑ ↓ blättern · Leertaste: nächste Seite · andere Taste: zurück zum Tisch',
    anyKey: 'Drück eine Taste.',
    logged: ({ file }) => `Die Partie ist gespeichert in ${file}`,
    saved: ({ file, command }) => `Gespeichert in ${file}\nSo geht es weiter: ${command}`,
    more: ({ count }) => plural('de', count, { one: `und ${count} weiterer Zug`, other: `und ${count} weitere Züge` }),
    typeOne: 'Tipp einen dieser Züge ein oder „?“ für Hilfe:',
    plainHelp: '„undo“ macht deine letzte Entscheidung rückgängig, „quit“ speichert und beendet.',
    menuHelp: '↑ ↓ und Enter, oder eine Ziffer; q beendet',
    proven: ({ file }) =>
      `Die Würfel von ${file} wurden an einem anderen Tisch festgelegt: Die Partie lässt sich ansehen und prüfen, aber nicht fortsetzen.`,
    options: ({ options }) => `Regeln: ${options}`,
    back: 'Zurück',
    goOn: 'Deine letzte Partie fortsetzen',
    against: ({ bot }) => `Gegner: ${bot}`,
    alone: 'Allein spielen',
    together: ({ seats }) =>
      plural('de', seats, {
        one: `${seats} Spieler allein an dieser Tastatur`,
        other: `${seats} Spieler an dieser Tastatur`,
      }),
  },
} satisfies CliText
