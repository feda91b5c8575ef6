/**
 * Two seats against each other: the chance of the seat to move to win, if both play by their clocks and ignore each other. Exact for that
 * play (but for a coarse grid of distances), with rounds (R10), ties (R11), freezing and waking. A player that takes the best turn with
 * these chances as its ends plays better than the clocks do: one step of policy improvement, which in this game is nearly all there is to
 * gain.
 */

import type { Terms } from './clock.ts'
import { type Clock, clockOf, reachOf } from './clock.ts'
import { POINTS, SETS } from './turn.ts'
import { CHANGES, choicesOf, type Grid, gridOf, type TurnEnds, turnsOf, type Ways } from './ways.ts'

export interface Duel {
  readonly clock: Clock
  /** By `points SETS + set`: the chance to score at least `points` in one turn. */
  readonly reach: Float64Array
  readonly grid: Grid
  /** The chance of the seat to move, by its role and `cellAt`. */
  readonly chance: readonly [first: Float32Array, second: Float32Array]
}

/** Of the two, the seat to move is the first or the second in each round (R10). */
export const FIRST = 0
export const SECOND = 1
export type Role = typeof FIRST | typeof SECOND

export function duelOf(terms: Terms): Duel {
  const clock = clockOf(terms)
  const grid = gridOf(terms.target)
  const steps = grid.distances.length
  const size = steps * steps * CELL
  const duel: Duel = {
    clock,
    reach: reachOf(clock.scoring),
    grid,
    chance: [new Float32Array(size), new Float32Array(size)],
  }
  const choices = CHANGES.map((change) => choicesOf(clock, grid, change))
  const model = { duel, turns: turnsOf(clock, grid, terms), choices }
  for (let first = 0; first < steps; first++) {
    for (let second = 0; second < steps; second++) solveCell(model, first, second)
  }
  return duel
}

/** Two distances of the grid: in their cell stand all sets of the other seat, and within each all sets of the seat to move. */
const CELL = SETS * SETS

function cellAt({ distances }: Grid, own: number, other: number): number {
  return (own * distances.length + other) * CELL
}

interface Model {
  readonly duel: Duel
  readonly turns: readonly TurnEnds[]
  readonly choices: readonly Uint8Array[]
}

/** A turn leads to smaller distances, or to the same ones: by passing, or within one step of the grid. So a few sweeps settle it. */
const SWEEPS = 3

function solveCell(model: Model, first: number, second: number): void {
  const { chance, grid } = model.duel
  const [mine, theirs] = [cellAt(grid, first, second), cellAt(grid, second, first)]
  const settled = [
    settledWins(model, FIRST, first, second, chance[SECOND]),
    settledWins(model, SECOND, second, first, chance[FIRST]),
  ] as const
  chance[SECOND].fill(0.5, theirs, theirs + CELL)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    sweepCell(model, settled[FIRST], first, second, chance[FIRST].subarray(mine, mine + CELL), chance[SECOND])
    sweepCell(model, settled[SECOND], second, first, chance[SECOND].subarray(theirs, theirs + CELL), chance[FIRST])
  }
}

/** What the sweeps over a cell do not change: sure wins, less the losses at smaller distances, which are solved already. */
function settledWins(model: Model, role: Role, own: number, other: number, theirs: Float32Array): Float64Array {
  const { duel, turns, choices } = model
  const settled = sureWins(model, role, own, other)
  const row = cellAt(duel.grid, other, 0)
  for (let set = 0; set < SETS; set++) {
    const wins = settled.subarray(set * SETS, set * SETS + SETS)
    for (const ways of turns[own * SETS + set] as TurnEnds) {
      const chosen = (choices[ways.change] as Uint8Array).subarray(other * SETS)
      subtractLosses(ways, 0, ways.near, chosen, theirs, row, wins)
    }
  }
  return settled
}

