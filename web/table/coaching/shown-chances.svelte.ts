/** Whether chances are shown at a table, as state for the screens. */
import { keep, recall } from '../../host/storage/local-storage.ts'
import { readShown, withShown } from './chances-switch.ts'

const KEPT = 'shown-chances'

class ShownChances {
  #ids: readonly string[] = $state.raw(readShown(recall(KEPT)))

  at(table: string): boolean {
    return this.#ids.includes(table)
  }

  set(table: string, isShown: boolean): void {
    this.#ids = withShown(this.#ids, table, isShown)
    keep(KEPT, JSON.stringify(this.#ids))
  }
}

export const shownChances = new ShownChances()
