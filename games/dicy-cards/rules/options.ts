import type { OptionClash, OptionSpec } from '../../../engine/contract.ts'
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

const LINEUP = ['glacial', 'interglacial', 'beginner', 'intermediate', 'interaction', 'custom'] as const
const TARGET = [50, 100, 150, 200] as const
const LOWEST_THREE = ['others', 'everyone'] as const

export interface Options {
  readonly lineup: (typeof LINEUP)[number]
  readonly cards: readonly CardId[]
  readonly target: (typeof TARGET)[number]
  readonly lowestThree: (typeof LOWEST_THREE)[number]
}

export const OPTIONS: { readonly [name in keyof Options]: OptionSpec } = {
  lineup: { kind: 'choice', values: LINEUP, default: 'glacial' },
  cards: { kind: 'list', of: CARD_IDS, default: [] },
  target: { kind: 'choice', values: TARGET, default: 100 },
  lowestThree: { kind: 'choice', values: LOWEST_THREE, default: 'others' },
}

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
