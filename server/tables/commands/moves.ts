/** While it is played: moves, and seats that a bot plays for a while. */
import { brief } from '../../../engine/options.ts'
import { good } from '../../../engine/result.ts'
import { type Answer, answered } from '../../../engine/table/position.ts'
import type { Command } from '../../../protocol/client.ts'
import {
  type Draft,
  type Judged,
  notPlaying,
  ownSeat,
  refuse,
  type Scene,
  withEntered,
  withNotes,
  withSeat,
} from '../draft.ts'
import { outOf } from '../notes.ts'
import { botDue, MISSES } from '../timers/timing.ts'

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>

export function move(draft: Draft, identity: string, { seat, question, move: text }: Of<'move'>): Judged {
  const own = ownSeat(draft, identity, seat)
  if (!own.ok) return own
  const state = notPlaying(draft)
  if (state !== null) return refuse(state)
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
  const own = ownSeat(draft, identity, seat)
  if (!own.ok) return own
  const state = notPlaying(draft)
  if (state !== null) return refuse(state)
  if (own.value.handed) return refuse({ code: 'handed', seat })
  return good(withSeat(draft, seat, { ...own.value, handed: true }))
}

/** Its time for the question begins anew: it has just come. */
export function back(draft: Draft, identity: string, { seat }: Of<'back'>, scene: Scene): Judged {
  const own = ownSeat(draft, identity, seat)
  if (!own.ok) return own
  const state = notPlaying(draft)
  if (state !== null) return refuse(state)
  if (outOf(draft.notes, seat) !== null) return refuse({ code: 'out', seat })
  if (!own.value.handed) return refuse({ code: 'not-handed', seat })
  const seated = withSeat(draft, seat, { ...own.value, handed: false, missed: 0 })
  const { asked } = seated.notes
  return good(asked[seat] === null ? seated : withNotes(seated, { asked: asked.with(seat, scene.now) }))
}
