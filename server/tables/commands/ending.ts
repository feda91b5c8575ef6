/** How a game ends: the secret of the dice is laid open, nothing is asked any more, and open requests are dropped. */
import { isEvent, placesAfter, readEvent, type TableEvent, writeEvent } from '../../../engine/table/events.ts'
import { withAsides } from '../../../engine/table/position.ts'
import { writeLine } from '../../../fair/lines.ts'
import type { EndingRequest } from '../../../protocol/facts.ts'
import { type Draft, linesOf, type Scene, withEvent, withLines, withNotes, withRow } from '../draft.ts'
import { NO_PARTING, type Parting } from '../notes.ts'
import { isAwake } from '../timers/timing.ts'

/** The secret of the dice is the log's last line, unless others still play with it: then it follows when their day ends. */
export function end(draft: Draft, status: 'over' | 'closed'): Draft {
  const { notes, position } = draft
  const asked = notes.asked.map(() => null)
  const closed = withNotes(withRow(draft, { status }), { asked, opening: null, takeback: null })
  if (position === null) return closed
  const told = notes.preset?.sealed ? closed : reveal(closed)
  return position.secrets === null ? { ...told, position: null } : told
}

export function reveal(draft: Draft): Draft {
  const { row, position } = draft
  const line = writeLine({ kind: 'secret', secret: row.secret ?? '' })
  return withLines(draft, [line], position === null ? null : withAsides(position, 1))
}

export function withParting(draft: Draft, change: Partial<Parting>): Draft {
  return withNotes(draft, { parting: { ...(draft.notes.parting ?? NO_PARTING), ...change } })
}

/** Writes an event of the table into the log of a game that is being played. */
export function withTableEvent(draft: Draft, event: TableEvent): Draft {
  if (draft.position === null) throw new Error('a game without a position')
  return withLines(draft, [writeEvent(event)], withAsides(draft.position, 1))
}

/** Ends the game by an event of the table, with the places that follow from the log. */
export function endBy(draft: Draft, event: TableEvent & { readonly kind: 'end' }, scene: Scene): Draft {
  const told = withTableEvent(draft, event)
  const events = linesOf(told, scene)
    .filter(isEvent)
    .flatMap((line) => readEvent(line) ?? [])
  const places = placesAfter(scene.game, told.position?.state, events)
  const { why, seat } = event
  return end({ ...withParting(told, { ended: { why, seat, places } }), race: null, ended: null }, 'closed')
}

/** Shown to all; done when nobody is left to be asked. */
export function askedToEnd(draft: Draft, ending: EndingRequest, scene: Scene): Draft {
  if (ending.waits.length > 0) return withEvent(withParting(draft, { ending }), { kind: 'ending-asked', ending })
  return endBy(withParting(draft, { ending: null }), { kind: 'end', seat: null, why: 'agreed' }, scene)
}

export function noEnding(draft: Draft, { ending }: EndingRequest, by: number | null): Draft {
  return withEvent(withParting(draft, { ending: null }), { kind: 'no-ending', ending, by })
}

/** A request to end does not wait for seats that a bot plays now, and is over when the game is. */
export function reviewEnding(draft: Draft, scene: Scene): Draft {
  const ending = draft.notes.parting?.ending ?? null
  if (ending === null) return draft
  if (draft.row.status !== 'playing') return noEnding(draft, ending, null)
  const waits = ending.waits.filter((seat) => isAwake(draft.row.seats[seat]))
  return waits.length === ending.waits.length ? draft : askedToEnd(draft, { ...ending, waits }, scene)
}
