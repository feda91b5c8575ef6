/**
 * One table in memory, with one queue of inputs. All waiting inputs are applied in order and stored in one commit; nothing is broadcast
 * before it. Inputs that arrive during a commit form the next batch. While the store is unreachable they wait, and pages are told.
 */

import { isOptional } from '../../engine/race-order.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import type { Hello } from '../../protocol/client.ts'
import type { CloseReason } from '../../protocol/protocol.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { isCodeTaken } from '../codes/codes.ts'
import type { ClientBudgets } from '../http/budget.ts'
import type { StoreFault, TableRow } from '../store/store.ts'
import { Broadcaster } from './broadcast/broadcaster.ts'
import { isAhead } from './broadcast/frames.ts'
import { notificationsOf } from './broadcast/turn-notifications.ts'
import { applyBatch, type Batch, type CommandTask, type ConnectTask, type Task } from './commands/batch.ts'
import { HostWatch } from './commands/lobby.ts'
import { Pace } from './commands/pace.ts'
import type { Prepared } from './commands/rematch.ts'
import { commandsIn, Replies } from './commands/replies.ts'
import { contextOf, prepare } from './context.ts'
import type { Deps } from './deps.ts'
import type { Loaded } from './loader.ts'
import type { TableMaterial } from './material.ts'
import type { Hosted } from './new-table.ts'
import { type Kept, type PendingTable, pendingOf, writeOf } from './pending-table.ts'
import { RaceController } from './race/race-controller.ts'
import type { Connection, Subscriber } from './tables.ts'
import { BotRunner } from './timers/bot-runner.ts'
import type { Instant, Moment } from './timers/timing.ts'

/** The most inputs of one commit. */
const BATCH_SIZE = 64
/** The most inputs that wait while the store is unreachable. */
const HELD = 256
/** The delay of a retry after a fault of the store, in ms. */
const PAUSE = 5000
/** The delay of a retry while the store is unreachable, in ms. */
const AWAY_PAUSE = 1000
/** The longest timer: 31 bits of ms. */
const LONGEST = 2 ** 30

interface TableDeps extends Deps {
  /** When this server began. */
  readonly started: number
  /** Limits of the processor time that clients may use on the main thread. */
  readonly work: ClientBudgets
  /** The tables that this person hosts, from the store. */
  hosted(identity: string): Promise<Hosted>
  /** `known`: the table in memory; its lines are not replayed if the store has the same. */
  reload(known: Loaded): Promise<Result<Loaded, Refusal>>
  readonly material: TableMaterial
  /** Called when no page is open and nothing is in progress. */
  rest(): void
}

export class Table {
  readonly id: string
  readonly #deps: TableDeps
  readonly #broadcaster: Broadcaster
  readonly #botRunner: BotRunner
  readonly #raceController: RaceController
  readonly #replies: Replies
  readonly #hosting = new HostWatch()
  readonly #pace: Pace
  #loaded: Loaded
  /** Since when this process has served the table without a break: the time before is not charged to clocks. */
  #started: number
  /** The pardon has not been persisted yet. */
  #forgives: boolean
  #queue: Task[] = []
  #running = false
  #paused = 0
  /** The store is unreachable. The table stays in memory: a reload would lose the time at which its clocks stopped. */
  #away = false
  #timer: (() => void) | null = null
  #stopping = false
  /** Why the table ended; null: it is alive. */
  #end: 'gone' | 'moved' | null = null
  #rested: (() => void)[] = []

