/**
 * Plays games to their end by the thousand, for estimates: every seat by its clock, whose best actions at each distance are looked up
 * once they have been solved. About as strong as `iceberg`, and a hundred times as fast as the strongest.
 */
import type { Seat } from '../../engine/contract.ts'
import { without } from '../../engine/multiset.ts'
import type { Xoshiro128 } from '../../engine/random.ts'
import { bestChange, type Clock, clockOf, fillEnds } from './bot-clock.ts'
import { remember } from './bot-terms.ts'
import { FULL, noEnds, noSolution, PASSES, ROLLS, solveTurn } from './bot-turn.ts'
import { type Policy, policyOf } from './bot-walk.ts'
import { type Card, DICE } from './cards.ts'
import { FREEZE, type Move, PASS, reroll, SCORE, WAKE } from './moves.ts'
import { dicyCards } from './rules.ts'
import { ALL_FIVE, activeOf, choosable, PLACES, type State } from './state.ts'

interface Quick {
  readonly clock: Clock
  /** By distance, once it is known. */
  readonly policies: (Policy | undefined)[]
}

const quickOf = remember((terms): Quick => ({ clock: clockOf(terms), policies: [] }))
const ENDS = noEnds()
const SOLUTION = noSolution()

/** Plays on to the end, and gives the places. */
export function playOn(from: State, random: Xoshiro128): readonly number[] {
  let state = from
  for (;;) {
    const turn = dicyCards.turn(state)
    if (turn.kind === 'over') return turn.places
    if (turn.kind === 'throw') state = dicyCards.land(state, random.throw(turn.sides))
    else {
      const seat = turn.seats[0] as Seat
      state = dicyCards.move(state, seat, quickMove(state, seat))
    }
  }
}

export function quickMove(state: State, seat: Seat): Move {
  const { table, dice, phase } = state
  const quick = quickOf(table)
  // With the target reached, one turn is left: as if it were to be reached now (R10).
  const distance = Math.max(1, table.target - (state.scores[seat] as number))
  const active = activeOf(state, seat)
  if (phase !== 'choose') {
    const chosen = bestChange(quick.clock, distance, active, choosable(state, seat)) ^ active
    return (phase === 'freeze' ? FREEZE : WAKE)[table.cards[31 - Math.clz32(chosen)] as Card] as Move
  }
  if (active === 0) return PASS // R3, R9
  const { action, kept } = policyAt(quick, distance)
  const at = active * ROLLS + dice - FULL
  const act = action[at] as number
  if (act === PASSES) return PASS
  if (act < PLACES) return SCORE[table.cards[act] as Card] as Move
  return reroll(table.cards[act - PLACES] as Card, without(DICE, dice, kept[at] as number))
}

function policyAt({ clock, policies }: Quick, distance: number): Policy {
  const found = policies[distance]
  if (found !== undefined) return found
  fillEnds(clock, distance, ENDS)
  solveTurn(clock.scoring, ALL_FIVE, ENDS, SOLUTION)
  const policy = policyOf(clock.scoring, ENDS, SOLUTION)
  policies[distance] = policy
  return policy
}
