import type { Seat } from '../engine/contract.ts'
import type { CliText } from './text/catalog.ts'

/** Returns the line that names the winners. Null: a solo game, whose last line has told the result. */
export function winnersLine(text: CliText, places: readonly number[], name: (seat: Seat) => string): string | null {
  if (places.length === 1) return null
  return text.wins({ names: places.flatMap((place, seat) => (place === 1 ? [name(seat)] : [])) })
}
