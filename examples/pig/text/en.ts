import type { GameGrammar } from '../../../engine/text/you/you.ts'

/** English is the schema: the compiler checks the other languages against it. */
export type PigSays = typeof en

interface Told {
  readonly who: string
  readonly die: number
  /** Points of this turn. */
  readonly pot: number
  /** Points that are safe. */
  readonly score: number
}

export const en = {
  // Home page, on the game’s card, and wherever the game is named.
  name: 'Pig',
  tagline: 'One die, one question: roll again, or keep what you have?',
  /** Setting up a game: an option, its explanation, its values. */
  target: {
    label: 'Target',
    help: 'The points that win the game. To 50 is a quick game.',
    points: (n: number) => `${n} points`,
  },
  /** Headings of the rule book. */
  headings: { goal: 'The goal', turn: 'Your turn' },
  /** The rule book: one rule each. */
  rules: {
    R1: 'The first to reach the target wins. Usually that is 100 points.',
    R2: 'Roll the die as often as you like. A 2 to 6 adds its points to your turn. A 1 loses all the points of your turn, and it’s the next player’s go.',
    R3: 'Hold, and the points of your turn are yours for good. Then it’s the next player’s go.',
    R4: 'You don’t need to hold to win: once your points and those of your turn reach the target, the game is over.',
  },
  // Table: buttons, the question above them, and the points of this turn in the middle.
  roll: 'Roll again',
  hold: 'Hold',
  question: ({ pot }: { pot: number }) => `Roll again, or hold ${pot}?`,
  pot: ({ pot }: { pot: number }) => `This turn: ${pot}`,
  // Table, lines of what happened, also read aloud. “pot”: points of this turn; “score”: points that are safe.
  thrown: ({ who, die, pot }: Told) => `${who} rolls ${die}: ${pot} this turn`,
  lost: ({ who, pot }: Told) => (pot === 0 ? `${who} rolls a 1` : `${who} rolls a 1 and loses ${pot}`),
  held: ({ who, pot, score }: Told) => `${who} holds ${pot} and now has ${score}`,
  again: ({ who }: Told) => `${who} rolls again`,
  won: ({ who, die, score }: Told) => `${who} rolls ${die} and wins with ${score}`,
  /** Not translated: what these lines’ verbs and phrases become where they are said to “you”. See `Grammar` in engine/text/you/you.ts. */
  you: { verbs: 'holds hold' } as GameGrammar,
}
