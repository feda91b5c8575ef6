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
import { type ClockSetting, STATUSES, type Status } from '../../protocol/facts.ts'

export { STATUSES, type Status }

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
  /** How often lines were dropped, so that readers who saw them reload. */
  readonly takebacks: number
  /** How many lines there are. */
  readonly seq: number
  /** Begins with 1. Raised whenever the row changes behind the back of the one who holds it (see `Write.forget`, `claim`). */
  readonly epoch: number
  /** The owner: the process that holds it in memory, named anew at every start. Null: ownerless. Only `claim` changes it. */
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
  /** A secret address: knowing it is enough to try to reach the device. */
  readonly endpoint: string
  readonly identity: string
  /** The device's key and secret from its browser: messages are encrypted for this device. */
  readonly p256dh: string
  readonly auth: string
  readonly lang: string
  /** When the device last said so. */
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
  /** The row the write is based on, if known: unchanged columns are not written. */
  readonly before?: TableRow
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
  /** A device for notifications; replaces the row of its endpoint. Of one identity only the newest stay. */
  readonly push?: PushRow
  /** A device that is told no more, if it is this identity's. */
  readonly unpush?: Pick<PushRow, 'endpoint' | 'identity'>
  /** `stale` if it was written since. */
  readonly document?: DocumentRow
  /** A document that is removed, if it exists. */
  readonly removeDocument?: Pick<DocumentRow, 'kind' | 'id'>
  readonly tables?: readonly TableWrite[]
  /** Tables to delete, with lines and commands. `expect: null`: in any state, if it exists. */
  readonly remove?: readonly { readonly id: string; readonly expect: Expected | null }[]
  /** Tables that cannot be read: no deadline and no list finds them any more, until someone has repaired them. */
  readonly shelve?: readonly string[]
  /**
   * An identity that goes, with its link, devices, documents and commands. In its seats the name and the identity become null, as does the host;
   * these tables' epochs rise, so that a table held in memory cannot bring the name back.
   */
  readonly forget?: string
  /** Deletes up to `limit` identities not seen since `before` that have no seat and host no table, longest gone first. */
  readonly expire?: { readonly before: number; readonly limit: number }
}

export type StoreFault =
  /** The table was written since (found: its row now), is gone (null), or its id is taken. */
  | { readonly code: 'conflict'; readonly table: string; readonly found: Expected | null }
  /** This command has been applied before: answer it as then. */
  | { readonly code: 'applied'; readonly table: string; readonly id: string; readonly seq: number }
  | { readonly code: 'gone'; readonly what: 'identity' | 'link'; readonly id: string }
  | { readonly code: 'taken'; readonly what: 'identity' | 'link'; readonly id: string }
  /** A document that has been written `found` times. */
  | { readonly code: 'stale'; readonly kind: string; readonly id: string; readonly found: number }
  | { readonly code: 'too-large'; readonly what: string; readonly limit: number }
  /** A row that cannot be read. `where` names the kind of row, `id` which. */
  | { readonly code: 'corrupt'; readonly where: string; readonly id: string; readonly reason: string }
  /** No room on the disk: nothing was written, and the next write is tried again. */
  | { readonly code: 'full' }
  /** Another process held the database for too long. */
  | { readonly code: 'busy' }
  | { readonly code: 'io'; readonly reason: string }
  /** The database cannot be reached: nothing was written. It is looked for, and the next try may find it. */
  | { readonly code: 'away' }
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

/** `orphan`: its owner was dead, so its clocks were not served for a while. */
export interface TakenDue extends Due {
  readonly orphan: boolean
}

/** The row names the owner after the claim. */
export interface Claimed extends TableWithLines {
  /** As in `TakenDue`. */
  readonly orphan: boolean
}

/** Another process that lives. */
export interface Holder {
  readonly owner: string
  /** Where it is reached; null: it has not said so. */
  readonly address: string | null
}

