/**
 * One table in memory. Inputs wait in one queue; all that wait are judged one after the other and kept by one commit, and nothing
 * is sent before its answer. While a commit is under way the next inputs gather; while the store cannot be reached they wait, and
 * everybody is told so.
 */
import { bad, good, type Result } from '../../engine/result.ts'
import type { Hello } from '../../protocol/client.ts'
import type { CloseReason } from '../../protocol/protocol.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import type { StoreFault, TableRow, Write } from '../store/store.ts'
import { callsOf } from './calls.ts'
import type { Deps } from './deps.ts'
import { type Draft, draftOf, type Kept, type Scene } from './draft.ts'
import { isAhead } from './frames.ts'
import { Herald } from './herald.ts'
import { HostWatch } from './hosting.ts'
import { asksForHosted } from './judge.ts'
import type { Loaded } from './loader.ts'
import { type CommandTask, type ConnectTask, judgeLot, keyOf, type Lot, type Task } from './lot.ts'
import type { Hosted } from './rematch.ts'
import type { Connection, Guest } from './tables.ts'
import { Thinker } from './thinker.ts'
import type { Moment } from './timing.ts'

/** How many inputs ride in one commit. */
const LOT = 64
/** How many wait while the store cannot be reached. */
const HELD = 256
/** After a fault of the store: when to try again. */
const PAUSE = 5000
/** While it cannot be reached. */
const AWAY_PAUSE = 1000
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

const NOBODY: ReadonlyMap<string, Hosted> = new Map()

export class Table {
  readonly id: string
  readonly #deps: TableDeps
  readonly #herald: Herald
  readonly #thinker: Thinker
  readonly #hosting = new HostWatch()
  #loaded: Loaded
  /** Since when it has been looked after without a break: clocks forgive the time before. */
  #started: number
  /** That is still to be written down. */
  #forgives: boolean
  #queue: Task[] = []
  #running = false
  /** Refusals that are being looked up. */
  #pending = 0
  #paused = 0
  /** The store cannot be reached. */
  #away = false
  readonly #said = new Set<string>()
  #timer: (() => void) | null = null
  #stopping = false
  /** Why nothing happens here any more. */
  #end: 'gone' | 'moved' | null = null
  #rested: (() => void)[] = []

  constructor(loaded: Loaded, deps: TableDeps) {
    this.id = loaded.row.id
    this.#loaded = loaded
    this.#deps = deps
    this.#forgives = loaded.orphan
    this.#started = loaded.orphan ? deps.clock.now() : deps.started
    this.#herald = new Herald(deps.clock, loaded)
    this.#thinker = new Thinker(deps, (thought) =>
      this.#add(thought === null ? { kind: 'look' } : { kind: 'thought', ...thought }),
    )
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
  get #audience() {
    return this.#herald.audience
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

