/**
 * Services outside the command line, injected by `bin/iacta.mjs`. So `iacta serve` has its flags, help
 * and words here, like every command, and the leaves still know nothing of each other.
 */
import type { Result } from '../engine/result.ts'

export interface Services {
  /** The folder with the web app. In a checkout it is built first, where something has changed: then `onBuild` is called. */
  readonly web: (onBuild: () => void) => Promise<string>
  readonly serve: (options: ServeOptions) => Promise<Result<Serving, ServeFault>>
  /** Copies the database to a file. */
  readonly backup: (options: BackupOptions) => Promise<Result<null, BackupFault>>
  /** Reads the whole database. */
  readonly check: (options: CheckOptions) => Promise<Result<CheckReport, CheckFault>>
  /** The WebAssembly that solves a game quickly; null where it has none. In a checkout it is built first, where it has changed. */
  readonly kernel: (game: string) => Promise<Uint8Array | null>
}

type Env = { readonly [name: string]: string | undefined }

export interface ServeOptions {
  readonly folder: string
  /** Null: all of this machine's addresses. */
  readonly host: string | null
  /** 0: any that is free. */
  readonly port: number
  /** How many ports above it to try where it is taken. */
  readonly more: number
  /** The folder of the database; null: that of the environment. */
  readonly data: string | null
  /** The server's other settings. */
  readonly env: Env
}

export interface Serving {
  readonly port: number
  readonly local: string
  readonly network: readonly string[]
  close(): Promise<void>
}

export interface BackupOptions {
  readonly file: string
  readonly data: string | null
  readonly env: Env
}

export type CheckOptions = Omit<BackupOptions, 'file'>

export interface CheckReport {
  readonly folder: string
  readonly tables: number
  /** Damage, in the database's own words. */
  readonly findings: readonly string[]
}

export type CheckFault = { readonly code: 'not-a-file' } | { readonly code: 'no-database'; readonly folder: string }

/** `reason`: the system's code, or a sentence. */
export type DataFault =
  | { readonly code: 'in-use' | 'newer-data' | 'foreign-data'; readonly folder: string }
  | { readonly code: 'bad-data'; readonly folder: string; readonly reason: string }
  | { readonly code: 'newer-database' | 'foreign-database'; readonly place: string }
  | { readonly code: 'bad-database'; readonly place: string; readonly reason: string }

export type ServeFault =
  | DataFault
  | { readonly code: 'no-build'; readonly folder: string }
  | { readonly code: 'taken' | 'not-allowed'; readonly port: number }
  | { readonly code: 'no-such-host'; readonly host: string }
  | { readonly code: 'no-tls-file'; readonly file: string; readonly reason: string }
  // Settings
  | {
      readonly code: 'not-a-number'
      readonly name: string
      readonly got: string
      readonly min: number
      readonly max: number
    }
  | { readonly code: 'not-a-word'; readonly name: string; readonly got: string; readonly words: readonly string[] }
  | { readonly code: 'not-an-address'; readonly name: string; readonly got: string }
  | { readonly code: 'not-a-database'; readonly name: string }
  | { readonly code: 'alone'; readonly name: string; readonly missing: string }

export type BackupFault =
  | DataFault
  | { readonly code: 'not-a-file'; readonly file: string }
  | { readonly code: 'no-database'; readonly folder: string }
  | { readonly code: 'itself'; readonly file: string }
  | { readonly code: 'cannot-write'; readonly file: string; readonly reason: string }

/** No services: commands that need one say so. */
export const NO_SERVICES: Services = {
  web: () => Promise.reject(new Error('nothing to serve was handed in')),
  serve: () => Promise.reject(new Error('no server was handed in')),
  backup: () => Promise.reject(new Error('no server was handed in')),
  check: () => Promise.reject(new Error('no server was handed in')),
  kernel: () => Promise.resolve(null),
}
