/** People who play one table after the other, as long as the world is not calm; then they play theirs to an end. */
import type { Seat } from '../engine/contract.ts'
import type { Chance } from './chance.ts'
import type { Device } from './device.ts'
import { Hostile, type Mood, Tab } from './people.ts'
import type { Manner, PartyPlan } from './scenario.ts'
import type { World } from './world.ts'

interface Member {
  readonly device: Device
  readonly manner: Manner
  readonly seat: Seat | null
}

export class Party {
  readonly plan: PartyPlan
  readonly world: World
  readonly members: readonly Member[]
  readonly mood: Mood = { isCalm: false, isLate: false, hasLost: false }
  readonly #chance: Chance
  tabs: Tab[] = []
  readonly tables: string[] = []
  #hostiles: Hostile[] = []
  isDone = false

  constructor(world: World, plan: PartyPlan, index: number, chance: Chance) {
    this.world = world
    this.plan = plan
    this.#chance = chance
    const sitters = plan.seats - plan.bots
    this.members = plan.people.map((manner, i) => {
      const device = world.addDevice(`p${index}d${i}`)
      return { device, manner, seat: i < sitters ? i : null }
    })
  }

  async run(): Promise<void> {
    await Promise.all(this.members.map(({ device }) => device.arrive()))
    do {
      await this.#sitAt(await this.#create())
      await this.#until(() => this.tabs.some(({ isOver }) => isOver) || this.#isAbandoned())
      await this.world.scheduler.wait(this.#chance.between(200, 3000))
      if (!this.mood.isCalm) this.leave()
    } while (!this.mood.isCalm)
    this.isDone = true
  }

  async #create(): Promise<string> {
    const { game, options, seats, clock } = this.plan
    const [host] = this.members as [Member]
    const timed = clock === null ? ({ kind: 'none' } as const) : ({ kind: 'live', ...clock } as const)
    const body = { game, options, seats, clock: timed, listed: false, away: 30 } as Parameters<World['createTable']>[1]
    const table = await this.world.createTable(host.device, body)
    this.tables.push(table)
    return table
  }

  async #sitAt(table: string): Promise<void> {
    for (const member of this.members) {
      await this.world.scheduler.wait(this.#chance.skewed(0, 300))
      this.openTab(member, table)
    }
  }

  openTab(member: Member, table: string): void {
    const { device, manner, seat } = member
    // It comes when it is known again.
    if (device.identity === '') return
    device.loadPage()
    const chance = this.#chance.of(`${device.name} ${table} ${this.tabs.length}`)
    if (manner === 'hostile') {
      this.#hostiles.push(new Hostile(device, table, chance))
      return
    }
    const { seats, bots } = this.plan
    const robots = Array.from({ length: bots }, (_, i) => seats - bots + i)
    const role = { table, seat, isHost: seat === 0, bots: robots, reload: () => this.reload(device) }
    this.tabs.push(new Tab(device, role, manner, this.mood, chance))
  }

  /** The page of a device is loaded anew; its tabs begin afresh. */
  reload(device: Device): void {
    const table = this.tables.at(-1)
    const own = this.tabs.filter((tab) => tab.device === device)
    if (table === undefined || own.length === 0) return
    this.tabs = this.tabs.filter((tab) => tab.device !== device)
    for (const tab of own) tab.close()
    const member = this.members.find((one) => one.device === device) as Member
    this.openTab(member, table)
  }

  /** Returns false if there is nothing to lose yet. */
  loseStorage(device: Device): boolean {
    const member = this.members.find((one) => one.device === device) as Member
    if (device.identity === '' || member.manner === 'hostile') return false
    for (const tab of this.tabs.filter((one) => one.device === device)) tab.close()
    this.tabs = this.tabs.filter((tab) => tab.device !== device)
    device.loseStorage()
    this.mood.hasLost = true
    void device.arrive().then(() => {
      const table = this.tables.at(-1)
      if (table !== undefined && !this.tabs.some((tab) => tab.device === device)) this.openTab(member, table)
    })
    return true
  }

  /** All who sat at the last table have lost what they were known by: it stays as it is until it expires. */
  #isAbandoned(): boolean {
    const row = this.world.checks.tables.get(this.tables.at(-1) ?? '')?.row
    if (row === undefined || !this.mood.hasLost) return false
    const known = new Set(this.members.map(({ device }) => device.identity))
    const people = row.seats.map((sitter) => (sitter.kind === 'person' ? sitter.identity : null))
    return ![row.host, ...people].some((identity) => identity !== null && known.has(identity))
  }

  secondTab(device: Device): void {
    const table = this.tables.at(-1)
    const member = this.members.find((one) => one.device === device)
    if (table === undefined || member === undefined || member.manner === 'hostile') return
    if (this.tabs.filter((tab) => tab.device === device).length < 3) this.openTab(member, table)
  }

  leave(): void {
    for (const tab of this.tabs.splice(0)) tab.close()
    for (const one of this.#hostiles.splice(0)) one.close()
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await this.world.scheduler.wait(250)
  }
}
