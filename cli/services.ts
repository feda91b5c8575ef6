/**
 * Services outside the command line, injected by `bin/iacta.mjs`. So `iacta serve` has its flags, help
 * and words here, like every command, and the leaves still know nothing of each other.
 */
import type { Result } from '../engine/result.ts'
import type {
  BackupFault,
  BackupOptions,
  CheckFault,
  CheckReport,
  DataPlace,
  Running,
  ServeFault,
  ServePlace,
} from '../protocol/serving.ts'

export interface Services {
  /** The folder with the web app. In a checkout it is built first, where something has changed: then `onBuild` is called. */
  readonly web: (onBuild: () => void) => Promise<string>
  readonly serve: (options: ServePlace) => Promise<Result<Running, ServeFault>>
  /** Copies the database to a file. */
  readonly backup: (options: BackupOptions) => Promise<Result<null, BackupFault>>
  /** Reads the whole database. */
  readonly check: (options: DataPlace) => Promise<Result<CheckReport, CheckFault>>
  /** The WebAssembly that solves a game quickly; null where it has none. In a checkout it is built first, where it has changed. */
  readonly kernel: (game: string) => Promise<Uint8Array | null>
}

/** No services: commands that need one say so. */
export const NO_SERVICES: Services = {
  web: () => Promise.reject(new Error('nothing to serve was handed in')),
  serve: () => Promise.reject(new Error('no server was handed in')),
  backup: () => Promise.reject(new Error('no server was handed in')),
  check: () => Promise.reject(new Error('no server was handed in')),
  kernel: () => Promise.resolve(null),
}
