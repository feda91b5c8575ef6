/** Small solutions for tests. The rules know no target; only the options do. */
import type { SolvePlan } from '../../../../engine/bots/solver.ts'
import type { CardId } from '../../rules/cards.ts'
import { type LINEUPS, readLineup } from '../../rules/options.ts'
import { dicyCards } from '../../rules/rules.ts'
import type { State } from '../../rules/state.ts'
import { dicyCardsSolver } from './solver.ts'

/** Before the first player is thrown for. */
export function tableOf(named: keyof typeof LINEUPS | readonly CardId[], target: number): State {
  const options = { lineup: 'glacial', cards: [], target: 50, lowestThree: 'others' } as const
  const state = dicyCards.setup(2, options)
  return { ...state, table: { ...state.table, target, cards: readLineup(named) } }
}

export function planOf(table: State): SolvePlan {
  const plan = dicyCardsSolver.planAt?.(table) ?? null
  if (plan === null) throw new Error('this table has no plan')
  return plan
}

export function solved(table: State, kernel: Uint8Array | null): ArrayBuffer {
  const plan = planOf(table)
  const memory = new ArrayBuffer(plan.bytes)
  const solving = plan.join(memory, kernel)
  while (solving.step() < 1);
  return memory
}

/**
 * The chance of the first seat to win, if both play perfectly, to 100: what `iacta solve dicy-cards` prints with this line-up. The
 * README shows these figures; `npm run soak` solves them anew.
 */
export const FIRST_WINS: { readonly [lineup in keyof typeof LINEUPS]: number } = {
  glacial: 0.470805,
  beginner: 0.469282,
  intermediate: 0.463006,
  interaction: 0.45243,
}
