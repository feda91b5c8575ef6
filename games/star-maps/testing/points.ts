/** The immediate effects of a move on a sheet, for tests: points at once, and locks that fail. */
import type { Seat } from '../../../engine/contract.ts'
import type { Move } from '../rules/moves.ts'
import { type Page, pageOf } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import { totalOf } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'

/** Returns what the sheet is worth after the move, less what it was worth before. */
export function gainOf(state: State, seat: Seat, move: Move): number {
  const chart = chartOf(state.table.sheet)
  const worth = (at: State): number => totalOf(chart, pageOf(at, seat))
  return worth(starMaps.move(state, seat, move)) - worth(state)
}

/** R8. Returns true if a lock fails by the move. */
export function breaks(state: State, seat: Seat, move: Move): boolean {
  const failed = (at: State): number => pageOf(at, seat).failed
  return (failed(starMaps.move(state, seat, move)) & ~failed(state)) !== 0
}

/** R8. Returns the stars that the move discovers, as a mask. */
export function foundBy(state: State, seat: Seat, move: Move): number {
  const found = (at: State): number => pageOf(at, seat).found
  return found(starMaps.move(state, seat, move)) & ~found(state)
}

/** Returns how many stars beside this box have their other box empty. */
export function waitingAt({ table }: State, { boxes }: Page, box: number): number {
  const { stars, left, right } = chartOf(table.sheet)
  const waits = (star: number): boolean =>
    (left[star] === box && boxes[right[star] as number] === 0) ||
    (right[star] === box && boxes[left[star] as number] === 0)
  return Array.from({ length: stars }, (_, star) => star).filter(waits).length
}
