/** Commands that free a table from a person: resign, leave, claim, and the agreement to end. engine/table/events.ts has the rules. */
import type { Seat } from '../../../engine/contract.ts'
import { good } from '../../../engine/result.ts'
import { type Departure, departure, untilClaim } from '../../../engine/table/events.ts'
import { answeredBy } from '../../../engine/table/takeback.ts'
import type { Command } from '../../../protocol/client.ts'
import type { Refusal, RefusalOf } from '../../../protocol/refusals.ts'
import type { SeatRow } from '../../store/store.ts'
import {
  type Draft,
  type Judged,
  notPlaying,
  ownSeat,
  refuse,
  type Scene,
  seatsOf,
  withRow,
  withSeat,
} from '../draft.ts'
import { awayOf, departureOf, outOf } from '../notes.ts'
import { isAwake } from '../timers/timing.ts'
import { askedToEnd, endBy, noEnding, withParting, withTableEvent } from './ending.ts'
import { rise } from './lobby.ts'

type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>

const HOUR_MS = 3_600_000

/** Null: events can be written now. A race whose throw is on its way is shown first, within half a second. */
function notNow(draft: Draft, { now }: Scene): Refusal | null {
  const state = notPlaying(draft)
  if (state !== null || draft.race === null || now >= draft.race.show) return state
  return { code: 'too-fast', wait: Math.min(500, draft.race.show - now) }
}

export function resign(draft: Draft, identity: string, { seat }: Of<'resign'>, scene: Scene): Judged {
  const own = ownSeat(draft, identity, seat)
  if (!own.ok) return own
  const state = notNow(draft, scene)
  if (state !== null) return refuse(state)
  if (outOf(draft.notes, seat) !== null) return refuse({ code: 'out', seat })
  return good(depart(draft, seat, 'resigned', scene))
}

/** The person at this seat departs: a bot plays on, or the game ends. */
function depart(draft: Draft, seat: Seat, why: Departure, scene: Scene): Draft {
  const playing = awakeSeats(draft).filter((other) => other !== seat)
  const event = departure(seat, why, { after: departureOf(draft.row, draft.notes), playing })
  const gone = why === 'away' ? draft : withOut(draft, seat, why)
  const handed = withHanded(gone, seat)
  if (event.kind === 'end') return endBy(handed, event, scene)
  return withHostHere(withTableEvent(handed, event))
}

function withHanded(draft: Draft, seat: Seat): Draft {
  const sitter = draft.row.seats[seat]
  return sitter?.kind === 'person' ? withSeat(draft, seat, { ...sitter, handed: true }) : draft
}

function withOut(draft: Draft, seat: Seat, why: 'resigned' | 'left'): Draft {
  const out = draft.row.seats.map((_, other) => (other === seat ? why : outOf(draft.notes, other)))
  return withParting(draft, { out })
}

/** A host who has given up all seats is followed by a person who plays. */
function withHostHere(draft: Draft): Draft {
  const { row, notes } = draft
  const isOut = row.host !== null && seatsOf(row, row.host).every((seat) => outOf(notes, seat) !== null)
  const heir = row.seats.find((sitter) => isAwake(sitter) && identityOf(sitter) !== row.host)
  return isOut && heir !== undefined ? withRow(draft, { host: identityOf(heir) }) : draft
}

function identityOf(sitter: SeatRow): string | null {
  return sitter.kind === 'person' ? sitter.identity : null
}

function awakeSeats({ row }: Draft): number[] {
  return row.seats.flatMap((sitter, seat) => (isAwake(sitter) ? [seat] : []))
}

export function leave(draft: Draft, identity: string, scene: Scene): Judged {
  const mine = seatsOf(draft.row, identity)
  if (mine.length === 0 && draft.row.host !== identity) return refuse({ code: 'not-your-seat', seat: 0 })
  if (draft.row.status === 'lobby') return good(leaveLobby(draft, identity, mine))
  const state = notNow(draft, scene)
  if (state !== null) return refuse(state)
  let next = draft
  // Seats that follow see the earlier ones as left: the last one ends the game if nobody else plays.
  for (const seat of mine) {
    if (next.row.status !== 'playing' || outOf(next.notes, seat) !== null) next = withOut(next, seat, 'left')
    else next = depart(next, seat, 'left', scene)
  }
  const left = withHostHere(next)
  const isAlone = left.row.status === 'playing' && left.row.host === identity
  return good(isAlone ? endBy(left, { kind: 'end', seat: null, why: 'agreed' }, scene) : left)
}

