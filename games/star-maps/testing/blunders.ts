/** What any beginner sees is bad on a sheet, as a table; and about what a choice costs. */
import type { Bot } from '../../../engine/bots/bot.ts'
import { errorBetween } from '../../../engine/bots/estimate.ts'
import type { Seat } from '../../../engine/contract.ts'
import { viewOf } from '../../../engine/table/view.ts'
import type { Yardstick } from '../../../engine/testing/yardstick.ts'
import { starMapsBots } from '../bots/index.ts'
import type { Move } from '../rules/moves.ts'
import { type Page, pageOf } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import { bitCount, totalOf } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'

/** Points that are plainly more. */
const PLAINLY = 5
/** Games played on for each move: an error of 3 to 4 points. */
const ITERATIONS = 150

/**
 * A sensible beginner, scripted: a star is worth three on average, so it takes more than that at once and waits otherwise; writes ones and
 * sixes where a star waits for its second number, breaks no lock, and keeps a circle for when nothing better is there.
 */
const beginner: Bot<State, Move> = {
  choose(view, seat) {
    const moves = starMaps.moves(view, seat)
    const likings = moves.map((move) => liking(view, seat, move))
    return moves[likings.indexOf(Math.max(...likings))] as Move
  },
}

function liking(view: State, seat: Seat, move: Move): number {
  const gain = gainOf(view, seat, move) - AVERAGE * bitCount(foundBy(view, seat, move))
  const plain = breaks(view, seat, move) ? gain - LOCK : gain
  switch (move.kind) {
    case 'connect':
      return plain - CIRCLE
    case 'write':
      return plain + (EDGE[move.value] as number) * waitingAt(view, pageOf(view, seat), move.box)
    case 'bonus':
      return plain + 1
    default:
      return plain
  }
}

/** In points: what a star, a lock and a circle in reserve are worth to it. */
const AVERAGE = 3
const LOCK = 6
const CIRCLE = 1
/** By value: what it hopes for beside an empty box. */
const EDGE = [0, 0.8, 0.4, 0, 0, 0.4, 0.8] as const

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

/** Returns what the sheet is worth after the move, less what it was worth before. */
function gainOf(state: State, seat: Seat, move: Move): number {
  const chart = chartOf(state.table.sheet)
  const worth = (at: State): number => totalOf(chart, pageOf(at, seat))
  return worth(starMaps.move(state, seat, move)) - worth(state)
}

/** R8. Returns true if a lock fails by the move. */
function breaks(state: State, seat: Seat, move: Move): boolean {
  const failed = (at: State): number => pageOf(at, seat).failed
  return (failed(starMaps.move(state, seat, move)) & ~failed(state)) !== 0
}

/** R8. Returns the stars that the move discovers, as a mask. */
function foundBy(state: State, seat: Seat, move: Move): number {
  const found = (at: State): number => pageOf(at, seat).found
  return found(starMaps.move(state, seat, move)) & ~found(state)
}

/** Returns how many stars beside this box have their other box empty. */
function waitingAt({ table }: State, { boxes }: Page, box: number): number {
  const { stars, left, right } = chartOf(table.sheet)
  const waits = (star: number): boolean =>
    (left[star] === box && boxes[right[star] as number] === 0) ||
    (right[star] === box && boxes[left[star] as number] === 0)
  return Array.from({ length: stars }, (_, star) => star).filter(waits).length
}
