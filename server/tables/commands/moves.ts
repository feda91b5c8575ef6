/** While it is played: moves, moves taken back by consent of the others, and seats that a bot plays for a while. */
import { brief } from '../../../engine/options.ts'
import { good } from '../../../engine/result.ts'
import { type Answer, answered } from '../../../engine/table/position.ts'
import {
  answeredBy,
  type NoTakeback,
  requested,
  type TakebackRequest,
  takenBack,
} from '../../../engine/table/takeback.ts'
import type { Command } from '../../../protocol/client.ts'
import {
  type Draft,
  type Judged,
  notPlaying,
  playingSeat,
  refuse,
  type Scene,
  seatsOf,
  withEntered,
  withEvent,
  withNotes,
  withSeat,
} from '../draft.ts'
import { outOf } from '../notes.ts'
import { botDue, isAwake, MISSES } from '../timers/timing.ts'

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>

export function move(draft: Draft, identity: string, { seat, question, move: text }: Of<'move'>): Judged {
  const own = playingSeat(draft, identity, seat)
  if (!own.ok) return own
  if (own.value.handed) return refuse({ code: 'handed', seat })
  const made = answer(draft, { seat, question, text })
  if (!made.ok || own.value.missed === 0) return made
  return good(withSeat(made.value, seat, { ...own.value, missed: 0 }))
}

/** What is grabbed in a race comes another way, with its time (race/raced.ts): here it has come after it. */
function answer(draft: Draft, given: Answer): Judged {
  if (draft.position === null) throw new Error('a game without a position')
  const next = answered(draft.position, given)
  if (next.ok) return good(withEntered(draft, next.value))
  const { fault } = next
  if (fault.code === 'closed') return refuse({ code: 'closed', seat: given.seat })
  return refuse(fault.code === 'unreadable-move' ? { code: 'unreadable-move', got: brief(given.text) } : fault)
}

/** A bot has chosen for this seat. Null: nobody asks it any more. */
export function botMove(draft: Draft, { seat, question, text, by }: Required<Answer>, scene: Scene): Draft | null {
  const { row, notes, position } = draft
  if (position === null) return null
  const due = botDue(row, notes, position, scene, [seat])
  if (due?.seat !== seat) return null
  const made = answer(draft, { seat, question, text, by })
  if (!made.ok) return null
  const sitter = row.seats[seat]
  if (by !== 'clock' || sitter?.kind !== 'person') return made.value
  const missed = sitter.missed + 1
  return withSeat(made.value, seat, { ...sitter, missed, handed: sitter.handed || missed >= MISSES })
}

export function hand(draft: Draft, identity: string, { seat }: Of<'hand'>): Judged {
  const own = playingSeat(draft, identity, seat)
  if (!own.ok) return own
  if (own.value.handed) return refuse({ code: 'handed', seat })
  return good(withSeat(draft, seat, { ...own.value, handed: true }))
}

/** Its time for the question begins anew: it has just come. */
export function back(draft: Draft, identity: string, { seat }: Of<'back'>, scene: Scene): Judged {
  const own = playingSeat(draft, identity, seat)
  if (!own.ok) return own
  if (outOf(draft.notes, seat) !== null) return refuse({ code: 'out', seat })
  if (!own.value.handed) return refuse({ code: 'not-handed', seat })
  const seated = withSeat(draft, seat, { ...own.value, handed: false, missed: 0 })
  const { asked } = seated.notes
  return good(asked[seat] === null ? seated : withNotes(seated, { asked: asked.with(seat, scene.now) }))
}

const noTakeback = (why: NoTakeback) => refuse({ code: 'no-takeback', why })

export function askTakeback(draft: Draft, identity: string, { seat }: Of<'takeback'>): Judged {
  const own = playingSeat(draft, identity, seat)
  if (!own.ok) return own
  const { row, notes, position } = draft
  const takeback = notes.requests + 1
  const mine = seatsOf(row, identity)
  const waits = [...row.seats.keys()].filter((other) => isAwake(row.seats[other]) && !mine.includes(other))
  const asked = requested(position, notes.takeback, { takeback, seat, waits, lines: row.seq })
  if (!asked.ok) return noTakeback(asked.fault)
  return good(withRequest(withNotes(draft, { requests: takeback }), asked.value))
}

export function agree(draft: Draft, identity: string, { takeback, yes }: Of<'agree'>): Judged {
  const seats = seatsOf(draft.row, identity)
  if (seats.length === 0) return noTakeback('not-yours')
  const state = notPlaying(draft)
  if (state !== null) return refuse(state)
  const asked = draft.notes.takeback
  const answer = answeredBy(asked?.takeback === takeback ? asked : null, seats, yes)
  if (!answer.ok) return noTakeback(answer.fault)
  const { value } = answer
  return good('refused' in value ? withoutRequest(draft, takeback, value.refused) : withRequest(draft, value))
}

/** Shown to all; done when nobody is left to be asked. */
function withRequest(draft: Draft, takeback: TakebackRequest): Draft {
  const { row, position, keep, added } = draft
  const { seq, waits } = takeback
  if (waits.length > 0) return withEvent(withNotes(draft, { takeback }), { kind: 'takeback-asked', takeback })
  if (position === null) throw new Error('a game without a position')
  return {
    ...withNotes(draft, { takeback: null }),
    row: { ...row, seq, takebacks: row.takebacks + 1 },
    keep: Math.min(keep, seq),
    added: added.slice(0, Math.max(0, seq - keep)),
    position: takenBack(position),
  }
}

function withoutRequest(draft: Draft, takeback: number, by: number | null): Draft {
  return withEvent(withNotes(draft, { takeback: null }), { kind: 'no-takeback', takeback, by })
}

/** A request ends when the game goes on; and it does not wait for those whom a bot plays for now. */
export function reviewTakeback(before: Draft, draft: Draft): Draft {
  const { takeback } = draft.notes
  if (takeback === null) return draft
  const isOver = draft.row.seq !== before.row.seq || draft.row.status !== 'playing'
  if (isOver) return withoutRequest(draft, takeback.takeback, null)
  const waits = takeback.waits.filter((seat) => isAwake(draft.row.seats[seat]))
  return waits.length === takeback.waits.length ? draft : withRequest(draft, { ...takeback, waits })
}
