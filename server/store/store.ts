/**
 * Start here: what the online table keeps, and the only door to it. Everything that is written together is one `Write`, and
 * `commit` makes all of it durable or nothing. What was answered `ok` survives a killed process. Reads see only what was committed.
 *
 * A table is one row (status, seats, clock) and its lines at (table, seq), which are those of `engine/log.ts` below the header.
 * Whoever writes a table says at which seq and epoch it was last seen: if somebody else has written since, the fault is
 * `conflict`, and the table must be read again.
 */
import { LIMITS as LOG } from '../../engine/log.ts'
import type { Result } from '../../engine/result.ts'

export const STATUSES = ['lobby', 'opening', 'playing', 'over', 'closed'] as const
export type Status = (typeof STATUSES)[number]

export type SeatRow =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person'
      /** Null after its owner deleted all data: nobody can act for this seat any more. */
      readonly identity: string | null
      /** Null is shown as "a guest". */
      readonly name: string | null
      readonly colour: string | null
      /** A bot plays for this seat now. */
      readonly handed: boolean
      /** Moves in a row for which the clock ran out. */
      readonly missed: number
    }
  | { readonly kind: 'bot'; readonly level: string }

export type ClockRow =
  | { readonly kind: 'none' }
  /** Seconds for a move, and a bank of seconds for the whole game. */
  | { readonly kind: 'live'; readonly move: number; readonly bank: number }
  | { readonly kind: 'slow'; readonly days: number }

/** Times are milliseconds since 1970. */
export interface TableRow {
  readonly id: string
  readonly game: string
  readonly rules: number
  /** Plain JSON, as `writeOptions` gives it. */
  readonly options: unknown
  readonly clock: ClockRow
  /** Public; otherwise by link only. */
  readonly listed: boolean
  readonly status: Status
  /** An identity; null after it deleted all its data. */
  readonly host: string | null
  readonly seats: readonly SeatRow[]
  /**
   * Plain JSON that the table keeps beside its log: banks left, the opening, a takeback asked for, the rematch. No names and no
   * identities: `forget` does not look here.
   */
  readonly notes: unknown
  /** The secret of the dice: never sent before the end. */
  readonly secret: string | null
  readonly created: number
  readonly updated: number
  /** When the server must act by itself: a clock, the opening, expiry. */
  readonly deadline: number | null
  /** How often lines were dropped, so that whoever has seen them starts afresh. */
  readonly takebacks: number
  /** How many lines there are. */
  readonly seq: number
  /** Begins with 1. Raised whenever the row changes behind the back of the one who holds it (see `Write.forget`). */
  readonly epoch: number
}

export interface IdentityRow {
  readonly id: string
  readonly name: string | null
  readonly colour: string | null
  readonly created: number
  readonly seen: number
}

/** A one-time link that moves an identity to another device; a new one replaces the one before. Store a hash of the token. */
export interface LinkRow {
  readonly token: string
  readonly identity: string
  readonly expires: number
}

/** A command that was applied, and the table's seq after it. */
export interface CommandRow {
  readonly identity: string
  readonly id: string
  readonly seq: number
}

export interface KeyRow {
  readonly name: string
  readonly value: string
}

/** How a table was last seen by the one who writes it. */
export interface Expected {
  readonly seq: number
  readonly epoch: number
}

export interface TableWrite {
  /** The whole row as it is afterwards; its seq is that of the last line then, its epoch at least the expected one. */
  readonly row: TableRow
  /** Null: the table is new. */
  readonly expect: Expected | null
  /** Lines above this seq are dropped first. */
  readonly keep?: number
  /** Lines that follow then. */
  readonly lines?: readonly string[]
  readonly commands?: readonly CommandRow[]
}

