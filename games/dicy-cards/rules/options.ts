import type { OptionClash, OptionSpec, OptionsOf } from '../../../engine/contract.ts'
import { CARD_IDS, type Card, type CardId } from './cards.ts'

/**
 * R2. The named line-ups. `beginner`, `intermediate` and `interaction` stand in for printed presets that are lost: unofficial,
 * and corrected here in one line.
 */
export const LINEUPS = {
  glacial: ['any-two', 'no-sixes', 'odds', 'straight', 'two-pairs'],
  beginner: ['double-pair', 'no-sixes', 'straight', 'odds', 'same'],
  intermediate: ['two-pairs', 'all-different', 'five-different', 'forty-minus', 'sixes'],
  interaction: ['any-two', 'sixes', 'lowest-three', 'forty-minus', 'double-pair'],
} as const satisfies Record<string, readonly CardId[]>

export const OPTIONS = {
  lineup: {
    kind: 'choice',
    values: ['glacial', 'interglacial', 'beginner', 'intermediate', 'interaction', 'custom'],
    default: 'glacial',
  },
  cards: { kind: 'list', of: CARD_IDS, default: [] },
  target: { kind: 'choice', values: [50, 100, 150, 200], default: 100 },
  lowestThree: { kind: 'choice', values: ['others', 'everyone'], default: 'others' },
} as const satisfies { readonly [name: string]: OptionSpec }

export type Options = OptionsOf<typeof OPTIONS>

/** R2. A custom line-up names its five cards; the others name none. */
export function check({ lineup, cards }: Options): OptionClash | null {
  return cards.length === (lineup === 'custom' ? 5 : 0) ? null : { option: 'cards', rule: 'R2' }
}

/** R2. The five cards, or null where they are drawn. */
export function lineupOf({ lineup, cards }: Options): readonly Card[] | null {
  if (lineup === 'interglacial') return null
  return readLineup(lineup === 'custom' ? cards : lineup)
}

/** Cards by name, or by the name of their line-up. */
export function readLineup(named: keyof typeof LINEUPS | readonly CardId[]): readonly Card[] {
  const ids: readonly CardId[] = typeof named === 'string' ? LINEUPS[named] : named
  return ids.map((id) => CARD_IDS.indexOf(id))
}
