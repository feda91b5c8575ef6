import type { BookTexts } from './catalog.ts'

export const book = {
  intro:
    'Der Spinner zeigt eine Zahl, neun Würfel fallen, und alle schauen zugleich: Welches farbige Paar ergibt die Zahl? Schnapp ' +
    'dir sein Plättchen vor den anderen. Wenn kein Paar mehr passt, schnapp dir das schwarze Plättchen: Stopp.',
  headings: {
    dice: 'Würfel und Plättchen',
    setup: 'Vorbereitung',
    round: 'Eine Runde',
    scoring: 'Wertung',
    end: 'Das Ende',
    examples: 'Beispiele',
    options: 'Optionen',
  },
  dice:
    'Es gibt vier Würfelpaare, Rot, Orange, Blau und Grün, und einen beigen Würfel, den Joker. Zu jeder Farbe gehört ein ' +
    'Plättchen, und das schwarze ist Stopp. Jede Farbe hat auch ihre eigene Form, auf den Würfeln und auf dem Plättchen: Man ' +
    'muss keine Farben sehen, um mitzuspielen.',
  R1:
    'Alle beginnen mit 3 Punkten. Ein Wurf entscheidet, wer zuerst den Spinner dreht; danach wandert er Runde für Runde nach ' +
    'links.',
  R2:
    'Zu Beginn jeder Runde liegen alle fünf Plättchen auf dem Tisch. Spinner und Würfel fallen zusammen, und sobald sie zu sehen ' +
    'sind, dürfen alle handeln, jederzeit und ohne Reihenfolge.',
  R3:
    'Nimm ein farbiges Plättchen, das noch auf dem Tisch liegt: Damit behauptest du, dass seine beiden Würfel die Zahl ergeben. ' +
    'Jedes Plättchen geht an die schnellste Hand, und nur einmal. Du darfst mehrere nehmen. Wer zu spät kommt, verliert nichts.',
  R4:
    'Ohne Joker ergibt ein Paar die Zahl, wenn man die beiden Würfel addiert oder den einen vom anderen abzieht. Mit dem Joker ' +
    'werden alle drei Würfel addiert oder abgezogen, wie du willst. Beide farbigen Würfel zählen immer, es gibt nur plus und ' +
    'minus, und der Joker darf mehreren Farben dienen.',
  R5:
    'Nimm das schwarze Plättchen: Damit behauptest du, dass keines der Plättchen auf dem Tisch noch zu Recht genommen werden ' +
    'kann. Die Runde endet sofort. Sind alle vier Farben weg, wird um Stopp immer noch gestritten, und dann ist es immer richtig.',
  R6:
    'Ein zu Unrecht genommenes Plättchen bleibt bis zum Ende der Runde genommen. Es kommt nicht zurück und zählt nicht, wenn ' +
    'Stopp geprüft wird.',
  R7:
    'Läuft die Zeit der Runde ab, endet sie ohne Stopp: Farben zählen wie sonst, und für das schwarze Plättchen gewinnt oder ' +
    'verliert niemand etwas.',
  fair:
    'An einem Online-Tisch sehen alle die Würfel im selben Augenblick, und es zählt, wann du gehandelt hast, nicht wie schnell ' +
    'deine Verbindung ist. Bei gleicher Zeit kommt zuerst, wer den Spinner hat, dann die anderen nach links.',
  R8:
    'Jede richtige Farbe bringt 2 Punkte, oder 1, wenn sie den Joker braucht; der bessere Weg zählt. Jede falsche kostet 1 Punkt. ' +
    'Bis zum Ende der Runde erfährt niemand, was richtig ist. Wo die Rechnung gesagt wird, zählt sie selbst: 1 Punkt, wenn sie den ' +
    'Joker benutzt, auch wo das Paar allein gereicht hätte, und eine falsche Rechnung ist falsch, auch wenn eine andere stimmt. ' +
    'Stopp braucht keine Rechnung.',
  R9:
    'Ein richtiges Stopp bringt 2 Punkte, oder 3 in dem Fall, den die Optionen nennen. Ein falsches kostet 3 Punkte: Dann konnte ' +
    'ein Plättchen auf dem Tisch noch zu Recht genommen werden.',
  R10:
    'Wenn ihr es so vereinbart, verliert, wer Stopp nimmt, zu Recht oder zu Unrecht, für jede eigene falsche Farbe 3 Punkte statt ' +
    '1. Ein falsches Stopp kostet dazu seine 3 Punkte.',
  R11: 'Gewinn und Verlust der Runde werden zuerst zusammengezählt; liegt dein Stand danach unter 0, wird er 0.',
  R12:
    'Hat jemand nach einer Runde 15 Punkte oder mehr, gewinnt der höchste Stand. Teilen ihn mehrere, spielen nur sie ' +
    'Entscheidungsrunden: alle Plättchen, dieselbe Wertung, aber jede Runde zählt von 0 an und darf darunter fallen. Wer das beste ' +
    'Ergebnis hat, spielt noch eine, die anderen scheiden aus; wer später ausscheidet, ist besser platziert. Die Stände ändern sich nicht. ' +
    'Nach fünf Entscheidungsrunden ohne Sieg wird der Sieg geteilt. Allein spielst du bis zum Ziel, und die Zahl der Runden ist ' +
    'dein Ergebnis.',
  examples: {
    pair: 'Zahl 2, Orange 1 und 1: richtig ohne Joker, 1 + 1 = 2.',
    joker: 'Zahl 2, Rot 2 und 2, Joker 6: richtig mit Joker, 6 − 2 − 2 = 2.',
    twelve: 'Zahl 12, zwei Sechsen: richtig, 6 + 6 = 12.',
    gap: 'Zahl 1, ein Paar aus 3 und 4: richtig, 4 − 3 = 1.',
    fives: 'Zahl 5, zwei Fünfen, Joker 5: richtig mit Joker, 5 + 5 − 5 = 5.',
    nothing:
      'Es kann sein, dass gar keine Farbe passt: etwa eine Runde von fünf mit den Zahlen 1 bis 12. Dann ist Stopp sofort richtig.',
  },
} satisfies BookTexts
