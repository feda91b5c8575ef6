import { plural } from '../../../engine/text/lang.ts'
import type { Catalog } from './catalog.ts'
import { COVERS } from './covers.ts'

const points = (n: number) => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })
const cards = (n: number) =>
  n === 5 ? 'alle fünf Karten' : plural('de', n, { one: `${n} Karte`, other: `${n} Karten` })

export const de = {
  lang: 'de',
  ...COVERS.de,
  notation:
    'Spielzüge schreibt man „pass“, „score straight“, „freeze odds“, „wake odds“ oder „reroll odds 1 2“, den ' +
    'kleinsten Wert zuerst.',
  points: (p) => points(p.points),
  forExample: ({ dice, points: n }) => `Beispiel: ${dice} ergibt ${points(n)}.`,
  cards: {
    'any-two': {
      name: 'Zwei beliebige',
      rule:
        'Zwei beliebige Würfel bringen ihre Augensumme, und wer direkt neben dir sitzt, friert eine eigene aktive ' +
        'Karte ein.',
    },
    'no-sixes': { name: 'Ohne Sechs', rule: 'Alle sechs Würfel, ohne eine einzige 6, bringen ihre Augensumme.' },
    odds: { name: 'Ungerade', rule: 'Alle ungeraden Würfel bringen ihre Augensumme.' },
    straight: {
      name: 'Straße',
      rule: 'Zwei oder mehr aufeinanderfolgende Werte, je ein Würfel, bringen ihre Summe; auf die 6 folgt keine 1.',
    },
    'two-pairs': {
      name: 'Zwei Paare',
      rule: 'Zwei Paare mit verschiedenen Werten bringen die Augensumme der vier Würfel.',
    },
    sixes: {
      name: 'Sechser',
      rule:
        'Alle Würfel mit einer 6 bringen ihre Augensumme, und wer direkt neben dir sitzt, taut eine eigene ' +
        'eingefrorene Karte auf.',
    },
    'double-pair': { name: 'Paar doppelt', rule: 'Zwei gleiche Würfel bringen das Doppelte ihrer Augensumme.' },
    'lowest-three': {
      name: 'Drei niedrigste',
      rule:
        'Die drei niedrigsten der sechs Würfel bringen ihre Augensumme, und alle anderen frieren je eine eigene ' +
        'aktive Karte ein (oder alle, je nach Option).',
    },
    'all-different': {
      name: 'Alle ungleich',
      rule: 'Würfel mit verschiedenen Werten, je Wert einer, bringen je 4 Punkte.',
    },
    'five-different': {
      name: 'Fünf ungleiche',
      rule: 'Bis zu fünf Würfel mit verschiedenen Werten bringen ihre Augensumme.',
    },
    'forty-minus': { name: 'Vierzig minus', rule: 'Alle sechs Würfel bringen 40 minus ihre Augensumme.' },
    same: { name: 'Alle gleich', rule: 'Würfel mit demselben Wert, auch ein einzelner, bringen je 5 Punkte.' },
  },
  lineups: {
    glacial: { name: 'Eiszeit', about: 'Das Grundspiel mit den „A“-Karten der Schachtel.' },
    interglacial: { name: 'Zwischeneiszeit', about: 'Fünf der zwölf Karten werden ausgewürfelt, für alle dieselben.' },
    beginner: {
      name: 'Einstieg',
      about: 'Für die ersten Partien. Der gedruckte Satz liegt uns nicht vor, dieser ist inoffiziell.',
    },
    intermediate: { name: 'Fortgeschritten', about: 'Einen Schritt weiter; auch dieser Satz ist inoffiziell.' },
    interaction: { name: 'Interaktion', about: 'Voller Effekte auf die anderen; auch dieser Satz ist inoffiziell.' },
    custom: { name: 'Eigene Wahl', about: 'Fünf beliebige verschiedene Karten, vor der Partie genannt.' },
  },
  options: {
    lineup: { label: 'Kartensatz', help: 'Mit welchen fünf Karten alle spielen (R2).' },
    cards: { label: 'Eigene Karten', help: 'Fünf verschiedene Karten, nur für den Satz nach eigener Wahl (R2).' },
    target: {
      label: 'Ziel',
      help: 'Die Punktzahl, die das Ende einläutet (R10). Gedruckt ist 100; 50, 150 und 200 sind Hausregeln.',
    },
    lowestThree: {
      label: 'Wer bei „Drei niedrigste“ einfriert',
      help:
        'Die gedruckten Regeln sind sich nicht einig: Nach dem portugiesischen Heft frieren die anderen ein, nach ' +
        'dem italienischen alle. Im zweiten Fall friert auch, wer die Karte wertet, eine andere eigene aktive Karte ' +
        'ein, falls noch eine da ist.',
      values: { others: 'Alle anderen', everyone: 'Alle' },
    },
  },
  refusals: {
    R2: 'Diese Karte gehört nicht zum Kartensatz dieser Partie.',
    R3: 'Zu Beginn deines Zugs waren alle deine Karten eingefroren, also wird nicht gewürfelt: Du kannst nur passen.',
    R5:
      'Um neu zu würfeln, friere eine deiner aktiven Karten ein und nimm mindestens einen Würfel, der auf dem Tisch ' +
      'liegt.',
    R6: 'Werten kannst du nur eine aktive Karte, deren Bedingung die Würfel erfüllen.',
    R8:
      'Eingefroren oder aufgetaut wird, wenn es verlangt wird, und nur dann: zum Einfrieren eine deiner aktiven ' +
      'Karten, aber nicht die, die gerade gewertet wird, zum Auftauen eine deiner eingefrorenen.',
    R9: 'Du hast keine aktive Karte mehr: Du kannst nur passen.',
  },
  clashes: {
    R2: 'Nenne genau fünf Karten zum Kartensatz „custom“ und keine zu einem anderen.',
  },
  moves: {
    pass: 'Passen',
    score: ({ card }) => `${card} werten`,
    reroll: ({ card, dice }) => `${card} einfrieren, ${dice} neu würfeln`,
    freeze: ({ card }) => `${card} einfrieren`,
    wake: ({ card }) => `${card} auftauen`,
  },
  place: {
    table: ({ dice }) => `Auf dem Tisch: ${dice}`,
    active: ({ cards }) => `Aktiv: ${cards}`,
    frozen: ({ cards }) => `Eingefroren: ${cards}`,
  },
  purpose: { draw: 'um den Kartensatz auszuwürfeln', first: 'um zu bestimmen, wer beginnt' },
  lines: {
    drawn: (p) => `Die ausgewürfelten Karten: ${p.cards}`,
    first: ({ who }) => `${who} beginnt`,
    rolled: ({ who, dice }) => `${who} würfelt ${dice}`,
    rerolled: ({ who, dice, all }) => `${who} würfelt ${dice} und hat jetzt ${all}`,
    passed: ({ who, woken }) => (woken === 0 ? `${who} passt` : `${who} passt und taut ${cards(woken)} auf`),
    mustPass: ({ who }) => `${who} muss passen und taut ${cards(5)} auf`,
    scored: ({ who, card, dice, points: n }) => `${who} wertet ${card} mit ${dice}: ${points(n)}`,
    tookUp: ({ who, card, dice }) => `${who} friert ${card} ein und würfelt ${dice} neu`,
    froze: ({ who, card }) => `${who} friert ${card} ein`,
    woke: ({ who, card }) => `${who} taut ${card} auf`,
    timeUp: 'Die Zeit ist um',
  },
  board: {
    choose: 'Werte eine Karte, halte Würfel und friere eine Karte ein, um neu zu würfeln, oder passe.',
    onlyPass: 'Du hast keine aktive Karte: Du kannst nur passen.',
    givesUp: ({ card, points: n }) => `Wenn du jetzt passt, verzichtest du auf ${points(n)} mit ${card}.`,
    lastCard: ({ card, points: n }) =>
      `Damit frierst du deine letzte aktive Karte ein: Du kannst nur noch passen und verzichtest auf ${points(n)} mit ${card}.`,
    pick: 'Wähle eine Karte',
    pickToFreeze: 'Welche Karte einfrieren?',
    score: ({ card, points }) => `${card} werten: ${points}`,
    rerollAll: ({ card }) => `${card} einfrieren, alle neu würfeln`,
    rerollNone: 'Nichts neu zu würfeln',
    freezeFor: ({ who, card }) => `${who} hat ${card} gewertet: Friere eine deiner Karten ein.`,
    freezeOwn: ({ card }) => `Du hast ${card} gewertet: Friere eine andere deiner Karten ein.`,
    wakeFor: ({ who, card }) => `${who} hat ${card} gewertet: Taue eine deiner Karten auf.`,
    wakeAfterPass: ({ who }) => `${who} hat gepasst: Taue eine deiner Karten auf.`,
    pickToWake: 'Welche Karte auftauen?',
    card: {
      active: ({ card }) => `${card}, aktiv`,
      scores: ({ card, points: n, dice }) => `${card}, aktiv, brächte ${points(n)} mit ${dice}`,
      blank: ({ card }) => `${card}, aktiv, jetzt nicht zu werten`,
      scoring: ({ card }) => `${card}, wird gerade gewertet`,
      frozen: ({ card }) => `${card}, eingefroren`,
    },
    die: {
      free: ({ die, face }) => `Würfel ${die} von 6: ${face}`,
      held: ({ die, face }) => `Würfel ${die} von 6: ${face}, gehalten`,
      counts: ({ die, card }) => `${die}, zählt für ${card}`,
    },
    cards: ({ who }) => `${who}: Karten`,
    seat: ({ who, points: n }) => `${who}: ${points(n)}`,
    track: ({ points: n }) => `Der Weg zu ${n === 1 ? 'einem Punkt' : `${n} Punkten`}`,
    firstPlayer: 'Hat die Partie begonnen',
    onTurn: 'Am Zug',
    keys: {
      hold: 'Einen Würfel halten',
      card: 'Eine Karte wählen',
      score: 'Die gewählte Karte werten',
      reroll: 'Die gewählte Karte einfrieren, alle nicht gehaltenen Würfel neu würfeln',
      pass: 'Passen',
      clear: 'Alles zurücklegen',
    },
  },
  book: {
    intro:
      'Sechs Würfel und für alle dieselben fünf zweiseitigen Karten. Eine Karte ist aktiv oder eingefroren. Du ' +
      'frierst Karten ein, um neu zu würfeln, du frierst die Karte ein, die du wertest, und taust alle wieder auf, ' +
      'indem du passt. Wer das Ziel erreicht, in der Regel 100 Punkte, läutet das Ende ein.',
    headings: {
      setup: 'Vorbereitung',
      cards: 'Die zwölf Karten',
      turn: 'Dein Zug',
      example: 'Drei Züge',
      end: 'Das Ende',
      options: 'Optionen',
    },
    cards:
      'Genommen werden immer die Würfel, die am meisten bringen. Eine Karte, deren Bedingung die Würfel nicht ' +
      'erfüllen, kann nicht gewertet werden: Eine Wertung mit null Punkten gibt es nicht.',
    example:
      'Du hast Paar doppelt, Ohne Sechs, Straße und zwei weitere Karten. Du würfelst 6 6 5 2 1 1 und wertest Paar ' +
      'doppelt mit 6 6: 24 Punkte. Im nächsten Zug würfelst du 5 5 4 4 2 1. Ohne Sechs gäbe schon 21 Punkte, aber ' +
      'du frierst eine der beiden weiteren Karten ein und würfelst die 1 und die 2 neu: eine 6 und eine 3. Du ' +
      'frierst auch die andere ein und würfelst die 6 neu: eine 4. Jetzt gibt Ohne Sechs 25 Punkte. Im Zug darauf ' +
      'würfelst du 6 4 4 3 2 1 und hast nur noch Straße: 1 2 3 4, 10 Punkte. Nun sind alle deine Karten ' +
      'eingefroren, und im nächsten Zug musst du passen.',
    R1:
      'Alle haben dieselben fünf Karten, den Kartensatz, mit der aktiven Seite oben, und 0 Punkte. Ein Wurf ' +
      'entscheidet, wer beginnt und die Startkarte für die ganze Partie behält. Gespielt wird im Uhrzeigersinn.',
    R2: 'Vor der Partie wird ein Kartensatz vereinbart:',
    R3: 'Sind zu Beginn deines Zugs alle deine Karten eingefroren, würfelst du nicht: Du passt (R7).',
    R4: 'Sonst würfle mit allen sechs Würfeln.',
    R5:
      'So oft du magst, friere eine deiner aktiven Karten ein, ohne ihren Effekt, und würfle einen oder mehrere ' +
      'Würfel neu. Das geht auch mit deiner letzten aktiven Karte, danach kannst du aber nur noch passen. Würfel ' +
      'werden nach ihrem Wert benannt: Von 5 5 4 4 2 1 kannst du die 1 und die 2 neu würfeln, und welchen von zwei ' +
      'gleichen Würfeln du nimmst, ist egal.',
    R6:
      'Dann werte eine deiner aktiven Karten, deren Bedingung die Würfel erfüllen: Zähle ihre Punkte dazu, führe ' +
      'ihren Effekt aus, friere die Karte ein. Dein Zug ist zu Ende.',
    R7:
      'Oder passe: Das darfst du immer, statt zu werten, auch nach dem Neuwürfeln und auch ohne eingefrorene ' +
      'Karten. Alle deine eingefrorenen Karten tauen auf; dann tauen alle anderen, die eingefrorene Karten haben, ' +
      'je eine davon auf. Dein Zug ist zu Ende.',
    R8:
      'Lässt ein Effekt oder ein Passen Karten einfrieren oder auftauen, müssen alle mitmachen, die es können. Alle ' +
      'wählen unter den eigenen Karten; sind mehrere gefragt, wählen sie gleichzeitig, in beliebiger Reihenfolge. ' +
      'Zu zweit sitzt links und rechts dieselbe Person, und es trifft sie nur einmal.',
    R9: 'Kannst du nichts werten und nichts mehr einfrieren, musst du passen.',
    R10:
      'Sobald jemand das Ziel erreicht, wird die Runde mit allen Effekten zu Ende gespielt, damit alle gleich oft ' +
      'am Zug waren. Den letzten Zug hat, wer rechts von der Person mit der Startkarte sitzt.',
    R11:
      'Die höchste Punktzahl gewinnt. Bei Gleichstand gewinnt, wer mehr aktive Karten hat, gezählt nach dem letzten ' +
      'Zug mit seinen Effekten und allem Auftauen. Ist auch das gleich, wird der Sieg geteilt. Ebenso ergibt sich ' +
      'die übrige Rangfolge.',
  },
} satisfies Catalog
