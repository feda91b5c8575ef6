import type { Seat } from '../engine/contract.ts'
import type { CliText } from './text/catalog.ts'

/** Who has won, alone or together. */
export function winnersLine(text: CliText, places: readonly number[], name: (seat: Seat) => string): string {
  return text.wins({ names: places.flatMap((place, seat) => (place === 1 ? [name(seat)] : [])) })
}
