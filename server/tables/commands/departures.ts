/**
 * Commands that free a table from a person (resign, leave, claim, nudge, the agreement to end), and how a game ends.
 * engine/table/events.ts has the rules.
 */
import type { Seat } from '../../../engine/contract.ts'
import { bad, good } from '../../../engine/result.ts'
import {
  type Departure,
  departure,
  isEvent,
  placesAfter,
  readEvent,
  type TableEvent,
  untilClaim,
  writeEvent,
} from '../../../engine/table/events.ts'
import { withAsides } from '../../../engine/table/position.ts'
import { answeredBy } from '../../../engine/table/takeback.ts'
import { writeLine } from '../../../fair/lines.ts'
import type { EndingRequest } from '../../../protocol/facts.ts'
import type { Refusal, RefusalOf } from '../../../protocol/refusals.ts'
import { COUNTDOWN } from '../../race/show.ts'
import type { SeatRow } from '../../store/store.ts'
import { withWins } from '../evening/evening.ts'
import { awayOf, departureOf, NO_PARTING, outOf, type Parting } from '../notes.ts'
import {
  type CommandContext,
  type CommandHandler,
  type CommandResult,
  linesOf,
  notPlaying,
  ownSeat,
  type PendingTable,
  seatAt,
  seatsOf,
  withEvent,
  withLines,
  withNotes,
  withRow,
  withSeat,
} from '../pending-table.ts'
import { awakeSeats, isAwake } from '../timers/timing.ts'
import { rise } from './lobby.ts'

const HOUR_MS = 3_600_000

/** Null: events can be written now. A race whose throw is on its way is shown first, within a second. */
function notNow(pending: PendingTable, { steady }: CommandContext): Refusal | null {
  const state = notPlaying(pending)
  if (state !== null || pending.race === null || steady >= pending.race.show) return state
  return { code: 'too-fast', wait: Math.min(COUNTDOWN, Math.ceil(pending.race.show - steady)) }
}

export const resign: CommandHandler<'resign'> = (pending, identity, { seat }, context) => {
  const own = ownSeat(pending, identity, seat)
  if (!own.ok) return own
  const state = notNow(pending, context)
  if (state !== null) return bad(state)
  if (outOf(pending.notes, seat) !== null) return bad({ code: 'out', seat })
  return good(depart(pending, seat, 'resigned', context))
}

/** The person at this seat departs: a bot plays on, or the game ends. */
function depart(
  pending: PendingTable,
  seat: Seat,
  why: Departure,
  context: CommandContext,
  after = departureOf(pending.row, pending.notes),
): PendingTable {
  const playing = awakeSeats(pending).filter((other) => other !== seat)
  const event = departure(seat, why, { after, playing })
  const gone = why === 'away' ? pending : withOut(pending, seat, why)
  const handed = withHanded(gone, seat)
  if (event.kind === 'end') return endBy(handed, event, context)
  return withHostHere(withTableEvent(handed, event))
}

function withHanded(pending: PendingTable, seat: Seat): PendingTable {
  const sitter = pending.row.seats[seat]
  return sitter?.kind === 'person' ? withSeat(pending, seat, { ...sitter, handed: true }) : pending
}

function withOut(pending: PendingTable, seat: Seat, why: 'resigned' | 'left'): PendingTable {
  const out = pending.row.seats.map((_, other) => (other === seat ? why : outOf(pending.notes, other)))
  return withParting(pending, { out })
}

/** A host who has given up all seats is followed by a person who plays. */
function withHostHere(pending: PendingTable): PendingTable {
  const { row, notes } = pending
  const isOut = row.host !== null && seatsOf(row, row.host).every((seat) => outOf(notes, seat) !== null)
  const heir = row.seats.find((sitter) => isAwake(sitter) && identityOf(sitter) !== row.host)
  return isOut && heir !== undefined ? withRow(pending, { host: identityOf(heir) }) : pending
}

function identityOf(sitter: SeatRow | undefined): string | null {
  return sitter?.kind === 'person' ? sitter.identity : null
}

