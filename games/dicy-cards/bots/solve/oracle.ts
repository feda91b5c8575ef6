/**
 * The solutions that hosts have registered, as a function: the exact chance to win at any position of two seats. A table of values holds
 * the beginnings of turns; positions within a turn are solved from them on demand, in less than a millisecond.
 */
import { shareOf } from '../../../../engine/bots/estimate.ts'
import type { Seat } from '../../../../engine/contract.ts'
import { Recent } from '../../../../engine/recent.ts'
import type { Card } from '../../rules/cards.ts'
import { dicyCards } from '../../rules/rules.ts'
import { ALL_FIVE, activeOf, PLACES, type State } from '../../rules/state.ts'
import { FIRST, SECOND } from '../estimate/duel.ts'
import {
  type Ends,
  endAt,
  HANDS,
  noEnds,
  noSolution,
  type Scoring,
  SETS,
  type Solution,
  scoringOf,
  solveTurn,
} from '../estimate/turn.ts'
import { chanceAfter, type Ended, WAKE } from './cell.ts'
import { variantOf } from './layout.ts'
import { blockAt, HEAD, keyOf, solveTerms, termsIn, type Values, valuesIn } from './values.ts'
import { levelOf, levelsOf } from './work.ts'

/** A hundred megabytes each: the last two that were used stay. */
const MOST = 2
const known = new Recent<string, Oracle>(MOST)

/** False: not a solution of this game, or not solved to its end. */
export function learn(memory: ArrayBufferLike): boolean {
  const terms = termsIn(memory)
  if (terms === null) return false
  const values = valuesIn(terms, memory)
  if (levelOf(values.head[HEAD.ticket] as number) < levelsOf(terms)) return false
  known.set(keyOf(terms), new Oracle(values))
  return true
}

/** The oracle of this table; null: no solution has been registered for it. */
export function oracleFor({ table }: State): Oracle | null {
  const terms = known.size === 0 ? null : solveTerms(table)
  return terms === null ? null : (known.get(keyOf(terms)) ?? null)
}

/** One turn, solved for every roll and every set within the one it began with. */
interface SolvedTurn {
  readonly scoring: Scoring
  readonly ends: Ends
  readonly solution: Solution
}

export class Oracle {
  readonly #values: Values
  readonly #turn: SolvedTurn
  /** What `#turn` was solved for. */
  #solved = ''

  constructor(values: Values) {
    this.#values = values
    this.#turn = { scoring: scoringOf(values.terms.cards), ends: noEnds(), solution: noSolution() }
  }

  /** The chance of a seat at any position, if both play on as well as can be. */
  chance(state: State, seat: Seat): number {
    return this.#chance(inOrder(state), seat)
  }

  #chance(state: State, seat: Seat): number {
    const turn = dicyCards.turn(state)
    if (turn.kind === 'over') return shareOf(turn.places, seat) // R11
    switch (state.phase) {
      case 'draw':
      case 'first':
        return 1 / 2 // either may begin
      case 'freeze':
      case 'wake':
        return this.#whenAsked(state, seat)
      default: {
        const mover = this.#moverChance(state)
        return seat === state.seat ? mover : 1 - mover
      }
    }
  }

  /** R8. With two seats only one is asked, at tables that can be solved. */
  #whenAsked(state: State, seat: Seat): number {
    const owner = state.asked & 1 ? 0 : 1
    const chances = dicyCards.moves(state, owner).map((move) => this.#chance(dicyCards.move(state, owner, move), owner))
    const best = Math.max(...chances)
    return seat === owner ? best : 1 - best
  }

  #moverChance(state: State): number {
    const { phase, seat, dice } = state
    const active = activeOf(state, seat)
    if (phase === 'roll' || dice === 0) {
      const { terms, floats } = this.#values
      const [own, other] = [state.scores[seat] as number, state.scores[1 - seat] as number]
      const role = seat === state.first ? FIRST : SECOND
      return floats[blockAt(terms, role, own, other) + activeOf(state, 1 - seat) * SETS + active] as number
    }
    return this.turn(state).solution.worth[active * HANDS + dice] as number
  }

  /** The turn under way at a state whose cards are `inOrder`. The same object every time: to be used at once. */
  turn(state: State): SolvedTurn {
    const { seat, first, scores } = state
    const active = activeOf(state, seat)
    const otherSet = activeOf(state, 1 - seat)
    const asked = `${seat === first} ${scores[seat]} ${scores[1 - seat]} ${otherSet}`
    const [solved, within] = this.#solved.split('|')
    if (solved === asked && (active & ~Number(within)) === 0) return this.#turn
    this.#fillEnds(state, active, otherSet)
    solveTurn(this.#turn.scoring, active, this.#turn.ends, this.#turn.solution)
    this.#solved = `${asked}|${active}`
    return this.#turn
  }

  #fillEnds({ seat, first, scores }: State, active: number, otherSet: number): void {
    const { scoring, ends } = this.#turn
    const role = seat === first ? FIRST : SECOND
    const [own, other] = [scores[seat] as number, scores[1 - seat] as number]
    ends.pass = chanceAfter(this.#values, { role, own, other, left: ALL_FIVE, otherSet }, WAKE)
    this.#values.terms.cards.forEach((card, place) => {
      for (const points of scoring.possible[place] as readonly number[]) {
        for (let set = 1; set <= active; set++) {
          if ((set & (1 << place)) === 0 || (set & ~active) !== 0) continue
          const left = set & ~(1 << place)
          const ended: Ended = { role, own: own + points, other, left, otherSet }
          ends.score[endAt(place, set, points)] = chanceAfter(this.#values, ended, variantOf(card))
        }
      }
    })
  }
}

/** The same position with the cards in the order of the solution. */
export function inOrder(state: State): State {
  const { cards } = state.table
  const sorted = cards.toSorted((a, b) => a - b)
  if (sorted.every((card, place) => card === cards[place])) return state
  const moved = (mask: number): number => {
    let to = 0
    for (let bit = 0; bit < PLACES * state.table.seats; bit++) {
      if ((mask & (1 << bit)) === 0) continue
      to |= 1 << (bit - (bit % PLACES) + sorted.indexOf(cards[bit % PLACES] as Card))
    }
    return to
  }
  const table = { ...state.table, cards: sorted }
  return { ...state, table, active: moved(state.active), scoring: moved(state.scoring) }
}
