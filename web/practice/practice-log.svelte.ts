/** What practice has shown, as it is kept on this device: by game, and as state, so that every page shows the same. */
import { parseJson } from '../../engine/json.ts'
import { GAME_IDS, isGameId } from '../../games/index.ts'
import { keep, recall } from '../host/storage/local-storage.ts'
import { merge, NOTHING, readStats, type Stats } from './stats.ts'

class PracticeLog {
  #stats: { readonly [game: string]: Stats } = $state.raw({})

  of(game: string): Stats {
    return this.#stats[game] ?? readStats(recall(nameOf(game)))
  }

  put(game: string, stats: Stats): void {
    this.#stats = { ...this.#stats, [game]: stats }
    keep(nameOf(game), JSON.stringify(stats))
  }

  reset(game: string): void {
    // Rounds of the past stay counted, or they would come back with the next table that is opened again.
    this.put(game, { ...NOTHING, counted: this.of(game).counted })
  }

  /** All statistics by game, for a backup. */
  all(): { readonly [game: string]: Stats } {
    const known = GAME_IDS.map((game) => [game, this.of(game)] as const)
    return Object.fromEntries(known.filter(([, { rounds }]) => rounds > 0))
  }

  /** From a backup. Better figures on this device stay. */
  bring(backup: string): void {
    const { practice } = (parseJson(backup) ?? {}) as { practice?: unknown }
    if (typeof practice !== 'object' || practice === null) return
    for (const [game, stats] of Object.entries(practice)) {
      if (isGameId(game)) this.put(game, merge(this.of(game), readStats(JSON.stringify(stats))))
    }
  }
}

function nameOf(game: string): string {
  return `practice.${game}`
}

export const practiceLog = new PracticeLog()
