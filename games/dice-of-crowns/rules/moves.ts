/** Moves and their notation. A move reads the same from every seat: dice have no identity, only places and kinds. */
import type { Seat } from '../../../engine/contract.ts'
import { at, type Counts, of } from './counts.ts'

/** What a die shows that fate may reroll. `fresh`: a scroll just rolled that waits to be handed over. */
export type Fated = 'crown' | 'dagger' | 'skull' | 'scroll' | 'fresh'
export type Loose = 'skulls' | 'scrolls' | 'both'
export type Reward = 'claim' | 'fate' | 'crown'

export type Move =
  | { readonly kind: 'hand'; readonly to: Counts } // R6: scrolls, to rivals
  | { readonly kind: 'give'; readonly to: Counts } // R6: daggers, to any seat
  | { readonly kind: 'stop' } // R8
  | { readonly kind: 'reroll'; readonly what: Loose } // R8, S6
  | { readonly kind: 'fate'; readonly seat: Seat; readonly die: Fated } // R15: a die of this seat's area
  | { readonly kind: 'accept' } // R15: the betrayal becomes final
  | { readonly kind: 'take'; readonly what: Reward } // R10, R15, R16
  | { readonly kind: 'steal'; readonly from: Seat } // R10: a claim
  | { readonly kind: 'avenge'; readonly on: Seat } // R14
  | { readonly kind: 'forgive' } // R14: no vengeance
  | { readonly kind: 'pass'; readonly daggers: number } // S3: this many daggers to Varrick

const FATED: readonly Fated[] = ['crown', 'dagger', 'skull', 'scroll', 'fresh']
const LOOSE: readonly Loose[] = ['skulls', 'scrolls', 'both']
const REWARDS: readonly Reward[] = ['claim', 'fate', 'crown']

/** A table has at most six seats. */
const SEATS = 6

export const WORDS: readonly string[] = [
  ...['hand', 'give', 'stop', 'reroll', 'fate', 'accept', 'take', 'steal', 'avenge', 'forgive', 'pass'],
  ...['crown', 'dagger', 'skull', 'scroll', 'fresh', 'skulls', 'scrolls', 'both', 'claim'],
]

/** `hand 1:2 3:1`: two scrolls to seat 1, one to seat 3. `fate 0 dagger`: a dagger of seat 0's area. */
export function write(move: Move): string {
  switch (move.kind) {
    case 'hand':
    case 'give':
      return `${move.kind} ${writeShares(move.to)}`
    case 'reroll':
    case 'take':
      return `${move.kind} ${move.what}`
    case 'fate':
      return `fate ${move.seat} ${move.die}`
    case 'steal':
      return `steal ${move.from}`
    case 'avenge':
      return `avenge ${move.on}`
    case 'pass':
      return `pass ${move.daggers}`
    default:
      return move.kind
  }
}

function writeShares(to: Counts): string {
  const parts: string[] = []
  for (let seat = 0; seat < SEATS; seat++) if (at(to, seat) > 0) parts.push(`${seat}:${at(to, seat)}`)
  return parts.join(' ')
}

export function read(text: string): Move | null {
  const move = parse(text.split(' '))
  return move !== null && write(move) === text ? move : null
}

function parse([kind, ...words]: readonly string[]): Move | null {
  const [word = '', last = ''] = words
  const number = /^\d$/.test(word) ? Number(word) : -1
  const seat = number < SEATS ? number : -1
  switch (kind) {
    case 'hand':
    case 'give': {
      const to = readShares(words)
      return to === 0 ? null : { kind, to }
    }
    case 'stop':
    case 'accept':
    case 'forgive':
      return { kind }
    case 'reroll':
      return found(LOOSE, word, (what) => ({ kind, what }))
    case 'take':
      return found(REWARDS, word, (what) => ({ kind, what }))
    case 'fate':
      return seat < 0 ? null : found(FATED, last, (die) => ({ kind, seat, die }))
    case 'steal':
      return seat < 0 ? null : { kind, from: seat }
    case 'avenge':
      return seat < 0 ? null : { kind, on: seat }
    case 'pass':
      return number < 0 || number > 7 ? null : { kind, daggers: number }
    default:
      return null
  }
}

function found<Word extends string>(words: readonly Word[], word: string, make: (word: Word) => Move): Move | null {
  const known = words.find((one) => one === word)
  return known === undefined ? null : make(known)
}

function readShares(words: readonly string[]): Counts {
  let to: Counts = 0
  for (const word of words) {
    const [, seat, count] = /^([0-5]):([1-7])$/.exec(word) ?? []
    if (seat === undefined || at(to, Number(seat)) > 0) return 0
    to += of(Number(seat), Number(count))
  }
  return to
}
