/**
 * Start here: a world from a seed. Servers, a database, a balancer, a network, devices and people in one thread and in virtual time;
 * faults come as planned, then all is mended, all people play to the end of their games, and the final checks run.
 *
 *     scheduler.ts  virtual time            machine.ts  what hangs and dies, and its clocks     network.ts  connections
 *     database.ts   what is kept            store.ts    the way to it                           server.ts   the real server
 *     device.ts     the real client         people.ts   who uses it, party.ts: together         scenario.ts     what a seed means
 *     releases.ts   an upgrade              clocks.ts   what may be charged                     history.ts  a table's past
 *     faults.ts     what goes wrong         checks.ts   what must never be                      bugs.ts     planted bugs
 */
import type { NewTable } from '../protocol/http.ts'
import type { Bugs } from './bugs.ts'
import { Chance } from './chance.ts'
import { Checks, type Wrong } from './checks.ts'
import { Database } from './database.ts'
import { Device } from './device.ts'
import { Faults } from './faults.ts'
import { Machine } from './machine.ts'
import { Network } from './network.ts'
import { Party } from './party.ts'
import type { Release } from './releases.ts'
import type { Scenario } from './scenario.ts'
import { Scheduler } from './scheduler.ts'
import { ServerProcess } from './server.ts'
import { SimulatedStore } from './store.ts'

/** In virtual ms. */
const STUCK_MS = 120_000
const LATE_MS = 8000
const REST_MS = 150_000
const REQUEST_MS = 4000

export interface RunReport {
  readonly seed: number
  readonly wrongs: readonly Wrong[]
  readonly faults: number
  readonly events: number
  /** In virtual ms. */
  readonly time: number
  readonly counts: Checks['counts']
  readonly story: readonly string[]
}

/** A place for a server: it is filled again after its process has ended. */
interface Slot {
  process: ServerProcess | null
  starts: number
  /** Of the next process that starts here. */
  release: Release
  hasUpgraded: boolean
}

export class World {
  readonly plan: Scenario
  readonly bugs: Bugs
  readonly scheduler = new Scheduler()
  readonly chance: Chance
  readonly network: Network
  readonly database: Database
  readonly checks: Checks
  readonly faults: Faults
  readonly slots: Slot[]
  readonly devices: Device[] = []
  readonly parties: Party[]
  readonly #processes = new Map<string, ServerProcess>()
  readonly #dark = new Set<Machine>()
  readonly #told: string[] | null
  readonly #balance: Chance
  isScrambled = false

  constructor(plan: Scenario, bugs: Bugs = {}, traces: 'all' | 'faults' | 'nothing' = 'nothing') {
    this.plan = plan
    this.bugs = bugs
    this.chance = new Chance(plan.seed, 'world')
    this.network = new Network(this.scheduler, this.chance.of('network'))
    this.database = new Database(this.scheduler, bugs.database)
    this.checks = new Checks(this.scheduler, this.database)
    this.faults = new Faults(this)
    this.#told = traces === 'nothing' ? null : []
    if (traces === 'all') this.checks.onFrame = (who, what) => this.trace(who, what)
    this.#balance = this.chance.of('balancer')
    this.slots = Array.from({ length: plan.processes }, () => ({
      process: null,
      starts: 0,
      release: 'old',
      hasUpgraded: false,
    }))
    this.parties = plan.parties.map((one, i) => new Party(this, one, i, this.chance.of(`party ${i}`)))
  }

  async run(): Promise<RunReport> {
    const crash = (bug: unknown): void => this.complain('code', String((bug as Error).stack ?? bug))
    process.on('unhandledRejection', crash)
    try {
      await this.#live()
    } finally {
      process.off('unhandledRejection', crash)
    }
    const { seed } = this.plan
    const { wrongs, counts } = this.checks
    const { steps: events, now: time } = this.scheduler
    return { seed, wrongs, faults: this.faults.count, events, time, counts, story: this.#told ?? [] }
  }

  async #live(): Promise<void> {
    for (const slot of this.slots) this.startIn(slot)
    for (const party of this.parties) void party.run()
    this.faults.plan()
    const isWrong = (): boolean => this.checks.wrongs.length > 0
    await this.scheduler.run(this.plan.duration, isWrong)
    if (isWrong()) return
    this.trace('world', 'all is mended')
    this.faults.mend()
    for (const { mood } of this.parties) mood.isCalm = true
    this.scheduler.after(LATE_MS, () => {
      for (const { mood } of this.parties) mood.isLate = true
    })
    await this.#playOut(isWrong)
    if (isWrong()) return
    await this.#lookBack()
    if (isWrong()) return
    await this.#empty()
  }

