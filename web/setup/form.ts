/** A game's options as a form: drawn from data, checked at every change, so that a game brings no form of its own. */
import type { Game, OptionSpec, OptionValue, RuleRef } from '../../engine/contract.ts'
import { type AnyOptions, type OptionFault, readOptions } from '../../engine/options.ts'
import type { Catalog } from '../../engine/text/catalog.ts'
import { explainOption } from '../../engine/text/explain.ts'
import type { GameText, OptionText } from '../../engine/text/game.ts'

export interface Choice {
  /** As a form writes it. */
  readonly value: string
  readonly label: string
}

export interface Fault {
  readonly text: string
  /** The rule that says so. */
  readonly rule: RuleRef | null
}

/** One option. `choices`: the values of a choice, the words of a list; none for a text. */
export interface Field {
  readonly name: string
  readonly kind: OptionSpec['kind']
  readonly label: string
  readonly help: string
  readonly value: OptionValue
  /** The value in words; null where nothing is said of it in a line. */
  readonly told: string | null
  readonly choices: readonly Choice[]
  /** Few and short enough to stand side by side. */
  readonly row: boolean
  readonly max: number
  readonly fault: Fault | null
}

export interface Form {
  readonly fields: readonly Field[]
  /** All options, ready to play; null while something does not fit. */
  readonly options: AnyOptions | null
  /** An error that belongs to no option shown. */
  readonly fault: Fault | null
  /** The first option, and every other that is not as usual, in words. */
  readonly told: readonly string[]
}

type Specs = { readonly [name: string]: OptionSpec }

export function formOf(game: Game, seats: number, given: AnyOptions, text: GameText, engine: Catalog): Form {
  const specs: Specs = game.options
  const idle = Object.keys(specs).filter((name) => isIdle(game, seats, given, name))
  const used = Object.fromEntries(
    Object.entries(given).map(([name, v]) => [name, idle.includes(name) ? (specs[name]?.default ?? v) : v]),
  )
  const read = readOptions(game, seats, used)
  const at = read.ok ? null : optionOf(read.fault)
  const fault = read.ok ? null : { text: explain(engine, read.fault, text), rule: ruleOf(read.fault) }
  const shown = Object.entries(specs).filter(([name]) => !idle.includes(name))
  const fields = shown.map(([name, spec]) => fieldOf(name, spec, used, text, name === at ? fault : null))
  const placed = fields.some((field) => field.fault !== null)
  return { fields, options: read.ok ? used : null, fault: placed ? null : fault, told: toldOf(fields, specs) }
}

/**
 * An option that is not offered at this number of seats, or a list of which no word may be chosen with the other options: it is hidden and
 * keeps its default. The latter is found by trying its words.
 */
function isIdle(game: Game, seats: number, given: AnyOptions, name: string): boolean {
  if (game.offers?.(name, seats) === false) return true
  const spec = (game.options as Specs)[name]
  if (spec?.kind !== 'list') return false
  const fits = (value: OptionValue): boolean => readOptions(game, seats, { ...given, [name]: value }).ok
  return fits(spec.default) && !spec.of.some((_, i) => i + 1 !== spec.default.length && fits(spec.of.slice(0, i + 1)))
}

function fieldOf(name: string, spec: OptionSpec, options: AnyOptions, text: GameText, fault: Fault | null): Field {
  const { label = name, help = '', values = {} } = text.options[name] ?? {}
  const words = spec.kind === 'choice' ? spec.values : spec.kind === 'list' ? spec.of : []
  const choices = words.map((word) => ({ value: String(word), label: values[String(word)] ?? String(word) }))
  const row = choices.length <= 4 && choices.reduce((sum, choice) => sum + choice.label.length, 0) <= 32
  const value = options[name] ?? spec.default
  const told = spec.kind === 'text' && fault !== null ? null : inWords(spec, String(value), text.options[name])
  const max = spec.kind === 'text' ? spec.max : 0
  return { name, kind: spec.kind, label, help, value, told, choices, row, max, fault }
}

function inWords({ kind }: OptionSpec, value: string, text: OptionText | undefined): string | null {
  if (kind === 'choice') return text?.values[value] ?? value
  return kind === 'text' ? (text?.name?.(value) ?? null) : null
}

/** The value of an option that a form wrote: numbers are numbers again. */
export function readValue(game: Game, name: string, written: string): OptionValue {
  const spec = (game.options as Specs)[name]
  return spec?.kind === 'choice' ? (spec.values.find((value) => String(value) === written) ?? spec.default) : written
}

/** A word of a list, put in or taken out; in the order of the list, independent of the order of the taps. */
export function toggled({ choices, value }: Field, word: string): readonly string[] {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  const has = (one: string): boolean => (one === word ? !chosen.includes(one) : chosen.includes(one))
  return choices.map((choice) => choice.value).filter(has)
}

function toldOf(fields: readonly Field[], specs: Specs): string[] {
  return fields.flatMap(({ name, value, told }, i) => (i === 0 || value !== specs[name]?.default ? (told ?? []) : []))
}

/** Named as people read it, not as it is written. */
function explain(engine: Catalog, fault: OptionFault, text: GameText): string {
  if (fault.code === 'option-clash') return text.clashes[fault.rule] ?? explainOption(engine, fault, text)
  if (!('option' in fault)) return explainOption(engine, fault, text)
  return explainOption(engine, { ...fault, option: text.options[fault.option]?.label ?? fault.option }, text)
}

function optionOf(fault: OptionFault): string | null {
  return 'option' in fault ? fault.option : null
}

function ruleOf(fault: OptionFault): RuleRef | null {
  return fault.code === 'option-clash' ? fault.rule : null
}
