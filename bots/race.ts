/** A race between bots in virtual time, over a network that is the same for all: the bot with the earliest planned time acts. */
import type { Bot, Planned } from '../engine/bots/bot.ts'
import type { Game, MoveTurn, Seat } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import type { Entry } from '../engine/log.ts'
import { firstOf, order } from '../engine/race-order.ts'
import { begin, type Course, decideGrab } from '../engine/table/race.ts'
import { viewOf } from '../engine/table/view.ts'

/** One optional turn under way. It lasts until dice are thrown or a seat has to act. */
export interface Race {
  /** By seat: what its generator is made from whenever it is asked. */
  readonly seeds: readonly number[]
  /** Ms since the turn was shown. */
  readonly passed: number
  readonly course: Course
}

export function beginRace(state: unknown, seats: number, random: Xoshiro128): Race {
  return { seeds: Array.from({ length: seats }, () => random.next()), passed: 0, course: begin(state) }
}

export interface Ran<Move> {
  readonly entry: Entry<Move>
  readonly race: Race
}

interface SeatPlan<Move> extends Planned<Move> {
  readonly seat: Seat
}

/** Returns the next event: the earliest plan, or the end of the time. */
export function runRace<State, Move>(
  game: Game<State, Move>,
  bots: readonly Bot<State, Move>[],
  state: State,
  turn: MoveTurn,
  race: Race,
): Ran<Move> {
  const plans = turn.seats.flatMap((seat) => planOf(game, bots[seat] as Bot<State, Move>, state, seat, race))
  const [first] = order(plans, firstOf(game, state), bots.length)
  const { limitMs: limit = null } = turn
  if (first === undefined || (limit !== null && first.at >= limit)) return { entry: { input: { kind: 'time' } }, race }
  const { seat, move, at } = first
  const { course, outcome } = decideGrab(game as Game, race.course, { seat, at, what: move }, limit)
  if (outcome.kind !== 'taken') throw new Error(`${game.id}: a bot's grab is ${outcome.kind}`)
  return {
    entry: { input: { kind: 'move', seat, move, at }, seen: at, by: 'bot' },
    race: { ...race, passed: at, course },
  }
}

/** How long a bot that knows no times takes at most, from what it has seen last. */
const IDLE_MS = 5000

function planOf<State, Move>(
  game: Game<State, Move>,
  bot: Bot<State, Move>,
  state: State,
  seat: Seat,
  { seeds, passed, course }: Race,
): SeatPlan<Move>[] {
  const view = viewOf(game, state, seat)
  const locked = course.locks.get(seat) ?? 0
  if (bot.race !== undefined) {
    const plan = bot.race(view, seat, new Xoshiro128(seeds[seat] as number), passed)
    if (plan !== null && plan.at < passed) throw new Error(`${game.id}: a plan for ${plan.at} at ${passed}`)
    return plan === null ? [] : [{ seat, move: plan.move, at: Math.max(plan.at, locked) }]
  }
  const random = new Xoshiro128((seeds[seat] as number) + passed)
  const move = bot.choose(view, seat, random)
  return move === null ? [] : [{ seat, move, at: Math.max(passed + 1 + random.below(IDLE_MS), locked) }]
}
