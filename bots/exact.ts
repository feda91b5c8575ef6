/**
 * Exact chances for small games, over the contract alone: every position that can be reached is listed once, then the chances of
 * perfect play are computed backwards from the ends. Positions that lead back to each other (both lose their turn) form a strongly
 * connected component, whose chances are found by value iteration; every other position is one step of backward induction.
 *
 * Chances are bounded from below and from above, and only what the two bounds agree on counts as exact. For one seat, and for two who
 * play one after the other in the open: then one seat's chance is what the other's is not, and one number tells both.
 */
import type { Game, Seat, Turn } from '../engine/contract.ts'
import { countOutcomes, type Outcome, outcomes, throws } from '../engine/dice/dice.ts'
import { isHidden, settle } from './lookahead.ts'
import { shareOf } from './value.ts'

/** The most positions that are listed: about 400 bytes each, so 400 MB. */
export const MOST_POSITIONS = 1_000_000
/** A throw with more outcomes belongs to a game that is not small. */
const MOST_OUTCOMES = 1000
/** The bounds have met. */
const MET = 1e-10
/** Above this distance between its bounds, a chance is not exact. */
const EXACT = 1e-9
const MOST_SWEEPS = 10_000
/** The part of the work that is done when all positions are listed. */
export const LISTED = 0.5
/** Positions between two moments in which other work can be done. */
const STRIDE = 4096

/** The first nodes are the results, for the seat that the position before them is counted from. */
const RESULTS: readonly number[] = [0, 1, 0.5]
/** What a node is: the counted seat chooses, the other one does, or a throw (and which: the index into `weights`). */
const [MINE, THEIRS] = [-1, -2]

export interface Exact<State> {
  /** The chance of the seat to win by perfect play of all; null: this position has not been solved. */
  chance(state: State, seat: Seat): number | null
  /** Solves everything that can follow from a position. Yields the part that is done; false: it cannot be solved, or is too large. */
  solving(state: State, most?: number): Generator<number, boolean>
  /** How many positions are known. */
  readonly size: number
}

class Unsuited extends Error {}

export function exactOf<State, Move>(game: Game<State, Move>): Exact<State> {
  const ids = new Map<string | number, number>()
  const kinds: number[] = RESULTS.map(() => MINE)
  const starts: number[] = [...RESULTS.map(() => 0), 0]
  /** Twice the node, plus one where the chance counts for the other seat. */
  const edges: number[] = []
  const weights: number[][] = []
  const weightIds = new Map<string, { readonly id: number; readonly all: readonly Outcome[] }>()
  let low = Float64Array.from(RESULTS)
  let high = Float64Array.from(RESULTS)
  /** `edges`, for the sweeps. */
  let links = new Int32Array()

  const positionOf = (state: State) => game.position?.(state) ?? { key: JSON.stringify(state), from: 0 }

  const outcomesOf = (turn: Extract<Turn, { kind: 'throw' }>) => {
    const name = `${turn.sides.join()} ${JSON.stringify(turn.alike ?? [])}`
    const known = weightIds.get(name)
    if (known !== undefined) return known
    if (countOutcomes(turn) > MOST_OUTCOMES) throw new Unsuited()
    const all = outcomes(turn)
    const total = throws(turn)
    const fresh = { id: weights.push(all.map(({ ways }) => ways / total)) - 1, all }
    weightIds.set(name, fresh)
    return fresh
  }

  /** The edge to a position, which waits in `open` if it is new. */
  const edgeTo = (after: State, from: Seat, open: (State | null)[]): number => {
    const state = settle(game, after)
    const turn = game.turn(state)
    if (turn.kind === 'over') return 2 * RESULTS.indexOf(shareOf(turn.places, from))
    const { key, from: counted } = positionOf(state)
    let id = ids.get(key)
    if (id === undefined) {
      id = RESULTS.length + ids.size
      ids.set(key, id)
      open.push(state)
    }
    return 2 * id + (counted === from ? 0 : 1)
  }

  const expand = (state: State, open: (State | null)[]): void => {
    const { from } = positionOf(state)
    const turn = game.turn(state)
    if (turn.kind === 'throw') {
      const { id, all } = outcomesOf(turn)
      kinds.push(id)
      for (const { faces } of all) edges.push(edgeTo(game.land(state, faces), from, open))
    } else if (turn.kind === 'move') {
      const [seat] = turn.seats
      if (seat === undefined || turn.seats.length > 1 || turn.optional === true || isHidden(game, state))
        throw new Unsuited()
      kinds.push(seat === from ? MINE : THEIRS)
      for (const move of game.moves(state, seat)) edges.push(edgeTo(game.move(state, seat, move), from, open))
    }
    starts.push(edges.length)
  }

  const forget = (nodes: number, edgeCount: number): void => {
    for (const [key, id] of ids) if (id >= nodes) ids.delete(key)
    kinds.length = nodes
    starts.length = nodes + 1
    edges.length = edgeCount
  }

  /** Both bounds of a node from those of its children; true: one of them has moved. */
  const update = (node: number): boolean => {
    const kind = kinds[node] as number
    const [begin, end] = [starts[node] as number, starts[node + 1] as number]
    let [least, most] = kind >= 0 ? [0, 0] : kind === MINE ? [-1, -1] : [2, 2]
    const shares = weights[kind]
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

  const solveComponent = (nodes: readonly number[]): void => {
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
      let [moved, apart] = [false, 0]
      for (const node of nodes) {
        if (update(node)) moved = true
        apart = Math.max(apart, (high[node] as number) - (low[node] as number))
      }
      if (!moved || apart < MET) return
    }
  }

  return {
    get size() {
      return ids.size
    },
    chance(state, seat) {
      const turn = game.turn(state)
      if (turn.kind === 'over') return shareOf(turn.places, seat)
      const { key, from } = positionOf(state)
      const node = ids.get(key)
      if (node === undefined || node >= low.length) return null
      const [least, most] = [low[node] as number, high[node] as number]
      if (most - least > EXACT) return null
      return seat === from ? (least + most) / 2 : 1 - (least + most) / 2
    },
    *solving(start, most = MOST_POSITIONS) {
      const seats = game.scores(start).length
      if (seats > 2 || isHidden(game, start)) return false
      const [before, edgeCount] = [kinds.length, edges.length]
      const open: (State | null)[] = []
      try {
        edgeTo(start, 0, open)
        for (let next = 0; next < open.length; next++) {
          if (open.length > most) throw new Unsuited()
          expand(open[next] as State, open)
          open[next] = null
          if (next % STRIDE === STRIDE - 1) yield (LISTED * next) / open.length
        }
      } catch (error) {
        forget(before, edgeCount)
        if (error instanceof Unsuited) return false
        throw error
      }
      yield LISTED
      low = grown(low, kinds.length, 0)
      high = grown(high, kinds.length, 1)
      links = Int32Array.from(edges)
      let done = 0
      for (const component of components(starts, links, before)) {
        solveComponent(component)
        const was = done
        done += component.length
        if (Math.floor(done / STRIDE) > Math.floor(was / STRIDE)) yield LISTED + ((1 - LISTED) * done) / open.length
      }
      return true
    },
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
  /** The lowest number that a node leads back to. */
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
