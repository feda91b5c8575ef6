/**
 * Whom to notify: people whose turn has begun (once for each question), who were nudged, or whose next game waits, while no page of theirs
 * is visible.
 */
import type { Batch } from '../commands/batch.ts'
import type { TurnNotification } from '../deps.ts'
import { readNotes } from '../notes.ts'
import type { Kept, PendingTable } from '../pending-table.ts'

export function notificationsOf(
  before: Kept,
  { pending, verdicts }: Batch,
  isLooking: (identity: string) => boolean,
): readonly TurnNotification[] {
  const calls = [...turnNotificationsOf(before, pending, isLooking), ...nudgesIn(verdicts, pending, isLooking)]
  return [...calls, ...invitationsIn(pending, isLooking)]
}

/** People of this game who are expected at the next one and do not look: once a person, however many seats they have. */
function invitationsIn(
  { tables }: PendingTable,
  isLooking: (identity: string) => boolean,
): readonly TurnNotification[] {
  return tables.flatMap(({ row }) => {
    const calls = new Map<string, TurnNotification>()
    for (const seat of readNotes(row.notes)?.invited ?? []) {
      const sitter = row.seats[seat]
      const identity = sitter?.kind === 'person' ? sitter.identity : null
      if (identity === null || isLooking(identity) || calls.has(identity)) continue
      calls.set(identity, { identity, table: row.id, seat, asked: row.created, invites: true })
    }
    return [...calls.values()]
  })
}

function turnNotificationsOf(
  before: Kept,
  after: Kept,
  isLooking: (identity: string) => boolean,
): readonly TurnNotification[] {
  const { row, notes } = after
  if (notes.asked === before.notes.asked || row.status !== 'playing') return []
  // The game of a day has no opponent who would wait.
  if (notes.preset !== null) return []
  const calls = new Map<string, TurnNotification>()
  for (const seat of notes.asked.keys()) {
    const call = turnNotificationOf(after, seat)
    if (call === null || isOld(before, after, seat) || calls.has(call.identity) || isLooking(call.identity)) continue
    calls.set(call.identity, call)
  }
  return [...calls.values()]
}

/** Persons who were reminded and do not look. */
function nudgesIn(
  verdicts: Batch['verdicts'],
  kept: Kept,
  isLooking: (identity: string) => boolean,
): readonly TurnNotification[] {
  return verdicts.flatMap(({ task, refusal }) => {
    if (task.kind !== 'command' || task.command.kind !== 'nudge' || refusal !== null) return []
    const call = turnNotificationOf(kept, task.command.seat)
    return call === null || isLooking(call.identity) ? [] : [call]
  })
}

/** Null: the game does not wait for a person at this seat. */
function turnNotificationOf({ row, notes }: Kept, seat: number): TurnNotification | null {
  const [sitter, asked] = [row.seats[seat], notes.asked[seat] ?? null]
  if (asked === null || sitter?.kind !== 'person' || sitter.identity === null || sitter.handed) return null
  return { identity: sitter.identity, table: row.id, seat, asked }
}

/** The seat was asked the same before. */
function isOld(before: Kept, after: Kept, seat: number): boolean {
  const asked = before.notes.asked[seat] ?? null
  return asked !== null && before.position?.counts[seat] === after.position?.counts[seat]
}
