/** A machine: what runs on it stops when it hangs, ends when it dies, and has clocks of its own. */
import { steadyTime } from '../server/process/steady-clock.ts'
import type { Clock } from '../server/tables/deps.ts'
import type { Cancel, Scheduler } from './scheduler.ts'

/** The world began at this moment, in ms since 1970. */
const EPOCH = 1_800_000_000_000

export class Machine {
  readonly name: string
  readonly scheduler: Scheduler
  readonly clock: MachineClock
  isAlive = true
  isHung = false
  #backlog: (() => void)[] = []
  /** It dies at the moment of that many more effects; null: it does not. */
  #fuse: number | null = null
  #onDeath: (() => void)[] = []

  constructor(name: string, scheduler: Scheduler, drift: number, offset: number) {
    this.name = name
    this.scheduler = scheduler
    this.clock = new MachineClock(this, drift, offset)
  }

  /** Something happens to this machine from outside. */
  run(call: () => void): void {
    if (!this.isAlive) return
    if (this.isHung) this.#backlog.push(call)
    else call()
  }

  /**
   * Asked before everything that can be noticed outside: a write, a frame, a timer. False: it is dead, perhaps at this very moment,
   * and its code has no effect any more.
   */
  acts(): boolean {
    if (this.isAlive && this.#fuse !== null && --this.#fuse <= 0) this.die()
    return this.isAlive
  }

  /** Dies at its nth effect from now, in the middle of a task. */
  burn(effects: number): void {
    this.#fuse = effects
  }

  die(): void {
    if (!this.isAlive) return
    this.isAlive = false
    this.#backlog = []
    for (const call of this.#onDeath.splice(0)) call()
  }

  onDeath(call: () => void): void {
    this.#onDeath.push(call)
  }

  hang(): void {
    this.isHung = true
  }

  /** Delivers the events that arrived meanwhile, in order, one at a time. */
  goOn(): void {
    if (!this.isHung) return
    this.isHung = false
    const waiting = this.#backlog.splice(0)
    for (const call of waiting) this.scheduler.after(0, () => this.run(call))
  }
}

class MachineClock implements Clock {
  readonly #machine: Machine
  readonly #rate: number
  readonly #begun: number
  #wallOffset: number
  /** Steady time that has not passed: the machine was frozen with its clock. */
  #frozen = 0
  #frozenSince: number | null = null
  readonly #time: () => number
  pending = 0

  constructor(machine: Machine, drift: number, offset: number) {
    this.#machine = machine
    this.#rate = 1 + drift
    this.#begun = machine.scheduler.now
    this.#wallOffset = offset
    this.#time = steadyTime(
      () => this.wall(),
      () => this.steady(),
    )
  }

  get #real(): number {
    return this.#machine.scheduler.now
  }

  /** The wall clock: it can be set, and then jumps. */
  wall(): number {
    return EPOCH + this.#real + this.#wallOffset
  }

  steady(): number {
    const frozen = this.#frozen + (this.#frozenSince === null ? 0 : this.#real - this.#frozenSince)
    return 1000 + (this.#real - this.#begun - frozen) * this.#rate
  }

  now(): number {
    return this.#time()
  }

  after(ms: number, call: () => void): Cancel {
    const machine = this.#machine
    if (!machine.acts()) return () => undefined
    this.pending++
    let isOpen = true
    const close = (): boolean => {
      const was = isOpen
      isOpen = false
      if (was) this.pending--
      return was
    }
    // Timers are never early, and end in the millisecond after.
    const cancel = machine.scheduler.after(Math.max(1, Math.ceil(ms)) / this.#rate, () =>
      machine.run(() => {
        if (close()) call()
      }),
    )
    return () => {
      if (close()) cancel()
    }
  }

  step(ms: number): void {
    this.#wallOffset += ms
  }

  freeze(): void {
    this.#frozenSince ??= this.#real
  }

  thaw(): void {
    if (this.#frozenSince !== null) this.#frozen += this.#real - this.#frozenSince
    this.#frozenSince = null
  }
}

/** A page's clock: its wall time may jump. */
export class PageClock implements Clock {
  readonly #clock: MachineClock

  constructor(clock: MachineClock) {
    this.#clock = clock
  }

  now(): number {
    return this.#clock.wall()
  }
  steady(): number {
    return this.#clock.steady()
  }
  after(ms: number, call: () => void): Cancel {
    return this.#clock.after(ms, call)
  }
}
