/** A bot, and what it may ask of a game. Bots see what people see: a view, never a state with others' secrets. */
import type { Seat } from '../contract.ts'
import type { Xoshiro128 } from '../dice/random.ts'
import type { View } from '../table/view.ts'

/** How long a bot may think; the first limit that is reached ends it. Bots that only look up ignore it. */
export interface Budget {
  readonly iterations?: number
  /** Judge: every move is played on, also those that look bad: for figures that must leave no doubt about any of them. */
  readonly thorough?: true
  /** By the clock `now`, which the host brings along: pure code has none. */
  readonly ms?: number
  readonly now?: () => number
  /** Asked now and then. Once true, the bot answers at once with the best it has found. */
  readonly cancelled?: () => boolean
}

/** Methods, not function properties: a `Bot<DicyState, …>` must be usable where just any `Bot` is asked for. */
export interface Bot<State = unknown, Move = unknown> {
  /**
   * A legal move for `seat`, which is due on `view`; null only in an optional turn: rather not.
   * The same view, seat and state of the generator give the same answer, unless a clock or a cancellation ends the search.
   */
  choose(view: View<State>, seat: Seat, random: Xoshiro128, budget?: Budget): Move | null
  /**
   * In an optional turn, a race: what `seat` would do next and when, as a person would who sees this view; null: nothing more. The
   * host asks when the turn is shown and again whenever the position has changed, and plays the answer at its time if nothing
   * came before it. `passed` says how many ms ago the turn was shown, and no answer is earlier. The generator must be in the same
   * state whenever the same seat is asked in the same turn: then a bot thinks on, and does not begin anew.
   */
  race?(view: View<State>, seat: Seat, random: Xoshiro128, passed: number): Planned<Move> | null
}

/** A move in a race, and when it is to be made: whole ms since the turn was shown. */
export interface Planned<Move = unknown> {
  readonly move: Move
  readonly at: number
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

/** What a move does to the chance of the seat that makes it. */
export interface Judged<Move = unknown> {
  readonly move: Move
  /** The chance to win after this move, from 0 to 1; a win that is shared counts in part, as in `Knowledge.value`. */
  readonly chance: number
  /**
   * True: solved. All play on as well as can be, and the figure may be shown as it is; a game tells as many digits as are sure, so
   * values that differ by more than 1e-9 are different. False: an estimate from playouts.
   */
  readonly exact: boolean
  /** Of an estimate: its standard error. */
  readonly margin?: number
  /**
   * Of an estimate: the standard error of what sets it apart from the other moves, where that is known better than the chance itself.
   * How far one move is behind another is off by both together (`errorBetween` of `estimate.ts`). Whoever tells it has allowed for that
   * the highest of many estimates is too high.
   */
  readonly apart?: number
}

/** Everybody's chance to win from a position on. */
export interface Prospects {
  /** By seat, from 0 to 1; a win that is shared counts in part. */
  readonly chances: readonly number[]
  /** True: solved, if all play on as well as can be. False: an estimate from games played on in the mind. */
  readonly exact: boolean
  /** Of an estimate: the standard error of each of `chances`. */
  readonly margin?: number
}

/** A game's own bots, from the weakest to the strongest, and its knowledge. */
export interface GameBots<State = unknown, Move = unknown> {
  readonly levels: readonly Level<State, Move>[]
  readonly knowledge: Knowledge<State>
  /**
   * Returns those of `moves` that any beginner would consider, in their order and never none: no points refused, no harm to oneself.
   * Levels choose among these; only a level that plays by an exact solution may know better.
   */
  sensible?(view: State, seat: Seat, moves: readonly Move[]): readonly Move[]
  /**
   * Every move that `seat`, which is due, can make on this view, with the chance to win after it, in the order of `game.moves`: for
   * boards that show chances and for a coach. Either all are exact or none is. Estimates grow better with the budget (an
   * iteration plays every move to the end once, or every one that may be best, all with the same luck, so that their differences
   * are better known than they are), and the same view and number of iterations give the same answer. Null: the game cannot tell
   * here. It may take long: to be asked in a worker.
   */
  judge?(view: View<State>, seat: Seat, budget?: Budget): readonly Judged<Move>[] | null
  /**
   * Returns every seat's chance to win, from any position: before a throw, before a choice, at the end. Of the true position with all
   * its secrets: for looking back on a game, never for playing it. As exact as `judge` is, and from at least as many games played on as
   * the budget has iterations. Null, or no such function: the strongest level plays on (`bots/prospects.ts`).
   */
  prospects?(state: State, budget?: Budget): Prospects | null
  /** How many games, played on from every position, an estimate is made from where nothing is solved; absent: 100 (`bots/review/chances.ts`). */
  readonly estimateGames?: number
  /** Every kind that `decisionKind` returns, in the order in which people meet them; absent: one kind, `choice`. */
  readonly decisionKinds?: readonly string[]
  /**
   * The kind of decision that `move`, which is legal for `seat` on `state`, is: "freeze", "stop". Insights ask with the move that was
   * played, puzzles with the best one. The names of the kinds are `decisionKinds` of the game's entry.
   */
  decisionKind?(state: State, seat: Seat, move: Move): string
  /** In a race: the kind of what `seat` came too late for, because another seat made `move` on `state`; null: for nothing. */
  lateKind?(state: State, seat: Seat, move: Move): string | null
  /**
   * The budget of `judge`, in iterations, when whole histories are analysed (`bots/insights/`). 0: nothing is played on, so that every
   * seat's choices can be priced. Absent: choices are too expensive to price there.
   */
  readonly quickGames?: number
  /**
   * Hands in the memory of a solution (`SolvePlan` of `solver.ts`) that is whole and solved: from now on, in this thread, `judge`,
   * `prospects` and the strongest level know it at tables of its kind. It is not copied, and must not be changed any more. False: not
   * one of this game's.
   */
  learn?(solution: ArrayBufferLike): boolean
}
