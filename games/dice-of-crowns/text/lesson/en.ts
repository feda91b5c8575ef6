import type { LessonTexts } from './catalog.ts'

export const en = {
  you: 'Rowan',
  left: 'Isolde',
  right: 'Mordred',
  notes: {
    roll: ({ you, left, right }) =>
      `You’re ${you}; ${left} and ${right} want the same throne. Three claims win it. Roll your seven dice.`,
    reroll:
      'Crowns and daggers lock. Three crowns are worth a claim, three daggers are a betrayal. You have two crowns: reroll your skulls.',
    hand: ({ left, right }) =>
      `The third crown. But scrolls must go to rivals before you can stop, and they roll them. Send one to ${left} and one to ${right}.`,
    stop: ({ right }) =>
      `The skull came back. ${right} rolled a dagger and gave it to you: that makes two. You have three crowns, so stop and take your claim.`,
    give: ({ left }) =>
      `Now you’re the rival. Your scroll shows a dagger, and you may give it to anyone. ${left} has two already: give the third as well.`,
    answer: ({ right }) => `Betrayed: no claim this time. Next, ${right} sends you a scroll. Roll it.`,
    rollAgain: 'A crown. It stays locked in your area and counts now, on your own turn. Roll the other six dice.',
    betrayed: 'Three daggers: betrayed. Your turn ends at once and brings nothing. The claim you already have is safe.',
    rollThird: ({ left, right }) =>
      `${left} took a claim for five skulls, and ${right} was betrayed. All seven dice are yours again. Roll.`,
    five: 'Five skulls. They are worth a claim as well. Don’t be greedy: stop.',
    rollLast: ({ left, right }) => `Neither ${left} nor ${right} could claim anything. You need one more claim. Roll.`,
    win: 'Three crowns, and no scroll to hand over. Stop: the third claim is yours, and with it the throne.',
  },
  learned: [
    'Crowns and daggers lock; skulls and scrolls can be rerolled.',
    'Every scroll you roll goes to a rival, who rolls it.',
    'A rival gives a dagger to anybody. Three in your area: betrayed.',
    'Three crowns or five skulls, and you stop: one claim.',
    'What lies in your area counts on your own turn. Three claims win.',
  ],
} satisfies LessonTexts
