/** What any beginner sees is bad, left out before a bot thinks at all. */
import type { Seat } from '../../../engine/contract.ts'
import type { Move } from '../rules/moves.ts'
import { pageOf } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import { totalOf } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'

/** With this many points on offer by another number, a number that spoils a star is not sensible. */
const MUCH = 4

/** Returns the moves that make sense, in their order; all of them where none does. */
export function sensible(view: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (moves.length < 2) return moves
  const seen = moves.map((move) => effectOf(view, seat, move))
  const most = Math.max(...seen.map(({ gain }) => gain))
  const left = moves.filter((move, i) => {
    const { gain, breaks, found } = seen[i] as Effect
    if (move.kind === 'pass') return most < 2 // R9: a bonus that gives points
    return !breaks && !(move.kind === 'write' && found && gain <= 1 && most >= MUCH)
  })
  return left.length > 0 ? left : moves
}

/** Points that are plainly more: who discovers a star for that many less has not looked. */
const PLAINLY = 5

/** Returns the sensible moves without writes that discover a star where another number brings plainly more at once; all if none is left. */
export function attentive(view: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const writes = moves.filter(({ kind }) => kind === 'write').map((move) => ({ move, ...effectOf(view, seat, move) }))
  const most = Math.max(...writes.map(({ gain }) => gain))
  const spoils = new Set(writes.filter(({ gain, found }) => found && most - gain >= PLAINLY).map(({ move }) => move))
  const left = sensible(view, seat, moves).filter((move) => !spoils.has(move))
  return left.length > 0 ? left : moves
}

interface Effect {
  /** Points at once. */
  readonly gain: number
  /** R8: a lock fails. */
  readonly breaks: boolean
  /** R8: a star is discovered. */
  readonly found: boolean
}

function effectOf(view: State, seat: Seat, move: Move): Effect {
  const [before, after] = [pageOf(view, seat), pageOf(starMaps.move(view, seat, move), seat)]
  const chart = chartOf(view.table.sheet)
  return {
    gain: totalOf(chart, after) - totalOf(chart, before),
    breaks: (after.failed & ~before.failed) !== 0,
    found: (after.found & ~before.found) !== 0,
  }
}

/** Returns the points that a move brings at once. */
export function gainOf(view: State, seat: Seat, move: Move): number {
  return effectOf(view, seat, move).gain
}
