/**
 * A sensible beginner, scripted: a star is worth three on average, so it takes more than that at once and waits otherwise; writes ones and
 * sixes where a star waits for its second number, breaks no lock, and keeps a circle for when nothing better is there.
 */
import type { Bot } from '../../../engine/bots/bot.ts'
import type { Seat } from '../../../engine/contract.ts'
import type { Move } from '../rules/moves.ts'
import { pageOf } from '../rules/page.ts'
import { starMaps } from '../rules/rules.ts'
import { bitCount } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'
import { breaks, foundBy, gainOf, waitingAt } from './points.ts'

export const beginner: Bot<State, Move> = {
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
