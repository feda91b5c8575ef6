/**
 * The fixed policy, the yardstick of simulations and benchmarks: stop as soon as stopping wins or gives a claim, or nothing lies
 * loose; else reroll whatever does. Scrolls go to the left, daggers to the active seat or, alone, to Varrick. Claims come before
 * fate, victims clockwise from the left. Fate is never spent.
 */
import type { Seat } from '../../engine/contract.ts'
import type { BulkPlan, BulkTally } from '../../engine/fixed.ts'
import { Xoshiro128 } from '../../engine/random.ts'
import { at } from './counts.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import { claimsOpen } from './rewards.ts'
import { diceOfCrowns as game } from './rules.ts'
import { DICE, type State } from './state.ts'

const STOP: Move = { kind: 'stop' }

/** The move of a seat that is due. Moves are listed so that the first, or the last, is the one it plays. */
export function fixedPolicy(state: State, seat: Seat): Move {
  if (state.phase === 'choose' && state.table.seats > 1) return pays(state) ? STOP : rerollAll(state)
  const all = game.moves(state, seat)
  return (state.phase === 'keep' || state.phase === 'choose' ? all.at(-1) : all[0]) as Move
}

/** Does stopping win or give a claim, or is there nothing to reroll? */
function pays(state: State): boolean {
  const { skulls, scrolls, defending, claims, seat, table } = state
  const wins = defending && at(claims, seat) === table.claims - 1
  return wins || skulls + scrolls === 0 || skulls === DICE || claimsOpen(state) > 0
}

function rerollAll({ skulls, scrolls }: State): Move {
  return { kind: 'reroll', what: scrolls === 0 ? 'skulls' : skulls === 0 ? 'scrolls' : 'both' }
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
  const tally = { wins: Array<number>(seats).fill(0), points: [] as number[], lengths: [] as number[], inputs: 0 }
  for (let index = from; index < to; index++) {
    const { state, inputs } = playFixed(start, new Xoshiro128(gameSeed(seed, index)))
    const winner = seats > 1 || at(state.claims, 0) >= state.table.tokens ? state.seat : -1
    if (winner >= 0) count(tally.wins, winner)
    for (const score of game.scores(state)) count(tally.points, score)
    count(tally.lengths, inputs)
    tally.inputs += inputs
  }
  // Whoever ends a game wins it, alone (R12, R16).
  return { ...tally, games: to - from, shared: 0, points: filled(tally.points), lengths: filled(tally.lengths) }
}

function count(histogram: number[], value: number): void {
  histogram[value] = (histogram[value] ?? 0) + 1
}

function filled(histogram: readonly number[]): number[] {
  return Array.from(histogram, (times) => times ?? 0)
}

export interface Played {
  readonly state: State
  readonly inputs: number
}

/** One game to its end, every seat by the fixed policy. */
export function playFixed(start: State, random: Xoshiro128): Played {
  let state = start
  for (let inputs = 0; ; inputs++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return { state, inputs }
    if (turn.kind === 'throw') {
      state = game.land(state, random.throw(turn.sides))
    } else {
      const seat = turn.seats[0] as Seat
      state = game.move(state, seat, fixedPolicy(state, seat))
    }
  }
}
