import type { Game, OptionClash, OptionSpec, OptionsOf, OptionValue } from './contract.ts'
import { bad, good, type Result } from './result.ts'

export type OptionFault =
  | { readonly code: 'options-not-an-object' }
  | { readonly code: 'unknown-option'; readonly option: string; readonly known: readonly string[] }
  | {
      readonly code: 'bad-choice'
      readonly option: string
      readonly got: string
      readonly values: readonly (string | number)[]
    }
  | { readonly code: 'not-a-list'; readonly option: string; readonly of: readonly string[] }
  | { readonly code: 'unknown-item'; readonly option: string; readonly got: string; readonly of: readonly string[] }
  | { readonly code: 'item-twice'; readonly option: string; readonly got: string }
  | { readonly code: 'bad-text'; readonly option: string; readonly max: number }
  | { readonly code: 'bad-seats'; readonly got: number; readonly min: number; readonly max: number }
  | ({ readonly code: 'option-clash' } & OptionClash)

export type AnyOptions = { readonly [name: string]: OptionValue }

/** The defaults of all options, by their specs. */
export function defaultsOf<Specs extends { readonly [name: string]: OptionSpec }>(specs: Specs): OptionsOf<Specs> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default])) as OptionsOf<Specs>
}

/** Checks options from outside: refuses unknown names and values, and fills in defaults. */
export function readOptions<State, Move, Options>(
  game: Game<State, Move, Options>,
  seats: number,
  given: unknown,
): Result<Options, OptionFault> {
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max) return bad({ code: 'bad-seats', got: seats, min, max })
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad({ code: 'options-not-an-object' })
  const specs: { readonly [name: string]: OptionSpec } = game.options
  for (const option of Object.keys(given)) {
    if (!Object.hasOwn(specs, option)) return bad({ code: 'unknown-option', option, known: Object.keys(specs) })
  }
  const options: Record<string, OptionValue> = {}
  for (const [option, spec] of Object.entries(specs)) {
    const value: unknown = Object.hasOwn(given, option) ? (given as Record<string, unknown>)[option] : spec.default
    const fault = misfit(option, spec, value)
    if (fault !== null) return bad(fault)
    options[option] = value as OptionValue
  }
  const clash = game.check(options as Options, seats)
  return clash === null ? good(options as Options) : bad({ code: 'option-clash', ...clash })
}

/**
 * Returns the options for a log's header: all of them, so that a later change of a default changes no log; but empty lists and texts, and
 * options that came `later` and have their default, are left out.
 */
export function writeOptions<Options>(game: Game<unknown, unknown, Options>, options: Options): AnyOptions {
  const specs: { readonly [name: string]: OptionSpec } = game.options
  const given = Object.entries(options as AnyOptions)
  return Object.fromEntries(given.filter(([name, value]) => isTold(specs[name], value)))
}

function isTold(spec: OptionSpec | undefined, value: OptionValue): boolean {
  if (spec?.kind === 'choice' && spec.later === true) return value !== spec.default
  return !isEmpty(value) || !isEmpty(spec?.default)
}

function isEmpty(value: OptionValue | undefined): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}

/** Returns whether each of these options applies to a table of this many seats. */
export function isOffered(game: Game, seats: number, given: unknown): boolean {
  return Object.keys(given as object).every((option) => game.offers?.(option, seats) ?? true)
}

/** Returns the smallest table of several seats; 1 only for a game that is solo only. */
export function usualSeats({ seats: { min, max } }: Game): number {
  return Math.min(Math.max(min, 2), max)
}

/** Returns the options for this many seats; those that do not apply get their defaults. */
export function offeredTo(game: Game, seats: number, options: AnyOptions): AnyOptions {
  const specs: { readonly [name: string]: OptionSpec } = game.options
  const fit = ([name, value]: [string, OptionValue]): [string, OptionValue] => {
    return [name, isOffered(game, seats, { [name]: value }) ? value : (specs[name]?.default ?? value)]
  }
  return Object.fromEntries(Object.entries(options).map(fit))
}

function misfit(option: string, spec: OptionSpec, value: unknown): OptionFault | null {
  switch (spec.kind) {
    case 'choice':
      return spec.values.some((allowed) => allowed === value)
        ? null
        : { code: 'bad-choice', option, got: brief(value), values: spec.values }
    case 'list':
      return listMisfit(option, spec.of, value)
    case 'text':
      return typeof value === 'string' && value.length <= spec.max && !hasControls(value)
        ? null
        : { code: 'bad-text', option, max: spec.max }
  }
}

function listMisfit(option: string, of: readonly string[], value: unknown): OptionFault | null {
  if (!Array.isArray(value)) return { code: 'not-a-list', option, of }
  const items: readonly unknown[] = value
  for (const [i, item] of items.entries()) {
    if (!of.some((allowed) => allowed === item)) return { code: 'unknown-item', option, got: brief(item), of }
    if (items.indexOf(item) < i) return { code: 'item-twice', option, got: brief(item) }
  }
  return null
}

const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

function hasControls(text: string): boolean {
  return text.search(CONTROLS) >= 0
}

/**
 * Returns a value from outside, shortened and safe to print in a message: without characters that move the cursor or change the text
 * direction.
 */
export function brief(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  const short = text.length > 40 ? `${text.slice(0, 39)}…` : text
  return printable(short)
}

/** Returns the text with `\ufffd` for every character that moves the cursor or changes the text direction. */
export function printable(text: string): string {
  return text.replace(CONTROLS, '\ufffd')
}
