/** The options of Star Maps. */
import type { OptionClash, OptionSpec, OptionsOf } from '../../../engine/contract.ts'
import { FIRST_SHEET, isSheetName } from '../sheets/library.ts'

/** The twelve bonuses by name, in the order of B1 to B12. */
export const BONUS_IDS = [
  'any-value',
  'anywhere',
  'circle',
  'nudge',
  'swap',
  'again',
  'pick',
  'turn',
  'twin',
  'two-circles',
  'seven',
  'note',
] as const

export type BonusId = (typeof BONUS_IDS)[number]

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
