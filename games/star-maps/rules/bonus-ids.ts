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
