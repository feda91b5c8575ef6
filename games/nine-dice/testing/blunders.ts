/** What any beginner sees is bad in a round, as a table; and about what a disc costs. */
import type { Yardstick } from '../../../engine/testing/yardstick.ts'
import { nineDiceBots } from '../bots/index.ts'
import type { Move } from '../rules/moves.ts'
import { nineDice } from '../rules/rules.ts'
import { BLACK, isTaken, type State } from '../rules/state.ts'
import { COLOURS, diceOf, SIGNS, sumOf, worth } from '../rules/sums.ts'
import { beginner } from './beginner.ts'

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
