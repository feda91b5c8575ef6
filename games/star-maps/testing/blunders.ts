/** What any beginner sees is bad on a sheet, as a table; and about what a choice costs. */
import { errorBetween } from '../../../engine/bots/estimate.ts'
import { viewOf } from '../../../engine/table/view.ts'
import type { Yardstick } from '../../../engine/testing/yardstick.ts'
import { starMapsBots } from '../bots/index.ts'
import type { Move } from '../rules/moves.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { beginner } from './beginner.ts'
import { breaks, foundBy, gainOf } from './points.ts'

/** Points that are plainly more. */
const PLAINLY = 5
/** Games played on for each move: an error of 3 to 4 points. */
const ITERATIONS = 150

export const yardstick: Yardstick<State, Move> = {
  absurd: {
    // R8: a lock that fails is lost for good.
    'breaks a lock without need': (state, seat, move) =>
      breaks(state, seat, move) && starMaps.moves(state, seat).some((other) => !breaks(state, seat, other)),
    // R9
    'refuses a bonus that gives points': (state, seat, move) =>
      move.kind === 'pass' && starMaps.moves(state, seat).some((other) => gainOf(state, seat, other) >= 2),
    // R8: a star that is discovered for little stays so, and the same dice were good for plainly more.
    'spoils a star': (state, seat, move) =>
      move.kind === 'write' &&
      foundBy(state, seat, move) !== 0 &&
      starMaps
        .moves(state, seat)
        .some((other) => other.kind === 'write' && gainOf(state, seat, other) - gainOf(state, seat, move) >= PLAINLY),
  },
  beginner,
  // Every move is played on, also one that looks bad. Of many estimates the best is too high, and a cost that is not clear of its error
  // may be none: one standard error is subtracted.
  cost(state, seat, move) {
    const judged =
      starMapsBots.judge?.(viewOf(starMaps, state, seat), seat, { iterations: ITERATIONS, thorough: true }) ?? []
    const mine = judged.find((one) => starMaps.write(one.move) === starMaps.write(move))
    if (mine === undefined) return null
    const best = judged.reduce((one, other) => (other.chance > one.chance ? other : one))
    return Math.max(0, best.chance - mine.chance - errorBetween(best, mine))
  },
}
