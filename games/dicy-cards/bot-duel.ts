/**
 * Two seats against each other: the chance of the one whose turn it is to win, if both play by their clocks and no longer look
 * at each other. Exact for that play (but for a coarse grid of distances), with rounds (R10), ties (R11), freezing and waking.
 *
 * Whoever takes the best turn with these chances as its ends plays better than the clocks do: one step of policy improvement,
 * which in this game is nearly all there is to gain.
 */
import { bestChange, type Clock, clockOf, fillEnds, leftBy, reachOf, type Terms } from './bot-clock.ts'
import { noEnds, noSolution, PASSES, POINTS, SETS, solveTurn } from './bot-turn.ts'
import { noMass, type Policy, policyOf, walk } from './bot-walk.ts'
import { EFFECTS } from './cards.ts'
import { ALL_FIVE } from './state.ts'

export interface Duel {
  readonly clock: Clock
  /** By `points * SETS + set`: the chance to score so many in one turn. */
  readonly reach: Float64Array
  /** Distances that are solved, ascending; between them the chances are interpolated. */
  readonly grid: readonly number[]
  /** By distance: the next lower one of the grid, and how far on the way to the next higher one. */
  readonly lower: Uint8Array
  readonly part: Float64Array
  /**
   * The chance of the seat to move, by `cellAt` + other set * SETS + its set: where it is the first of the two in each round,
   * and where it is the second.
   */
  readonly chance: readonly [first: Float32Array, second: Float32Array]
}

/** Dense near the target, where every point counts. */
const GRID = [3, 7, 11, 15, 20, 26, 33, 41, 50, 60, 72, 86, 101, 120, 141, 168]
const CELL = SETS * SETS

export function duelOf(terms: Terms): Duel {
  const { target } = terms
  const clock = clockOf(terms)
  const grid = [...GRID.filter((distance) => distance < target), target]
  const size = grid.length * grid.length * CELL
  const chance = [new Float32Array(size), new Float32Array(size)] as const
  const duel = { clock, reach: reachOf(clock.scoring), grid, ...spread(grid), chance }
  const model = { duel, turns: turnsOf(duel, terms), choices: CHANGES.map((change) => choicesOf(duel, change)) }
  for (let first = 0; first < grid.length; first++) {
    for (let second = 0; second < grid.length; second++) solveCell(model, first, second)
  }
  return duel
}

function spread(grid: readonly number[]): Pick<Duel, 'lower' | 'part'> {
  const target = grid.at(-1) as number
  const lower = new Uint8Array(target + 1)
  const part = new Float64Array(target + 1)
  for (let distance = grid[0] as number; distance <= target; distance++) {
    const above = grid.findIndex((one) => one >= distance)
    lower[distance] = Math.max(0, above - 1)
    const [low, high] = [grid[above - 1] ?? distance, grid[above] as number]
    part[distance] = high === low ? 0 : (distance - low) / (high - low)
  }
  return { lower, part }
}

/** What an end of a turn does to the other seat. */
const CHANGES = ['none', 'freeze', 'wake'] as const
type Change = (typeof CHANGES)[number]

/** R8. By `distance in the grid * SETS + set`: the owner's set after its choice. */
function choicesOf({ clock, grid }: Pick<Duel, 'clock' | 'grid'>, change: Change): Uint8Array {
  const open = (set: number): number => (change === 'none' ? 0 : change === 'freeze' ? set : ~set & ALL_FIVE)
  return Uint8Array.from(
    grid.flatMap((distance) => Array.from({ length: SETS }, (_, set) => bestChange(clock, distance, set, open(set)))),
  )
}

/** All ends of one seat's turn, for each of `CHANGES` that can happen. */
type Turn = readonly Ways[]

interface Ways {
  readonly change: number
  /** The ends that go on: where in the other's row of cells, and the chance. */
  readonly to: Int32Array
  readonly chance: Float64Array
  /** The ends that reach the target: the chance by points beyond it, and of all together. */
  readonly over: Float64Array
  readonly reached: number
}

/** By `distance in the grid * SETS + set`. */
function turnsOf(duel: Omit<Duel, 'chance'>, { cards }: Terms): readonly Turn[] {
  const { clock, grid } = duel
  const ends = noEnds()
  const solution = noSolution()
  const mass = noMass()
  const changes = cards.map((card) => CHANGES.indexOf(EFFECTS[card]?.does ?? 'none'))
  return grid.flatMap((distance) => {
    fillEnds(clock, distance, ends)
    solveTurn(clock.scoring, ALL_FIVE, ends, solution)
    const policy = policyOf(clock.scoring, ends, solution)
    return Array.from({ length: SETS }, (_, set) => turnOf(duel, changes, policy, distance, set, mass))
  })
}

