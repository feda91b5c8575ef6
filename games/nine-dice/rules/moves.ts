/** Moves and their notation: `take red`, `take black`, and with a stated sum `take red +-` (R8). */
import { BLACK, DISCS, type Disc } from './state.ts'
import { COLOURS, SIGNS, type Signs } from './sums.ts'

export interface Move {
  readonly kind: 'take'
  readonly disc: Disc
  readonly signs: Signs | null
}

/** By disc. */
export const TAKE: readonly Move[] = DISCS.map((_, disc) => ({ kind: 'take', disc, signs: null }))

/** By colour: every sum that can be stated. */
export const STATE: readonly (readonly Move[])[] = COLOURS.map((_, disc) =>
  SIGNS.map((signs) => ({ kind: 'take', disc, signs })),
)

export const WORDS: readonly string[] = ['take', ...DISCS]

export function write({ disc, signs }: Move): string {
  return signs === null ? `take ${DISCS[disc]}` : `take ${DISCS[disc]} ${signs}`
}

export function read(text: string): Move | null {
  const [kind, id, signs, ...more] = text.split(' ')
  const disc = (DISCS as readonly string[]).indexOf(id ?? '')
  if (kind !== 'take' || disc < 0 || more.length > 0) return null
  if (signs === undefined) return TAKE[disc] ?? null
  return disc === BLACK ? null : (STATE[disc]?.find((move) => move.signs === signs) ?? null)
}
