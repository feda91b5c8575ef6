export const en = {
  /** Whom one plays: a name, because lines of the log speak of it. */
  you: 'Rowan',
  /** The rivals, clockwise. */
  left: 'Isolde',
  /** The second rival. */
  right: 'Mordred',
  /** The stops, in order; `board/lesson.ts` says where in the game each is. */
  notes: {
    roll: ({ you, left, right }: { you: string; left: string; right: string }) =>
      `You’re ${you}; ${left} and ${right} want the same throne. Three claims win it. Roll your seven dice.`,
    reroll:
      'Crowns and daggers lock. Three crowns are worth a claim, three daggers are a betrayal. You have two crowns: reroll your skulls.',
    hand: ({ left, right }: { left: string; right: string }) =>
      `The third crown. But scrolls must go to rivals before you can stop, and they roll them. Send one to ${left} and one to ${right}.`,
    stop: ({ left, right }: { left: string; right: string }) =>
      `${left} rolled a skull: it comes back to you. ${right} rolled a dagger and gave it to you: that makes two. You have three crowns, so stop and take your claim.`,
    give: ({ left }: { left: string }) =>
      `Now you’re the rival: you rolled ${left}’s scroll and got a dagger. You may give it to anyone. ${left} has two already: make this one the third.`,
    answer: ({ left, right }: { left: string; right: string }) =>
      `${left} is betrayed: no claim this time. Next, ${right} sends you a scroll. Roll it.`,
    rollAgain: 'A crown. It stays locked in your area and counts now, on your own turn. Roll the other six dice.',
    betrayed:
      'Three daggers: betrayed. Your turn ends at once, and you get nothing. The claim you already have is safe.',
    rollThird: ({ left, right }: { left: string; right: string }) =>
      `${left} took a claim for five skulls, and ${right} was betrayed. All seven dice are yours again. Roll.`,
    five: 'Five skulls. They are worth a claim as well. Don’t be greedy: stop.',
    rollLast: ({ left, right }: { left: string; right: string }) =>
      `Neither ${left} nor ${right} could claim anything. You need one more claim. Roll.`,
    win: 'Three crowns, and no scroll to hand over. Stop: the third claim is yours, and with it the throne.',
  },
  /** The lesson's summary, a short sentence each. */
  learned: [
    'Crowns and daggers lock; skulls and scrolls can be rerolled.',
    'Every scroll you roll goes to a rival, who rolls it.',
    'A rival who rolls a dagger chooses who gets it. Three in your area: betrayed.',
    'Stop with three crowns or five skulls: one claim.',
    'What lies in your area counts on your own turn. Three claims win.',
  ],
}
