/** The ranking of a day, in pages. Results are documents whose ids sort by rank, so a page costs the same wherever it begins. */
import { parseJson } from '../../engine/json.ts'
import { isDate, medalFor } from '../../engine/parts/daily.ts'
import { good, type Result } from '../../engine/result.ts'
import type { AnswerOf } from '../../protocol/http.ts'
import { type DocumentRow, type IdentityRow, LIMITS, type Store, type StoreFault } from '../store/store.ts'
import { readNotes } from '../tables/notes.ts'
import { storedLog } from '../tables/pending-table.ts'
import { RESULT, resultsPrefix, scorePrefix } from '../tables/preset.ts'
import { type Day, tableIdOf } from './day.ts'

type Answer = AnswerOf<'dailyResults'>
type Ranking = Pick<Answer, 'results' | 'count' | 'next' | 'mine'>
type Reads = Pick<Store, 'documents' | 'countDocuments' | 'table'>
type Found<Value> = Promise<Result<Value, StoreFault>>

/** Results on a page. */
export const PAGE = 100

/** `after`: the `next` of the page before; anything else begins at the top. */
export async function rankingOf(store: Reads, day: Day, guest: IdentityRow, after?: string): Found<Ranking> {
  const prefix = resultsPrefix(day.game.id, day.date)
  const from = after !== undefined && /^\d{10}\.[0-9a-f]{16}$/.test(after) ? `${prefix}${after}` : undefined
  const page = await store.documents(RESULT, prefix, PAGE + 1, from)
  if (!page.ok) return page
  const count = await store.countDocuments(RESULT, prefix)
  if (!count.ok) return count
  const shown = page.value.slice(0, PAGE)
  const results = await placed(store, day, shown, guest, from)
  if (!results.ok) return results
  const mine = await ownResult(store, day, guest)
  if (!mine.ok) return mine
  const next = page.value.length > PAGE ? (shown.at(-1)?.id.slice(prefix.length) ?? null) : null
  return good({ results: results.value, count: count.value, next, mine: mine.value })
}

/** Equal scores share a place. */
async function placed(
  store: Reads,
  day: Day,
  documents: readonly DocumentRow[],
  guest: IdentityRow,
  from: string | undefined,
): Found<Answer['results']> {
  const rows = documents.map((document) => {
    const { name, score } = readBody(document)
    return { you: document.identity === guest.id, name, score }
  })
  const [first] = rows
  if (first === undefined) return good([])
  const above = await placeOf(store, day, first.score)
  if (!above.ok) return above
  // Results on the pages before: ids up to `from`, all of which are of the same length.
  const before =
    from === undefined ? good(0) : await store.countDocuments(RESULT, resultsPrefix(day.game.id, day.date), `${from}~`)
  if (!before.ok) return before
  let place = above.value
  const medals = day.daily.medals(day.date)
  return good(
    rows.map((row, i) => {
      if (i > 0 && row.score !== rows[i - 1]?.score) place = before.value + i + 1
      return { ...row, medal: medalFor(medals, row.score), place }
    }),
  )
}

/** The guest's own, also where it is on another page or not ranked at all. Null: the game is not over, or not begun. */
async function ownResult(store: Reads, day: Day, guest: IdentityRow): Found<Answer['mine']> {
  const scored = await scoredOf(store, day, guest.id)
  if (!scored.ok || scored.value === null) return scored.ok ? good(null) : scored
  const { score, ranked } = scored.value
  const medal = medalFor(day.daily.medals(day.date), score)
  if (!ranked) return good({ score, medal, place: null })
  const place = await placeOf(store, day, score)
  return place.ok ? good({ score, medal, place: place.value }) : place
}

/** Null: not finished. */
async function scoredOf(store: Pick<Store, 'table'>, day: Day, identity: string) {
  const table = await store.table(tableIdOf(day, identity), Number.MAX_SAFE_INTEGER)
  if (!table.ok || table.value === null) return table.ok ? good(null) : table
  const { seats, notes } = table.value.row
  const [seat, preset] = [seats[0], readNotes(notes)?.preset]
  if (seat?.kind !== 'person' || preset == null || preset.score === null) return good(null)
  return good({ name: seat.name, score: preset.score, ranked: preset.ranked })
}

