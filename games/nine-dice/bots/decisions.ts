/** The kinds of decision in a race: a disc that may be taken, and one grabbed before it was looked at well enough. */
import type { Seat } from '../../../engine/contract.ts'
import type { Move } from '../rules/moves.ts'
import { claimWorth, open } from '../rules/scoring.ts'
import { BLACK, type State } from '../rules/state.ts'

export const DECISION_KINDS = ['grab', 'grab-early', 'stop', 'stop-early'] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** R5, R8. */
export function decisionKind(state: State, seat: Seat, { disc, signs }: Move): DecisionKind {
  if (disc === BLACK) return open(state) === 0 ? 'stop' : 'stop-early'
  return claimWorth(state, { disc, seat, signs }) > 0 ? 'grab' : 'grab-early'
}
