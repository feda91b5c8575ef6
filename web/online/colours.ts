/** The colour of each seat: that of its person, unless an earlier seat has it already. Colours are unique while there are enough. */
import type { Sitter } from '../../protocol/facts.ts'
import { COLOURS } from '../../protocol/names.ts'

/** By seat, as numbers of `--seat-…`. */
export function coloursOf(seats: readonly Sitter[]): readonly number[] {
  const given: (number | null)[] = seats.map(() => null)
  const give = (seat: number, wanted: number): void => {
    if (given[seat] === null && wanted >= 0 && !given.includes(wanted)) given[seat] = wanted
  }
  seats.forEach((sitter, seat) => {
    if (sitter.kind === 'person' && sitter.colour !== null) give(seat, COLOURS.indexOf(sitter.colour))
  })
  for (const seat of seats.keys()) give(seat, seat % COLOURS.length)
  for (const seat of seats.keys()) for (const free of COLOURS.keys()) give(seat, free)
  return given.map((colour, seat) => colour ?? seat % COLOURS.length)
}