/** What other processes have done. Not told of a store with one process only. */
export type StoreEvent =
  /** A table was claimed: its former owner drops it. */
  | { readonly kind: 'moved'; readonly table: string; readonly owner: string; readonly epoch: number }
  /** A table changed behind its owner's back (forget, shelve), or is gone (null). */
  | { readonly kind: 'changed'; readonly table: string; readonly epoch: number | null }
  /** A message of another process (`tell`). */
  | { readonly kind: 'told'; readonly channel: string; readonly text: string }
  /** Some of these may have been missed. */
  | { readonly kind: 'gap' }
  /** The database cannot be reached (see the fault of that name); it can be again. */
  | { readonly kind: 'away' }
  | { readonly kind: 'back' }

export type Answer<Value> = Promise<Result<Value, StoreFault>>

export interface Store {
  commit(write: Write): Answer<null>
  /** With its lines from this seq on (1: all; above the last: none). Null: no such table. */
  table(id: string, from?: number): Answer<TableWithLines | null>
  /** Tables in which this identity has a seat or is host, last changed first. */
  tablesOf(identity: string, limit: number): Answer<Listing>
  /** Listed tables that are not over, the newest first. */
  publicTables(limit: number, after?: Cursor): Answer<Page>
  /**
   * Tables whose deadline is not after `now`, the earliest first. `due(Infinity, 1)` tells when to wake up next. With an owner: only
   * those that `takeDue` would give it.
   */
  due(now: number, limit: number, owner?: string): Answer<readonly Due[]>
  /**
   * The same for tables of this owner, ownerless ones and those of dead processes: they are claimed. Two
   * processes never get the same table.
   */
  takeDue(owner: string, now: number, limit: number): Answer<readonly TakenDue[]>
  /**
   * Takes a table for this owner, unless it is that of another process that lives: that one keeps it, but for the one that is named
   * in `instead`. If the owner changes, the epoch rises, so that the former owner can no longer write. With all its
   * lines, of the same moment. Null: no such table.
   */
  claim(id: string, owner: string, instead?: string): Answer<Claimed | null>
  /** The living owner of this table, if it is another process. null: `claim` would take it. */
  holder(id: string, owner: string): Answer<Holder | null>
  /** Releases these tables, as far as they still belong to this owner. */
  release(ids: readonly string[], owner: string): Answer<null>
  /**
   * Heartbeat: this owner lives, and is reached at this address. An owner without one for some seconds, or ever, counts as dead: its tables
   * can be claimed.
   */
  beat(owner: string, address?: string): Answer<null>
  /** The process ends: its tables become ownerless at once. */
  retire(owner: string): Answer<null>
  /** Tells every other process that listens; at most `LIMITS.told` bytes. Processes that do not listen now miss it. */
  tell(channel: string, text: string): Answer<null>
  /** From now on, until the function that comes back is called. */
  listen(hear: (event: StoreEvent) => void): () => void
  /** The seq after this command, if it has been applied. */
  appliedCommand(table: string, identity: string, id: string): Answer<number | null>
  identity(id: string): Answer<IdentityRow | null>
  /** A link that has not been used up; it may have expired. */
  link(token: string): Answer<LinkRow | null>
  key(name: string): Answer<string | null>
  /** Devices to be told, the newest first. */
  pushesOf(identity: string): Answer<readonly PushRow[]>
  document(kind: string, id: string): Answer<DocumentRow | null>
  /** Documents of a kind whose ids begin with `prefix`, in the order of their ids. `after`: only ids greater than this one. */
  documents(kind: string, prefix: string, limit: number, after?: string): Answer<readonly DocumentRow[]>
  /** How many documents of a kind have ids that begin with `prefix`. `before`: only ids less than this one. */
  countDocuments(kind: string, prefix: string, before?: string): Answer<number>
  documentsOf(identity: string): Answer<readonly DocumentRow[]>
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
