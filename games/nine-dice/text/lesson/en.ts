export const en = {
  /** Whom one plays: a name, because lines of the log speak of it. */
  you: 'Quick',
  /** Whom one plays against: slow, and wrong once. */
  other: 'Snail',
  /** The stops, in order; `board/lesson.ts` says where in the game each is. Colours come as the language calls them. */
  notes: {
    spin: ({ you, other }: { you: string; other: string }) =>
      `You’re ${you}, and ${other} is in no hurry. Once someone reaches 15, the highest score wins. Spin!`,
    pair: ({ red }: { red: string }) =>
      `The number is 5. Look for a pair that makes it: ${red} 2 and 3, 2 + 3 = 5. Grab the disc before anyone else does!`,
    gap: ({ other, green }: { other: string; green: string }) =>
      `${other} took a disc too; you’ll see at the end who’s right. Subtracting counts as well: ${green} 6 − 1 = 5. Grab it.`,
    stop: 'Nothing else makes 5, not even with the beige joker, 4. Say so: grab the black disc, STOP. It ends the round.',
    joker: ({ blue }: { blue: string }) =>
      `Each of your discs gave 2 points. Now the number is 2, and the joker shows 6: ${blue} 6 − 2 − 2 = 2. With the joker that is 1 point.`,
    late: ({ other, orange, green }: { other: string; orange: string; green: string }) =>
      `Too late for ${orange} 1 + 1: ${other} has it. That costs you nothing. There is also ${green} 5 − 3 = 2: grab it.`,
    spinAgain: ({ other }: { other: string }) =>
      `${other} saw that nothing else fitted, and took STOP: 2 points. The spinner is yours again.`,
    nothing:
      '12, and low dice everywhere: no colour can make it. So STOP is right straight away, and worth 3. Grab it!',
  },
  /** The lesson's summary, a short sentence each. */
  learned: [
    'Two dice of a colour make the number, added or subtracted: 2 points.',
    'With the beige joker it is 1 point. A wrong disc costs 1.',
    'A disc goes to the first hand on it. Too late costs nothing.',
    'When nothing else fits, STOP: 2 points, sometimes 3. Too early costs 3.',
    'Once someone has 15, the highest score wins.',
  ],
}