  constructor(loaded: Loaded, deps: TableDeps) {
    this.id = loaded.row.id
    this.#loaded = loaded
    this.#deps = deps
    this.#forgives = loaded.orphan
    this.#started = loaded.orphan ? deps.clock.now() : deps.started
    this.#broadcaster = new Broadcaster(deps.clock, loaded.row)
    this.#botRunner = new BotRunner(deps, (thought) => this.#add({ kind: 'thought', ...thought }))
    this.#pace = new Pace({ clock: deps.clock, broadcaster: this.#broadcaster, work: deps.work })
    this.#replies = new Replies(this.id, deps.store, this.#broadcaster)
    this.#raceController = new RaceController({
      ...deps,
      broadcaster: this.#broadcaster,
      loaded: () => this.#loaded,
      change: (race) => {
        this.#loaded = { ...this.#loaded, race }
      },
      add: (task) => this.#add(task),
      refuse: (task, refusal) => this.#answer([task], refusal),
    })
  }

  get row(): TableRow {
    return this.#loaded.row
  }
  get subscribers(): number {
    return this.#broadcaster.size
  }
  get watchers(): number {
    return this.#broadcaster.watching
  }
  readonly isHere = (identity: string): boolean => this.#broadcaster.isHere(identity)

  get isIdle(): boolean {
    const still = !this.#running && this.#queue.length === 0 && this.#replies.pending === 0
    const waits = (this.#raceController.busy || this.#away) && !this.#stopping && this.#end === null
    return still && !this.#botRunner.busy && !waits && this.#broadcaster.size === 0
  }

  connect(subscriber: Subscriber, hello: Hello): Promise<Result<Connection, Refusal>> {
    return new Promise((answer) => this.#add({ kind: 'connect', subscriber, hello, answer }))
  }

  /** Checks the deadlines. */
  wake(): void {
    this.#add({ kind: 'wake' })
  }

  /** Reads the row again: another process may have changed it. */
  check(): Promise<void> {
    return new Promise((done) => this.#add({ kind: 'reload', done }))
  }

  /** An identity was deleted: closes its pages and reads the table again. */
  forget(identity: string): Promise<void> {
    this.#broadcaster.close('no-identity', (subscriber) => subscriber.identity === identity)
    return this.check()
  }

  /** The table was not served for a while; no clock is charged for that time. */
  forgive(): void {
    this.#loseRace()
    this.#started = this.#deps.clock.now()
    this.#forgives = true
    this.wake()
  }

  /** Voids the race: it is thrown again when the table wakes. */
  #loseRace(): void {
    this.#loaded = { ...this.#loaded, race: null, ended: null }
    this.#raceController.drop()
  }

  /** Lets the table go: another process owns it now. */
  letGo(): void {
    if (this.#end !== null) return
    this.#away = false
    this.#finish('moved')
    this.#giveUp(this.#queue.splice(0), { code: 'moved' })
    if (!this.#running) this.#goOn()
  }

  /** Closes all pages as `moved`: they reconnect to the new owner. */
  dismiss(reason: CloseReason): void {
    this.#broadcaster.close(reason)
  }

  /** The store is unreachable: commands and clocks wait. */
  pause(): void {
    if (this.#away || this.#end !== null) return
    this.#away = true
    this.#loseRace()
    this.#broadcaster.pause()
    if (!this.#running) this.#goOn()
  }

  async resume(): Promise<void> {
    if (!this.#away || this.#running || this.#stopping) return
    this.#running = true
    const loaded = await this.#deps.reload(this.#loaded)
    this.#running = false
    if (!loaded.ok && loaded.fault.code === 'paused') return this.#goOn()
    this.#away = false
    this.#started = this.#deps.clock.now()
    this.#take(loaded, [])
    this.#broadcaster.resume(this.#loaded, this.#moment())
    // Waiting commands are checked again, and so are the clocks.
    if (this.#end === null) this.forgive()
    else this.#giveUp(this.#queue.splice(0), { code: this.#end })
    if (!this.#running) this.#goOn()
  }

  async stop(): Promise<void> {
    this.#stopping = true
    this.#timer?.()
    this.#botRunner.stop()
    this.#loseRace()
    if (this.#away) this.#giveUp(this.#queue.splice(0), { code: 'stopping' })
    this.#broadcaster.close('stopping')
    if (!this.isIdle) await new Promise<void>((resolve) => this.#rested.push(resolve))
  }

  #add(task: Task): void {
    if (this.#end !== null) this.#giveUp([task], { code: this.#end })
    else if (!this.#away || this.#mayWait(task)) this.#queue.push(task)
    if (!this.#running && !this.#away && this.#queue.length > 0) void this.#run()
  }

  /** Returns whether this task can wait while the store is unreachable. A page that connects gets the committed lines at once. */
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
    // Commands that arrive in the same tick share the batch.
    await null
    while (this.#queue.length > 0 && !this.#away) {
      const tasks = this.#queue.splice(0, BATCH_SIZE)
      try {
        await this.#work(tasks)
      } catch (bug) {
        const facts = { table: this.id, bug: String(bug), stack: (bug as Error).stack }
        this.#deps.log.error(facts, 'a batch of inputs failed')
        this.#giveUp(tasks, { code: 'internal' })
      }
    }
    this.#running = false
    this.#goOn()
  }

  /** After a batch: bots and race go on, the timer is set; an idle table reports itself, to be evicted. */
  #goOn(): void {
    const moment = this.#moment()
    const acts = !this.#stopping && this.#end === null && !this.#away
    if (acts && moment.now >= this.#paused) {
      this.#botRunner.look(this.#loaded, moment)
      this.#raceController.look()
      this.#prepare()
    }
    this.#schedule(moment)
    if (!this.isIdle) return
    this.#timer?.()
    this.#timer = null
    this.#raceController.rest()
    for (const tell of this.#rested.splice(0)) tell()
    this.#deps.rest()
  }

  /** Computes the game's material while the dice are being agreed on. */
  #prepare(): void {
    const { row, game } = this.#loaded
    if (row.status !== 'opening') return
    const host = [...this.#broadcaster.subscribers].find(({ identity }) => identity === row.host)
    const payer = row.host === null ? null : { guest: row.host, address: host?.address ?? null }
    this.#deps.material.request(game, row, payer, () => this.wake())
  }

  /** The table leaves memory: its material is freed. */
  release(): void {
    this.#deps.material.release()
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
    const deadline = Math.min(row.deadline ?? Infinity, this.#hosting.look(row, this.#broadcaster, now) ?? Infinity)
    if (deadline === Infinity || (this.#botRunner.busy && deadline <= now)) return
    // A passed deadline that changed nothing is checked again after a second, not at once.
    const wait = this.#paused > now ? this.#paused - now : deadline <= now ? 1000 : deadline - now
    this.#timer = this.#deps.clock.after(Math.min(wait, LONGEST), () => this.wake())
  }

  #moment(): Instant {
    return { now: this.#deps.clock.now(), steady: this.#deps.clock.steady(), started: this.#started }
  }

  /** Applies a batch, commits and broadcasts it; on a conflict, retries on the newest state. */
  async #work(given: readonly Task[]): Promise<void> {
    let tasks = given
    if (tasks.some((task) => this.#asksToLook(task)) && !(await this.#reload(tasks))) return
    const prepared = await prepare(tasks, this.#deps)
    for (let tries = 0; tries < 10 && tasks.length > 0; tries++) {
      const batch = this.#judge(tasks, prepared)
      if (!batch.pending.changed) return this.#broadcast(batch)
      const kept = await this.#deps.store.commit(writeOf(this.#loaded, batch.pending))
      if (kept.ok) return this.#broadcast(batch)
      const left = await this.#recover(kept.fault, tasks)
      if (left === null) return
      tasks = left
    }
    this.#giveUp(tasks, { code: 'storage' })
  }

  /** Returns whether the store must be read again for this task. */
  #asksToLook(task: Task): boolean {
    return task.kind === 'reload' || (task.kind === 'connect' && isAhead(task.hello, this.#loaded))
  }

  #judge(tasks: readonly Task[], prepared: Prepared): Batch {
    const context = contextOf(this.#loaded, {
      deps: this.#deps,
      broadcaster: this.#broadcaster,
      hosting: this.#hosting,
      moment: this.#moment(),
      forgives: this.#forgives,
    })
    const [{ isSaid }, { log }] = [this.#replies, this.#deps]
    return applyBatch(this.#loaded, tasks, { context, prepared, isSaid, stopping: this.#stopping, log })
  }

  /** Returns the tasks to apply again; null: all have been answered. */
  async #recover(fault: StoreFault, tasks: readonly Task[]): Promise<readonly Task[] | null> {
    switch (fault.code) {
      case 'conflict':
        return (await this.#reload(tasks)) ? tasks : null
      case 'applied':
        return this.#replies.again(tasks, fault.id)
      case 'gone': {
        const isLost = (task: Task) => task.kind === 'command' && task.subscriber.identity === fault.id
        this.#answer(tasks.filter(isLost), { code: 'no-identity' })
        const left = tasks.filter((task) => !isLost(task))
        return left.length < tasks.length || (await this.#reload(tasks)) ? left : null
      }
      case 'away':
        this.#hold(tasks)
        return null
      default:
        if (isCodeTaken(fault)) return tasks
        this.#deps.log.error({ table: this.id, fault }, 'nothing can be kept')
        this.#paused = this.#deps.clock.now() + PAUSE
        this.#giveUp(tasks, { code: fault.code === 'closed' ? 'stopping' : 'storage' })
        return null
    }
  }

  /** Puts the tasks back to the front of the queue, until the store can be reached again. */
  #hold(tasks: readonly Task[]): void {
    this.pause()
    this.#queue = [...tasks.filter(({ kind }) => kind === 'command'), ...this.#queue]
    const others = tasks.filter(({ kind }) => kind !== 'command')
    this.#giveUp(others, { code: 'paused' })
  }

  async #reload(tasks: readonly Task[]): Promise<boolean> {
    const loaded = await this.#deps.reload(this.#loaded)
    if (loaded.ok || loaded.fault.code !== 'paused') return this.#take(loaded, tasks)
    this.#hold(tasks)
    return false
  }

  /** Takes over the reloaded table and broadcasts the difference. Returns false if it is gone or moved. */
  #take(loaded: Result<Loaded, Refusal>, tasks: readonly Task[]): boolean {
    if (!loaded.ok) {
      const { code } = loaded.fault
      if (code === 'no-such-table') this.#finish('gone')
      if (code === 'moved') this.letGo()
      this.#giveUp(tasks, code === 'no-such-table' ? { code: 'gone' } : loaded.fault)
      return false
    }
    const [before, moment] = [this.#loaded, this.#moment()]
    this.#raceController.catchUp(moment.steady)
    const { row, lines } = loaded.value
    const isSame = row.seq === before.row.seq && row.takebacks === before.row.takebacks
    this.#loaded = isSame ? { ...loaded.value, race: before.race, ended: before.ended } : loaded.value
    if (!isSame) this.#raceController.drop()
    const differs = before.lines.findIndex((line, i) => line !== lines[i])
    const keep = differs < 0 ? Math.min(before.lines.length, lines.length) : differs
    const pending: PendingTable = { ...pendingOf(loaded.value), keep, added: lines.slice(keep) }
    this.#broadcaster.tell(before, pending, this.#loaded, moment)
    const { position, race } = this.#loaded
    if (position !== null && race === null && isOptional(position.turn)) this.wake()
    return true
  }

  #finish(why: 'gone' | 'moved'): void {
    this.#end = why
    this.#timer?.()
    this.#timer = null
    this.#botRunner.stop()
    this.#loseRace()
    this.#broadcaster.close(why)
  }

  #broadcast({ pending, verdicts }: Batch): void {
    const [before, moment]: [Kept, Instant] = [this.#loaded, this.#moment()]
    this.#raceController.catchUp(moment.steady)
    if (pending.removed) this.#remove(verdicts)
    else this.#adopt(pending)
    // An event has ended the game, perhaps during a race.
    if (pending.row.status === 'closed' && before.row.status === 'playing') this.#raceController.drop()
    this.#broadcaster.tell(before, pending, this.#loaded, moment)
    this.#raceOn(before, pending, moment)
    for (const { task, refusal, seq } of verdicts) {
      if (task.kind === 'wake') this.#forgives = false
      if (task.kind === 'command' && refusal === null) this.#pace.list(task, this.#loaded)
      if (task.kind === 'command' && refusal === null) this.#replies.done(task, seq)
      else if (task.kind === 'command') this.#answer([task], refusal ?? { code: 'internal' })
      else if (task.kind === 'connect') this.#welcome(task)
      else if (task.kind === 'reload') task.done()
    }
    const moved = this.#broadcaster.hasMoved() || pending.row.seats !== before.row.seats
    if (moved) this.#broadcaster.tellPresence(this.#loaded, moment)
    for (const call of notificationsOf(before, { pending, verdicts }, this.#broadcaster.isLooking))
      this.#deps.call?.(call)
  }

  /** The command that removed the table is answered before the pages are closed. */
  #remove(verdicts: Batch['verdicts']): void {
    for (const { task, refusal, seq } of verdicts)
      if (task.kind === 'command' && refusal === null) this.#replies.done(task, seq)
    this.#finish('gone')
  }

  #adopt(pending: PendingTable): void {
    const { row, notes, position, ended, keep, added } = pending
    const { lines } = this.#loaded
    if (keep < lines.length) lines.length = keep
    for (const line of added) lines.push(line)
    const race = this.#raceController.timed(pending.race)
    this.#loaded = { ...this.#loaded, row: pending.changed ? { ...row, notes } : row, notes, position, race, ended }
  }

  /** A race has begun, or its state has changed. */
  #raceOn(before: Kept, { race, row }: PendingTable, { steady }: Instant): void {
    if (this.#stopping || this.#end !== null) return
    if (race?.show === Infinity) this.#raceController.begin(steady)
    else if (race !== null && (race !== before.race || row.seats !== before.row.seats)) this.#raceController.askBots()
  }

  async #refuse(task: CommandTask, refusal: Refusal): Promise<void> {
    await this.#replies.refuse(task, refusal, () => {
      const waits = this.#end === null && !this.#stopping && refusal.code !== 'paused'
      if (waits) this.#hold([task])
      return waits
    })
    if (!this.#running) this.#goOn()
  }

  #welcome({ subscriber, hello, answer }: ConnectTask): void {
    const refusal = this.#stopping ? 'stopping' : this.#end
    if (refusal !== null) {
      answer(bad({ code: refusal }))
      return
    }
    const moment = this.#moment()
    this.#broadcaster.welcome(subscriber, hello, this.#loaded, moment)
    this.#raceController.show(subscriber, moment.steady)
    answer(good(this.#connectionOf(subscriber)))
  }

  #connectionOf(subscriber: Subscriber): Connection {
    return {
      command: (command) => {
        if (!this.#broadcaster.has(subscriber)) return
        if (command.kind === 'read') this.#raceController.read(subscriber.identity, command.line)
        const task: CommandTask = { kind: 'command', subscriber, command }
        const refusal = this.#pace.refusal(subscriber, command)
        if (refusal !== null) this.#broadcaster.send(subscriber, { kind: 'refused', id: command.id, refusal })
        else if (!this.#raceController.take(task)) this.#add(task)
      },
      leave: () => {
        if (this.#broadcaster.remove(subscriber)) this.#add({ kind: 'look' })
      },
    }
  }

  /** Refuses all commands; pages that connect get the committed lines, unless they have seen more. */
  #giveUp(tasks: readonly Task[], refusal: Refusal): void {
    this.#answer(tasks, refusal)
    for (const task of tasks) {
      if (task.kind === 'connect' && this.#asksToLook(task)) task.answer(bad(refusal))
      else if (task.kind === 'connect') this.#welcome(task)
      if (task.kind === 'reload') task.done()
    }
  }

  #answer(tasks: readonly Task[], refusal: Refusal): void {
    for (const task of commandsIn(tasks)) void this.#refuse(task, refusal)
  }
}
