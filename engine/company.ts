/** The people and bots of a table by seat: stored beside the log, so that a saved game knows them. */
import type { Seat } from './contract.ts'
import { parseJson } from './json.ts'
import { signsOf } from './text/emoji.ts'
import { cutTo } from './text/graphemes.ts'

export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }

export type Dice = 'app' | 'real'

export interface Company {
  readonly sitters: readonly Sitter[]
  readonly dice: Dice
}

/** Returns the seats of the people. */
export function peopleIn({ sitters }: Pick<Company, 'sitters'>): Seat[] {
  return sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
}

/** Returns the seat of the only person, who has given no name and is called "You"; null: everybody has a name or a number. */
export function youAt(company: Company): Seat | null {
  const [first, second] = peopleIn(company)
  return first !== undefined && second === undefined && company.sitters[first]?.name === '' ? first : null
}

/** In graphemes. */
export const MAX_NAME = 24

const UNFIT = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]$/u

/**
 * Returns a typed name that is safe to show: without control and direction characters, at most `MAX_NAME` graphemes. An emoji is kept or
 * dropped as a whole.
 */
export function cleanName(name: string): string {
  const signs = signsOf(name.trim().replace(/\s+/gu, ' '))
  return cutTo(signs.map((sign) => (UNFIT.test(sign) ? '\ufffd' : sign)).join(''), MAX_NAME)
}

/** Parses the company stored beside a log; null where it is invalid. */
export function readCompany(json: string, seats: number, levels: readonly string[]): Company | null {
  const given = parseJson(json)
  if (!isRecord(given) || !Array.isArray(given.sitters) || given.sitters.length !== seats) return null
  const sitters = given.sitters.map((sitter: unknown) => readSitter(sitter, levels))
  if (given.dice !== 'app' && given.dice !== 'real') return null
  return sitters.includes(null) ? null : { sitters: sitters as Sitter[], dice: given.dice }
}

function readSitter(given: unknown, levels: readonly string[]): Sitter | null {
  if (!isRecord(given) || typeof given.name !== 'string') return null
  const name = cleanName(given.name)
  if (given.kind === 'person') return { kind: 'person', name }
  const level = levels.find((one) => one === given.level)
  return given.kind === 'bot' && level !== undefined ? { kind: 'bot', name, level } : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
