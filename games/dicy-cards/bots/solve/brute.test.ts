/**
 * The solution beside an independent one: every move and every throw as the contract has them, one 64-bit number after the other, no
 * kernel, no trick but to remember. Only for small targets.
 */
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../engine/contract.ts'
import { facesOf } from '../../../../engine/dice/multiset.ts'
import { kernelOf } from '../../../../scripts/kernels.ts'
import { CARD_IDS, type Card, type CardId, DICE, points } from '../../rules/cards.ts'
import { SCORE } from '../../rules/moves.ts'
import { LINEUPS } from '../../rules/options.ts'
import { dicyCards } from '../../rules/rules.ts'
import { ALL_FIVE, activeOf, PLACES, type State, type Table } from '../../rules/state.ts'
import { FIRST, SECOND } from '../estimate/duel.ts'
import { blockAt, bytesOf, valuesIn } from './values.ts'
import { workOn } from './work.ts'

const SETS = ALL_FIVE + 1

/** A state in which a seat has a decision or a throw due; other fields are defaults. */
function stateOf(table: Table, given: Partial<State>): State {
  const state = { table, phase: 'choose', first: 0, seat: 0, dice: 0, active: 0, asked: 0, scoring: 0, scores: [0, 0] }
  return { ...state, ...given } as State
}

/** What a turn can do, by the contract: its throws and its rerolls, and the ends of which only the values are missing. */
interface Turns {
  /** By the kept hand: the rolls that follow, and how likely each is. */
  readonly throws: readonly { readonly rolls: Int16Array; readonly chances: Float64Array }[]
  /** By set and roll: `set * DICE.count + kept` of every reroll. */
  readonly rerolls: readonly Int32Array[]
  /** By set and roll: numbers in `ends`. */
  readonly scores: readonly Int32Array[]
  readonly ends: readonly { readonly card: Card; readonly set: number; readonly dice: number }[]
}

function turnsOf(table: Table): Turns {
  const throws = Array.from({ length: DICE.full }, (_, kept) => {
    const state = stateOf(table, { phase: 'reroll', dice: kept })
    const missing = DICE.most - (DICE.size[kept] as number)
    const thrown = Array.from({ length: DICE.count }, (_, hand) => hand).filter((hand) => DICE.size[hand] === missing)
    return {
      rolls: Int16Array.from(thrown, (hand) => dicyCards.land(state, facesOf(DICE, hand)).dice),
      chances: Float64Array.from(thrown, (hand) => (DICE.ways[hand] as number) / 6 ** missing),
    }
  })
  const [rerolls, scores]: [Int32Array[], Int32Array[]] = [[], []]
  const ends: { card: Card; set: number; dice: number }[] = []
  const known = new Map<string, number>()
  for (let set = 0; set < SETS; set++) {
    for (let dice = DICE.full; dice < DICE.count; dice++) {
      const state = stateOf(table, { dice, active: set })
      const [again, scored]: [number[], number[]] = [[], []]
      for (const move of dicyCards.moves(state, 0)) {
        if (move.kind === 'reroll') {
          const after = dicyCards.move(state, 0, move)
          again.push(activeOf(after, 0) * DICE.count + after.dice)
        } else if (move.kind === 'score') {
          const key = `${move.card} ${set} ${points(move.card, dice)}`
          if (!known.has(key)) known.set(key, ends.push({ card: move.card, set, dice }) - 1)
          scored.push(known.get(key) as number)
        }
      }
      rerolls.push(Int32Array.from(again))
      scores.push(Int32Array.from(scored))
    }
  }
  return { throws, rerolls, scores, ends }
}

/** Where a turn begins, but for the set of the seat to move. */
interface Start {
  readonly seat: Seat
  readonly scores: readonly [number, number]
  readonly otherSet: number
}

class Brute {
  readonly #table: Table
  readonly #turns: Turns
  /** The chances of the seat to move, by its set. */
  readonly #known = new Map<string, Float64Array>()
  readonly #worth = new Float64Array(SETS * DICE.count)

  constructor(table: Table) {
    this.#table = table
    this.#turns = turnsOf(table)
  }

