import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

const seconds = (n: number | string) => `${n} s`

const points = (n: number) => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })

const board = {
  questions: {
    which: ({ number }) => `Welche Farbe ergibt ${number} mit + oder −?`,
    whichFirst: ({ number }) => `Welche Farbe ergibt ${number} mit + oder −, mit oder ohne Joker?`,
    grab: 'Schnapp dir ein Plättchen',
    spin: 'Drehen und würfeln',
    statement: ({ disc, number }) => `${disc}: Welche Rechnung ergibt ${number}?`,
    ready: 'Gleich geht’s los …',
    round: ({ round }) => `Runde ${round}`,
    roundOf: ({ round, of }) => `Runde ${round} von ${of}`,
    tie: ({ round }) => `Entscheidungsrunde ${round} von 5.`,
    out: 'Du bist raus: Die anderen spielen eine Entscheidungsrunde.',
  },
  pieces: {
    spinner: ({ number }) => `Die Zahl ist ${number}`,
    spinnerOf: ({ who }) => `Drehscheibe: ${who}`,
    dice: 'Die Würfel',
    die: ({ colour, shape, face }) => `Würfel ${colour}, ${shape}: ${face}`,
    joker: ({ face }) => `Joker zeigt ${face}`,
    discs: 'Die Plättchen',
    disc: ({ disc, shape }) => `Plättchen ${disc}, ${shape}`,
    discOf: ({ disc, who }) => `Plättchen ${disc}: ${who}`,
    stop: 'Schwarzes Plättchen: Stopp',
    stopOf: ({ who }) => `Stopp: ${who}`,
    pending: ({ disc }) => `${disc}: deine Hand liegt darauf`,
    clock: ({ seconds: left }) => `Noch ${seconds(left)}`,
    rail: ({ target }) => `Punkte, bis ${target}`,
    points: ({ who, points: n }) => `${who}: ${points(n)}`,
    gain: ({ who, gain }) => `${who}: ${gain} in dieser Runde`,
  },
  statement: {
    withJoker: 'Mit Joker: 1 Punkt',
    withoutJoker: 'Ohne Joker: 2 Punkte',
    say: ({ sum }) => `Schnappen: ${sum}`,
    back: 'Anderes Plättchen',
  },
  grab: {
    tooLate: ({ disc, who }) => `Zu spät: ${disc} ist schon weg (${who}).`,
    photo: ({ who, other, ms }) =>
      ms === 0
        ? `Zielfoto: ${who} und ${other} im selben Moment. ${who} sitzt näher an der Drehscheibe.`
        : `Zielfoto: erst ${who}, ${ms} ms später ${other}.`,
    read: 'Zahl und Würfel noch einmal vorlesen',
    own: 'Nimm ein Plättchen aus deiner eigenen Reihe.',
  },
  verdict: {
    title: 'Die Runde ist vorbei',
    timeUp: 'Die Zeit ist um',
    nobody: 'Niemand hat sich ein Plättchen geschnappt',
    right: 'richtig',
    not: 'falsch',
    plain: 'ohne Joker',
    withJoker: 'mit Joker',
    wrong: ({ number }) => `keine Rechnung ergibt ${number}`,
    falseSum: ({ number }) => `nicht ${number}`,
    stopRight: 'nichts passt mehr',
    stopBonus: 'mit Bonus',
    stopWrong: 'zu früh',
    left: 'hat niemand gesehen',
    missed: ({ disc, sum }) => `Niemand hat ${disc} gesehen: ${sum}`,
  },
  practice: {
    number: 'Zahl',
    wrong: 'Eine Farbe, die nicht passt',
    early: 'Stopp zu früh',
    unseen: 'Stopp übersehen',
  },
  referee: {
    show: 'Zeigen, welche Farben passen',
    hide: 'Wieder ausblenden',
    works: ({ colours }) => `Diese Farben passen: ${colours}`,
    none: 'Keine Farbe passt: Stopp ist richtig.',
  },
  keys: {
    red: 'Rot schnappen',
    orange: 'Orange schnappen',
    blue: 'Blau schnappen',
    green: 'Grün schnappen',
    say: 'Rechnung wählen',
    clear: 'Zurück zu den Plättchen',
    read: 'Zahl und Würfel hören',
  },
} satisfies Catalog['board']

