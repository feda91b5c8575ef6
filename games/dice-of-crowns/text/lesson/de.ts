import type { LessonTexts } from './catalog.ts'

export const de = {
  you: 'Rowan',
  left: 'Isolde',
  right: 'Mordred',
  notes: {
    roll: ({ you, left, right }) =>
      `Du bist ${you}; ${left} und ${right} wollen denselben Thron. Drei Ansprüche bringen ihn. Wirf deine sieben Würfel.`,
    reroll:
      'Kronen und Dolche liegen fest. Drei Kronen sind einen Anspruch wert, drei Dolche bedeuten Verrat. Du hast zwei Kronen: Würfle die Schädel neu.',
    hand: ({ left, right }) =>
      `Die dritte Krone. Aber bevor du aufhören kannst, musst du die Schriftrollen übergeben, und die anderen würfeln sie. Eine an ${left}, eine an ${right}.`,
    stop: ({ right }) =>
      `Der Schädel kam zurück. ${right} hat einen Dolch gewürfelt und dir gegeben: Das sind zwei. Du hast drei Kronen, also hör auf und nimm deinen Anspruch.`,
    give: ({ left }) =>
      `Jetzt kannst du verraten. Deine Schriftrolle zeigt einen Dolch, und du gibst ihn, wem du willst. ${left} hat schon zwei: Gib den dritten dazu.`,
    answer: ({ right }) => `Verrat: diesmal kein Anspruch. Nun übergibt dir ${right} eine Schriftrolle. Würfle sie.`,
    rollAgain:
      'Eine Krone. Sie bleibt fest in deinem Bereich und zählt jetzt, in deinem eigenen Zug. Wirf die anderen sechs Würfel.',
    betrayed:
      'Drei Dolche: Verrat. Dein Zug endet sofort und bringt nichts. Der Anspruch, den du schon hast, ist sicher.',
    rollThird: ({ left, right }) =>
      `${left} hat für fünf Schädel einen Anspruch genommen, und ${right} wurde verraten. Alle sieben Würfel sind wieder deine. Würfle.`,
    five: 'Fünf Schädel. Auch sie sind einen Anspruch wert. Nicht gierig werden: Hör auf.',
    rollLast: ({ left, right }) =>
      `Weder ${left} noch ${right} hat etwas bekommen. Dir fehlt noch ein Anspruch. Würfle.`,
    win: 'Drei Kronen, und keine Schriftrolle zu übergeben. Hör auf: Der dritte Anspruch gehört dir, und mit ihm der Thron.',
  },
  learned: [
    'Kronen und Dolche liegen fest; Schädel und Schriftrollen kann man neu würfeln.',
    'Jede gewürfelte Schriftrolle geht an eine andere Person, die sie würfelt.',
    'So gewürfelte Dolche gibt man, wem man will. Drei in deinem Bereich: Verrat.',
    'Mit drei Kronen oder fünf Schädeln hörst du auf: ein Anspruch.',
    'Was in deinem Bereich liegt, zählt in deinem Zug. Mit drei Ansprüchen gewinnst du.',
  ],
} satisfies LessonTexts
