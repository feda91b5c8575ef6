/** Frames of the server. A frame is built once per distinct view, not per socket. */

import { isVoid } from '../../../engine/log.ts'
import { audienceKey, viewsFor, visibleLines } from '../../../engine/table/visibility.ts'
import type { Hello } from '../../../protocol/client.ts'
import type { Line, Sitter, TableBrief, TableFacts, Views, You } from '../../../protocol/facts.ts'
import type { Colour } from '../../../protocol/names.ts'
import { writeServer } from '../../../protocol/parse.ts'
import { VERSION } from '../../../protocol/protocol.ts'
import type { ServerMessage, ServerMessageOf } from '../../../protocol/server.ts'
import { splitLines } from '../../../protocol/split.ts'
import { isEnded, type SeatRow, type TableRow } from '../../store/store.ts'
import { eveningFacts } from '../evening/evening.ts'
import { awayOf, departureOf, type Notes, outOf } from '../notes.ts'
import { type Kept, type PendingTable, seatsOf } from '../pending-table.ts'
import { known, type RaceState, raceFacts } from '../race/race-state.ts'
import { clocksOf, type Instant, type Moment, patienceEnd } from '../timers/timing.ts'

export type IsHere = (identity: string) => boolean

export function briefOf(row: TableRow, isHere: IsHere): TableBrief {
  const { id, game, status, clock, listed, created, updated, seats, host } = row
  return {
    id,
    game,
    status,
    seats: seats.map((seat) => sitterOf(seat, isHere)),
    clock,
    listed,
    host: (host === null ? undefined : seatsOf(row, host)[0]) ?? null,
    created,
    updated,
  }
}

function sitterOf(seat: SeatRow, isHere: IsHere): Sitter {
  if (seat.kind !== 'person') return seat
  const { identity, name, colour, handed, missed } = seat
  const here = identity !== null && isHere(identity)
  return { kind: 'person', name, colour: colour as Colour | null, here, handed, missed }
}

export function factsOf(row: TableRow, notes: Notes, isHere: IsHere): TableFacts {
  const { header, rematch, next, invited, reading, coach, preset, code } = notes
  const evening = eveningFacts(row, notes)
  const awaited = row.status === 'lobby' ? invited.filter((seat) => row.seats[seat]?.kind === 'person') : []
  const options = row.options as TableFacts['options']
  const brief = briefOf(row, isHere)
  const seats = brief.seats.map((sitter, seat) => {
    const out = outOf(notes, seat)
    return sitter.kind === 'person' && out !== null ? { ...sitter, out } : sitter
  })
  const ended = notes.parting?.ended ?? null
  return {
    ...brief,
    seats,
    rules: row.rules,
    options,
    header,
    rematch,
    ...(next === null ? {} : { next }),
    ...(awaited.length === 0 ? {} : { invited: awaited }),
    ...(evening === null ? {} : { evening }),
    ...(reading ? { reading } : {}),
    ...(coach ? { coach } : {}),
    departure: departureOf(row, notes),
    away: awayOf(row, notes),
    ...(code === null ? {} : { code }),
    ...(ended === null ? {} : { ended }),
    ...(preset === null ? {} : { day: { date: preset.date, ends: preset.ends, ranked: preset.ranked } }),
  }
}

export function youOf(row: TableRow, identity: string): You {
  return { seats: seatsOf(row, identity), host: row.host === identity }
}

export function viewKey({ row, position }: Kept, identity: string): string {
  // Most games have no secrets: no seat is looked up for them.
  return audienceKey(position, () => seatsOf(row, identity))
}

/** Seats that may act now. */
function askedOf({ row, position }: Kept): { readonly asked: readonly number[] } {
  return { asked: row.status === 'playing' && position?.turn.kind === 'move' ? position.turn.seats : [] }
}

/** What these seats may know; nothing to add where the page replays the log itself. */
function viewsOf({ position }: Kept, seats: readonly number[]): { readonly views?: Views } {
  const views = position === null ? null : viewsFor(position, seats)
  return views === null ? {} : { views }
}

/** Lines from number `from` on, as these seats may read them. After the end there are no secrets. */
function linesFor(
  { row, position }: Pick<Kept, 'position'> & { readonly row: Pick<TableRow, 'status'> },
  seats: readonly number[],
  from: number,
  lines: readonly string[],
  open = 0,
): readonly Line[] {
  return position === null || isEnded(row.status) ? lines : visibleLines(position, seats, from, lines, open)
}