const book = {
  intro:
    'Eine Drehscheibe (in der Schachtel: Spinner) zeigt eine Zahl, neun Würfel fallen, und alle schauen gleichzeitig: Welches farbige Paar ergibt die Zahl? Schnapp dir sein Plättchen vor den anderen. Passt kein Paar mehr, schnapp dir das schwarze Plättchen: Stopp.',
  headings: {
    dice: 'Würfel und Plättchen',
    setup: 'Vorbereitung',
    round: 'Eine Runde',
    scoring: 'Wertung',
    end: 'Das Ende',
    examples: 'Beispiele',
    options: 'Optionen',
  },
  dice: 'Es gibt vier Würfelpaare in Rot, Orange, Blau und Grün und einen beigen Würfel, den Joker. Zu jeder Farbe gehört ein Plättchen (in der Schachtel: Anzeigeplättchen), und das schwarze ist Stopp. Jede Farbe hat auf Würfeln und Plättchen auch ihre eigene Form: Man kann mitspielen, ohne Farben zu sehen.',
  R1: 'Alle beginnen mit 3 Punkten. Ein Wurf entscheidet, wer zuerst dreht; danach wandert die Drehscheibe Runde für Runde nach links.',
  R2: 'Zu Beginn jeder Runde liegen alle fünf Plättchen auf dem Tisch. Gedreht und gewürfelt wird gleichzeitig. Sobald Zahl und Würfel zu sehen sind, dürfen alle schnappen, jederzeit und ohne Reihenfolge.',
  R3: 'Schnappst du dir ein farbiges Plättchen, behauptest du, dass seine beiden Würfel die Zahl ergeben. Jedes Plättchen bekommt nur, wer zuerst kommt; du darfst mehrere haben. Wer zu spät kommt, verliert nichts.',
  R4: 'Ohne Joker passt ein Paar, wenn die Summe oder die Differenz seiner beiden Würfel die Zahl ergibt. Mit Joker addierst oder subtrahierst du alle drei Würfel, wie du willst. Beide farbigen Würfel zählen immer, es gibt nur plus und minus, und der Joker darf mehreren Farben helfen.',
  R5: 'Schnappst du dir das schwarze Plättchen, behauptest du, dass keines der Plättchen auf dem Tisch mehr passt. Die Runde endet sofort. Sind alle vier Farben weg, geht das Rennen um Stopp weiter, und dann ist er immer richtig.',
  R6: 'Ein falsch geschnapptes Plättchen bleibt bis zum Ende der Runde weg. Es kommt nicht zurück und zählt nicht, wenn Stopp geprüft wird.',
  R7: 'Läuft die Zeit ab, endet die Runde ohne Stopp: Farben zählen wie sonst, und für das schwarze Plättchen gewinnt oder verliert niemand etwas.',
  fair: 'An einem Online-Tisch sehen alle die Würfel im selben Moment. Es zählt, wann du geschnappt hast, nicht, wie schnell deine Verbindung ist. Bei gleicher Zeit kommt zuerst, wer die Drehscheibe hat, dann reihum nach links die anderen.',
  R8:
    'Jede richtige Farbe bringt 2 Punkte, oder 1, wenn sie den Joker braucht; der bessere Weg zählt. Jede ' +
    'falsche kostet 1 Punkt.' +
    '\nWas richtig ist, erfahrt ihr erst am Ende der Runde.' +
    '\nSpielt ihr mit „Rechnung ansagen“, zählt genau die angesagte Rechnung: 1 Punkt, wenn sie den Joker benutzt, ' +
    'auch wenn das Paar allein gereicht hätte.' +
    '\nEine falsche Rechnung ist falsch, auch wenn eine andere stimmt.' +
    '\nStopp braucht keine Rechnung.',
  R9: 'Ein richtiger Stopp bringt 2 Punkte, manchmal 3 (siehe Optionen). Ein falscher kostet 3 Punkte: Dann hätte noch ein Plättchen auf dem Tisch gepasst.',
  R10: 'Wenn ihr es so vereinbart, kostet dich jede falsche Farbe 3 Punkte statt 1, sobald du dir auch Stopp geschnappt hast, egal ob richtig oder falsch. Ein falscher Stopp kostet seine 3 Punkte zusätzlich.',
  R11: 'Gewinne und Verluste der Runde werden erst zusammengezählt. Liegt dein Punktestand danach unter 0, wird er 0.',
  R12:
    'Hat nach einer Runde jemand 15 Punkte oder mehr, gewinnt der höchste Punktestand.' +
    '\nHaben ihn mehrere, spielen nur sie Entscheidungsrunden: mit allen Plättchen und derselben Wertung, ' +
    'aber jede Runde beginnt bei 0 und kann ins Minus gehen.' +
    '\nDie Besten einer solchen Runde spielen noch eine, die anderen scheiden aus; wer später ' +
    'ausscheidet, hat den besseren Rang.' +
    '\nDie Punktestände ändern sich nicht.' +
    '\nGibt es nach fünf Entscheidungsrunden keinen Sieger, teilt ihr euch den Sieg.' +
    '\nAllein spielst du bis zum Ziel, und die Zahl der Runden ist dein Ergebnis.' +
    '\nOder du spielst zehn Runden, und die Punkte zählen.',
  examples: {
    pair: 'Zahl 2, Orange 1 und 1: richtig ohne Joker, 1 + 1 = 2.',
    joker: 'Zahl 2, Rot 2 und 2, Joker 6: richtig mit Joker, 6 − 2 − 2 = 2.',
    twelve: 'Zahl 12, zwei Sechsen: richtig, 6 + 6 = 12.',
    gap: 'Zahl 1, ein Paar aus 3 und 4: richtig, 4 − 3 = 1.',
    fives: 'Zahl 5, zwei Fünfen, Joker 5: richtig mit Joker, 5 + 5 − 5 = 5.',
    nothing:
      'Manchmal passt gar keine Farbe: mit den Zahlen 1 bis 12 etwa in einer von fünf Runden. Dann ist Stopp sofort richtig.',
  },
} satisfies Catalog['book']

