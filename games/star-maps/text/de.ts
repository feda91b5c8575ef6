import { plural } from '../../../engine/text/lang.ts'
import type { BoardTexts, BookTexts, Catalog, ReasonTexts } from './catalog.ts'
import { COVERS } from './covers.ts'
import { sky } from './sky/de.ts'

const points = (n: number) => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })

const board = {
  questions: {
    act: ({ low, high }) =>
      `Du hast ${low} und ${high}. Die eine bestimmt die Form, die andere schreibst du. Oder füll einen Kreis.`,
    actEqual: ({ die }) =>
      `Du hast zweimal ${die}. Schreib die ${die} neben einen Stern der Form ${die} oder füll einen Kreis.`,
    which: 'Welche Zahl kommt ins leuchtende Kästchen?',
    bonuses: ({ count }) =>
      plural('de', count, {
        one: `Du darfst ${count} Bonus nutzen.`,
        other: `Du darfst ${count} Boni nutzen, nacheinander.`,
      }),
    bonusTarget: ({ bonus, rule }) => `${bonus}: ${rule}`,
    secondTarget: ({ bonus }) => `${bonus}: Und als Zweites?`,
    stuck: 'Du sitzt fest: Nichts passt, und kein Kreis ist mehr frei. Das ist die letzte Runde.',
  },
  fromLeft: ({ at, of }) => (at === 1 ? 'links' : at === of ? 'rechts' : `${at}. von links`),
  actions: {
    noBonus: 'Kein Bonus',
    takeBack: 'Rückgängig',
    otherBonus: 'Anderer Bonus',
    value: ({ value }) => `${value} schreiben`,
    fill: 'Kreis füllen',
    pick: 'Wähl ein Kästchen oder einen Kreis',
    pickValue: 'Wähl eine Zahl',
    pickBonus: 'Wähl einen Bonus',
    aim: 'Wähl auf dem Blatt',
  },
  pieces: {
    star: ({ star, shape }) => `Stern ${star}, ${shape}`,
    locked: ({ star, shape, lock }) => `Stern ${star}, ${shape}, Schloss ${lock}`,
    worth: ({ star, shape, points: n }) => `Stern ${star}, ${shape}: entdeckt, ${points(n)}`,
    unlocked: ({ star, shape, points: n }) => `Stern ${star}, ${shape}: aufgeschlossen, ${points(n)}`,
    failed: ({ star, shape, lock }) => `Stern ${star}, ${shape}: Schloss ${lock} klemmt`,
    closed: 'in einem geschlossenen Arm',
    inFigure: ({ figure }) => `gehört zur Figur: ${figure}`,
    empty: ({ box, stars }) => `Kästchen ${box}, leer, neben ${stars}`,
    holds: ({ box, value, stars }) => `Kästchen ${box}: ${value}, neben ${stars}`,
    takes: ({ values }) => `möglich: ${values}`,
    circle: ({ circle, links }) => `Kreis ${circle}, leer, zwischen ${links}`,
    filled: ({ circle, links }) => `Kreis ${circle}, gefüllt, zwischen ${links}`,
    canFill: 'kann gefüllt werden',
  },
  preview: {
    difference: ({ star, sum }) => `${star}: ${sum}`,
    opens: ({ star }) => `${star}: Das Schloss geht auf`,
    fails: ({ star, lock }) => `${star}: Das Schloss klemmt dann, es braucht ${lock}`,
    needs: ({ star, values }) => `${star}: Für das Schloss braucht das andere Kästchen ${values}`,
    completes: ({ shape }) => `Alle entdeckt: ${shape}`,
    armOpens: 'Ein Arm öffnet sich',
    nothing: 'Damit entdeckst du noch keinen Stern',
    change: ({ points: n }) => `Gesamt: ${n}`,
  },
  sheet: {
    chapter: ({ chapter, title }) => `Kapitel ${chapter}: ${title}`,
    legend: 'Welcher Würfel welchen Stern sucht',
    sums: 'Summen',
    total: 'Gesamt',
    stars: ({ count, of }) =>
      plural('de', count, { one: `${count} von ${of} Sternen entdeckt`, other: `${count} von ${of} Sternen entdeckt` }),
    medals: ({ bronze, silver, gold }) => `Bronze ab ${bronze}, Silber ab ${silver}, Gold ab ${gold}`,
    special: 'Sonderwertung',
    bonusBoxes: 'Boni',
    bonusFree: 'Bonusfeld, frei',
    bonusUsed: ({ bonus }) => `Bonus genutzt: ${bonus}`,
    round: ({ round }) => `Runde ${round}`,
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    whole: 'Ganzer Himmel',
    more: 'Mehr zu diesem Blatt',
    marks: 'Namen zeigen',
    print: 'Blatt drucken',
    printBlank: 'Leeres Blatt drucken',
  },
  picker: {
    chapters: 'Kapitel',
    fromWord: 'Aus einem Wort',
    word: 'Wort',
    wordHelp: 'Jedes Wort ergibt einen eigenen Himmel, und dasselbe Wort immer denselben.',
    difficulty: 'Schwierigkeit',
    surprise: 'Anderes Wort',
  },
  slips: {
    pass: 'Du verschenkst einen Bonus, den du noch nutzen darfst.',
    lock: 'Damit klemmt ein Schloss, und sein Arm bleibt geschlossen.',
  },
  others: {
    title: 'Die Blätter der anderen',
    sheetOf: ({ who, points: n }) => `${who}: ${points(n)}`,
    show: ({ who }) => `Blatt ansehen: ${who}`,
    back: 'Zurück zu meinem Blatt',
    choosing: ({ who }) => `${who} überlegt`,
    ready: ({ who }) => `${who} ist fertig`,
    stuck: ({ who }) => `${who} sitzt fest`,
    revealed: 'Alle haben gewählt',
  },
  list: {
    title: 'Das Blatt als Liste',
    picture: 'Das Blatt als Bild',
    stars: 'Sterne',
    boxes: 'Kästchen',
    circles: 'Kreise',
    possible: 'Was du jetzt tun kannst',
    boxHolds: ({ box, value }) => `${box} enthält ${value}`,
    boxEmpty: ({ box }) => `${box} ist leer`,
    via: ({ circle }) => `nur über Kreis ${circle}`,
    none: 'Keine',
  },
  keys: {
    move: 'Zum nächsten Kästchen oder Kreis in dieser Richtung',
    pick: 'Markiertes wählen',
    next: 'Nächste Möglichkeit',
    previous: 'Vorige Möglichkeit',
    die: 'Die Zahl dieses Würfels schreiben',
    circles: 'Zu den Kreisen',
    back: 'Auswahl aufheben',
    pass: 'Keinen Bonus nutzen',
    zoom: 'Vergrößern, verkleinern, ganzer Himmel',
    list: 'Liste oder Bild',
    marks: 'Namen ein- oder ausblenden',
    others: 'Blatt des nächsten Spielers',
  },
  ending: {
    found: ({ found, all }) => `${found} von ${all} Sternen entdeckt`,
    complete: ({ shapes }) => `Alle entdeckt: ${shapes}`,
    medals: { bronze: 'Bronzemedaille', silver: 'Silbermedaille', gold: 'Goldmedaille' },
    next: {
      bronze: ({ points }) => `Ab ${points} Punkten: Bronze`,
      silver: ({ points }) => `Ab ${points} Punkten: Silber`,
      gold: ({ points }) => `Ab ${points} Punkten: Gold`,
    },
  },
} satisfies BoardTexts

