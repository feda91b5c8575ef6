export const en = {
  /** Whom one plays: a name, because lines of the log speak of it. */
  you: 'Nova',
  /** Whom one plays against: too fond of circles. */
  other: 'Comet',
  /** The stops, in order; `board/lesson.ts` says where in the game each is. */
  notes: {
    write: ({ you, other }: { you: string; other: string }) =>
      `You’re ${you}. The dice show 1 and 4: use the 1 for the shape, and write 4 beside the drop, in the ringed box. ${other} chooses too, in secret.`,
    lock: 'Now 3 and 4. The box belongs to a locked star as well: its lock wants a difference of 0. Write 4 on its other side: 4 − 4 = 0!',
    shared:
      'The lock opened a whole arm of stars, and in this chapter a 0 is worth 3. A box counts for all its stars: write 6, and one is discovered, 6 − 4 = 2.',
    far: 'Numbers far apart are worth a lot. Use the 3 for the shape, and write 1 beside the three-pointed star: 6 − 1 = 5.',
    dashed: ({ other }: { other: string }) =>
      `${other}’s lock wanted 1 and got 3: failed for good. You have 6 and 1: write 1 beside the six-pointed star. Its other link is still dashed.`,
    three:
      'Now 4 and 1. This box has three stars. Use the 4 for the shape and write 1: the drop is discovered too, 4 − 1 = 3.',
    circle: ({ other }: { other: string }) =>
      `Two fives, and ${other} is stuck: it’s the last round. Leave the dice and fill the circle. The dashed link counts now: 4 − 1 = 3.`,
  },
  /** The lesson's summary, a short sentence each. */
  learned: [
    'One die names the shape, the other is the number you write beside a star of that shape.',
    'Both boxes filled: the star is discovered and worth the difference.',
    'Instead of writing you can fill a circle: its dashed links count from then on.',
    'A lock opens only with its own number, and a whole arm with it.',
    'When somebody is stuck, that’s the last round. The highest score wins.',
  ],
}
