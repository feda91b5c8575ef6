/** A turn at a table of two as a graph: every throw, what either seat can choose, and how the turn may end (R1–R11, R14). */
import { DICE } from '../../rules/state.ts'
import { type Graph, GraphBuilder, keyOf, type Node, nodeAt, rerolls } from './graph.ts'

/** The dice of a turn, seen from the active seat. Dice neither locked nor loose are being thrown. */
export interface DuelDice {
  readonly crowns: number
  readonly daggers: number
  readonly skulls: number
  readonly scrolls: number
  readonly rivalCrowns: number
  readonly rivalDaggers: number
  /** R5. Also true where rivals keep their daggers: none can be given to the active seat. */
  readonly shielded: boolean
}

/** How a turn ends, before it is known what that is worth. The rival's dice are all that stays. */
export interface DuelEnd {
  readonly node: Node
  readonly kind: 'stop' | 'betrayed' | 'early'
  readonly crowns: number
  readonly daggers: number
  readonly skulls: number
  readonly rivalCrowns: number
  readonly rivalDaggers: number
}

export interface DuelTurn {
  readonly graph: Graph
  readonly ends: readonly DuelEnd[]
  /** The beginning of a turn (R1): what the active seat holds already, and the daggers that its rival holds. */
  start(crowns: number, daggers: number, rivalDaggers: number): Node
  /** R8: stop, then the rerolls. */
  choose(dice: DuelDice): Node
  /** R3, R8: all dice that are nowhere else are rolled. */
  roll(dice: DuelDice): Node
  /** R6: all dice that are nowhere else are rolled by the rival. */
  answer(dice: DuelDice): Node
  /** R6: the rival has rolled `daggers`, and gives none of them to the active seat, or one, two, … */
  give(dice: DuelDice, daggers: number): Node
  /** R9, R10: the active seat chooses among the outcomes. */
  betrayed(dice: DuelDice): Node
  stop(dice: DuelDice): Node
}

const STOP = 1
const BETRAYED = 2
const EARLY = 3
const CHOOSE = 4
const ROLL = 5
const ANSWER = 6
const GIVE = 7

/** This many daggers betray (R2, R4, R7). */
const BETRAYAL = 3

/** `keep`: rivals keep the daggers they roll (R6). */
export function buildDuelTurn(keep: boolean): DuelTurn {
  const turn = new DuelTurnBuilder(keep)
  for (let crowns = 0; crowns <= DICE; crowns++) {
    for (let daggers = 0; crowns + daggers <= DICE; daggers++) {
      for (let rival = 0; rival <= 1 && crowns + daggers + rival <= DICE; rival++) turn.start(crowns, daggers, rival)
    }
  }
  const graph = turn.builder.build()
  const found = (key: number): Node => nodeAt(graph, key)
  return {
    graph,
    ends: turn.ends,
    start: (crowns, daggers, rivalDaggers) => turn.start(crowns, daggers, rivalDaggers),
    choose: (dice) => found(chooseKey(dice)),
    roll: (dice) => found(rollKey(dice, 0)),
    answer: (dice) => found(answerKey(dice, 0)),
    give: (dice, daggers) => found(giveKey(dice, daggers)),
    betrayed: (dice) => found(betrayedKey(BETRAYED, dice)),
    stop: (dice) => found(stopKey(dice)),
  }
}

/** Adds the nodes of a turn to the graph, each step of the turn from those that can follow it. */
class DuelTurnBuilder {
  readonly builder = new GraphBuilder()
  readonly ends: DuelEnd[] = []
  readonly #keep: boolean

  constructor(keep: boolean) {
    this.#keep = keep
  }

