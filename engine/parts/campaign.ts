/** A campaign: games that belong together, and what they unlock for those to come. The caller decides where it is stored. */
import type { Result } from '../result.ts'

/** A finished game as a book remembers it. */
export interface Chapter {
  /** The sheet or scenario played: one of `picks`. */
  readonly pick: string
  readonly scores: readonly number[]
  readonly places: readonly number[]
  readonly names: readonly string[]
  /** Milliseconds since 1970. */
  readonly at: number
  /** What this game unlocked; null: not chosen yet. */
  readonly unlocked: string | null
}

/** Plain JSON, as it is kept and moved between devices. */
export interface Book {
  readonly version: 1
  readonly name: string
  /** As `settings` of the campaign: which of them is on. */
  readonly settings: readonly string[]
  readonly games: readonly Chapter[]
  /** In the order in which they were unlocked. */
  readonly unlocked: readonly string[]
}

export type BookFault =
  | { readonly code: 'not-a-book' }
  | { readonly code: 'newer-book' }
  | { readonly code: 'broken-book'; readonly field: string }

/** Far above what a page lets people type: `name` is the book's, `names` those of the players, in UTF-16 units. */
export const BOOK_LIMITS = { bytes: 256 * 1024, name: 200, games: 500, names: 200 } as const

/** Pure functions over a book; nothing is mutated. Methods, as in `Game`. */
export interface Campaign {
  readonly settings: readonly string[]
  /** Everything that can be played, in order. */
  readonly picks: readonly string[]
  begin(name: string, settings: readonly string[]): Book
  /** From a file or a store: nothing of it is believed. */
  read(given: unknown): Result<Book, BookFault>
  /** The options of a game that belongs to this book. */
  options(book: Book, pick: string): object
  /** The game to play next, unless the players choose another. */
  next(book: Book): string
  record(book: Book, game: Omit<Chapter, 'unlocked'>): Book
  /** The open choices of an unlock; empty: none. */
  choices(book: Book): readonly string[]
  /** The seat that decides about it. */
  decider(game: Pick<Chapter, 'places'>): number
  unlock(book: Book, choice: string): Book | null
  /** By pick: the best result so far, from 0 (nothing) to 3, and its points; null: not played yet. */
  best(book: Book, pick: string): { readonly medal: number; readonly score: number } | null
}
