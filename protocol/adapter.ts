/** What an older version is to the next one. */
import type { Kinds } from './parse.ts'

/** One older version, by its difference to the next. Messages are plain JSON with a `kind`. */
export interface Adapter {
  readonly version: number
  /** What its pages send, by kind. */
  readonly client: Kinds
  /** A message of its page, which `client` has let through, in the next version's words. */
  up(message: unknown): unknown
  /** A message of the next version in the words of this one; null: it has none, and its pages are not told. */
  down(message: unknown): unknown
}
