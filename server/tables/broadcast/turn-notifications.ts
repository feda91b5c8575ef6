/** Who is to be called: their turn has begun, and they do not look. Once for each person and question. */
import type { TurnNotification } from '../deps.ts'
import type { Kept } from '../pending-table.ts'

export function turnNotificationsOf(
  before: Kept,
  after: Kept,
  isLooking: (identity: string) => boolean,
): readonly TurnNotification[] {
  const { row, notes } = after
  if (notes.asked === before.notes.asked || row.status !== 'playing') return []
  // The game of a day has no opponent who would wait.
  if (notes.preset !== null) return []
  const calls = new Map<string, TurnNotification>()
  for (const [seat, asked] of notes.asked.entries()) {
    const sitter = row.seats[seat]
    if (asked === null || sitter?.kind !== 'person' || sitter.identity === null || sitter.handed) continue
    const { identity } = sitter
    if (isOld(before, after, seat) || calls.has(identity) || isLooking(identity)) continue
    calls.set(identity, { identity, table: row.id, seat, asked })
  }
  return [...calls.values()]
}

/** The seat was asked the same before. */
function isOld(before: Kept, after: Kept, seat: number): boolean {
  const asked = before.notes.asked[seat] ?? null
  return asked !== null && before.position?.counts[seat] === after.position?.counts[seat]
}
