/** What bots share when they look ahead. */
import type { Bot, Budget, Knowledge } from '../engine/bots/bot.ts'
import type { Game, MoveTurn, Seat, ThrowTurn } from '../engine/contract.ts'
import type { Xoshiro128 } from '../engine/dice/random.ts'
import { forced } from '../engine/play.ts'
import type { View } from '../engine/table/view.ts'

/**
 * Where looking ahead begins: the view itself, or while choices are secret a guess at what it hides. Null: the game is hiding
 * something and offers no guess, so nothing that follows from this view can be believed.
 */
export function beginning<State, Move>(
  game: Game<State, Move>,
  knowledge: Knowledge<State>,
  view: State,
  seat: Seat,
  random: Xoshiro128,
): State | null {
  if (!isHidden(game, view)) return view
  return knowledge.guess?.(view, seat, random) ?? null
}

export function isHidden<State, Move>(game: Game<State, Move>, state: State): boolean {
  return game.hidden?.(state) ?? false
}

/** Lets the others choose at random while choices are secret, until all is shown or it is this seat's turn again. */
export function reveal<State, Move>(game: Game<State, Move>, state: State, seat: Seat, random: Xoshiro128): State {
  let shown = state
  while (isHidden(game, shown)) {
    const turn = game.turn(shown)
    if (turn.kind !== 'move' || turn.seats.includes(seat)) break
    const other = turn.seats[0] as Seat
    shown = game.move(shown, other, random.pick(game.moves(shown, other)))
  }
  return shown
}

const MOST_FORCED = 1000

/** Plays forced moves, as hosts do. */
export function settle<State, Move>(game: Game<State, Move>, state: State): State {
  let settled = state
  for (let n = 0; n < MOST_FORCED && !isHidden(game, settled); n++) {
    const must = forced(game, settled)
    if (must === null) break
    settled = game.move(settled, must.seat, must.move)
  }
  return settled
}

/** A decision to be thought about. */
interface Decision<State, Move> {
  readonly view: View<State>
  readonly seat: Seat
  readonly random: Xoshiro128
  readonly budget: Budget
  readonly moves: readonly Move[]
  /** The seat can also do nothing. */
  readonly optional: boolean
}

/** A bot that thinks only where it has a choice. */
export function thinkingBot<State, Move>(
  game: Game<State, Move>,
  think: (decision: Decision<State, Move>) => Move | null,
): Bot<State, Move> {
  return {
    choose(view, seat, random, budget = {}) {
      const optional = dueTurn(game, view, seat).optional === true
      const moves = game.moves(view, seat)
      if (moves.length === 0) return null
      if (moves.length === 1 && !optional) return moves[0] as Move
      return think({ view, seat, random, budget, moves, optional })
    },
  }
}

/** The turn of a seat that is due. */
function dueTurn<State, Move>(game: Game<State, Move>, view: State, seat: Seat): MoveTurn {
  const turn = game.turn(view)
  if (turn.kind !== 'move' || !turn.seats.includes(seat)) throw new Error(`seat ${seat} is asked and is not due`)
  return turn
}

/** Equal for throws that differ only in the order of dice that are alike. */
export function throwKey({ alike = [] }: ThrowTurn, faces: readonly number[]): string {
  if (alike.length === 0) return faces.join()
  const key = [...faces]
  for (const group of alike) {
    const sorted = group.map((die) => faces[die] as number).sort((a, b) => a - b)
    group.forEach((die, i) => {
      key[die] = sorted[i] as number
    })
  }
  return key.join()
}
