/** The command line as data: from the table of commands, for every shell alike. */
import { GAME_IDS } from '../../games/index.ts'
import type { Flags } from '../args.ts'
import { type Command, GLOBAL } from '../command.ts'
import type { CliText } from '../text/catalog.ts'

/** What a shell offers in one place. */
export type Offer =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'files' | 'folders' | 'none' }

export interface FlagShape {
  /** With its dashes. */
  readonly name: string
  readonly short: string | null
  readonly about: string
  /** Its value with its placeholder in the help; null where it takes none. */
  readonly value: { readonly name: string; readonly offer: Offer } | null
}

export interface CommandShape {
  readonly name: string
  readonly about: string
  readonly flags: readonly FlagShape[]
  /** The one word it takes besides flags. */
  readonly word: { readonly name: string; readonly offer: Offer }
}

/** `iacta` alone, and each of its commands. */
export interface Shape {
  readonly flags: readonly FlagShape[]
  readonly commands: readonly CommandShape[]
}

type Described = readonly (readonly [name: keyof CliText['commands'], command: Command])[]

export function shapeOf(text: CliText, described: Described): Shape {
  const commands = described.map(([name, command]) => commandShape(text, name, command))
  const names = described.map(([name]) => name)
  const word = { name: text.commandWord, offer: { kind: 'words', words: names } } as const
  const flags = flagShapes(text, GLOBAL)
  const version = { name: '--version', short: '-V', about: text.flags.version, value: null }
  return { flags: [...flags, version], commands: [...commands, { name: 'help', about: text.flags.help, flags, word }] }
}

function commandShape(text: CliText, name: keyof CliText['commands'], { usage, flags }: Command): CommandShape {
  const word = /^\[?([^\s\]]*)/.exec(usage)?.[1] ?? ''
  return {
    name,
    about: text.commands[name].summary,
    flags: flagShapes(text, { ...flags, ...GLOBAL }),
    word: { name: word, offer: offerOf(word) },
  }
}

function flagShapes(text: CliText, flags: Flags): FlagShape[] {
  return Object.entries(flags).map(([name, { short, value, values }]) => ({
    name: `--${name}`,
    short: short === undefined ? null : `-${short}`,
    about: text.flags[name as keyof CliText['flags']],
    value:
      value === undefined
        ? null
        : { name: value, offer: values === undefined ? offerOf(value) : { kind: 'words', words: values } },
  }))
}

/** By what the usage calls it: FILE, FOLDER, GAME, or the words themselves with bars between. */
function offerOf(name: string): Offer {
  if (name === 'FILE') return { kind: 'files' }
  if (name === 'FOLDER') return { kind: 'folders' }
  if (name === 'GAME') return { kind: 'words', words: GAME_IDS }
  return /^[a-z-]+(\|[a-z-]+)+$/.test(name) ? { kind: 'words', words: name.split('|') } : { kind: 'none' }
}

/** A text as one word of bash or zsh. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
