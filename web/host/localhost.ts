/** One table under way in this page: commands in order, bots and dice by themselves, everything kept before it is shown. */
import type { Seat } from '../../engine/contract.ts'
import { type Entry, readMove, writeLog } from '../../engine/log.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import { act, stateOf, type Table, undo } from '../../engine/table.ts'
import { type Auto, asksOf, autoOf, mayUndo, tableFor, viewerOf, waitsFor } from './flow.ts'
import type { Command, Host, SendFault, Snapshot, Trouble } from './host.ts'
import { type LoadedLog, loadLog } from './load.ts'
import type { Deps } from './page.ts'
import { randomFaces, randomSeed } from './random.ts'
import { standingOf, type TableRecord } from './record.ts'

/** How long a person may think better of a choice before others go on. */
export const GRACE = 1200
/** In a race a bot is no quicker than people. */
export const REACTION = 1500

/** Nothing goes on by itself until somebody says so. */
const HALTED: readonly (Trouble | null)[] = ['not-kept', 'bot-stuck', 'gone']

type Sent = Result<null, SendFault>

export class LocalHost implements Host {
  readonly #deps: Deps
  readonly #listeners = new Set<(now: Snapshot) => void>()
  readonly #unwatch: () => void
  #record: TableRecord
  #table: Table
  #fair: readonly string[]
  #trouble: Trouble | null = null
  /** Bots that would rather not act in this position. */
  #idle: readonly Seat[] = []
  /** So many entries are on screen; −1: nothing yet. */
  #shown = -1
  /** Since when the present position is on screen. */
  #since: number | null = null
  /** The position that timers and bots are set for. */
  #arranged: Table | null = null
  #timers: readonly (() => void)[] = []
  #queue: Promise<unknown> = Promise.resolve()
  #closed = false
  #now: Snapshot

