/** One game between bots from beginning to end, every input through `play`, as every host plays it. */
import type { Bot, Budget } from '../../engine/bots/bot.ts'
import type { Game, MoveTurn, Seat } from '../../engine/contract.ts'
import type { Xoshiro128 } from '../../engine/dice/random.ts'
import { type Entry, LIMITS } from '../../engine/log.ts'
import { advance, forcedSteps, type Step } from '../../engine/play.ts'
import { viewOf } from '../../engine/table/view.ts'
import { beginRace, type Race, type Ran, runRace } from '../race.ts'

export interface Contestant<State = unknown, Move = unknown> {
  readonly bot: Bot<State, Move>
  readonly budget?: Budget
}

export interface Match<State = unknown, Move = unknown, Options = unknown> {
  readonly game: Game<State, Move, Options>
  readonly options: Options
  /** By seat. */
  readonly seats: readonly Contestant<State, Move>[]
}

/** Chance of one game. Bots have their own, so that the dice do not depend on how much they think. */
export interface Chance {
  readonly dice: Pick<Xoshiro128, 'throw'>
  readonly bots: Xoshiro128
}

export interface Ending<State = unknown> {
  readonly state: State
  readonly places: readonly number[]
  readonly scores: readonly number[]
  readonly inputs: number
}

/** Plays a game; every input is shown to `each`. */
export function playMatch<State, Move, Options>(
  match: Match<State, Move, Options>,
  chance: Chance,
  each?: (entry: Entry<Move>) => void,
): Ending<State> {
  return playOn(match, match.game.setup(match.seats.length, match.options), chance, each)
}

/** Plays a game on from any position. A race that is under way begins anew for all. */
export function playOn<State, Move, Options>(
  match: Pick<Match<State, Move, Options>, 'game' | 'seats'>,
  from: State,
  chance: Chance,
  each?: (entry: Entry<Move>) => void,
): Ending<State> {
  const { game, seats } = match
  const bots = seats.map(({ bot }) => bot)
  const timed = bots.some((bot) => bot.race !== undefined)
  let race: Race | null = null
  let [state, inputs] = [from, 0]
  const take = (steps: readonly Step<State, Move>[]): void => {
    for (const { entry, after } of steps) {
      state = after
      inputs++
      each?.(entry)
    }
  }
  take(forcedSteps(game, state))
  while (inputs < LIMITS.lines) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return { state, places: turn.places, scores: game.scores(state), inputs }
    let entry: Entry<Move>
    if (timed && turn.kind === 'move' && turn.optional === true) {
      const ran: Ran<Move> = runRace(game, bots, state, turn, race ?? beginRace(state, seats.length, chance.bots))
      entry = ran.entry
      race = ran.race
    } else {
      race = null
      entry =
        turn.kind === 'throw'
          ? { input: { kind: 'throw', faces: chance.dice.throw(turn.sides) } }
          : decide(match, state, turn, chance.bots)
    }
    const steps = advance(game, state, entry)
    if (!steps.ok) throw new Error(`${game.id}: refused ${JSON.stringify([entry, steps.fault])}`)
    // A forced move ends the race: an optional turn after it is another race.
    if (steps.value.length > 1) race = null
    take(steps.value)
  }
  throw new Error(`${game.id}: no end after ${LIMITS.lines} inputs`)
}

/** If no bot acts, which only a race allows, its time runs out. */
function decide<State, Move, Options>(
  { game, seats }: Pick<Match<State, Move, Options>, 'game' | 'seats'>,
  state: State,
  turn: MoveTurn,
  random: Xoshiro128,
): Entry<Move> {
  for (const seat of inOrder(turn, random)) {
    const { bot, budget } = seats[seat] as Contestant<State, Move>
    const move = bot.choose(viewOf(game, state, seat), seat, random, budget)
    if (move !== null) return { input: { kind: 'move', seat, move }, by: 'bot' }
  }
  if (turn.optional !== true) throw new Error(`${game.id}: a seat must move and does not`)
  return { input: { kind: 'time' } }
}

/** Seats that must choose do so one after the other. In a race chance says who is quickest. */
function inOrder({ seats, optional }: MoveTurn, random: Xoshiro128): readonly Seat[] {
  if (optional !== true) return seats.slice(0, 1)
  const first = random.below(seats.length)
  return [...seats.slice(first), ...seats.slice(0, first)]
}
