/** What a bot is, and what it may ask of a game. Bots see what people see: a view, never a state with others' secrets. */
import type { Seat } from './contract.ts'
import type { Xoshiro128 } from './random.ts'

/** How long a bot may think; whatever runs out first ends it. Bots that only look things up take no notice. */
export interface Budget {
  readonly iterations?: number
  /** By the clock `now`, which the host brings along: pure code has none. */
  readonly ms?: number
  readonly now?: () => number
  /** Asked now and then. Once true, the bot answers at once with the best it has found. */
  readonly cancelled?: () => boolean
}

/** Methods, not function properties: a `Bot<DicyState, …>` must be usable where just any `Bot` is asked for. */
export interface Bot<State = unknown, Move = unknown> {
  /**
   * A legal move for `seat`, which is due on `view` (`game.view(state, seat)`); null only in an optional turn: rather not.
   * The same view, seat and state of the generator give the same answer, unless a clock or a cancellation ends the search.
   */
  choose(view: State, seat: Seat, random: Xoshiro128, budget?: Budget): Move | null
}

/** A bot under the name that people choose it by. */
export interface Level<State = unknown, Move = unknown> {
  readonly id: string
  readonly bot: Bot<State, Move>
}

/** What only a game knows, for the bots that know no game. */
export interface Knowledge<State = unknown> {
  /** The estimated chance of this seat to win, from 0 to 1. */
  value?(state: State, seat: Seat): number
  /**
   * A state that this view does not rule out: what others have chosen in secret, made up at random. Without it, a bot that
   * must choose while the game is `hidden` does not look ahead.
   */
  guess?(view: State, seat: Seat, random: Xoshiro128): State
}

/** A game's own bots, from the weakest to the strongest, and its knowledge. */
export interface GameBots<State = unknown, Move = unknown> {
  readonly levels: readonly Level<State, Move>[]
  readonly knowledge: Knowledge<State>
}