  #end(kind: number, name: DuelEnd['kind'], dice: DuelDice): Node {
    const { crowns, daggers, skulls, rivalCrowns, rivalDaggers } = dice
    return this.builder.end(kind === STOP ? stopKey(dice) : betrayedKey(kind, dice), (node) => {
      this.ends.push({ node, kind: name, crowns, daggers, skulls, rivalCrowns, rivalDaggers })
    })
  }

  /** R8 */
  #choose(dice: DuelDice): Node {
    return this.builder.best(chooseKey(dice), () => [
      this.#end(STOP, 'stop', dice),
      ...rerolls(dice, (kept, left) => this.#roll(kept, 0, left)),
    ])
  }

  /** R4. `fresh` scrolls have been rolled, `left` dice are still to be rolled. */
  #roll(dice: DuelDice, fresh: number, left: number): Node {
    if (left === 0) return this.#rolled(dice, fresh)
    return this.builder.chance(rollKey(dice, fresh), () => [
      this.#roll({ ...dice, crowns: dice.crowns + 1 }, fresh, left - 1),
      this.#roll({ ...dice, daggers: dice.daggers + 1 }, fresh, left - 1),
      this.#roll({ ...dice, skulls: dice.skulls + 1 }, fresh, left - 1),
      this.#roll(dice, fresh + 1, left - 1),
    ])
  }

  /** R4, R5 */
  #rolled(dice: DuelDice, fresh: number): Node {
    if (dice.daggers >= BETRAYAL) return this.#end(BETRAYED, 'betrayed', dice)
    if (fresh === 0) return this.#choose(dice)
    return this.#answer(fresh === DICE ? { ...dice, shielded: true } : dice, 0, fresh)
  }

  /** R6. `daggers` that the rival has rolled wait for their place, `left` scrolls are still to be rolled by it. */
  #answer(dice: DuelDice, daggers: number, left: number): Node {
    if (left === 0) return this.#give(dice, daggers)
    return this.builder.chance(answerKey(dice, daggers), () => [
      this.#answer({ ...dice, rivalCrowns: dice.rivalCrowns + 1 }, daggers, left - 1),
      this.#answer(dice, daggers + 1, left - 1),
      this.#answer({ ...dice, skulls: dice.skulls + 1 }, daggers, left - 1),
      this.#answer({ ...dice, scrolls: dice.scrolls + 1 }, daggers, left - 1),
    ])
  }

  /** R6, R7 */
  #give(dice: DuelDice, daggers: number): Node {
    if (daggers === 0) return this.#choose(dice)
    return this.builder.worst(giveKey(dice, daggers), () => {
      const most = dice.shielded ? 0 : daggers
      return Array.from({ length: most + 1 }, (_, mine) => this.#given(dice, mine, daggers - mine))
    })
  }

  #given(dice: DuelDice, mine: number, theirs: number): Node {
    const after = { ...dice, daggers: dice.daggers + mine, rivalDaggers: dice.rivalDaggers + theirs }
    return after.daggers >= BETRAYAL ? this.#end(BETRAYED, 'betrayed', after) : this.#choose(after)
  }

  /** R1–R3 */
  start(crowns: number, daggers: number, rivalDaggers: number): Node {
    const dice = { crowns, daggers, skulls: 0, scrolls: 0, rivalCrowns: 0, rivalDaggers, shielded: this.#keep }
    const left = DICE - crowns - daggers - rivalDaggers
    if (daggers >= BETRAYAL) return this.#end(EARLY, 'early', dice)
    return left === 0 ? this.#choose(dice) : this.#roll(dice, 0, left)
  }
}

function stopKey({ crowns, skulls, rivalCrowns, rivalDaggers }: DuelDice): number {
  return keyOf(STOP, false, crowns, skulls, rivalCrowns, rivalDaggers)
}

function betrayedKey(kind: number, { daggers, rivalCrowns, rivalDaggers }: DuelDice): number {
  return keyOf(kind, false, daggers, rivalCrowns, rivalDaggers)
}

function chooseKey({ crowns, daggers, skulls, scrolls, rivalCrowns, shielded }: DuelDice): number {
  return keyOf(CHOOSE, shielded, crowns, daggers, skulls, scrolls, rivalCrowns)
}

/** How many are still to be rolled is the rest of the seven. */
function rollKey(dice: DuelDice, fresh: number): number {
  const { crowns, daggers, skulls, scrolls, rivalCrowns, rivalDaggers, shielded } = dice
  return keyOf(ROLL, shielded, crowns, daggers, skulls, scrolls, fresh, rivalCrowns, rivalDaggers)
}

function answerKey(dice: DuelDice, given: number): number {
  const { crowns, daggers, skulls, scrolls, rivalCrowns, rivalDaggers, shielded } = dice
  return keyOf(ANSWER, shielded, crowns, daggers, skulls, scrolls, given, rivalCrowns, rivalDaggers)
}

function giveKey(dice: DuelDice, given: number): number {
  const { crowns, daggers, skulls, scrolls, rivalCrowns, shielded } = dice
  return keyOf(GIVE, shielded, crowns, daggers, skulls, scrolls, given, rivalCrowns)
}