  constructor(record: TableRecord, { table, fair }: LoadedLog, deps: Deps) {
    this.#deps = deps
    this.#record = record
    this.#table = table
    this.#fair = fair
    this.#now = this.#snapshot()
    this.#unwatch = deps.store.watch(({ id, rev }) => {
      const news = rev !== this.#record.rev || this.#trouble === 'gone'
      if (id === this.#record.id && news) void this.#enqueue(() => this.#reload())
    })
    if (record.company.sitters.some(({ kind }) => kind === 'bot')) deps.brain.warm(table.game.id, table.game.version)
  }

  subscribe(listener: (now: Snapshot) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#now)
    return () => this.#listeners.delete(listener)
  }

  send(command: Command): Promise<Sent> {
    return this.#enqueue(() => this.#obey(command))
  }

  shown(entries: number): void {
    if (this.#closed) return
    this.#shown = Math.min(entries, this.#table.entries.length)
    this.#arrange()
  }

  log(): string {
    return this.#record.replayOnly ? this.#record.log : writeLog(this.#table.game, this.#table, this.#fair)
  }

  close(): void {
    this.#closed = true
    this.#stopTimers()
    this.#unwatch()
    this.#listeners.clear()
  }

  /** One thing after the other; whoever comes too late for the table hears so. */
  #enqueue(work: () => Promise<Sent> | Sent): Promise<Sent> {
    const done = this.#queue.then(() => (this.#closed ? bad({ code: 'closed' as const }) : work()))
    this.#queue = done.catch(() => undefined)
    return done
  }

  #obey(command: Command): Promise<Sent> | Sent {
    switch (command.kind) {
      case 'move':
        return this.#move(command.seat, command.move)
      case 'roll':
        return this.#roll()
      case 'faces':
        if (this.#record.company.dice !== 'real') return bad({ code: 'not-asked' })
        return this.#play({ input: { kind: 'throw', faces: command.faces } })
      case 'undo':
        return this.#now.canUndo ? this.#keep(undo(this.#table)) : bad({ code: 'no-undo' })
      case 'retry':
        return this.#retry()
    }
  }

  #move(seat: Seat, move: unknown): Promise<Sent> | Sent {
    const { game } = this.#table
    if (this.#record.company.sitters[seat]?.kind === 'bot') return bad({ code: 'not-asked' })
    // As the log will tell it: the same table is there after loading.
    const told = game.read(game.write(move)) ?? move
    return this.#play({ input: { kind: 'move', seat, move: told, ...this.#raceTime() } })
  }

  /** In a race, when the seat acted. */
  #raceTime(): { readonly at?: number } {
    const turn = this.#table.game.turn(stateOf(this.#table))
    if (turn.kind !== 'move' || turn.optional !== true || this.#since === null) return {}
    return { at: Math.max(0, Math.round(this.#deps.clock.now() - this.#since)) }
  }

  /** Somebody throws the app's dice; at a table with real dice, for once. */
  #roll(): Promise<Sent> | Sent {
    const turn = this.#table.game.turn(stateOf(this.#table))
    if (turn.kind !== 'throw') return this.#play({ input: { kind: 'throw', faces: [] } })
    if (this.#now.asks.length === 0) return bad({ code: 'not-asked' })
    const faces = randomFaces(turn.sides, this.#deps.random)
    const real = this.#record.company.dice === 'real'
    return this.#play({ input: { kind: 'throw', faces } }, real ? this.#table.entries.length + 1 : this.#record.sealed)
  }

  async #retry(): Promise<Sent> {
    if (this.#trouble === 'gone') return this.#reload()
    this.#trouble = null
    this.#arranged = null
    this.#publish()
    return good(null)
  }

  #play(entry: Entry<unknown>, sealed = this.#record.sealed): Promise<Sent> | Sent {
    const acted = act(this.#table, entry)
    return acted.ok ? this.#keep(acted.value, sealed) : acted
  }

  /** The only place where the table changes by what is done here: on disk first. */
  async #keep(table: Table, sealed = this.#record.sealed): Promise<Sent> {
    const { store, clock } = this.#deps
    const log = writeLog(table.game, table, this.#fair)
    const rev = this.#record.rev + 1
    const record = { ...this.#record, ...standingOf(table), updated: clock.now(), rev, sealed, log }
    const kept = await store.replace(this.#record.rev, record)
    if (kept.ok) {
      this.#adopt(record, table, null)
      return good(null)
    }
    if (kept.fault.code === 'stale' || kept.fault.code === 'missing') {
      await this.#reload()
      return bad({ code: 'elsewhere' })
    }
    this.#fail('not-kept')
    return bad({ code: 'not-kept' })
  }

  /** Another tab has written: its word counts. */
  async #reload(): Promise<Sent> {
    const { store, load } = this.#deps
    const record = await store.get(this.#record.id)
    if (record.ok && record.value.rev === this.#record.rev && this.#trouble !== 'gone') return good(null)
    const loaded = record.ok ? await loadLog(record.value.log, load) : record
    if (!record.ok || !loaded.ok) {
      const gone = record.ok || record.fault.code === 'missing' || record.fault.code === 'broken'
      this.#fail(gone ? 'gone' : 'not-kept')
      return bad({ code: 'elsewhere' })
    }
    this.#fair = loaded.value.fair
    this.#adopt(record.value, loaded.value.table, 'elsewhere')
    return good(null)
  }

  #adopt(record: TableRecord, table: Table, trouble: Trouble | null): void {
    this.#shown = Math.min(this.#shown, common(this.#table, table))
    this.#since = null
    this.#record = record
    this.#table = table
    this.#trouble = trouble
    this.#idle = []
    this.#publish()
  }

  #fail(trouble: Trouble): void {
    this.#trouble = trouble
    this.#publish()
  }

  #publish(): void {
    if (this.#closed) return
    this.#now = this.#snapshot()
    for (const listener of this.#listeners) listener(this.#now)
    this.#arrange()
  }

  #snapshot(): Snapshot {
    const { id, company, sealed } = this.#record
    const gone = this.#trouble === 'gone'
    const asks = gone ? [] : asksOf(this.#table, company)
    const viewer = viewerOf(asks, company)
    return {
      id,
      table: tableFor(this.#table, viewer),
      viewer,
      company,
      asks,
      waitsFor: waitsFor(this.#table, company, this.#idle),
      canUndo: !gone && mayUndo(this.#table, company, sealed),
      trouble: this.#trouble ?? (this.#deps.store.lasting ? null : 'not-saved'),
    }
  }

  /** Sets what comes by itself, once for every position, when it is on screen. */
  #arrange(): void {
    const ready = this.#shown >= this.#table.entries.length && !HALTED.includes(this.#trouble)
    if (this.#closed || !ready) {
      this.#stopTimers()
      return
    }
    if (this.#arranged === this.#table) return
    this.#stopTimers()
    this.#arranged = this.#table
    this.#since ??= this.#deps.clock.now()
    this.#timers = [...this.#autoTimer(), ...this.#limitTimer(this.#since)]
  }

  #stopTimers(): void {
    for (const stop of this.#timers) stop()
    this.#timers = []
    this.#arranged = null
  }

  #autoTimer(): (() => void)[] {
    const { table, auto } = { table: this.#table, auto: autoOf(this.#table, this.#record.company, this.#idle) }
    if (auto === null) return []
    const grace = this.#now.canUndo && !(auto.kind === 'dice' && auto.own) ? GRACE : 0
    const wait = auto.kind === 'bot' && auto.optional ? Math.max(grace, REACTION) : grace
    return [this.#deps.clock.after(wait, () => void this.#goOn(table, auto))]
  }

  #limitTimer(since: number): (() => void)[] {
    const table = this.#table
    const turn = table.game.turn(stateOf(table))
    if (turn.kind !== 'move' || turn.limitMs === undefined) return []
    const left = Math.max(0, since + turn.limitMs - this.#deps.clock.now())
    return [this.#deps.clock.after(left, () => void this.#still(table, () => this.#play({ input: { kind: 'time' } })))]
  }

  /** Does it if the table still stands as it did. */
  #still(table: Table, work: () => Promise<Sent> | Sent): Promise<Sent> {
    return this.#enqueue(() => (this.#table === table ? work() : good(null)))
  }

  async #goOn(table: Table, auto: Auto): Promise<void> {
    if (auto.kind === 'dice') {
      const faces = randomFaces(auto.turn.sides, this.#deps.random)
      await this.#still(table, () => this.#play({ input: { kind: 'throw', faces } }))
      return
    }
    const { seat, level } = auto
    const { game } = table
    const view = game.view(stateOf(table), seat)
    const seed = randomSeed(this.#deps.random)
    const question = { game: game.id, version: game.version, view, seat, level, seed }
    const answer = await this.#deps.brain.choose(question).catch(() => bad('stuck'))
    await this.#still(table, () => (answer.ok ? this.#botMoves(auto, answer.value) : this.#stuck()))
  }

  #botMoves({ seat, optional }: Extract<Auto, { kind: 'bot' }>, text: string | null): Promise<Sent> | Sent {
    if (text === null && optional) {
      this.#idle = [...this.#idle, seat]
      this.#arranged = null
      this.#publish()
      return good(null)
    }
    const read = text === null ? null : readMove(this.#table.game, text)
    if (read === null || !read.ok) return this.#stuck()
    const acted = act(this.#table, { input: { kind: 'move', seat, move: read.value, ...this.#raceTime() }, by: 'bot' })
    return acted.ok ? this.#keep(acted.value) : this.#stuck()
  }

  #stuck(): Sent {
    this.#fail('bot-stuck')
    return good(null)
  }
}

/** How many entries two tables have in common. */
function common(a: Table, b: Table): number {
  const length = Math.min(a.entries.length, b.entries.length)
  for (let i = 0; i < length; i++) {
    const same = a.entries[i] === b.entries[i] || JSON.stringify(a.entries[i]) === JSON.stringify(b.entries[i])
    if (!same) return i
  }
  return length
}
