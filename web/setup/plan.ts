/** A table as it is being set up: who sits where, and the options. Remembered on this device by game and way. */
import { type Company, cleanName, type Sitter } from '../../engine/company.ts'
import type { Game, OptionSpec, OptionValue } from '../../engine/contract.ts'
import { parseJson } from '../../engine/json.ts'
import { type AnyOptions, readOptions } from '../../engine/options.ts'
import type { Preset } from '../../kit/board.ts'
import type { Way } from '../host/storage/record.ts'

/** A seat. A person without a name is "You" where they play alone among bots, else called by the seat's number. */
export type Place =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }

interface TableSetup {
  readonly places: readonly Place[]
  readonly options: AnyOptions
}

/** What setting up needs to know. `levels`: the bots', weakest first. */
export interface Ground {
  readonly game: Game
  readonly way: Way
  readonly levels: readonly string[]
  /** The last bot played against, and the name of the device's owner. */
  readonly level: string
  readonly name: string
}

/** The level that is offered: the one last used, else the second, which most people can beat now and then. */
export function offeredLevel(levels: readonly string[], last: string | undefined): string {
  return levels.find((level) => level === last) ?? levels[1] ?? levels[0] ?? ''
}

/** The fewest seats that make sense: a shared device is for two or more; with real dice one is enough. */
export function fewest({ game, way, levels }: Ground): number {
  const alone = way === 'alone' || way === 'real' || (way === 'bots' && levels.length === 0)
  return Math.min(Math.max(game.seats.min, alone ? 1 : 2), game.seats.max)
}

export function most({ game, way }: Ground): number {
  return way === 'alone' ? 1 : game.seats.max
}

export function newPlan(ground: Ground): TableSetup {
  const usual = ground.levels.length === 0 && ground.way === 'bots' ? 1 : 2
  const count = Math.min(Math.max(fewest(ground), usual), most(ground))
  const places = Array.from({ length: count }, (_, seat) => newPlace(ground, seat))
  return { places, options: defaultsOf(ground.game) }
}

/** The player of a newly added seat. */
export function newPlace({ way, level, name }: Ground, seat: number): Place {
  return way === 'bots' && seat > 0 ? { kind: 'bot', level } : { kind: 'person', name: seat === 0 ? name : '' }
}

export function defaultsOf(game: Game): AnyOptions {
  const specs: { readonly [name: string]: OptionSpec } = game.options
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]))
}

/** Whether a table is set up as this preset. */
export function isPreset(game: Game, options: AnyOptions, { options: own }: Preset): boolean {
  const wanted = Object.entries({ ...defaultsOf(game), ...own })
  return wanted.every(([name, value]) => JSON.stringify(options[name]) === JSON.stringify(value))
}

export function writePlan(plan: TableSetup): string {
  return JSON.stringify(plan)
}

/** The remembered plan, as far as it still makes sense; otherwise a new one. */
export function readPlan(json: string, ground: Ground): TableSetup {
  const given = parseJson(json)
  if (!isRecord(given) || !Array.isArray(given.places)) return newPlan(ground)
  const { min, max } = { min: fewest(ground), max: most(ground) }
  const places = given.places.slice(0, max).map((place: unknown, seat) => readPlace(place, seat, ground))
  while (places.length < min) places.push(newPlace(ground, places.length))
  return { places, options: readEach(ground.game, given.options) }
}

function readPlace(given: unknown, seat: number, ground: Ground): Place {
  if (!isRecord(given)) return newPlace(ground, seat)
  const level = ground.levels.find((one) => one === given.level)
  const mayBeBot = ground.way !== 'alone' && (ground.way !== 'bots' || seat > 0)
  if (given.kind === 'bot' && level !== undefined && mayBeBot) return { kind: 'bot', level }
  if (given.kind !== 'person' || typeof given.name !== 'string') return newPlace(ground, seat)
  return ground.way === 'bots' && seat > 0 ? newPlace(ground, seat) : { kind: 'person', name: cleanName(given.name) }
}

/** Option by option, so that one that is gone does not cost the others. */
function readEach(game: Game, given: unknown): AnyOptions {
  const kept = isRecord(given) ? given : {}
  const all = Object.entries(defaultsOf(game)).map(([name, usual]): [string, OptionValue] => {
    const value = Object.hasOwn(kept, name) ? kept[name] : usual
    const read = readOptions(game, game.seats.min, { [name]: value })
    return [name, read.ok || read.fault.code === 'option-clash' ? (value as OptionValue) : usual]
  })
  return Object.fromEntries(all)
}

/** The names of people and bots. */
export interface Names {
  person(number: number): string
  bot(level: string): string
}

/** Everyone by a name, two of the same name told apart by a number; a person alone among bots needs none. */
export function companyOf(places: readonly Place[], way: Way, names: Names): Company {
  const alone = places.filter(({ kind }) => kind === 'person').length === 1
  const named = places.map((place, seat): Sitter => {
    if (place.kind === 'bot') return { ...place, name: cleanName(names.bot(place.level)) }
    return { kind: 'person', name: cleanName(place.name) || (alone ? '' : names.person(seat + 1)) }
  })
  return { sitters: distinct(named), dice: way === 'real' ? 'real' : 'app' }
}

function distinct(sitters: readonly Sitter[]): Sitter[] {
  const taken = new Set<string>()
  return sitters.map((sitter) => {
    let name = sitter.name
    for (let n = 2; taken.has(name); n++) name = `${sitter.name} ${n}`
    taken.add(name)
    return { ...sitter, name }
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
