/**
 * Tables that this process has taken from a dead one and not loaded yet. The store says so once, in the answer to the claim: after that
 * they are this process's own. Their clocks pardon the time without a process, whichever way they are loaded in the end.
 */
import type { Result } from '../../engine/result.ts'
import type { StoreFault, TableRow, TakenDue } from '../store/store.ts'
import type { Clock } from './deps.ts'

/** Beyond these, no single one is remembered. */
const MOST = 10_000

export class Orphans {
  readonly #clock: Pick<Clock, 'now'>
  readonly #ids = new Set<string>()
  /** When the store was last out of reach: which tables a claim without an answer has taken is unknown. */
  #lostAt = -Infinity

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Keeps what `takeDue` has answered. */
  took(taken: Result<readonly TakenDue[], StoreFault>): void {
    if (!taken.ok) return this.lost()
    for (const { id, orphan } of taken.value) if (orphan) this.#ids.add(id)
    if (this.#ids.size <= MOST) return
    this.#ids.clear()
    this.lost()
  }

  /** A claim may have been made whose answer never came, and people could not reach a table. */
  lost(): void {
    this.#lostAt = this.#clock.now()
  }

  /** Returns true if the clocks of this table, which is loaded now, pardon the time before. */
  takes({ id, updated }: Pick<TableRow, 'id' | 'updated'>): boolean {
    return this.#ids.delete(id) || updated <= this.#lostAt
  }
}