  /** Seat 0 is the first. */
  chances(seat: Seat, scores: readonly [number, number], otherSet: number): Float64Array {
    const key = `${seat} ${scores} ${otherSet}`
    if (!this.#known.has(key)) this.#settle(scores)
    return this.#known.get(key) as Float64Array
  }

  /** All turns at these scores, again and again until nothing changes: passing may lead from each to any other. */
  #settle(scores: readonly [number, number]): void {
    const last = scores[0] >= this.#table.target
    const starts: Start[] = []
    for (const seat of last ? [1] : [0, 1]) {
      for (let otherSet = 0; otherSet < SETS; otherSet++) {
        starts.push({ seat, scores, otherSet })
        this.#known.set(`${seat} ${scores} ${otherSet}`, new Float64Array(SETS).fill(0.5))
      }
    }
    const ends = starts.map((start) => this.#endsOf(start))
    for (let change = 1; change > 1e-9; ) {
      change = 0
      starts.forEach((start, i) => {
        change = Math.max(change, this.#sweep(start, ends[i] as Float64Array))
      })
      if (last) break // R10: a pass ends the game
    }
  }

  #endsOf({ seat, scores, otherSet }: Start): Float64Array {
    return Float64Array.from(this.#turns.ends, ({ card, set, dice }) => {
      const active = (set << (PLACES * seat)) | (otherSet << (PLACES * (1 - seat)))
      const state = stateOf(this.#table, { seat, scores, active, dice })
      return this.#after(dicyCards.move(state, seat, SCORE[card] as (typeof SCORE)[number]), seat)
    })
  }

  /** What a seat can hope for once its turn has ended. */
  #after(state: State, seat: Seat): number {
    const turn = dicyCards.turn(state)
    if (turn.kind === 'over') return turn.places[seat] === 1 ? 1 / turn.places.filter((place) => place === 1).length : 0
    if (state.phase === 'freeze' || state.phase === 'wake') {
      const owner = 1 - seat
      if (state.asked !== 1 << owner) throw new Error('somebody else is asked')
      return Math.min(
        ...dicyCards.moves(state, owner).map((move) => this.#after(dicyCards.move(state, owner, move), seat)),
      )
    }
    if (state.seat !== 1 - seat) throw new Error('the turn goes on')
    const [a = 0, b = 0] = state.scores
    return 1 - (this.chances(1 - seat, [a, b], activeOf(state, seat))[activeOf(state, 1 - seat)] as number)
  }

  #sweep({ seat, scores, otherSet }: Start, ends: Float64Array): number {
    const active = otherSet << (PLACES * (1 - seat))
    const pass = this.#after(
      dicyCards.move(stateOf(this.#table, { seat, scores, active }), seat, { kind: 'pass' }),
      seat,
    )
    const values = this.#known.get(`${seat} ${scores} ${otherSet}`) as Float64Array
    let change = 0
    for (let set = 0; set < SETS; set++) {
      this.#decide(set, pass, ends)
      this.#throwKept(set)
      // R3: without an active card there is no roll.
      const value = set === 0 ? pass : (this.#worth[set * DICE.count] as number)
      change = Math.max(change, Math.abs(value - (values[set] as number)))
      values[set] = value
    }
    return change
  }

  #decide(set: number, pass: number, ends: Float64Array): void {
    const { rerolls, scores } = this.#turns
    const worth = this.#worth
    const rolls = DICE.count - DICE.full
    for (let roll = 0; roll < rolls; roll++) {
      let best = pass
      const [scored, again] = [scores[set * rolls + roll] as Int32Array, rerolls[set * rolls + roll] as Int32Array]
      for (let i = 0; i < scored.length; i++) best = Math.max(best, ends[scored[i] as number] as number)
      for (let i = 0; i < again.length; i++) best = Math.max(best, worth[again[i] as number] as number)
      this.#worth[set * DICE.count + DICE.full + roll] = best
    }
  }

  #throwKept(set: number): void {
    const worth = this.#worth
    const from = set * DICE.count
    this.#turns.throws.forEach(({ rolls, chances }, kept) => {
      let mean = 0
      for (let i = 0; i < rolls.length; i++)
        mean += (chances[i] as number) * (worth[from + (rolls[i] as number)] as number)
      worth[from + kept] = mean
    })
  }
}

const EFFECTS: readonly CardId[] = ['any-two', 'sixes', 'double-pair', 'all-different', 'same']
const cases: readonly (readonly [readonly CardId[], number])[] = process.env.SOAK
  ? [
      [EFFECTS, 3],
      [LINEUPS.glacial, 3],
      [LINEUPS.beginner, 5],
      [LINEUPS.intermediate, 4],
      [LINEUPS.interaction, 8],
    ]
  : [[EFFECTS, 1]]

describe('every chance is that of an independent solution', () => {
  test.each(cases)('%s to %i', async (ids, target) => {
    const cards = ids.map((id) => CARD_IDS.indexOf(id)).sort((a, b) => a - b)
    const brute = new Brute({ seats: 2, target, lowestThree: 'others', cards })
    const memory = new ArrayBuffer(bytesOf({ cards, target }))
    const work = workOn({ cards, target }, memory, await kernelOf('dicy-cards'))
    while (work.step() < 1);
    const { terms, floats } = valuesIn({ cards, target }, memory)
    let worst = 0
    const compare = (role: 0 | 1, own: number, other: number): void => {
      const scores: [number, number] = role === FIRST ? [own, other] : [other, own]
      for (let otherSet = 0; otherSet < SETS; otherSet++) {
        const expected = brute.chances(role, scores, otherSet)
        const at = blockAt(terms, role, own, other) + otherSet * SETS
        expected.forEach((chance, set) => {
          worst = Math.max(worst, Math.abs((floats[at + set] as number) - chance))
        })
      }
    }
    brute.chances(0, [0, 0], ALL_FIVE)
    for (let first = 0; first < target; first++) {
      for (let second = 0; second < target; second++) {
        compare(FIRST, first, second)
        compare(SECOND, second, first)
      }
    }
    for (let over = 0; over < 36; over += process.env.SOAK ? 1 : 12) compare(SECOND, target - 1, target + over)
    expect(worst).toBeLessThan(1e-6)
  })
})
