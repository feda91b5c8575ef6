/**
 * All tables of this process: loaded for a page or a deadline, evicted when idle, and released when
 * another process has taken them.
 */
import { readOptions, writeOptions } from '../../engine/options.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import type { Hello } from '../../protocol/client.ts'
import type { NewTable } from '../../protocol/http.ts'
import { readTableId } from '../../protocol/protocol.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { isCodeTaken } from '../codes/codes.ts'
import { ClientBudgets, type Payer } from '../http/budget.ts'
import { type Answered, refused } from '../store/refused.ts'
import type { Holder, StoreEvent } from '../store/store.ts'
import type { Presence } from './broadcast/frames.ts'
import { payerOf, WORK } from './commands/pace.ts'
import type { Deps } from './deps.ts'
import { tableId } from './ids.ts'
import { type Loaded, loadTable } from './loader.ts'
import { TableMaterial } from './material.ts'
import { newLobby, tooMany } from './new-table.ts'
import { PardonedTables } from './pardoned-tables.ts'
import { Releases } from './releases.ts'
import { Table } from './table.ts'
import { TableReader } from './table-reader.ts'
import type { Connection, Subscriber } from './tables.ts'
import { Sweeper } from './timers/sweeper.ts'

interface Entry {
  readonly loading: Promise<Result<Table, Refusal>>
  table: Table | null
  /** Callers that have asked for the table and not used it yet. */
  users: number
}

interface Way {
  readonly instead?: string | undefined
  readonly payer?: Payer
}

const EMPTY: Presence = { isHere: () => false, watchers: 0 }
/** A store that has been unreachable for this long may be so for this process only: its pages are told to try another one. */
const PATIENCE = 20_000
/** A table that was lost to another process is not claimed back within this time, even if that process does not answer. */
const LOST = 30_000
/** The channel that announces deleted identities to all processes. */
const FORGOTTEN = 'forgotten'

export class TableRegistry extends TableReader {
  readonly #deps: Deps
  readonly #entries = new Map<string, Entry>()
  readonly #sweeper: Sweeper
  readonly #releases: Releases
  readonly #pardoned: PardonedTables
  readonly #work = new ClientBudgets(WORK)
  readonly #unlisten: () => void
  /** Tables that other processes have claimed, and when. */
  readonly #lost = new Map<string, number>()
  #away = false
  #dismissal: (() => void) | null = null
  #stopping = false

