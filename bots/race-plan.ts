/** What a bot does next in a race, and when: the same on a server, in a page and in a terminal. */
import type { Bot, Budget, Planned } from '../engine/bots/bot.ts'
import type { Seat } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import type { View } from '../engine/table/view.ts'

/** A bot that has no notion of time acts this many ms after it was asked: no quicker than people. */
export const REACTION = 1500

/** What a bot is asked, in a page's worker and in a server's thread. */
export interface Question<State = unknown> {
  readonly game: string
  /** Of the rules. */
  readonly version: number
  readonly level: string
  readonly seat: Seat
  /** What the seat may know. */
  readonly view: View<State>
  readonly seed: number
}

/** In a race. Its seed is the same whenever the same seat is asked in the same race, so that a bot thinks on. */
export interface RaceQuestion<State = unknown> extends Question<State> {
  /** How many ms ago the race was shown. */
  readonly passed: number
}

/** Returns the next move and its time in ms since the race was shown; null: the bot would rather do nothing. */
export function planMove<State, Move>(
  bot: Bot<State, Move>,
  { view, seat, seed, passed }: Omit<RaceQuestion<State>, 'game' | 'version' | 'level'>,
  budget?: Budget,
): Planned<Move> | null {
  const random = new Xoshiro128(seed)
  if (bot.race !== undefined) return bot.race(view, seat, random, passed)
  const move = bot.choose(view, seat, random, budget)
  return move === null ? null : { move, at: passed + REACTION }
}
