/** A turn of the solo game as a graph: every throw, what can be chosen after it, and how the turn may end (S2–S7). */
import { DICE } from '../../rules/state.ts'
import { type Graph, GraphBuilder, keyOf, type Node, nodeAt, rerolls } from './graph.ts'

/** Dice neither locked nor loose are being thrown. */
export interface SoloDice {
  readonly crowns: number
  readonly daggers: number
  readonly skulls: number
  readonly scrolls: number
  /** Varrick's crowns and daggers. */
  readonly captives: number
  readonly theirs: number
  /** Varrick has rolled a dagger himself this turn (S6). */
  readonly drawn: boolean
}

/** How a turn ends, before it is known what that is worth. */
export type SoloEnd =
  /** You gain a token. */
  | { readonly kind: 'gain'; readonly captives: number }
  /** You gain nothing. */
  | { readonly kind: 'fail'; readonly captives: number }
  /** Varrick has three crowns: he gains one (S6). */
  | { readonly kind: 'three' }
  /** His skulls have brought the third dagger (S5). `freed`: a captive comes back all the same (S6). */
  | { readonly kind: 'robbed'; readonly captives: number; readonly crowns: boolean; readonly freed: boolean }

export interface SoloTurn {
  readonly graph: Graph
  readonly ends: readonly { readonly node: Node; readonly end: SoloEnd }[]
  /** S2: the first roll, by captives. */
  start(captives: number): Node
  /** S2, S6: all dice that are nowhere else are rolled. */
  roll(dice: SoloDice): Node
  /** S3: `rolled` daggers have been rolled, and all dice that are nowhere else are scrolls for Varrick. */
  keep(dice: SoloDice, rolled: number): Node
  /** S4: Varrick rolls all dice that are nowhere else. */
  varrick(dice: SoloDice): Node
  /** S6: rerolls. */
  choose(dice: SoloDice): Node
}

const END = 0
const CHOOSE = 1
const ROLL = 2
const KEEP = 3
const VARRICK = 4

/** The number of daggers and of crowns that end a turn, and of skulls that count (S5, S6). */
const THREE = 3
const FIVE = 5

export function buildSoloTurn(): SoloTurn {
  const turn = new SoloTurnBuilder()
  for (let captives = 0; captives < THREE; captives++) turn.start(captives)
  const graph = turn.builder.build()
  const found = (key: number): Node => nodeAt(graph, key)
  return {
    graph,
    ends: turn.ends,
    start: (captives) => turn.start(captives),
    roll: (dice) => found(rollKey(dice, 0, 0)),
    keep: (dice, rolled) => found(keepKey(dice, rolled)),
    varrick: (dice) => found(varrickKey(dice, 0, 0)),
    choose: (dice) => found(chooseKey(dice)),
  }
}

/** Adds the nodes of a turn to the graph, each step of the turn from those that can follow it. */
class SoloTurnBuilder {
  readonly builder = new GraphBuilder()
  readonly ends: { readonly node: Node; readonly end: SoloEnd }[] = []

