/** Arguments of a command, by a table: parsed strictly, refused in a sentence. */
import { parseArgs } from 'node:util'
import { nearest } from '../engine/text/near.ts'
import { EXIT, Failure } from './exit.ts'
import type { CliText } from './text/catalog.ts'

interface Flag {
  readonly short?: string
  /** The placeholder of its value in the help: FILE, N. Absent: it takes none. */
  readonly value?: string
  /** For completion. */
  readonly values?: readonly string[]
}

export type Flags = { readonly [name: string]: Flag }

export interface Args {
  readonly words: readonly string[]
  /** The first of them; empty where there is none, and none is needed. */
  readonly word: string
  readonly flags: { readonly [name: string]: string | boolean | undefined }
}

export function readArgs(text: CliText, argv: readonly string[], flags: Flags, words: number): Args {
  const known = Object.keys(flags)
  const unknown = argv
    .slice(0, argv.includes('--') ? argv.indexOf('--') : undefined)
    .find((arg) => isUnknown(arg, flags))
  if (unknown !== undefined) {
    const name = unknown.replace(/^-+/, '').replace(/=.*/s, '')
    const near = nearest(name, known)
    throw new Failure(EXIT.usage, text.unknownFlag({ flag: unknown, near: near === null ? null : `--${near}` }))
  }
  const { values, positionals } = parse(text, argv, flags)
  if (positionals.length > words) throw new Failure(EXIT.usage, text.tooMany({ word: positionals[words] ?? '' }))
  return { words: positionals, word: positionals[0] ?? '', flags: values }
}

function isUnknown(arg: string, flags: Flags): boolean {
  if (arg.startsWith('--')) return !Object.hasOwn(flags, arg.slice(2).replace(/=.*/s, ''))
  if (!/^-[a-z]/i.test(arg)) return false
  return !Object.values(flags).some(({ short }) => short === arg[1])
}

function parse(text: CliText, argv: readonly string[], flags: Flags) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value, short }]) => {
      const type = value === undefined ? ('boolean' as const) : ('string' as const)
      return [name, short === undefined ? { type } : { type, short }]
    }),
  )
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (error) {
    // Unknown flags are reported before, so this is a flag without its value, or with one it does not take.
    const flag = /'[^']*?(--[a-z-]+)/.exec(String(error))?.[1] ?? argv.find((arg) => arg.startsWith('-')) ?? ''
    throw new Failure(EXIT.usage, text.flagValue({ flag, takes: flags[flag.slice(2)]?.value !== undefined }))
  }
}

/** A flag's text, or undefined. */
export function textFlag({ flags }: Args, name: string): string | undefined {
  const value = flags[name]
  return typeof value === 'string' ? value : undefined
}

/** A whole number within bounds. */
export function numberFlag(
  text: CliText,
  args: Args,
  name: string,
  { min, max, or }: { min: number; max: number; or: number },
): number {
  const given = textFlag(args, name)
  if (given === undefined) return or
  const number = /^-?\d{1,15}$/.test(given) ? Number(given) : Number.NaN
  if (!(number >= min && number <= max))
    throw new Failure(EXIT.usage, text.notANumber({ flag: `--${name}`, got: given, min, max }))
  return number
}

/** One of a few words. */
export function choiceFlag<Word extends string>(
  text: CliText,
  args: Args,
  name: string,
  words: readonly Word[],
  or: Word,
): Word {
  const given = textFlag(args, name)
  if (given === undefined) return or
  const found = words.find((word) => word === given)
  if (found === undefined)
    throw new Failure(EXIT.usage, text.notAWord({ flag: `--${name}`, got: given, words: words.join(', ') }))
  return found
}
