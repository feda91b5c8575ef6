import type { BookTexts } from './catalog.ts'

export const book = {
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
  R2: 'Zu Beginn jeder Runde liegen alle fünf Plättchen auf dem Tisch. Gedreht und gewürfelt wird zusammen. Sobald Zahl und Würfel zu sehen sind, dürfen alle schnappen, jederzeit und ohne Reihenfolge.',
  R3: 'Schnappst du dir ein farbiges Plättchen, behauptest du, dass seine beiden Würfel die Zahl ergeben. Jedes Plättchen bekommt nur, wer zuerst kommt; du darfst mehrere haben. Wer zu spät kommt, verliert nichts.',
  R4: 'Ohne Joker ergibt ein Paar die Zahl, wenn du die beiden Würfel addierst oder einen vom anderen abziehst. Mit Joker addierst oder subtrahierst du alle drei Würfel, wie du willst. Beide farbigen Würfel zählen immer, es gibt nur plus und minus, und der Joker darf mehreren Farben helfen.',
  R5: 'Schnappst du dir das schwarze Plättchen, behauptest du, dass keines der Plättchen auf dem Tisch mehr passt. Die Runde endet sofort. Sind alle vier Farben weg, geht das Rennen um Stopp weiter, und dann ist er immer richtig.',
  R6: 'Ein falsch geschnapptes Plättchen bleibt bis zum Ende der Runde weg. Es kommt nicht zurück und zählt nicht, wenn Stopp geprüft wird.',
  R7: 'Läuft die Zeit ab, endet die Runde ohne Stopp: Farben zählen wie sonst, und für das schwarze Plättchen gewinnt oder verliert niemand etwas.',
  fair: 'An einem Online-Tisch sehen alle die Würfel im selben Moment. Es zählt, wann du geschnappt hast, nicht wie schnell deine Verbindung ist. Bei gleicher Zeit kommt zuerst, wer die Drehscheibe hat, dann die anderen nach links.',
  R8:
    'Jede richtige Farbe bringt 2 Punkte, oder 1, wenn sie den Joker braucht; der bessere Weg zählt. Jede ' +
    'falsche kostet 1 Punkt.' +
    '\nWas richtig ist, erfahrt ihr erst am Ende der Runde.' +
    '\nWird die Rechnung gesagt, zählt genau sie: 1 Punkt, wenn sie den Joker benutzt, auch wenn das Paar ' +
    'allein gereicht hätte.' +
    '\nEine falsche Rechnung ist falsch, auch wenn eine andere stimmt.' +
    '\nStopp braucht keine Rechnung.',
  R9: 'Ein richtiger Stopp bringt 2 Punkte, manchmal 3 (siehe Optionen). Ein falscher kostet 3 Punkte: Dann hätte noch ein Plättchen auf dem Tisch gepasst.',
  R10: 'Wenn ihr es so vereinbart, verliert, wer sich Stopp schnappt, ob richtig oder falsch, für jede eigene falsche Farbe 3 Punkte statt 1. Ein falscher Stopp kostet seine 3 Punkte zusätzlich.',
  R11: 'Gewinne und Verluste der Runde werden erst zusammengezählt. Liegt dein Punktestand danach unter 0, wird er 0.',
  R12:
    'Hat nach einer Runde jemand 15 Punkte oder mehr, gewinnt der höchste Punktestand.' +
    '\nHaben ihn mehrere, spielen nur sie Entscheidungsrunden: mit allen Plättchen und derselben Wertung, ' +
    'aber jede Runde zählt von 0 an und darf darunter fallen.' +
    '\nWer in einer solchen Runde am besten ist, spielt noch eine, die anderen scheiden aus; wer später ' +
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
} satisfies BookTexts
