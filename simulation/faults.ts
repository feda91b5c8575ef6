/** The faults, one kind after the other: each begins at its moment and ends by itself. */
import type { Device } from './device.ts'
import type { Fault, FaultKind } from './scenario.ts'
import type { ServerProcess } from './server.ts'
import type { World } from './world.ts'

const HOUR = 3_600_000
const NOTICED_MS = 4100
const STORM = { latency: 250, jitter: 900, loss: 0.2 }

export class Faults {
  readonly #world: World
  /** What would end later, and how. */
  readonly #open = new Set<() => void>()
  #isCalm = false
  count = 0

  constructor(world: World) {
    this.#world = world
  }

  plan(): void {
    for (const fault of this.#world.plan.faults) this.#world.scheduler.at(fault.at, () => this.#happen(fault))
  }

  /** All ends now. */
  mend(): void {
    this.#isCalm = true
    for (const end of [...this.#open]) end()
    this.#finishUpgrade()
  }

  /** An upgrade that was begun reaches every process. */
  #finishUpgrade(): void {
    const { slots } = this.#world
    if (!slots.some(({ hasUpgraded }) => hasUpgraded)) return
    for (const slot of slots) {
      const { process } = slot
      slot.release = 'new'
      if (process?.release !== 'old') continue
      this.#exchange(process, this.#world.plan.store === 'sqlite' ? null : process.name, 1000, false)
    }
  }

  #happen(fault: Fault): void {
    if (this.#isCalm) return
    const { running, devices } = this.#world
    const server = running[fault.who % Math.max(1, running.length)]
    const device = devices[fault.who % Math.max(1, devices.length)]
    const did = this.#onServer(fault, server) || this.#onDevice(fault, device, server)
    if (did !== false) this.count++
  }

  #end(ms: number, end: () => void): void {
    const once = (): void => {
      if (this.#open.delete(once)) end()
    }
    this.#open.add(once)
    this.#world.scheduler.after(ms, once)
  }

  #tell(kind: FaultKind, whom: string, ms?: number): void {
    this.#world.trace('fault', `${kind} ${whom}${ms === undefined ? '' : ` for ${Math.round(ms)} ms`}`)
  }

  /** In its place, after a while, another one starts. */
  #replace(server: ServerProcess, ms: number): void {
    const slot = this.#world.slots.find(({ process }) => process === server)
    if (slot === undefined) return
    this.#end(Math.min(ms, 5000), () => {
      if (slot.process === server) this.#world.startIn(slot)
    })
  }

  /** Its process ends, in peace or not, and another one starts. */
  #exchange(server: ServerProcess, owner: string | null, ms: number, isKilled: boolean): void {
    const { machine, world } = server
    machine.onDeath(() => this.#replace(server, ms))
    // Tables that are let go in peace lose no time: another process has them at once.
    if (!isKilled && owner === null) world.checks.troubled(owner)
    if (isKilled) machine.die()
    else void server.stop()
  }

  #onServer(fault: Fault, server: ServerProcess | undefined): boolean {
    if (server === undefined) return false
    const { kind, ms, n } = fault
    const { world } = this
    const { machine } = server
    const owner = world.plan.store === 'sqlite' ? null : server.name
    switch (kind) {
      case 'kill':
        this.#tell(kind, server.name)
        machine.die()
        this.#replace(server, ms)
        return true
      case 'power':
        this.#tell(kind, server.name)
        world.losePower(machine)
        this.#replace(server, ms)
        return true
      case 'burn':
        this.#tell(kind, `${server.name} at its effect ${1 + (n % 30)}`)
        machine.onDeath(() => this.#replace(server, ms))
        machine.burn(1 + (n % 30))
        return true
      case 'hang':
      case 'freeze':
        if (machine.isHung) return false
        this.#tell(kind, server.name, ms)
        this.#hang(server, owner, ms, kind === 'freeze')
        return true
      case 'replace':
        if (server.isStopping || !server.isReady || machine.isHung) return false
        this.#tell(kind, server.name)
        this.#exchange(server, owner, ms, false)
        return true
      case 'upgrade': {
        const slot = world.slots.find(({ process }) => process === server)
        if (slot === undefined || server.isStopping || !server.isReady || machine.isHung) return false
        slot.release = server.release === 'old' ? 'new' : 'old'
        this.#tell(kind, `${server.name} to the ${slot.release} release`)
        this.#exchange(server, owner, ms, n % 3 === 0)
        return true
      }
      case 'step':
        this.#tell(kind, server.name)
        machine.clock.step(((n % 5) - 2) * HOUR)
        return true
      default:
        return this.#onConnections(fault, server)
    }
  }

  /** Faults between a server and its database, its peers or its balancer. */
  #onConnections({ kind, ms, n, other }: Fault, server: ServerProcess): boolean {
    const { world } = this
    switch (kind) {
      case 'cut':
        this.#cut(server, ms, n % 3 === 0)
        return true
      case 'failover':
        this.#tell(kind, 'the database', ms)
        for (const one of world.running) this.#cut(one, ms, false)
        return true
      case 'deafen':
        this.#tell(kind, server.name, ms)
        server.store.deafen()
        this.#end(ms, () => server.machine.run(() => server.store.undeafen()))
        return true
      case 'lose-claims':
        this.#tell(kind, server.name)
        server.store.loseClaims(1 + (n % 3))
        return true
      case 'part-servers': {
        const peer = world.running[other % world.running.length]
        if (peer === undefined || peer === server) return false
        this.#part(server.name, peer.name, ms)
        return true
      }
      case 'scramble':
        this.#tell(kind, 'the balancer', ms)
        world.isScrambled = true
        this.#end(ms, () => {
          world.isScrambled = false
        })
        return true
      default:
        return false
    }
  }

  #hang(server: ServerProcess, owner: string | null, ms: number, withClock: boolean): void {
    const { machine, world } = server
    const began = world.scheduler.now
    machine.hang()
    if (withClock) machine.clock.freeze()
    this.#end(ms, () => {
      machine.clock.thaw()
      machine.goOn()
      // A frozen clock charges no time, and the server notices only breaks of some seconds (server/process/heartbeat.ts).
      if (!machine.isAlive || withClock || world.scheduler.now - began < NOTICED_MS) return
      world.checks.troubled(owner)
      world.checks.well(owner)
    })
  }

  get world(): World {
    return this.#world
  }

  #cut(server: ServerProcess, ms: number, quietly: boolean): void {
    this.#tell('cut', `${server.name} from the database${quietly ? ', quietly' : ''}`, ms)
    server.store.cut(quietly)
    this.#end(ms, () => server.store.mend())
  }

  #part(a: string, b: string, ms: number): void {
    this.#tell('part', `${a} from ${b}`, ms)
    const { network } = this.#world
    network.part(a, b)
    this.#end(ms, () => network.join(a, b))
  }

  #onDevice(fault: Fault, device: Device | undefined, server: ServerProcess | undefined): boolean {
    if (device === undefined) return false
    const { kind, ms, n } = fault
    const world = this.#world
    const { machine } = device
    switch (kind) {
      case 'part':
        if (server === undefined) return false
        this.#part(device.name, server.name, ms)
        return true
      case 'storm':
        this.#tell(kind, device.name, ms)
        world.network.setWeather(device.name, STORM)
        this.#end(ms, () => world.network.setWeather(device.name, { latency: 20, jitter: 20, loss: 0.01 }))
        return true
      case 'break':
        this.#tell(kind, device.name)
        device.breakLines()
        return true
      case 'half-open':
        this.#tell(kind, device.name)
        device.halfOpen()
        return true
      case 'sleep':
        if (machine.isHung) return false
        this.#tell(kind, device.name, ms)
        device.isHidden = true
        device.networkEvent('covered')
        machine.hang()
        this.#end(ms, () => {
          // Long asleep, a device has lost its lines.
          if (ms > 20_000) device.breakLines()
          machine.goOn()
          device.isHidden = false
          device.networkEvent('wake')
        })
        return true
      case 'device-step':
        this.#tell(kind, device.name)
        machine.clock.step(((n % 5) - 2) * HOUR)
        return true
      case 'cover':
        this.#tell(kind, device.name, ms)
        device.isHidden = true
        device.networkEvent('covered')
        this.#end(ms, () => {
          device.isHidden = false
          device.networkEvent('wake')
        })
        return true
      default:
        return this.#onPages(fault, device)
    }
  }

  /** Faults of a device's pages and of what they store. */
  #onPages({ kind, n }: Fault, device: Device): boolean {
    const { machine } = device
    const party = this.#world.partyOf(device)
    switch (kind) {
      case 'reload':
      case 'lose-notes':
        if (machine.isHung) return false
        this.#tell(kind, device.name)
        if (kind === 'lose-notes') device.notes.clear()
        if (n % 4 === 0) device.halfOpen()
        party?.reload(device)
        return true
      case 'lose-storage':
        if (machine.isHung || party?.loseStorage(device) !== true) return false
        this.#tell(kind, device.name)
        return true
      case 'second-tab':
        if (machine.isHung) return false
        this.#tell(kind, device.name)
        party?.secondTab(device)
        return true
      default:
        return false
    }
  }
}
