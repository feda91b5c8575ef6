/** The options of Star Maps. */
import type { OptionClash, OptionSpec } from '../../../engine/contract.ts'
import { FIRST_SHEET, isSheetName } from '../sheets/library.ts'
import { BONUS_IDS, type BonusId } from './bonus-ids.ts'

const CONNECT_BONUS = ['on', 'off'] as const

export interface Options {
  /** A drawn sheet's id, or `seed:<text>:<difficulty>`. */
  readonly sheet: string
  readonly bonuses: readonly BonusId[]
  readonly connectBonus: (typeof CONNECT_BONUS)[number]
}

export const OPTIONS: { readonly [name in keyof Options]: OptionSpec } = {
  sheet: { kind: 'text', max: 60, default: FIRST_SHEET },
  bonuses: { kind: 'list', of: BONUS_IDS, default: [] },
  connectBonus: { kind: 'choice', values: CONNECT_BONUS, default: 'on' },
}

export function check({ sheet }: Options): OptionClash | null {
  return isSheetName(sheet) ? null : { option: 'sheet', rule: 'R3' }
}
