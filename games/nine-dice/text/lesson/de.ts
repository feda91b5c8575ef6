import type { LessonTexts } from './catalog.ts'

export const de = {
  you: 'Blitz',
  other: 'Schnecke',
  notes: {
    spin: ({ you, other }) =>
      `Du bist ${you}, und ${other} hat es nicht eilig. Hat jemand 15 Punkte, gewinnt, wer die meisten hat. Dreh den Spinner!`,
    pair: ({ red }) =>
      `Die Zahl ist 5. Such ein Paar, das sie ergibt: ${red} 2 und 3, 2 + 3 = 5. Schnapp dir das Plättchen vor den anderen!`,
    gap: ({ other, green }) =>
      `${other} hat auch eins genommen; wer recht hat, zeigt sich am Ende. Abziehen gilt auch: ${green} 6 − 1 = 5. Schnapp es dir.`,
    stop: 'Sonst ergibt nichts 5, auch nicht mit dem beigen Joker, der 4 zeigt. Sag es: Nimm das schwarze Plättchen, Stopp. Die Runde endet.',
    joker: ({ blue }) =>
      `Jedes Plättchen gab dir 2 Punkte. Jetzt ist die Zahl 2, und der Joker zeigt 6: ${blue} 6 − 2 − 2 = 2. Mit Joker ist das 1 Punkt.`,
    late: ({ other, orange, green }) =>
      `Zu spät für ${orange} 1 + 1: Das hat ${other}. Es kostet dich nichts. Da ist noch ${green} 5 − 3 = 2: Schnapp es dir.`,
    spinAgain: ({ other }) =>
      `${other} sah, dass nichts übrig war, und nahm Stopp: 2 Punkte. Der Spinner ist wieder bei dir.`,
    nothing:
      '12, und überall kleine Würfel: Keine Farbe passt. Dann ist Stopp sofort richtig und 3 wert. Schnapp es dir!',
  },
  learned: [
    'Zwei Würfel einer Farbe ergeben die Zahl durch plus oder minus: 2 Punkte.',
    'Mit dem beigen Joker ist es 1 Punkt. Ein falsches Plättchen kostet 1.',
    'Wer zuerst zugreift, hat das Plättchen. Zu spät kostet nichts.',
    'Ist nichts übrig, dann Stopp: 2 Punkte oder 3. Zu früh kostet es 3.',
    'Hat jemand 15 Punkte, gewinnt der höchste Stand.',
  ],
} satisfies LessonTexts
