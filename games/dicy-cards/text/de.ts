import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { Catalog } from './en.ts'

const points = (n: number) => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })
/** A card's name in a sentence: some of them read like plain words. */
const named = (card: string): string => `„${card}“`
const sicher = (n: number): string => (n === 1 ? '1 Punkt ist sicher' : `${n} Punkte sind sicher`)
const cards = (n: number) =>
  n === 5 ? 'alle fünf Karten' : plural('de', n, { one: `${n} Karte`, other: `${n} Karten` })

export const de = {
  lang: 'de',
  ...COVERS.de,
  characters: {
    snowflake: 'Ist nie zufrieden: friert Karte um Karte ein, um noch einmal zu würfeln.',
    icicle: 'Würfelt gern noch einmal, lässt aber drei Karten aktiv.',
    iceberg: 'Plant gut voraus und liegt ab und zu knapp daneben.',
    avalanche: 'Wägt jede Karte, jeden Wurf und jede kommende Runde ab.',
  },
  notation:
    'So schreibst du einen Zug: „pass“, „score straight“, „freeze odds“, „wake odds“ oder „reroll odds 1 2“, die Würfel vom kleinsten zum größten.',
  points: (p) => points(p.points),
  forExample: ({ dice, points: n }) => `Beispiel: ${dice} ergibt ${points(n)}.`,
  cards: {
    'any-two': {
      name: 'Zwei beliebige',
      rule: 'Zähl zwei beliebige Würfel zusammen, und deine beiden Nachbarn frieren je eine ihrer aktiven Karten ein.',
    },
    'no-sixes': { name: 'Ohne Sechs', rule: 'Zeigt kein Würfel eine 6, zähl alle sechs zusammen.' },
    odds: { name: 'Ungerade', rule: 'Zähl alle ungeraden Würfel zusammen.' },
    straight: {
      name: 'Straße',
      rule: 'Zähl zwei oder mehr Werte in Folge zusammen, je einen Würfel; auf die 6 folgt keine 1.',
    },
    'two-pairs': {
      name: 'Zwei Paare',
      rule: 'Zähl zwei Paare mit verschiedenen Werten zusammen.',
    },
    sixes: {
      name: 'Sechser',
      rule: 'Zähl alle Sechsen zusammen, und deine beiden Nachbarn tauen je eine ihrer eingefrorenen Karten auf.',
    },
    'double-pair': { name: 'Paar doppelt', rule: 'Zähl zwei gleiche Würfel zusammen und verdopple die Summe.' },
    'lowest-three': {
      name: 'Drei niedrigste',
      rule: 'Zähl die drei niedrigsten der sechs Würfel zusammen, und alle anderen (je nach Option auch du) frieren je eine ihrer aktiven Karten ein.',
    },
    'all-different': {
      name: 'Alle ungleich',
      rule: 'Verschiedene Werte bringen je 4 Punkte, einmal pro Wert.',
    },
    'five-different': {
      name: 'Fünf ungleiche',
      rule: 'Zähl bis zu fünf Würfel mit verschiedenen Werten zusammen.',
    },
    'forty-minus': { name: 'Vierzig minus', rule: 'Zähl alle sechs Würfel zusammen und zieh die Summe von 40 ab.' },
    same: { name: 'Alle gleich', rule: 'Gleiche Würfel bringen je 5 Punkte, auch ein einzelner.' },
  },
  lineups: {
    glacial: { name: 'Eiszeit', about: 'Das Grundspiel mit den „A“-Karten aus der Schachtel.' },
    interglacial: { name: 'Zwischeneiszeit', about: 'Fünf der zwölf Karten werden ausgewürfelt, für alle dieselben.' },
    beginner: {
      name: 'Einstieg',
      about: 'Für die ersten Partien. Der gedruckte Kartensatz liegt uns nicht vor, deshalb ist dieser inoffiziell.',
    },
    intermediate: { name: 'Fortgeschritten', about: 'Ein Schritt weiter; auch inoffiziell.' },
    interaction: { name: 'Interaktion', about: 'Mit vielen Effekten auf die anderen; auch inoffiziell.' },
    custom: { name: 'Eigene Wahl', about: 'Fünf verschiedene Karten eurer Wahl, vor der Partie festgelegt.' },
  },
  options: {
    lineup: { label: 'Kartensatz', help: 'Die fünf Karten, mit denen alle spielen.' },
    cards: { label: 'Eigene Karten', help: 'Fünf verschiedene Karten, für den Kartensatz „Eigene Wahl“.' },
    target: {
      label: 'Ziel',
      help: 'Hat es jemand erreicht, spielt ihr die Runde noch zu Ende. Laut Spielanleitung sind es 100; alles andere sind Hausregeln.',
    },
    lowestThree: {
      label: 'Wer bei „Drei niedrigste“ eine Karte einfriert',
      help: 'Die gedruckten Regeln sind sich nicht einig: Im portugiesischen Heft frieren nur die anderen eine Karte ein, im italienischen alle. Bei „Alle“ frierst auch du noch eine andere aktive Karte ein, wenn du „Drei niedrigste“ wertest.',
      values: { others: 'Alle anderen', everyone: 'Alle' },
    },
  },
  refusals: {
    R2: 'Diese Karte gehört nicht zum Kartensatz dieser Partie.',
    R3: 'Zu Beginn deines Zugs waren alle deine Karten eingefroren, deshalb würfelst du nicht: Du kannst nur passen.',
    R5: 'Um neu zu würfeln, friere eine deiner aktiven Karten ein und nimm mindestens einen Würfel vom Tisch.',
    R6: 'Du kannst nur eine aktive Karte werten, zu der die Würfel passen.',
    R8: 'Wirst du dazu aufgefordert, musst du eine deiner aktiven Karten einfrieren (nicht die gerade gewertete) oder eine deiner eingefrorenen auftauen. Unaufgefordert geht das nicht.',
    R9: 'Du hast keine aktive Karte mehr: Du kannst nur passen.',
  },
  clashes: {
    R2: 'Nenn zum Kartensatz „Eigene Wahl“ genau fünf Karten, zu jedem anderen keine.',
  },
  moves: {
    pass: 'Passen',
    score: ({ card }) => `${named(card)} werten`,
    reroll: ({ card, dice }) => `${named(card)} einfrieren, ${dice.length === 1 ? 'die ' : ''}${dice} neu würfeln`,
    freeze: ({ card }) => `${named(card)} einfrieren`,
    wake: ({ card }) => `${named(card)} auftauen`,
  },
  place: {
    table: ({ dice }) => `Auf dem Tisch: ${dice}`,
    active: ({ cards }) => `Aktiv: ${cards}`,
    frozen: ({ cards }) => `Eingefroren: ${cards}`,
  },
  purpose: { draw: 'um den Kartensatz auszulosen', first: 'um zu sehen, wer beginnt' },
  you: {
    verbs: 'taut taust, wertet wertest, friert frierst',
  },
  lines: {
    drawn: (p) => `Die ausgelosten Karten: ${p.cards}`,
    first: ({ who }) => `${who} beginnt`,
    rolled: ({ who, dice }) => `${who} würfelt ${dice}`,
    rerolled: ({ who, dice, all }) => `${who} würfelt ${dice.length === 1 ? 'eine ' : ''}${dice} und hat jetzt ${all}`,
    passed: ({ who, woken }) => (woken === 0 ? `${who} passt` : `${who} passt und taut ${cards(woken)} auf`),
    mustPass: ({ who }) => `${who} muss passen und taut ${cards(5)} auf`,
    scored: ({ who, card, dice, points: n }) => `${who} wertet ${named(card)} mit ${dice}: ${points(n)}`,
    tookUp: ({ who, card, dice }) =>
      `${who} friert ${named(card)} ein und würfelt ${dice.length === 1 ? 'die ' : ''}${dice} neu`,
    froze: ({ who, card }) => `${who} friert ${named(card)} ein`,
    woke: ({ who, card }) => `${who} taut ${named(card)} auf`,
    timeUp: 'Die Zeit ist um',
  },
  board: {
    tray: 'Die Würfel',
    choose: 'Werte eine Karte, friere eine ein, um neu zu würfeln, oder passe.',
    onlyPass: 'Du hast keine aktive Karte: Du kannst nur passen.',
    givesUp: ({ card, points: n }) => `Passt du jetzt, verschenkst du ${points(n)} mit ${named(card)}.`,
    lastCard: ({ card, points: n }) =>
      `Das ist deine letzte aktive Karte: Frierst du sie ein, kannst du nur noch passen und verschenkst ${points(n)} mit ${named(card)}.`,
    pick: 'Wähl eine Karte',
    pickToFreeze: 'Welche Karte einfrieren?',
    score: ({ card, points }) => `${named(card)} werten: ${points}`,
    rerollAll: ({ card }) => `${named(card)} einfrieren, alle neu würfeln`,
    rerollNone: 'Nichts neu zu würfeln',
    freezeFor: ({ who, card }) => `${who} hat ${named(card)} gewertet: Friere eine deiner Karten ein.`,
    freezeOwn: ({ card }) => `Du hast ${named(card)} gewertet: Friere eine andere deiner Karten ein.`,
    wakeFor: ({ who, card }) => `${who} hat ${named(card)} gewertet: Tau eine deiner Karten auf.`,
    wakeAfterPass: ({ who }) => `${who} hat gepasst: Tau eine deiner Karten auf.`,
    pickToWake: 'Welche Karte auftauen?',
    card: {
      active: ({ card }) => `${card}, aktiv`,
      scores: ({ card, points: n, dice }) => `${card}, aktiv, zählt jetzt ${points(n)} mit ${dice}`,
      blank: ({ card }) => `${card}, aktiv, passt gerade nicht`,
      scoring: ({ card }) => `${card}, wird gerade gewertet`,
      frozen: ({ card }) => `${card}, eingefroren`,
    },
    die: {
      free: ({ die, face }) => `Würfel ${die} von 6: ${face}`,
      held: ({ die, face }) => `Würfel ${die} von 6: ${face}, gehalten`,
      counts: ({ die, card }) => `${die}, zählt für ${named(card)}`,
    },
    cards: ({ who }) => `${who}: Karten`,
    seat: ({ who, points: n }) => `${who}: ${points(n)}`,
    track: ({ points: n }) => `Wer hat zuerst ${points(n)}?`,
    firstPlayer: 'Startspieler',
    onTurn: 'Jetzt dran',
    keys: {
      hold: 'Würfel halten',
      card: 'Karte wählen',
      score: 'Gewählte Karte werten',
      reroll: 'Gewählte Karte einfrieren, alle nicht gehaltenen Würfel neu würfeln',
      pass: 'Passen',
      clear: 'Auswahl aufheben',
    },
  },
  book: {
    intro:
      'Sechs Würfel und für alle dieselben fünf Karten. Eine Karte ist aktiv oder eingefroren. Du frierst Karten ein, um neu zu würfeln, frierst die Karte ein, die du wertest, und taust alle wieder auf, wenn du passt. Hat jemand das Ziel erreicht, meist 100 Punkte, spielt ihr die Runde zu Ende: Dann ist Schluss.',
    headings: {
      setup: 'Vorbereitung',
      cards: 'Die zwölf Karten',
      turn: 'Dein Zug',
      example: 'Drei Züge',
      end: 'Das Ende',
      options: 'Optionen',
    },
    cards:
      'Jede Karte nimmt die Würfel, die am meisten bringen. Eine Karte, zu der deine Würfel nicht passen, kannst du nicht werten.',
    example:
      'Du hast „Paar doppelt“, „Ohne Sechs“, „Straße“ und zwei weitere Karten. Du würfelst 6 6 5 2 1 1 und wertest „Paar ' +
      'doppelt“ mit 6 6: 24 Punkte. Im nächsten Zug würfelst du 5 5 4 4 2 1. „Ohne Sechs“ bringt jetzt 21 Punkte, aber ' +
      'du frierst eine der beiden weiteren Karten ein und würfelst die 1 und die 2 neu: eine 6 und eine 3. Du ' +
      'frierst auch die andere ein und würfelst die 6 neu: eine 4. Jetzt wertest du „Ohne Sechs“: 25 Punkte. Im Zug darauf ' +
      'würfelst du 6 4 4 3 2 1 und hast nur noch „Straße“: 1 2 3 4, 10 Punkte. Nun sind alle deine Karten ' +
      'eingefroren, und im nächsten Zug musst du passen.',
    R1: 'Alle beginnen mit denselben fünf Karten, dem Kartensatz, und 0 Punkten; alle Karten sind aktiv. Ein Wurf entscheidet, wer beginnt und die Startspielerkarte für die ganze Partie bekommt. Gespielt wird im Uhrzeigersinn.',
    R2: 'Einigt euch vor der Partie auf einen Kartensatz:',
    R3: 'Sind zu Beginn deines Zugs alle deine Karten eingefroren, würfelst du nicht: Du passt (R7).',
    R4: 'Sonst würfle mit allen sechs Würfeln.',
    R5: 'Friere, sooft du magst, eine deiner aktiven Karten ein, ohne ihren Effekt, und würfle einen oder mehrere Würfel neu. Das geht auch mit deiner letzten aktiven Karte, aber danach kannst du nur noch passen. Dabei zählt nur, was die Würfel zeigen: Bei 5 5 4 4 2 1 kannst du etwa die 1 und die 2 neu würfeln, und welchen von zwei gleichen Würfeln du nimmst, ist egal.',
    R6: 'Dann werte eine deiner aktiven Karten, zu der die Würfel passen: Zähl ihre Punkte dazu, führ ihren Effekt aus und friere sie ein. Dein Zug ist zu Ende.',
    R7: 'Oder passe: Das darfst du immer, auch nach dem Neuwürfeln und auch ohne eingefrorene Karten. Du taust alle deine Karten auf; dann taut jeder andere, der eingefrorene Karten hat, eine davon auf. Dein Zug ist zu Ende.',
    R8: 'Musst du eine Karte einfrieren oder auftauen (wegen eines Effekts oder weil jemand passt), tust du es, sofern es geht. Welche, entscheidest du; mehrere Spieler wählen gleichzeitig. Zu zweit ist dein linker Nachbar auch dein rechter, und es trifft ihn nur einmal.',
    R9: 'Kannst du nichts werten und keine Karte mehr einfrieren, musst du passen.',
    R10: 'Sobald jemand das Ziel erreicht, spielt ihr die Runde mit allen Effekten zu Ende, damit alle gleich oft drankommen. Den letzten Zug hat der Spieler rechts vom Startspieler.',
    R11: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr aktive Karten hat, gezählt nach dem letzten Zug und seinen Effekten; ist auch das gleich, teilt ihr euch den Sieg. Die übrigen Ränge werden genauso vergeben.',
  },
  reasons: {
    chills: ({ points, rivals }) =>
      `${sicher(points)}, und ${rivals === 1 ? 'ein Gegner muss eine Karte einfrieren' : `${rivals} Gegner müssen je eine Karte einfrieren`}.`,
    costs: ({ points, more }) =>
      `${sicher(points)}. Neu zu würfeln kostet eine Karte und bringt im Schnitt ${more === 0 ? 'nicht mehr' : `höchstens etwa ${more} ${more === 1 ? 'Punkt' : 'Punkte'} mehr`}.`,
    average: ({ points }) =>
      `Mit diesen Karten bringt ein erster Wurf im Schnitt etwa ${points} Punkte: mehr als bei jeder anderen Wahl.`,
    reroll: ({ kept, ways, of, now }) => {
      const held = kept === '' ? 'Alles neu würfeln' : `${kept} halten`
      const more = now === 0 ? 'Punkte' : `mehr als ${now} ${now === 1 ? 'Punkt' : 'Punkte'}`
      if (ways === '0') return `${held}: Kein Wurf bringt sofort ${more}.`
      return `${held}: ${ways} von ${of} Würfen ${ways === '1' ? 'bringt' : 'bringen'} ${more}.`
    },
    score: ({ points, ways, of }) => {
      if (ways === '0') return `${sicher(points)}, und mehr kann ein neuer Wurf nicht bringen.`
      return `${sicher(points)}. Mehr ${ways === '1' ? 'bringt' : 'bringen'} höchstens ${ways} von ${of} neuen Würfen.`
    },
    last: ({ points }) => `${sicher(points)}, und zum Neuwürfeln ist keine Karte mehr da.`,
    pass: 'Hier lässt sich nichts werten; Passen taut alle Karten auf.',
  },
  decisionKinds: { score: 'Werten', reroll: 'Neu würfeln', pass: 'Passen', freeze: 'Einfrieren', wake: 'Auftauen' },
  lesson: {
    you: 'Sunny',
    other: 'Frosti',
    notes: {
      roll: ({ you, other }) =>
        `Du bist ${you} und spielst gegen ${other}. Diese kurze Partie geht nur bis 50 Punkte. Wirf deine sechs Würfel.`,
      score: ({ straight }) =>
        `Jede Karte zeigt, was sie jetzt bringt: ${named(straight)} mit 3 4 5 6 sind 18 Punkte. Tipp die Karte an und werte sie.`,
      freeze: ({ other, anyTwo, twoPairs }) =>
        `${other} hat ${named(anyTwo)} gewertet. Deshalb musst du eine Karte einfrieren. Welche, entscheidest du. Nimm ${named(twoPairs)}: Diese Karte kannst du am seltensten werten.`,
      rollAgain:
        'Zwei deiner Karten liegen jetzt unter Eis: die gewertete und die eingefrorene. Drei hast du noch. Würfle.',
      reroll: ({ anyTwo }) =>
        `Noch nicht gut. Mit einer Karte bezahlst du einen neuen Wurf: Tipp beide Fünfen an, um sie zu halten, dann die Karte ${named(anyTwo)}, um sie einzufrieren, und würfle den Rest neu.`,
      scoreMore: ({ odds }) => `Fünf ungerade Würfel! ${named(odds)} nimmt sie alle: 19 Punkte. Werte die Karte.`,
      wake: ({ other, straight }) =>
        `${other} konnte nichts werten und hat gepasst. Wer passt, taut alle eigenen Karten auf, und alle anderen tauen je eine auf. Tau ${named(straight)} auf.`,
      rollTwoLeft: 'Zwei Karten sind aktiv. Mal sehen, was sie bringen.',
      pass: ({ straight, noSixes }) =>
        `Keine Folge für ${named(straight)}, und die Sechsen verderben ${named(noSixes)}. Passen darfst du immer: keine Punkte, aber alle deine Karten tauen auf.`,
      rollAll: 'Alle fünf sind wieder aktiv, und dir fehlen noch 13 Punkte. Würfle!',
      reach: ({ odds, other }) =>
        `Werte ${named(odds)}: 17 Punkte, das macht 54. Die Runde wird noch zu Ende gespielt: ${other} ist noch einmal dran.`,
    },
    learned: [
      'Würfle und werte eine Karte. Die gewertete Karte friert ein.',
      'Um neu zu würfeln, halte die guten Würfel und friere eine Karte ein.',
      'Bei manchen Karten müssen Mitspieler eine Karte einfrieren oder auftauen.',
      'Wenn du passt, tauen alle deine Karten auf.',
      'Erreicht jemand das Ziel, spielt ihr die Runde zu Ende: Wer die meisten Punkte hat, gewinnt.',
    ],
  },
} satisfies Catalog
