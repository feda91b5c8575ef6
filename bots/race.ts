/** A race between bots in virtual time, over a network that is the same for all: the bot with the earliest planned time acts. */
import type { Bot, Planned } from '../engine/bots/bot.ts'
import type { Game, MoveTurn, Seat } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import type { Entry } from '../engine/log.ts'
import { viewOf } from '../engine/table/view.ts'

/** One optional turn under way. It lasts until dice are thrown or a seat has to act. */
export interface Race {
  /** By seat: what its generator is made from whenever it is asked. */
  readonly seeds: readonly number[]
  /** Ms since the turn was shown. */
  readonly passed: number
}

export function beginRace(seats: number, random: Xoshiro128): Race {
  return { seeds: Array.from({ length: seats }, () => random.next()), passed: 0 }
}

export interface Ran<Move> {
  readonly entry: Entry<Move>
  readonly race: Race
}

interface SeatPlan<Move> extends Planned<Move> {
  readonly seat: Seat
}

/** Returns the next event: the earliest plan (ties at random), or the end of the time. */
export function runRace<State, Move>(
  game: Game<State, Move>,
  bots: readonly Bot<State, Move>[],
  state: State,
  turn: MoveTurn,
  race: Race,
): Ran<Move> {
  const plans = turn.seats.flatMap((seat) => planOf(game, bots[seat] as Bot<State, Move>, state, seat, race))
  const earliest = Math.min(...plans.map(({ at }) => at))
  if (earliest >= (turn.limitMs ?? Number.POSITIVE_INFINITY)) return { entry: { input: { kind: 'time' } }, race }
  const first = plans.filter(({ at }) => at === earliest)
  const lot = new Xoshiro128(first.reduce((mixed, { seat }) => mixed ^ (race.seeds[seat] as number), earliest))
  const { seat, move, at } = lot.pick(first)
  return { entry: { input: { kind: 'move', seat, move, at }, seen: at, by: 'bot' }, race: { ...race, passed: at } }
}

/** How long a bot that knows no times takes at most, from what it has seen last. */
const IDLE_MS = 5000

function planOf<State, Move>(
  game: Game<State, Move>,
  bot: Bot<State, Move>,
  state: State,
  seat: Seat,
  { seeds, passed }: Race,
): SeatPlan<Move>[] {
  const view = viewOf(game, state, seat)
  if (bot.race !== undefined) {
    const plan = bot.race(view, seat, new Xoshiro128(seeds[seat] as number), passed)
    if (plan !== null && plan.at < passed) throw new Error(`${game.id}: a plan for ${plan.at} at ${passed}`)
    return plan === null ? [] : [{ ...plan, seat }]
  }
  const random = new Xoshiro128((seeds[seat] as number) + passed)
  const move = bot.choose(view, seat, random)
  return move === null ? [] : [{ move, at: passed + 1 + random.below(IDLE_MS), seat }]
}
