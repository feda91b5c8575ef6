/** For tests: one store in memory for several processes, who hear of each other and may lose sight of it. */
import { bad, good } from '../../../engine/result.ts'
import type { Store, StoreEvent, Write } from '../../store/store.ts'
import { Model } from '../../store/testing/model.ts'
import { memoryStore } from './store.ts'

type Hear = (event: StoreEvent) => void

const AWAY = bad({ code: 'away' } as const)
const QUIET = new Set<PropertyKey>(['listen', 'model', 'close', 'fault', 'commits'])

export class Shared {
  readonly model = new Model()
  /** Processes that live. */
  readonly alive = new Set<string>()
  /** Those among them that cannot reach the store. */
  readonly away = new Set<string>()
  /** Those whose next claim is made and not answered. */
  readonly unanswered = new Set<string>()
  readonly #hearers = new Map<string, Hear>()

  /** As this process has it. */
  store(owner: string): Store {
    this.alive.add(owner)
    const plain = memoryStore(this.model)
    const own = this.#ownOf(owner, plain)
    return new Proxy(plain, {
      get: (whole, name) => {
        if (this.away.has(owner) && !QUIET.has(name)) return async () => AWAY
        return Reflect.get(own, name) ?? Reflect.get(whole, name)
      },
    })
  }

  #ownOf(owner: string, plain: Store): Partial<Store> {
    return {
      commit: async (write: Write) => {
        const before = this.#epochs(write)
        const done = await plain.commit(write)
        // The answer is lost with the connection.
        if (this.away.has(owner)) return AWAY
        for (const [table, epoch] of this.#epochs(write))
          if (epoch !== before.get(table)) this.#tell(owner, { kind: 'changed', table, epoch })
        return done
      },
      claim: async (id, me, instead) => {
        const was = this.model.table(id)?.row.owner ?? null
        const kept = was !== null && was !== me && was !== instead && this.alive.has(was)
        const table = kept ? this.model.table(id) : null
        if (table !== null) return good({ ...table, orphan: false })
        const claimed = this.model.claim(id, me)
        if (claimed !== null && was !== null && was !== me)
          this.#tell(owner, { kind: 'moved', table: id, owner: me, epoch: claimed.row.epoch })
        return this.unanswered.delete(owner) ? AWAY : good(claimed)
      },
      takeDue: async (me, now, limit) => {
        const free = this.model.due(now, limit).filter(({ id }) => {
          const was = this.model.table(id)?.row.owner ?? null
          return was === null || was === me || !this.alive.has(was)
        })
        return good(free.map((due) => ({ ...due, orphan: this.model.claim(due.id, me)?.orphan === true })))
      },
      holder: async (id, me) => {
        const was = this.model.table(id)?.row.owner ?? null
        return good(was !== null && was !== me && this.alive.has(was) ? { owner: was, address: null } : null)
      },
      tell: async (channel, text) => {
        this.#tell(owner, { kind: 'told', channel, text })
        return good(null)
      },
      listen: (hear) => {
        this.#hearers.set(owner, hear)
        return () => void this.#hearers.delete(owner)
      },
    }
  }

  #epochs({ forget }: Write): Map<string, number> {
    if (forget === undefined) return new Map()
    return new Map(this.model.due(Infinity, 100).map(({ id }) => [id, this.model.table(id)?.row.epoch ?? 0]))
  }

  #tell(from: string, event: StoreEvent): void {
    for (const [owner, hear] of this.#hearers) if (owner !== from) queueMicrotask(() => hear(event))
  }

  /** The connection of a process breaks. `unsaid`: noticed only by the next failure. */
  lose(owner: string, unsaid = false): void {
    this.away.add(owner)
    if (!unsaid) this.#hearers.get(owner)?.({ kind: 'away' })
  }

  find(owner: string, unsaid = false): void {
    this.away.delete(owner)
    if (!unsaid) this.#hearers.get(owner)?.({ kind: 'back' })
  }

  /** What it has missed. */
  gap(owner: string): void {
    this.#hearers.get(owner)?.({ kind: 'gap' })
  }

  deafen(owner: string): void {
    this.#hearers.delete(owner)
  }
}
