/** Size limits of a write. A write that exceeds one is refused as a whole. */
import { bad, good, type Result } from '../../engine/result.ts'
import { type CommandRow, LIMITS, type StoreFault, type TableRow, type TableWrite, type Write } from './store.ts'

type TooLarge = Extract<StoreFault, { readonly code: 'too-large' }>
type Measure = readonly [what: string, size: number, limit: number]

const size = (text: string | null | undefined): number => text?.length ?? 0

/** The first thing in a write that is too large; null: none. */
export function tooLarge(write: Write): TooLarge | null {
  for (const [what, found, limit] of measures(write)) {
    const fault = above(what, found, limit)
    if (fault !== null) return fault
  }
  for (const table of write.tables ?? []) {
    const fault = tooLargeAdded(table)
    if (fault !== null) return fault
  }
  return null
}

/** The same for additions to a table alone, as a move has. Called for every move, so it allocates nothing. */
export function tooLargeAdded({ row, lines = [], commands = [] }: TableWrite): TooLarge | null {
  return (
    above('lines', row.seq, LIMITS.lines) ??
    above('lines at once', lines.length, LIMITS.batch) ??
    above('line', largest(lines, size), LIMITS.line) ??
    above('commands', commands.length, LIMITS.batch) ??
    above('command', largest(commands, idSize), LIMITS.id)
  )
}

const idSize = ({ id }: CommandRow): number => id.length

function above(what: string, found: number, limit: number): TooLarge | null {
  return found > limit ? { code: 'too-large', what, limit } : null
}

function largest<Item>(items: readonly Item[], sizeOf: (item: Item) => number): number {
  let most = 0
  for (const item of items) most = Math.max(most, sizeOf(item))
  return most
}

function* measures({ key, introduce, identity, link, push, document, tables = [] }: Write): Generator<Measure> {
  yield ['key', size(key?.name) + size(key?.value), LIMITS.key]
  for (const one of [introduce, identity]) {
    yield ['id', size(one?.id), LIMITS.id]
    yield ['name', size(one?.name), LIMITS.name]
    yield ['colour', size(one?.colour), LIMITS.word]
  }
  yield ['token', size(link?.token), LIMITS.name]
  yield ['endpoint', size(push?.endpoint), LIMITS.endpoint]
  yield ['push', Math.max(size(push?.p256dh), size(push?.auth)), LIMITS.name]
  yield ['lang', size(push?.lang), LIMITS.word]
  yield ['id', Math.max(size(document?.kind), size(document?.identity)), LIMITS.id]
  yield ['document', size(document?.id), LIMITS.name]
  yield ['document', size(document?.body), LIMITS.document]
  for (const table of tables) yield* measuresOf(table)
}

function* measuresOf({ row }: TableWrite): Generator<Measure> {
  yield ['id', Math.max(size(row.id), size(row.host)), LIMITS.id]
  yield ['game', size(row.game), LIMITS.word]
  yield ['secret', size(row.secret), LIMITS.name]
  yield ['seats', row.seats.length, LIMITS.seats]
  yield* seatMeasures(row)
}

function* seatMeasures({ seats }: TableRow): Generator<Measure> {
  for (const seat of seats) {
    if (seat.kind === 'bot') yield ['level', seat.level.length, LIMITS.word]
    if (seat.kind !== 'person') continue
    yield ['id', size(seat.identity), LIMITS.id]
    yield ['name', size(seat.name), LIMITS.name]
    yield ['colour', size(seat.colour), LIMITS.word]
  }
}

/** The limit of a notification to other processes. */
export function tellable(channel: string, text: string): Result<null, TooLarge> {
  const size = Buffer.byteLength(channel) + Buffer.byteLength(text)
  return size <= LIMITS.told ? good(null) : bad({ code: 'too-large', what: 'told', limit: LIMITS.told })
}
