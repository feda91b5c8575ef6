/** Where tables are kept on this device: in IndexedDB (`idb.ts`), or only in memory where the browser forbids storage (`memory.ts`). */
import type { Result } from '../../../engine/result.ts'
import type { Broken, Summary, TableRecord } from './record.ts'

export type StoreFault =
  | { readonly code: 'missing'; readonly id: string }
  | { readonly code: 'exists'; readonly id: string }
  /** Another tab has written meanwhile: the record is at `rev` now. */
  | { readonly code: 'stale'; readonly id: string; readonly rev: number }
  | ({ readonly code: 'broken' } & Broken)
  | { readonly code: 'full' }
  /** A tab with a newer version of the app has changed how tables are kept: this one must be loaded again. */
  | { readonly code: 'newer' }
  /** A tab with an older version of the app does not let go of the tables: it must be closed. */
  | { readonly code: 'blocked' }
  | { readonly code: 'unavailable'; readonly detail: string }

/** The newest first. */
export interface Listing {
  readonly tables: readonly Summary[]
  readonly broken: readonly Broken[]
}

/** Another tab has written a table, or deleted it (null). */
export interface Change {
  readonly id: string
  readonly rev: number | null
}

export interface Store {
  /** False: gone with the page. */
  readonly lasting: boolean
  get(id: string): Promise<Result<TableRecord, StoreFault>>
  list(): Promise<Result<Listing, StoreFault>>
  create(record: TableRecord): Promise<Result<null, StoreFault>>
  /** Refuses, in the same transaction, where the table is not at `seen` any more. `record.rev` must be another one. */
  replace(seen: number, record: TableRecord): Promise<Result<null, StoreFault>>
  delete(id: string): Promise<Result<null, StoreFault>>
  /** Reports writes of other tabs, never its own; returns the way to stop. */
  watch(listener: (change: Change) => void): () => void
}
