/** How a turn played by the clock ends, on a grid of distances: what `duel.ts` plays two seats by. */

import { EFFECTS } from '../../rules/cards.ts'
import { ALL_FIVE } from '../../rules/state.ts'
import type { Terms } from './clock.ts'
import { bestChange, type Clock, fillEnds, leftBy } from './clock.ts'
import { noEnds, noSolution, PASSES, POINTS, SETS, solveTurn } from './turn.ts'
import { noMass, type Policy, policyOf, walk } from './walk.ts'

/** The distances that are solved; those in between are interpolated. */
export interface Grid {
  /** Ascending, up to the target. */
  readonly distances: readonly number[]
  /** By distance: the number of the next lower one of the grid, and how far it is on the way to the one after. */
  readonly lower: Uint8Array
  readonly part: Float64Array
}

/** Dense near the target, where every point counts. */
const DISTANCES = [3, 7, 11, 15, 20, 26, 33, 41, 50, 60, 72, 86, 101, 120, 141, 168]

export function gridOf(target: number): Grid {
  const distances = [...DISTANCES.filter((distance) => distance < target), target]
  const lower = new Uint8Array(target + 1)
  const part = new Float64Array(target + 1)
  for (let distance = (distances[0] as number) + 1; distance <= target; distance++) {
    const above = distances.findIndex((one) => one >= distance)
    const [low, high] = [distances[above - 1] as number, distances[above] as number]
    lower[distance] = above - 1
    part[distance] = (distance - low) / (high - low)
  }
  return { distances, lower, part }
}

/** What an end of a turn does to the other seat. */
export const CHANGES = ['none', 'freeze', 'wake'] as const
const WAKE = CHANGES.indexOf('wake')

/** R8. By `number of the distance * SETS + set`: the owner's set after its choice. */
export function choicesOf(clock: Clock, { distances }: Grid, change: (typeof CHANGES)[number]): Uint8Array {
  const open = (set: number): number => (change === 'none' ? 0 : change === 'freeze' ? set : ~set & ALL_FIVE)
  return Uint8Array.from(
    distances.flatMap((left) => Array.from({ length: SETS }, (_, set) => bestChange(clock, left, set, open(set)))),
  )
}

/** All ends of a turn, for each of `CHANGES` that can happen. */
export type TurnEnds = readonly Ways[]

export interface Ways {
  readonly change: number
  /** The ends that go on, as `number of the distance * SETS + set`, and their chances. */
  readonly to: Int32Array
  readonly chance: Float64Array
  /** From this one on, the ends do not come nearer by a step of the grid. */
  readonly near: number
  /** The ends that reach the target: their chances by points beyond it, and all together. */
  readonly over: Float64Array
  readonly reached: number
}

/** By `number of the distance * SETS + set`. */
export function turnsOf(clock: Clock, grid: Grid, { cards }: Terms): readonly TurnEnds[] {
  const ends = noEnds()
  const solution = noSolution()
  const mass = noMass()
  const changes = cards.map((card) => CHANGES.indexOf(EFFECTS[card]?.does ?? 'none'))
  return grid.distances.flatMap((distance) => {
    fillEnds(clock, distance, ends)
    solveTurn(clock.scoring, ALL_FIVE, ends, solution)
    const policy = policyOf(clock.scoring, ends, solution)
    return Array.from({ length: SETS }, (_, set) => turnOf({ clock, grid, changes, policy, distance }, set, mass))
  })
}

interface Course {
  readonly clock: Clock
  readonly grid: Grid
  /** By place, as numbers of `CHANGES`. */
  readonly changes: readonly number[]
  readonly policy: Policy
  readonly distance: number
}

function turnOf({ clock, grid, changes, policy, distance }: Course, active: number, mass: Float64Array): TurnEnds {
  const going = CHANGES.map(() => new Float64Array(grid.distances.length * SETS))
  const over = CHANGES.map(() => new Float64Array(POINTS))
  const arrive = (change: number, left: number, set: number, chance: number): void => {
    const low = grid.lower[left] as number
    const high = grid.part[left] as number
    add(going[change], low * SETS + set, chance * (1 - high))
    add(going[change], (low + 1) * SETS + set, chance * high)
  }
  walk(clock.scoring, policy, active, mass, (place, set, points, chance) => {
    const left = distance - points
    if (place === PASSES) return arrive(WAKE, distance, ALL_FIVE, chance) // R7
    const change = changes[place] as number
    if (left <= 0) return add(over[change], -left, chance)
    return arrive(change, left, leftBy(clock, left, place, set), chance)
  })
  const here = grid.distances.indexOf(distance) * SETS
  const all = CHANGES.map((_, change) =>
    waysOf(change, here, going[change] as Float64Array, over[change] as Float64Array),
  )
  return all.filter(({ to, reached }) => to.length > 0 || reached > 0)
}

function add(sums: Float64Array | undefined, at: number, chance: number): void {
  if (sums !== undefined && chance > 0) sums[at] = (sums[at] as number) + chance
}

function waysOf(change: number, here: number, going: Float64Array, over: Float64Array): Ways {
  const to: number[] = []
  const chance: number[] = []
  for (let at = 0; at < going.length; at++) {
    if (going[at] === 0) continue
    to.push(at)
    chance.push(going[at] as number)
  }
  const reached = over.reduce((total, one) => total + one, 0)
  const near = to.filter((at) => at < here).length
  return { change, to: Int32Array.from(to), chance: Float64Array.from(chance), near, over, reached }
}
