import type { Company } from '../../engine/company.ts'
import type { Seat } from '../../engine/contract.ts'

/** Returns the seat of the only person at a table; null: there is none, or whose mistakes they are cannot be told. */
export function youIn({ sitters }: Company): Seat | null {
  const [first, second] = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []))
  return first !== undefined && second === undefined ? first : null
}