const book = {
  intro:
    'Zwei Würfel fallen für alle. Der eine sagt, welche Art Stern du suchst, der andere ist die Zahl, die du danebenschreibst. Sind beide Kästchen eines Sterns gefüllt, ist er entdeckt und die Differenz wert. Alle haben das gleiche Blatt und spielen gleichzeitig.',
  headings: {
    sheet: 'Das Blatt',
    round: 'Eine Runde',
    end: 'Das Ende',
    logbook: 'Das Logbuch',
    scorings: 'Sonderwertungen',
    bonuses: 'Boni',
    options: 'Optionen',
  },
  R1:
    'Ein Blatt ist eine Zeichnung aus Sternen und Kästchen; in jedes Kästchen passt eine Zahl. Jeder Stern ' +
    'hat genau zwei Kästchen, und ein Kästchen kann zu mehreren Sternen gehören.' +
    '\nEine durchgezogene Linie verbindet einen Stern mit seinem Kästchen.' +
    '\nEine gestrichelte läuft durch einen Kreis und heißt Verbindung: Sie zählt, sobald der Kreis gefüllt ist.' +
    '\nDurch einen Kreis können mehrere gestrichelte Linien laufen; dann zählen alle.' +
    '\nManche Sterne haben ein Schloss mit einer Zahl von 0 bis 5.',
  shapes:
    'Es gibt sechs Formen von Sternen, eine für jede Würfelzahl: Ein Stern hat so viele Zacken, wie sein Würfel Augen zeigt. 1 ist ' +
    'der Tropfen, 2 die Linse, dann kommen die Sterne mit drei, vier, fünf und sechs Zacken.',
  R2:
    'Ein Arm ist eine Gruppe von Sternen und Kästchen. Er ist geschlossen, bis der verschlossene Stern, an ' +
    'dem er hängt, aufgeschlossen wird.' +
    '\nWas in einem geschlossenen Arm liegt, ist nicht im Spiel; auch ein Kreis nicht, dessen Linie hineinführt.' +
    '\nEin verschlossener Stern außerhalb geschlossener Arme ist im Spiel, und in seine Kästchen darfst du ' +
    'schreiben.' +
    '\nGehört ein Kästchen außerhalb des Arms auch zu einem Stern im Arm, zählt seine Zahl für ihn, sobald ' +
    'sich der Arm öffnet.',
  R3: 'Jedes Blatt gehört zu einem Kapitel, und jedes Kapitel hat eine Sonderwertung, C1 bis C5.',
  R4: 'Zwei Würfel fallen, für alle dieselben. Jeder wählt eins von beidem: schreiben oder verbinden.',
  R5:
    'Schreiben: Ein Würfel deiner Wahl nennt eine Form. Schreib die Zahl des anderen in ein leeres Kästchen im Spiel, das mit ' +
    'einem Stern dieser Form im Spiel verbunden ist. Die Zahl zählt für alle Sterne des Kästchens.',
  R6: 'Verbinden: Lass die Würfel liegen und füll den Kreis einer Verbindung im Spiel.',
  R7: 'Wer schreiben oder verbinden kann, muss es tun. Wer keins von beidem kann, sitzt fest. Das entscheidet sich einmal, gleich nach dem Wurf.',
  R8:
    'Sobald beide Kästchen eines Sterns im Spiel gefüllt und verbunden sind, ist er entdeckt und die ' +
    'Differenz der beiden Zahlen wert: 5 und 2 ergeben 3. Auch mit Differenz 0 ist er entdeckt.' +
    '\nEin verschlossener Stern wird aufgeschlossen und damit entdeckt, wenn die Differenz seine gedruckte ' +
    'Zahl ist.' +
    '\nEr ist diese Zahl wert, und seine Arme öffnen sich; dadurch werden manchmal sofort weitere Sterne entdeckt.' +
    '\nBei jeder anderen Differenz klemmt das Schloss: Der Stern ist nichts wert und wird nie entdeckt, und ' +
    'seine Form kann nicht mehr vollständig werden.' +
    '\nSchloss 3 öffnet sich mit 6 und 3, aber nicht mit 6 und 2.',
  R8a:
    'Nach jedem Zug und jedem Bonus wird das Blatt neu ausgewertet.' +
    '\nEin entdeckter Stern ohne Schloss ist seine jetzige Differenz wert.' +
    '\nEin aufgeschlossener Stern behält seine gedruckte Zahl, und seine Arme bleiben offen.' +
    '\nEin verklemmtes Schloss bleibt verklemmt, außer ein Bonus öffnet ausdrücklich Schlösser.' +
    '\nNichts wird je wieder leer, und eine Zahl bleibt zwischen 1 und 6.',
  R9:
    'Wer den letzten Stern einer Form entdeckt, darf für jede Form, die dadurch vollständig wird, einen ' +
    'freigeschalteten Bonus nutzen, einen nach dem anderen.' +
    '\nErst wird entdeckt und geöffnet, was der Zug gebracht hat.' +
    '\nEin Bonus kann eine weitere Form vollständig machen und so noch einen Bonus bringen, aber niemand ' +
    'nutzt mehr als zwei pro Partie.' +
    '\nDenselben Bonus darf man zweimal nutzen.' +
    '\nEin Bonus, der nichts bewirkt, lässt sich nicht nutzen.',
  R10: 'Zu deinem Zug gehören auch alle Boni, die daraus folgen. Jeder Schritt gilt sofort und bleibt verdeckt, bis alle fertig sind; dann wird alles gleichzeitig gezeigt.',
  R11: 'Sitzt in einer Runde jemand fest, endet danach die Partie für alle.',
  R12: 'Die Werte der Sterne werden Form für Form addiert, dann kommt die Sonderwertung des Kapitels dazu. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer weniger Boni genutzt hat; sonst teilt ihr euch den Sieg. Allein spielst du um Bronze, Silber und Gold.',
  R13: 'Als Gruppe oder allein könnt ihr ein Logbuch führen: mit den gespielten Blättern und den bisher freigeschalteten Boni, gemeinsam für alle. Nach jeder Partie schaltet ihr einen weiteren frei: Alle dürfen vorschlagen, und es entscheidet, wer auf dem letzten Rang liegt (bei mehreren, wer von ihnen in der Sitzordnung zuerst kommt; spielst du allein, du selbst). Nur freigeschaltete Boni lassen sich nutzen.',
  scorings: {
    C1: 'Ein Satz braucht alle sechs Formen: Bei 2, 3, 2, 4, 2 und 2 hellen Sternen je Form sind es zwei Sätze, also 10 Punkte. Ein aufgeschlossener Stern zählt mit seiner gedruckten Zahl.',
    C2: 'Eine Form ohne entdeckten Stern hat die Summe 0. Beispiel: 3, 5, 4, 6, 2 und 7 ergeben 27, dazu noch einmal 2: 29.',
    C3: 'Ein Stern mit 4 und 4 ist 3 Punkte wert, ebenso ein geöffnetes Schloss 0.',
    C4: 'Beispiel: Vier von vier Sternen, die 3, 0, 4 und 1 wert sind, bringen 8 Punkte mehr und 5 für die ganze Figur: 13. Bei einem aufgeschlossenen Stern zählt die gedruckte Zahl doppelt.',
    C5: 'Es zählen die Kreidelinien zwischen Sternen, nicht die Linien zu den Kästchen. Beispiel: Fünf Sterne hintereinander haben vier Linien, 8 Punkte.',
  },
  aboutBonuses:
    'Für einen Bonus gelten die Regeln fürs Schreiben (R5) und Verbinden (R6), sofern sein Text nichts anderes sagt. Auch er kann Sterne entdecken und Formen vollständig machen. „Die Würfel“ sind die dieser Runde.',
  bonuses: {
    'any-value': 'Von 1 bis 6, in ein Kästchen, das einer der Würfel erlaubt.',
    anywhere: 'In ein beliebiges leeres Kästchen im Spiel, das mit einem Stern im Spiel verbunden ist.',
    circle: 'Einen beliebigen im Spiel, der noch leer ist.',
    nudge: 'In einem beliebigen gefüllten Kästchen; die Zahl bleibt zwischen 1 und 6.',
    swap: 'In zwei gefüllten Kästchen mit verschiedenen Zahlen.',
    again: 'Schreib oder verbinde wie sonst auch.',
    pick: 'Zum Beispiel Schloss 3 mit 6 und 2: Die Differenz 4 liegt um eins daneben. Der Stern ist dann seine gedruckte Zahl wert.',
    turn: 'In einem beliebigen gefüllten Kästchen: Aus einer 2 wird eine 5.',
    twin: 'In ein leeres Kästchen im Spiel; beide Kästchen müssen verbunden sein. Der Stern ist dann 0 wert.',
    'two-circles':
      'Beide müssen im Spiel sein, bevor der erste gefüllt wird, und entdeckt wird erst, wenn beide gefüllt sind.',
    seven: 'Ein Würfel bestimmt die Form, geschrieben wird 7 minus die Zahl des anderen.',
    note: 'Sie kommen zu deiner Summe dazu.',
  },
  chapter: ({ chapter, title }) => `Kapitel ${chapter}, „${title}“`,
} satisfies BookTexts

