/** The default value of a position for a seat, from 0 to 1. */
import type { Knowledge } from '../engine/bots/bot.ts'
import { shareOf } from '../engine/bots/estimate.ts'
import type { Game, Seat } from '../engine/contract.ts'

export type Value<State> = (state: State, seat: Seat) => number

/** A small preference for an early end, too small to outweigh any estimate; without it a decided game could go on for ever. */
const EAGERNESS = 1e-5

/**
 * Returns the value function: the result at the end; otherwise the game's own estimate, with points as a tie-break; otherwise by the lead.
 */
export function valueFunction<State, Move>(game: Game<State, Move>, knowledge: Knowledge<State>): Value<State> {
  return (state, seat) => {
    const turn = game.turn(state)
    if (turn.kind === 'over') return shareOf(turn.places, seat)
    const lead = leadOf(game.scores(state), seat)
    const value = knowledge.value?.(state, seat)
    return value === undefined ? lead : value + EAGERNESS * lead
  }
}

/** Own points against the best other's: one half if equal, and never quite 0 or 1. Alone, more is better. */
function leadOf(scores: readonly number[], seat: Seat): number {
  const mine = scores[seat] as number
  let best = scores.length === 1 ? 0 : -Infinity
  for (let other = 0; other < scores.length; other++) if (other !== seat) best = Math.max(best, scores[other] as number)
  return 0.5 + (mine - best) / (2 * (Math.abs(mine) + Math.abs(best) + 1))
}
