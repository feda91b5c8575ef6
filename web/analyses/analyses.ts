/**
 * Start here, from sources to analysed games: cached analyses are used. Of all other games the result comes first, which takes
 * milliseconds; then they are analysed one by one, the newest first, which takes up to a second where a game is not solved, and cached.
 */
import { type Played, playedOf } from '../../bots/insights/played.ts'
import type { Analyst } from '../host/bots/bots.ts'
import type { Outcome } from '../host/bots/messages.ts'
import type { Source } from './gather.ts'
import type { AnalysisStore, StoredAnalysis } from './store.ts'

export interface Progress {
  /** All whose result is known; without an analysis as long as it has not been made. */
  readonly games: readonly Played[]
  /** Logs that cannot be read. */
  readonly skipped: number
  /** Logs that do not tell which seat was yours. */
  readonly unowned: number
  /** Games that have not been analysed. */
  readonly left: number
}

/** How many analyses are written together, and how many results are told together. */
const BATCH = 20
const RESULTS = 200

interface Listener {
  readonly tell: (progress: Progress) => void
  readonly isGone: () => boolean
}

/** Hears of every batch and of the end. Stops when `isGone`. */
export async function analyseAll(
  sources: readonly Source[],
  store: AnalysisStore,
  analyst: Pick<Analyst, 'analyse' | 'outcome'>,
  { tell, isGone }: Listener,
): Promise<void> {
  const known = await store.all()
  const isFresh = (source: Source): boolean => known.get(source.id)?.rev === source.rev
  const missing = sources.filter((source) => !isFresh(source))
  /** By source; null: it cannot be read. */
  const games = new Map<string, Played | null>()
  for (const source of sources.filter(isFresh))
    games.set(source.id, played(source, known.get(source.id) as StoredAnalysis))
  let left = missing.length
  const report = (): void => {
    const read = sources.flatMap(({ id }) => games.get(id) ?? [])
    const unread = sources.filter(({ id }) => games.get(id) === null)
    const unowned = unread.filter(({ seat }) => seat === null).length
    if (!isGone()) tell({ games: read, skipped: unread.length - unowned, unowned, left })
  }
  report()
  for (const batch of batches(missing, RESULTS, isGone)) {
    const outcomes = await Promise.all(batch.map((source) => source.outcome ?? outcomeOf(source, analyst)))
    for (const [i, source] of batch.entries()) games.set(source.id, played(source, outcomes[i] ?? null))
    report()
  }
  for (const batch of batches(missing, BATCH, isGone)) {
    const made = await Promise.all(batch.map((source) => make(source, analyst)))
    await store.put(made.flatMap((one) => one ?? []))
    for (const [i, source] of batch.entries()) games.set(source.id, played(source, made[i] ?? null))
    left -= batch.length
    report()
  }
  const here = new Set(sources.map(({ id }) => id))
  await store.drop([...known.keys()].filter((id) => !here.has(id)))
}

function* batches<Item>(all: readonly Item[], size: number, isGone: () => boolean): Generator<readonly Item[]> {
  for (let from = 0; from < all.length && !isGone(); from += size) yield all.slice(from, from + size)
}

/** Returns what analyses one source: kept ones are taken, others are kept from then on. Null: its log cannot be read. */
export async function analysedOnce(
  store: Pick<AnalysisStore, 'all' | 'put'>,
  analyst: Pick<Analyst, 'analyse'>,
): Promise<(source: Source) => Promise<StoredAnalysis | null>> {
  const known = await store.all()
  return async (source) => {
    const kept = known.get(source.id)
    if (kept?.rev === source.rev) return kept
    const made = await make(source, analyst)
    if (made !== null) await store.put([made])
    return made
  }
}

async function make(source: Source, analyst: Pick<Analyst, 'analyse'>): Promise<StoredAnalysis | null> {
  const log = await source.log()
  const made = log === null ? null : await analyst.analyse({ log, seat: source.seat })
  return made === null ? null : { id: source.id, rev: source.rev, ...made }
}

async function outcomeOf(source: Source, analyst: Pick<Analyst, 'outcome'>): Promise<Outcome | null> {
  const log = await source.log()
  return log === null ? null : analyst.outcome({ log, seat: source.seat })
}

function played(source: Source, told: Outcome | StoredAnalysis | null): Played | null {
  if (told === null) return null
  const { seat, places, scores } = told
  return playedOf(source.finished(seat, places, scores), 'analysis' in told ? told.analysis : null)
}