export function leave(pending: PendingTable, identity: string, context: CommandContext): CommandResult {
  const mine = seatsOf(pending.row, identity)
  if (mine.length === 0 && pending.row.host !== identity) return bad({ code: 'not-your-seat', seat: 0 })
  if (pending.row.status === 'lobby') return good(leaveLobby(pending, identity, mine))
  const state = notNow(pending, context)
  if (state !== null) return bad(state)
  let next = pending
  // Seats that follow see the earlier ones as left: the last one ends the game if no seat plays on.
  for (const seat of mine) {
    if (next.row.status !== 'playing' || outOf(next.notes, seat) !== null) next = withOut(next, seat, 'left')
    else next = depart(next, seat, 'left', context)
  }
  const left = withHostHere(next)
  const isAlone = left.row.status === 'playing' && left.row.host === identity
  return good(isAlone ? endBy(left, { kind: 'end', seat: null, why: 'agreed' }, context) : left)
}

function leaveLobby(pending: PendingTable, identity: string, mine: readonly Seat[]): PendingTable {
  let next = pending
  for (const seat of mine) {
    const risen = rise(next, identity, { kind: 'rise', id: '', seat })
    if (risen.ok) next = risen.value
  }
  if (next.row.host !== identity) return next
  const heir = next.row.seats.map(identityOf).find((other) => other !== null)
  return heir === undefined ? { ...next, changed: true, removed: true } : withRow(next, { host: heir })
}

export const claim: CommandHandler<'claim'> = (pending, identity, { seat, departure: chosen }, context) => {
  const refused = notOfOther(pending, identity, seat, context)
  if (refused !== null) return bad(refused)
  const wait = claimWait(pending, identity, seat, context)
  if (wait !== 0) return bad({ code: 'not-away', seat, wait })
  // One person ends no game that others play: a bot takes the seat, and they are asked.
  const others = awakeSeats(pending).filter((own) => own !== seat && identityOf(pending.row.seats[own]) !== identity)
  if (chosen !== 'end' || others.length === 0) return good(depart(pending, seat, 'away', context, chosen))
  const claimed = depart(pending, seat, 'away', context, 'bot')
  const asked = askEnd(claimed, identity, context)
  return asked.ok ? asked : good(claimed)
}

/** Null: the sender plays here, the seat exists, and events can be written now. */
function notOfOther(pending: PendingTable, identity: string, seat: Seat, context: CommandContext): Refusal | null {
  const { seats } = pending.row
  const found = seatAt(pending, seat)
  if (!found.ok) return found.fault
  const plays = seatsOf(pending.row, identity).some((own) => isAwake(seats[own]))
  return plays ? notNow(pending, context) : { code: 'not-your-seat', seat }
}

/** All see who waits for whom. Telling the device of that person is up to the table. */
export const nudge: CommandHandler<'nudge'> = (pending, identity, { seat }, context) => {
  const refused = notOfOther(pending, identity, seat, context)
  if (refused !== null) return bad(refused)
  const isWaitedFor = isAwake(pending.row.seats[seat]) && (pending.notes.asked[seat] ?? null) !== null
  if (!isWaitedFor || identityOf(pending.row.seats[seat]) === identity)
    return bad({ code: 'not-away', seat, wait: null })
  const from = seatsOf(pending.row, identity).find((own) => isAwake(pending.row.seats[own])) ?? 0
  return good(withEvent(pending, { kind: 'said', seat: from, what: { kind: 'phrase', phrase: 'your-turn' } }))
}

/** In ms; null: it cannot be claimed as things are. */
function claimWait({ row, notes }: PendingTable, claimer: string, seat: Seat, context: CommandContext): number | null {
  const sitter = row.seats[seat]
  const [identity, asked] = [identityOf(sitter), notes.asked[seat] ?? null]
  if (!isAwake(sitter) || identity === null || identity === claimer || asked === null) return null
  if (context.isHere(identity)) return null
  const seconds = awayOf(row, notes)
  // Slow games are played without an open page; after a restart each seat has at least an hour.
  const slow = row.clock.kind === 'slow'
  const gone = slow
    ? context.started + HOUR_MS - seconds * 1000
    : Math.max(context.goneSince(identity), context.started)
  return untilClaim({ asked, gone, now: context.now, seconds })
}

const no = (why: RefusalOf<'no-ending'>['why']): CommandResult => bad({ code: 'no-ending', why })