function turnOf(
  { clock, grid, lower, part }: Omit<Duel, 'chance'>,
  changes: readonly number[],
  policy: Policy,
  distance: number,
  active: number,
  mass: Float64Array,
): Turn {
  const going = CHANGES.map(() => new Float64Array(grid.length * SETS))
  const over = CHANGES.map(() => new Float64Array(POINTS))
  const add = (to: Float64Array | undefined, at: number, chance: number): void => {
    if (to !== undefined && chance > 0) to[at] = (to[at] as number) + chance
  }
  const arrive = (change: number, left: number, set: number, chance: number): void => {
    const low = lower[left] as number
    const high = part[left] as number
    add(going[change], low * SETS + set, chance * (1 - high))
    add(going[change], (low + 1) * SETS + set, chance * high)
  }
  walk(clock.scoring, policy, active, mass, (place, set, points, chance) => {
    if (place === PASSES)
      arrive(CHANGES.indexOf('wake'), distance, ALL_FIVE, chance) // R7
    else if (points >= distance) add(over[changes[place] as number], points - distance, chance)
    else arrive(changes[place] as number, distance - points, leftBy(clock, distance - points, place, set), chance)
  })
  return CHANGES.map((_, change) => waysOf(change, going[change] as Float64Array, over[change] as Float64Array)).filter(
    ({ to, reached }) => to.length > 0 || reached > 0,
  )
}

/** Only what can happen, laid out for `sweepCell`. */
function waysOf(change: number, going: Float64Array, over: Float64Array): Ways {
  const to: number[] = []
  const chance: number[] = []
  for (let at = 0; at < going.length; at++) {
    if (going[at] === 0) continue
    to.push(Math.floor(at / SETS) * CELL + (at % SETS) * SETS)
    chance.push(going[at] as number)
  }
  const reached = over.reduce((total, one) => total + one, 0)
  return { change, to: Int32Array.from(to), chance: Float64Array.from(chance), over, reached }
}

interface Model {
  readonly duel: Duel
  readonly turns: readonly Turn[]
  readonly choices: readonly Uint8Array[]
}

const [FIRST, SECOND] = [0, 1] as const

/** A turn leads to smaller distances, or to the same ones: by passing, or within one step of the grid. So a few sweeps settle it. */
const SWEEPS = 3

function solveCell(model: Model, first: number, second: number): void {
  const { chance, grid } = model.duel
  const [mine, theirs] = [cellAt(grid, first, second), cellAt(grid, second, first)]
  const sure = [sureWins(model, FIRST, first, second), sureWins(model, SECOND, second, first)] as const
  chance[SECOND].fill(0.5, theirs, theirs + CELL)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    sweepCell(model, sure[FIRST], first, second, chance[FIRST].subarray(mine, mine + CELL), chance[SECOND])
    sweepCell(model, sure[SECOND], second, first, chance[SECOND].subarray(theirs, theirs + CELL), chance[FIRST])
  }
}

function cellAt(grid: readonly number[], own: number, other: number): number {
  return (own * grid.length + other) * CELL
}

/** What does not depend on other cells, by `set * SETS + other set`: 1, less the chance to reach the target and be overtaken. */
function sureWins({ duel, turns, choices }: Model, role: 0 | 1, own: number, other: number): Float64Array {
  const sure = new Float64Array(CELL).fill(1)
  if (role === SECOND) return sure // R10: whoever reaches the target as the last of a round has won
  const behind = duel.grid[other] as number
  for (let set = 0; set < SETS; set++) {
    for (const { change, over, reached } of turns[own * SETS + set] as Turn) {
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
  sure: Float64Array,
  own: number,
  other: number,
  mine: Float32Array,
  theirs: Float32Array,
): void {
  const row = cellAt(duel.grid, other, 0)
  const wins = new Float64Array(SETS)
  for (let set = 0; set < SETS; set++) {
    wins.set(sure.subarray(set * SETS, set * SETS + SETS))
    for (const ways of turns[own * SETS + set] as Turn) {
      subtractLosses(ways, (choices[ways.change] as Uint8Array).subarray(other * SETS), theirs, row, wins)
    }
    for (let otherSet = 0; otherSet < SETS; otherSet++) mine[otherSet * SETS + set] = wins[otherSet] as number
  }
}

/** The innermost loop: over all sets of the other seat, which stand side by side. */
function subtractLosses(
  { to, chance }: Ways,
  chosen: Uint8Array,
  theirs: Float32Array,
  row: number,
  wins: Float64Array,
): void {
  for (let way = 0; way < to.length; way++) {
    const part = chance[way] as number
    const at = row + (to[way] as number)
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

/** The chance of the seat to move, at any distances, both above 0. `role`: 0 where it is the first of the two in a round. */
export function duelChance(
  { grid, lower, part, chance }: Duel,
  role: 0 | 1,
  [distance, set]: readonly [number, number],
  [otherDistance, otherSet]: readonly [number, number],
): number {
  const table = chance[role]
  const [low, high] = [lower[distance] as number, part[distance] as number]
  const [otherLow, otherHigh] = [lower[otherDistance] as number, part[otherDistance] as number]
  const step = otherHigh > 0 ? CELL : 0
  const at = cellAt(grid, low, otherLow) + otherSet * SETS + set
  const near = mix(table[at] as number, table[at + step] as number, otherHigh)
  if (high === 0) return near
  const far = at + cellAt(grid, 1, 0)
  return mix(near, mix(table[far] as number, table[far + step] as number, otherHigh), high)
}

function mix(a: number, b: number, part: number): number {
  return a + (b - a) * part
}