function leaveLobby(draft: Draft, identity: string, mine: readonly Seat[]): Draft {
  let next = draft
  for (const seat of mine) {
    const risen = rise(next, identity, { kind: 'rise', id: '', seat })
    if (risen.ok) next = risen.value
  }
  if (next.row.host !== identity) return next
  const heir = next.row.seats.map(identityOf).find((other) => other !== null)
  return heir === undefined ? { ...next, changed: true, removed: true } : withRow(next, { host: heir })
}

export function claim(draft: Draft, identity: string, { seat }: Of<'claim'>, scene: Scene): Judged {
  const sitter = draft.row.seats[seat]
  if (sitter === undefined) return refuse({ code: 'no-such-seat', seat, seats: draft.row.seats.length })
  if (!seatsOf(draft.row, identity).some((own) => isAwake(draft.row.seats[own])))
    return refuse({ code: 'not-your-seat', seat })
  const state = notNow(draft, scene)
  if (state !== null) return refuse(state)
  const wait = claimWait(draft, identity, seat, scene)
  return wait === 0 ? good(depart(draft, seat, 'away', scene)) : refuse({ code: 'not-away', seat, wait })
}

/** In ms; null: it cannot be claimed as things are. */
function claimWait({ row, notes }: Draft, claimer: string, seat: Seat, scene: Scene): number | null {
  const sitter = row.seats[seat] as SeatRow
  const [identity, asked] = [identityOf(sitter), notes.asked[seat] ?? null]
  if (!isAwake(sitter) || identity === null || identity === claimer || asked === null) return null
  if (scene.isHere(identity)) return null
  const seconds = awayOf(row, notes)
  // By correspondence nobody keeps a page open; but after a restart everybody has an hour.
  const slow = row.clock.kind === 'slow'
  const gone = slow ? scene.started + HOUR_MS - seconds * 1000 : Math.max(scene.goneSince(identity), scene.started)
  return untilClaim({ asked, gone, now: scene.now, seconds })
}

const no = (why: RefusalOf<'no-ending'>['why']) => refuse({ code: 'no-ending', why })

export function askEnd(draft: Draft, identity: string, scene: Scene): Judged {
  const mine = seatsOf(draft.row, identity)
  const seat = mine.find((own) => outOf(draft.notes, own) === null)
  if (seat === undefined) return refuse({ code: 'not-your-seat', seat: mine[0] ?? 0 })
  const state = notNow(draft, scene)
  if (state !== null) return refuse(state)
  const { ending = null, endings = 0, refused = null } = draft.notes.parting ?? {}
  if (ending !== null) return no('asked')
  if (refused !== null && mine.includes(refused.seat) && refused.seq === draft.row.seq) return no('again')
  const waits = awakeSeats(draft).filter((other) => !mine.includes(other))
  const counted = withParting(draft, { endings: endings + 1 })
  return good(askedToEnd(counted, { ending: endings + 1, seat, waits }, scene))
}

export function agreeEnd(
  draft: Draft,
  identity: string,
  { ending: number, yes }: Of<'agree-end'>,
  scene: Scene,
): Judged {
  const mine = seatsOf(draft.row, identity)
  if (mine.length === 0) return no('not-yours')
  const state = notNow(draft, scene)
  if (state !== null) return refuse(state)
  const ending = draft.notes.parting?.ending ?? null
  const answer = answeredBy(ending?.ending === number ? ending : null, mine, yes)
  if (!answer.ok) return no(answer.fault)
  if (!('refused' in answer.value)) return good(askedToEnd(draft, answer.value, scene))
  const { seat, refused } = answer.value
  return good(noEnding(withParting(draft, { refused: { seat, seq: draft.row.seq } }), answer.value, refused))
}
