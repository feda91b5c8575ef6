import type { LessonTexts } from './catalog.ts'

export const en = {
  you: 'Quick',
  other: 'Snail',
  notes: {
    spin: ({ you, other }) =>
      `You’re ${you}, and ${other} is in no hurry. Once someone reaches 15, the highest score wins. Spin!`,
    pair: ({ red }) =>
      `The number is 5. Look for a pair that makes it: ${red} 2 and 3, 2 + 3 = 5. Grab the disc before anyone else does!`,
    gap: ({ other, green }) =>
      `${other} took a disc too; who is right shows at the end. Subtracting counts as well: ${green} 6 − 1 = 5. Grab it.`,
    stop: 'Nothing else makes 5, not even with the beige joker, 4. Say so: grab the black disc, STOP. It ends the round.',
    joker: ({ blue }) =>
      `Each of your discs gave 2 points. Now the number is 2, and the joker shows 6: ${blue} 6 − 2 − 2 = 2. With the joker that is 1 point.`,
    late: ({ other, orange, green }) =>
      `Too late for ${orange} 1 + 1: ${other} has it. That costs you nothing. There is also ${green} 5 − 3 = 2: grab it.`,
    spinAgain: ({ other }) =>
      `${other} saw that nothing was left, and took STOP: 2 points. The spinner is yours again.`,
    nothing: '12, and small dice everywhere: no colour can make it. Then STOP is right at once, and worth 3. Grab it!',
  },
  learned: [
    'Two dice of a colour make the number by plus or minus: 2 points.',
    'With the beige joker it is 1 point. A wrong disc costs 1.',
    'A disc goes to the first hand on it. Too late costs nothing.',
    'When nothing is left, STOP: 2 points, or 3. Too early costs 3.',
    'Once someone has 15, the highest score wins.',
  ],
} satisfies LessonTexts
