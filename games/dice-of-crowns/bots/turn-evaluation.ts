/**
 * One turn where the game is not solved: exact for the active seat as if all rivals were one, who gives its daggers as badly as it
 * can, and as if the ends of the turn were worth what the race makes of them.
 */
import type { Seat } from '../../../engine/contract.ts'
import { at, type Counts, plus, total, without } from '../rules/counts.ts'
import { fateOpen } from '../rules/rewards.ts'
import { diceOfCrowns } from '../rules/rules.ts'
import { DICE, rivalsOf, type State } from '../rules/state.ts'
import type { DuelEnd } from './solve/duel-turn.ts'
import { sweep } from './solve/graph.ts'
import { nodeOf, turnChancesOf } from './turn-chances.ts'
import { chanceAtTurnEnd } from './turn-end-chance.ts'

/** The estimate at the turn's ends is not better than this. */
const ENOUGH = 5e-4
/** How many dice of fate it looks ahead when it has to avert a betrayal. */
const DEPTH = 3
/** One face of each kind, and how likely it is. */
const FACES = [
  [1, 1 / 6],
  [2, 1 / 6],
  [3, 1 / 3],
  [5, 1 / 3],
] as const

export class TurnEvaluation {
  readonly #start: State
  readonly #receiver: Seat
  /** By fate tokens left to the active seat: the value of every position of the turn. */
  readonly #byFate = new Map<number, Float64Array>()

  /** `start`: any position of the turn. Dice that rivals get after it are taken to go where they help the least. */
  constructor(start: State) {
    this.#start = start
    this.#receiver = meekest(start)
  }

  /** The chance of the seat whose turn it is. The position may be of this turn, or the one that it ended with. */
  chance(state: State): number {
    const { seat } = this.#start
    if (state.phase === 'over') return state.seat === seat ? 1 : 0
    if (state.seat !== seat) return chanceAtTurnEnd(state, state.seat, seat)
    if (state.phase === 'fate') return this.#thrown(state, DEPTH)
    if (state.phase === 'betrayed') return this.#betrayed(state, DEPTH)
    return this.#values(at(state.fate, seat))[nodeOf(turnChancesOf(state.table).turn, state) ?? 0] as number
  }

  /** R15. The die that fate rerolls, on average. */
  #thrown(state: State, depth: number): number {
    let sum = 0
    for (const [face, odds] of FACES) {
      const landed = diceOfCrowns.land(state, [face])
      sum += odds * (landed.phase === 'betrayed' ? this.#betrayed(landed, depth) : this.chance(landed))
    }
    return sum
  }

  /** R15. The better of accepting it and of rerolling a dagger. */
  #betrayed(state: State, depth: number): number {
    const { seat } = state
    const accepted = this.chance(diceOfCrowns.move(state, seat, { kind: 'accept' }))
    if (depth === 0) return accepted
    const thrown = diceOfCrowns.move(state, seat, { kind: 'fate', seat, die: 'dagger' })
    return Math.max(accepted, this.#thrown(thrown, depth - 1))
  }

  #values(fate: number): Float64Array {
    const known = this.#byFate.get(fate)
    if (known !== undefined) return known
    const { seat, table } = this.#start
    const { turn, claim } = turnChancesOf(table)
    const { graph, ends } = turn
    const state = { ...this.#start, fate: plus(without(this.#start.fate, seat), seat, fate) }
    // A first guess, so that few sweeps are needed: a turn brings a claim or nothing.
    const [nothing, better] = [handedOn(state), handedOn(gained(state, 1))]
    const values = claim.map((hope) => nothing + hope * (better - nothing))
    const worths = new Map<string, number>()
    for (const end of ends) {
      const key = worthKey(state, end)
      const worth = worths.get(key) ?? this.#worth(state, end)
      worths.set(key, worth)
      values[end.node] = worth
    }
    while (sweep(graph, values) > ENOUGH);
    this.#byFate.set(fate, values)
    return values
  }

  #worth(before: State, end: DuelEnd): number {
    const { seat } = before
    const after = end.kind === 'stop' ? rewarded(before, end) : before
    if (end.kind === 'stop' && wins(after)) return 1
    const crowns = spread(without(before.crowns, seat), end.rivalCrowns, this.#receiver)
    const daggers = spread(without(before.daggers, seat), end.rivalDaggers, this.#receiver)
    return handedOn({ ...after, crowns, daggers })
  }
}

/** Equal for ends that are worth the same. */
function worthKey(state: State, end: DuelEnd): string {
  const { kind, rivalCrowns, rivalDaggers } = end
  const after = kind === 'stop' ? rewarded(state, end) : state
  return `${kind === 'stop'} ${rivalCrowns} ${rivalDaggers} ${after.claims} ${after.crown} ${after.fate}`
}

/** R10, R15. A claim before fate, which is taken where there is nothing else. Stealing from one of many is worth a claim. */
function rewarded(state: State, { crowns, skulls }: DuelEnd): State {
  const { seat, table } = state
  const gain = crowns === DICE ? 2 : crowns === 6 ? table.sixCrowns : crowns >= 3 || skulls >= 5 ? 1 : 0
  return gain > 0 ? gained(state, gain) : { ...state, fate: plus(state.fate, seat, fateOpen({ ...state, skulls })) }
}

/** R16 */
export function gained(state: State, gain: number): State {
  const { seat, table, claims, crown } = state
  const most = table.crownDefence === 'on' ? table.claims - 1 : table.claims
  const tokens = at(claims, seat) + gain
  return {
    ...state,
    claims: plus(without(claims, seat), seat, Math.min(tokens, most)),
    crown: table.crownDefence === 'on' && tokens > most ? seat : crown,
  }
}

/** R12, R16: an unbetrayed turn that ends so wins. */
export function wins({ table, seat, claims, crown, defending }: State): boolean {
  if (table.crownDefence === 'off') return at(claims, seat) >= table.claims
  return defending && crown === seat && at(claims, seat) === table.claims - 1
}

/**
 * The rivals' dice, corrected to the total `all`: missing ones are the receiver's, surplus ones (moved by fate) are taken from any seat.
 */
function spread(held: Counts, all: number, receiver: Seat): Counts {
  let dice = plus(held, receiver, Math.max(0, all - total(held)))
  for (let seat = 0; total(dice) > all; ) {
    if (at(dice, seat) > 0) dice = plus(dice, seat, -1)
    else seat++
  }
  return dice
}

/** The rival whom a crown would help least, as far as the active seat is concerned. */
function meekest(state: State): Seat {
  const rivals = rivalsOf(state)
  const left = rivals.map((rival) => chanceWith(state, rival, 1))
  return rivals[left.indexOf(Math.max(...left))] as Seat
}

/** The active seat's chance if this turn brings nothing but `more` crowns for a rival. */
export function chanceWith(state: State, rival: Seat, more: number): number {
  return handedOn({ ...state, crowns: plus(state.crowns, rival, more) })
}

/** The active seat's chance when its dice return (R11) and the next turn begins. */
function handedOn(state: State): number {
  const { seat, table } = state
  const crowns = without(state.crowns, seat)
  const daggers = without(state.daggers, seat)
  return chanceAtTurnEnd({ ...state, crowns, daggers }, (seat + 1) % table.seats, seat)
}
