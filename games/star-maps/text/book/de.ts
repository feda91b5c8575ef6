import type { BookTexts } from './catalog.ts'

export const book = {
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
    '\nEine gestrichelte läuft durch einen Kreis, eine Verbindung, und zählt, sobald der Kreis gefüllt ist.' +
    '\nDurch einen Kreis können mehrere gestrichelte Linien laufen; dann zählen alle.' +
    '\nManche Sterne haben ein Schloss mit einer Zahl von 0 bis 5.',
  shapes:
    'Es gibt sechs Formen von Sternen, eine für jede Würfelzahl: Ein Stern hat so viele Zacken, wie sein Würfel Augen zeigt. 1 ist ' +
    'der Tropfen, 2 die Linse, dann kommen die Sterne mit drei, vier, fünf und sechs Zacken.',
  R2:
    'Ein Arm ist eine Gruppe von Sternen und Kästchen. Er ist geschlossen, bis der verschlossene Stern, an ' +
    'dem er hängt, aufgeschlossen wird.' +
    '\nWas in einem geschlossenen Arm liegt, ist nicht im Spiel, auch kein Kreis, der hineinführt.' +
    '\nEin verschlossener Stern außerhalb geschlossener Arme ist im Spiel, und in seine Kästchen darfst du ' +
    'schreiben.' +
    '\nEine Zahl in einem offenen Kästchen zählt für einen Stern des Arms, sobald sich der Arm öffnet.',
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
    '\nEr ist diese Zahl wert, und seine Arme öffnen sich, was sofort weitere Sterne entdecken kann.' +
    '\nBei jeder anderen Differenz klemmt das Schloss: Der Stern ist nichts wert und wird nie entdeckt, und ' +
    'seine Form kann nicht mehr vollständig werden.' +
    '\nSchloss 3 öffnet sich mit 6 und 3, aber nicht mit 6 und 2.',
  R8a:
    'Nach jedem Zug und jedem Bonus wird das Blatt neu gelesen.' +
    '\nEin entdeckter Stern ohne Schloss ist seine jetzige Differenz wert.' +
    '\nEin aufgeschlossener Stern behält seine gedruckte Zahl, und seine Arme bleiben offen.' +
    '\nEin verklemmtes Schloss bleibt verklemmt, außer ein Bonus öffnet ausdrücklich Schlösser.' +
    '\nNichts wird je geleert, und eine Zahl bleibt zwischen 1 und 6.',
  R9:
    'Wer den letzten Stern einer Form entdeckt, darf für jede vollständige Form einen freigeschalteten Bonus ' +
    'nutzen, einen nach dem anderen.' +
    '\nErst werden alle Entdeckungen und Öffnungen ausgeführt.' +
    '\nEin Bonus kann eine weitere Form vollständig machen und so noch einen Bonus bringen, aber niemand ' +
    'nutzt mehr als zwei pro Partie.' +
    '\nDenselben Bonus darf man zweimal nutzen.' +
    '\nEin Bonus, der nichts bewirkt, lässt sich nicht nutzen.',
  R10: 'Zu deinem Zug gehören auch alle Boni, die daraus folgen. Jeder Schritt gilt sofort und bleibt verdeckt, bis alle fertig sind; dann wird alles gleichzeitig gezeigt.',
  R11: 'Sitzt in einer Runde jemand fest, endet danach die Partie für alle.',
  R12: 'Die Sterne jeder Form werden addiert, dann kommt die Sonderwertung des Kapitels dazu. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer weniger Boni genutzt hat; sonst teilt ihr euch den Sieg. Allein spielst du um Bronze, Silber und Gold.',
  R13: 'Als Gruppe oder allein könnt ihr ein Logbuch führen: mit den gespielten Blättern und den bisher freigeschalteten Boni, gemeinsam für alle. Nach jeder Partie schaltet ihr einen weiteren frei: Alle dürfen vorschlagen, und es entscheidet, wer auf dem letzten Rang liegt (von mehreren der erste in der Sitzfolge; allein du). Nur freigeschaltete Boni lassen sich nutzen.',
  scorings: {
    C1: 'Ein Satz braucht alle sechs Formen: Bei 2, 3, 2, 4, 2 und 2 hellen Sternen je Form sind es zwei Sätze, also 10 Punkte. Ein aufgeschlossener Stern zählt mit seiner gedruckten Zahl.',
    C2: 'Eine Form ohne entdeckten Stern hat die Summe 0. Beispiel: 3, 5, 4, 6, 2 und 7 ergeben 27, dazu noch einmal 2: 29.',
    C3: 'Die Kästchen 4 und 4 sind 3 Punkte wert, ebenso ein geöffnetes Schloss 0.',
    C4: 'Beispiel: Vier von vier Sternen, die 3, 0, 4 und 1 wert sind, bringen 8 Punkte mehr und 5 für die ganze Figur: 13. Bei einem aufgeschlossenen Stern zählt die gedruckte Zahl doppelt.',
    C5: 'Es zählen die Kreidelinien zwischen Sternen, nicht die Verbindungen zu Kästchen. Beispiel: Fünf Sterne hintereinander haben vier Linien, 8 Punkte.',
  },
  aboutBonuses:
    'Für einen Bonus gelten die Regeln fürs Schreiben (R5) und Verbinden (R6), außer wo sein Text etwas anderes sagt. Auch er kann Sterne entdecken und Formen vollständig machen. „Die Würfel“ sind die dieser Runde.',
  bonuses: {
    'any-value': 'Von 1 bis 6, in ein Kästchen, das einer der Würfel erlaubt.',
    anywhere: 'In jedes leere Kästchen im Spiel, das mit einem Stern im Spiel verbunden ist.',
    circle: 'Jeden Kreis im Spiel, der noch leer ist.',
    nudge: 'In jedem gefüllten Kästchen; die Zahl bleibt zwischen 1 und 6.',
    swap: 'Zwischen zwei gefüllten Kästchen mit verschiedenen Zahlen.',
    again: 'Schreib oder verbinde wie sonst auch.',
    pick: 'Schloss 3 mit 6 und 2 ergibt zum Beispiel 4: um eins daneben. Der Stern ist dann seine gedruckte Zahl wert.',
    turn: 'In jedem gefüllten Kästchen: Aus einer 2 wird eine 5.',
    twin: 'In ein leeres Kästchen im Spiel; beide Kästchen müssen verbunden sein. Der Stern ist dann 0 wert.',
    'two-circles':
      'Beide müssen im Spiel sein, bevor der erste gefüllt wird, und entdeckt wird erst, wenn beide gefüllt sind.',
    seven: 'Ein Würfel nennt die Form, geschrieben wird 7 minus der andere.',
    note: 'Sie kommen zu deiner Summe dazu.',
  },
  chapter: ({ chapter, title }) => `Kapitel ${chapter}, „${title}“`,
} satisfies BookTexts
