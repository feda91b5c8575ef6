/**
 * Shows a table step by step: what the host says has happened is played out one input after the other, each with its time, so
 * that nobody misses one. A tap hurries it on.
 */
import type { Entry } from '../../engine/log.ts'
import type { Step } from '../../kit/board.ts'
import type { Host, Snapshot } from '../host/host.ts'
import { type Pace, timeFor } from './pace.ts'

export class Presenter {
  /** The newest the host has told. */
  now: Snapshot = $state.raw(null as unknown as Snapshot)
  /** How many of its entries are on screen. */
  at = $state(0)
  /** The input that led to what is on screen, if it is to be seen happening. */
  step: Step | null = $state.raw(null)

  readonly state = $derived(this.now.table.states[this.at])
  readonly caughtUp = $derived(this.at === this.now.table.entries.length)
  /** All of it is on screen and has been seen. */
  settled = $state(true)

  readonly #host: Host
  readonly #pace: () => Pace
  readonly #each: (step: Step, entry: Entry<unknown>) => void
  readonly #stop: () => void
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `each` is called for every step as it is shown. */
  constructor(host: Host, pace: () => Pace, each: (step: Step, entry: Entry<unknown>) => void) {
    this.#host = host
    this.#pace = pace
    this.#each = each
    this.#stop = host.subscribe((now) => this.#hear(now))
  }

  /** Whatever is being played out is over now; false: nothing was. */
  hurry(): boolean {
    if (this.#timer === undefined) return false
    clearTimeout(this.#timer)
    this.#next()
    return true
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#stop()
    this.#host.close()
  }

  #hear(now: Snapshot): void {
    const before: Snapshot | null = this.now
    this.now = now
    if (before === null || !continues(before, now, this.at)) this.#rest()
    else if (this.#timer === undefined && !this.caughtUp) this.#next()
  }

  /** Everything is shown at once: after loading, after an undo. */
  #rest(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.at = this.now.table.entries.length
    this.step = null
    this.settled = true
    this.#host.shown(this.at)
  }

  #next(): void {
    this.#timer = undefined
    const { entries, states } = this.now.table
    const entry = entries[this.at]
    if (entry === undefined) {
      this.settled = true
      this.#host.shown(this.at)
      return
    }
    const step = { index: this.at, before: states[this.at], input: entry.input, after: states[this.at + 1] }
    this.step = step
    this.settled = false
    this.at++
    this.#each(step, entry)
    const turn = this.now.table.game.turn(step.before)
    const thrower = turn.kind === 'throw' ? turn.seat : null
    this.#timer = setTimeout(() => this.#next(), timeFor(entry, thrower, this.now.company, this.#pace()))
  }
}

/** Is what was on screen still the beginning of what is told now? */
function continues(before: Snapshot, now: Snapshot, at: number): boolean {
  if (now.table.entries.length < at) return false
  const [shown, told] = [before.table.entries[at - 1], now.table.entries[at - 1]]
  return shown === told || JSON.stringify(shown) === JSON.stringify(told)
}
