/** Playing on quickly where a search has no tree yet. */
import type { Game, MoveTurn, Seat } from '../engine/contract.ts'
import type { Xoshiro128 } from '../engine/dice/random.ts'
import { isHidden, settle } from './lookahead.ts'
import type { Value } from './value.ts'

/** Plays `inputs` throws and moves from here, or to the end. */
export function playOut<State, Move>(
  game: Game<State, Move>,
  value: Value<State>,
  start: State,
  inputs: number,
  random: Xoshiro128,
): State {
  let state = start
  for (let n = 0; n < inputs; n++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') break
    if (turn.kind === 'throw') state = game.land(state, random.throw(turn.sides))
    else if (turn.optional === true) state = quickestMove(game, state, turn.seats, random)?.state ?? state
    else if (isHidden(game, state)) state = blindly(game, state, turn, random)
    else state = snatch(game, value, state, turn, random)
  }
  return state
}

/** Among secrets any move: the best answer would have to know them. */
function blindly<State, Move>(game: Game<State, Move>, state: State, turn: MoveTurn, random: Xoshiro128): State {
  const seat = random.pick(turn.seats)
  return settle(game, game.move(state, seat, random.pick(game.moves(state, seat))))
}

/** A random seat takes the move that gains most at once, ties at random. */
function snatch<State, Move>(
  game: Game<State, Move>,
  value: Value<State>,
  state: State,
  turn: MoveTurn,
  random: Xoshiro128,
): State {
  const seat = random.pick(turn.seats)
  let best = state
  let worth = -Infinity
  let equals = 0
  for (const move of game.moves(state, seat)) {
    const after = game.move(state, seat, move)
    const here = value(after, seat)
    if (here > worth) [best, worth, equals] = [after, here, 1]
    else if (here === worth && random.below(++equals) === 0) best = after
  }
  return settle(game, best)
}

/** An optional turn among these seats: draws the quickest seat, or the end of the time. Null: nothing can happen. */
export function quickestMove<State, Move>(
  game: Game<State, Move>,
  state: State,
  seats: readonly Seat[],
  random: Xoshiro128,
): { readonly state: State; readonly key: string } | null {
  const turn = game.turn(state)
  const timed = turn.kind === 'move' && turn.limitMs !== undefined && game.timeUp !== undefined
  const able = seats.filter((seat) => game.moves(state, seat).length > 0)
  if (able.length === 0 && !timed) return null
  const seat = able[random.below(able.length + (timed ? 1 : 0))]
  if (seat === undefined) return { state: settle(game, game.timeUp?.(state) ?? state), key: 'time' }
  const move = random.pick(game.moves(state, seat))
  return { state: settle(game, game.move(state, seat, move)), key: `${seat} ${game.write(move)}` }
}