  /** Its row may have changed behind our back: it is read again. */
  check(): Promise<void> {
    return new Promise((done) => this.#add({ kind: 'reload', done }))
  }

  /** An identity was deleted: its pages are closed, and the table is read again. */
  forget(identity: string): Promise<void> {
    this.#audience.close('no-identity', (guest) => guest.identity === identity)
    return this.check()
  }

  /** Nobody has looked after it for a while, by no fault of those who sit here. */
  forgive(): void {
    this.#started = this.#deps.clock.now()
    this.#forgives = true
    this.wake()
  }

  /** Another process has it now. */
  letGo(): void {
    if (this.#end !== null) return
    this.#away = false
    this.#finish('moved')
    this.#giveUp(this.#queue.splice(0), { code: 'moved' })
    if (!this.#running) this.#goOn()
  }

  /** All pages are to look for the table elsewhere. */
  dismiss(reason: CloseReason): void {
    this.#audience.close(reason)
  }

  /** The store cannot be reached: everything waits, clocks too. */
  pause(): void {
    if (this.#away || this.#end !== null) return
    this.#away = true
    this.#herald.pause()
    if (!this.#running) this.#goOn()
  }

  /** It can be again, or may be. */
  async resume(): Promise<void> {
    if (!this.#away || this.#running || this.#stopping) return
    this.#running = true
    const loaded = await this.#deps.reload()
    this.#running = false
    if (!loaded.ok && loaded.fault.code === 'paused') return this.#goOn()
    this.#away = false
    this.#started = this.#deps.clock.now()
    this.#take(loaded, [])
    this.#herald.resume(this.#loaded, this.#moment())
    // What has waited is looked at anew, and so are the clocks.
    if (this.#end === null) this.forgive()
    else this.#giveUp(this.#queue.splice(0), { code: this.#end })
    if (!this.#running) this.#goOn()
  }

  async stop(): Promise<void> {
    this.#stopping = true
    this.#timer?.()
    this.#thinker.stop()
    if (this.#away) this.#giveUp(this.#queue.splice(0), { code: 'stopping' })
    this.#audience.close('stopping')
    if (!this.isIdle) await new Promise<void>((resolve) => this.#rested.push(resolve))
  }

  #add(task: Task): void {
    if (this.#end !== null) this.#giveUp([task], { code: this.#end })
    else if (!this.#away || this.#mayWait(task)) this.#queue.push(task)
    if (!this.#running && !this.#away && this.#queue.length > 0) void this.#run()
  }

  /** While the store cannot be reached: is it done later? Who comes in is shown what is kept; what was due is so then, too. */
  #mayWait(task: Task): boolean {
    if (task.kind === 'command' && this.#queue.length < HELD) return true
    if (task.kind !== 'thought') this.#giveUp([task], { code: 'paused' })
    if (!this.#running) this.#goOn()
    return false
  }

  async #run(): Promise<void> {
    this.#running = true
    this.#timer?.()
    this.#timer = null
    // What comes in the same moment rides along.
    await null
    while (this.#queue.length > 0 && !this.#away) {
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
    const acts = !this.#stopping && this.#end === null && !this.#away
    if (acts && moment.now >= this.#paused) this.#thinker.look(this.#loaded, moment)
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
    if (this.#stopping || this.#end !== null) return
    if (this.#away) {
      this.#timer = this.#deps.clock.after(AWAY_PAUSE, () => void this.resume())
      return
    }
    const { row } = this.#loaded
    const deadline = Math.min(row.deadline ?? Infinity, this.#hosting.look(row, this.#audience, now) ?? Infinity)
    if (deadline === Infinity || (this.#thinker.busy && deadline <= now)) return
    // A deadline that has passed and changes nothing is looked at again after a second, not at once.
    const wait = this.#paused > now ? this.#paused - now : deadline <= now ? 1000 : deadline - now
    this.#timer = this.#deps.clock.after(Math.min(wait, LONGEST), () => this.wake())
  }

  #moment(): Moment {
    return { now: this.#deps.clock.now(), started: this.#started }
  }

  /** Judges, keeps and tells; again on the newest state where somebody else has written it. */
  async #work(given: readonly Task[]): Promise<void> {
    let tasks = given
    if (tasks.some((task) => this.#asksToLook(task)) && !(await this.#reload(tasks))) return
    const hosted = tasks.some(needsHosted) ? await this.#hostedOf(tasks) : NOBODY
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

  /** Into the store, for what we do not know. */
  #asksToLook(task: Task): boolean {
    return task.kind === 'reload' || (task.kind === 'connect' && isAhead(task.hello, this.#loaded))
  }

  async #hostedOf(tasks: readonly Task[]): Promise<ReadonlyMap<string, Hosted>> {
    const hosted = new Map<string, Hosted>()
    for (const task of tasks) {
      if (!needsHosted(task)) continue
      const { identity } = task.guest
      if (!hosted.has(identity)) hosted.set(identity, await this.#deps.hosted(identity))
    }
    return hosted
  }

  #judge(tasks: readonly Task[], hosted: ReadonlyMap<string, Hosted>): Lot {
    const [scene, isSaid] = [this.#scene(), (key: string) => this.#said.has(key)]
    return judgeLot(this.#loaded, tasks, { scene, hosted, isSaid, stopping: this.#stopping, log: this.#deps.log })
  }

  #scene(): Scene {
    const { row, game, levels, lines } = this.#loaded
    const { limits, random } = this.#deps
    const moment = this.#moment()
    return {
      ...moment,
      forgives: this.#forgives,
      game,
      levels,
      limits,
      random,
      isHere: this.isHere,
      anybody: this.#audience.size > 0,
      heir: this.#hosting.heir(row, this.#audience, moment.now),
      line: (seq) => lines[seq - 1],
      lines: () => lines,
    }
  }

  #writeOf({ row, notes, keep, added, commands, tables, removed }: Draft): Write {
    const { row: before } = this.#loaded
    const expect = { seq: before.seq, epoch: before.epoch }
    if (removed) return { remove: [{ id: this.id, expect }] }
    return { tables: [{ row: { ...row, notes }, expect, before, keep, lines: added, commands }, ...tables] }
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
      case 'away':
        this.#hold(tasks)
        return null
      default:
        this.#deps.log.error({ table: this.id, fault }, 'nothing can be kept')
        this.#paused = this.#deps.clock.now() + PAUSE
        this.#giveUp(tasks, { code: fault.code === 'closed' ? 'stopping' : 'storage' })
        return null
    }
  }

  /** They come first when the store can be reached again. */
  #hold(tasks: readonly Task[]): void {
    this.pause()
    const waiting = tasks.filter(({ kind }) => kind === 'command')
    this.#queue = [...waiting, ...this.#queue]
    this.#giveUp(
      tasks.filter(({ kind }) => kind !== 'command'),
      { code: 'paused' },
    )
  }

  /** Commands of one id, of one person or of several: those that were applied are answered as then, the others are judged again. */
  async #answerAgain(tasks: readonly Task[], which: (task: Task) => boolean): Promise<readonly Task[]> {
    const left: Task[] = []
    for (const task of tasks) {
      if (task.kind !== 'command' || !which(task)) {
        left.push(task)
        continue
      }
      const seq = await this.#appliedAt(task)
      if (seq === null || seq === 'away') left.push(task)
      else this.#herald.send(task.guest, { kind: 'done', id: task.command.id, seq })
    }
    return left
  }

  async #appliedAt({ guest, command }: CommandTask): Promise<number | null | 'away'> {
    const found = await this.#deps.store.appliedCommand(this.id, guest.identity, command.id)
    if (found.ok) return found.value
    return found.fault.code === 'away' ? 'away' : null
  }

  async #reload(tasks: readonly Task[]): Promise<boolean> {
    const loaded = await this.#deps.reload()
    if (loaded.ok || loaded.fault.code !== 'paused') return this.#take(loaded, tasks)
    this.#hold(tasks)
    return false
  }

  /** Takes over what the store has now, and tells the guests what is new to them. False: it cannot be had. */
  #take(loaded: Result<Loaded, Refusal>, tasks: readonly Task[]): boolean {
    if (!loaded.ok) {
      const { code } = loaded.fault
      if (code === 'no-such-table') this.#finish('gone')
      if (code === 'moved') this.letGo()
      this.#giveUp(tasks, code === 'no-such-table' ? { code: 'gone' } : loaded.fault)
      return false
    }
    const before = this.#loaded
    this.#loaded = loaded.value
    const { lines } = loaded.value
    const differs = before.lines.findIndex((line, i) => line !== lines[i])
    const keep = differs < 0 ? Math.min(before.lines.length, lines.length) : differs
    const draft: Draft = { ...draftOf(loaded.value), keep, added: lines.slice(keep) }
    this.#herald.tell(before, draft, this.#loaded, this.#moment())
    return true
  }

  #finish(why: 'gone' | 'moved'): void {
    this.#end = why
    this.#timer?.()
    this.#timer = null
    this.#thinker.stop()
    this.#audience.close(why)
  }

  /** It is kept: now everybody hears of it. */
  #release({ draft, verdicts }: Lot): void {
    const before: Kept = this.#loaded
    if (draft.removed) this.#finish('gone')
    else this.#adopt(draft)
    this.#herald.tell(before, draft, this.#loaded, this.#moment())
    for (const { task, refusal, seq } of verdicts) {
      if (task.kind === 'wake') this.#forgives = false
      if (task.kind === 'command') this.#reply(task, refusal, seq)
      else if (task.kind === 'connect') this.#welcome(task)
      else if (task.kind === 'reload') task.done()
    }
    const moved = this.#audience.hasMoved() || draft.row.seats !== before.row.seats
    if (moved) this.#herald.tellPresence(this.#loaded, this.#moment())
    for (const call of callsOf(before, draft, this.#audience.isLooking)) this.#deps.call?.(call)
  }

  #adopt(draft: Draft): void {
    const { row, notes, position, keep, added } = draft
    const { lines } = this.#loaded
    if (keep < lines.length) lines.length = keep
    for (const line of added) lines.push(line)
    if (draft.changed) this.#thinker.forget()
    this.#loaded = { ...this.#loaded, row: draft.changed ? { ...row, notes } : row, notes, position }
  }

  #reply(task: CommandTask, refusal: Refusal | null, seq: number): void {
    const { guest, command } = task
    const { id, kind } = command
    if (refusal === null && kind === 'say') this.#remember(keyOf(task))
    if (refusal !== null) void this.#refuse(task, refusal)
    else this.#herald.send(guest, { kind: 'done', id, ...(kind === 'say' ? {} : { seq }) })
  }

  /** What was said is not kept: whoever repeats it after a break is known by this. */
  #remember(key: string): void {
    this.#said.add(key)
    const [oldest = ''] = this.#said
    if (this.#said.size > SAID) this.#said.delete(oldest)
  }

  /** A command that was applied before is not refused, whatever the table has become since. */
  async #refuse(task: CommandTask, refusal: Refusal): Promise<void> {
    const { guest, command } = task
    const { id } = command
    this.#pending++
    const seq = await this.#appliedAt(task).catch(() => null)
    this.#pending--
    // Nobody knows whether it was, at the moment.
    if (seq === 'away' && this.#end === null && !this.#stopping && refusal.code !== 'paused') this.#hold([task])
    else if (typeof seq === 'number') this.#herald.send(guest, { kind: 'done', id, seq })
    else this.#herald.send(guest, { kind: 'refused', id, refusal })
    if (!this.#running) this.#goOn()
  }

  #welcome({ guest, hello, answer }: ConnectTask): void {
    const refusal = this.#stopping ? 'stopping' : this.#end
    if (refusal !== null) {
      answer(bad({ code: refusal }))
      return
    }
    this.#herald.welcome(guest, hello, this.#loaded, this.#moment())
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

  /** Refused, all of them, but who only comes in is shown what is kept, unless it has seen more. */
  #giveUp(tasks: readonly Task[], refusal: Refusal): void {
    this.#answer(tasks, refusal)
    for (const task of tasks) {
      if (task.kind === 'connect' && this.#asksToLook(task)) task.answer(bad(refusal))
      else if (task.kind === 'connect') this.#welcome(task)
      if (task.kind === 'reload') task.done()
    }
  }

  #answer(tasks: readonly Task[], refusal: Refusal): void {
    for (const task of tasks) if (task.kind === 'command') void this.#refuse(task, refusal)
  }
}

function needsHosted(task: Task): task is CommandTask {
  return task.kind === 'command' && asksForHosted(task.command)
}
