/** Invitations to play again, while the person is on another page: polled for a while after an online game. */
import type { MyTable } from '../../../protocol/http.ts'
import { keep, recall } from '../../host/storage/local-storage.ts'
import { ask } from '../../server/api.ts'

/** How long after the last online game to poll, in ms. */
const EVENING = 3 * 3_600_000
const KEY = 'evening'

class Asked {
  table: MyTable | null = $state.raw(null)
  /** Answered, or shown by the page of the old table itself. */
  #answered: readonly string[] = $state.raw([])

  /** A game is being played, or has just been: from now on it is worth asking. */
  begin(): void {
    keep(KEY, String(Date.now()))
  }

  get isEvening(): boolean {
    return Date.now() - Number(recall(KEY)) < EVENING
  }

  answer(table: string): void {
    if (!this.#answered.includes(table)) this.#answered = [...this.#answered, table]
  }

  /** The invitation to show; null: none. */
  get open(): MyTable | null {
    return this.table !== null && !this.#answered.includes(this.table.table.id) ? this.table : null
  }

  async look(): Promise<void> {
    const mine = await ask('myTables')
    if (mine.ok) this.table = mine.value.tables.find(({ invited }) => invited === true) ?? null
  }
}

export const asked = new Asked()
