/** The interface of an adapter between an older version and the next. */
import type { Kinds } from '../parse.ts'

/** One older version, by its difference to the next. Messages are plain JSON with a `kind`. */
export interface Adapter {
  readonly version: number
  /** The schemas of its pages' messages, by kind. */
  readonly client: Kinds
  /** Converts a message of its page, checked by `client`, to the next version. */
  up(message: unknown): unknown
  /** Converts a message of the next version to this one; null: this version has no such message. */
  down(message: unknown): unknown
}
