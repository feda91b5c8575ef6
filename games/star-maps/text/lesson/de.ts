import type { LessonTexts } from './catalog.ts'

export const de = {
  you: 'Nova',
  other: 'Komet',
  notes: {
    write: ({ you, other }) =>
      `Du bist ${you}. Die Würfel: 1 und 4. Die 1 sei die Form: Schreib 4 neben den Tropfen, ins umrandete Kästchen. ${other} wählt auch, ungesehen.`,
    lock: 'Jetzt 3 und 4. Das Kästchen gehört auch zu einem verschlossenen Stern: Sein Schloss will die Differenz 0. Schreib 4 auf die andere Seite: 4 − 4 = 0!',
    shared:
      'Ein ganzer Arm ist offen, und in diesem Kapitel ist eine 0 drei wert. Ein Kästchen zählt für alle seine Sterne: Schreib 6, einer ist entdeckt, 6 − 4 = 2.',
    far: 'Weit auseinander ist viel wert. Die 3 sei die Form: Schreib 1 neben diesen Stern: 6 − 1 = 5.',
    dashed: ({ other }) =>
      `Das Schloss von ${other} wollte 1 und bekam 3: verdorben. Du hast 6 und 1: Schreib 1 neben den Sechszackstern. Seine andere Verbindung ist noch gestrichelt.`,
    three:
      'Jetzt 4 und 1. Dieses Kästchen hat drei Sterne. Die 4 sei die Form, schreib 1: Auch der Tropfen ist entdeckt, 4 − 1 = 3.',
    circle: ({ other }) =>
      `Zwei Fünfen, und ${other} kann nichts tun: letzte Runde. Lass die Würfel und füll den Kreis. Die gestrichelte Verbindung zählt jetzt: 4 − 1 = 3.`,
  },
  learned: [
    'Ein Würfel nennt die Form, der andere ist die Zahl, die du neben so einen Stern schreibst.',
    'Sind beide Kästchen gefüllt, ist der Stern entdeckt und die Differenz wert.',
    'Statt zu schreiben kannst du einen Kreis füllen: Seine gestrichelten Verbindungen zählen von da an.',
    'Ein Schloss öffnet sich nur mit seiner eigenen Zahl, und mit ihm ein ganzer Arm.',
    'Wenn jemand nichts tun kann, endet das Spiel. Die meisten Punkte gewinnen.',
  ],
} satisfies LessonTexts
