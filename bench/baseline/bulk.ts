/**
 * The fixed policy by the million: the games that `playFixed` plays, many times as fast. `bulk.test.ts` proves them equal.
 * How it is done: `bulk-loop.ts`.
 */
import { gameSeed, Xoshiro128 } from '../../engine/dice/random.ts'
import type { Options } from '../../games/dicy-cards/rules/options.ts'
import { dicyCards } from '../../games/dicy-cards/rules/rules.ts'
import { activeOf, cardsOf, PLACES } from '../../games/dicy-cards/rules/state.ts'
import { type Ends, playGames, type Setting, setting } from './bulk-loop.ts'
import { playFixed } from './policy.ts'

/** Games `from` to before `to` of the run that `seed` names. */
export interface BulkPlan {
  readonly options: Options
  readonly seats: number
  readonly seed: number
  readonly from: number
  readonly to: number
}

/** Integers only: tallies of parts add up to that of the whole. */
export interface DicyTally {
  readonly games: number
  /** Games won alone, by seat. */
  readonly wins: readonly number[]
  /** Games whose win is shared. */
  readonly shared: number
  /** A histogram: how often a seat ended with each number of points. */
  readonly points: readonly number[]
  /** A histogram: how often a game took each number of inputs. */
  readonly lengths: readonly number[]
  readonly inputs: number
  /** Games won alone by the first player. */
  readonly firstWins: number
  /** Every game's `gameHash`, by exclusive or: it does not depend on how a run is cut. */
  readonly checksum: number
}

/** Longer games count as this long. Far beyond: four seats that play to 200 take some 200 inputs. */
export const LONGEST = 4095

/** FNV-1a over the final scores, begun with the game's number. */
export function gameHash(game: number, scores: readonly number[]): number {
  return scores.reduce((hash, score) => Math.imul(hash ^ score, FNV), game)
}

const FNV = 0x01000193

/** Games per call: V8 compiles a loop best that is called often. */
const CHUNK = 512

/** Plays games of the fixed policy and counts them. */
export function bulkFixed(plan: BulkPlan): DicyTally {
  const table = setting(plan.seats, plan.options)
  const counts = noGames(plan.seats)
  const ends = noEnds()
  for (let from = plan.from; from < plan.to; from += CHUNK) {
    const seeds = seedsOf(plan.seed, from, Math.min(CHUNK, plan.to - from))
    playAll(plan, table, seeds, ends)
    countAll(counts, plan.seats, ends, from, seeds.length)
  }
  const { wins, points, lengths } = counts
  return { ...counts, games: plan.to - plan.from, wins: [...wins], points: trim(points), lengths: trim(lengths) }
}

/** A tally in the making. */
interface Counts {
  inputs: number
  readonly wins: Float64Array
  firstWins: number
  shared: number
  readonly points: Float64Array
  readonly lengths: Float64Array
  checksum: number
}

function noGames(seats: number): Counts {
  return {
    inputs: 0,
    wins: new Float64Array(seats),
    firstWins: 0,
    shared: 0,
    points: new Float64Array(256),
    lengths: new Float64Array(LONGEST + 1),
    checksum: 0,
  }
}

function trim(histogram: Float64Array): number[] {
  return [...histogram.subarray(0, histogram.findLastIndex((times) => times > 0) + 1)]
}

function noEnds(): Ends {
  return {
    first: new Uint8Array(CHUNK),
    scores: new Int32Array(CHUNK),
    active: new Int32Array(CHUNK),
    inputs: new Int32Array(CHUNK),
  }
}

function seedsOf(seed: number, from: number, games: number): Int32Array {
  const seeds = new Int32Array(games)
  for (let game = 0; game < games; game++) seeds[game] = gameSeed(seed, from + game)
  return seeds
}

/** What the loop gives up goes through the contract. */
function playAll({ options, seats }: BulkPlan, table: Setting, seeds: Int32Array, ends: Ends): void {
  for (
    let game = playGames(table, seeds, ends, 0);
    game < seeds.length;
    game = playGames(table, seeds, ends, game + 1)
  ) {
    const { state, inputs } = playFixed(dicyCards.setup(seats, options), new Xoshiro128(seeds[game] as number))
    const { first } = state
    const turns = Array.from({ length: seats }, (_, turn) => (first + turn) % seats)
    ends.first[game] = first
    ends.scores[game] = turns.reduce((packed, seat, turn) => packed | ((state.scores[seat] as number) << (8 * turn)), 0)
    ends.active[game] = turns.reduce((packed, seat, turn) => packed | (activeOf(state, seat) << (PLACES * turn)), 0)
    ends.inputs[game] = inputs
  }
}

function countAll(counts: Counts, seats: number, ends: Ends, from: number, games: number): void {
  for (let at = 0; at < games; at++) count(counts, seats, from + at, ends, at)
}

/** Counts the game that ended `at` this index of the chunk. */
function count(counts: Counts, seats: number, game: number, ends: Ends, at: number): void {
  const first = ends.first[at] as number
  const scores = ends.scores[at] as number
  const inputs = ends.inputs[at] as number
  let hash = game | 0
  let best = -1
  let winner = -1
  for (let seat = 0; seat < seats; seat++) {
    const turn = seat < first ? seat - first + seats : seat - first
    const score = (scores >>> (8 * turn)) & 255
    hash = Math.imul(hash ^ score, FNV)
    add(counts.points, score)
    const rank = score * 8 + (BITS[cardsOf(ends.active[at] as number, turn)] as number) // R11
    if (rank >= best) {
      winner = rank > best ? seat : SHARED
      best = rank
    }
  }
  if (winner === SHARED) counts.shared++
  else add(counts.wins, winner)
  if (winner === first) counts.firstWins++
  add(counts.lengths, Math.min(inputs, LONGEST))
  counts.inputs += inputs
  counts.checksum ^= hash
}

const SHARED = -1

const BITS = Uint8Array.from({ length: 32 }, (_, cards) => cards.toString(2).replaceAll('0', '').length)

function add(histogram: Float64Array, at: number): void {
  histogram[at] = (histogram[at] as number) + 1
}
