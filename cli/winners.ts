import type { Seat } from '../engine/contract.ts'
import type { CliText } from './text/catalog.ts'

/** The line that names the winners. */
export function winnersLine(text: CliText, places: readonly number[], name: (seat: Seat) => string): string {
  return text.wins({ names: places.flatMap((place, seat) => (place === 1 ? [name(seat)] : [])) })
}
