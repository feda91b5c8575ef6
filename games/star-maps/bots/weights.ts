/** What the bots believe: the figures behind every judgement, found by letting them play thousands of games (BOTS.md). */
import type { Chart } from '../rules/chart.ts'

export interface Weights {
  /** What a star with one number is worth, beside a 1 or 6, a 2 or 5, a 3 or 4. */
  readonly half: readonly [number, number, number]
  /** The chance that such a star becomes bright (C1). */
  readonly shine: readonly [number, number, number]
  /** How near to the best of six numbers a box will be filled: 0 is their mean, 1 the best. */
  readonly patience: number
  /** How many boxes stay empty at the end without a circle in reserve, and the factor by which each circle lowers it. */
  readonly unfilled: number
  readonly spare: number
  /** How much less often a box of few shapes is filled. */
  readonly narrow: number
  /** What an average box brings. */
  readonly box: number
  /** What a circle that is not filled yet, and a closed arm, leave of a star's worth. */
  readonly dashed: number
  /** The part of a star that is not discovered yet which filling its circle early is worth. */
  readonly early: number
  readonly closed: number
  /** The chance to hit a lock from one number, where one or two others would do. */
  readonly aim: readonly [number, number]
  /** What a star of an arm adds to its lock. */
  readonly arm: number
  /** What it costs to leave a shape without a box. */
  readonly cover: number
  /** What using a bonus brings, and the part of it that the last star but one has. */
  readonly bonus: number
  readonly nearly: number
  /** What the chapter's special scoring brings, by its own measure: see `specialWorth`. */
  readonly special: readonly [number, number, number]
}

const MIND: Weights = {
  half: [3, 2.6, 2.1],
  shine: [0.6, 0.4, 0.2],
  patience: 0.6,
  unfilled: 2.6,
  spare: 0.55,
  narrow: 0.53,
  box: 4.1,
  dashed: 0.96,
  early: 0.5,
  closed: 0.42,
  aim: [0.3, 0.54],
  arm: 7.3,
  cover: 0.93,
  bonus: 2.2,
  nearly: 0.36,
  special: [1, 1, 1],
}

/** By chapter, 1 first: what its special scoring is worth. */
const MINDS: readonly Weights[] = [
  { ...MIND, special: [0.89, 0.37, 0.7] },
  { ...MIND, special: [0.43, 1.8, 0.3] },
  MIND,
  { ...MIND, special: [1, 1, 1] },
  { ...MIND, special: [1, 0.5, 0] },
]

export function weightsOf(chart: Chart): Weights {
  return MINDS[chart.sheet.chapter - 1] as Weights
}
