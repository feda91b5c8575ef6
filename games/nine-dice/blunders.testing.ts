/** What any beginner sees is bad in a round, as a table; and about what a disc costs. */
import type { Yardstick } from '../../engine/yardstick.testing.ts'
import { beginner } from './beginner.testing.ts'
import { nineDiceBots } from './bot.ts'
import type { Move } from './moves.ts'
import { nineDice } from './rules.ts'
import { BLACK, isTaken, type State } from './state.ts'
import { COLOURS, diceOf, SIGNS, sumOf, worth } from './sums.ts'

/** Enough for a difference of several points. */
const ITERATIONS = 10

export const yardstick: Yardstick<State, Move> = {
  absurd: {
    // R4: people are off by one, not by more.
    'takes a colour that is far off': (state, _seat, { disc }) =>
      disc !== BLACK && SIGNS.every((signs) => Math.abs(sumOf(diceOf(state.dice, disc), signs) - state.number) > 1),
    // R5: two dice that make the number lie there for all to see.
    'stops over a plain pair': (state, _seat, { disc }) =>
      disc === BLACK &&
      COLOURS.some((_, colour) => !isTaken(state, colour) && worth(state.number, diceOf(state.dice, colour)) === 2),
  },
  beginner,
  /** Against leaving the disc alone. */
  cost(state, seat, move) {
    const chance = (at: State): number => nineDiceBots.prospects?.(at, { iterations: ITERATIONS })?.chances[seat] ?? 0
    return Math.max(0, chance(state) - chance(nineDice.move(state, seat, move)))
  },
}
