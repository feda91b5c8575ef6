/** The games of this device and of its guest, analysed, as state. Create it while a component is being set up. */
import type { Played } from '../../bots/insights/played.ts'
import { analyseAll } from '../analyses/analyses.ts'
import { gatherHere, gatherOnline, type Source } from '../analyses/gather.ts'
import { openAnalysisStore } from '../analyses/store.ts'
import { device } from '../app/device.svelte.ts'
import { ladder } from '../home/medals.svelte.ts'
import { openAnalyst } from '../host/bots/bots.ts'
import { library } from '../host/library.ts'
import { recall } from '../host/storage/local-storage.ts'

export class Insights {
  games: readonly Played[] = $state.raw([])
  /** Games that are still to be analysed; null: not known yet. */
  left: number | null = $state(null)
  /** Games of several people, none of them known to be you. */
  others = $state(0)
  /** Games that cannot be read. */
  skipped = $state(0)
  failed = $state(false)

  constructor() {
    $effect(() => {
      let gone = false
      const analyst = openAnalyst()
      void this.#run(analyst, () => gone)
      return () => {
        gone = true
        analyst.close()
      }
    })
  }

  async #run(analyst: ReturnType<typeof openAnalyst>, isGone: () => boolean): Promise<void> {
    const here = await gatherHere(library, device.settings.name)
    if (isGone()) return
    this.failed = here === null
    const sources = [...(here?.sources ?? []), ...(await online())]
    const { others, broken } = here ?? { others: 0, broken: 0 }
    const tell = ({ games, skipped, unowned, left }: Parameters<Parameters<typeof analyseAll>[3]['tell']>[0]): void => {
      this.games = games
      this.others = others + unowned
      this.skipped = broken + skipped
      this.left = left
      ladder.give(games)
    }
    if (!isGone()) await analyseAll(newestFirst(sources), openAnalysisStore(), analyst, { tell, isGone })
  }
}

/** The server is asked only by a device that has been at an online table. */
async function online(): Promise<readonly Source[]> {
  if (recall('online') === '') return []
  const { ask } = await import('../server/api.ts')
  return gatherOnline(ask)
}

function newestFirst(sources: readonly Source[]): Source[] {
  return sources.toSorted((a, b) => b.date - a.date)
}
