/** Answers questions about tables from the store, and presence from memory, without loading a table. */
import { bad, good } from '../../engine/result.ts'
import { isLang } from '../../engine/text/lang.ts'
import type { AnswerOf, MyTable } from '../../protocol/http.ts'
import type { Colour } from '../../protocol/names.ts'
import { readTableId } from '../../protocol/protocol.ts'
import { type Answered, refused } from '../store/refused.ts'
import {
  type Cursor,
  isEnded,
  type PushRow,
  LIMITS as ROWS,
  type TableRow,
  type TableWithLines,
} from '../store/store.ts'
import { briefOf, factsOf, type IsHere, type Presence, youOf } from './broadcast/frames.ts'
import type { Deps } from './deps.ts'
import { countHosted, type Hosted } from './new-table.ts'
import { outOf, readNotes } from './notes.ts'
import { seatsOf, storedLog } from './pending-table.ts'
import { endOf, type Moment } from './timers/timing.ts'

export abstract class TableReader {
  readonly #deps: Deps
  protected readonly started: number

  constructor(deps: Deps) {
    this.#deps = deps
    this.started = deps.clock.now()
  }

  protected abstract presence(id: string): Presence

  protected async hosted(identity: string): Promise<Hosted> {
    const mine = await this.#deps.store.tablesOf(identity, ROWS.rows)
    return countHosted(mine.ok ? mine.value.rows : [], identity)
  }

  /** A row as it is kept, with the lines from this one on. */
  async #read(text: string, from: number): Answered<TableWithLines> {
    const id = readTableId(text)
    if (id === null) return bad({ code: 'no-such-table' })
    const found = await this.#deps.store.table(id, from)
    if (!found.ok) return refused(found.fault, this.#deps.log)
    return found.value === null ? bad({ code: 'no-such-table' }) : good(found.value)
  }

  async facts(id: string, identity: string): Answered<AnswerOf<'table'>> {
    const found = await this.#read(id, Number.MAX_SAFE_INTEGER)
    if (!found.ok) return found
    const { row } = found.value
    const notes = readNotes(row.notes)
    if (notes === null) return bad({ code: 'storage' })
    const { isHere, watchers } = this.presence(row.id)
    return good({
      table: factsOf(row, notes, isHere),
      you: youOf(row, identity),
      watchers,
      now: this.#deps.clock.now(),
    })
  }

  /** The whole log as a text, after the end; before it: `not-over`. */
  async log(id: string): Answered<string> {
    const found = await this.#read(id, 1)
    if (!found.ok) return found
    const log = isEnded(found.value.row.status) ? storedLog(found.value) : null
    return log === null ? bad({ code: 'not-over' }) : good(log)
  }

  /** `after`: the `next` of the page before; what cannot be read as one begins at the top. */
  async public(after?: string): Answered<AnswerOf<'publicTables'>> {
    const page = await this.#deps.store.publicTables(this.#deps.limits.page, readCursor(after))
    if (!page.ok) return refused(page.fault, this.#deps.log)
    const tables = page.value.rows.map((row) => {
      const { isHere, watchers } = this.presence(row.id)
      return { table: briefOf(row, isHere), watchers }
    })
    return good({ tables, next: page.value.next === null ? null : writeCursor(page.value.next) })
  }

  protected async rowsOf(identity: string): Answered<readonly TableRow[]> {
    const mine = await this.#deps.store.tablesOf(identity, ROWS.rows)
    return mine.ok ? good(mine.value.rows) : refused(mine.fault, this.#deps.log)
  }

  async mine(identity: string): Answered<AnswerOf<'myTables'>> {
    return this.#tablesOf(identity, (row) => !hasLeft(row, identity))
  }

  async #tablesOf(identity: string, isListed: (row: TableRow) => boolean): Answered<AnswerOf<'myTables'>> {
    const rows = await this.rowsOf(identity)
    if (!rows.ok) return rows
    const moment: Moment = { now: this.#deps.clock.now(), started: this.started }
    return good({
      tables: rows.value.filter(isListed).map((row) => myTableOf(row, identity, this.presence(row.id).isHere, moment)),
    })
  }

  async export(identity: string): Answered<AnswerOf<'myData'>> {
    const [known, mine] = [await this.#deps.store.identity(identity), await this.#tablesOf(identity, () => true)]
    if (!known.ok) return refused(known.fault, this.#deps.log)
    if (!mine.ok) return mine
    if (known.value === null) return bad({ code: 'no-identity' })
    const devices = await this.#deps.store.pushesOf(identity)
    if (!devices.ok) return refused(devices.fault, this.#deps.log)
    const { name, colour, created } = known.value
    const tables: AnswerOf<'myData'>['tables'][number][] = []
    for (const one of mine.value.tables) {
      const log = await this.log(one.table.id)
      tables.push({ ...one, log: log.ok ? log.value : null })
    }
    const me = { name, colour: colour as Colour | null, created }
    return good({ exported: this.#deps.clock.now(), me, devices: devices.value.map(toldDevice), tables })
  }
}

/** A table of this person: which of its seats are asked, and how long they have. */
function myTableOf(row: TableRow, identity: string, isHere: IsHere, moment: Moment): MyTable {
  const you = youOf(row, identity)
  const notes = readNotes(row.notes)
  const due = row.status === 'playing' ? you.seats.filter((seat) => (notes?.asked[seat] ?? null) !== null) : []
  const ends = due.flatMap((seat) => (notes === null ? [] : (endOf(row, notes, seat, moment) ?? [])))
  const left = ends.length === 0 ? null : Math.max(0, Math.min(...ends) - moment.now)
  const invited = row.status === 'lobby' && you.seats.some((seat) => notes?.invited.includes(seat))
  return { table: briefOf(row, isHere), you, due, left, ...(invited ? { invited } : {}) }
}

function hasLeft(row: TableRow, identity: string): boolean {
  const [seats, notes] = [seatsOf(row, identity), readNotes(row.notes)]
  return seats.length > 0 && notes !== null && seats.every((seat) => outOf(notes, seat) === 'left')
}

/** A device as its owner may save it: by whose service it is told, not where. */
function toldDevice({ endpoint, lang, created }: PushRow) {
  return { service: URL.parse(endpoint)?.origin ?? '', lang: isLang(lang) ? lang : 'en', created } as const
}

function writeCursor({ created, id }: Cursor): string {
  return `${created}.${id}`
}

/** Undefined: none, so the list begins at its top. */
function readCursor(text: string | undefined): Cursor | undefined {
  const match = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? '')
  return match === null ? undefined : { created: Number(match[1]), id: match[2] as string }
}
