/**
 * The fixed policy, the yardstick of simulations and benchmarks: nobody errs, and all take turns, clockwise from the spinner. Each
 * takes the disc that gives most, of equals the first in the order of the discs; when no colour is left that can be made, STOP.
 */

import { type BulkPlan, type BulkTally, bulkByRules } from '../../../engine/bots/fixed.ts'
import type { Seat } from '../../../engine/contract.ts'
import { type Move, STATE, TAKE } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { nineDice as game } from '../rules/rules.ts'
import { BLACK, isTaken, playing, type State } from '../rules/state.ts'
import { COLOURS, diceOf, SIGNS, solution, worth } from '../rules/sums.ts'

/** The move of a seat that may act; null: it is another's turn to take. */
export function fixedPolicy(state: State, seat: Seat): Move | null {
  return taker(state) === seat ? best(state) : null
}

function taker(state: State): Seat {
  const seats = playing(state)
  const from = seats.findIndex((seat) => seat >= state.spinner)
  return seats[((from < 0 ? 0 : from) + state.taken.length) % seats.length] as Seat
}

function best(state: State): Move {
  let [most, disc] = [0, BLACK]
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const points = isTaken(state, colour) ? 0 : worth(state.number, diceOf(state.dice, colour))
    if (points > most) [most, disc] = [points, colour]
  }
  if (disc === BLACK || state.table.statement === 'off') return TAKE[disc] as Move
  const signs = solution(state.number, diceOf(state.dice, disc))
  return STATE[disc]?.[signs === null ? -1 : SIGNS.indexOf(signs)] as Move
}

/** What the policy does is legal: `fixed.test.ts`. */
export function bulkFixed(plan: BulkPlan<Options>): BulkTally {
  return bulkByRules(game, fixedPolicy, plan)
}
