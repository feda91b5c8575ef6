/**
 * The fixed policy, the yardstick of simulations and benchmarks: of the legal acts the first seat takes the first, the second seat
 * the second, and so on, counting round where there are fewer, so that the same dice do not make everybody's sheet the same. Bonuses
 * are never used.
 */
import type { Seat } from '../../engine/contract.ts'
import type { BulkPlan, BulkTally } from '../../engine/fixed.ts'
import { Xoshiro128 } from '../../engine/random.ts'
import { type Move, PASS } from './moves.ts'
import type { Options } from './options.ts'
import { starMaps as game } from './rules.ts'
import { owedTo, type State } from './state.ts'

/** The move of a seat that is due. */
export function fixedPolicy(state: State, seat: Seat): Move {
  if (owedTo(state, seat) > 0) return PASS
  const moves = game.moves(state, seat)
  return moves[seat % moves.length] as Move
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
    else if (winners.length === 1) count(wins, winners[0] as Seat)
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
    if (turn.kind === 'throw') state = game.land(state, random.throw(turn.sides))
    else {
      const seat = turn.seats[0] as Seat
      state = game.move(state, seat, fixedPolicy(state, seat))
    }
  }
}
