/**
 * A solution as bytes: a header, then the chance to win of the seat to move at the beginning of every turn, as 32-bit floats. Threads that
 * solve it together share these bytes; the file on disk is the same bytes with a checksum.
 */

import { CARD_IDS, type Card } from '../../rules/cards.ts'
import type { Table } from '../../rules/state.ts'
import { FIRST, type Role } from '../estimate/duel.ts'
import { POINTS, SETS } from '../estimate/turn.ts'

/** Cards ascending: in which order they lie changes nothing but their places. */
export interface SolveTerms {
  readonly cards: readonly Card[]
  readonly target: number
}

const LOWEST_THREE: Card = CARD_IDS.indexOf('lowest-three')

/**
 * Two seats, any line-up, any target; null for all other tables. Also null where both seats must freeze a card after lowest-three
 * (`everyone`): they choose at the same time and in the open, so the seat that waits knows more, and the rules fix no order.
 */
export function solveTerms({ seats, cards, target, lowestThree }: Table): SolveTerms | null {
  if (seats !== 2 || cards.length === 0) return null
  if (lowestThree === 'everyone' && cards.includes(LOWEST_THREE)) return null
  return { cards: cards.toSorted((a, b) => a - b), target }
}

/** Names a solution among all of this game, as a word that can name a file. */
export function keyOf({ cards, target }: SolveTerms): string {
  return `${cards.map((card) => CARD_IDS[card]).join('.')}.${target}`
}

export const BLOCK = SETS * SETS
/** The first seat may stand beyond the target while the second has its last turn (R10). */
const BEYOND = POINTS - 1

const MAGIC = 0x79636944 // "Dicy"
/** Another meaning of the bytes, or other rules, make another format. */
export const FORMAT = 1

/** The head, in 32-bit words. */
export const HEAD = { magic: 0, format: 1, target: 2, cards: 3, ticket: 4, done: 5, sum: 6, words: 16 } as const

export interface Values {
  readonly terms: SolveTerms
  readonly head: Int32Array
  readonly floats: Float32Array
}

export function bytesOf({ target }: SolveTerms): number {
  return 4 * (HEAD.words + BLOCK * target * (target + target + BEYOND))
}

/** Bytes that are all zero become those of a solution of which nothing is known; others must be of these terms already. */
export function valuesIn(terms: SolveTerms, memory: ArrayBufferLike): Values {
  const head = new Int32Array(memory, 0, HEAD.words)
  head[HEAD.magic] = MAGIC
  head[HEAD.format] = FORMAT
  head[HEAD.target] = terms.target
  head[HEAD.cards] = maskOf(terms)
  return { terms, head, floats: new Float32Array(memory, 4 * HEAD.words) }
}

/** The terms that these bytes solve; null: a format that this version does not know. */
export function termsIn(memory: ArrayBufferLike): SolveTerms | null {
  if (memory.byteLength < 4 * HEAD.words) return null
  const [magic, format, target = 0, cards = 0] = new Int32Array(memory, 0, HEAD.words)
  if (magic !== MAGIC || format !== FORMAT || target < 1 || target > 200) return null
  const terms = { target, cards: Array.from({ length: 12 }, (_, card) => card).filter((card) => cards & (1 << card)) }
  return terms.cards.length === 5 && memory.byteLength === bytesOf(terms) ? terms : null
}

function maskOf({ cards }: SolveTerms): number {
  return cards.reduce((mask, card) => mask | (1 << card), 0)
}

/**
 * The values of one pair of scores, by `set of the other seat SETS + set of the seat to move`: the sets of the next seat to move are
 * contiguous, because a turn that leads there reads them all.
 */
export function blockAt({ target }: SolveTerms, role: Role, own: number, other: number): number {
  if (role === FIRST) return (own * target + other) * BLOCK
  return (target * target + own * (target + BEYOND) + other) * BLOCK
}

/** As many as are beyond the target when it is just reached and by most. */
export const OVERSHOOTS = BEYOND

/** Writes the checksum of everything but itself. */
export function seal(memory: ArrayBufferLike): void {
  const [low, high] = sumOf(memory)
  new Int32Array(memory).set([low, high], HEAD.sum)
}

export function isSealed(memory: ArrayBufferLike): boolean {
  const [low, high] = sumOf(memory)
  const head = new Int32Array(memory, 0, HEAD.words)
  return head[HEAD.sum] === low && head[HEAD.sum + 1] === high
}

/** Against damage, not against malice: 64 bits in two streams that turn and multiply. A tenth of a second for 100 MB. */
function sumOf(memory: ArrayBufferLike): [number, number] {
  const words = new Int32Array(memory)
  let low = words.length
  let high = 0
  for (let at = 0; at < HEAD.sum; at++) low = mixed(low, words[at] as number)
  for (let at = HEAD.words; at < words.length; at += 2) {
    low = mixed(low, words[at] as number)
    high = mixed(high, words[at + 1] as number)
  }
  return [low, high]
}

function mixed(sum: number, word: number): number {
  const next = Math.imul(sum ^ word, 0x9e3779b1)
  return (next << 13) | (next >>> 19)
}
