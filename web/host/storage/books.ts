/** The books of this device. Small enough for the browser's simplest storage; where that is forbidden they last as long as the page. */

import { parseJson } from '../../../engine/json.ts'
import type { Book, BookFault, Campaign } from '../../../engine/parts/campaign.ts'
import { bad, type Result } from '../../../engine/result.ts'
import { randomId } from '../random.ts'
import { keep, recallList } from './local-storage.ts'

export interface StoredBook {
  readonly id: string
  readonly book: Book
  /** The table that is being played for it. */
  readonly table: { readonly id: string; readonly pick: string } | null
}

const nameOf = (game: string): string => `books.${game}`

/** Books that cannot be parsed are left out. */
export function readBooks(game: string, campaign: Campaign): StoredBook[] {
  return recallList<StoredBook>(nameOf(game), ({ id }) => typeof id === 'string').flatMap(({ id, book, table }) => {
    const read = campaign.read(book)
    return read.ok ? [{ id, book: read.value, table: readTable(table, campaign) }] : []
  })
}

function readTable(given: unknown, { picks }: Campaign): StoredBook['table'] {
  const { id, pick } = (given ?? {}) as { id?: unknown; pick?: unknown }
  return typeof id === 'string' && typeof pick === 'string' && picks.includes(pick) ? { id, pick } : null
}

export function writeBooks(game: string, books: readonly StoredBook[]): void {
  keep(nameOf(game), JSON.stringify(books))
}

/** Is this table played for one of the books? */
export function isPlayedFor(game: string, table: string): boolean {
  return recallList<StoredBook>(nameOf(game), (one) => one.table?.id === table).length > 0
}

export function newBook(book: Book): StoredBook {
  return { id: randomId(), book, table: null }
}

/** A file says which game it is of, so that it is not opened in another one. */
export function writeFile(game: string, book: Book): string {
  return `${JSON.stringify({ iacta: 'logbook', game, book }, null, 1)}\n`
}

export function readFileText(game: string, campaign: Campaign, text: string): Result<Book, BookFault> {
  const given = parseJson(text) as { iacta?: unknown; game?: unknown; book?: unknown } | null | undefined
  if (given?.iacta !== 'logbook' || given.game !== game) return bad({ code: 'not-a-book' })
  return campaign.read(given.book)
}
