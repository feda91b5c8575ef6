/**
 * Tables that are not in memory and whose clocks pardon the time before they are loaded: no process could take an answer.
 *
 * A table taken from a dead process: the store says so once, in the answer to the claim; after that it is this process's own. And after an
 * outage of this process or of its store every table that was not written since.
 */
import type { Result } from '../../engine/result.ts'
import type { StoreFault, TableRow, TakenDue } from '../store/store.ts'
import type { Clock } from './deps.ts'

/** Beyond these, no single one is remembered. */
const MOST = 10_000

export class PardonedTables {
  readonly #clock: Pick<Clock, 'now'>
  readonly #ids = new Set<string>()
  /** When the last outage ended. */
  #outage = -Infinity

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Keeps what `takeDue` has answered. */
  took(taken: Result<readonly TakenDue[], StoreFault>): void {
    for (const { id, orphan } of taken.ok ? taken.value : []) if (orphan) this.#ids.add(id)
    if (taken.ok && this.#ids.size <= MOST) return
    this.#ids.clear()
    this.outage()
  }

  /** Until now people could not reach a table here, and a claim may have been made whose answer never came. */
  outage(): void {
    this.#outage = this.#clock.now()
  }

  /** Returns true if the clocks of this table, which is loaded now, pardon the time before. */
  takes({ id, updated }: Pick<TableRow, 'id' | 'updated'>): boolean {
    return this.#ids.delete(id) || updated <= this.#outage
  }
}
