/** A turn at a table of three as a graph: every throw, what each seat can choose, and how the turn may end (R1–R8). Default options. */
import { at, type Counts, listed, of, shares, total, without } from '../../rules/counts.ts'
import { DICE, type State } from '../../rules/state.ts'
import { type Graph, GraphBuilder, type Node, nodeAt, rerolls } from './graph.ts'

/** The dice of a turn: the active seat is 0, the others follow clockwise. Dice neither locked nor loose are being thrown. */
interface TrioDice {
  readonly crowns: Counts
  readonly daggers: Counts
  readonly skulls: number
  readonly scrolls: number
  /** R5 */
  readonly shielded: boolean
}

export interface TrioEnd {
  readonly node: Node
  readonly kind: 'stop' | 'betrayed'
  readonly dice: TrioDice
}

export interface TrioTurn {
  readonly graph: Graph
  readonly ends: readonly TrioEnd[]
  /** `graph.order` in parts, by the dice that are locked, most first: no turn leads back to fewer. */
  readonly parts: readonly Int32Array[]
  /** The beginnings of a turn: the active seat and the next one hold dice, the third has just given its own back. */
  readonly starts: readonly Node[]
  /** The place in `starts`. */
  startOf(crowns: Counts, daggers: Counts): number
  /** Of a position seen from the active seat. */
  nodeOf(state: State): Node
}

const STOP = 1
const BETRAYED = 2
const CHOOSE = 3
const ROLL = 4
const HAND = 5
const ANSWER = 6
const GIVE = 7

/** This many daggers betray (R2, R4, R7). */
const BETRAYAL = 3
const RIVALS = [1, 2]
const ALL = [0, 1, 2]

export function buildTrioTurn(): TrioTurn {
  const turn = new TrioTurnBuilder()
  const places = new Map<number, number>()
  const starts: Node[] = []
  for (const { crowns, daggers } of beginnings()) {
    places.set(startKey(crowns, daggers), starts.length)
    starts.push(turn.start(crowns, daggers))
  }
  const graph = turn.builder.build()
  return {
    graph,
    ends: turn.ends,
    parts: partsOf(graph),
    starts,
    startOf: (crowns, daggers) => places.get(startKey(crowns, daggers)) as number,
    nodeOf: (state) => nodeAt(graph, positionKey(state)),
  }
}

function partsOf({ size, known, order }: Graph): Int32Array[] {
  const locked = new Uint8Array(size)
  for (const [key, node] of known) locked[node] = lockedIn(key)
  return Array.from({ length: DICE + 1 }, (_, loose) => order.filter((node) => locked[node] === DICE - loose))
}

/** R1, R2. Those with most dice held first: each needs few positions that are not there yet. */
function beginnings(): Pick<TrioDice, 'crowns' | 'daggers'>[] {
  const all: Pick<TrioDice, 'crowns' | 'daggers'>[] = []
  for (let held = DICE; held >= 0; held--) {
    for (const [crowns = 0, daggers = 0, theirs = 0, stabs = 0] of shares(held, [0, 1, 2, 3]).map((one) =>
      listed(one, 4),
    )) {
      const skipped = theirs + stabs === DICE
      if (daggers < BETRAYAL && !skipped)
        all.push({ crowns: of(0, crowns) + of(1, theirs), daggers: of(0, daggers) + of(1, stabs) })
    }
  }
  return all
}

/** Adds the nodes of a turn to the graph, each step of the turn from those that can follow it. */
class TrioTurnBuilder {
  readonly builder = new GraphBuilder()
  readonly ends: TrioEnd[] = []

  /** R3 */
  start(crowns: Counts, daggers: Counts): Node {
    const dice = { crowns, daggers, skulls: 0, scrolls: 0, shielded: false }
    const left = DICE - total(crowns + daggers)
    return left === 0 ? this.#choose(dice) : this.#roll(dice, 0, left)
  }

