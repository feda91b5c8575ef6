/** A table that runs in this page: commands in order, automatic bots and dice, and every input stored before it is shown. */
import { questionOf } from '../../bots/race-plan.ts'
import type { Planned } from '../../engine/bots/bot.ts'
import { peopleIn } from '../../engine/company.ts'
import type { Seat } from '../../engine/contract.ts'
import { type Entry, readMove, writeLog } from '../../engine/log.ts'
import { isRace } from '../../engine/race-order.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import {
  type Auto,
  asksOf,
  autoOf,
  mayUndo,
  racers,
  racesHere,
  undo,
  viewerOf,
  waitsFor,
} from '../../engine/table/one-device.ts'
import { raceStart } from '../../engine/table/race.ts'
import { act, seenTable, stateOf, type Table } from '../../engine/table/table.ts'
import { type Command, type Host, READY, type SendFault, type Snapshot, type Trouble } from './host.ts'
import { type LoadedLog, loadLog } from './load.ts'
import { elapsed, LocalRace, SETTLE } from './local-race.ts'
import type { Deps } from './page.ts'
import { randomBelow, randomFaces, randomSeed } from './random.ts'
import { progressOf, type TableRecord } from './storage/record.ts'

/** How long a person may undo a choice before others continue, in ms. */
export const GRACE = 1200
/** Between the throw and the reveal of a race, in ms: enough to get ready, and random, so that it cannot be anticipated. */
export const GET_READY = { least: 900, spread: 900 }
/** How long a race waits for screen readers, in ms. */
export const READING = 20_000

