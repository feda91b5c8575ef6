/** The medals of the ladder as they are kept on this device, and as state. They outlive the games that they were won in. */
import { type Medals, merged, readMedals, withMedals, writeMedals } from '../../bots/insights/ladder.ts'
import { type Played, playedOf } from '../../bots/insights/played.ts'
import { parseJson } from '../../engine/json.ts'
import { finishedOf } from '../analyses/yours.ts'
import { keep, recall } from '../host/storage/local-storage.ts'
import type { Summary } from '../host/storage/record.ts'

const NAME = 'ladder'

class Ladder {
  #medals = $state.raw(readMedals(recall(NAME)))

  get medals(): Medals {
    return this.#medals
  }

  /** Gives the medals of these games; another tab may have given others meanwhile. Returns false if they could not be saved. */
  give(games: readonly Played[]): boolean {
    return this.#keep(withMedals(readMedals(recall(NAME)), games))
  }

  /** The same for a table that is about to be deleted. */
  giveFor(table: Summary): boolean {
    const finished = finishedOf(table, '')
    return finished === null || this.give([playedOf(finished, null)])
  }

  /** From a backup, beside its tables. */
  bring(backup: string): void {
    const { ladder } = (parseJson(backup) ?? {}) as { ladder?: unknown }
    if (typeof ladder === 'string') this.#keep(merged(this.#medals, readMedals(ladder)))
  }

  /** For a backup. */
  written(): string {
    return writeMedals(this.#medals)
  }

  #keep(medals: Medals): boolean {
    const written = writeMedals(medals)
    if (written !== writeMedals(this.#medals)) this.#medals = medals
    return written === writeMedals(readMedals(recall(NAME))) || keep(NAME, written)
  }
}

export const ladder = new Ladder()
