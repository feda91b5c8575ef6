/**
 * Exact chances for small games, over the contract alone: every position that can be reached is listed once, then the chances of
 * perfect play are computed backwards from the ends. Positions that lead back to each other (both lose their turn) form a strongly
 * connected component, whose chances are found by value iteration; every other position is one step of backward induction.
 *
 * Chances are bounded from below and from above, and only what the two bounds agree on counts as exact. For one seat, and for two who
 * play one after the other in the open: then one seat's chance is what the other's is not, and one number tells both.
 */
import { shareOf } from '../engine/bots/estimate.ts'
import type { Game, Seat, Turn } from '../engine/contract.ts'
import { countOutcomes, type Outcome, outcomes, throws } from '../engine/dice/dice.ts'
import { isHidden, settle } from './lookahead.ts'

/** The most positions that are listed: about 400 bytes each, so 400 MB. */
export const MOST_POSITIONS = 1_000_000
/** More seats, and a position's value is not one number. */
export const MOST_SEATS = 2
/** A throw with more outcomes: the game is not small. */
const MOST_OUTCOMES = 1000
/** Below this distance the bounds have converged. */
const MET = 1e-10
/** Above this distance between its bounds, a chance is not exact. */
const EXACT = 1e-9
const MOST_SWEEPS = 10_000
/** The progress when all positions are listed. */
export const LISTED = 0.5
/** Positions between two yields. */
const STRIDE = 4096

/** The first nodes are the results, for the seat that the position before them is counted from. */
const RESULTS: readonly number[] = [0, 1, 0.5]
/** What a node is: the counted seat chooses, the other one does, or a throw (and which: the index into `weights`). */
const [MINE, THEIRS] = [-1, -2]

export interface Exact<State> {
  /** Returns the seat's chance to win with perfect play; null: this position has not been solved. */
  chance(state: State, seat: Seat): number | null
  /** Solves everything that can follow from a position. Yields the progress; returns false if it cannot be solved, or is too large. */
  solving(state: State, most?: number): Generator<number, boolean>
  /** The number of known positions. */
  readonly size: number
}

class Unsuited extends Error {}

export function exactOf<State, Move>(game: Game<State, Move>): Exact<State> {
  return new ExactSolver(game)
}

/** The positions of a game as a graph, and the bounds of their chances. Solved positions stay: another start adds its own. */
class ExactSolver<State, Move> implements Exact<State> {
  readonly #game: Game<State, Move>
  readonly #ids = new Map<string | number, number>()
  readonly #kinds: number[] = RESULTS.map(() => MINE)
  readonly #starts: number[] = [...RESULTS.map(() => 0), 0]
  /** Twice the node, plus one where the chance counts for the other seat. */
  readonly #edges: number[] = []
  readonly #weights: number[][] = []
  readonly #weightIds = new Map<string, { readonly id: number; readonly all: readonly Outcome[] }>()
  #low = Float64Array.from(RESULTS)
  #high = Float64Array.from(RESULTS)
  /** `#edges`, for the sweeps. */
  #links = new Int32Array()
  /** Positions that are listed; null once they are expanded. */
  #open: (State | null)[] = []

  constructor(game: Game<State, Move>) {
    this.#game = game
  }

  get size(): number {
    return this.#ids.size
  }

