/**
 * One table in memory. Inputs wait in one queue; all that wait are judged one after the other and kept by one commit, and nothing
 * is sent before its answer. While a commit is under way the next inputs gather.
 */
import { bad, good, type Result } from '../../engine/result.ts'
import type { Command, Hello } from '../../protocol/client.ts'
import { writeServer } from '../../protocol/parse.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import type { StoreFault, TableRow, Write } from '../store/store.ts'
import { Audience } from './audience.ts'
import { settle, wake, withoutDeleted } from './bystand.ts'
import type { Deps } from './deps.ts'
import { type Draft, draftOf, type Kept, type Scene } from './draft.ts'
import { factsOf, openingFrame, updates, viewKey, welcome, youOf } from './frames.ts'
import { asksForHosted, isKept, judge } from './judge.ts'
import type { Loaded } from './loader.ts'
import { botMove } from './moves.ts'
import type { Hosted } from './rematch.ts'
import type { Connection, Guest } from './tables.ts'
import { Thinker, type Thought } from './thinker.ts'
import { clocksOf, type Moment } from './timing.ts'

/** How many inputs ride in one commit. */
const LOT = 64
/** After a fault of the store: when to try again. */
const PAUSE = 5000
const SAID = 50
/** A timer holds 31 bits. */
const LONGEST = 2 ** 30

export interface TableDeps extends Deps {
  /** When this server began. */
  readonly started: number
  /** What this person has, from the store. */
  hosted(identity: string): Promise<Hosted>
  reload(): Promise<Result<Loaded, Refusal>>
  /** Nobody is here and nothing is under way. */
  rest(): void
}

type Task =
  | { readonly kind: 'command'; readonly guest: Guest; readonly command: Command }
  | {
      readonly kind: 'connect'
      readonly guest: Guest
      readonly hello: Hello
      readonly answer: (result: Result<Connection, Refusal>) => void
    }
  | { readonly kind: 'wake' | 'look' }
  /** Its row has changed behind our back. */
  | { readonly kind: 'reload'; readonly done: () => void }
  | ({ readonly kind: 'thought' } & Thought)

interface Verdict {
  readonly task: Task
  readonly refusal: Refusal | null
  /** The log's last line then. */
  readonly seq: number
}

interface Lot {
  readonly draft: Draft
  readonly verdicts: readonly Verdict[]
}

const NOTHING: Hosted = { tables: 0, botTables: 0 }

export class Table {
  readonly id: string
  readonly #deps: TableDeps
  readonly #audience: Audience
  readonly #thinker: Thinker
  #loaded: Loaded
  #queue: Task[] = []
  #running = false
  /** Refusals that are being looked up. */
  #pending = 0
  #paused = 0
  readonly #said = new Set<string>()
  /** As last told. */
  #presence: string
  #timer: (() => void) | null = null
  #stopping = false
  #gone = false
  #rested: (() => void)[] = []

