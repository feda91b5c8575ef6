/** Clocks and deadlines, from a table's row and notes alone. All moments are those of the server's clock. */
import type { Position } from '../../../engine/table/position.ts'
import { PATIENCE_MS } from '../../../fair/opening.ts'
import type { Clocks } from '../../../protocol/facts.ts'
import { isEnded, type SeatRow, type TableRow } from '../../store/store.ts'
import type { Limits } from '../deps.ts'
import type { Notes } from '../notes.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** A bot has answered after so long, or its server has died: then another one looks after the table. */
const BOT_PATIENCE = 30 * SECOND
/** What a race may take beside its own limit: to be shown, read and judged. */
const RACE_PATIENCE = 60 * SECOND
/** After this many moves in a row by the clock, a bot takes the seat. */
export const MISSES = 3

export interface Moment {
  readonly now: number
  /** When this server began. */
  readonly started: number
}

export interface Instant extends Moment {
  /** The same moment by the clock that races are timed by. */
  readonly steady: number
}

type Timed = Pick<TableRow, 'clock' | 'seats' | 'status'>

/** Does a person answer for this seat, and the clock run? */
export function isAwake(seat: SeatRow | undefined): boolean {
  return seat?.kind === 'person' && seat.identity !== null && !seat.handed
}

/** The seats for which a person answers; `awake` false: the others. */
export function awakeSeats({ row: { seats } }: { readonly row: Timed }, awake = true): number[] {
  return [...seats.keys()].filter((seat) => isAwake(seats[seat]) === awake)
}

/** When the seat's own time for the move began to run: not while no server was there. */
function begun(asked: number, { started }: Moment): number {
  return Math.max(asked, started)
}

/** When this seat is out of time; null: its clock does not run. */
export function endOf({ clock, seats, status }: Timed, notes: Notes, seat: number, moment: Moment): number | null {
  const asked = notes.asked[seat] ?? null
  if (asked === null || clock.kind === 'none' || status !== 'playing' || !isAwake(seats[seat])) return null
  if (clock.kind === 'slow') return Math.max(asked + clock.days * DAY, moment.started + HOUR)
  return begun(asked, moment) + clock.move * SECOND + (notes.banks[seat] ?? 0)
}

/** Pardons open questions: they count as asked when the table was served again. */
export function forgiven({ clock }: Timed, notes: Notes, { started }: Moment): Notes {
  if (clock.kind === 'none') return { ...notes, since: Math.max(notes.since, started) }
  const late = clock.kind === 'slow' ? started + HOUR - clock.days * DAY : started
  const asked = notes.asked.map((at) => (at === null ? null : Math.max(at, late)))
  return { ...notes, asked, since: Math.max(notes.since, started) }
}

/** As of now, by seat; none without a clock. */
export function clocksOf(row: Timed, notes: Notes, moment: Moment): Clocks {
  const { clock, seats } = row
  if (clock.kind === 'none') return []
  return seats.map((_, seat) => {
    const end = endOf(row, notes, seat, moment)
    const bank = clock.kind === 'live' ? (notes.banks[seat] ?? clock.bank * SECOND) : 0
    if (end === null) return { left: null, bank }
    const rest = Math.max(0, end - moment.now)
    return { left: Math.max(0, rest - bank), bank: Math.min(bank, rest) }
  })
}

/** A seat's bank after its answer, in ms. */
export function bankAfter({ clock }: Timed, notes: Notes, seat: number, moment: Moment): number {
  const [asked, bank] = [notes.asked[seat] ?? null, notes.banks[seat] ?? 0]
  if (clock.kind !== 'live' || asked === null) return bank
  const used = moment.now - begun(asked, moment) - clock.move * SECOND
  return Math.max(0, bank - Math.max(0, used))
}

/** The game's own limit of this turn; null: it has none, or it is a race's, whose time is kept with it. */
export function limitEnd(notes: Notes, { turn }: Position, moment: Moment): number | null {
  if (turn.kind !== 'move' || turn.optional || turn.limitMs === undefined) return null
  return begun(notes.since, moment) + turn.limitMs
}

/** A race that has not ended by then has lost its owner. */
function raceEnd(notes: Notes, { turn }: Position): number | null {
  return turn.kind === 'move' && turn.optional && turn.limitMs !== undefined
    ? notes.since + turn.limitMs + RACE_PATIENCE
    : null
}

export function patienceEnd(notes: Notes, moment: Moment): number {
  return begun(notes.since, moment) + PATIENCE_MS
}

export function expiry(row: Pick<TableRow, 'status' | 'updated'>, limits: Limits): number {
  return row.updated + patience(row, limits)
}

function patience({ status }: Pick<TableRow, 'status'>, limits: Limits): number {
  if (status === 'lobby') return limits.lobby
  return isEnded(status) ? limits.over : limits.playing
}

/** A hundredth later at most, so that not every move changes it, and with it the store's index of deadlines. */
function expiryDeadline(row: Pick<TableRow, 'status' | 'updated'>, limits: Limits): number {
  const grain = Math.max(1, Math.floor(patience(row, limits) / 100))
  return Math.ceil(expiry(row, limits) / grain) * grain
}

export interface BotDue {
  readonly seat: number
  readonly by: 'bot' | 'clock'
}

/** The first of these seats, or of all, that a bot must answer for. In a race no seat must act. */
export function botDue(
  row: TableRow,
  notes: Notes,
  { turn }: Position,
  moment: Moment,
  among?: readonly number[],
): BotDue | null {
  if (row.status !== 'playing' || turn.kind !== 'move' || turn.optional) return null
  for (const seat of turn.seats) {
    if (among !== undefined && !among.includes(seat)) continue
    const end = endOf(row, notes, seat, moment)
    if (!isAwake(row.seats[seat])) return { seat, by: 'bot' }
    if (end !== null && end <= moment.now) return { seat, by: 'clock' }
  }
  return null
}

/** When the server must look after this table by itself. */
export function deadlineOf(
  row: TableRow,
  notes: Notes,
  position: Position | null,
  moment: Moment,
  limits: Limits,
): number {
  const ends = [expiryDeadline(row, limits)]
  if (notes.preset?.sealed) ends.push(notes.preset.ends)
  if (row.status === 'opening') ends.push(patienceEnd(notes, moment))
  if (row.status === 'playing' && position !== null) {
    if (botDue(row, notes, position, moment) !== null) ends.push(moment.now + BOT_PATIENCE)
    const limit = limitEnd(notes, position, moment) ?? raceEnd(notes, position)
    if (limit !== null) ends.push(limit)
    for (const seat of row.seats.keys()) {
      const end = endOf(row, notes, seat, moment)
      if (end !== null && end > moment.now) ends.push(end)
    }
  }
  return Math.min(...ends)
}
