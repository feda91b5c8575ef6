import type { BookTexts, SkyTexts } from './en.ts'

export const sky = {
  shapes: {
    1: { one: 'Tropfen', all: 'Tropfen' },
    2: { one: 'Linse', all: 'Linsen' },
    3: { one: 'Dreizackstern', all: 'Dreizacksterne' },
    4: { one: 'Vierzackstern', all: 'Vierzacksterne' },
    5: { one: 'Fünfzackstern', all: 'Fünfzacksterne' },
    6: { one: 'Sechszackstern', all: 'Sechszacksterne' },
  },
  sheets: {
    'great-bear': 'Großer Bär',
    'little-bear': 'Kleiner Bär',
    'royal-couple': 'Königspaar',
    swan: 'Schwan',
    lion: 'Löwe',
    hunter: 'Jäger',
    twins: 'Zwillinge',
    bull: 'Stier',
    scorpion: 'Skorpion',
    teapot: 'Teekanne',
    maiden: 'Jungfrau',
    eagle: 'Adler',
    hero: 'Held',
    'chained-lady': 'Prinzessin',
    'winged-horse': 'Geflügeltes Pferd',
    charioteer: 'Fuhrmann',
    herdsman: 'Bärenhüter',
    'strong-man': 'Starker Mann',
    'southern-cross': 'Kreuz des Südens',
    ship: 'Schiff',
    'great-dog': 'Großer Hund',
    crane: 'Kranich',
    'raven-and-cup': 'Rabe und Becher',
    lyre: 'Leier',
    dragon: 'Drache',
    'water-snake': 'Wasserschlange',
    river: 'Fluss',
    fishes: 'Fische',
    'snake-bearer': 'Schlangenträger',
    whale: 'Walfisch',
  },
  figures: {
    cross: 'das Kreuz',
    'false-cross': 'das Falsche Kreuz',
    haunch: 'der Hinterlauf',
    neck: 'der Hals',
    sail: 'das Segel',
    strings: 'die Saiten',
    figure: 'die Figur mit den Ringen',
  },
  chapters: [
    {
      title: 'Klare Nächte im Norden',
      intro:
        'Jede Karte beginnt mit den Sternen, die man kennt. Die Bären kreisen um den Pol, der Schwan fliegt nach Süden, und im ' +
        'Winter steigt der Jäger über die Dächer. Hier ist nichts verschlossen. Lerne hinzusehen und helle Sterne jeder Form ' +
        'zu finden.',
    },
    {
      title: 'Den Tierkreis entlang',
      intro:
        'Diesen Weg geht die Sonne Jahr für Jahr, und am Wegrand funkeln die Sterne des Sommers. Hier ist der Himmel eifersüchtig: Die ' +
        'Form, die du vernachlässigst, zählt doppelt. Behalte alle sechs im Auge, auch die Form, die den Würfeln nicht gefällt.',
    },
    {
      title: 'Verschlossene Himmel',
      intro:
        'Diese Sterne erzählen eine alte Geschichte: ein Held, eine gefesselte Prinzessin, ein Pferd mit Flügeln. Teile davon ' +
        'sind verschlossen. Mit der richtigen Differenz springt ein Schloss auf, und dahinter liegt ein ganzer Arm voller ' +
        'Sterne. Und unterschätze die schwächsten Sterne nicht: Hier leuchten sogar Nullen.',
    },
    {
      title: 'Figuren in Figuren',
      intro:
        'Weit im Süden verstecken sich kleine Figuren in großen: ein Kreuz im weiten Himmel, Saiten in einer Leier. Ihre ' +
        'Sterne tragen einen Ring und zählen doppelt. Wer die ganze Figur findet, wird obendrein belohnt.',
    },
    {
      title: 'Lange Pfade',
      intro:
        'Drache, Schlange und Fluss winden sich über den halben Himmel. Wer ihnen Stern für Stern ohne Lücke folgt, kommt ' +
        'weiter als jemand, der hier und da sammelt. Entscheide früh, wo dein Pfad beginnt, und lass ihn nicht abreißen.',
    },
  ],
  scorings: {
    C1: {
      name: 'Sätze heller Sterne',
      rule: 'Jeder vollständige Satz aus sechs hellen Sternen, einem von jeder Form, ist 5 Punkte wert; hell ist ein Stern ab 3 Punkten.',
    },
    C2: { name: 'Niedrigste Summe doppelt', rule: 'Von den sechs Formen zählt die mit der niedrigsten Summe doppelt.' },
    C3: { name: 'Leuchtende Nullen', rule: 'Entdeckte Sterne mit Differenz 0 sind 3 Punkte wert.' },
    C4: {
      name: 'Die Figur',
      rule: 'Jeder entdeckte Stern der Figur mit den Ringen zählt doppelt, und die ganze Figur bringt 5 Punkte extra.',
    },
    C5: {
      name: 'Der lange Pfad',
      rule: 'Jede Linie auf dem längsten lückenlosen Pfad entdeckter Sterne ist 2 Punkte wert; ein Pfad führt nie zweimal über denselben Stern.',
    },
  },
  bonuses: {
    'any-value': { name: 'Freie Zahl', rule: 'Schreib eine beliebige Zahl.' },
    anywhere: { name: 'Freier Stern', rule: 'Schreib die Zahl eines Würfels neben einen Stern beliebiger Form.' },
    circle: { name: 'Kreis', rule: 'Füll einen Kreis.' },
    nudge: { name: 'Stupser', rule: 'Mach eine Zahl um 1 größer oder kleiner.' },
    swap: { name: 'Tausch', rule: 'Vertausch zwei Zahlen.' },
    again: { name: 'Noch einmal', rule: 'Schreib noch einmal mit denselben Würfeln oder füll einen Kreis.' },
    pick: {
      name: 'Dietrich',
      rule: 'Öffne ein verklemmtes Schloss, dessen Zahl um höchstens 1 verfehlt wurde.',
    },
    turn: { name: 'Wende', rule: 'Dreh eine Zahl um: 7 minus die Zahl.' },
    twin: { name: 'Zwilling', rule: 'Schreib neben einen Stern die Zahl, die in seinem anderen Kästchen steht.' },
    'two-circles': { name: 'Zwei Kreise', rule: 'Füll zwei Kreise.' },
    seven: { name: 'Sieben', rule: 'Schreib 7 minus die Zahl eines Würfels.' },
    note: { name: 'Notiz', rule: 'Schreib dir vier Punkte gut.' },
  },
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  medals: { bronze: 'Bronze', silver: 'Silber', gold: 'Gold' },
  ofDay: ({ difficulty }) => `Himmel des Tages, ${difficulty}`,
  generated: ({ seed, difficulty }) => `Unbekannter Himmel „${seed}“, ${difficulty}`,
} satisfies SkyTexts

