/** What a position is worth to a seat, from 0 to 1, where the game says nothing better. */
import type { Knowledge } from '../engine/bots/bot.ts'
import type { Game, Seat } from '../engine/contract.ts'

export type Value<State> = (state: State, seat: Seat) => number

/** Too little to outweigh any estimate; yet without it, a game that is as good as won or lost could go on for ever. */
const EAGERNESS = 1e-5

/** The result, where there is one; else the game's own estimate, and among equals more points; else how far the seat leads. */
export function valueFunction<State, Move>(game: Game<State, Move>, knowledge: Knowledge<State>): Value<State> {
  return (state, seat) => {
    const turn = game.turn(state)
    if (turn.kind === 'over') return shareOf(turn.places, seat)
    const lead = leadOf(game.scores(state), seat)
    const value = knowledge.value?.(state, seat)
    return value === undefined ? lead : value + EAGERNESS * lead
  }
}

/** A win is 1, shared among those who share it. */
export function shareOf(places: readonly number[], seat: Seat): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0
}

/** Own points against the best other's: a half where they are equal, and never quite 0 or 1. Alone, more is better. */
function leadOf(scores: readonly number[], seat: Seat): number {
  const mine = scores[seat] as number
  let best = scores.length === 1 ? 0 : -Infinity
  for (let other = 0; other < scores.length; other++) if (other !== seat) best = Math.max(best, scores[other] as number)
  return 0.5 + (mine - best) / (2 * (Math.abs(mine) + Math.abs(best) + 1))
}
