/** Matches between bots, every input through `play`: for tests and for measuring. */
import type { Bot, Budget } from '../engine/bot.ts'
import type { Game, Input, MoveTurn, Seat } from '../engine/contract.ts'
import { forced, play } from '../engine/play.ts'
import { Xoshiro128 } from '../engine/random.ts'

export interface Contestant<State, Move> {
  readonly bot: Bot<State, Move>
  readonly budget?: Budget
}

export interface Match<State, Move> {
  readonly state: State
  readonly places: readonly number[]
  readonly inputs: readonly Input<Move>[]
}

const MOST_INPUTS = 1e5

/** One game to its end. Bots have a generator of their own, so that the dice do not depend on how much they think. */
export function playMatch<State, Move, Options>(
  game: Game<State, Move, Options>,
  options: Options,
  seats: readonly Contestant<State, Move>[],
  seed: number,
): Match<State, Move> {
  const dice = new Xoshiro128(seed)
  const thoughts = new Xoshiro128(~seed)
  const inputs: Input<Move>[] = []
  let state = game.setup(seats.length, options)
  while (inputs.length < MOST_INPUTS) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return { state, places: turn.places, inputs }
    const input: Input<Move> =
      turn.kind === 'throw'
        ? { kind: 'throw', faces: dice.throw(turn.sides) }
        : decision(game, state, turn, seats, thoughts)
    const played = play(game, state, input)
    if (!played.ok) throw new Error(`${game.id}: ${JSON.stringify(input)} is refused: ${JSON.stringify(played.fault)}`)
    state = played.value
    inputs.push(input)
  }
  throw new Error(`${game.id}: no end after ${MOST_INPUTS} inputs`)
}

/** In a race chance says who is asked first; where nobody acts, its time passes. */
function decision<State, Move>(
  game: Game<State, Move>,
  state: State,
  { seats, optional }: MoveTurn,
  contestants: readonly Contestant<State, Move>[],
  random: Xoshiro128,
): Input<Move> {
  const must = forced(game, state)
  if (must !== null) return { kind: 'move', ...must }
  const first = optional === true ? random.below(seats.length) : 0
  const asked = optional === true ? [...seats.slice(first), ...seats.slice(0, first)] : seats.slice(0, 1)
  for (const seat of asked) {
    const { bot, budget } = contestants[seat] as Contestant<State, Move>
    const move = bot.choose(game.view(state, seat), seat, random, budget)
    if (move !== null) return { kind: 'move', seat, move }
  }
  if (optional !== true) throw new Error(`${game.id}: seat ${asked.join()} must move and does not`)
  return { kind: 'time' }
}

/** The part of the wins that one seat's contestant takes, over so many games; each seat in turn with the same dice. */
export function contest<State, Move, Options>(
  game: Game<State, Move, Options>,
  options: Options,
  one: Contestant<State, Move>,
  others: readonly Contestant<State, Move>[],
  games: number,
  seed: number,
): number {
  let wins = 0
  for (let match = 0; match < games; match++) {
    const seat: Seat = match % (others.length + 1)
    const seats = others.toSpliced(seat, 0, one)
    const { places } = playMatch(game, options, seats, seed + Math.floor(match / seats.length))
    if (places[seat] === 1) wins += 1 / places.filter((place) => place === 1).length
  }
  return wins / games
}
