/** The kinds of decision: a move's kind is what it decides, not which way. */
import type { Seat } from '../../../engine/contract.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

export const DECISION_KINDS = ['reroll', 'stop', 'scrolls', 'daggers', 'reward', 'fate', 'vengeance'] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

const KIND_OF: { readonly [kind in Move['kind']]: DecisionKind } = {
  reroll: 'reroll', // R8, S6
  stop: 'stop', // R8
  hand: 'scrolls', // R6
  give: 'daggers', // R6
  pass: 'daggers', // S3
  take: 'reward', // R10
  steal: 'reward', // R10
  fate: 'fate', // R15
  accept: 'fate', // R15: not to spend it
  avenge: 'vengeance', // R14
  forgive: 'vengeance', // R14
}

export function decisionKind(_state: State, _seat: Seat, { kind }: Move): DecisionKind {
  return KIND_OF[kind]
}
