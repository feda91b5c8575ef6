/**
 * A sensible beginner, scripted: takes points at once, waits with a star rather than discover it for little, writes ones and sixes where
 * a star waits for its second number, breaks no lock, and fills a circle only for many points or when no number fits.
 */
import type { Bot } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { Move } from '../rules/moves.ts'
import { starMaps } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { breaks, discovers, gainOf } from './points.ts'

export const beginner: Bot<State, Move> = {
  choose(view, seat) {
    const moves = starMaps.moves(view, seat)
    const likings = moves.map((move) => liking(view, seat, move))
    return moves[likings.indexOf(Math.max(...likings))] as Move
  },
}

function liking(view: State, seat: Seat, move: Move): number {
  const gain = gainOf(view, seat, move) - (breaks(view, seat, move) ? LOCK : 0)
  switch (move.kind) {
    case 'connect':
      return gain - CIRCLE
    case 'write':
      return gain + (discovers(view, seat, move) ? -PATIENCE : (EDGE[move.value] as number))
    case 'bonus':
      return gain + 1
    default:
      return gain
  }
}

/** In points: what a lock, a circle in reserve and a star that is not discovered yet are worth to it. */
const LOCK = 6
const CIRCLE = 4
const PATIENCE = 2.5
/** By value: what it hopes for beside an empty box. */
const EDGE = [0, 1, 0.5, 0, 0, 0.5, 1] as const
