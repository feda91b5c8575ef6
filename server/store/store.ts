/**
 * Start here: what the online table keeps, and the only door to it. Everything that is written together is one `Write`, and
 * `commit` makes all of it durable or nothing. What was answered `ok` survives a killed process. Reads see only what was committed.
 *
 * A table is one row (status, seats, clock) and its lines at (table, seq), which are those of `engine/log.ts` below the header.
 * A write names the seq and epoch it is based on: if the table was written since, the fault is
 * `conflict`, and the table must be read again.
 */
import { LIMITS as LOG } from '../../engine/log.ts'
import type { Result } from '../../engine/result.ts'
import { type ClockSetting, isEnded, STATUSES, type Status } from '../../protocol/facts.ts'

export { isEnded, STATUSES, type Status }

export type SeatRow =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person'
      /** Null after the person deleted all data: the seat cannot act any more. */
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

export type ClockRow = ClockSetting

/** Times are milliseconds since 1970. */
export interface TableRow {
  readonly id: string
  readonly game: string
  readonly rules: number
  /** Plain JSON, as `writeOptions` returns it. */
  readonly options: unknown
  readonly clock: ClockRow
  /** Public; otherwise by link only. */
  readonly listed: boolean
  readonly status: Status
  /** An identity; null after it deleted all its data. */
  readonly host: string | null
  readonly seats: readonly SeatRow[]
  /**
   * Plain JSON that the table stores beside its log: banks left, the opening, an open takeback, the rematch. No names and no identities,
   * because `forget` does not look here.
   */
  readonly notes: unknown
  /** The secret of the dice: never sent before the end. */
  readonly secret: string | null
  readonly created: number
  readonly updated: number
  /** The next time at which the server must act: a clock, the opening, expiry. */
  readonly deadline: number | null
  /** How often lines were removed, so that readers who saw them reload. */
  readonly takebacks: number
  /** The number of lines. */
  readonly seq: number
  /** Starts at 1. Raised when the row is changed by anyone but its owner (see `Write.forget`, `claim`). */
  readonly epoch: number
  /** The process that holds the table in memory; its id is new at every start. Null: no owner. Only `claim` changes it. */
  readonly owner: string | null
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

/** A push subscription. An endpoint belongs to one device. */
export interface PushRow {
  /** A capability URL: knowing it is enough to send to the device. */
  readonly endpoint: string
  readonly identity: string
  /** The device's key and secret from its browser: messages are encrypted for this device. */
  readonly p256dh: string
  readonly auth: string
  readonly lang: string
  /** When the device last subscribed. */
  readonly created: number
}

/** A small document outside any table: a group's logbook, a guest's result of the day. */
export interface DocumentRow {
  readonly kind: string
  readonly id: string
  /** Owner; the row is deleted with its owner. Null: no owner. */
  readonly identity: string | null
  /** Revision. A write names the revision it read, plus one. */
  readonly rev: number
  /** Plain JSON. */
  readonly body: string
  readonly updated: number
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

/** The version of a table that a write is based on. */
export interface Expected {
  readonly seq: number
  readonly epoch: number
}

export interface TableWrite {
  /** The whole row after the write; its seq is that of the last line, its epoch at least the expected one. */
  readonly row: TableRow
  /** Null: the table is new. */
  readonly expect: Expected | null
  /** The row the write is based on, if known: unchanged columns are not written. */
  readonly before?: TableRow
  /** Lines above this seq are deleted first. */
  readonly keep?: number
  /** Lines appended after that. */
  readonly lines?: readonly string[]
  readonly commands?: readonly CommandRow[]
}

/** Applied in this order, all or nothing. A host or a person in a seat must be a known identity, or be introduced here. */
export interface Write {
  /** Stored if there is none of that name yet. Read it again: another process may have been first. */
  readonly key?: KeyRow
  /** A new identity. */
  readonly introduce?: IdentityRow
  /** A changed identity. A deleted one does not come back: `gone`. */
  readonly identity?: IdentityRow
  readonly link?: LinkRow
  /** Uses up a link; `gone` if it was used before, or has expired at `now`. */
  readonly spend?: { readonly token: string; readonly now: number }
  /** A device for notifications; replaces the row of its endpoint. Of one identity only the newest stay. */
  readonly push?: PushRow
  /** A device without notifications from now on, if it is this identity's. */
  readonly unpush?: Pick<PushRow, 'endpoint' | 'identity'>
  /** `stale` if it has been written since. */
  readonly document?: DocumentRow
  /** A document that is removed, if it exists. */
  readonly removeDocument?: Pick<DocumentRow, 'kind' | 'id'>
  readonly tables?: readonly TableWrite[]
  /** Tables to delete, with lines and commands. `expect: null`: in any state, if it exists. */
  readonly remove?: readonly { readonly id: string; readonly expect: Expected | null }[]
  /** Tables that cannot be parsed: removed from deadlines and lists until they are repaired. */
  readonly shelve?: readonly string[]
  /**
   * An identity to delete, with its link, devices, documents and commands. In its seats the name and the identity become null, as does the
   * host; these tables' epochs rise, so that a table in memory cannot write the name back.
   */
  readonly forget?: string
  /** Deletes up to `limit` identities not seen since `before` that have no seat and host no table, longest gone first. */
  readonly expire?: { readonly before: number; readonly limit: number }
}

export type StoreFault =
  /** The table has been written since (found: its row now), is gone (null), or its id is taken. */
  | { readonly code: 'conflict'; readonly table: string; readonly found: Expected | null }
  /** This command has already been applied: give the same answer. */
  | { readonly code: 'applied'; readonly table: string; readonly id: string; readonly seq: number }
  | { readonly code: 'gone'; readonly what: 'identity' | 'link'; readonly id: string }
  | { readonly code: 'taken'; readonly what: 'identity' | 'link'; readonly id: string }
  /** The document has revision `found`. */
  | { readonly code: 'stale'; readonly kind: string; readonly id: string; readonly found: number }
  | { readonly code: 'too-large'; readonly what: string; readonly limit: number }
  /** A row that cannot be parsed. `where` is the kind of row, `id` which. */
  | { readonly code: 'corrupt'; readonly where: string; readonly id: string; readonly reason: string }
  /** The disk is full: nothing was written, and the next write is tried again. */
  | { readonly code: 'full' }
  /** Another process locked the database for too long. */
  | { readonly code: 'busy' }
  | { readonly code: 'io'; readonly reason: string }
  /** The database is unreachable: nothing was written. The store reconnects, and the next try may succeed. */
  | { readonly code: 'away' }
  | { readonly code: 'closed' }

export type Corrupt = Extract<StoreFault, { readonly code: 'corrupt' }>

export interface TableWithLines {
  readonly row: TableRow
  /** The seq of the first line. */
  readonly from: number
  readonly lines: readonly string[]
}

/** An unreadable row does not break a list: it is reported beside it. */
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
  /** Null: the last page. */
  readonly next: Cursor | null
}

export interface Due {
  readonly id: string
  readonly deadline: number
}

/** `orphan`: its owner was dead, so its clocks were not served for a while. */
export interface TakenDue extends Due {
  readonly orphan: boolean
}

/** The row names the owner after the claim. */
export interface Claimed extends TableWithLines {
  /** As in `TakenDue`. */
  readonly orphan: boolean
}

/** Another living process. */
export interface Holder {
  readonly owner: string
  /** Its address; null: not announced. */
  readonly address: string | null
}

/** Events of other processes. A store for one process has none. */
export type StoreEvent =
  /** A table was claimed: its former owner drops it. */
  | { readonly kind: 'moved'; readonly table: string; readonly owner: string; readonly epoch: number }
  /** A table was changed by another process than its owner (forget, shelve), or is gone (null). */
  | { readonly kind: 'changed'; readonly table: string; readonly epoch: number | null }
  /** A message of another process (`tell`). */
  | { readonly kind: 'told'; readonly channel: string; readonly text: string }
  /** Some events may have been missed. */
  | { readonly kind: 'gap' }
  /** The database is unreachable (see the fault of that name), or reachable again. */
  | { readonly kind: 'away' }
  | { readonly kind: 'back' }

export type Answer<Value> = Promise<Result<Value, StoreFault>>

export interface Store {
  commit(write: Write): Answer<null>
  /** Returns a table with its lines from this seq on (1: all; above the last: none). Null: no such table. */
  table(id: string, from?: number): Answer<TableWithLines | null>
  /** Tables in which this identity has a seat or is host, last changed first. */
  tablesOf(identity: string, limit: number): Answer<Listing>
  /** Listed tables that are not over, the newest first. */
  publicTables(limit: number, after?: Cursor): Answer<Page>
  /**
   * Returns tables whose deadline has passed at `now`, earliest first. `due(Infinity, 1)` says when to wake up next. With an owner: only
   * those that `takeDue` would return.
   */
  due(now: number, limit: number, owner?: string): Answer<readonly Due[]>
  /** Claims and returns due tables of this owner, of no owner and of dead processes. Two processes never get the same table. */
  takeDue(owner: string, now: number, limit: number): Answer<readonly TakenDue[]>
  /**
   * Claims a table for this owner, unless another living process owns it; `instead` names a process that does not answer, whose table is
   * claimed anyway. A change of owner raises the epoch, so that the former owner can no longer write. Returns the row and all lines in one
   * snapshot. Null: no such table.
   */
  claim(id: string, owner: string, instead?: string): Answer<Claimed | null>
  /** Returns the living owner of this table, if it is another process. Null: `claim` would succeed. */
  holder(id: string, owner: string): Answer<Holder | null>
  /** Releases these tables, as far as they still belong to this owner. */
  release(ids: readonly string[], owner: string): Answer<null>
  /** Heartbeat of this owner, with its address. An owner without a heartbeat for some seconds counts as dead: its tables can be claimed. */
  beat(owner: string, address?: string): Answer<null>
  /** The process ends: its tables become ownerless at once. */
  retire(owner: string): Answer<null>
  /** Broadcasts to every other listening process; at most `LIMITS.told` bytes. Processes that do not listen now miss it. */
  tell(channel: string, text: string): Answer<null>
  /** Listens until the returned function is called. */
  listen(hear: (event: StoreEvent) => void): () => void
  /** Returns the seq after this command, if it has been applied. */
  appliedCommand(table: string, identity: string, id: string): Answer<number | null>
  identity(id: string): Answer<IdentityRow | null>
  /** Returns an unused link; it may have expired. */
  link(token: string): Answer<LinkRow | null>
  key(name: string): Answer<string | null>
  /** Returns devices with notifications, newest first. */
  pushesOf(identity: string): Answer<readonly PushRow[]>
  document(kind: string, id: string): Answer<DocumentRow | null>
  /** Documents of a kind whose ids begin with `prefix`, in the order of their ids. `after`: only ids greater than this one. */
  documents(kind: string, prefix: string, limit: number, after?: string): Answer<readonly DocumentRow[]>
  /** How many documents of a kind have ids that begin with `prefix`. `before`: only ids less than this one. */
  countDocuments(kind: string, prefix: string, before?: string): Answer<number>
  documentsOf(identity: string): Answer<readonly DocumentRow[]>
  /** Writes a consistent copy while the store is in use. Replaces a file of that name. */
  backup(file: string): Answer<null>
  /** Closes after all pending writes. Then every answer is `closed`. */
  close(): Promise<void>
}

/** Limits of a row, far above what the server accepts, so that a bug cannot fill the disk. Lengths of text. */
export const LIMITS = {
  id: 64,
  word: 40,
  name: 200,
  json: 64 * 1024,
  seats: 64,
  line: LOG.line,
  /** Lines of a table, and lines of one write. */
  lines: LOG.lines,
  batch: 10_000,
  key: 8192,
  endpoint: 1024,
  document: 256 * 1024,
  /** Devices of one identity. */
  pushes: 10,
  /** Bytes of a message, channel name included. */
  told: 7500,
  /** Maximum rows of a list. */
  rows: 1000,
} as const
