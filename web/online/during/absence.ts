/** The absent players that a game waits for, and since when, as far as this page knows. */
import type { Seat } from '../../../engine/contract.ts'
import { AWAY_SECONDS } from '../../../engine/table/events.ts'
import type { TableFacts } from '../../../protocol/facts.ts'

/** By seat: when this page first saw it keep the game waiting, in ms of this device's clock. */
export type Since = { readonly [seat: number]: number }

type Facts = Pick<TableFacts, 'seats' | 'clock' | 'away' | 'updated' | 'status' | 'day'>

/** Persons whom the game waits for, without a page open, whom no bot plays for yet. `mine`: seats of this device. */
export function absentSeats({ seats, status, day }: Facts, waitsFor: readonly Seat[], mine: readonly Seat[]): Seat[] {
  if (status !== 'playing' || day !== undefined) return []
  return waitsFor.filter((seat) => {
    const sitter = seats[seat]
    return (
      sitter?.kind === 'person' && !sitter.here && !sitter.handed && sitter.out === undefined && !mine.includes(seat)
    )
  })
}

/** Keeps the times of those who are still absent, and adds those who now are. */
export function sinceOf(before: Since, absent: readonly Seat[], now: number): Since {
  const same = Object.keys(before).length === absent.length && absent.every((seat) => before[seat] !== undefined)
  return same ? before : Object.fromEntries(absent.map((seat) => [seat, before[seat] ?? now]))
}

/** Returns true once the others may choose how to go on. In correspondence games no page stays open: it counts from the last event. */
export function mayClaim({ away, clock, updated }: Facts, since: number, now: number): boolean {
  const slow = clock.kind === 'slow'
  const seconds = away ?? (slow ? AWAY_SECONDS.slow : AWAY_SECONDS.live)
  return now - (slow ? updated : since) >= seconds * 1000
}