/** Done in this order, all or nothing. Who is named as host or in a seat must be known, or have been introduced here. */
export interface Write {
  /** Kept if there is none of that name yet: read it again, another process may have been first. */
  readonly key?: KeyRow
  /** A new identity. */
  readonly introduce?: IdentityRow
  /** An identity that is there, as it is now. One that has been forgotten does not come back: `gone`. */
  readonly identity?: IdentityRow
  readonly link?: LinkRow
  /** Uses up a link; `gone` if it was used before, or has expired at `now`. */
  readonly spend?: { readonly token: string; readonly now: number }
  readonly tables?: readonly TableWrite[]
  /** Tables that go, with lines and commands. `expect: null`: in whatever state it is, and if it is there at all. */
  readonly remove?: readonly { readonly id: string; readonly expect: Expected | null }[]
  /** Tables that cannot be read: no deadline and no list finds them any more, until someone has repaired them. */
  readonly shelve?: readonly string[]
  /**
   * An identity that goes, with its link and commands. In its seats the name and the identity become null, as does the host;
   * these tables' epochs rise, so that a table held in memory cannot bring the name back.
   */
  readonly forget?: string
}

export type StoreFault =
  /** Somebody else has written the table (found: how it is now), it is gone (null), or its id is taken. */
  | { readonly code: 'conflict'; readonly table: string; readonly found: Expected | null }
  /** This command has been applied before: answer it as then. */
  | { readonly code: 'applied'; readonly table: string; readonly id: string; readonly seq: number }
  | { readonly code: 'gone'; readonly what: 'identity' | 'link'; readonly id: string }
  | { readonly code: 'taken'; readonly what: 'identity' | 'link'; readonly id: string }
  | { readonly code: 'too-large'; readonly what: string; readonly limit: number }
  /** A row that cannot be read. `where` names the kind of row, `id` which. */
  | { readonly code: 'corrupt'; readonly where: string; readonly id: string; readonly reason: string }
  /** No room on the disk: nothing was written, and the next write is tried again. */
  | { readonly code: 'full' }
  /** Another process held the database for too long. */
  | { readonly code: 'busy' }
  | { readonly code: 'io'; readonly reason: string }
  | { readonly code: 'closed' }

export type Corrupt = Extract<StoreFault, { readonly code: 'corrupt' }>

export interface TableWithLines {
  readonly row: TableRow
  /** From which seq on. */
  readonly from: number
  readonly lines: readonly string[]
}

/** One unreadable row does not spoil a list: it is named beside it. */
export interface Listing {
  readonly rows: readonly TableRow[]
  readonly corrupt: readonly Corrupt[]
}

/** Where a page of a list ended. */
export interface Cursor {
  readonly created: number
  readonly id: string
}

export interface Page extends Listing {
  /** Null: that was all. */
  readonly next: Cursor | null
}

export interface Due {
  readonly id: string
  readonly deadline: number
}

export type Answer<Value> = Promise<Result<Value, StoreFault>>

export interface Store {
  commit(write: Write): Answer<null>
  /** With its lines from this seq on (1: all; above the last: none). Null: no such table. */
  table(id: string, from?: number): Answer<TableWithLines | null>
  /** Tables where somebody sits or is host, the last changed first. */
  tablesOf(identity: string, limit: number): Answer<Listing>
  /** Listed tables that are not over, the newest first. */
  publicTables(limit: number, after?: Cursor): Answer<Page>
  /** Tables whose deadline is not after `now`, the earliest first. `due(Infinity, 1)` tells when to wake up next. */
  due(now: number, limit: number): Answer<readonly Due[]>
  /** The seq after this command, if it has been applied. */
  appliedCommand(table: string, identity: string, id: string): Answer<number | null>
  identity(id: string): Answer<IdentityRow | null>
  /** A link that has not been used up; it may have expired. */
  link(token: string): Answer<LinkRow | null>
  key(name: string): Answer<string | null>
  /** A whole copy, of one moment, while everything goes on. Replaces a file of that name. */
  backup(file: string): Answer<null>
  /** After all that was handed in before. Then every answer is `closed`. */
  close(): Promise<void>
}

/** What a row may hold: far above what the server lets in, so that a mistake there cannot fill the disk. Lengths of text. */
export const LIMITS = {
  id: 64,
  word: 40,
  name: 200,
  json: 64 * 1024,
  seats: 64,
  line: LOG.line,
  /** Lines of a table, and lines of one write. */
  lines: LOG.lines,
  lot: 10_000,
  key: 8192,
  /** Rows that a list gives at most, whatever is asked for. */
  rows: 1000,
} as const
