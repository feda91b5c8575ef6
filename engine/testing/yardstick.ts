/** The yardsticks for bots. A game's own is in its `testing/blunders.ts`, written from the rules, never from its bots. */
import type { Bot } from '../bots/bot.ts'
import type { Seat } from '../contract.ts'

/** Returns true if any beginner at the table would see that this move is bad. */
type Absurdity<State, Move> = (state: State, seat: Seat, move: Move) => boolean

export interface Yardstick<State = unknown, Move = unknown> {
  /** By name, as reports show them. */
  readonly absurd: { readonly [name: string]: Absurdity<State, Move> }
  /** A scripted player with a beginner's sense. */
  readonly beginner: Bot<State, Move>
  /** How much less chance to win this move leaves than the best one, from 0 to 1; null where there is no estimate. */
  cost?(state: State, seat: Seat, move: Move): number | null
}
