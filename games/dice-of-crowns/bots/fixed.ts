/**
 * The fixed policy, the yardstick of simulations and benchmarks: stop as soon as stopping wins or gives a claim, or nothing lies
 * loose; else reroll whatever does. Scrolls go to the left, daggers to the active seat or, alone, to Varrick. Claims come before
 * fate, victims clockwise from the left. Fate is never spent.
 */

import { type BulkPlan, type BulkTally, bulkByRules } from '../../../engine/bots/fixed.ts'
import type { Seat } from '../../../engine/contract.ts'
import { at } from '../rules/counts.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { claimsOpen } from '../rules/rewards.ts'
import { diceOfCrowns as game } from '../rules/rules.ts'
import { DICE, type State } from '../rules/state.ts'

const STOP: Move = { kind: 'stop' }

/** The move of a seat that is due. Moves are listed so that the first, or the last, is the one it plays. */
export function fixedPolicy(state: State, seat: Seat): Move {
  if (state.phase === 'choose' && state.table.seats > 1) return pays(state) ? STOP : rerollAll(state)
  const all = game.moves(state, seat)
  return (state.phase === 'keep' || state.phase === 'choose' ? all.at(-1) : all[0]) as Move
}

/** Does stopping win or give a claim, or is there nothing to reroll? */
function pays(state: State): boolean {
  const { skulls, scrolls, defending, claims, seat, table } = state
  const wins = defending && at(claims, seat) === table.claims - 1
  return wins || skulls + scrolls === 0 || skulls === DICE || claimsOpen(state) > 0
}

function rerollAll({ skulls, scrolls }: State): Move {
  return { kind: 'reroll', what: scrolls === 0 ? 'skulls' : skulls === 0 ? 'scrolls' : 'both' }
}

/** What the policy does is legal: `fixed.test.ts`. */
export function bulkFixed(plan: BulkPlan<Options>): BulkTally {
  return bulkByRules(game, fixedPolicy, plan)
}