export function askEnd(pending: PendingTable, identity: string, context: CommandContext): CommandResult {
  const mine = seatsOf(pending.row, identity)
  const seat = mine.find((own) => outOf(pending.notes, own) === null)
  if (seat === undefined) return bad({ code: 'not-your-seat', seat: mine[0] ?? 0 })
  const state = notNow(pending, context)
  if (state !== null) return bad(state)
  const { ending = null, endings = 0, refused = null } = pending.notes.parting ?? {}
  if (ending !== null) return no('asked')
  if (refused !== null && mine.includes(refused.seat) && refused.seq === pending.row.seq) return no('again')
  const waits = awakeSeats(pending).filter((other) => !mine.includes(other))
  const counted = withParting(pending, { endings: endings + 1 })
  return good(askedToEnd(counted, { ending: endings + 1, seat, waits }, context))
}

export const agreeEnd: CommandHandler<'agree-end'> = (pending, identity, { ending: number, yes }, context) => {
  const mine = seatsOf(pending.row, identity)
  if (mine.length === 0) return no('not-yours')
  const state = notNow(pending, context)
  if (state !== null) return bad(state)
  const ending = pending.notes.parting?.ending ?? null
  const answer = answeredBy(ending?.ending === number ? ending : null, mine, yes)
  if (!answer.ok) return no(answer.fault)
  if (!('refused' in answer.value)) return good(askedToEnd(pending, answer.value, context))
  const { seat, refused } = answer.value
  return good(noEnding(withParting(pending, { refused: { seat, seq: pending.row.seq } }), answer.value, refused))
}

/** The secret of the dice is the log's last line, unless others still play with it: then it follows when their day ends. */
export function end(pending: PendingTable, status: 'over' | 'closed'): PendingTable {
  const { notes, position } = pending
  const asked = notes.asked.map(() => null)
  const closed = withNotes(withRow(pending, { status }), { asked, opening: null, takeback: null })
  if (position === null) return closed
  const told = notes.preset?.sealed ? closed : reveal(closed)
  return position.secrets === null ? { ...told, position: null } : told
}

export function reveal(pending: PendingTable): PendingTable {
  const { row, position } = pending
  const line = writeLine({ kind: 'secret', secret: row.secret ?? '' })
  return withLines(pending, [line], position === null ? null : withAsides(position, 1))
}

function withParting(pending: PendingTable, change: Partial<Parting>): PendingTable {
  return withNotes(pending, { parting: { ...(pending.notes.parting ?? NO_PARTING), ...change } })
}

function withTableEvent(pending: PendingTable, event: TableEvent): PendingTable {
  if (pending.position === null) throw new Error('a game without a position')
  return withLines(pending, [writeEvent(event)], withAsides(pending.position, 1))
}

/** Ends the game by an event of the table, with the places that follow from the log. */
export function endBy(
  pending: PendingTable,
  event: TableEvent & { readonly kind: 'end' },
  context: CommandContext,
): PendingTable {
  const told = withTableEvent(pending, event)
  const events = linesOf(told, context)
    .filter(isEvent)
    .flatMap((line) => readEvent(line) ?? [])
  const places = placesAfter(context.game, told.position?.state, events)
  const { why, seat } = event
  const parted = withWins(withParting(told, { ended: { why, seat, places } }), places)
  return end({ ...parted, race: null, ended: null }, 'closed')
}

/** Broadcast to all; the game ends when every asked seat has agreed. */
function askedToEnd(pending: PendingTable, ending: EndingRequest, context: CommandContext): PendingTable {
  if (ending.waits.length > 0) return withEvent(withParting(pending, { ending }), { kind: 'ending-asked', ending })
  return endBy(withParting(pending, { ending: null }), { kind: 'end', seat: null, why: 'agreed' }, context)
}

function noEnding(pending: PendingTable, { ending }: EndingRequest, by: number | null): PendingTable {
  return withEvent(withParting(pending, { ending: null }), { kind: 'no-ending', ending, by })
}

/** A request to end does not wait for seats that a bot plays now, and is over when the game is. */
export function reviewEnding(pending: PendingTable, context: CommandContext): PendingTable {
  const ending = pending.notes.parting?.ending ?? null
  if (ending === null) return pending
  if (pending.row.status !== 'playing') return noEnding(pending, ending, null)
  const agreed = answeredBy(ending, awakeSeats(pending, false), true)
  return agreed.ok ? askedToEnd(pending, agreed.value, context) : pending
}
