/** What a bot does next in a race, and when: the same on a server, in a page and in a terminal. */
import type { Bot, Budget, Planned } from '../engine/bots/bot.ts'
import type { Seat } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import type { View } from '../engine/table/view.ts'

/** A bot that has no notion of time acts this many ms after it was asked: no quicker than people. */
export const REACTION = 1500

/** A seat in a race. `seed`: the same whenever the same seat is asked in the same race. `passed`: ms since the race was shown. */
interface Racer<State> {
  readonly view: View<State>
  readonly seat: Seat
  readonly seed: number
  readonly passed: number
}

/** Returns the next move and its time in ms since the race was shown; null: the bot would rather do nothing. */
export function planMove<State, Move>(
  bot: Bot<State, Move>,
  { view, seat, seed, passed }: Racer<State>,
  budget?: Budget,
): Planned<Move> | null {
  const random = new Xoshiro128(seed)
  if (bot.race !== undefined) return bot.race(view, seat, random, passed)
  const move = bot.choose(view, seat, random, budget)
  return move === null ? null : { move, at: passed + REACTION }
}
