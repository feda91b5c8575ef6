/** Notices when this process did not run: while it was stopped, say. Tells the others on the same store that it lives. */
import type { Store } from '../store/store.ts'
import { backgroundClock, type Clock } from '../tables/deps.ts'

const BEAT = 1000
/** Others count a process as dead after five seconds. */
const LATE = 3000

interface HeartbeatDeps {
  readonly store: Store
  /** This process, by a name of its own for every start; null: no other shares the store. */
  readonly owner: string | null
  /** Where others reach it; null: not yet. */
  address(): string | null
  overslept(): void
  /** For tests. Its steady time counts: a wall clock that is set forward is no sleep. */
  readonly clock?: Clock
}

export class Heartbeat {
  readonly #deps: HeartbeatDeps
  readonly #clock: Clock
  #cancel: () => void = () => undefined
  #last: number

  constructor(deps: HeartbeatDeps) {
    this.#deps = deps
    this.#clock = deps.clock ?? backgroundClock
    this.#last = this.#clock.steady()
  }

  /** A process must send a heartbeat before it may own a table. */
  async begin(): Promise<void> {
    this.#plan()
    await this.beat()
  }

  #plan(): void {
    this.#cancel = this.#clock.after(BEAT, () => {
      this.#plan()
      void this.beat()
    })
  }

  async beat(): Promise<void> {
    const now = this.#clock.steady()
    if (now - this.#last > LATE) this.#deps.overslept()
    this.#last = now
    const { store, owner, address } = this.#deps
    // One that is lost is made up for by the next.
    if (owner !== null) await store.beat(owner, address() ?? undefined).catch(() => null)
  }

  async end(): Promise<void> {
    this.#cancel()
    const { store, owner } = this.#deps
    if (owner !== null) await store.retire(owner).catch(() => null)
  }
}