export function openingFrame(
  opening: NonNullable<Notes['opening']>,
  notes: Notes,
  moment: Moment,
): ServerMessageOf<'opening'> {
  const left = opening.phase === 'ready' ? 0 : Math.max(0, patienceEnd(notes, moment) - moment.now)
  return { kind: 'opening', opening, left }
}

/** The frame of a race's throw, which all pages show at the same moment, and of all that has been committed since. */
export function showing(
  kept: Kept & { readonly race: RaceState },
  log: readonly string[],
  identity: string,
  moment: Moment,
): string {
  const { row, notes, race } = kept
  const seats = seatsOf(row, identity)
  const lines = linesFor(kept, seats, race.line, log.slice(race.line - 1))
  const clocks = clocksOf(row, notes, moment)
  const message = { kind: 'lines', from: race.line, lines, ...viewsOf(kept, seats), clocks } as const
  return writeServer({ ...message, ...askedOf(kept), show: race.show })
}

const PLAYING = { status: 'playing' } as const

/**
 * Frames for every page that was here before the commit, without those for one person alone. `lines`: the whole log after it. A throw that
 * was not shown yet, and never will be because its race is over, comes with what ended it.
 */
export function updates(
  before: Kept,
  all: PendingTable,
  lines: readonly string[],
  identity: string,
  moment: Instant,
): string[] {
  const after = known(all, moment.steady)
  const keep = Math.min(after.keep, known(before, moment.steady).row.seq)
  const seats = seatsOf(after.row, identity)
  const clocks = clocksOf(after.row, after.notes, moment)
  const asked = askedOf(after)
  const messages: ServerMessage[] = []
  if (after.row.takebacks !== before.row.takebacks) {
    const { takebacks } = after.row
    const lost = isVoid(after.added[0] ?? '') ? ({ void: true } as const) : {}
    messages.push({
      kind: 'taken-back',
      takebacks,
      seq: keep,
      ...viewsOf(after, seats),
      clocks,
      ...asked,
      ...lost,
    })
  }
  const open = lines.slice(keep, after.row.seq)
  if (open.length > 0) {
    const from = keep + 1
    // The end reveals no earlier choice in the frames: it is in the log.
    const shown = linesFor({ row: PLAYING, position: after.position }, seats, from, open)
    for (const part of splitLines(from, shown))
      messages.push({ kind: 'lines', ...part, ...viewsOf(after, seats), clocks, ...asked })
  }
  return messages.map(writeServer)
}

/** Who is present at a table of this process; at those of other processes it is unknown. */
export interface Presence {
  readonly isHere: IsHere
  readonly watchers: number
}

/** Returns whether the page has seen more lines than we have: then another process has owned the table since. */
export function isAhead(hello: Hello, { row }: Kept): boolean {
  if (hello.takebacks !== row.takebacks) return hello.takebacks > row.takebacks
  return hello.seen > row.seq
}

export function welcome(
  all: Kept,
  lines: readonly string[],
  identity: string,
  hello: Hello,
  { isHere, watchers }: Presence,
  moment: Instant,
): string[] {
  const kept = known(all, moment.steady)
  const { row, notes, race } = kept
  const you = youOf(row, identity)
  const fits = hello.takebacks === row.takebacks && hello.seen <= row.seq
  const from = fits ? hello.seen + 1 : 1
  // What a race lays open is seen by all at the same moment, in its own frame.
  const open = from === 1 && race === null ? kept.position?.open : 0
  const shown = linesFor(kept, you.seats, from, lines.slice(from - 1, row.seq), open)
  const [first, ...rest] = splitLines(from, shown)
  const views = viewsOf(kept, you.seats)
  const clocks = clocksOf(row, notes, moment)
  const opening = notes.opening === null ? null : openingFrame(notes.opening, notes, moment)
  const message: ServerMessageOf<'welcome'> = {
    kind: 'welcome',
    protocol: VERSION,
    table: factsOf(row, notes, isHere),
    you,
    seq: row.seq,
    takebacks: row.takebacks,
    from,
    lines: first?.lines ?? [],
    ...views,
    clocks,
    ...askedOf(kept),
    opening: opening === null ? null : { opening: opening.opening, left: opening.left },
    takeback: notes.takeback,
    ...(notes.parting?.ending ? { ending: notes.parting.ending } : {}),
    watchers,
    now: Math.round(moment.steady),
    ...(race === null ? {} : { race: raceFacts(race) }),
  }
  return [
    message,
    ...rest.map((part) => ({ kind: 'lines', ...part, ...views, clocks, ...askedOf(kept) }) as const),
  ].map(writeServer)
}
