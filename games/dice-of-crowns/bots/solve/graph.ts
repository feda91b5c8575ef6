/**
 * A turn as a graph of positions, and its solution by sweeps.
 *
 * Dice are thrown one at a time in the graph, though together at the table: the chances are the same, and a throw of seven
 * dice costs a few steps that many throws share, instead of 120 outcomes of its own.
 */

/** A position, as an index into `values`. */
export type Node = number

const END = 0
export const CHANCE = 1
/** Seat 0 chooses; the kinds of other seats follow. */
export const BEST = 2
const WORST = 3

export interface Graph {
  readonly size: number
  /** Every position but the ends, what follows it before it: one sweep carries a value from an end to the start. */
  readonly order: Int32Array
  readonly kinds: Uint8Array
  /** What follows node n: `to[from[n]]` to before `to[from[n + 1]]`. Of chance: crown, dagger, skull, scroll. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** By key. */
  readonly known: ReadonlyMap<number, Node>
}

/** What a position is, in one number: a kind below 8, a flag, and up to a dozen counts of dice; of one kind always as many. */
export function keyOf(kind: number, flag: boolean, ...counts: readonly number[]): number {
  let key = 0
  for (const count of counts) key = 8 * key + count
  return 16 * key + 2 * kind + (flag ? 1 : 0)
}

export function nodeAt({ known }: Graph, key: number): Node {
  const node = known.get(key)
  if (node === undefined) throw new Error(`no such position: ${key}`)
  return node
}

/** Weaves a graph from the start on. A key says what a position is; it is asked for its followers once. */
export class GraphBuilder {
  readonly #known = new Map<number, Node>()
  readonly #kinds: number[] = []
  readonly #followers: (readonly Node[])[] = []
  readonly #order: Node[] = []

  /** A position whose value comes from outside. `make` is called when it is new. */
  end(key: number, make: (node: Node) => void): Node {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const node = this.#add(key, END)
    make(node)
    return node
  }

  /** One die is thrown: what follows a crown, a dagger, a skull and a scroll. */
  chance(key: number, followers: () => readonly [crown: Node, dagger: Node, skull: Node, scroll: Node]): Node {
    return this.#node(key, CHANCE, followers)
  }

  /** The seat whose chance is asked for chooses. */
  best(key: number, followers: () => readonly Node[]): Node {
    return this.#node(key, BEST, followers)
  }

  /** An opponent chooses and minimises the value. */
  worst(key: number, followers: () => readonly Node[]): Node {
    return this.#node(key, WORST, followers)
  }

  /** One of several seats chooses, each for itself: 0 is the active seat. */
  choice(key: number, seat: number, followers: () => readonly Node[]): Node {
    return this.#node(key, BEST + seat, followers)
  }

  build(): Graph {
    const from = new Int32Array(this.#kinds.length + 1)
    this.#followers.forEach((followers, node) => {
      from[node + 1] = (from[node] as number) + followers.length
    })
    return {
      size: this.#kinds.length,
      order: Int32Array.from(this.#order),
      kinds: Uint8Array.from(this.#kinds),
      from,
      to: Int32Array.from(this.#followers.flat()),
      known: this.#known,
    }
  }

  #node(key: number, kind: number, followers: () => readonly Node[]): Node {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const node = this.#add(key, kind)
    this.#followers[node] = followers()
    this.#order.push(node)
    return node
  }

  #add(key: number, kind: number): Node {
    const node = this.#kinds.length
    this.#known.set(key, node)
    this.#kinds.push(kind)
    this.#followers.push([])
    return node
  }
}

/**
 * One sweep: the value of every position from those that follow it. Rerolls lead back to where one was, so it takes some sweeps
 * until nothing changes any more; gives the largest change at a choice.
 */
export function sweep({ order, kinds, from, to }: Graph, values: Float64Array): number {
  let change = 0
  for (let i = 0; i < order.length; i++) {
    const node = order[i] as number
    const first = from[node] as number
    if (kinds[node] === CHANCE) {
      const locked = (values[to[first] as number] as number) + (values[to[first + 1] as number] as number)
      const loose = (values[to[first + 2] as number] as number) + (values[to[first + 3] as number] as number)
      values[node] = locked / 6 + loose / 3
      continue
    }
    const last = from[node + 1] as number
    let value = values[to[first] as number] as number
    if (kinds[node] === BEST) {
      for (let at = first + 1; at < last; at++) value = Math.max(value, values[to[at] as number] as number)
    } else {
      for (let at = first + 1; at < last; at++) value = Math.min(value, values[to[at] as number] as number)
    }
    change = Math.max(change, Math.abs(value - (values[node] as number)))
    values[node] = value
  }
  return change
}

/** Returns a node for each reroll of loose dice (R8, S6): the skulls, the scrolls, or both. `roll` gets the dice that stay and how many are rolled. */
export function rerolls<Dice extends { readonly skulls: number; readonly scrolls: number }>(
  dice: Dice,
  roll: (dice: Dice, left: number) => Node,
): Node[] {
  const { skulls, scrolls } = dice
  const options: Node[] = []
  if (skulls > 0) options.push(roll({ ...dice, skulls: 0 }, skulls))
  if (scrolls > 0) options.push(roll({ ...dice, scrolls: 0 }, scrolls))
  if (skulls > 0 && scrolls > 0) options.push(roll({ ...dice, skulls: 0, scrolls: 0 }, skulls + scrolls))
  return options
}