  constructor(loaded: Loaded, deps: TableDeps) {
    this.id = loaded.row.id
    this.#loaded = loaded
    this.#deps = deps
    this.#audience = new Audience(deps.clock)
    this.#thinker = new Thinker(deps, (thought) =>
      this.#add(thought === null ? { kind: 'look' } : { kind: 'thought', ...thought }),
    )
    this.#presence = this.#audience.presence(loaded.row)
  }

  get kept(): Kept {
    return this.#loaded
  }
  get row(): TableRow {
    return this.#loaded.row
  }
  get guests(): number {
    return this.#audience.size
  }
  get watchers(): number {
    return this.#audience.watching
  }
  readonly isHere = (identity: string): boolean => this.#audience.isHere(identity)

  get isIdle(): boolean {
    const still = !this.#running && this.#queue.length === 0 && this.#pending === 0 && !this.#thinker.busy
    return still && this.#audience.size === 0
  }

  connect(guest: Guest, hello: Hello): Promise<Result<Connection, Refusal>> {
    return new Promise((answer) => this.#add({ kind: 'connect', guest, hello, answer }))
  }

  /** Something may be due by now. */
  wake(): void {
    this.#add({ kind: 'wake' })
  }

  /** An identity was deleted: its pages are closed, and the table is read again. */
  forget(identity: string): Promise<void> {
    this.#audience.close('no-identity', (guest) => guest.identity === identity)
    return new Promise((done) => this.#add({ kind: 'reload', done }))
  }

  async stop(): Promise<void> {
    this.#stopping = true
    this.#timer?.()
    this.#thinker.stop()
    this.#audience.close('stopping')
    if (!this.isIdle) await new Promise<void>((resolve) => this.#rested.push(resolve))
  }

  #add(task: Task): void {
    this.#queue.push(task)
    if (!this.#running) void this.#run()
  }

  async #run(): Promise<void> {
    this.#running = true
    this.#timer?.()
    this.#timer = null
    // What comes in the same moment rides along.
    await null
    while (this.#queue.length > 0) {
      const tasks = this.#queue.splice(0, LOT)
      try {
        await this.#work(tasks)
      } catch (bug) {
        this.#deps.log.error(
          { table: this.id, bug: String(bug), stack: (bug as Error).stack },
          'a lot of inputs failed',
        )
        this.#giveUp(tasks, { code: 'internal' })
      }
    }
    this.#running = false
    this.#goOn()
  }

  /** What to do when there is nothing to do. */
  #goOn(): void {
    const moment = this.#moment()
    if (!this.#stopping && !this.#gone && moment.now >= this.#paused) this.#thinker.look(this.#loaded, moment)
    this.#schedule(moment)
    if (!this.isIdle) return
    this.#timer?.()
    this.#timer = null
    for (const tell of this.#rested.splice(0)) tell()
    this.#deps.rest()
  }

  #schedule({ now }: Moment): void {
    this.#timer?.()
    this.#timer = null
    const { deadline } = this.#loaded.row
    if (this.#stopping || this.#gone || deadline === null || (this.#thinker.busy && deadline <= now)) return
    // A deadline that has passed and changes nothing is looked at again after a second, not at once.
    const wait = this.#paused > now ? this.#paused - now : deadline <= now ? 1000 : deadline - now
    this.#timer = this.#deps.clock.after(Math.min(wait, LONGEST), () => this.wake())
  }

  #moment(): Moment {
    return { now: this.#deps.clock.now(), started: this.#deps.started }
  }

  /** Judges, keeps and tells; again on the newest state where somebody else has written it. */
  async #work(given: readonly Task[]): Promise<void> {
    let tasks = given
    if (tasks.some(({ kind }) => kind === 'reload') && !(await this.#reload(tasks))) return
    const hosted = await this.#hostedOf(tasks)
    for (let tries = 0; tries < 10 && tasks.length > 0; tries++) {
      const lot = this.#judge(tasks, hosted)
      if (!lot.draft.changed) return this.#release(lot)
      const kept = await this.#deps.store.commit(this.#writeOf(lot.draft))
      if (kept.ok) return this.#release(lot)
      const left = await this.#recover(kept.fault, tasks)
      if (left === null) return
      tasks = left
    }
    this.#giveUp(tasks, { code: 'storage' })
  }

  async #hostedOf(tasks: readonly Task[]): Promise<ReadonlyMap<string, Hosted>> {
    const hosted = new Map<string, Hosted>()
    for (const task of tasks) {
      if (task.kind !== 'command' || !asksForHosted(task.command)) continue
      const { identity } = task.guest
      if (!hosted.has(identity)) hosted.set(identity, await this.#deps.hosted(identity))
    }
    return hosted
  }

  #judge(tasks: readonly Task[], hosted: ReadonlyMap<string, Hosted>): Lot {
    const scene = this.#scene()
    let draft = draftOf(this.#loaded)
    const verdicts: Verdict[] = []
    const applied = new Map<string, number>()
    for (const task of tasks) {
      const key = task.kind === 'command' ? keyOf(task) : ''
      const twin = applied.get(key) ?? (this.#said.has(key) ? draft.row.seq : undefined)
      if (twin !== undefined) {
        verdicts.push({ task, refusal: null, seq: twin })
        continue
      }
      const judged = draft.removed ? ({ code: 'gone' } as const) : this.#judgeOne(draft, task, hosted, scene)
      const refusal = 'code' in judged ? judged : null
      if (!('code' in judged)) draft = judged
      if (refusal === null && task.kind === 'command') applied.set(key, draft.row.seq)
      verdicts.push({ task, refusal, seq: draft.row.seq })
    }
    return { draft, verdicts }
  }

  #judgeOne(draft: Draft, task: Task, hosted: ReadonlyMap<string, Hosted>, scene: Scene): Draft | Refusal {
    try {
      if (task.kind !== 'command') return settle(draft, this.#happen(draft, task, scene), scene)
      const { guest, command } = task
      const { identity } = guest
      if (this.#stopping) return { code: 'stopping' }
      const judged = judge(draft, { identity, hosted: hosted.get(identity) ?? NOTHING }, command, scene)
      if (!judged.ok) return judged.fault
      if (!isKept(command)) return judged.value
      const settled = settle(draft, { ...judged.value, changed: true }, scene)
      const row = { identity, id: command.id, seq: settled.row.seq }
      return { ...settled, commands: [...settled.commands, row] }
    } catch (bug) {
      this.#deps.log.error({ table: this.id, task: task.kind, bug: String(bug), stack: (bug as Error).stack }, 'a bug')
      return { code: 'internal' }
    }
  }

  #happen(draft: Draft, task: Exclude<Task, { kind: 'command' }>, scene: Scene): Draft {
    switch (task.kind) {
      case 'wake':
        return wake(draft, scene)
      case 'reload':
      case 'connect':
        return withoutDeleted(draft)
      case 'look':
        return draft
      case 'thought':
        return draft.row.takebacks === task.takebacks ? (botMove(draft, task, scene) ?? draft) : draft
    }
  }

  #scene(): Scene {
    const { game, levels, lines } = this.#loaded
    const { limits, random } = this.#deps
    return {
      ...this.#moment(),
      game,
      levels,
      limits,
      random,
      isHere: this.isHere,
      anybody: this.#audience.size > 0,
      line: (seq) => lines[seq - 1],
      lines: () => lines,
    }
  }

  #writeOf({ row, notes, keep, added, commands, tables, removed }: Draft): Write {
    const { seq, epoch } = this.#loaded.row
    const expect = { seq, epoch }
    if (removed) return { remove: [{ id: this.id, expect }] }
    return { tables: [{ row: { ...row, notes }, expect, keep, lines: added, commands }, ...tables] }
  }

  /** What is to be judged again; null: everybody has been answered. */
  async #recover(fault: StoreFault, tasks: readonly Task[]): Promise<readonly Task[] | null> {
    const isTwin = (task: Task, id: string) => task.kind === 'command' && task.command.id === id
    switch (fault.code) {
      case 'conflict':
        return (await this.#reload(tasks)) ? tasks : null
      case 'applied':
        return this.#answerAgain(tasks, (task) => isTwin(task, fault.id))
      case 'gone': {
        const isLost = (task: Task) => task.kind === 'command' && task.guest.identity === fault.id
        this.#answer(tasks.filter(isLost), { code: 'no-identity' })
        const left = tasks.filter((task) => !isLost(task))
        return left.length < tasks.length || (await this.#reload(tasks)) ? left : null
      }
      default:
        this.#deps.log.error({ table: this.id, fault }, 'nothing can be kept')
        this.#paused = this.#deps.clock.now() + PAUSE
        this.#giveUp(tasks, { code: fault.code === 'closed' ? 'stopping' : 'storage' })
        return null
    }
  }

  /** Commands of one id, of one person or of several: those that were applied are answered as then, the others are judged again. */
  async #answerAgain(tasks: readonly Task[], which: (task: Task) => boolean): Promise<readonly Task[]> {
    const left: Task[] = []
    for (const task of tasks) {
      if (task.kind !== 'command' || !which(task)) {
        left.push(task)
        continue
      }
      const seq = await this.#appliedAt(task.guest.identity, task.command.id)
      if (seq === null) left.push(task)
      else this.#send(task.guest, { kind: 'done', id: task.command.id, seq })
    }
    return left
  }

  async #appliedAt(identity: string, id: string): Promise<number | null> {
    const found = await this.#deps.store.appliedCommand(this.id, identity, id)
    return found.ok ? found.value : null
  }

  /** Takes over what the store has now, and tells the guests what is new to them. False: it cannot be had. */
  async #reload(tasks: readonly Task[]): Promise<boolean> {
    const loaded = await this.#deps.reload()
    if (!loaded.ok) {
      if (loaded.fault.code === 'no-such-table') this.#leaveAll()
      this.#giveUp(tasks, loaded.fault.code === 'no-such-table' ? { code: 'gone' } : loaded.fault)
      return false
    }
    const before = this.#loaded
    this.#loaded = loaded.value
    const { row, lines } = loaded.value
    const differs = before.lines.findIndex((line, i) => line !== lines[i])
    const keep = differs < 0 ? Math.min(before.lines.length, lines.length) : differs
    const draft: Draft = { ...draftOf(loaded.value), keep, added: lines.slice(keep) }
    if (row !== before.row) this.#tell(before, draft)
    return true
  }

  #leaveAll(): void {
    this.#gone = true
    this.#audience.close('gone')
  }

  /** It is kept: now everybody hears of it. */
  #release({ draft, verdicts }: Lot): void {
    const before: Kept = this.#loaded
    if (draft.removed) this.#leaveAll()
    else this.#adopt(draft)
    this.#tell(before, draft)
    for (const { task, refusal, seq } of verdicts) {
      if (task.kind === 'command') this.#reply(task, refusal, seq)
      else if (task.kind === 'connect') this.#welcome(task)
      else if (task.kind === 'reload') task.done()
    }
    if (this.#audience.hasMoved() || draft.row.seats !== before.row.seats) this.#tellPresence()
  }

  #adopt(draft: Draft): void {
    const { row, notes, position, keep, added } = draft
    const { lines } = this.#loaded
    if (keep < lines.length) lines.length = keep
    for (const line of added) lines.push(line)
    if (draft.changed) this.#thinker.forget()
    this.#loaded = { ...this.#loaded, row: draft.changed ? { ...row, notes } : row, notes, position }
  }

  #tell(before: Kept, after: Draft): void {
    const moment = this.#moment()
    if (after.opened !== null) this.#audience.broadcast(openingFrame(after.opened, after.notes, moment))
    if (hasNewFacts(before, after)) this.#tellFacts(before)
    this.#audience.send(
      (identity) => viewKey(after, identity),
      (identity) => updates(before, after, identity, moment),
    )
    for (const event of after.events) this.#audience.broadcast(event)
  }

  #tellFacts(before: Kept): void {
    const { row, notes } = this.#loaded
    const table = factsOf(row, notes, this.isHere)
    this.#audience.broadcast({ kind: 'facts', table, clocks: clocksOf(row, notes, this.#moment()) })
    this.#audience.tell((identity) => {
      const you = youOf(row, identity)
      return JSON.stringify(you) === JSON.stringify(youOf(before.row, identity)) ? null : { kind: 'you', you }
    })
    this.#presence = this.#audience.presence(row)
  }

  #tellPresence(): void {
    const { row } = this.#loaded
    if (this.#audience.presence(row) !== this.#presence) this.#tellFacts(this.#loaded)
    this.#audience.countWatchers(row)
  }

  #reply(
    { guest, command: { id, kind } }: Extract<Task, { kind: 'command' }>,
    refusal: Refusal | null,
    seq: number,
  ): void {
    if (refusal === null && kind === 'say') this.#remember(keyOf({ guest, command: { id } }))
    if (refusal !== null) void this.#refuse(guest, id, refusal)
    else this.#send(guest, { kind: 'done', id, ...(kind === 'say' ? {} : { seq }) })
  }

  /** What was said is not kept: whoever repeats it after a break is known by this. */
  #remember(key: string): void {
    this.#said.add(key)
    const [oldest = ''] = this.#said
    if (this.#said.size > SAID) this.#said.delete(oldest)
  }

  /** A command that was applied before is not refused, whatever the table has become since. */
  async #refuse(guest: Guest, id: string, refusal: Refusal): Promise<void> {
    this.#pending++
    const seq = await this.#appliedAt(guest.identity, id).catch(() => null)
    this.#send(guest, seq === null ? { kind: 'refused', id, refusal } : { kind: 'done', id, seq })
    this.#pending--
    if (!this.#running) this.#goOn()
  }

  #send(guest: Guest, message: Parameters<typeof writeServer>[0]): void {
    if (this.#audience.has(guest)) guest.send(writeServer(message))
  }

  #welcome({ guest, hello, answer }: Extract<Task, { kind: 'connect' }>): void {
    const refusal = this.#stopping ? 'stopping' : this.#gone ? 'gone' : null
    if (refusal !== null) {
      answer(bad({ code: refusal }))
      return
    }
    const { row, lines } = this.#loaded
    this.#audience.add(guest)
    const watchers = this.#audience.countWatchers(row)
    // Those before the guest hear of it by `facts`; it is told by `welcome`.
    const around = { isHere: this.isHere, watchers }
    for (const frame of welcome(this.#loaded, lines, guest.identity, hello, around, this.#moment())) guest.send(frame)
    answer(good(this.#connectionOf(guest)))
  }

  #connectionOf(guest: Guest): Connection {
    return {
      command: (command) => {
        if (this.#audience.has(guest)) this.#add({ kind: 'command', guest, command })
      },
      leave: () => {
        if (this.#audience.remove(guest)) this.#add({ kind: 'look' })
      },
    }
  }

  /** Refused, all of them, but who only comes in is shown what is kept. */
  #giveUp(tasks: readonly Task[], refusal: Refusal): void {
    this.#answer(tasks, refusal)
    for (const task of tasks) {
      if (task.kind === 'connect') this.#welcome(task)
      if (task.kind === 'reload') task.done()
    }
  }

  #answer(tasks: readonly Task[], refusal: Refusal): void {
    for (const task of tasks) if (task.kind === 'command') void this.#refuse(task.guest, task.command.id, refusal)
  }
}

function keyOf({ guest, command }: { readonly guest: Guest; readonly command: { readonly id: string } }): string {
  return `${guest.identity} ${command.id}`
}

/** At every change of a seat, the status or the rematch. */
function hasNewFacts({ row, notes }: Kept, after: Draft): boolean {
  const { seats, status, host } = after.row
  const seated = seats !== row.seats || status !== row.status || host !== row.host
  return seated || after.notes.rematch !== notes.rematch || after.notes.header !== notes.header
}
