/** The material of one table (server/materials): held from its start, or from the moment it is loaded, until it leaves memory. */
import type { Game } from '../../engine/contract.ts'
import { readOptions } from '../../engine/options.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import type { Payer } from '../http/budget.ts'
import type { Materials, Release } from '../materials/materials.ts'
import type { TableRow } from '../store/store.ts'

export class TableMaterial {
  /** Null: the rules compute it themselves, as in tests. */
  readonly #materials: Materials | null
  #release: Release | null = null
  #isReleased = false
  #isAsking = false

  constructor(materials: Materials | null) {
    this.#materials = materials
  }

  /** Can the rules go on without computing anything expensive? */
  isReady(game: Game, row: TableRow): boolean {
    return this.#release !== null || this.#nameFor(game, row) === null
  }

  #nameFor(game: Game, { seats, options }: TableRow): string | null {
    if (this.#materials === null || game.material === undefined) return null
    const read = readOptions(game, seats.length, options)
    return read.ok ? game.material.nameOf(read.value) : null
  }

  /** Returns why it cannot be had now; null: the rules can go on. */
  async acquire(game: Game, row: TableRow, payer: Payer | null): Promise<Refusal | null> {
    const name = this.#release === null ? this.#nameFor(game, row) : null
    if (this.#materials === null || name === null) return null
    const lent = await this.#materials.lend(game, name, payer)
    if (!lent.ok) return lent.fault
    if (this.#release !== null || this.#isReleased) lent.value()
    else this.#release = lent.value
    return null
  }

  /** A game is about to begin: `ready` is called once it can. A table whose host has spent the budget asks again later. */
  request(game: Game, row: TableRow, payer: Payer | null, ready: () => void): void {
    if (this.#isAsking || this.#isReleased || this.isReady(game, row)) return
    this.#isAsking = true
    void this.acquire(game, row, payer).then((refusal) => {
      this.#isAsking = false
      // A table that has left memory meanwhile must not be woken.
      if (refusal === null && !this.#isReleased) ready()
    })
  }

  release(): void {
    this.#isReleased = true
    this.#release?.()
    this.#release = null
  }
}
