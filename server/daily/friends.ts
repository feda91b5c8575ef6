/**
 * The results of a day among friends: the people who have sat at a table with the guest. Nothing is stored for it: who they are follows from
 * the guest's tables, and the table of each from the day's secret.
 */
import { medalFor } from '../../engine/parts/daily.ts'
import { good, type Result } from '../../engine/result.ts'
import type { AnswerOf } from '../../protocol/http.ts'
import { type IdentityRow, LIMITS, type Store, type StoreFault } from '../store/store.ts'
import { readNotes } from '../tables/notes.ts'
import { type Day, tableIdOf } from './day.ts'

type Found<Value> = Promise<Result<Value, StoreFault>>
type Row = AnswerOf<'friendsResults'>['results'][number]
type Scored = Pick<Row, 'you' | 'name' | 'score'>

/** The most friends whose results are read, the latest first: each costs a read of the store. */
export const MOST_FRIENDS = 50

/** The identities of those with whom the guest has begun a game, the last first. */
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
): Found<Row[]> {
  const found: Scored[] = []
  for (const identity of [guest.id, ...friends]) {
    const scored = await scoredOf(store, day, identity)
    if (!scored.ok) return scored
    if (scored.value !== null) found.push({ you: identity === guest.id, ...scored.value })
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

/** Null: not finished, or not ranked. */
async function scoredOf(
  store: Pick<Store, 'table'>,
  day: Day,
  identity: string,
): Found<Pick<Row, 'name' | 'score'> | null> {
  const table = await store.table(tableIdOf(day, identity), Number.MAX_SAFE_INTEGER)
  if (!table.ok) return table
  const { row } = table.value ?? { row: null }
  const [seat, preset] = [row?.seats[0], row === null ? null : readNotes(row.notes)?.preset]
  if (seat?.kind !== 'person' || preset == null || preset.score === null || !preset.ranked) return good(null)
  return good({ name: seat.name, score: preset.score })
}
