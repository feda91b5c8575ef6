/** While it is played: moves, and seats that a bot plays for a while. */
import type { Seat } from '../../engine/contract.ts'
import { type Actor, type Entry, readMove } from '../../engine/log.ts'
import { brief } from '../../engine/options.ts'
import { good } from '../../engine/result.ts'
import type { Command } from '../../protocol/client.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import {
  type Draft,
  type Judged,
  notPlaying,
  ownSeat,
  refuse,
  type Scene,
  withLines,
  withNotes,
  withSeat,
} from './draft.ts'
import { outOf } from './notes.ts'
import { advance } from './position.ts'
import { botDue, MISSES } from './timing.ts'

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

interface Answer {
  readonly seat: Seat
  readonly question: number
  readonly text: string
  readonly by?: Actor
}

/** What is grabbed in a race comes another way, with its time (raced.ts): here it has come after it. */
function answer(draft: Draft, { seat, question, text, by }: Answer): Judged {
  const { position } = draft
  if (position === null) throw new Error('a game without a position')
  const { turn, counts, game } = position
  if (turn.kind !== 'move' || turn.optional || !turn.seats.includes(seat) || counts[seat] !== question) {
    return refuse({ code: 'closed', seat })
  }
  const read = readMove(game, text)
  if (!read.ok) return refuse({ code: 'unreadable-move', got: brief(text) })
  const entry: Entry<unknown> = {
    input: { kind: 'move', seat, move: read.value },
    ...(by === undefined ? {} : { by }),
  }
  const next = advance(position, entry)
  if (!next.ok) return refuse(next.fault.code === 'illegal' ? next.fault : internal(next.fault.code))
  return good(withLines(draft, next.value.lines, next.value.position))
}

function internal(code: string): Refusal {
  throw new Error(`a move that is due is refused: ${code}`)
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