/** What does not depend on other cells, by `set * SETS + other set`: 1, less the chance to reach the target and be overtaken. */
function sureWins({ duel, turns, choices }: Model, role: Role, own: number, other: number): Float64Array {
  const sure = new Float64Array(CELL).fill(1)
  if (role === SECOND) return sure // R10: a seat that reaches the target as the last of a round has won
  const behind = duel.grid.distances[other] as number
  for (let set = 0; set < SETS; set++) {
    for (const { change, over, reached } of turns[own * SETS + set] as TurnEnds) {
      if (reached === 0) continue
      const after = (choices[change] as Uint8Array).subarray(other * SETS)
      for (let otherSet = 0; otherSet < SETS; otherSet++) {
        const at = set * SETS + otherSet
        sure[at] = (sure[at] as number) - overtaken(duel, over, behind, after[otherSet] as number)
      }
    }
  }
  return sure
}

/** R10. The second seat has one turn left to beat what the first has reached. */
function overtaken({ reach }: Duel, over: Float64Array, behind: number, set: number): number {
  let sum = 0
  for (let points = 0; points + behind < POINTS; points++) {
    const chance = over[points] as number
    if (chance > 0) sum += chance * overtakes(reach, behind + points, set)
  }
  return sum
}

/** Every set of the seat to move against every set of the other: it wins unless the other does. */
function sweepCell(
  { duel, turns, choices }: Model,
  settled: Float64Array,
  own: number,
  other: number,
  mine: Float32Array,
  theirs: Float32Array,
): void {
  const row = cellAt(duel.grid, other, 0)
  const wins = new Float64Array(SETS)
  for (let set = 0; set < SETS; set++) {
    wins.set(settled.subarray(set * SETS, set * SETS + SETS))
    for (const ways of turns[own * SETS + set] as TurnEnds) {
      const chosen = (choices[ways.change] as Uint8Array).subarray(other * SETS)
      subtractLosses(ways, ways.near, ways.to.length, chosen, theirs, row, wins)
    }
    for (let otherSet = 0; otherSet < SETS; otherSet++) {
      mine[otherSet * SETS + set] = Math.min(1, Math.max(0, wins[otherSet] as number)) // nothing but rounding lies beyond
    }
  }
}

/** The innermost loop: over all sets of the other seat, which stand side by side. Of the ways, those from `begin` to `end`. */
function subtractLosses(
  { to, chance }: Ways,
  begin: number,
  end: number,
  chosen: Uint8Array,
  theirs: Float32Array,
  row: number,
  wins: Float64Array,
): void {
  for (let way = begin; way < end; way++) {
    const part = chance[way] as number
    const at = row + (to[way] as number) * SETS
    for (let set = 0; set < SETS; set++) {
      wins[set] = (wins[set] as number) - part * (theirs[at + (chosen[set] as number)] as number)
    }
  }
}

/** The chance to be ahead after one turn of a seat that is `behind`; half of a tie, which cards decide (R11). */
export function overtakes(reach: Float64Array, behind: number, set: number): number {
  const atLeast = (points: number): number => (points <= 0 ? 1 : (reach[points * SETS + set] ?? 0))
  return (atLeast(behind) + atLeast(behind + 1)) / 2
}

/** The chance of the seat to move, at any distances, both above 0. */
export function duelChance(
  { grid, chance }: Duel,
  role: Role,
  [distance, set]: readonly [number, number],
  [otherDistance, otherSet]: readonly [number, number],
): number {
  const { lower, part } = grid
  const table = chance[role]
  const [up, otherUp] = [part[distance] as number, part[otherDistance] as number]
  const [farther, otherFarther] = [up > 0 ? cellAt(grid, 1, 0) : 0, otherUp > 0 ? cellAt(grid, 0, 1) : 0]
  const at = cellAt(grid, lower[distance] as number, lower[otherDistance] as number) + otherSet * SETS + set
  const near = mix(table[at] as number, table[at + otherFarther] as number, otherUp)
  const far = mix(table[at + farther] as number, table[at + farther + otherFarther] as number, otherUp)
  return mix(near, far, up)
}

function mix(a: number, b: number, part: number): number {
  return a + (b - a) * part
}
