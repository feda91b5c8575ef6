/** A person's device: a browser with a cookie, notes and tabs, each with the page's own client of a table. */

import type { NetworkEvent, OpenWire, WireEvents } from '../web/host/remote/link.ts'
import { RemoteTable } from '../web/host/remote/remote-table.ts'
import type { Chance } from './chance.ts'
import { type Machine, PageClock } from './machine.ts'
import { type Message, Pipe, ServerSocket } from './network.ts'
import { GAMES, type Release, saidBy } from './releases.ts'
import type { World } from './world.ts'

interface Line {
  readonly up: Pipe<Message | 'upgrade'>
  readonly down: Pipe<Message>
  /** The browser tells the page that it has ended. */
  readonly end: () => void
}

export class Device {
  readonly world: World
  readonly machine: Machine
  readonly chance: Chance
  readonly clock: PageClock
  readonly notes = new Map<string, string>()
  readonly #networkListeners = new Set<(networkEvent: NetworkEvent) => void>()
  readonly #lines = new Set<Line>()
  readonly #sent: ((text: string) => string) | undefined
  isHidden = false
  /** Of the page that is loaded. */
  release: Release = 'old'
  cookie = ''
  identity = ''

  constructor(world: World, machine: Machine, chance: Chance) {
    this.world = world
    this.machine = machine
    this.chance = chance
    this.clock = new PageClock(machine.clock)
    this.#sent = world.bugs.sent?.()
  }

  get name(): string {
    return this.machine.name
  }

  /** Until it is known to the server. */
  async arrive(): Promise<void> {
    const made = await this.world.request(this, (server) => server.welcome())
    this.cookie = made.cookie
    this.identity = made.id
    this.world.checks.introduce(this.identity, this.name)
  }

  /** The page comes from the process that the balancer chooses; while there is none, the browser has the last one. */
  loadPage(): void {
    const server = this.world.route('')
    if (server?.isReady) this.release = server.release
  }

  /** Its cookie and all it has stored are gone: to the server it is a new guest. */
  loseStorage(): void {
    this.cookie = ''
    this.identity = ''
    this.notes.clear()
  }

  open(table: string, spectate = false): RemoteTable {
    return new RemoteTable(table, {
      clock: this.clock,
      random: (into) => this.chance.fill(into),
      wire: this.wire(table),
      networkEvents: (call) => {
        this.#networkListeners.add(call)
        return () => this.#networkListeners.delete(call)
      },
      isHidden: () => this.isHidden,
      load: GAMES[this.release].load,
      notes: {
        recall: (name) => this.notes.get(name) ?? '',
        keep: (name, text) => void this.notes.set(name, text),
      },
      guest: () => 'a guest',
      spectate,
    })
  }

  // Its network

  wire(table: string): OpenWire {
    return (events) => this.#connect(table, events)
  }

  #connect(table: string, events: WireEvents) {
    const { world, machine } = this
    const server = world.route(table)
    if (server === null) {
      machine.clock.after(20, () => events.closed(1006))
      return { send: () => undefined, close: () => undefined }
    }
    let isOver = false
    const over = (): void => {
      isOver = true
      this.#lines.delete(line)
      down.close()
    }
    const end = (code: number): void => {
      if (isOver) return
      over()
      events.closed(code)
    }
    const down = new Pipe<Message>(world.network, server.machine, machine, (message) => {
      if (isOver) return
      if (message.kind === 'opened') events.opened()
      else if (message.kind === 'text') events.heard(message.text)
      else if (message.kind === 'ping') up.send({ kind: 'pong', data: message.data })
      else if (message.kind === 'close') {
        up.send({ kind: 'close', code: message.code })
        end(message.code)
      } else if (message.kind === 'end') end(1006)
    })
    const socket = new ServerSocket(down, () => undefined)
    const { identity, cookie, release } = this
    socket.tap = (text) => {
      world.checks.onServerFrame(identity, table, text)
      if (release === 'old' && text.includes('"unsupported-version"'))
        world.checks.wrong(`${machine.name}: a page of the old release is refused`)
    }
    const up = new Pipe<Message | 'upgrade'>(world.network, machine, server.machine, (message) => {
      if (message !== 'upgrade') socket.hear(message)
      else server.accept(socket, table, { host: 'iacta', cookie: `iacta=${cookie}` }, machine.name)
    })
    // A machine without power says nothing; one that has lost its process says so.
    up.onDead = () => {
      if (!world.isPowerLost(server.machine)) down.send({ kind: 'end' }, true)
    }
    const line: Line = { up, down, end: () => machine.run(() => end(1006)) }
    this.#lines.add(line)
    up.send('upgrade')
    return {
      send: (given: string) => {
        const text = saidBy(release, this.#sent?.(given) ?? given)
        world.checks.onClientFrame(identity, table, text)
        up.send({ kind: 'text', text })
      },
      close: () => {
        if (isOver) return
        over()
        up.send({ kind: 'close', code: 1000 })
      },
    }
  }

  /** All its connections are reset, at both ends. */
  breakLines(): void {
    for (const line of [...this.#lines]) {
      line.up.send({ kind: 'end' }, true)
      line.end()
    }
  }

  /** All its connections are dropped without notice to either end. */
  halfOpen(): void {
    for (const { up, down } of this.#lines) {
      up.close()
      down.close()
    }
  }

  networkEvent(networkEvent: NetworkEvent): void {
    this.machine.run(() => {
      for (const call of [...this.#networkListeners]) call(networkEvent)
    })
  }
}
