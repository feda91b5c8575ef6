/**
 * The game for two, solved exactly: both seats play as well as can be. Every option but fate, each with all others.
 *
 * A turn leaves behind the claims, the crown and the dice in the rival's area. The value of a position is the chance to win of
 * the seat whose turn it is; that of a turn's end is one minus the value of the turn that follows it. Turns lead to turns in
 * circles, so values are swept until they stand still.
 */
import { type DuelRules, type Holder, outcomesOf, type Standing } from './duel-ends.ts'
import { buildDuelTurn, type DuelTurn } from './duel-turn.ts'
import { type Node, sweep } from './graph.ts'

/** No choice changes by more than this in the last sweep, and changes shrink quickly: errors are well below 1e-9. */
const STILL = 1e-12

export class Duel {
  readonly turn: DuelTurn
  readonly #rules: DuelRules
  /** By standing: the value of every position of a turn. */
  readonly #values: readonly Float64Array[]
  readonly #links: readonly Links[]
  /** Standings that lead to each other while no claim is gained or lost, those near the end first. */
  readonly #rounds: readonly (readonly number[])[]
  #round = 0
  #pass = 0
  /** Something has changed in this pass over all rounds: lost and stolen claims lead back to those that were solved before. */
  #moved = false
  #solved = false

  constructor(rules: DuelRules) {
    this.#rules = rules
    this.turn = rules.rivalDagger === 'keep' ? KEPT() : GIVEN()
    const standings = standingsOf(rules)
    this.#values = standings.map(() => new Float64Array(this.turn.graph.size).fill(0.5))
    this.#links = standings.map((standing) => linksOf(rules, this.turn, standing))
    this.#rounds = roundsOf(rules, standings)
  }

  /** The value of a position for the seat whose turn it is, once all is solved. */
  value(standing: Standing, node: Node): number {
    return (this.#values[indexOf(this.#rules, standing)] as Float64Array)[node] as number
  }

  /** Works for a moment. Gives the part that is done, roughly; 1 when all is. */
  step(): number {
    if (this.#solved) return 1
    const round = this.#rounds[this.#round] as readonly number[]
    for (let change = this.#sweep(round); change > STILL; change = this.#sweep(round)) this.#moved = true
    this.#round++
    if (this.#round === this.#rounds.length) this.#endPass()
    return this.#solved ? 1 : this.#part()
  }

  #endPass(): void {
    this.#solved = !this.#moved
    this.#moved = false
    this.#round = 0
    this.#pass++
  }

  /** Most of the work is done in the first pass, and most of the rest in the next. */
  #part(): number {
    const left = 4 ** -this.#pass
    return 1 - left + (left * 3 * this.#round) / (4 * this.#rounds.length)
  }

  #sweep(round: readonly number[]): number {
    let change = 0
    for (const standing of round) {
      const values = this.#values[standing] as Float64Array
      follow(this.#links[standing] as Links, this.#values, values)
      change = Math.max(change, sweep(this.turn.graph, values))
    }
    return change
  }
}

/** The graph is built once: the other options change only its ends. */
const GIVEN = once(() => buildDuelTurn(false))
const KEPT = once(() => buildDuelTurn(true))

export function once<Value>(make: () => Value): () => Value {
  let made: Value | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** By end of a turn: the beginnings of turns that it may lead to, as pairs of a standing and a node. */
interface Links {
  readonly ends: Int32Array
  /** The pairs of end i are those from `from[i]` to before `from[i + 1]`. */
  readonly from: Int32Array
  readonly standings: Int32Array
  readonly nodes: Int32Array
}

/** In place of a standing: the game is won. */
const WON = -1

function linksOf(rules: DuelRules, turn: DuelTurn, standing: Standing): Links {
  const [from, standings, nodes] = [[0], [] as number[], [] as number[]]
  for (const end of turn.ends) {
    for (const outcome of outcomesOf(rules, standing, end)) {
      const won = outcome === 'won'
      standings.push(won ? WON : indexOf(rules, outcome.standing))
      nodes.push(won ? 0 : turn.start(outcome.crowns, outcome.daggers, outcome.rivalDaggers))
    }
    from.push(nodes.length)
  }
  return {
    ends: Int32Array.from(turn.ends, ({ node }) => node),
    from: Int32Array.from(from),
    standings: Int32Array.from(standings),
    nodes: Int32Array.from(nodes),
  }
}

/** Brings the values of the turns that follow to the ends of this one. */
function follow({ ends, from, standings, nodes }: Links, all: readonly Float64Array[], values: Float64Array): void {
  for (let end = 0; end < ends.length; end++) {
    let best = 0
    for (let at = from[end] as number; at < (from[end + 1] as number); at++) {
      const standing = standings[at] as number
      const value = standing === WON ? 1 : 1 - ((all[standing] as Float64Array)[nodes[at] as number] as number)
      best = Math.max(best, value)
    }
    values[ends[end] as number] = best
  }
}

function standingsOf(rules: DuelRules): Standing[] {
  const holders: readonly Holder[] = rules.crownDefence === 'off' ? ['nobody'] : HOLDERS
  const tokens = Array.from({ length: rules.claims }, (_, count) => count)
  return holders.flatMap((crown) => tokens.flatMap((mine) => tokens.map((theirs) => ({ mine, theirs, crown }))))
}

const HOLDERS: readonly Holder[] = ['nobody', 'mine', 'theirs']

/** The place in `standingsOf`. */
function indexOf({ claims }: DuelRules, { mine, theirs, crown }: Standing): number {
  return (HOLDERS.indexOf(crown) * claims + mine) * claims + theirs
}

function roundsOf(rules: DuelRules, standings: readonly Standing[]): number[][] {
  const late = standings.toSorted((a, b) => b.mine + b.theirs - a.mine - a.theirs)
  const rounds = new Map<number, number[]>()
  for (const standing of late) {
    const { mine, theirs } = standing
    const pair = Math.max(mine, theirs) * rules.claims + Math.min(mine, theirs)
    const round = rounds.get(pair) ?? []
    round.push(indexOf(rules, standing))
    rounds.set(pair, round)
  }
  return [...rounds.values()]
}