async function placeOf(store: Reads, { game, date }: Day, score: number): Found<number> {
  const prefix = resultsPrefix(game.id, date)
  const better = await store.countDocuments(RESULT, prefix, scorePrefix(game.id, date, score))
  return better.ok ? good(better.value + 1) : better
}

/** The best game of a day that has ended, as a log; null: there is none, or it is not kept any more. */
export async function bestOf(store: Reads, { game, date }: Day): Found<NonNullable<Answer['best']> | null> {
  const first = await store.documents(RESULT, resultsPrefix(game.id, date), 1)
  if (!first.ok) return first
  const { name, score, table } = first.value[0] === undefined ? NONE : readBody(first.value[0])
  if (table === undefined) return good(null)
  const found = await store.table(table)
  if (!found.ok) return found
  const log = found.value === null ? null : storedLog(found.value)
  return good(log === null ? null : { name, score, log })
}

/** The guest's ranked results, the newest day first. Results of older servers have no medal. */
export async function ownDays(
  store: Pick<Store, 'documentsOf'>,
  guest: IdentityRow,
): Found<AnswerOf<'myDays'>['days']> {
  const documents = await store.documentsOf(guest.id)
  if (!documents.ok) return documents
  const days = documents.value.flatMap((document) => {
    const [game = '', date = ''] = document.id.split('/')
    if (document.kind !== RESULT || !isDate(date)) return []
    const { score, medal = null } = readBody(document)
    return [{ game, date, score, medal }]
  })
  return good(days.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, MOST_DAYS))
}

/** Of all games, in one answer: a year of four. */
const MOST_DAYS = 1500

interface Body {
  readonly name: string | null
  readonly score: number
  /** Absent in results of older servers, like `table`. */
  readonly medal?: number
  readonly table?: string
}
const NONE: Body = { name: null, score: 0 }

/** Written by server/tables/preset.ts and by nothing else. */
function readBody({ body }: DocumentRow): Body {
  return parseJson(body) as Body
}

/** The most friends whose results are read, the latest first: each costs a read of the store. */
export const MOST_FRIENDS = 50

/**
 * The identities of those with whom the guest has begun a game, the last first. Nothing is stored for the results among friends: who they
 * are follows from the guest's tables, and the table of each from the day's secret.
 */
export async function friendsOf(store: Pick<Store, 'tablesOf'>, guest: IdentityRow): Found<readonly string[]> {
  const mine = await store.tablesOf(guest.id, LIMITS.rows)
  if (!mine.ok) return mine
  // A host without a seat has played with no one.
  const shared = mine.value.rows.filter(
    ({ status, seats }) =>
      status !== 'lobby' && seats.some((seat) => seat.kind === 'person' && seat.identity === guest.id),
  )
  const met = shared.flatMap(({ seats }) => seats.flatMap((seat) => (seat.kind === 'person' ? [seat.identity] : [])))
  const others = met.filter((identity) => identity !== null && identity !== guest.id) as string[]
  return good([...new Set(others)].slice(0, MOST_FRIENDS))
}

/** Ranked results alone, the best first; equal scores share a place. */
export async function friendsRanking(
  store: Pick<Store, 'table'>,
  day: Day,
  guest: IdentityRow,
  friends: readonly string[],
): Found<AnswerOf<'friendsResults'>['results']> {
  const found: Pick<AnswerOf<'friendsResults'>['results'][number], 'you' | 'name' | 'score'>[] = []
  for (const identity of [guest.id, ...friends]) {
    const scored = await scoredOf(store, day, identity)
    if (!scored.ok) return scored
    if (scored.value?.ranked)
      found.push({ you: identity === guest.id, name: scored.value.name, score: scored.value.score })
  }
  const medals = day.daily.medals(day.date)
  const sorted = found.toSorted((a, b) => b.score - a.score)
  return good(
    sorted.map((row) => ({
      ...row,
      medal: medalFor(medals, row.score),
      place: sorted.findIndex(({ score }) => score === row.score) + 1,
    })),
  )
}