  #ended(end: SoloEnd): Node {
    const kind = ['gain', 'fail', 'three', 'robbed'].indexOf(end.kind)
    const captives = end.kind === 'three' ? 0 : end.captives
    const more = end.kind === 'robbed' ? (end.crowns ? 2 : 0) + (end.freed ? 1 : 0) : 0
    return this.builder.end(keyOf(END, false, kind, captives, more), (node) => this.ends.push({ node, end }))
  }

  /** S6 */
  #choose(dice: SoloDice): Node {
    return this.builder.best(chooseKey(dice), () => rerolls(dice, (kept, left) => this.#roll(kept, 0, 0, left)))
  }

  /** S2. `fresh` scrolls and `rolled` daggers lie there, `left` dice are still to be rolled. */
  #roll(dice: SoloDice, fresh: number, rolled: number, left: number): Node {
    if (left === 0) return this.#keep(dice, rolled, fresh)
    return this.builder.chance(rollKey(dice, fresh, rolled), () => [
      this.#roll({ ...dice, crowns: dice.crowns + 1 }, fresh, rolled, left - 1),
      this.#roll(dice, fresh, rolled + 1, left - 1),
      this.#roll({ ...dice, skulls: dice.skulls + 1 }, fresh, rolled, left - 1),
      this.#roll(dice, fresh + 1, rolled, left - 1),
    ])
  }

  /** S3. None to Varrick, one, two, … */
  #keep(dice: SoloDice, rolled: number, fresh: number): Node {
    const passed = (theirs: number): Node => {
      const after = { ...dice, daggers: dice.daggers + rolled - theirs, theirs: dice.theirs + theirs }
      return fresh === 0 ? this.#check(after) : this.#varrick(after, 0, 0, fresh)
    }
    if (rolled === 0) return passed(0)
    return this.builder.best(keepKey(dice, rolled), () =>
      Array.from({ length: rolled + 1 }, (_, theirs) => passed(theirs)),
    )
  }

  /** S4. What he has rolled of skulls and daggers has its effect when all lie there; three crowns have theirs at once. */
  #varrick(dice: SoloDice, skulls: number, daggers: number, left: number): Node {
    if (dice.captives >= THREE) return this.#ended({ kind: 'three' })
    if (left === 0) return this.#answered(dice, skulls, daggers)
    return this.builder.chance(varrickKey(dice, skulls, daggers), () => [
      this.#varrick({ ...dice, captives: dice.captives + 1 }, skulls, daggers, left - 1),
      this.#varrick(dice, skulls, daggers + 1, left - 1),
      this.#varrick(dice, skulls + 1, daggers, left - 1),
      this.#varrick({ ...dice, scrolls: dice.scrolls + 1 }, skulls, daggers, left - 1),
    ])
  }

  /** S4, S5 */
  #answered(dice: SoloDice, skulls: number, daggers: number): Node {
    const brought = Math.min(skulls, dice.theirs)
    const after: SoloDice = {
      ...dice,
      skulls: dice.skulls + skulls,
      daggers: dice.daggers + brought,
      theirs: dice.theirs - brought + daggers,
      drawn: dice.drawn || daggers > 0,
    }
    if (dice.daggers >= THREE || after.daggers < THREE) return this.#check(after)
    return this.#ended({ kind: 'robbed', captives: after.captives, crowns: after.crowns > 0, freed: frees(after) })
  }

  /** S6 */
  #check(dice: SoloDice): Node {
    const { crowns, daggers, skulls, scrolls, captives, theirs } = dice
    if (daggers >= THREE || theirs >= THREE) {
      return this.#ended({ kind: 'fail', captives: Math.max(0, captives - (frees(dice) ? 1 : 0)) })
    }
    if (crowns >= THREE || skulls >= FIVE) return this.#ended({ kind: 'gain', captives })
    return skulls + scrolls === 0 ? this.#ended({ kind: 'fail', captives }) : this.#choose(dice)
  }

  start(captives: number): Node {
    const dice = { crowns: 0, daggers: 0, skulls: 0, scrolls: 0, captives, theirs: 0, drawn: false }
    return this.#roll(dice, 0, 0, DICE - captives)
  }
}

function frees({ theirs, drawn }: SoloDice): boolean {
  return theirs >= THREE && !drawn
}

function chooseKey({ crowns, daggers, skulls, scrolls, captives, drawn }: SoloDice): number {
  return keyOf(CHOOSE, drawn, crowns, daggers, skulls, scrolls, captives)
}

function rollKey(dice: SoloDice, fresh: number, rolled: number): number {
  const { crowns, daggers, skulls, scrolls, captives, theirs, drawn } = dice
  return keyOf(ROLL, drawn, crowns, daggers, skulls, scrolls, captives, theirs, fresh, rolled)
}

function keepKey({ crowns, daggers, skulls, scrolls, captives, theirs, drawn }: SoloDice, rolled: number): number {
  return keyOf(KEEP, drawn, crowns, daggers, skulls, scrolls, captives, theirs, rolled)
}

function varrickKey(dice: SoloDice, rolledSkulls: number, rolledDaggers: number): number {
  const { crowns, daggers, skulls, scrolls, captives, theirs, drawn } = dice
  return keyOf(VARRICK, drawn, crowns, daggers, skulls, scrolls, captives, theirs, rolledSkulls, rolledDaggers)
}
