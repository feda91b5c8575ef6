/**
 * A bot, and what a game tells it. Bots that choose a move get a `View`, as a person in their seat would: never a state with others'
 * secrets.
 */
import type { Seat } from '../contract.ts'
import type { Xoshiro128 } from '../dice/random.ts'
import type { View } from '../table/view.ts'

/** How long a bot may think; the first limit that is reached ends the search. Bots that only look up a table ignore it. */
export interface Budget {
  readonly iterations?: number
  /** For `judge`: gives playouts to every move, also to those that look bad, where each figure must be reliable. */
  readonly thorough?: true
  /** In milliseconds of the clock `now`, which the host passes in: pure code has no clock. */
  readonly ms?: number
  readonly now?: () => number
  /** Polled during the search. Once true, the bot returns the best move found so far. */
  readonly cancelled?: () => boolean
}

/** Methods, not function properties, so that a `Bot<DicyState, …>` can be used as a `Bot`. */
export interface Bot<State = unknown, Move = unknown> {
  /**
   * Returns a legal move for `seat`, which is due on `view`; null only in an optional turn, to do nothing. Deterministic for the same view,
   * seat and state of the generator, unless a clock or a cancellation ends the search.
   */
  choose(view: View<State>, seat: Seat, random: Xoshiro128, budget?: Budget): Move | null
  /**
   * In an optional turn (a race): returns the next move of `seat` and its time, as a person who sees this view would act; null means no
   * more moves. The host asks when the turn is shown and again after each change of the position, and plays the answer at its time unless
   * something happens before. `passed`: ms since the turn was shown; no answer is earlier. The host must pass the generator in the same
   * state for the same seat and turn, so that the bot continues its line of thought.
   */
  race?(view: View<State>, seat: Seat, random: Xoshiro128, passed: number): Planned<Move> | null
}

/** A move in a race, and when it is to be made: whole ms since the turn was shown. */
export interface Planned<Move = unknown> {
  readonly move: Move
  readonly at: number
}

/** A bot, and the id under which people choose it. */
export interface Level<State = unknown, Move = unknown> {
  readonly id: string
  readonly bot: Bot<State, Move>
}

/** A game's knowledge for the generic bots (`bots/`). */
export interface Knowledge<State = unknown> {
  /** Returns the estimated chance of this seat to win, from 0 to 1. */
  value?(state: State, seat: Seat): number
  /**
   * Returns a state that is consistent with this view, with the others' secret choices drawn at random (determinization). Without it, a bot
   * that must choose while the game is `hidden` does not look ahead.
   */
  guess?(view: State, seat: Seat, random: Xoshiro128): State
}

/** A move, and the chance to win after it. */
export interface Judged<Move = unknown> {
  readonly move: Move
  /** The chance to win after this move, from 0 to 1; a shared win counts as a fraction, as in `Knowledge.value`. */
  readonly chance: number
  /**
   * True: solved, if all players play perfectly. All digits are correct, so values that differ by more than 1e-9 are different. False: an
   * estimate from playouts.
   */
  readonly exact: boolean
  /** The standard error of an estimate. */
  readonly margin?: number
  /**
   * The standard error of an estimate relative to the other moves, if that is smaller than `margin`. `errorBetween` of `estimate.ts`
   * combines two of them into the error of a difference. It already allows for the best of many estimates being too high.
   */
  readonly apart?: number
}

/** Every seat's chance to win from a position. */
export interface Prospects {
  /** By seat, from 0 to 1; a shared win counts as a fraction. */
  readonly chances: readonly number[]
  /** True: solved, if all players play perfectly. False: an estimate from playouts. */
  readonly exact: boolean
  /** The standard error of each of `chances`, of an estimate. */
  readonly margin?: number
}

/** A game's own bots, from the weakest to the strongest, and its knowledge. */
export interface GameBots<State = unknown, Move = unknown> {
  readonly levels: readonly Level<State, Move>[]
  readonly knowledge: Knowledge<State>
  /**
   * Returns the moves that any beginner would consider, in their order and at least one: no refused points, no harm to oneself. Levels
   * choose among these; only a level that plays by an exact solution may choose others.
   */
  sensible?(view: State, seat: Seat, moves: readonly Move[]): readonly Move[]
  /**
   * Returns every move that `seat`, which is due, can make on this view, with the chance to win after it, in the order of `game.moves`.
   * Either all are exact or none is. Estimates improve with the budget: an iteration plays every promising move to the end once, all with
   * the same luck, so that differences are more exact than the chances. The same view and number of iterations give the same answer. Null:
   * the game cannot tell here. Slow: call it in a worker.
   */
  judge?(view: View<State>, seat: Seat, budget?: Budget): readonly Judged<Move>[] | null
  /**
   * Returns every seat's chance to win from any position: before a throw, before a choice, at the end. It takes the true state with all
   * secrets, so it is for reviews, never for playing. As exact as `judge`, from at least as many playouts as the budget has iterations.
   * Null, or no such function: playouts of the strongest level are used (`bots/prospects.ts`).
   */
  prospects?(state: State, budget?: Budget): Prospects | null
  /** How many playouts from each position an estimate takes where nothing is solved; default: 100 (`bots/review/chances.ts`). */
  readonly estimateGames?: number
  /** Every kind that `decisionKind` returns, in the order in which people meet them; default: one kind, `choice`. */
  readonly decisionKinds?: readonly string[]
  /**
   * Returns the kind of decision that `move`, which is legal for `seat` on `state`, is: "freeze", "stop". Insights pass the move that was
   * played, puzzles the best one. `decisionKinds` of the game's text has the names.
   */
  decisionKind?(state: State, seat: Seat, move: Move): string
  /**
   * In a race, when another seat has made `move` on `state`: returns the kind of decision for which `seat` was too late; null: it was not.
   */
  lateKind?(state: State, seat: Seat, move: Move): string | null
  /**
   * The budget of `judge`, in iterations, when whole histories are analysed (`bots/insights/`). 0: no playouts, so every seat's choices can
   * be analysed. Absent: analysing choices is too expensive.
   */
  readonly quickGames?: number
  /**
   * How many medals the points of a solo game are good for (`Game.solo`); absent: the rules' places tell. It is here because medals can come
   * from bots' games, which rules must not depend on.
   */
  medal?(state: State): number
  /**
   * Loads a complete solution (memory of a `SolvePlan`, `solver.ts`): from now on `judge`, `prospects` and the strongest level in this
   * thread use it at tables of its kind. The memory is not copied and must not change. Returns false if it is not a solution of this game.
   */
  learn?(solution: ArrayBufferLike): boolean
}
