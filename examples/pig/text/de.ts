import type { PigSays } from './en.ts'

export const de: PigSays = {
  name: 'Pig',
  tagline: 'Ein Würfel, eine Frage: noch einmal würfeln oder aufhören?',
  target: {
    label: 'Ziel',
    help: 'Wer so viele Punkte hat, gewinnt. Bis 50 geht es schnell.',
    points: (n) => `${n} Punkte`,
  },
  headings: { goal: 'Das Ziel', turn: 'Dein Zug' },
  rules: {
    R1: 'Wer das Ziel zuerst erreicht, gewinnt. Meist sind das 100 Punkte.',
    R2: 'Würfle, so oft du willst. Eine 2 bis 6 zählt zu den Punkten deines Zugs. Bei einer 1 sind alle Punkte des Zugs verloren, und der nächste Spieler ist dran.',
    R3: 'Hörst du auf, gehören dir die Punkte des Zugs für immer. Dann ist der nächste Spieler dran.',
    R4: 'Zum Gewinnen musst du nicht aufhören: Sobald deine Punkte mit denen des Zugs das Ziel erreichen, ist die Partie zu Ende.',
  },
  roll: 'Weiterwürfeln',
  hold: 'Aufhören',
  question: ({ pot }) => `Weiterwürfeln oder mit ${pot} aufhören?`,
  pot: ({ pot }) => `In diesem Zug: ${pot}`,
  thrown: ({ who, die, pot }) => `${who} würfelt ${die}: ${pot} in diesem Zug`,
  lost: ({ who, pot }) => (pot === 0 ? `${who} würfelt eine 1` : `${who} würfelt eine 1 und verliert ${pot}`),
  held: ({ who, pot, score }) => `${who} hört mit ${pot} auf und hat jetzt ${score}`,
  again: ({ who }) => `${who} würfelt weiter`,
  won: ({ who, die, score }) => `${who} würfelt ${die} und gewinnt mit ${score}`,
  you: {},
}
