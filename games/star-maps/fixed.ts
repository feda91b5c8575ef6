/**
 * The fixed policy, the yardstick of simulations and benchmarks: of the legal acts the first seat takes the first, the second seat
 * the second, and so on, counting round where there are fewer, so that the same dice do not make everybody's sheet the same. Bonuses
 * are never used.
 */
import type { Seat } from '../../engine/contract.ts'
import { type BulkPlan, type BulkTally, bulkByRules } from '../../engine/fixed.ts'
import { type Move, PASS } from './moves.ts'
import type { Options } from './options.ts'
import { starMaps as game } from './rules.ts'
import { owedTo, type State } from './state.ts'

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
