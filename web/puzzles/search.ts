/** Looks through the finished games of this device for mistakes, one after the other, the newest first. */
import { isGameId, partsOf } from '../../games/index.ts'
import { type Looking, lookBack } from '../coach/solve/reviews.ts'
import { stretchOf } from '../coach/stretch.ts'
import { openJudge } from '../host/bots/bots.ts'
import { library } from '../host/library.ts'
import type { Summary } from '../host/storage/record.ts'
import { kept } from './kept.svelte.ts'
import { mistakesOf, type OwnPuzzle, ownPuzzle } from './own.ts'
import { youIn } from './you.ts'

/** At most this many games at a time: the rest is searched the next time. */
const MOST = 12

/** Starts the search; `left` hears how many games are still to be looked through. Returns the way to stop it. */
export function searchOwn(left: (games: number) => void): () => void {
  let stopped = false
  let looking: Looking | null = null
  const judge = openJudge()
  const work = async (): Promise<void> => {
    const tables = await unsearched()
    for (const [i, { id }] of tables.entries()) {
      if (stopped) return
      left(tables.length - i)
      const found = await mistakesAt(id).catch(() => [])
      if (!stopped) kept.found(id, found)
    }
    left(0)
    judge.close()
  }

  async function mistakesAt(id: string): Promise<OwnPuzzle[]> {
    const opened = await library.open(id)
    if (!opened.ok || !isGameId(opened.value.record.game)) return []
    const { record, table } = opened.value
    const seat = youIn(record.company)
    if (seat === null) return []
    looking = lookBack(table, record.log)
    const looked = await looking.done
    if (looked === null || looked === 'failed') return []
    const bots = await partsOf(opened.value.record.game).bots()
    const puzzles: OwnPuzzle[] = []
    for (const choice of mistakesOf(looked.review, seat)) {
      const moves = await judge.ask(stretchOf(table, choice.index, seat))
      const rated = moves?.map((one) => ({ ...one, move: table.game.read(one.move) }))
      if (rated !== undefined) puzzles.push(ownPuzzle(table, bots, choice, rated))
    }
    return puzzles
  }

  void work()
  return () => {
    stopped = true
    looking?.cancel()
    judge.close()
  }
}

async function unsearched(): Promise<readonly Summary[]> {
  const listed = await library.list()
  if (!listed.ok) return []
  const known = new Set(kept.searched)
  return listed.value.finished.filter(({ id, over }) => over && !known.has(id)).slice(0, MOST)
}
