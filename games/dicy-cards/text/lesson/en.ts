export const en = {
  /** The name of the learner's seat, for lines of the log. */
  you: 'Sunny',
  /** The name of the opponent. */
  other: 'Frost',
  /** The stops, in order; `board/lesson.ts` says where in the game each is. Card names come as the language calls them. */
  notes: {
    roll: ({ you, other }: { you: string; other: string }) =>
      `You’re ${you}, playing against ${other}. This short game ends when one of you reaches 50 points. Roll your six dice.`,
    score: ({ straight }: { straight: string }) =>
      `Each card shows what it would score now. ${straight} takes 3 4 5 6: 18 points. Tap it, then score it.`,
    freeze: ({ other, anyTwo, twoPairs }: { other: string; anyTwo: string; twoPairs: string }) =>
      `${other} scored ${anyTwo}, and its effect makes you freeze a card. You choose which: give up ${twoPairs}, the hardest one here.`,
    rollAgain: 'Two of your cards are frozen now: the one you scored and the one you froze. You have three left. Roll.',
    reroll: ({ anyTwo }: { anyTwo: string }) =>
      `Not great yet. You may pay with a card to reroll. Tap both fives to hold them, tap ${anyTwo} to freeze it, and reroll the rest.`,
    scoreMore: ({ odds }: { odds: string }) => `Five odd dice! ${odds} takes all of them: 19 points. Score it.`,
    wake: ({ other, straight }: { other: string; straight: string }) =>
      `${other} found nothing and passed. Whoever passes wakes all their cards; everyone else wakes one. Wake ${straight}.`,
    rollTwoLeft: 'Two cards are awake. Let’s see what they can do.',
    pass: ({ straight, noSixes }: { straight: string; noSixes: string }) =>
      `No run for ${straight}, and the sixes rule out ${noSixes}. You can always pass instead: no points, but all your cards wake.`,
    rollAll: 'All five are awake again, and you need 13 more points. Roll!',
    reach: ({ odds, other }: { odds: string; other: string }) =>
      `${odds} gives 17, and that makes 54. ${other} still gets one more turn to finish the round. Score it.`,
  },
  /** The lesson's summary, a short sentence each. */
  learned: [
    'Roll, then score one card. The scored card freezes.',
    'To reroll, hold what you like and freeze a card.',
    'Some cards make other players freeze or wake one of theirs.',
    'Pass, and all your cards wake.',
    'When someone reaches the target, finish the round: the highest score wins.',
  ],
}
