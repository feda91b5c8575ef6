import { plural } from '../../../engine/text/lang.ts'
import { COVERS } from './covers.ts'
import type { BoardTexts, Catalog, ReasonTexts } from './en.ts'
import { book, sky } from './sky/de.ts'

const points = (n: number) => plural('de', n, { one: `${n} Punkt`, other: `${n} Punkte` })

/** "Linse, Tropfen, Tropfen" is a lens and two drops. */
function counted(stars: readonly string[]): string[] {
  const all = (star: string): string => Object.values(sky.shapes).find(({ one }) => one === star)?.all ?? star
  return [...new Set(stars)].map((star) => {
    const count = stars.filter((one) => one === star).length
    return count === 1 ? star : `${count === 2 ? 'zwei' : count} ${all(star)}`
  })
}

const board = {
  questions: {
    act: ({ low, high }) =>
      `Du hast ${low} und ${high}. Die eine bestimmt die Form, die andere schreibst du. Oder füll einen Kreis.`,
    actEqual: ({ die }) =>
      `Du hast zweimal die ${die}: Die ${die} bestimmt die Form, und du schreibst die ${die}. Oder füll einen Kreis.`,
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
  beside: ({ stars }) =>
    `neben ${counted(stars.split(', '))
      .join(', ')
      .replace(/, (?=[^,]*$)/u, ' und ')}`,
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
    legend: 'Welcher Würfel welche Form bestimmt',
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
    fromWord: 'Himmel aus einem Wort',
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
    return `Sofort ${points(n)}. Mehr ${plural('de', count === 0 ? 1 : count, { one: 'bringt', other: 'bringen' })} in diesem Kästchen zurzeit ${few}.`
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
  characters: {
    stargazer: 'Folgt dem, was gerade ins Auge fällt: Jeder schöne Stern ist ihm recht.',
    pilot: 'Sieht, wohin die Zahlen gehören, gibt sich aber oft mit weniger zufrieden.',
    navigator: 'Liest den Himmel gut und kommt selten vom Kurs ab.',
    astronomer: 'Spielt im Kopf die ganze Nacht zu Ende, bevor er schreibt.',
  },
  notation:
    'So schreibst du einen Zug: „write 3 b7“ (eine Zahl und ihr Kästchen), „connect c2“ (ein Kreis), „bonus nudge 5 b3“ (ein Bonus ' +
    'und was damit geschieht) oder „pass“ (kein Bonus).',
  options: {
    sheet: {
      label: 'Blatt',
      help: 'Ein gezeichnetes Blatt oder ein Himmel aus einem Wort: Dasselbe Wort ergibt immer denselben Himmel.',
    },
    bonuses: {
      label: 'Boni',
      help: 'Die freigeschalteten Boni, normalerweise die aus dem Logbuch. Wer eine Form vollständig entdeckt, darf einen nutzen.',
    },
    connectBonus: {
      label: 'Bonus nach gefülltem Kreis',
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
    write: ({ value, box }) => `${value} in Kästchen ${box} schreiben`,
    connect: ({ circle }) => `Kreis ${circle} füllen`,
    bonus: ({ bonus, on }) => (on === '' ? bonus : `${bonus}: ${on}`),
    pass: 'Kein Bonus',
    into: ({ value, box }) => `${value} in Kästchen ${box}`,
    both: ({ one, two }) => `${one} und ${two}`,
  },
  you: {
    verbs: 'sitzt sitzt, schreibt schreibst, füllt füllst, nutzt nutzt',
    phrases: [['(@[^.:!]*) sitzen', '$1 sitzt']],
  },
  lines: {
    thrown: ({ round, low, high }) => `Runde ${round}: Die Würfel zeigen ${low} und ${high}`,
    stuck: ({ who, count }) =>
      plural('de', count, { one: `${who} sitzt fest: letzte Runde`, other: `${who} sitzen fest: letzte Runde` }),
    wrote: ({ who, value, box }) =>
      box === '' ? `${who} schreibt ${value}` : `${who} schreibt ${value} in Kästchen ${box}`,
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
    over: ({ totals }) => `Die Partie ist zu Ende. ${totals}`,
    total: ({ who, points: n }) => `${who}: ${n}`,
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
    via: ({ box, circle }) => `${box} über Kreis ${circle}`,
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
  decisionKinds: { write: 'Zahlen schreiben', connect: 'Kreise füllen', bonus: 'Boni' },
  lesson: {
    you: 'Nova',
    other: 'Komet',
    notes: {
      write: ({ you, other }) =>
        `Du bist ${you}. Die Würfel zeigen 1 und 4. Nimm die 1 als Form und schreib die 4 neben den Tropfen, ins umrandete Kästchen. ${other} wählt gleichzeitig, verdeckt.`,
      lock: 'Jetzt 3 und 4. Dein Kästchen gehört auch zu einem verschlossenen Stern: Sein Schloss braucht die Differenz 0. Schreib die 4 auf die andere Seite: 4 − 4 = 0!',
      shared:
        'Ein Arm voller Sterne ist offen; die Differenz 0 bringt hier drei Punkte. Was du schreibst, zählt für alle Sterne am Kästchen: Schreib die 6, und du entdeckst einen, 6 − 4 = 2.',
      far: 'Eine große Differenz bringt viel. Nimm die 3 als Form und schreib die 1 neben diesen Stern: 6 − 1 = 5.',
      dashed: ({ other }) =>
        `Das Schloss von ${other} brauchte die Differenz 1 und bekam 3: Es klemmt für immer. Du hast 6 und 1: Schreib die 1 neben den Sechszackstern. Seine andere Linie ist noch gestrichelt.`,
      three:
        'Jetzt 4 und 1. Dieses Kästchen hat drei Sterne. Nimm die 4 als Form und schreib die 1: So entdeckst du auch den Tropfen, 4 − 1 = 3.',
      circle: ({ other }) =>
        `Zwei Fünfen, und ${other} sitzt fest: letzte Runde. Lass die Würfel liegen und füll den Kreis. Jetzt zählt die gestrichelte Linie: 4 − 1 = 3.`,
    },
    learned: [
      'Ein Würfel bestimmt die Form, der andere ist die Zahl, die du neben so einen Stern schreibst.',
      'Sind beide Kästchen gefüllt, ist der Stern entdeckt und so viel wert wie die Differenz der Zahlen.',
      'Statt zu schreiben, kannst du einen Kreis füllen: Dann zählen seine gestrichelten Linien.',
      'Ein Schloss öffnet sich nur mit seiner Zahl, und mit ihm ein ganzer Arm.',
      'Kann jemand nichts mehr tun, endet die Partie. Wer die meisten Punkte hat, gewinnt.',
    ],
  },
  check: {
    findings: {
      'two-boxes': ({ where }) => `${where} braucht genau zwei verschiedene Kästchen.`,
      'idle-box': ({ where }) => `${where} gehört zu keinem Stern.`,
      shapes: ({ where }) => `Kein Stern hat die Form ${where}.`,
      'shared-end': ({ where }) => `Die gestrichelten Verbindungen von ${where} haben kein gemeinsames Ende.`,
      'no-lock': ({ where }) => `${where} hängt an einem Stern ohne Schloss.`,
      'own-lock': ({ where }) => `${where} hängt an einem eigenen Stern.`,
      'empty-arm': ({ where }) => `${where} hat keinen Stern.`,
      'into-arm': ({ where }) => `${where}: Ein Stern außerhalb eines Arms hat ein Kästchen darin.`,
      unreachable: ({ where }) => `${where} kann nie ins Spiel kommen.`,
      overlap: ({ where }) => `${where} liegen zu nah beieinander.`,
      crossed: ({ where }) => `${where}: Eine Linie läuft über etwas, das nicht zu ihr gehört.`,
      figure: ({ where }) => `Die Figur ${where} fehlt oder hat einen Stern zweimal.`,
      lines: ({ where }) => `Die Kreidelinien fehlen, oder eine beginnt und endet am selben Stern: ${where}.`,
      medals: ({ where }) => `Die Medaillen steigen nicht an: ${where}.`,
      short: ({ where }) => `Die Partien sind zu kurz: ${where} Runden.`,
      long: ({ where }) => `Die Partien sind zu lang: ${where} Runden.`,
      luck: ({ where }) => `Können lohnt sich nicht genug: ${where}-mal so viele Punkte wie der Zufall.`,
      'unknown-line': ({ where }) => `${where}: So eine Zeile ist nicht bekannt.`,
      malformed: ({ where }) => `${where}: Die Zeile hat nicht die richtige Form.`,
      order: ({ where }) => `${where}: Kennungen zählen ab 1 und kommen der Reihe nach.`,
      twice: ({ where }) => `${where}: Das kam schon vor.`,
      'too-many': ({ where }) => `${where}: Das ist eins zu viel.`,
      'no-such': ({ where }) => `${where}: So etwas gibt es auf dem Blatt nicht.`,
      outside: ({ where }) => `${where}: Koordinaten gehen von 0 bis 1000.`,
      missing: ({ where }) => `${where}: Diese Zeile fehlt.`,
    },
    figures: ({ rounds, skilled, random, ratio }) =>
      `${rounds} Runden; ${skilled} Punkte, durch Zufall ${random}: ${ratio}-mal so viele`,
  },
} satisfies Catalog
