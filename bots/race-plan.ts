/** What a bot is asked and answers, in a race also when: the same on a server, in a page and in a terminal. */
import type { Bot, Budget, GameBots, Planned } from '../engine/bots/bot.ts'
import type { Game, Seat } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { type View, viewOf } from '../engine/table/view.ts'

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

/** Returns the question of this seat, without its seed. */
export function questionOf(game: Game, state: unknown, seat: Seat, level: string): Omit<Question, 'seed'> {
  return { game: game.id, version: game.version, level, seat, view: viewOf(game, state, seat) }
}

/** The rules and bots that a question is about. */
export interface BotSource {
  readonly game: Game
  readonly bots: Pick<GameBots, 'levels'>
}

function botOf({ game, bots }: BotSource, level: string): Bot {
  const bot = bots.levels.find((one) => one.id === level)?.bot
  if (bot === undefined) throw new Error(`${game.id} has no bot ${level}`)
  return bot
}

/** Returns the move as the game writes it; null: rather not, in a race. Throws if there is no such level. */
export function chosenMove(source: BotSource, { level, view, seat, seed }: Question, budget?: Budget): string | null {
  const move = botOf(source, level).choose(view, seat, new Xoshiro128(seed), budget)
  return move === null ? null : source.game.write(move)
}

/** Returns what a bot would do next in a race, and when; null: nothing more. Throws if there is no such level. */
export function plannedMove(source: BotSource, question: RaceQuestion, budget?: Budget): Planned<string> | null {
  const planned = planMove(botOf(source, question.level), question, budget)
  return planned === null ? null : { move: source.game.write(planned.move), at: planned.at }
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
