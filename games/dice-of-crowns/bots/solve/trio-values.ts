/** The chances of all three seats at every position of a turn, from those at the beginnings of turns. Default options. */
import { once } from './duel.ts'
import type { Node } from './graph.ts'
import { mixedSweep, SEATS, weigh } from './mixed-sweep.ts'
import { type Beginnings, chanceAfter, type Links, linksOf } from './trio-ends.ts'
import { buildTrioTurn } from './trio-turn.ts'

export const TRIO_TURN = once(buildTrioTurn)

/** No choice changes by more than this in the last sweep. */
const STILL = 1e-12
/** Some forty are enough. */
const SWEEPS = 100

/** The positions of a turn while the claims lie in one way. */
export class TrioValues {
  /** Three of each node, the active seat's first. */
  readonly values: Float64Array
  readonly #links: Links

  constructor(standing: number) {
    this.values = new Float64Array(SEATS * TRIO_TURN().graph.size).fill(1 / SEATS)
    this.#links = linksOf(TRIO_TURN(), standing)
  }

  of(node: Node, seat: number): number {
    return this.values[SEATS * node + seat] as number
  }

  /** Gives the largest change at a choice. */
  sweep(beginnings: Beginnings): number {
    this.#follow(beginnings)
    const { graph } = TRIO_TURN()
    return mixedSweep(graph, graph.order, this.values)
  }

  /** Until nothing changes: rerolls lead back to where one was. Where moves are mixed, last digits may never rest. */
  settle(beginnings: Beginnings): void {
    this.#follow(beginnings)
    const { graph, parts } = TRIO_TURN()
    for (const part of parts) {
      let change = 1
      for (let sweep = 0; sweep < SWEEPS && change > STILL; sweep++) change = mixedSweep(graph, part, this.values)
    }
  }

  /** Brings the chances at the beginnings that follow to the ends of the turn. */
  #follow(beginnings: Beginnings): void {
    const weights = new Float64Array(SEATS)
    const { from } = this.#links
    TRIO_TURN().ends.forEach(({ node }, end) => {
      const [first, count] = [from[end] as number, (from[end + 1] as number) - (from[end] as number)]
      const chance = (i: number, seat: number): number => chanceAfter(this.#links, first + i, beginnings, seat)
      for (let i = 0; i < count; i++) weights[i] = chance(i, 0)
      weigh(weights, count)
      for (let seat = 0; seat < SEATS; seat++) {
        let sum = 0
        for (let i = 0; i < count; i++) sum += (weights[i] as number) * chance(i, seat)
        this.values[SEATS * node + seat] = sum
      }
    })
  }
}