  chance(state: State, seat: Seat): number | null {
    const turn = this.#game.turn(state)
    if (turn.kind === 'over') return shareOf(turn.places, seat)
    const { key, from } = this.#positionOf(state)
    const node = this.#ids.get(key)
    if (node === undefined || node >= this.#low.length) return null
    const [least, most] = [this.#low[node] as number, this.#high[node] as number]
    if (most - least > EXACT) return null
    return seat === from ? (least + most) / 2 : 1 - (least + most) / 2
  }

  *solving(start: State, most = MOST_POSITIONS): Generator<number, boolean> {
    const seats = this.#game.scores(start).length
    if (seats > MOST_SEATS || isHidden(this.#game, start)) return false
    const before = this.#kinds.length
    const isListed = yield* this.#list(start, most)
    if (!isListed) return false
    yield LISTED
    yield* this.#solve(before)
    return true
  }

  /** Lists all positions that can follow. Returns false if the game is unsuitable or too large; then nothing has changed. */
  *#list(start: State, most: number): Generator<number, boolean> {
    const [nodes, edgeCount] = [this.#kinds.length, this.#edges.length]
    const open: (State | null)[] = []
    this.#open = open
    try {
      this.#edgeTo(start, 0)
      for (let next = 0; next < open.length; next++) {
        if (open.length > most) throw new Unsuited()
        this.#expand(open[next] as State)
        open[next] = null
        if (next % STRIDE === STRIDE - 1) yield (LISTED * next) / open.length
      }
      return true
    } catch (error) {
      this.#forget(nodes, edgeCount)
      if (error instanceof Unsuited) return false
      throw error
    }
  }

  /** Solves the listed positions from node `first` on. */
  *#solve(first: number): Generator<number, void> {
    const count = this.#kinds.length - first
    this.#low = grown(this.#low, this.#kinds.length, 0)
    this.#high = grown(this.#high, this.#kinds.length, 1)
    this.#links = Int32Array.from(this.#edges)
    let done = 0
    for (const component of components(this.#starts, this.#links, first)) {
      this.#solveComponent(component)
      const was = done
      done += component.length
      if (Math.floor(done / STRIDE) > Math.floor(was / STRIDE)) yield LISTED + ((1 - LISTED) * done) / count
    }
  }

  #positionOf(state: State) {
    return this.#game.position?.(state) ?? { key: JSON.stringify(state), from: 0 }
  }

  #outcomesOf(turn: Extract<Turn, { kind: 'throw' }>) {
    const name = `${turn.sides.join()} ${JSON.stringify(turn.alike ?? [])}`
    const known = this.#weightIds.get(name)
    if (known !== undefined) return known
    if (countOutcomes(turn) > MOST_OUTCOMES) throw new Unsuited()
    const all = outcomes(turn)
    const total = throws(turn)
    const fresh = { id: this.#weights.push(all.map(({ ways }) => ways / total)) - 1, all }
    this.#weightIds.set(name, fresh)
    return fresh
  }

  /** The edge to a position, which is added to `#open` if it is new. */
  #edgeTo(after: State, from: Seat): number {
    const state = settle(this.#game, after)
    const turn = this.#game.turn(state)
    if (turn.kind === 'over') return 2 * RESULTS.indexOf(shareOf(turn.places, from))
    const { key, from: counted } = this.#positionOf(state)
    let id = this.#ids.get(key)
    if (id === undefined) {
      id = RESULTS.length + this.#ids.size
      this.#ids.set(key, id)
      this.#open.push(state)
    }
    return 2 * id + (counted === from ? 0 : 1)
  }

  #expand(state: State): void {
    const { from } = this.#positionOf(state)
    const turn = this.#game.turn(state)
    if (turn.kind === 'throw') {
      const { id, all } = this.#outcomesOf(turn)
      this.#kinds.push(id)
      for (const { faces } of all) this.#edges.push(this.#edgeTo(this.#game.land(state, faces), from))
    } else if (turn.kind === 'move') {
      const [seat] = turn.seats
      if (seat === undefined || turn.seats.length > 1 || turn.optional === true || isHidden(this.#game, state))
        throw new Unsuited()
      this.#kinds.push(seat === from ? MINE : THEIRS)
      for (const move of this.#game.moves(state, seat))
        this.#edges.push(this.#edgeTo(this.#game.move(state, seat, move), from))
    }
    this.#starts.push(this.#edges.length)
  }

  #forget(nodes: number, edgeCount: number): void {
    for (const [key, id] of this.#ids) if (id >= nodes) this.#ids.delete(key)
    this.#kinds.length = nodes
    this.#starts.length = nodes + 1
    this.#edges.length = edgeCount
  }

  #solveComponent(nodes: readonly number[]): void {
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
      let [moved, apart] = [false, 0]
      for (const node of nodes) {
        if (this.#update(node)) moved = true
        apart = Math.max(apart, (this.#high[node] as number) - (this.#low[node] as number))
      }
      if (!moved || apart < MET) return
    }
  }

  /** Computes both bounds of a node from those of its children. Returns whether one of them has changed. */
  #update(node: number): boolean {
    const [low, high, links] = [this.#low, this.#high, this.#links]
    const kind = this.#kinds[node] as number
    const [begin, end] = [this.#starts[node] as number, this.#starts[node + 1] as number]
    let [least, most] = kind >= 0 ? [0, 0] : kind === MINE ? [-1, -1] : [2, 2]
    const shares = this.#weights[kind]
    for (let at = begin; at < end; at++) {
      const edge = links[at] as number
      const child = edge >> 1
      const flipped = edge & 1
      const below = flipped ? 1 - (high[child] as number) : (low[child] as number)
      const above = flipped ? 1 - (low[child] as number) : (high[child] as number)
      if (shares !== undefined) {
        least += (shares[at - begin] as number) * below
        most += (shares[at - begin] as number) * above
      } else if (kind === MINE) {
        if (below > least) least = below
        if (above > most) most = above
      } else {
        if (below < least) least = below
        if (above < most) most = above
      }
    }
    const moved = least > (low[node] as number) + 1e-15 || most < (high[node] as number) - 1e-15
    low[node] = least
    high[node] = most
    return moved
  }
}

function grown(values: Float64Array<ArrayBuffer>, length: number, rest: number): Float64Array<ArrayBuffer> {
  const all = new Float64Array(length).fill(rest)
  all.set(values)
  return all
}

/** Strongly connected components of the nodes from `first` on, each after all that it leads to (Tarjan, without recursion). */
function* components(starts: readonly number[], links: Int32Array, first: number): Generator<number[]> {
  const count = starts.length - 1 - first
  const number = new Int32Array(count)
  /** Tarjan's low link: the lowest number that a node leads back to. */
  const least = new Int32Array(count)
  const at = new Int32Array(count)
  const done = new Uint8Array(count)
  /** When a node was left for good: in this order every node comes after what it leads to, but for the edges that close a circle. */
  const left = new Int32Array(count)
  const stack: number[] = []
  const path: number[] = []
  let [numbered, finished] = [0, 0]
  const visit = (node: number): void => {
    number[node] = least[node] = ++numbered
    at[node] = starts[first + node] as number
    stack.push(node)
    path.push(node)
  }
  for (let root = 0; root < count; root++) {
    if (number[root] !== 0) continue
    visit(root)
    while (path.length > 0) {
      const node = path[path.length - 1] as number
      const edge = at[node] as number
      if (edge < (starts[first + node + 1] as number)) {
        at[node] = edge + 1
        const child = ((links[edge] as number) >> 1) - first
        if (child < 0 || done[child] === 1) continue
        if (number[child] === 0) visit(child)
        else least[node] = Math.min(least[node] as number, number[child] as number)
        continue
      }
      path.pop()
      left[node] = ++finished
      const parent = path.at(-1)
      if (parent !== undefined) least[parent] = Math.min(least[parent] as number, least[node] as number)
      if (least[node] !== number[node]) continue
      const component: number[] = []
      for (let last = -1; last !== node; ) {
        last = stack.pop() as number
        done[last] = 1
        component.push(first + last)
      }
      yield component.sort((a, b) => (left[a - first] as number) - (left[b - first] as number))
    }
  }
}
