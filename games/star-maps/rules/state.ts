/** The position. See `summary.ts` for one in words. */
import type { Page } from './page.ts'

/** The options and the number of seats, fixed before the first throw. */
export interface Table {
  readonly seats: number
  /** A sheet's name, as `chartOf` knows it. */
  readonly sheet: string
  /** The unlocked bonuses, as bits in the order of B1 to B12. */
  readonly bonuses: number
  readonly connectBonus: 'on' | 'off'
}

export interface State {
  readonly table: Table
  readonly phase: 'throw' | 'act' | 'over'
  /** How many rounds have been begun. */
  readonly round: number
  /** The dice of this round, the lower first; 0 before the first throw. */
  readonly low: number
  readonly high: number
  /** By seat. */
  readonly pages: readonly Page[]
  /** By seat, as everybody saw them when the round began (R10). */
  readonly shown: readonly Page[]
  /** The seats that have not finished their choice, as bits. */
  readonly due: number
  /** Two bits a seat: the bonuses it may use now (R9); 0: its act is due. */
  readonly owed: number
  /** The seats that are stuck in this round, as bits (R7). */
  readonly stuck: number
}

export function owedTo({ owed }: Pick<State, 'owed'>, seat: number): number {
  return (owed >> (2 * seat)) & 3
}

export function isDue({ phase, due }: Pick<State, 'phase' | 'due'>, seat: number): boolean {
  return phase === 'act' && (due & (1 << seat)) !== 0
}