export const book = {
  intro:
    'Zwei Würfel fallen für alle. Der eine sagt, welche Art Stern du suchst, der andere ist die Zahl, die du danebenschreibst. Sind beide Kästchen eines Sterns gefüllt, ist er entdeckt und so viel wert wie die Differenz der Zahlen. Alle haben das gleiche Blatt und spielen gleichzeitig.',
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
    'Schreiben: Ein Würfel deiner Wahl nennt eine Form. Schreib die Zahl des anderen in ein leeres Kästchen, das mit ' +
    'einem Stern dieser Form verbunden ist; beide müssen im Spiel sein. Die Zahl zählt für alle Sterne des Kästchens.',
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
    pick: 'Zum Beispiel Schloss 3 mit 6 und 2: Die Differenz 4 liegt um 1 daneben. Der Stern ist dann seine gedruckte Zahl wert.',
    turn: 'In einem beliebigen gefüllten Kästchen: Aus einer 2 wird eine 5.',
    twin: 'In ein leeres Kästchen im Spiel; beide Kästchen müssen verbunden sein. Der Stern ist dann 0 wert.',
    'two-circles':
      'Beide müssen im Spiel sein, bevor der erste gefüllt wird, und entdeckt wird erst, wenn beide gefüllt sind.',
    seven: 'Ein Würfel bestimmt die Form, geschrieben wird 7 minus die Zahl des anderen.',
    note: 'Sie kommen zu deiner Summe dazu.',
  },
  chapter: ({ chapter, title }) => `Kapitel ${chapter}, „${title}“`,
} satisfies BookTexts
