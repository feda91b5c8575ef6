/** All tables: found, loaded when somebody or a deadline needs them, gone from memory when nobody does. */
import { readOptions, writeOptions } from '../../engine/options.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import type { Hello } from '../../protocol/client.ts'
import type { AnswerOf, NewTable } from '../../protocol/http.ts'
import type { Colour } from '../../protocol/names.ts'
import { readTableId } from '../../protocol/protocol.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { LIMITS as ROWS, type StoreFault, type TableRow, type TableWithLines } from '../store/store.ts'
import type { Deps } from './deps.ts'
import { briefOf, factsOf, type IsHere, youOf } from './frames.ts'
import { tableId } from './ids.ts'
import { logText, myTableOf, readCursor, writeCursor } from './lists.ts'
import { type Loaded, loadTable } from './loader.ts'
import { readNotes } from './notes.ts'
import { countHosted, type Hosted, newTable, tooMany } from './rematch.ts'
import { Sweeper } from './sweeper.ts'
import { Table } from './table.ts'
import type { Connection, Guest, Tables } from './tables.ts'
import type { Moment } from './timing.ts'

interface Entry {
  readonly loading: Promise<Result<Table, Refusal>>
  table: Table | null
  /** Those who have asked for it and not used it yet. */
  users: number
}

type Answered<Value> = Promise<Result<Value, Refusal>>

const NOBODY: IsHere = () => false

export class Hall implements Tables {
  readonly #deps: Deps
  readonly #entries = new Map<string, Entry>()
  readonly #sweeper: Sweeper
  readonly #started: number
  #stopping = false

