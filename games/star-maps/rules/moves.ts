/** Moves and their notation: `write 3 b7`, `connect c2`, `bonus swap b3 b7`, `pass`. */

import { LIMITS } from '../sheets/sheet.ts'
import { BONUS_IDS, type BonusId } from './options.ts'

/** What an act or a bonus is done to. */
export type Target =
  | { readonly kind: 'write'; readonly value: number; readonly box: number }
  | { readonly kind: 'connect'; readonly circle: number }
  | { readonly kind: 'box'; readonly box: number }
  | { readonly kind: 'boxes'; readonly one: number; readonly two: number }
  | { readonly kind: 'circles'; readonly one: number; readonly two: number }
  | { readonly kind: 'star'; readonly star: number }
  | { readonly kind: 'none' }

export type Act = Extract<Target, { kind: 'write' | 'connect' }>
export type Move =
  | Act
  | { readonly kind: 'bonus'; readonly bonus: BonusId; readonly on: Target }
  | { readonly kind: 'pass' }

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)

export const PASS: Move = { kind: 'pass' }
export const NOTHING: Target = { kind: 'none' }
/** By value, then by box: one shared object for each, as moves are listed by the million. */
export const WRITE: readonly (readonly Act[])[] = range(7).map((value) =>
  range(LIMITS.boxes).map((box) => ({ kind: 'write', value, box })),
)
export const CONNECT: readonly Act[] = range(LIMITS.circles).map((circle) => ({ kind: 'connect', circle }))

const ids = (letter: string, most: number): string[] => range(most).map((i) => `${letter}${i + 1}`)

export const WORDS: readonly string[] = [
  'write',
  'connect',
  'bonus',
  'pass',
  ...BONUS_IDS,
  ...ids('s', LIMITS.stars),
  ...ids('b', LIMITS.boxes),
  ...ids('c', LIMITS.circles),
]

export function write(move: Move): string {
  switch (move.kind) {
    case 'pass':
      return 'pass'
    case 'bonus':
      return `bonus ${move.bonus} ${writeTarget(move.on)}`.trimEnd()
    default:
      return `${move.kind} ${writeTarget(move)}`
  }
}

function writeTarget(on: Target): string {
  switch (on.kind) {
    case 'write':
      return `${on.value} b${on.box + 1}`
    case 'connect':
      return `c${on.circle + 1}`
    case 'box':
      return `b${on.box + 1}`
    case 'boxes':
      return `b${on.one + 1} b${on.two + 1}`
    case 'circles':
      return `c${on.one + 1} c${on.two + 1}`
    case 'star':
      return `s${on.star + 1}`
    case 'none':
      return ''
  }
}

export function read(text: string): Move | null {
  if (text === 'pass') return PASS
  const [verb, ...words] = text.split(' ')
  if (verb === 'write' || verb === 'connect') {
    const on = readTarget(words)
    return on?.kind === verb ? on : null
  }
  const [bonus, ...rest] = words
  const id = BONUS_IDS.find((known) => known === bonus)
  const on = readTarget(rest)
  return verb === 'bonus' && id !== undefined && on !== null ? { kind: 'bonus', bonus: id, on } : null
}

/** The words tell by themselves what kind of target it is. */
function readTarget(words: readonly string[]): Target | null {
  const kinds = words
    .map((word) => (/^[1-6]$/.test(word) ? 'n' : (/^([bcs])[1-9]\d?$/.exec(word)?.[1] ?? '?')))
    .join('')
  const [one = 0, two = 0] = words.map((word) => Number(word.replace(/^[bcs]/, '')) - 1)
  const within = (most: number, ...all: readonly number[]): boolean => all.every((i) => i < most)
  switch (kinds) {
    case '':
      return NOTHING
    case 'nb':
      return within(LIMITS.boxes, two) ? (WRITE[one + 1]?.[two] ?? null) : null
    case 'c':
      return CONNECT[one] ?? null
    case 'b':
      return within(LIMITS.boxes, one) ? { kind: 'box', box: one } : null
    case 'bb':
      return within(LIMITS.boxes, one, two) ? { kind: 'boxes', one, two } : null
    case 'cc':
      return within(LIMITS.circles, one, two) ? { kind: 'circles', one, two } : null
    case 's':
      return within(LIMITS.stars, one) ? { kind: 'star', star: one } : null
    default:
      return null
  }
}
