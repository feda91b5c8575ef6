/** The kinds of decision: a number, a connection, or what to do with a bonus. */
import type { Seat } from '../../../engine/contract.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

export const DECISION_KINDS = ['write', 'connect', 'bonus'] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** R5, R6, R9; to pass is to decline a bonus. */
export function decisionKind(_state: State, _seat: Seat, { kind }: Move): DecisionKind {
  return kind === 'pass' ? 'bonus' : kind
}
