/** Start here, from sources to analysed games: cached analyses are used, the rest is computed one by one, the newest first, and cached. */
import { type Played, playedOf } from '../../bots/insights/played.ts'
import type { Analyst } from '../host/bots/bots.ts'
import type { Source } from './gather.ts'
import type { Kept, Shelf } from './kept.ts'

export interface Progress {
  /** Analysed so far. */
  readonly games: readonly Played[]
  /** Logs that cannot be read, or tell nothing about you. */
  readonly skipped: number
  readonly left: number
}

/** How many analyses are written together. */
const BATCH = 20

/** Hears of every batch and of the end. Stops when `isGone`. */
export async function analyseAll(
  sources: readonly Source[],
  shelf: Shelf,
  analyst: Pick<Analyst, 'analyse'>,
  { tell, isGone }: { readonly tell: (progress: Progress) => void; readonly isGone: () => boolean },
): Promise<void> {
  const known = await shelf.all()
  const isFresh = (source: Source): boolean => known.get(source.id)?.rev === source.rev
  const missing = sources.filter((source) => !isFresh(source))
  let games = sources.flatMap((source) => {
    const kept = known.get(source.id)
    return kept !== undefined && isFresh(source) ? [played(source, kept)] : []
  })
  let skipped = 0
  tell({ games, skipped, left: missing.length })
  for (let from = 0; from < missing.length && !isGone(); from += BATCH) {
    const batch = missing.slice(from, from + BATCH)
    const made = await Promise.all(batch.map((source) => make(source, analyst)))
    const kept = made.flatMap((one) => one ?? [])
    await shelf.put(kept)
    games = [...games, ...batch.flatMap((source, i) => (made[i] == null ? [] : [played(source, made[i])]))]
    skipped += batch.length - kept.length
    if (!isGone()) tell({ games, skipped, left: missing.length - from - batch.length })
  }
  const here = new Set(sources.map(({ id }) => id))
  await shelf.drop([...known.keys()].filter((id) => !here.has(id)))
}

/** Returns what analyses one source: kept ones are taken, others are kept from then on. Null: its log cannot be read. */
export async function analysedOnce(
  shelf: Pick<Shelf, 'all' | 'put'>,
  analyst: Pick<Analyst, 'analyse'>,
): Promise<(source: Source) => Promise<Kept | null>> {
  const known = await shelf.all()
  return async (source) => {
    const kept = known.get(source.id)
    if (kept?.rev === source.rev) return kept
    const made = await make(source, analyst)
    if (made !== null) await shelf.put([made])
    return made
  }
}

async function make(source: Source, analyst: Pick<Analyst, 'analyse'>): Promise<Kept | null> {
  const log = await source.log()
  const made = log === null ? null : await analyst.analyse(log, source.seat)
  return made === null ? null : { id: source.id, rev: source.rev, ...made }
}

function played(source: Source, { seat, places, scores, analysis }: Kept): Played {
  return playedOf(source.finished(seat, places, scores), analysis)
}
