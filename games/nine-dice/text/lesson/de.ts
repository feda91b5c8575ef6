import type { LessonTexts } from './catalog.ts'

export const de = {
  you: 'Blitz',
  other: 'Schnecke',
  notes: {
    spin: ({ you, other }) =>
      `Du bist ${you}, und ${other} hat es nicht eilig. Sobald jemand 15 Punkte hat, gewinnt, wer die meisten hat. Dreh!`,
    pair: ({ red }) =>
      `Die Zahl ist 5. Such ein Paar, das sie ergibt: ${red} 2 und 3, 2 + 3 = 5. Schnapp dir das Plättchen vor den anderen!`,
    gap: ({ other, green }) =>
      `${other} hat sich auch eins geschnappt; was richtig ist, zeigt sich am Ende. Abziehen gilt auch: ${green} 6 − 1 = 5. Schnapp es dir.`,
    stop: 'Sonst ergibt nichts 5, auch nicht mit dem beigen Joker, der 4 zeigt. Also schnapp dir das schwarze Plättchen: Stopp. Es beendet die Runde.',
    joker: ({ blue }) =>
      `Jedes deiner Plättchen hat 2 Punkte gebracht. Jetzt ist die Zahl 2, und der Joker zeigt 6: ${blue} 6 − 2 − 2 = 2. Mit Joker ist das 1 Punkt.`,
    late: ({ other, orange, green }) =>
      `Zu spät für ${orange} 1 + 1: Das hat ${other}. Kostet dich aber nichts. Es gibt auch noch ${green} 5 − 3 = 2: Schnapp es dir.`,
    spinAgain: ({ other }) =>
      `${other} hat gesehen, dass nichts mehr passt, und sich Stopp geschnappt: 2 Punkte. Du drehst wieder.`,
    nothing:
      '12, und die Würfel zeigen lauter kleine Zahlen: Keine Farbe passt. Dann ist Stopp sofort richtig und bringt 3 Punkte. Schnapp zu!',
  },
  learned: [
    'Zwei Würfel einer Farbe ergeben die Zahl mit plus oder minus: 2 Punkte.',
    'Mit dem beigen Joker ist es 1 Punkt. Ein falsches Plättchen kostet 1.',
    'Das Plättchen bekommt, wer es zuerst schnappt. Zu spät kostet nichts.',
    'Passt nichts mehr, dann Stopp: 2 Punkte, manchmal 3. Zu früh kostet 3.',
    'Sobald jemand 15 Punkte hat, gewinnt, wer die meisten hat.',
  ],
} satisfies LessonTexts
