/** People who play one table after the other, as long as the world is not calm; then they play theirs to an end. */
import type { Seat } from '../engine/contract.ts'
import type { Chance } from './chance.ts'
import type { Device } from './device.ts'
import { Hostile, type Mood, Tab } from './people.ts'
import type { Manner, PartyPlan } from './plan.ts'
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
  readonly mood: Mood = { isCalm: false, isLate: false }
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
      await this.#until(() => this.tabs.some(({ isOver }) => isOver))
      await this.world.scheduler.wait(this.#chance.between(200, 3000))
      if (!this.mood.isCalm) this.leave()
    } while (!this.mood.isCalm)
    this.isDone = true
  }

  async #create(): Promise<string> {
    const { game, options, seats, clock } = this.plan
    const [host] = this.members as [Member]
    const timed = clock === null ? ({ kind: 'none' } as const) : ({ kind: 'live', ...clock } as const)
    const body = { game, options, seats, clock: timed, listed: false } as Parameters<World['createTable']>[1]
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
    const chance = this.#chance.of(`${device.name} ${table} ${this.tabs.length}`)
    if (manner === 'hostile') {
      this.#hostiles.push(new Hostile(device, table, chance))
      return
    }
    const { seats, bots } = this.plan
    const robots = Array.from({ length: bots }, (_, i) => seats - bots + i)
    const role = { table, seat, isHost: seat === 0, bots: robots }
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