  #end(kind: TrioEnd['kind'], dice: TrioDice): Node {
    return this.builder.end(kind === 'stop' ? stopKey(dice) : betrayedKey(dice), (node) => {
      this.ends.push({ node, kind, dice })
    })
  }

  /** R8 */
  #choose(dice: TrioDice): Node {
    return this.builder.choice(key(CHOOSE, dice, 0), 0, () => [
      this.#end('stop', dice),
      ...rerolls(dice, (kept, left) => this.#roll(kept, 0, left)),
    ])
  }

  /** R4. `fresh` scrolls have been rolled, `left` dice are still to be rolled. */
  #roll(dice: TrioDice, fresh: number, left: number): Node {
    if (left === 0) return this.#rolled(dice, fresh)
    return this.builder.chance(key(ROLL, dice, fresh), () => [
      this.#roll({ ...dice, crowns: dice.crowns + 1 }, fresh, left - 1),
      this.#roll({ ...dice, daggers: dice.daggers + 1 }, fresh, left - 1),
      this.#roll({ ...dice, skulls: dice.skulls + 1 }, fresh, left - 1),
      this.#roll(dice, fresh + 1, left - 1),
    ])
  }

  /** R4, R5 */
  #rolled(dice: TrioDice, fresh: number): Node {
    if (fresh === 0 || at(dice.daggers, 0) >= BETRAYAL) return this.#counted(dice)
    return this.#hand(fresh === DICE ? { ...dice, shielded: true } : dice, fresh)
  }

  /** R7 */
  #counted(dice: TrioDice): Node {
    return at(dice.daggers, 0) >= BETRAYAL ? this.#end('betrayed', dice) : this.#choose(dice)
  }

  /** R6 */
  #hand(dice: TrioDice, fresh: number): Node {
    return this.builder.choice(key(HAND, dice, fresh), 0, () =>
      shares(fresh, RIVALS).map((handed) => this.#answer(dice, handed, 0)),
    )
  }

  /** R6. `giving` has been rolled and waits for its place, `handed` is still to be rolled: by the first rival, then by the other. */
  #answer(dice: TrioDice, handed: Counts, giving: Counts): Node {
    if (handed === 0) return this.#give(dice, giving)
    const one = of(at(handed, 1) > 0 ? 1 : 2, 1)
    return this.builder.chance(answerKey(dice, handed, giving), () => [
      this.#answer({ ...dice, crowns: dice.crowns + one }, handed - one, giving),
      this.#answer(dice, handed - one, giving + one),
      this.#answer({ ...dice, skulls: dice.skulls + 1 }, handed - one, giving),
      this.#answer({ ...dice, scrolls: dice.scrolls + 1 }, handed - one, giving),
    ])
  }

  /** R6. Counted only after the last (R7). */
  #give(dice: TrioDice, giving: Counts): Node {
    if (giving === 0) return this.#counted(dice)
    const giver = at(giving, 1) > 0 ? 1 : 2
    const count = at(giving, giver)
    return this.builder.choice(key(GIVE, dice, giving), giver, () =>
      shares(count, dice.shielded ? RIVALS : ALL).map((to) =>
        this.#give({ ...dice, daggers: dice.daggers + to }, giving - of(giver, count)),
      ),
    )
  }
}

/** The third seat holds nothing then. */
function startKey(crowns: Counts, daggers: Counts): number {
  return 256 * crowns + daggers
}

/** The rivals' dice are all that stays. */
function stopKey({ crowns, daggers, skulls }: TrioDice): number {
  return key(STOP, { crowns, daggers: without(daggers, 0), skulls, scrolls: 0, shielded: false }, 0)
}

function betrayedKey({ crowns, daggers }: TrioDice): number {
  return key(BETRAYED, { crowns: without(crowns, 0), daggers, skulls: 0, scrolls: 0, shielded: false }, 0)
}

/**
 * As `keyOf` makes it, but from counts that are packed already: there are many. How many are
 * still to be rolled is the rest of the seven. `more` is below 2^16.
 */
function key(kind: number, { crowns, daggers, skulls, scrolls, shielded }: TrioDice, more: number): number {
  const high = ((8 * skulls + scrolls) << 16) + more
  return high * 2 ** 28 + (crowns << 16) + (daggers << 4) + 2 * kind + (shielded ? 1 : 0)
}

/** The dice in all areas, of a key. */
function lockedIn(key: number): number {
  const low = key % 2 ** 28
  return total(low >> 16) + total((low >> 4) & 0xfff)
}

/** A rival has at most seven of each, the active seat none. */
function answerKey(dice: TrioDice, handed: Counts, giving: Counts): number {
  return key(ANSWER, dice, (handed >> 4) + 8 * giving)
}

function positionKey(state: State): number {
  const { phase, crowns, daggers, skulls, scrolls, fresh, handed, giving, messenger } = state
  const dice: TrioDice = { crowns, daggers, skulls, scrolls, shielded: messenger }
  switch (phase) {
    case 'roll':
      return key(ROLL, dice, 0)
    case 'hand':
      return key(HAND, dice, fresh)
    case 'answer':
      return answerKey(dice, handed, 0)
    case 'give':
      return key(GIVE, dice, giving)
    case 'reward':
      return stopKey(dice)
    default:
      return key(CHOOSE, dice, 0)
  }
}
