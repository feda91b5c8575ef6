/** The ranking of a day, in pages. Results are documents whose ids sort by rank, so a page costs the same wherever it begins. */
import { parseJson } from '../../engine/json.ts'
import { isDate, medalFor } from '../../engine/parts/daily.ts'
import { good } from '../../engine/result.ts'
import type { AnswerOf } from '../../protocol/http.ts'
import { type Answer, type DocumentRow, type IdentityRow, LIMITS, type Store } from '../store/store.ts'
import { readNotes } from '../tables/notes.ts'
import { personAt, seatsOf, storedLog } from '../tables/pending-table.ts'
import { RESULT, resultsPrefix, scorePrefix } from '../tables/preset.ts'
import { type Day, tableIdOf } from './day.ts'

type Results = AnswerOf<'dailyResults'>
type Ranking = Pick<Results, 'results' | 'count' | 'next' | 'mine'>
type Reads = Pick<Store, 'documents' | 'countDocuments' | 'table'>
type Row = Pick<Results['results'][number], 'you' | 'name' | 'score'>

/** Results on a page. */
export const PAGE = 100

/** `after`: the `next` of the page before; anything else begins at the top. */
export async function rankingOf(store: Reads, day: Day, guest: IdentityRow, after?: string): Answer<Ranking> {
  const prefix = resultsPrefix(day.game.id, day.date)
  const from = after !== undefined && /^\d{10}\.[0-9a-f]{16}$/.test(after) ? `${prefix}${after}` : undefined
  const page = await store.documents(RESULT, prefix, PAGE + 1, from)
  if (!page.ok) return page
  const count = await store.countDocuments(RESULT, prefix)
  if (!count.ok) return count
  const shown = page.value.slice(0, PAGE)
  const rows = shown.map((document) => {
    const { name, score } = readBody(document)
    return { you: document.identity === guest.id, name, score }
  })
  const first = rows[0] === undefined ? good(1) : await placeOf(store, day, rows[0].score)
  if (!first.ok) return first
  // Results on the pages before: ids up to `from`, all of which are of the same length.
  const before = from === undefined ? good(0) : await store.countDocuments(RESULT, prefix, `${from}~`)
  if (!before.ok) return before
  const mine = await ownResult(store, day, guest)
  if (!mine.ok) return mine
  const next = page.value.length > PAGE ? (shown.at(-1)?.id.slice(prefix.length) ?? null) : null
  return good({ results: placed(day, rows, first.value, before.value), count: count.value, next, mine: mine.value })
}

/** Sorted rows with their places: equal scores share one. `first`: the place of the first row; `before`: how many rows it follows. */
function placed({ daily, date }: Day, rows: readonly Row[], first = 1, before = 0): Results['results'] {
  const medals = daily.medals(date)
  return rows.map((row) => {
    const at = rows.findIndex(({ score }) => score === row.score)
    return { ...row, medal: medalFor(medals, row.score), place: at === 0 ? first : before + at + 1 }
  })
}

/** The guest's own, also where it is on another page or not ranked at all. Null: the game is not over, or not begun. */
async function ownResult(store: Reads, day: Day, guest: IdentityRow): Answer<Results['mine']> {
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

async function placeOf(store: Reads, { game, date }: Day, score: number): Answer<number> {
  const prefix = resultsPrefix(game.id, date)
  const better = await store.countDocuments(RESULT, prefix, scorePrefix(game.id, date, score))
  return better.ok ? good(better.value + 1) : better
}

/** The best game of a day that has ended, as a log; null: there is none, or it is not kept any more. */
export async function bestOf(store: Reads, { game, date }: Day): Answer<NonNullable<Results['best']> | null> {
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
): Answer<AnswerOf<'myDays'>['days']> {
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
export async function friendsOf(store: Pick<Store, 'tablesOf'>, guest: IdentityRow): Answer<readonly string[]> {
  const mine = await store.tablesOf(guest.id, LIMITS.rows)
  if (!mine.ok) return mine
  // A host without a seat has played with no one.
  const shared = mine.value.rows.filter((row) => row.status !== 'lobby' && seatsOf(row, guest.id).length > 0)
  const others = shared.flatMap(({ seats }) => seats.flatMap(personAt)).filter((identity) => identity !== guest.id)
  return good([...new Set(others)].slice(0, MOST_FRIENDS))
}

/** Ranked results alone, the best first; equal scores share a place. */
export async function friendsRanking(
  store: Pick<Store, 'table'>,
  day: Day,
  guest: IdentityRow,
  friends: readonly string[],
): Answer<AnswerOf<'friendsResults'>['results']> {
  const found: Row[] = []
  for (const identity of [guest.id, ...friends]) {
    const scored = await scoredOf(store, day, identity)
    if (!scored.ok) return scored
    if (scored.value?.ranked)
      found.push({ you: identity === guest.id, name: scored.value.name, score: scored.value.score })
  }
  const sorted = found.toSorted((a, b) => b.score - a.score)
  return good(placed(day, sorted))
}
