/** One game from beginning to end, through the contract and `play`, as every host plays it. */
import type { Bot } from '../../engine/bot.ts'
import type { Game, MoveTurn, Seat } from '../../engine/contract.ts'
import { type Entry, LIMITS } from '../../engine/log.ts'
import { forced, play } from '../../engine/play.ts'
import type { Xoshiro128 } from '../../engine/random.ts'
import type { Ending } from './tally.ts'

export interface Match {
  readonly game: Game
  readonly seats: number
  readonly options: unknown
  /** By seat. */
  readonly bots: readonly Bot[]
}

/** Chance of one game. Bots have their own, so that the dice do not depend on how much they think. */
export interface Chance {
  readonly dice: Xoshiro128
  readonly bots: Xoshiro128
}

/** Plays a game; every input is shown to `each`. */
export function playMatch(match: Match, chance: Chance, each?: (entry: Entry<unknown>) => void): Ending {
  const { game, seats, options } = match
  let state = game.setup(seats, options)
  for (let inputs = 0; inputs < LIMITS.lines; inputs++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return { places: turn.places, scores: game.scores(state), inputs }
    const entry: Entry<unknown> =
      turn.kind === 'throw'
        ? { input: { kind: 'throw', faces: chance.dice.throw(turn.sides) } }
        : decide(match, state, turn, chance.bots)
    const played = play(game, state, entry.input)
    if (!played.ok) throw new Error(`${game.id}: refused ${JSON.stringify([entry, played.fault])}`)
    state = played.value
    each?.(entry)
  }
  throw new Error(`${game.id}: no end after ${LIMITS.lines} inputs`)
}

/** What is forced is not asked. Where nobody wants to act (which only a race allows), its time passes. */
function decide({ game, bots }: Match, state: unknown, turn: MoveTurn, random: Xoshiro128): Entry<unknown> {
  const must = forced(game, state)
  if (must !== null) return { input: { kind: 'move', ...must }, forced: true }
  for (const seat of inOrder(turn, random)) {
    const move = (bots[seat] as Bot).choose(game.view(state, seat), seat, random)
    if (move !== null) return { input: { kind: 'move', seat, move }, by: 'bot' }
  }
  return { input: { kind: 'time' } }
}

/** Seats that must choose do so one after the other. In a race chance says who is quickest. */
function inOrder({ seats, optional }: MoveTurn, random: Xoshiro128): readonly Seat[] {
  if (optional !== true) return seats.slice(0, 1)
  const first = random.below(seats.length)
  return [...seats.slice(first), ...seats.slice(0, first)]
}
