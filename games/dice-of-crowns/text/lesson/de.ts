import type { LessonTexts } from './catalog.ts'

export const de = {
  you: 'Rowan',
  left: 'Isolde',
  right: 'Mordred',
  notes: {
    roll: ({ you, left, right }) =>
      `Du bist ${you}; ${left} und ${right} wollen denselben Thron wie du. Wer drei Ansprüche hat, gewinnt ihn. Wirf deine sieben Würfel.`,
    reroll:
      'Kronen und Dolche liegen fest. Drei Kronen sind einen Anspruch wert, drei Dolche bedeuten Verrat. Du hast zwei Kronen: Würfle die Schädel neu.',
    hand: ({ left, right }) =>
      `Die dritte Krone! Aber bevor du aufhören darfst, musst du die Schriftrollen weggeben, und die anderen würfeln sie. Gib eine an ${left} und eine an ${right}.`,
    stop: ({ right }) =>
      `Eine Schriftrolle kam als Schädel zurück. ${right} hat einen Dolch gewürfelt und dir gegeben: Das sind zwei. Du hast drei Kronen, also hör auf und nimm deinen Anspruch.`,
    give: ({ left }) =>
      `Jetzt ist es umgekehrt: Du hast mit der Schriftrolle von ${left} einen Dolch gewürfelt und darfst ihn geben, wem du willst. ${left} hat schon zwei: Gib den dritten dazu.`,
    answer: ({ right }) => `Verrat: diesmal kein Anspruch. Nun gibt ${right} dir eine Schriftrolle. Würfle sie.`,
    rollAgain:
      'Eine Krone. Sie bleibt fest in deinem Bereich und zählt jetzt, in deinem eigenen Zug. Wirf die anderen sechs Würfel.',
    betrayed:
      'Drei Dolche: Verrat. Dein Zug endet sofort und bringt nichts. Der Anspruch, den du schon hast, ist sicher.',
    rollThird: ({ left, right }) =>
      `${left} hat für fünf Schädel einen Anspruch bekommen, und ${right} wurde verraten. Alle sieben Würfel gehören wieder dir. Würfle.`,
    five: 'Fünf Schädel. Auch sie sind einen Anspruch wert. Nicht gierig werden: Hör auf.',
    rollLast: ({ left, right }) =>
      `Weder ${left} noch ${right} hat etwas bekommen. Dir fehlt noch ein Anspruch. Würfle.`,
    win: 'Drei Kronen, und keine Schriftrolle zu übergeben. Hör auf: Der dritte Anspruch gehört dir, und mit ihm der Thron.',
  },
  learned: [
    'Kronen und Dolche liegen fest; Schädel und Schriftrollen darfst du neu würfeln.',
    'Jede Schriftrolle, die du würfelst, gibst du einem Mitspieler, und der würfelt sie neu.',
    'Würfelt er einen Dolch, gibt er ihn, wem er will. Drei in deinem Bereich: Verrat.',
    'Hörst du mit drei Kronen oder fünf Schädeln auf, bekommst du einen Anspruch.',
    'Was in deinem Bereich liegt, zählt in deinem eigenen Zug. Mit drei Ansprüchen gewinnst du.',
  ],
} satisfies LessonTexts
