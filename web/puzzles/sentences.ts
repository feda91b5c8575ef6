/** What the verdict on a puzzle says: how much better the best choice is, and why. */
import type { Choice } from '../../bots/puzzles/puzzle.ts'
import { AS_GOOD } from '../../bots/review/chances.ts'
import type { PuzzleTexts } from './text/catalog.ts'

interface Given {
  /** The best first. */
  readonly choices: readonly Choice[]
  /** As the game writes it. */
  readonly chosen: string | null
  readonly right: boolean
  /** What the game counts in favour of the best choice; null: nothing. */
  readonly counted: string | null
  readonly label: (move: string) => string
}

export interface Sentences {
  /** Empty: every choice is as good. */
  readonly sentence: string
  /** Null: the sentence itself says all there is. */
  readonly reason: string | null
}

/** Of a hundred. */
const games = (one: Choice, other: Choice): number => Math.max(1, Math.round(100 * (one.chance - other.chance)))

/** Returns the sentences after an answer; where the game counts nothing, the lead over the next best choice is the reason. */
export function sentencesOf(
  say: Pick<PuzzleTexts, 'more' | 'ahead'>,
  { choices, chosen, right, counted, label }: Given,
): Sentences {
  const best = choices[0]
  if (best === undefined) return { sentence: '', reason: counted }
  // Rounded in packs: a thousandth more or less.
  const next = choices.find(({ chance }) => best.chance - chance >= AS_GOOD - 0.0005)
  const lead = next === undefined ? null : say.ahead({ count: games(best, next) })
  if (right) return { sentence: lead ?? '', reason: counted }
  const mine = choices.find(({ move }) => move === chosen)
  const sentence = say.more({ best: label(best.move), count: games(best, mine ?? { move: '', chance: 0 }) })
  return { sentence, reason: counted ?? (mine === next ? null : lead) }
}