const rounds = (n: number) => plural('de', n, { one: `${n} Runde`, other: `${n} Runden` })

export const de = {
  lang: 'de',
  ...COVERS.de,
  notation:
    'So schreibst du einen Zug: „take red“, „take orange“, „take blue“, „take green“ oder „take black“. Wird die Rechnung angesagt, kommen ihre Vorzeichen dazu: „take red +-“ oder, mit dem Joker zuletzt, „take red ++-“.',
  colours: {
    red: { name: 'Rot', shape: 'Kreis' },
    orange: { name: 'Orange', shape: 'Dreieck' },
    blue: { name: 'Blau', shape: 'Quadrat' },
    green: { name: 'Grün', shape: 'Stern' },
  },
  joker: 'Joker',
  stop: 'Stopp',
  terms: { first: 'erster', second: 'zweiter' },
  options: {
    blackBonus: {
      label: 'Wann Stopp 3 Punkte bringt',
      help: 'Ein richtiger Stopp bringt 2 Punkte, manchmal 3. Wann, da sind sich die gedruckten Regeln nicht einig. Auf Italienisch, Spanisch und Portugiesisch: 3, wenn sich niemand eine Farbe geschnappt hat. Auf Englisch, Französisch und Deutsch: 3, wenn du selbst auch eine richtige Farbe hast.',
      values: {
        'nothing-taken': 'Stopp zählt 3, wenn keine Farbe weg ist',
        'taker-took': 'Stopp zählt 3 mit einer richtigen Farbe',
      },
    },
    wrongWithBlack: {
      label: 'Fehler beim Stopp',
      help: 'Normalerweise kostet jede falsche Farbe 1 Punkt. Die englischen und deutschen Regeln lassen sich auch so lesen: Wer sich Stopp schnappt, verliert für jede eigene falsche Farbe 3 Punkte.',
      values: { separate: 'Je 1 Punkt', triple: 'Je 3 Punkte' },
    },
    start: {
      label: 'Punkte zu Beginn',
      help: 'Damit beginnen alle.',
      values: { 0: '0 Punkte', 3: '3 Punkte' },
    },
    target: {
      label: 'Ziel',
      help: 'Bei diesem Punktestand endet die Partie. Laut Spielanleitung sind es 15.',
      values: { 10: '10 Punkte', 15: '15 Punkte', 20: '20 Punkte', 25: '25 Punkte' },
    },
    spinner: {
      label: 'Zahlen auf der Drehscheibe',
      help: 'Kleinere Zahlen sind leichter für jüngere Kinder.',
      values: { 6: '1 bis 6', 9: '1 bis 9', 12: '1 bis 12' },
    },
    seconds: {
      label: 'Zeit für eine Runde',
      help: 'Ist die Zeit um, endet die Runde ohne Stopp. Ohne Zeitlimit dauert sie, bis sich jemand Stopp schnappt.',
      values: { 0: 'Kein Zeitlimit', 15: '15 Sekunden', 30: '30 Sekunden', 60: '60 Sekunden', 120: '2 Minuten' },
    },
    statement: {
      label: 'Rechnung ansagen',
      help: 'Schnapp dir eine Farbe und sag deine Rechnung an: Nur sie zählt. So geht es ruhiger zu, gut zum Lernen.',
      values: { off: 'Aus', on: 'An' },
    },
    lockout: {
      label: 'Pause nach Fehlgriffen',
      help: 'Wer ein Plättchen will, das schon weg ist, oder falsch rechnet, kann einen Moment lang nichts schnappen.',
      values: { 0: 'Keine', 1000: '1 Sekunde', 2000: '2 Sekunden' },
    },
    rounds: {
      label: 'Länge',
      help: 'Allein: bis zum Ziel spielen oder in zehn Runden möglichst viele Punkte sammeln.',
      values: { 0: 'Bis zum Ziel', 10: 'Zehn Runden' },
    },
  },
  refusals: {
    R3: 'Zu spät: Das Plättchen ist schon weg.',
    R8: 'Eine Rechnung sagst du nur zu einem farbigen Plättchen an, und nur, wenn an diesem Tisch danach gefragt wird; Stopp braucht nie eine.',
  },
  clashes: { R12: 'Eine feste Rundenzahl gibt es nur allein.' },
  moves: {
    take: ({ disc }) => `${disc} schnappen`,
    say: ({ disc, sum }) => `${disc} schnappen: ${sum}`,
    stop: 'Stopp schnappen',
  },
  place: {
    taken: ({ discs }) => `Geschnappt: ${discs}`,
    spinner: 'Mit der Drehscheibe',
    out: 'Nicht in der Entscheidungsrunde',
    number: ({ number }) => `Die Zahl: ${number}`,
    dice: ({ dice }) => `Die Würfel: ${dice}`,
    pair: ({ colour, shape, dice }) => `${colour} (${shape}) ${dice}`,
    joker: ({ face }) => `Joker ${face}`,
    discs: ({ discs }) => `Plättchen auf dem Tisch: ${discs}`,
  },
  purpose: {
    first: 'um zu sehen, wer zuerst dreht',
    spin: 'für die Zahl, dann Rot, Orange, Blau, Grün und den Joker',
  },
  prompt: 'Dreh, dann wirf alle neun.',
  you: {
    verbs: 'dreht drehst, sagt sagst, scheidet scheidest, erreicht erreichst, schnappst schnappst',
    phrases: [
      ['(@[^.:!]*) scheiden', '$1 scheidet'],
      ['@ schnappt sich', '@ schnappst dir'],
    ],
  },
  lines: {
    first: ({ who }) => `${who} dreht zuerst`,
    thrown: ({ who, number, dice }) => `${who} dreht die ${number}: ${dice}`,
    tieThrown: ({ round, who, number, dice }) => `Entscheidungsrunde ${round}: ${who} dreht die ${number}: ${dice}`,
    took: ({ who, disc }) => `${who} schnappt sich ${disc}`,
    said: ({ who, disc, sum }) => `${who} schnappt sich ${disc} und sagt ${sum}`,
    stopped: ({ who }) => `${who} schnappt sich Stopp`,
    right: ({ disc, sum, who, points }) => `${disc} ${sum}: ${who} ${points}`,
    wrong: ({ disc, number, who, points }) => `${disc} ergibt keine ${number}: ${who} ${points}`,
    falseSum: ({ disc, sum, number, who, points }) => `${disc} ${sum}, nicht ${number}: ${who} ${points}`,
    stopRight: ({ who, points }) => `Stopp ist richtig: ${who} ${points}`,
    stopWrong: ({ who, points }) => `Stopp kam zu früh: ${who} ${points}`,
    left: ({ sums }) => `Noch auf dem Tisch: ${sums}`,
    gains: ({ gains }) => `Zusammen: ${gains}`,
    tie: ({ who }) => `Gleichstand: Entscheidungsrunde zwischen ${who}`,
    drop: ({ who, count }) => plural('de', count, { one: `${who} scheidet aus`, other: `${who} scheiden aus` }),
    won: ({ who }) => `${who} gewinnt`,
    shared: ({ who }) => `${who} teilen sich den Sieg`,
    reached: ({ who, count }) => `${who} erreicht das Ziel nach ${rounds(count)}`,
    played: ({ who, count, points }) =>
      `${who}: ${plural('de', points, { one: `${points} Punkt`, other: `${points} Punkte` })} in ${rounds(count)}`,
  },
  odds: {
    title: 'Wie oft ein Wurf die Zahl mit keiner, einer oder mehreren Farben ergibt.',
    key: 'Zahl',
    columns: ['keine Farbe', '1 Farbe', '2 Farben', '3 Farben', '4 Farben'],
  },
  characters: {
    turtle: 'Lässt sich Zeit und übersieht hier und da eine Summe.',
    hare: 'Schnappt schnell zu und liegt ab und zu daneben.',
    fox: 'Rechnet schnell und irrt sich selten.',
    falcon: 'Sieht es zuerst und irrt sich fast nie.',
  },
  decisionKinds: {
    grab: 'Richtig geschnappt',
    'grab-early': 'Falsch geschnappt',
    'grab-late': 'Zu spät: andere waren schneller',
    stop: 'Stopp',
    'stop-early': 'Stopp zu früh',
  },
  lesson: {
    you: 'Blitz',
    other: 'Schnecke',
    notes: {
      spin: ({ you, other }) =>
        `Du bist ${you}, und ${other} hat es nicht eilig. Sobald jemand 15 Punkte hat, gewinnt, wer die meisten hat. Dreh!`,
      pair: ({ red }) =>
        `Die Zahl ist 5. Such ein Paar, das sie ergibt: ${red} 2 und 3, 2 + 3 = 5. Schnapp dir das Plättchen vor den anderen!`,
      gap: ({ other, green }) =>
        `${other} hat sich auch eins geschnappt; was richtig ist, zeigt sich am Ende. Abziehen gilt auch: ${green} 6 − 1 = 5. Schnapp es dir.`,
      stop: 'Sonst ergibt nichts mehr 5, auch nicht mit dem beigen Joker, der 4 zeigt. Also schnapp dir das schwarze Plättchen: Stopp. Es beendet die Runde.',
      joker: ({ blue }) =>
        `Jedes deiner Plättchen hat 2 Punkte gebracht. Jetzt ist die Zahl 2, und der Joker zeigt 6: ${blue} 6 − 2 − 2 = 2. Mit Joker ist das 1 Punkt.`,
      late: ({ other, orange, green }) =>
        `Zu spät für ${orange} 1 + 1: Das hat ${other}. Kostet dich aber nichts. Es gibt auch noch ${green} 5 − 3 = 2: Schnapp es dir.`,
      spinAgain: ({ other }) =>
        `${other} hat gesehen, dass nichts mehr passt, und sich Stopp geschnappt: 2 Punkte. Du drehst wieder.`,
      nothing:
        'Die Zahl ist 12, und die Würfel zeigen lauter kleine Zahlen: Keine Farbe passt. Dann ist Stopp sofort richtig und bringt 3 Punkte. Schnapp zu!',
    },
    learned: [
      'Zwei Würfel einer Farbe ergeben die Zahl mit plus oder minus: 2 Punkte.',
      'Mit dem beigen Joker ist es 1 Punkt. Ein falsches Plättchen kostet 1.',
      'Das Plättchen bekommt, wer es sich zuerst schnappt. Zu spät kostet nichts.',
      'Passt nichts mehr, dann Stopp: 2 Punkte, manchmal 3. Zu früh kostet 3.',
      'Sobald jemand 15 Punkte hat, gewinnt, wer die meisten hat.',
    ],
  },
  board,
  book,
} satisfies Catalog
