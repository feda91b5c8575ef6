/** Releases tables that left memory, in batches; a table is not loaded again before its release is done. */
import type { Deps } from './deps.ts'

export class Releases {
  readonly #deps: Deps
  readonly #under = new Map<string, Promise<void>>()
  #next: { readonly ids: Set<string>; readonly done: Promise<void> } | null = null

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Resolves when this table has been let go; at once, if nothing is under way. */
  async of(id: string): Promise<void> {
    await this.#under.get(id)
  }

  async all(): Promise<void> {
    await Promise.all(this.#under.values())
  }

  add(id: string): void {
    const { owner } = this.#deps
    if (owner === null) return
    this.#next ??= this.#begin(owner)
    this.#next.ids.add(id)
    this.#under.set(id, this.#next.done)
  }

  #begin(owner: string): { readonly ids: Set<string>; readonly done: Promise<void> } {
    const ids = new Set<string>()
    return { ids, done: this.#let(ids, owner) }
  }

  /** A table that cannot be released stays this process's, and others proxy to it. */
  async #let(ids: ReadonlySet<string>, owner: string): Promise<void> {
    await new Promise<void>((resolve) => process.nextTick(resolve))
    this.#next = null
    const { store, log } = this.#deps
    const released = await store.release([...ids], owner).catch((bug: unknown) => {
      log.error({ bug: String(bug) }, 'tables cannot be let go')
      return null
    })
    if (released?.ok === false && released.fault.code !== 'closed' && released.fault.code !== 'away')
      log.warn({ fault: released.fault }, 'tables cannot be let go')
    for (const id of ids) this.#under.delete(id)
  }
}
