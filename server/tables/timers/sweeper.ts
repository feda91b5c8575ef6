/** Wakes tables that are not in memory when their deadline comes. */
import { good, type Result } from '../../../engine/result.ts'
import type { Answer, Due, StoreFault, TakenDue } from '../../store/store.ts'
import type { Deps } from '../deps.ts'

/** Tables at a time: after a long pause all of them may be due. */
const LOT = 50
/** Those looked through at a time. */
const SEEN = 1000
/** One that could not be helped does not stand in the way of the others. */
const AGAIN = 10_000
/** Other processes may have set a deadline in the store, or died. */
const LONGEST = { alone: 60_000, shared: 2000 } as const
/** A woken table needs a moment until it has a new deadline. */
const SHORTEST = 1000

interface SweeperDeps extends Pick<Deps, 'store' | 'owner' | 'clock' | 'log'> {
  isLoaded(id: string): boolean
  wake(id: string): Promise<void>
  /** What this process has taken, or that the answer is lost. */
  took(taken: Result<readonly TakenDue[], StoreFault>): void
}

export class Sweeper {
  readonly #deps: SweeperDeps
  readonly #longest: number
  #cancel: (() => void) | null = null
  #at = Infinity
  #sweeping = false
  /** Deadlines that have passed, and when their table was last woken for them. */
  #tried: ReadonlyMap<string, number> = new Map()
  #stopped = false

  constructor(deps: SweeperDeps) {
    this.#deps = deps
    this.#longest = LONGEST[deps.owner === null ? 'alone' : 'shared']
    this.plan(deps.clock.now())
  }

  /** Look again at that moment, if not before. */
  plan(at: number): void {
    if (this.#stopped || at >= this.#at) return
    this.#cancel?.()
    this.#at = at
    const wait = Math.min(Math.max(0, at - this.#deps.clock.now()), this.#longest)
    this.#cancel = this.#deps.clock.after(wait, () => void this.#sweep())
  }

  stop(): void {
    this.#stopped = true
    this.#cancel?.()
  }

  async #sweep(): Promise<void> {
    this.#at = Infinity
    if (this.#sweeping) return this.plan(this.#deps.clock.now() + SHORTEST)
    this.#sweeping = true
    let more = false
    try {
      more = await this.#wakeAll()
    } catch (bug) {
      this.#deps.log.error({ bug: String(bug) }, 'the sweep failed')
    }
    this.#sweeping = false
    this.plan(more ? this.#deps.clock.now() : await this.#next())
  }

  /** True: there are more. */
  async #wakeAll(): Promise<boolean> {
    const { clock, isLoaded, wake } = this.#deps
    const now = clock.now()
    const due = await this.#due(now)
    if (!due.ok) return false
    // The same deadline again: waking the table has not helped.
    const keyOf = ({ id, deadline }: Due): string => `${deadline} ${id}`
    const isTried = (one: Due): boolean => now - (this.#tried.get(keyOf(one)) ?? -Infinity) < AGAIN
    const fresh = due.value.filter((one) => !isTried(one) && !isLoaded(one.id))
    const batch = fresh.slice(0, LOT)
    // Drops deadlines that have moved.
    const still = due.value.filter(isTried).map((one) => [keyOf(one), this.#tried.get(keyOf(one)) ?? now] as const)
    this.#tried = new Map([...still, ...batch.map((one) => [keyOf(one), now] as const)])
    await Promise.all(batch.map(({ id }) => wake(id)))
    return fresh.length > batch.length
  }

  /** No more are taken than can be looked after now: other processes are there for the rest. */
  async #due(now: number): Answer<readonly TakenDue[]> {
    const { store, owner, took } = this.#deps
    if (owner !== null) {
      const taken = await store.takeDue(owner, now, LOT + 1 + this.#tried.size)
      took(taken)
      return taken
    }
    const due = await store.due(now, SEEN)
    return due.ok ? good(due.value.map((one) => ({ ...one, orphan: false }))) : due
  }

  async #next(): Promise<number> {
    const { store, clock, owner } = this.#deps
    const now = clock.now()
    const next = await store.due(Infinity, 1, owner ?? undefined).catch(() => null)
    const first = next?.ok ? next.value[0] : undefined
    const deadline = first?.deadline ?? Infinity
    return Math.min(Math.max(deadline, now + SHORTEST), now + this.#longest)
  }
}
