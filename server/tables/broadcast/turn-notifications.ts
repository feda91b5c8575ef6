/**
 * Whom to notify: people whose turn has begun (once for each question), who were nudged, or whose next game waits, while no page of theirs
 * is visible.
 */
import type { Batch } from '../commands/batch.ts'
import type { TurnNotification } from '../deps.ts'
import { readNotes } from '../notes.ts'
import { type Kept, type PendingTable, personAt } from '../pending-table.ts'

export function notificationsOf(
  before: Kept,
  { pending, verdicts }: Batch,
  isLooking: (identity: string) => boolean,
): readonly TurnNotification[] {
  const calls = [...turnsOf(before, pending), ...nudgesIn(verdicts, pending), ...invitationsIn(pending)]
  return calls.filter(({ identity }) => !isLooking(identity))
}

/** Seats that wait for a person. The game of a day has no opponent who would wait. */
function turnsOf(before: Kept, after: Kept): TurnNotification[] {
  const { row, notes } = after
  if (notes.asked === before.notes.asked || row.status !== 'playing' || notes.preset !== null) return []
  const calls: TurnNotification[] = []
  for (let seat = 0; seat < notes.asked.length; seat++)
    if (notes.asked[seat] !== null && !isOld(before, after, seat)) calls.push(...turnOf(after, seat))
  return onePerPerson(calls)
}

function nudgesIn(verdicts: Batch['verdicts'], kept: Kept): TurnNotification[] {
  return verdicts.flatMap(({ task, refusal }) =>
    task.kind === 'command' && task.command.kind === 'nudge' && refusal === null ? turnOf(kept, task.command.seat) : [],
  )
}

/** People of this game who are expected at the next one. */
function invitationsIn({ tables }: PendingTable): TurnNotification[] {
  return tables.flatMap(({ row }) => {
    const seats = readNotes(row.notes)?.invited ?? []
    const about = { table: row.id, asked: row.created, invites: true } as const
    return onePerPerson(
      seats.flatMap((seat) => personAt(row.seats[seat]).map((identity) => ({ identity, seat, ...about }))),
    )
  })
}

/** Once a person, however many seats they have. */
function onePerPerson(calls: readonly TurnNotification[]): TurnNotification[] {
  return calls.filter(({ identity }, i) => calls.findIndex((one) => one.identity === identity) === i)
}

/** None: the game does not wait for a person at this seat. */
function turnOf({ row, notes }: Kept, seat: number): TurnNotification[] {
  const [sitter, asked] = [row.seats[seat], notes.asked[seat] ?? null]
  if (asked === null || (sitter?.kind === 'person' && sitter.handed)) return []
  return personAt(sitter).map((identity) => ({ identity, table: row.id, seat, asked }))
}

/** The seat was asked the same before. */
function isOld(before: Kept, after: Kept, seat: number): boolean {
  const asked = before.notes.asked[seat] ?? null
  return asked !== null && before.position?.counts[seat] === after.position?.counts[seat]
}