const reasons = {
  medal: ({ points: n, total, medal }) => `Sofort ${points(n)}, zusammen ${total}: Das gibt ${medal}.`,
  completes: ({ shapes, points: n, count }) => {
    const bonuses = plural('de', count, { one: 'ein Bonus', other: `${count} Boni` })
    return `Damit sind alle ${shapes} entdeckt: ${n === 0 ? '' : `sofort ${points(n)} und `}${bonuses}.`
  },
  opens: ({ points: n, count }) => {
    const more = plural('de', count, { one: '1 weiterer Stern kommt', other: `${count} weitere Sterne kommen` })
    return `Das öffnet ein Schloss: ${n === 0 ? '' : `sofort ${points(n)}, und `}${more} ins Spiel.`
  },
  last: ({ points: n }) =>
    n === 0
      ? 'Das ist die letzte Runde, und nichts bringt mehr Punkte.'
      : `Das ist die letzte Runde: sofort ${points(n)}, und mehr ist nicht drin.`,
  reserve: ({ count }) =>
    `Diese Würfel passen in kein Kästchen; ${plural('de', count, { one: '1 Kreis bleibt', other: `${count} Kreise bleiben` })} in Reserve.`,
  box: ({ points: n, count, of }) => {
    const few = count === 0 ? 'kein Wurf' : `nur ${count} von ${of} Würfen`
    return `Sofort ${points(n)}. Mehr ${plural('de', count === 0 ? 1 : count, { one: 'bringt', other: 'bringen' })} hier im Moment ${few}.`
  },
  most: ({ points: n }) => `Sofort ${points(n)}: Mehr ist nicht drin.`,
  lasts: ({ count, of }) =>
    count === of
      ? 'Danach passt jeder Wurf irgendwo; das schafft nicht jeder Zug.'
      : `Danach ${plural('de', count, { one: 'passt', other: 'passen' })} ${count} von ${of} Würfen irgendwo; mehr schafft kein Zug.`,
  free: ({ points: n }) => `Sofort ${points(n)}, und kein Kästchen wird verbraucht.`,
  ready: ({ points: n }) => `${points(n)} mehr, sobald der Kreis dort gefüllt ist.`,
  key: ({ values, count, of }) =>
    `Mit ${values} auf der anderen Seite geht das Schloss dann auf: Das klappt bei ${count} von ${of} Würfen.`,
  hope: ({ value, count, most }) =>
    count === 1
      ? `Mit einer ${value} daneben kann dieser Stern noch eine Differenz von ${most} erreichen.`
      : `Die ${value} zählt für ${count} Sterne: Jeder kann noch eine Differenz von ${most} erreichen.`,
  lacks: ({ count, of }) =>
    `Jede Zahl auf der anderen Seite entdeckt dann den Stern: Das klappt bei ${count} von ${of} Würfen.`,
  spares: ({ points: n }) =>
    n === 0
      ? 'Jede mögliche Zahl bringt jetzt 0 Punkte; ein Kreis verbraucht kein Kästchen.'
      : `Die beste Zahl bringt jetzt ${points(n)}; ein Kreis verbraucht kein Kästchen.`,
  links: ({ count, before }) => {
    const stars = plural('de', count, { one: '1 Stern', other: `${count} Sterne` })
    return `Eine Zahl daneben zählt dann für ${stars}${before === 0 ? ', bisher für keinen' : ` statt für ${before}`}.`
  },
  next: ({ points: n, count, of }) =>
    count === of
      ? `Danach bringt jeder Wurf ${points(n)} oder mehr; das schafft nicht jeder Zug.`
      : `Danach ${plural('de', count, { one: 'bringt', other: 'bringen' })} ${count} von ${of} Würfen ${points(n)} oder mehr; öfter schafft das kein Zug.`,
  gain: ({ points: n }) => `Sofort ${points(n)}.`,
  pass: ({ points: n, count }) => {
    const here = n === 0 ? 'Hier bringt kein Bonus Punkte' : `Der beste Bonus bringt hier ${points(n)}`
    const shapes = plural('de', count, { one: '1 Form kann', other: `${count} Formen können` })
    return count === 0 ? `${here}.` : `${here}; ${shapes} noch einen bringen.`
  },
} satisfies ReasonTexts

