import type { LessonTexts } from './catalog.ts'

export const de = {
  you: 'Sunny',
  other: 'Frosti',
  notes: {
    roll: ({ you, other }) =>
      `Du bist ${you} und spielst gegen ${other}. Diese kurze Partie endet, sobald jemand 50 Punkte hat. Wirf deine sechs Würfel.`,
    score: ({ straight }) =>
      `Jede Karte zeigt, was sie jetzt zählt. ${straight} nimmt 3 4 5 6: 18 Punkte. Tipp sie an und werte sie.`,
    freeze: ({ other, anyTwo, twoPairs }) =>
      `${other} hat ${anyTwo} gewertet. Deshalb musst du eine Karte einfrieren. Du entscheidest, welche: Nimm ${twoPairs}, das ist hier die schwerste.`,
    rollAgain:
      'Zwei deiner Karten liegen jetzt unter Eis: die gewertete und die eingefrorene. Drei hast du noch. Würfle.',
    reroll: ({ anyTwo }) =>
      `Noch nicht gut. Mit einer Karte bezahlst du einen neuen Wurf: Tipp beide Fünfen an, um sie zu halten, dann ${anyTwo}, um sie einzufrieren, und würfle den Rest neu.`,
    scoreMore: ({ odds }) => `Fünf ungerade Würfel! ${odds} nimmt sie alle: 19 Punkte. Werte die Karte.`,
    wake: ({ other, straight }) =>
      `${other} hat nichts gefunden und gepasst. Wer passt, taut alle eigenen Karten auf, und alle anderen tauen je eine auf. Tau ${straight} auf.`,
    rollTwoLeft: 'Zwei Karten sind aktiv. Mal sehen, was sie bringen.',
    pass: ({ straight, noSixes }) =>
      `Keine Folge für ${straight}, und die Sechsen verderben ${noSixes}. Passen darfst du immer: keine Punkte, aber alle deine Karten tauen auf.`,
    rollAll: 'Alle fünf sind wieder aktiv, und dir fehlen noch 13 Punkte. Würfle!',
    reach: ({ odds, other }) =>
      `Werte ${odds}: 17 Punkte, das macht 54. Die Runde wird noch zu Ende gespielt: ${other} ist noch einmal dran.`,
  },
  learned: [
    'Würfle und werte eine Karte. Die gewertete Karte friert ein.',
    'Um neu zu würfeln, halte die guten Würfel und friere eine Karte ein.',
    'Bei manchen Karten müssen Mitspieler eine Karte einfrieren oder auftauen.',
    'Wenn du passt, tauen alle deine Karten auf.',
    'Erreicht jemand das Ziel, spielt ihr die Runde zu Ende: Wer die meisten Punkte hat, gewinnt.',
  ],
} satisfies LessonTexts
