/** The kinds of decision in a race: a disc that may be taken, one grabbed before it was looked at well enough, one that another took first. */
import type { Seat } from '../../../engine/contract.ts'
import type { Move } from '../rules/moves.ts'
import { claimWorth, open } from '../rules/scoring.ts'
import { BLACK, playing, type State } from '../rules/state.ts'

export const DECISION_KINDS = ['grab', 'grab-early', 'grab-late', 'stop', 'stop-early'] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** R5, R8. */
export function decisionKind(state: State, seat: Seat, { disc, signs }: Move): DecisionKind {
  if (disc === BLACK) return open(state) === 0 ? 'stop' : 'stop-early'
  return claimWorth(state, { disc, seat, signs }) > 0 ? 'grab' : 'grab-early'
}

/** R4, R8: a right disc that another seat takes could have been this seat's, if it plays in this round. The log holds no later grab for it. */
export function lateKind(state: State, seat: Seat, { disc, signs }: Move): DecisionKind | null {
  if (disc === BLACK || !playing(state).includes(seat)) return null
  return claimWorth(state, { disc, seat, signs }) > 0 ? 'grab-late' : null
}
