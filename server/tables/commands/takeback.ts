/** The last move taken back: by consent of the others, never across a throw, a secret or another's move. */
import { isOptional } from '../../../engine/race.ts'
import { good } from '../../../engine/result.ts'
import { undoableSeat } from '../../../engine/table/undo.ts'
import type { Command } from '../../../protocol/client.ts'
import type { Takeback } from '../../../protocol/facts.ts'
import type { RefusalOf } from '../../../protocol/refusals.ts'
import {
  type Draft,
  type Judged,
  linesOf,
  notPlaying,
  ownSeat,
  refuse,
  type Scene,
  seatsOf,
  withEvent,
  withNotes,
} from '../draft.ts'
import { readPosition } from '../position.ts'
import { isAwake } from '../timers/timing.ts'

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>
type Why = RefusalOf<'no-takeback'>['why']

const no = (why: Why) => refuse({ code: 'no-takeback', why })

export function askTakeback(draft: Draft, identity: string, { seat }: Of<'takeback'>, scene: Scene): Judged {
  const own = ownSeat(draft, identity, seat)
  if (!own.ok) return own
  const state = notPlaying(draft)
  if (state !== null) return refuse(state)
  if (draft.notes.takeback !== null) return no('asked')
  const seq = withoutLastMove(draft, seat)
  if (typeof seq === 'string') return no(seq)
  const waits = draft.row.seats.flatMap((sitter, other) =>
    isAwake(sitter) && sitter.kind === 'person' && sitter.identity !== identity ? [other] : [],
  )
  const takeback: Takeback = { takeback: draft.notes.requests + 1, seat, seq, waits }
  return good(answered(withNotes(draft, { requests: takeback.takeback }), takeback, scene))
}

/** How many lines the log has without the seat's last move; or why that stands. */
function withoutLastMove({ position, row }: Draft, seat: number): number | Why {
  if (position === null || position.counts[seat] === 0) return 'nothing'
  const { choice, length } = position
  if (choice === null || undoableSeat(position) !== seat || isOptional(position.turn)) return 'moved-on'
  return row.seq - (length - choice.at)
}

export function agree(draft: Draft, identity: string, { takeback: number, yes }: Of<'agree'>, scene: Scene): Judged {
  const asked = draft.notes.takeback
  const mine = seatsOf(draft.row, identity)
  if (mine.length === 0) return no('not-yours')
  const state = notPlaying(draft)
  if (state !== null) return refuse(state)
  if (asked === null || asked.takeback !== number) return no('no-request')
  const by = asked.waits.find((seat) => mine.includes(seat))
  if (by === undefined) return no('not-yours')
  if (!yes) return good(ended(draft, asked, by))
  return good(answered(draft, { ...asked, waits: asked.waits.filter((seat) => !mine.includes(seat)) }, scene))
}

function ended(draft: Draft, { takeback }: Takeback, by: number | null): Draft {
  return withEvent(withNotes(draft, { takeback: null }), { kind: 'no-takeback', takeback, by })
}

/** Shown to all; done when nobody is left to be asked. */
function answered(draft: Draft, takeback: Takeback, scene: Scene): Draft {
  if (takeback.waits.length === 0) return takeBack(draft, takeback, scene)
  return withEvent(withNotes(draft, { takeback }), { kind: 'takeback-asked', takeback })
}

function takeBack(draft: Draft, { seq }: Takeback, scene: Scene): Draft {
  const lines = linesOf(draft, scene).slice(0, seq)
  const { row, notes } = draft
  const position = readPosition(scene.game, row, notes.header ?? '', lines)
  if (!position.ok) throw new Error(`the log before the move cannot be replayed: ${position.fault}`)
  const keep = Math.min(draft.keep, seq)
  return {
    ...withNotes(draft, { takeback: null }),
    row: { ...row, seq, takebacks: row.takebacks + 1 },
    keep,
    added: lines.slice(keep),
    position: position.value,
    changed: true,
  }
}

/** A request ends when the game goes on; and it does not wait for those whom a bot plays for now. */
export function reviewTakeback(before: Draft, draft: Draft, scene: Scene): Draft {
  const { takeback } = draft.notes
  if (takeback === null) return draft
  if (draft.row.seq !== before.row.seq || draft.row.status !== 'playing') return ended(draft, takeback, null)
  const waits = takeback.waits.filter((seat) => isAwake(draft.row.seats[seat]))
  return waits.length === takeback.waits.length ? draft : answered(draft, { ...takeback, waits }, scene)
}
