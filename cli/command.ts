import type { Catalog } from '../engine/text/catalog.ts'
import { LANGS, type Lang } from '../engine/text/lang.ts'
import type { Args, Flags } from './args.ts'
import type { Exit } from './exit.ts'
import type { Io } from './io.ts'
import type { Services } from './services.ts'
import type { CliText } from './text/catalog.ts'

/** What every command is given. */
export interface Context {
  readonly io: Io
  readonly lang: Lang
  readonly text: CliText
  readonly engine: Catalog
  readonly services: Services
  /** Every command, for those that speak about the others. */
  readonly commands: { readonly [name: string]: () => Promise<Command> }
}

export interface Command {
  /** What follows the name: `FILE`, `[GAME]`. A first word without brackets must be given. */
  readonly usage: string
  /** How many words it takes at most. */
  readonly words: number
  readonly flags: Flags
  readonly run: (context: Context, args: Args) => Promise<Exit>
}

/** Flags that every command takes. */
export const GLOBAL: Flags = {
  lang: { value: 'LANG', values: LANGS },
  help: { short: 'h' },
}
