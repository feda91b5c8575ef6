/**
 * The solo game, solved exactly: the value of a position is the chance to win with perfect play.
 *
 * Tokens only ever move towards the end of the game, so each standing is solved after those that it leads to; within one, turns
 * lead to turns with more or fewer captives, and values are swept until they stand still.
 */
import { type Node, sweep } from './graph.ts'
import { buildSoloTurn, type SoloEnd, type SoloTurn } from './solo-turn.ts'

/** No choice changes by more than this in the last sweep, and changes shrink quickly: errors are well below 1e-9. */
const STILL = 1e-12

export class Solo {
  readonly turn: SoloTurn
  readonly #tokens: number
  /** By standing, your tokens and his: the value of every position of a turn. */
  readonly #values: Float64Array[] = []
  /**
   * Standings still to be solved, taken from the end: each leads only to standings with more of Varrick's tokens, or as many and more of
   * yours.
   */
  readonly #due: (readonly [mine: number, his: number])[] = []

  constructor(tokens: number) {
    this.turn = weave()
    this.#tokens = tokens
    for (let his = 0; his < tokens; his++) for (let mine = 0; mine < tokens; mine++) this.#due.push([mine, his])
  }

  /** The chance to win at a position, once all is solved. */
  value(mine: number, his: number, node: Node): number {
    return (this.#values[mine * this.#tokens + his] as Float64Array)[node] as number
  }

  /** Works for a moment. Gives the part that is done; 1 when all is. */
  step(): number {
    const due = this.#due.pop()
    if (due !== undefined) this.#solve(...due)
    return 1 - this.#due.length / this.#tokens ** 2
  }

  #solve(mine: number, his: number): void {
    const { graph, ends } = this.turn
    const values = new Float64Array(graph.size).fill(0.5)
    this.#values[mine * this.#tokens + his] = values
    do for (const { node, end } of ends) values[node] = this.#worth(mine, his, end)
    while (sweep(graph, values) > STILL)
  }

  /** S5–S7. A captive that is freed was one before. */
  #worth(mine: number, his: number, end: SoloEnd): number {
    if (end.kind === 'gain') return this.#start(mine + 1, his, end.captives)
    if (end.kind === 'fail') return this.#start(mine, his, end.captives)
    if (end.kind === 'three') return this.#start(mine, his + 1, 0)
    const taken = mine === 0 && end.crowns ? end.captives + 1 : end.captives
    if (taken >= 3) return this.#start(mine, his + 1, 0)
    const left = Math.max(0, taken - (end.freed ? 1 : 0))
    return mine > 0 ? this.#start(mine - 1, his + 1, left) : this.#start(mine, his, left)
  }

  #start(mine: number, his: number, captives: number): number {
    if (mine === this.#tokens) return 1
    return his === this.#tokens ? 0 : this.value(mine, his, this.turn.start(captives))
  }
}

let woven: SoloTurn | null = null

function weave(): SoloTurn {
  woven ??= buildSoloTurn()
  return woven
}
