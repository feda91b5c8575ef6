/**
 * The fixed policy, the yardstick of simulations and benchmarks: of the legal acts the first seat takes the first, the second seat
 * the second, and so on, counting round where there are fewer, so that the same dice do not make everybody's sheet the same. Bonuses
 * are never used.
 */

import { type BulkPlan, type BulkTally, bulkByRules } from '../../../engine/bots/fixed.ts'
import type { Seat } from '../../../engine/contract.ts'
import { type Move, PASS } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { starMaps as game } from '../rules/rules.ts'
import { owedTo, type State } from '../rules/state.ts'

/** The move of a seat that is due. */
export function fixedPolicy(state: State, seat: Seat): Move {
  if (owedTo(state, seat) > 0) return PASS
  const moves = game.moves(state, seat)
  return moves[seat % moves.length] as Move
}

/** What the policy does is legal: `fixed.test.ts`. */
export function bulkFixed(plan: BulkPlan<Options>): BulkTally {
  return bulkByRules(game, fixedPolicy, plan)
}