export const de = {
  lang: 'de',
  ...COVERS.de,
  notation:
    'Züge schreibt man „write 3 b7“ für eine Zahl und ihr Kästchen, „connect c2“ für einen Kreis, „bonus nudge 5 b3“ für einen ' +
    'Bonus und was damit geschieht, und „pass“ für keinen Bonus.',
  options: {
    sheet: {
      label: 'Blatt',
      help: 'Ein gezeichnetes Blatt oder ein Himmel aus einem Wort: Dasselbe Wort ergibt immer denselben Himmel. Im Terminal schreibst du great-bear oder seed:comet:hard.',
    },
    bonuses: {
      label: 'Boni',
      help: 'Die freigeschalteten Boni, meist die aus eurem Logbuch. Wer eine Form vollständig entdeckt, darf einen nutzen.',
    },
    connectBonus: {
      label: 'Bonus nach einer Verbindung',
      help: 'Ob es auch dann einen Bonus gibt, wenn ein gefüllter Kreis eine Form vollständig macht.',
      values: { on: 'Ja', off: 'Nein' },
    },
  },
  refusals: {
    R1: 'Dieses Kästchen, diesen Kreis oder Stern gibt es auf dem Blatt nicht.',
    R2: 'Das liegt in einem geschlossenen Arm: Schließ zuerst den Stern auf, an dem er hängt.',
    R5: 'Ein Würfel bestimmt die Form eines Sterns an einem leeren, offenen Kästchen, der andere ist die Zahl, die du schreibst.',
    R6: 'Dieser Kreis ist schon gefüllt.',
    R7: 'Du kannst schreiben oder verbinden, also musst du eins davon tun.',
    R9: 'Einen Bonus gibt es nur, wenn du gerade eine Form vollständig entdeckt hast; dann nutzt du einen oder verzichtest.',
    R13: 'Dieser Bonus ist an diesem Tisch nicht freigeschaltet.',
  },
  clashes: {
    R3: 'So ein Blatt gibt es nicht: Nenn die Kennung eines gezeichneten oder seed:Wörter:easy, seed:Wörter:medium oder seed:Wörter:hard.',
  },
  moves: {
    write: ({ value, box }) => `${value} in ${box} schreiben`,
    connect: ({ circle }) => `Kreis ${circle} füllen`,
    bonus: ({ bonus, on }) => (on === '' ? bonus : `${bonus}: ${on}`),
    pass: 'Kein Bonus',
    into: ({ value, box }) => `${value} in ${box}`,
    both: ({ one, two }) => `${one} und ${two}`,
  },
  lines: {
    thrown: ({ round, low, high }) => `Runde ${round}: Die Würfel zeigen ${low} und ${high}`,
    stuck: ({ who, count }) =>
      plural('de', count, { one: `${who} sitzt fest: letzte Runde`, other: `${who} sitzen fest: letzte Runde` }),
    wrote: ({ who, value, box }) => (box === '' ? `${who} schreibt ${value}` : `${who} schreibt ${value} in ${box}`),
    connected: ({ who, circle }) => (circle === '' ? `${who} füllt einen Kreis` : `${who} füllt Kreis ${circle}`),
    used: ({ who, bonus, on }) => (on === '' ? `${who} nutzt ${bonus}` : `${who} nutzt ${bonus}: ${on}`),
    passed: ({ who }) => `${who} nutzt keinen Bonus`,
    found: ({ stars }) => `Entdeckt: ${stars}`,
    unlocked: ({ stars }) => `Aufgeschlossen: ${stars}`,
    arms: ({ count }) => plural('de', count, { one: 'Ein Arm öffnet sich', other: `${count} Arme öffnen sich` }),
    failed: ({ stars, count }) =>
      `${plural('de', count, { one: 'Schloss klemmt', other: 'Schlösser klemmen' })}: ${stars}`,
    complete: ({ shapes }) => `Alle entdeckt: ${shapes}`,
    now: ({ points: n }) => `Jetzt ${points(n)}`,
    over: ({ totals }) => `Die Partie ist zu Ende: ${totals}`,
    won: ({ who }) => `${who} gewinnt`,
    shared: ({ who }) => `${who} teilen sich den Sieg`,
    alone: ({ points: n }) => `Die Partie ist zu Ende: ${points(n)}`,
    medal: ({ medal }) => `Das gibt ${medal}`,
    noMedal: 'Diesmal keine Medaille',
  },
  place: {
    sheet: ({ sheet }) => `Blatt: ${sheet}`,
    dice: ({ low, high }) => `Würfel: ${low}, ${high}`,
    die: ({ die, shape }) => `${die} (${shape})`,
    sums: ({ points: n, sums, special }) => `${points(n)}: ${sums}, Sonderwertung ${special}`,
    boxes: ({ boxes }) => `Kästchen: ${boxes}`,
    circles: ({ circles }) => `Gefüllte Kreise: ${circles}`,
    found: ({ stars }) => `Entdeckt: ${stars}`,
    failed: ({ stars, count }) =>
      `${plural('de', count, { one: 'Verklemmtes Schloss', other: 'Verklemmte Schlösser' })}: ${stars}`,
    used: ({ bonuses }) => `Genutzte Boni: ${bonuses}`,
    stuck: 'In dieser Runde geht nichts mehr',
    sought: ({ shape, stars }) => `Noch zu entdecken, ${shape}: ${stars}`,
    star: ({ star, boxes }) => `${star} (${boxes})`,
    lock: ({ lock }) => `Schloss ${lock}`,
    empty: ({ box }) => `${box} leer`,
    holds: ({ box, value }) => `${box} enthält ${value}`,
    via: ({ box, circle }) => `${box} über ${circle}`,
    open: ({ circles }) => `Leere Kreise: ${circles}`,
    circle: ({ circle, links }) => `${circle} (${links})`,
  },
  terminal: {
    choose: 'wählen',
    number: 'diese Zahl schreiben',
    circles: 'Kreise',
    names: 'Namen',
    list: 'Liste oder Himmel',
    look: 'anderes Blatt',
    back: 'zurück',
  },
  sky,
  board,
  book,
  reasons,
} satisfies Catalog