  /** Liveness: without faults every table goes on until its end. */
  async #playOut(isWrong: () => boolean): Promise<void> {
    const progress = (): string =>
      this.parties.map(({ tables, isDone }) => `${tables.length} ${isDone}`).join() + this.checks.counts.lines
    const isDone = (): boolean => isWrong() || this.parties.every((party) => party.isDone)
    while (!isDone()) {
      const before = progress()
      await this.scheduler.run(this.scheduler.now + STUCK_MS, isDone)
      if (!isDone() && progress() === before) {
        const stuck = this.parties.filter((party) => !party.isDone).map((party) => party.tables.at(-1) ?? 'no table')
        this.checks.wrong(`nothing goes on for ${STUCK_MS / 1000} s: ${stuck.map((id) => this.#how(id)).join('; ')}`)
      }
    }
    if (!isWrong()) await this.scheduler.run(this.scheduler.now + 30_000)
  }

  #how(table: string): string {
    const history = this.checks.tables.get(table)
    const pages = this.parties.flatMap(({ tabs }) => tabs.filter((tab) => tab.role.table === table))
    const lines = pages.map(({ device, now }) => `${device.name} ${now.connection.kind} ${now.unanswered}`)
    return `${table} ${history?.row.status} after ${history?.steps.length} lines (${lines.join(', ')})`
  }

  async #lookBack(): Promise<void> {
    for (const party of this.parties) {
      for (const tab of party.tabs) {
        const { remote, device, role, now } = tab
        if (now.unanswered > 0)
          this.checks.wrong(`${device.name}: never answered: ${this.checks.unanswered(device.identity, role.table)}`)
        if (now.connection.kind !== 'open')
          this.checks.wrong(`${device.name}: its page is ${JSON.stringify(now.connection)}`)
        this.checks.checkPage(role.table, device.name, remote.log().split('\n').slice(1))
      }
      const [reader] = party.members
      for (const table of new Set(party.tables)) {
        if (reader === undefined || !this.checks.tables.get(table)?.isOver) continue
        const asked = this.request(reader.device, (server) => server.log(table))
        let text: string | null = null
        void asked.then((found) => {
          text = found
        })
        await this.scheduler.run(this.scheduler.now + STUCK_MS, () => text !== null)
        if (text === null) this.checks.wrong(`table ${table}: its log cannot be had`)
        else this.checks.checkLog(table, text)
      }
    }
  }

  /** All people leave: no table, guest or socket stays in memory, and every process stops. */
  async #empty(): Promise<void> {
    for (const party of this.parties) party.leave()
    await this.scheduler.run(this.scheduler.now + REST_MS)
    const abandoned = [...this.checks.tables.values()].filter(({ row }) => row.status === 'playing').length
    for (const { process } of this.slots) {
      if (process === null) continue
      const size = { ...process.tables?.size, sockets: process.door?.size, pushes: process.push?.size }
      // A push may wait for its next try, and bots may play on where all people have lost their storage; nothing else is left.
      const tables = Math.max(0, (size.tables ?? 0) - abandoned)
      if (tables + (size.subscribers ?? 0) + (size.sockets ?? 0) > 0)
        this.checks.wrong(`${process.name}: in memory is still ${JSON.stringify(size)}`)
    }
    for (const { process } of this.slots) void process?.stop()
    await this.scheduler.run(this.scheduler.now + 20_000)
    for (const { process } of this.slots)
      if (process?.machine.isAlive) this.checks.wrong(`${process.name}: it does not stop`)
  }

  // Servers

  startIn(slot: Slot): void {
    const index = this.slots.indexOf(slot)
    const name = `s${index}.${slot.starts++}`
    const chance = this.chance.of(`server ${name}`)
    const machine = new Machine(name, this.scheduler, chance.between(-2e-4, 2e-4), chance.between(-100, 100))
    const { store: kind } = this.plan
    const bugs = this.bugs.line
    const given = { kind, machine, database: this.database, chance: chance.of('store'), ...(bugs ? { bugs } : {}) }
    const store = new SimulatedStore(given)
    store.onTrouble = (isAway) => (isAway ? this.checks.troubled(name) : this.checks.well(name))
    if (slot.release === 'new') slot.hasUpgraded = true
    const process = new ServerProcess(this, { machine, store, chance, release: slot.release })
    slot.process = process
    this.#processes.set(name, process)
    machine.onDeath(() => {
      this.trace(name, 'is dead')
      if (!process.isStopping) this.checks.troubled(kind === 'sqlite' ? null : name)
    })
    this.trace(name, slot.release === 'old' ? 'starts' : 'starts, of the new release')
    void process.start().then(() => {
      this.trace(name, 'is ready')
      if (kind === 'sqlite') this.checks.well(null)
    })
  }

  processOf(name: string): ServerProcess | null {
    return this.#processes.get(name) ?? null
  }

  get running(): readonly ServerProcess[] {
    return this.slots.flatMap(({ process }) => (process?.machine.isAlive ? [process] : []))
  }

  /** The balancer's choice for a page of this table. */
  route(table: string): ServerProcess | null {
    const ready = this.slots.flatMap(({ process }) => process ?? [])
    if (ready.length === 0) return null
    const isRandom = this.plan.balancer === 'random' || this.isScrambled
    let hash = 0
    for (const letter of table) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003
    return ready[isRandom ? this.#balance.below(ready.length) : hash % ready.length] ?? null
  }

  losePower(machine: Machine): void {
    this.#dark.add(machine)
    machine.die()
  }

  isPowerLost(machine: Machine): boolean {
    return this.#dark.has(machine)
  }

  // Devices

  addDevice(name: string): Device {
    const chance = this.chance.of(`device ${name}`)
    const machine = new Machine(name, this.scheduler, chance.between(-5e-4, 5e-4), chance.between(-5e5, 5e5))
    this.network.setWeather(name, { latency: chance.skewed(1, 80), jitter: chance.skewed(0, 60), loss: 0.01 })
    const device = new Device(this, machine, chance)
    this.devices.push(device)
    return device
  }

  partyOf(device: Device): Party | undefined {
    return this.parties.find(({ members }) => members.some((member) => member.device === device))
  }

  /** A request over HTTP, again and again until it is answered. */
  async request<Value>(device: Device, ask: (server: ServerProcess) => Promise<Value | null>): Promise<Value> {
    for (;;) {
      const answer = await this.#once(device, ask)
      if (answer !== null) return answer
      await new Promise<void>((resolve) => device.clock.after(500, resolve))
    }
  }

  #once<Value>(device: Device, ask: (server: ServerProcess) => Promise<Value | null>): Promise<Value | null> {
    return new Promise((resolve) => {
      device.clock.after(REQUEST_MS, () => resolve(null))
      const server = this.route('')
      if (server === null) return
      const way = (): number => this.network.delay(device.name, server.name)
      this.scheduler.after(way(), () => {
        if (this.network.isParted(device.name, server.name) || !server.isReady) return
        server.machine.run(() => {
          void ask(server).then((answer) => {
            if (!server.machine.acts()) return
            this.scheduler.after(way(), () => device.machine.run(() => resolve(answer)))
          })
        })
      })
    })
  }

  createTable(device: Device, body: NewTable): Promise<string> {
    return this.request(device, (server) => server.create(device.cookie, body))
  }

  // Traces and complaints

  trace(who: string, what: string): void {
    this.#told?.push(`${(this.scheduler.now / 1000).toFixed(3).padStart(9)} s  ${who}: ${what}`)
  }

  /** A server has logged an error. */
  complain(who: string, what: string): void {
    this.trace(who, what)
    this.checks.wrong(`${who}: ${what}`)
  }

  onPush(identity: string, table: string): void {
    const history = this.checks.tables.get(table)
    if (
      history !== undefined &&
      !history.row.seats.some((seat) => seat.kind === 'person' && seat.identity === identity)
    )
      this.checks.wrong(`table ${table}: a push to somebody who does not sit there`)
  }
}
