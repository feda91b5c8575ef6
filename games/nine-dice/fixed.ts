/**
 * The fixed policy, the yardstick of simulations and benchmarks: nobody errs, and all take turns, clockwise from the spinner. Each
 * takes the disc that gives most, of equals the first in the order of the discs; when no colour is left that can be made, STOP.
 */
import type { Seat } from '../../engine/contract.ts'
import type { BulkPlan, BulkTally } from '../../engine/fixed.ts'
import { Xoshiro128 } from '../../engine/random.ts'
import { type Move, STATE, TAKE } from './moves.ts'
import type { Options } from './options.ts'
import { nineDice as game } from './rules.ts'
import { BLACK, isTaken, playing, type State } from './state.ts'
import { COLOURS, diceOf, SIGNS, solution, worth } from './sums.ts'

/** The move of a seat that may act; null: it is another's turn to take. */
export function fixedPolicy(state: State, seat: Seat): Move | null {
  return taker(state) === seat ? best(state) : null
}

function taker(state: State): Seat {
  const seats = playing(state)
  const from = seats.findIndex((seat) => seat >= state.spinner)
  return seats[((from < 0 ? 0 : from) + state.taken.length) % seats.length] as Seat
}

function best(state: State): Move {
  let [most, disc] = [0, BLACK]
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const points = isTaken(state, colour) ? 0 : worth(state.number, diceOf(state.dice, colour))
    if (points > most) [most, disc] = [points, colour]
  }
  if (disc === BLACK || state.table.statement === 'off') return TAKE[disc] as Move
  const signs = solution(state.number, diceOf(state.dice, disc))
  return STATE[disc]?.[signs === null ? -1 : SIGNS.indexOf(signs)] as Move
}

/** The seed of one game of a run: no two games of a run have the same. */
export function gameSeed(seed: number, index: number): number {
  return mix32(mix32(seed) ^ mix32(index))
}

/** A bijection of 32 bits that leaves nothing of their order: the finaliser of MurmurHash3. */
function mix32(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/** Plays games of the fixed policy and counts them. What the policy does is legal (`fixed.test.ts`), so nobody asks. */
export function bulkFixed({ options, seats, seed, from, to }: BulkPlan<Options>): BulkTally {
  const start = game.setup(seats, options)
  const wins = Array<number>(seats).fill(0)
  const [points, lengths]: [number[], number[]] = [[], []]
  let [shared, inputs] = [0, 0]
  for (let index = from; index < to; index++) {
    const played = playFixed(start, new Xoshiro128(gameSeed(seed, index)))
    const winners = played.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    if (winners.length > 1) shared++
    else count(wins, winners[0] as Seat)
    for (const score of game.scores(played.state)) count(points, score)
    count(lengths, played.inputs)
    inputs += played.inputs
  }
  return { games: to - from, wins, shared, points: filled(points), lengths: filled(lengths), inputs }
}

function count(histogram: number[], value: number): void {
  histogram[value] = (histogram[value] ?? 0) + 1
}

function filled(histogram: readonly number[]): number[] {
  return Array.from(histogram, (times) => times ?? 0)
}

export interface Played {
  readonly state: State
  readonly places: readonly number[]
  readonly inputs: number
}

/** One game to its end, every seat by the fixed policy. */
export function playFixed(start: State, random: Xoshiro128): Played {
  let state = start
  for (let inputs = 0; ; inputs++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return { state, places: turn.places, inputs }
    state =
      turn.kind === 'throw' ? game.land(state, random.throw(turn.sides)) : game.move(state, taker(state), best(state))
  }
}