/** In these troubles the host stops until a person acts. */
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
  /** Bots that will not act in this race at present. */
  #idle: readonly Seat[] = []
  /** A throw that leads to a race, before its reveal: neither shown nor stored yet. */
  #coming: Table | null = null
  #race: LocalRace | null
  /** The previous race, until the next throw: late grabs are compared with it. */
  #past: LocalRace | null = null
  /** Grabs of the same moment are being collected. */
  #settling = false
  /** The number of entries on screen; −1: none yet. */
  #shown = -1
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
    this.#race = this.#resumed(record, table)
    this.#now = this.#snapshot()
    this.#unwatch = deps.store.watch(({ id, rev }) => {
      const news = rev !== this.#record.rev || this.#trouble === 'gone'
      if (id === this.#record.id && news) void this.#enqueue(() => this.#reload())
    })
    if (record.company.sitters.some(({ kind }) => kind === 'bot'))
      deps.botService.warm({ game: table.game.id, version: table.game.version })
  }

  subscribe(listener: (now: Snapshot) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#now)
    return () => this.#listeners.delete(listener)
  }

  /** In a race a grab does not wait for earlier ones that are being stored. */
  send(command: Command): Promise<Sent> {
    if (command.kind === 'move' && !this.#closed) {
      if (this.#race !== null) return Promise.resolve(this.#grab(this.#race, command))
      if (this.#past !== null && command.acted !== undefined) return Promise.resolve(this.#tooLate(this.#past, command))
    }
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

  /** Runs commands one at a time; rejects those that come after the table has closed. */
  #enqueue(work: () => Promise<Sent> | Sent): Promise<Sent> {
    const done = this.#queue.then(() => (this.#closed ? bad({ code: 'closed' as const }) : work()))
    this.#queue = done.catch(() => undefined)
    return done
  }

  #obey(command: Command): Promise<Sent> | Sent {
    switch (command.kind) {
      case 'move':
        return this.#move(command.seat, command.move)
      case 'read':
        return this.#read()
      case 'time':
        return this.#roundOver()
      case 'roll':
        return this.#roll()
      case 'faces':
        if (this.#record.company.dice !== 'real') return bad({ code: 'not-asked' })
        return this.#play({ input: { kind: 'throw', faces: command.faces } })
      case 'undo':
        return this.#undo()
      case 'retry':
        return this.#retry()
    }
  }

  #move(seat: Seat, move: unknown): Promise<Sent> | Sent {
    const { game } = this.#table
    if (this.#record.company.sitters[seat]?.kind === 'bot') return bad({ code: 'not-asked' })
    // The move as the log will have it, so that loading gives the same table.
    const told = game.read(game.write(move)) ?? move
    return this.#play({ input: { kind: 'move', seat, move: told } })
  }

  /** All grabs of real hands have been entered. */
  #roundOver(): Promise<Sent> | Sent {
    const real = this.#record.company.dice === 'real' && isRace(this.#table.game, stateOf(this.#table))
    return real ? this.#play({ input: { kind: 'time' } }) : bad({ code: 'not-asked' })
  }

  /** Throws the app's dice; at a table with real dice, only this time. */
  #roll(): Promise<Sent> | Sent {
    const turn = this.#table.game.turn(stateOf(this.#table))
    if (turn.kind !== 'throw') return this.#play({ input: { kind: 'throw', faces: [] } })
    if (this.#now.asks.length === 0) return bad({ code: 'not-asked' })
    const faces = this.#faces(turn.sides)
    const real = this.#record.company.dice === 'real'
    return this.#play({ input: { kind: 'throw', faces } }, real ? this.#table.entries.length + 1 : this.#record.sealed)
  }

  #faces(sides: readonly number[]): readonly number[] {
    const { throws, random } = this.#deps
    const thrown = this.#table.entries.filter(({ input }) => input.kind === 'throw').length
    return throws?.(thrown, sides) ?? randomFaces(sides, random)
  }

  #undo(): Promise<Sent> | Sent {
    const { company, sealed } = this.#record
    const undone = this.#coming === null ? undo(this.#table, company, sealed) : bad({ code: 'no-undo' } as const)
    return undone.ok ? this.#keep(undone.value) : undone
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
    if (!acted.ok) return acted
    const races = entry.input.kind === 'throw' && racesHere(acted.value, this.#record.company)
    return races ? this.#getReady(acted.value) : this.#keep(acted.value, sealed)
  }

  /** The only place where this page changes the table: stored first. `also` runs in the same step. */
  async #keep(table: Table, sealed = this.#record.sealed, also: () => void = () => undefined): Promise<Sent> {
    const { store, clock } = this.#deps
    const log = writeLog(table.game, table, this.#fair)
    const rev = this.#record.rev + 1
    const record = { ...this.#record, ...progressOf(table), updated: clock.now(), rev, sealed, log }
    const kept = await store.replace(this.#record.rev, record)
    if (kept.ok) {
      also()
      this.#adopt(record, table, null)
      return good(null)
    }
    if (kept.fault.code === 'stale' || kept.fault.code === 'missing') {
      await this.#reload()
      return bad({ code: 'elsewhere' })
    }
    this.#race?.forget()
    this.#fail('not-kept')
    return bad({ code: 'not-kept' })
  }

  /** Another tab has written: its version wins. */
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
    const race = trouble === null ? this.#raceOn(table) : this.#resumed(record, table)
    if (race !== this.#race) this.#past = this.#race?.ended(table) ?? null
    this.#race = race
    this.#record = record
    this.#table = table
    this.#trouble = trouble
    this.#coming = null
    this.#idle = []
    this.#publish()
  }

  #fail(trouble: Trouble): void {
    this.#coming = null
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
    const { id, company, sealed, day } = this.#record
    const gone = this.#trouble === 'gone'
    const people = peopleIn(company)
    const asks = gone || this.#coming !== null ? [] : asksOf(this.#table, people, company.dice)
    const viewer = viewerOf(asks, people, racesHere(this.#table, company))
    const race = this.#coming === null ? this.#race?.now : READY
    return {
      id,
      table: seenTable(this.#table, viewer),
      viewer,
      company,
      asks,
      waitsFor: waitsFor(this.#table, company, this.#idle),
      canUndo: !gone && this.#coming === null && mayUndo(this.#table, company, sealed),
      trouble: this.#trouble ?? (this.#deps.store.lasting ? null : 'not-saved'),
      ...(day === undefined ? {} : { day }),
      ...(race === undefined ? {} : { race }),
      ...(this.#past === null || this.#past.now.lost.length === 0 ? {} : { finish: this.#past.now.lost }),
    }
  }

  /** Schedules automatic steps, once for every position, when it is on screen. */
  #arrange(): void {
    const ready = this.#shown >= this.#table.entries.length && !HALTED.includes(this.#trouble)
    if (this.#closed || !ready) {
      this.#stopTimers()
      return
    }
    if (this.#arranged === this.#table) return
    this.#stopTimers()
    this.#arranged = this.#table
    this.#timers = this.#race === null ? this.#autoTimer() : this.#raceTimers(this.#race)
  }

  #stopTimers(): void {
    for (const stop of this.#timers) stop()
    this.#timers = []
    this.#arranged = null
  }

  #autoTimer(): (() => void)[] {
    const table = this.#table
    const auto = autoOf(table, this.#record.company)
    if (auto === null || this.#coming !== null) return []
    const grace = this.#now.canUndo && !(auto.kind === 'dice' && auto.own) ? GRACE : 0
    return [this.#deps.clock.after(grace, () => void this.#goOn(table, auto))]
  }

  /** Runs `work` if the table has not changed. */
  #still(table: Table, work: () => Promise<Sent> | Sent): Promise<Sent> {
    return this.#enqueue(() => (this.#table === table ? work() : good(null)))
  }

  async #goOn(table: Table, auto: Auto): Promise<void> {
    if (auto.kind === 'dice') {
      const faces = this.#faces(auto.turn.sides)
      await this.#still(table, () => this.#play({ input: { kind: 'throw', faces } }))
      return
    }
    const { seat, level } = auto
    const question = questionOf(table.game, stateOf(table), seat, level)
    const seed = this.#deps.answers?.(question.view) ?? randomSeed(this.#deps.random)
    const answer = await this.#deps.botService.choose({ ...question, seed }).catch(() => bad('stuck'))
    await this.#still(table, () => (answer.ok ? this.#botMoves(seat, answer.value) : this.#stuck()))
  }

  #botMoves(seat: Seat, text: string | null): Promise<Sent> | Sent {
    const read = text === null ? null : readMove(this.#table.game, text)
    if (read === null || !read.ok) return this.#stuck()
    const acted = act(this.#table, { input: { kind: 'move', seat, move: read.value }, by: 'bot' })
    return acted.ok ? this.#keep(acted.value) : this.#stuck()
  }

  #stuck(): Sent {
    this.#fail('bot-stuck')
    return good(null)
  }

  /** Returns the race of this table; the same object as long as it lasts. */
  #raceOn(table: Table): LocalRace | null {
    const start = racesHere(table, this.#record.company) ? raceStart(table) : null
    if (start === null) return null
    if (this.#race?.start === start) return this.#race
    const reading = this.#deps.reader?.() === true
    const thrown = table.entries[start - 1]?.input.kind === 'throw'
    // A throw is shown in the moment in which it is told; of what else leads to a race the screen tells when it is seen.
    return new LocalRace(table, start, thrown && !reading ? this.#deps.clock.steady() : null, reading)
  }

  /** Resumes a race that began elsewhere, or before a reload: its clock has run on, so that looking away gains nothing. */
  #resumed(record: TableRecord, table: Table): LocalRace | null {
    const start = racesHere(table, record.company) ? raceStart(table) : null
    const { clock } = this.#deps
    if (start === null) return null
    return new LocalRace(table, start, clock.steady() - elapsed(table, start, record.updated, clock.now()))
  }

  /** Holds the throw back, also from the log, until all have had time to get ready. */
  #getReady(table: Table): Sent {
    const before = this.#table
    const { clock, random } = this.#deps
    this.#coming = table
    this.#past = null
    this.#publish()
    clock.after(GET_READY.least + randomBelow(GET_READY.spread, random), () => {
      void this.#still(before, () => (this.#coming === table ? this.#keep(table) : good(null)))
    })
    return good(null)
  }

  #read(): Sent {
    if (this.#race?.reading !== true) return bad({ code: 'not-asked' })
    this.#arranged = null
    this.#begin(this.#race)
    return good(null)
  }

  #begin(race: LocalRace): void {
    race.begin(this.#deps.clock.steady())
    this.#publish()
  }

  /** A person's grab. It is decided when all grabs of the same moment have arrived. */
  #grab(race: LocalRace, { seat, move, acted }: Extract<Command, { kind: 'move' }>): Sent {
    const { game } = this.#table
    const { clock } = this.#deps
    if (!this.#now.asks.some((ask) => ask.kind === 'move' && ask.seat === seat)) return bad({ code: 'not-asked' })
    // The move as the log will have it, so that loading gives the same table.
    const told = game.read(game.write(move)) ?? move
    const taken = race.grab(this.#table, seat, told, acted ?? clock.steady())
    if (taken === 'impossible') {
      const refused = act(this.#table, { input: { kind: 'move', seat, move: told } })
      return refused.ok ? good(null) : refused
    }
    if (taken === 'ignored') return bad({ code: 'told' })
    this.#publish()
    if (taken === 'pending') this.#settle()
    return taken === 'late' ? bad({ code: 'told' }) : good(null)
  }

  #tooLate(past: LocalRace, { seat, move, acted }: Extract<Command, { kind: 'move' }>): Sent {
    if (past.grab(this.#table, seat, move, acted ?? this.#deps.clock.steady()) === 'late') this.#publish()
    return bad({ code: 'told' })
  }

  /** A single racer need not wait for others. */
  #settle(): void {
    if (this.#settling) return
    this.#settling = true
    this.#deps.clock.after(this.#table.seats === 1 ? 0 : SETTLE, () => {
      this.#settling = false
      void this.#enqueue(() => this.#judge())
    })
  }

  /** Decides all waiting grabs and stores them in one write. */
  #judge(): Promise<Sent> | Sent {
    const race = this.#race
    const grabs = race?.grabs ?? []
    if (race === null || grabs.length === 0) return good(null)
    const verdict = race.verdict(this.#table)
    const settle = (): void => race.judged(grabs, verdict)
    if (verdict.table !== this.#table) return this.#keep(verdict.table, this.#record.sealed, settle)
    settle()
    this.#publish()
    return good(null)
  }

  #raceTimers(race: LocalRace): (() => void)[] {
    const { clock } = this.#deps
    if (race.reading) return [clock.after(READING, () => void this.#enqueue(() => this.#read()))]
    if (race.since === null) this.#begin(race)
    for (const { seat, level } of racers(this.#table, this.#record.company)) void this.#ask(race, seat, level)
    const { until } = race
    // Grabs made in time are decided first.
    return until === null
      ? []
      : [clock.after(Math.max(0, until - clock.steady()) + SETTLE, () => void this.#timeUp(race))]
  }

  #timeUp(race: LocalRace): Promise<Sent> {
    return this.#enqueue(async () => {
      await this.#judge()
      return this.#race === race ? this.#play({ input: { kind: 'time' } }) : good(null)
    })
  }

  async #ask(race: LocalRace, seat: Seat, level: string): Promise<void> {
    const table = this.#table
    const { clock, botService, random } = this.#deps
    const question = questionOf(table.game, stateOf(table), seat, level)
    const seed = race.seedOf(seat, () => randomSeed(random))
    const passed = Math.max(0, Math.round(clock.steady() - (race.since ?? 0)))
    const answer = await botService.race({ ...question, seed, passed }).catch(() => bad('stuck' as const))
    if (this.#closed || this.#arranged !== table) return
    if (!answer.ok) this.#stuck()
    else if (answer.value === null) this.#rest(seat)
    else this.#plan(race, seat, answer.value)
  }

  #rest(seat: Seat): void {
    this.#idle = [...this.#idle, seat]
    this.#publish()
  }

  #plan(race: LocalRace, seat: Seat, { move: text, at }: Planned<string>): void {
    const table = this.#table
    const { clock } = this.#deps
    const read = readMove(table.game, text)
    const since = race.since
    if (!read.ok || since === null || table.game.why(stateOf(table), seat, read.value) !== null) {
      this.#stuck()
      return
    }
    const due = Math.max(since + at, race.lockedUntil(seat))
    const act = (): void => {
      if (this.#arranged !== table) return
      const now = Math.round(clock.steady() - since)
      // A page that was suspended does not give its bots the time that people have lost.
      race.add({
        seat,
        what: read.value,
        at: now - at > SETTLE ? now : Math.max(at, Math.round(due - since)),
        by: 'bot',
      })
      this.#publish()
      this.#settle()
    }
    this.#timers = [...this.#timers, clock.after(Math.max(0, due - clock.steady()), act)]
  }
}

function common(a: Table, b: Table): number {
  const length = Math.min(a.entries.length, b.entries.length)
  for (let i = 0; i < length; i++) {
    const same = a.entries[i] === b.entries[i] || JSON.stringify(a.entries[i]) === JSON.stringify(b.entries[i])
    if (!same) return i
  }
  return length
}