  constructor(deps: Deps) {
    this.#deps = deps
    this.#started = deps.clock.now()
    this.#sweeper = new Sweeper({
      ...deps,
      isLoaded: (id) => this.#entries.has(id),
      // To be loaded is to be woken.
      wake: async (id) => void (await this.#use(id, async () => null)),
    })
  }

  get size() {
    let guests = 0
    for (const { table } of this.#entries.values()) guests += table?.guests ?? 0
    return { tables: this.#entries.size, guests }
  }

  /** Loads a table unless it is there; it stays at least as long as `act` takes to begin. */
  async #use<Value>(id: string, act: (table: Table) => Promise<Value>): Answered<Value> {
    if (this.#stopping) return bad({ code: 'stopping' })
    const entry = this.#entries.get(id) ?? this.#enter(id)
    entry.users++
    const table = await entry.loading
    if (!table.ok) return table
    const acting = act(table.value)
    entry.users--
    this.#evict(id, entry)
    return good(await acting)
  }

  #enter(id: string): Entry {
    const entry: Entry = { loading: this.#load(id), table: null, users: 0 }
    this.#entries.set(id, entry)
    void entry.loading.then((table) => {
      if (table.ok) entry.table = table.value
      else this.#entries.delete(id)
    })
    return entry
  }

  async #load(id: string): Answered<Table> {
    const loaded = await loadTable(this.#deps, id).catch((bug): Result<Loaded, Refusal> => {
      this.#deps.log.error({ table: id, bug: String(bug) }, 'a table cannot be loaded')
      return bad({ code: 'internal' })
    })
    if (!loaded.ok) return loaded
    const table = new Table(loaded.value, {
      ...this.#deps,
      started: this.#started,
      hosted: (identity) => this.#hosted(identity),
      reload: () => loadTable(this.#deps, id),
      rest: () => {
        const entry = this.#entries.get(id)
        if (entry?.table === table) this.#evict(id, entry)
      },
    })
    table.wake()
    return good(table)
  }

  #evict(id: string, entry: Entry): void {
    const { table, users } = entry
    if (table === null || users > 0 || !table.isIdle) return
    this.#entries.delete(id)
    if (table.row.deadline !== null) this.#sweeper.plan(Math.max(table.row.deadline, this.#deps.clock.now()))
  }

  #moment(): Moment {
    return { now: this.#deps.clock.now(), started: this.#started }
  }

  #refusalOf(fault: StoreFault): Refusal {
    if (fault.code === 'closed') return { code: 'stopping' }
    if (fault.code === 'gone' && fault.what === 'identity') return { code: 'no-identity' }
    this.#deps.log.error({ fault }, 'the store has failed')
    return { code: 'storage' }
  }

  async #hosted(identity: string): Promise<Hosted> {
    const mine = await this.#deps.store.tablesOf(identity, ROWS.rows)
    return countHosted(mine.ok ? mine.value.rows : [], identity)
  }

  async create(identity: string, { game: id, options: given, seats, clock, listed }: NewTable): Answered<string> {
    if (this.#stopping) return bad({ code: 'stopping' })
    const { games, limits, random, store, clock: time } = this.#deps
    const rules = games.newest(id)
    const game = rules === null ? null : await games.load(id, rules)
    if (game === null || rules === null) return bad({ code: 'no-such-game', game: id })
    const options = readOptions(game, seats, given)
    if (!options.ok) return bad({ code: 'options', fault: options.fault })
    const full = tooMany(await this.#hosted(identity), false, limits)
    if (full !== null) return bad(full)
    const made = { id: tableId(random), game: id, rules, options: writeOptions(game, options.value), clock, listed }
    const open = Array.from({ length: seats }, () => ({ kind: 'open' }) as const)
    const write = newTable({ ...made, host: identity, seats: open }, time.now(), limits)
    const kept = await store.commit({ tables: [write] })
    if (!kept.ok) return bad(this.#refusalOf(kept.fault))
    this.#sweeper.plan(write.row.deadline ?? Infinity)
    return good(made.id)
  }

  /** A row as it is kept, with the lines from this one on. */
  async #read(text: string, from: number): Answered<TableWithLines> {
    const id = readTableId(text)
    if (id === null) return bad({ code: 'no-such-table' })
    const found = await this.#deps.store.table(id, from)
    if (!found.ok) return bad(this.#refusalOf(found.fault))
    return found.value === null ? bad({ code: 'no-such-table' }) : good(found.value)
  }

  #isHere(id: string): IsHere {
    return this.#entries.get(id)?.table?.isHere ?? NOBODY
  }

  async facts(id: string, identity: string): Answered<AnswerOf<'table'>> {
    const found = await this.#read(id, Number.MAX_SAFE_INTEGER)
    if (!found.ok) return found
    const { row } = found.value
    const notes = readNotes(row.notes)
    if (notes === null) return bad({ code: 'storage' })
    const watchers = this.#entries.get(row.id)?.table?.watchers ?? 0
    const table = factsOf(row, notes, this.#isHere(row.id))
    return good({ table, you: youOf(row, identity), watchers, now: this.#deps.clock.now() })
  }

  async log(id: string): Answered<string> {
    const found = await this.#read(id, 1)
    return found.ok ? this.#logOf(found.value) : found
  }

  #logOf({ row, lines }: TableWithLines): Result<string, Refusal> {
    const header = readNotes(row.notes)?.header ?? null
    if ((row.status !== 'over' && row.status !== 'closed') || header === null) return bad({ code: 'not-over' })
    return good(logText(header, lines))
  }

  async public(after?: string): Answered<AnswerOf<'publicTables'>> {
    const page = await this.#deps.store.publicTables(this.#deps.limits.page, readCursor(after))
    if (!page.ok) return bad(this.#refusalOf(page.fault))
    const tables = page.value.rows.map((row) => ({
      table: briefOf(row, this.#isHere(row.id)),
      watchers: this.#entries.get(row.id)?.table?.watchers ?? 0,
    }))
    return good({ tables, next: page.value.next === null ? null : writeCursor(page.value.next) })
  }

  async #rowsOf(identity: string): Answered<readonly TableRow[]> {
    const mine = await this.#deps.store.tablesOf(identity, ROWS.rows)
    return mine.ok ? good(mine.value.rows) : bad(this.#refusalOf(mine.fault))
  }

  async mine(identity: string): Answered<AnswerOf<'myTables'>> {
    const rows = await this.#rowsOf(identity)
    if (!rows.ok) return rows
    const moment = this.#moment()
    return good({ tables: rows.value.map((row) => myTableOf(row, identity, this.#isHere(row.id), moment)) })
  }

  async export(identity: string): Answered<AnswerOf<'myData'>> {
    const [known, mine] = [await this.#deps.store.identity(identity), await this.mine(identity)]
    if (!known.ok) return bad(this.#refusalOf(known.fault))
    if (!mine.ok) return mine
    if (known.value === null) return bad({ code: 'no-identity' })
    const { name, colour, created } = known.value
    const tables: AnswerOf<'myData'>['tables'][number][] = []
    for (const one of mine.value.tables) {
      const log = await this.log(one.table.id)
      tables.push({ ...one, log: log.ok ? log.value : null })
    }
    return good({ exported: this.#deps.clock.now(), me: { name, colour: colour as Colour | null, created }, tables })
  }

  async forget(identity: string): Answered<null> {
    const rows = await this.#rowsOf(identity)
    if (!rows.ok) return rows
    const forgotten = await this.#deps.store.commit({ forget: identity })
    if (!forgotten.ok) return bad(this.#refusalOf(forgotten.fault))
    const loaded = [...this.#entries.values()].flatMap(({ table }) => (table?.isHere(identity) ? [table.id] : []))
    for (const id of new Set([...rows.value.map((row) => row.id), ...loaded])) {
      await this.#use(id, (table) => table.forget(identity))
    }
    return good(null)
  }

  async connect(text: string, guest: Guest, hello: Hello): Answered<Connection> {
    const id = readTableId(text)
    if (id === null) return bad({ code: 'no-such-table' })
    const connected = await this.#use(id, (table) => table.connect(guest, hello))
    return connected.ok ? connected.value : connected
  }

  async stop(): Promise<void> {
    this.#stopping = true
    this.#sweeper.stop()
    const entries = [...this.#entries.values()]
    for (const { loading } of entries) {
      const table = await loading
      if (table.ok) await table.value.stop()
    }
    this.#entries.clear()
  }
}
