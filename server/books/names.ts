/**
 * Names in a book. Each is a document of its own that belongs to its guest, so that it is deleted with the guest; the book itself has
 * an empty name there. Books from a file, and games noted before version 0.2, have their names inside.
 */

import { parseJson } from '../../engine/json.ts'
import type { Book } from '../../engine/parts/campaign.ts'
import { good, type Result } from '../../engine/result.ts'
import { LIMITS, type SeatRow, type Store, type StoreFault } from '../store/store.ts'

/** Ids are `<book>/<game, from 0>/<seat>`. */
const KIND = 'book-name'

/** Keeps the names of a game that is about to be noted. Repeating it changes nothing. */
export async function keepNames(
  store: Pick<Store, 'commit'>,
  { book, game, seats }: { readonly book: string; readonly game: number; readonly seats: readonly SeatRow[] },
  now: number,
): Promise<Result<null, StoreFault>> {
  for (const [seat, sitter] of seats.entries()) {
    if (sitter.kind !== 'person' || sitter.identity === null || sitter.name === null) continue
    const { identity, name } = sitter
    const document = {
      kind: KIND,
      id: `${book}/${game}/${seat}`,
      identity,
      rev: 1,
      body: JSON.stringify(name),
      updated: now,
    }
    const kept = await store.commit({ document })
    // Stale: another process was first. Gone: the guest has just been deleted.
    if (!kept.ok && kept.fault.code !== 'stale' && kept.fault.code !== 'gone') return kept
  }
  return good(null)
}

/** The book as its group sees it. */
export async function withNames(
  store: Pick<Store, 'documents'>,
  id: string,
  book: Book,
): Promise<Result<Book, StoreFault>> {
  const names = new Map<string, string>()
  let after = ''
  for (;;) {
    const documents = await store.documents(KIND, `${id}/`, LIMITS.rows, after)
    if (!documents.ok) return documents
    for (const { id, body } of documents.value) names.set(id, parseJson(body) as string)
    after = documents.value.at(-1)?.id ?? after
    if (documents.value.length < LIMITS.rows) break
  }
  const games = book.games.map((one, game) => ({
    ...one,
    names: one.names.map((name, seat) => names.get(`${id}/${game}/${seat}`) ?? name),
  }))
  return good({ ...book, games })
}
