/**
 * What lies outside the command line and is handed to it by whoever starts it (`bin/iacta.mjs`). So `iacta serve` has its flags, help
 * and words here, like every command, and the leaves still know nothing of each other.
 */
import type { Result } from '../engine/result.ts'

export interface Doors {
  /** The folder with the web app. In a checkout it is built first, where something has changed: then `onBuild` is called. */
  readonly web: (onBuild: () => void) => Promise<string>
  readonly serve: (options: ServeOptions) => Promise<Result<Serving, ServeFault>>
}

export interface ServeOptions {
  readonly folder: string
  /** Null: all of this machine's addresses. */
  readonly host: string | null
  /** 0: any that is free. */
  readonly port: number
  /** How many ports above it to try where it is taken. */
  readonly more: number
}

export interface Serving {
  readonly port: number
  readonly local: string
  readonly network: readonly string[]
  close(): Promise<void>
}

export type ServeFault =
  | { readonly code: 'no-build'; readonly folder: string }
  | { readonly code: 'taken' | 'not-allowed'; readonly port: number }
  | { readonly code: 'no-such-host'; readonly host: string }

/** Nobody has handed anything in. */
export const CLOSED: Doors = {
  web: () => Promise.reject(new Error('nothing to serve was handed in')),
  serve: () => Promise.reject(new Error('no server was handed in')),
}