  constructor(deps: Deps) {
    super(deps)
    this.#deps = deps
    this.#releases = new Releases(deps)
    this.#pardoned = new PardonedTables(deps.clock)
    this.#sweeper = new Sweeper({
      ...deps,
      isLoaded: (id) => this.#entries.has(id),
      // Loading a table wakes it.
      wake: async (id) => void (await this.#use(id, async () => null, {})),
      took: (taken) => this.#pardoned.took(taken),
    })
    this.#unlisten = deps.store.listen((event) => this.#hear(event))
  }

  /** How much is in memory. */
  get size() {
    let subscribers = 0
    for (const { table } of this.#entries.values()) subscribers += table?.subscribers ?? 0
    return { tables: this.#entries.size, subscribers }
  }

  /** The store cannot be reached: everything waits. */
  get isAway(): boolean {
    return this.#away
  }

  /** Loads a table unless it is in memory; it stays at least until `act` has begun. */
  async #use<Value>(id: string, act: (table: Table) => Promise<Value>, way: Way = {}): Answered<Value> {
    if (this.#stopping) return bad({ code: 'stopping' })
    const entry = this.#entries.get(id) ?? this.#enter(id, way)
    entry.users++
    const table = await entry.loading
    if (!table.ok) return table
    const acting = act(table.value)
    entry.users--
    this.#evict(id, entry)
    return good(await acting)
  }

  #enter(id: string, way: Way): Entry {
    const entry: Entry = { loading: this.#load(id, way), table: null, users: 0 }
    this.#entries.set(id, entry)
    void entry.loading.then((table) => {
      if (table.ok) entry.table = table.value
      else this.#entries.delete(id)
    })
    return entry
  }

  async #load(id: string, { instead, payer }: Way): Answered<Table> {
    await this.#releases.of(id)
    const material = new TableMaterial(this.#deps.materials ?? null)
    const loaded = await loadTable(this.#deps, id, { instead, material, payer: payer ?? null, work: this.#work }).catch(
      (bug): Result<Loaded, Refusal> => {
        this.#deps.log.error({ table: id, bug: String(bug) }, 'a table cannot be loaded')
        return bad({ code: 'internal' })
      },
    )
    if (!loaded.ok) {
      material.release()
      // A process of another version may be able to load it.
      if (loaded.fault.code !== 'moved' && loaded.fault.code !== 'paused') this.#releases.add(id)
      if (loaded.fault.code === 'paused') this.#pardoned.outage()
      return loaded
    }
    const isTaken = this.#pardoned.takes(loaded.value.row)
    const table = new Table(
      { ...loaded.value, orphan: isTaken || loaded.value.orphan },
      {
        ...this.#deps,
        started: this.started,
        work: this.#work,
        hosted: (identity) => this.hosted(identity),
        reload: (known) => loadTable(this.#deps, id, { material, work: this.#work, payer: null, known }),
        material,
        rest: () => {
          const entry = this.#entries.get(id)
          if (entry?.table === table) this.#evict(id, entry)
        },
      },
    )
    table.wake()
    return good(table)
  }

  #evict(id: string, entry: Entry): void {
    const { table, users } = entry
    if (table === null || users > 0 || !table.isIdle) return
    this.#entries.delete(id)
    table.release()
    this.#releases.add(id)
    if (table.row.deadline !== null) this.#sweeper.plan(Math.max(table.row.deadline, this.#deps.clock.now()))
  }

  // Events of other processes, and of the store

  #hear(event: StoreEvent): void {
    if (event.kind === 'moved') void this.#moved(event.table, event.epoch)
    else if (event.kind === 'changed') void this.#entries.get(event.table)?.table?.check()
    else if (event.kind === 'told' && event.channel === FORGOTTEN) this.#dismissForgotten(event.text)
    else if (event.kind === 'away') this.#pause()
    else if (event.kind === 'back') this.#resume()
    // When the store is back, all tables are read again anyway.
    else if (event.kind === 'gap' && !this.#away) for (const table of this.#loaded()) void table.check()
  }

  *#loaded(): Generator<Table> {
    for (const { table } of [...this.#entries.values()]) if (table !== null) yield table
  }

  /** A table may have been claimed while it was being loaded. */
  async #moved(id: string, epoch: number): Promise<void> {
    const table = await this.#entries.get(id)?.loading
    if (!table?.ok || table.value.row.epoch >= epoch) return
    this.#remember(id)
    if (this.#entries.get(id)?.table === table.value) this.#entries.delete(id)
    table.value.letGo()
    table.value.release()
  }

  #remember(id: string): void {
    const now = this.#deps.clock.now()
    for (const [lost, at] of this.#lost) if (now - at > LOST) this.#lost.delete(lost)
    this.#lost.set(id, now)
  }

  #dismissForgotten(identity: string): void {
    for (const table of this.#loaded()) if (table.isHere(identity)) void table.forget(identity)
  }

  #pause(): void {
    this.#away = true
    this.#deps.log.warn({}, 'the database cannot be reached: tables wait')
    for (const table of this.#loaded()) table.pause()
    this.#dismissal ??= this.#deps.clock.after(PATIENCE, () => {
      for (const table of this.#loaded()) table.dismiss('stopping')
    })
  }

  #resume(): void {
    this.#away = false
    this.#pardoned.outage()
    this.#dismissal?.()
    this.#dismissal = null
    this.#deps.log.warn({}, 'the database can be reached again')
    for (const table of this.#loaded()) void table.resume()
  }

  /** This process was stopped for a while, and goes on now. */
  overslept(): void {
    this.#pardoned.outage()
    for (const table of this.#loaded()) {
      table.forgive()
      void table.check()
    }
  }

  /** The live process that owns this table: sockets are proxied to it. Null: call `connect`. */
  async holder(text: string): Promise<Holder | null> {
    const { store, owner } = this.#deps
    const id = readTableId(text)
    if (id === null || owner === null || this.#entries.has(id)) return null
    const found = await store.holder(id, owner)
    return found.ok ? found.value : null
  }

  // HTTP requests that change a table; those that only read are in the base class

  protected presence(id: string): Presence {
    return this.#entries.get(id)?.table ?? EMPTY
  }

  /** Creates a table without an owner: the process that its first page reaches claims it. */
  async create(identity: string, table: NewTable): Answered<string> {
    const { game: id, options: given, seats, clock, listed, ...manners } = table
    if (this.#stopping) return bad({ code: 'stopping' })
    const { games, limits, random, store, clock: time, log } = this.#deps
    const rules = games.newest(id)
    const game = rules === null ? null : await games.load(id, rules)
    if (game === null || rules === null) return bad({ code: 'no-such-game', game: id })
    const options = readOptions(game, seats, given)
    if (!options.ok) return bad({ code: 'options', fault: options.fault })
    const full = tooMany(await this.hosted(identity), false, limits)
    if (full !== null) return bad(full)
    const made = { game: id, rules, options: writeOptions(game, options.value), clock, listed }
    const open = Array.from({ length: seats }, () => ({ kind: 'open' }) as const)
    const whole = { ...made, host: identity, seats: open, manners }
    for (;;) {
      const { table: write, document } = newLobby({ ...whole, id: tableId(random) }, { now: time.now(), limits })
      const kept = await store.commit({ tables: [write], document })
      if (!kept.ok && isCodeTaken(kept.fault)) continue // Another id has another code.
      if (!kept.ok) return refused(kept.fault, log)
      this.#sweeper.plan(write.row.deadline ?? Infinity)
      return good(write.row.id)
    }
  }

  /** Deletes an identity and all its data. Its pages are closed as `no-identity`, bots play its seats. */
  async forget(identity: string): Answered<null> {
    const { store, log } = this.#deps
    const rows = await this.rowsOf(identity)
    if (!rows.ok) return rows
    const forgotten = await store.commit({ forget: identity })
    if (!forgotten.ok) return refused(forgotten.fault, log)
    // A spectator is in no row, so no table has changed.
    await store.tell(FORGOTTEN, identity)
    const here = [...this.#loaded()].filter((table) => table.isHere(identity)).map(({ id }) => id)
    for (const id of new Set([...rows.value.map((row) => row.id), ...here])) {
      await this.#use(id, (table) => table.forget(identity))
    }
    return good(null)
  }

  /** A page has said `hello` (in today's version). `welcome` is sent before the answer is there; if refused, nothing was sent. */
  async connect(text: string, subscriber: Subscriber, hello: Hello, instead?: string): Answered<Connection> {
    const id = readTableId(text)
    if (id === null) return bad({ code: 'no-such-table' })
    const isLost = this.#deps.clock.now() - (this.#lost.get(id) ?? -Infinity) < LOST
    const way = { instead: isLost ? undefined : instead, payer: payerOf(subscriber) }
    const connected = await this.#use(id, (table) => table.connect(subscriber, hello), way)
    return connected.ok ? connected.value : connected
  }

  /** Closes all sockets as `stopping`, commits pending work, then does nothing more. The store stays open. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#unlisten()
    this.#dismissal?.()
    this.#sweeper.stop()
    const entries = [...this.#entries.values()]
    for (const { loading } of entries) {
      const table = await loading
      if (!table.ok) continue
      await table.value.stop()
      table.value.release()
    }
    this.#entries.clear()
    await this.#releases.all()
  }
}
