import type { LessonTexts } from './catalog.ts'

export const de = {
  you: 'Nova',
  other: 'Komet',
  notes: {
    write: ({ you, other }) =>
      `Du bist ${you}. Die Würfel zeigen 1 und 4. Nimm die 1 als Form und schreib die 4 neben den Tropfen, ins umrandete Kästchen. ${other} wählt gleichzeitig, verdeckt.`,
    lock: 'Jetzt 3 und 4. Dein Kästchen gehört auch zu einem verschlossenen Stern: Sein Schloss braucht die Differenz 0. Schreib die 4 auf die andere Seite: 4 − 4 = 0!',
    shared:
      'Ein ganzer Arm voller Sterne ist offen, und hier zählt eine 0 drei Punkte. Was du schreibst, zählt für alle Sterne am Kästchen: Schreib die 6, und du entdeckst einen, 6 − 4 = 2.',
    far: 'Eine große Differenz bringt viel. Nimm die 3 als Form und schreib die 1 neben diesen Stern: 6 − 1 = 5.',
    dashed: ({ other }) =>
      `Das Schloss von ${other} brauchte eine 1 und bekam eine 3: Es klemmt für immer. Du hast 6 und 1: Schreib die 1 neben den Sechszackstern. Seine andere Linie ist noch gestrichelt.`,
    three:
      'Jetzt 4 und 1. Dieses Kästchen hat drei Sterne. Nimm die 4 als Form und schreib die 1: So entdeckst du auch den Tropfen, 4 − 1 = 3.',
    circle: ({ other }) =>
      `Zwei Fünfen, und ${other} sitzt fest: letzte Runde. Lass die Würfel liegen und füll den Kreis. Jetzt zählt die gestrichelte Linie: 4 − 1 = 3.`,
  },
  learned: [
    'Ein Würfel bestimmt die Form, der andere ist die Zahl, die du neben so einen Stern schreibst.',
    'Sind beide Kästchen gefüllt, ist der Stern entdeckt und die Differenz wert.',
    'Statt zu schreiben, kannst du einen Kreis füllen: Dann zählen seine gestrichelten Linien.',
    'Ein Schloss öffnet sich nur mit seiner Zahl, und mit ihm ein ganzer Arm.',
    'Kann jemand nichts mehr tun, endet die Partie. Wer die meisten Punkte hat, gewinnt.',
  ],
} satisfies LessonTexts
