/** The options of Star Maps. */
import type { OptionClash, OptionSpec, OptionsOf } from '../../../engine/contract.ts'
import { FIRST_SHEET, isSheetName } from '../sheets/library.ts'
import { BONUS_IDS } from './bonus-ids.ts'

export const OPTIONS = {
  /** A drawn sheet's id, or `seed:<text>:<difficulty>`. */
  sheet: { kind: 'text', max: 60, default: FIRST_SHEET },
  bonuses: { kind: 'list', of: BONUS_IDS, default: [] },
  connectBonus: { kind: 'choice', values: ['on', 'off'], default: 'on' },
} as const satisfies { readonly [name: string]: OptionSpec }

export type Options = OptionsOf<typeof OPTIONS>

export function check({ sheet }: Options): OptionClash | null {
  return isSheetName(sheet) ? null : { option: 'sheet', rule: 'R3' }
}
