/** Tells the other processes on the same store that this one lives, and notices when it did not: while it was stopped, say. */
import type { Store } from './store/store.ts'

const BEAT = 1000
/** Others count a process as dead after five seconds. */
const LATE = 3000

export interface PulseDeps {
  readonly store: Store
  /** This process, by a name of its own for every start. */
  readonly owner: string
  /** Where others reach it; null: not yet. */
  address(): string | null
  overslept(): void
}

export class Pulse {
  readonly #deps: PulseDeps
  #timer: NodeJS.Timeout | null = null
  /** Monotonic: a wall clock that is set forward is no sleep. */
  #last = performance.now()

  constructor(deps: PulseDeps) {
    this.#deps = deps
  }

  /** Who has not said that it lives may own nothing. */
  async begin(): Promise<void> {
    this.#timer = setInterval(() => void this.beat(), BEAT)
    this.#timer.unref()
    await this.beat()
  }

  async beat(): Promise<void> {
    const now = performance.now()
    if (now - this.#last > LATE) this.#deps.overslept()
    this.#last = now
    const { store, owner, address } = this.#deps
    // One that is lost is made up for by the next.
    await store.beat(owner, address() ?? undefined).catch(() => null)
  }

  async end(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer)
    await this.#deps.store.retire(this.#deps.owner).catch(() => null)
  }
}
