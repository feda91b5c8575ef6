/** What the server and the command line say to each other: how a server is started, backed up and checked, and what can go wrong. */

/** Settings by environment. */
export type Env = { readonly [name: string]: string | undefined }

/** Where a server listens. */
export interface Place {
  /** Null: all addresses of this machine. */
  readonly host: string | null
  /** 0: any free port. */
  readonly port: number
  /** How many ports above it are tried if it is taken. */
  readonly more: number
}

/** Where the database is. */
export interface DataPlace {
  /** The folder of the database; null: from the environment. */
  readonly data: string | null
  readonly env: Env
}

export interface ServePlace extends Place, DataPlace {
  /** The folder of the built web app. */
  readonly folder: string
}

export interface Running {
  readonly port: number
  /** The address for this machine. */
  readonly local: string
  /** Addresses for other devices; empty if none can reach it. */
  readonly network: readonly string[]
  /** Commits pending work, closes all sockets, then ends. */
  close(): Promise<void>
}

export type SettingFault =
  | {
      readonly code: 'not-a-number'
      readonly name: string
      readonly got: string
      readonly min: number
      readonly max: number
    }
  | { readonly code: 'not-a-word'; readonly name: string; readonly got: string; readonly words: readonly string[] }
  /** No `http(s)://host[:port]`. */
  | { readonly code: 'not-an-address'; readonly name: string; readonly got: string }
  /** Not a `postgres://…` address. Without its value, which may hold a password. */
  | { readonly code: 'not-a-database'; readonly name: string }
  /** One of two that belong together. */
  | { readonly code: 'alone'; readonly name: string; readonly missing: string }

export type ListenFault =
  | { readonly code: 'taken' | 'not-allowed'; readonly port: number }
  | { readonly code: 'no-such-host'; readonly host: string }

/** A PostgreSQL database; `place` is where, without who and by which password. */
export type DatabaseFault =
  | { readonly code: 'newer-database' | 'foreign-database'; readonly place: string }
  | { readonly code: 'bad-database'; readonly place: string; readonly reason: string }

export type DataFault =
  | { readonly code: 'in-use' | 'newer-data' | 'foreign-data'; readonly folder: string }
  /** `reason`: the system's code, or a sentence. */
  | { readonly code: 'bad-data'; readonly folder: string; readonly reason: string }
  | DatabaseFault

export type ServeFault =
  | { readonly code: 'no-build'; readonly folder: string }
  | { readonly code: 'no-tls-file'; readonly file: string; readonly reason: string }
  | ListenFault
  | DataFault
  | SettingFault

export interface BackupOptions extends DataPlace {
  readonly file: string
}

export type BackupFault =
  | DataFault
  /** PostgreSQL has its own tools for that. */
  | { readonly code: 'not-a-file'; readonly file: string }
  | { readonly code: 'no-database'; readonly folder: string }
  | { readonly code: 'itself'; readonly file: string }
  | { readonly code: 'cannot-write'; readonly file: string; readonly reason: string }

export interface CheckReport {
  readonly folder: string
  readonly tables: number
  /** SQLite's findings, up to a limit; empty: no damage. */
  readonly findings: readonly string[]
}

export type CheckFault =
  /** PostgreSQL has tools of its own. */
  { readonly code: 'not-a-file' } | { readonly code: 'no-database'; readonly folder: string }
