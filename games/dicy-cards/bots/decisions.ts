/** The kinds of decision: each move of Dicy Cards is of one kind. */
import type { Seat } from '../../../engine/contract.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

export const DECISION_KINDS = ['score', 'reroll', 'pass', 'freeze', 'wake'] as const satisfies readonly Move['kind'][]
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** R5–R8. */
export function decisionKind(_state: State, _seat: Seat, { kind }: Move): DecisionKind {
  return kind
}
