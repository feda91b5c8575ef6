/** Looks through the finished games of this device for mistakes, one after the other, the newest first. */
import { isGameId, partsOf } from '../../games/index.ts'
import { analysedOnce } from '../analyses/analyses.ts'
import { gatherHere, type Source } from '../analyses/gather.ts'
import { openAnalysisStore } from '../analyses/store.ts'
import { device } from '../app/device.svelte.ts'
import { stretchOf } from '../coach/advising.ts'
import { openAnalyst, openJudge } from '../host/bots/bots.ts'
import type { Analysed } from '../host/bots/messages.ts'
import { library } from '../host/library.ts'
import { mistakesIn, type OwnPuzzle } from './own.ts'
import { puzzleStorage } from './storage.svelte.ts'

/** At most this many games at a time: the rest is searched the next time. */
const MOST = 12

/** Starts the search; `left` hears how many games are still to be looked through. Returns the way to stop it. */
export function searchOwn(left: (games: number) => void): () => void {
  let stopped = false
  const [analyst, judge] = [openAnalyst(), openJudge()]
  const stop = (): void => {
    stopped = true
    analyst.close()
    judge.close()
  }

  async function work(): Promise<void> {
    const sources = await unsearched()
    const analyse = await analysedOnce(openAnalysisStore(), analyst)
    for (const [i, source] of sources.entries()) {
      if (stopped) return
      left(sources.length - i)
      const analysed = await analyse(source)
      const found = analysed === null ? [] : await mistakesAt(source.id, analysed).catch(() => [])
      if (!stopped) puzzleStorage.found(source.id, found)
    }
    left(0)
    stop()
  }

  async function mistakesAt(id: string, analysed: Analysed): Promise<OwnPuzzle[]> {
    const opened = await library.open(id)
    if (!opened.ok) return []
    const { table, record } = opened.value
    const bots = isGameId(record.game) ? await partsOf(record.game).bots() : {}
    return mistakesIn(table, bots, analysed, async (step) => {
      const moves = await judge.ask(stretchOf(table, step, analysed.seat))
      return moves?.map((one) => ({ ...one, move: table.game.read(one.move) })) ?? null
    })
  }

  void work()
  return stop
}

async function unsearched(): Promise<readonly Source[]> {
  const sources = (await gatherHere(library, device.settings.name))?.sources ?? []
  const known = new Set(puzzleStorage.searched)
  const open = sources.filter(({ id }) => !known.has(id))
  return open.toSorted((a, b) => b.date - a.date).slice(0, MOST)
}
