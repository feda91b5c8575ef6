/**
 * The order in which all pairs of scores are solved, for one thread or many over the same bytes. First every last turn, which depends on
 * nothing; then level by level, from the highest sum of scores down: the pairs of one sum do not depend on each other. A ticket counter in
 * the header says which pair is next, so that threads take pairs in turns and wait for each other only between levels.
 */
import type { Solution, Solving } from '../../../../engine/bots/solver.ts'
import { CARD_IDS } from '../../rules/cards.ts'
import { FIRST } from '../estimate/duel.ts'
import { Cells } from './cell.ts'
import { kernelFor } from './kernel.ts'
import { BLOCK, blockAt, HEAD, OVERSHOOTS, type SolveTerms, type Values, valuesIn } from './values.ts'

/** A ticket: the level, and the number of the next pair within it. */
const NUMBERS = 16
const numberOf = (ticket: number): number => ticket & ((1 << NUMBERS) - 1)
export const levelOf = (ticket: number): number => ticket >>> NUMBERS
const ticketAt = (level: number): number => level << NUMBERS

/** How many pairs are solved at a time: about a hundredth of a second, or somewhat more in plain TypeScript. */
const QUICK_BATCH = 4
/** How long a thread waits for the others before it looks up, in ms. */
const PATIENCE = 20
/** Printed digits of a chance: 32-bit floats, summed some hundred times, are not precise to more. */
const DIGITS = 6

export function levelsOf({ target }: SolveTerms): number {
  return 2 * target
}

function sizeOf({ target }: SolveTerms, level: number): number {
  if (level === 0) return OVERSHOOTS * target
  return level <= target ? level : 2 * target - level
}

/** The part that is done, by time: a last turn is one turn, any other pair of scores is two. */
export function partDone(terms: SolveTerms, ticket: number): number {
  const { target } = terms
  let done = 0
  for (let level = 0; level < levelOf(ticket); level++) done += (level === 0 ? 1 : 2) * sizeOf(terms, level)
  const here = Math.min(numberOf(ticket), sizeOf(terms, levelOf(ticket)))
  const all = OVERSHOOTS * target + 2 * target * target
  return levelOf(ticket) >= levelsOf(terms)
    ? 1
    : Math.min(0.9999, (done + here * (levelOf(ticket) === 0 ? 1 : 2)) / all)
}

export function workOn(terms: SolveTerms, memory: ArrayBufferLike, code: Uint8Array | null): Solving {
  const values = valuesIn(terms, memory)
  const kernel = kernelFor(terms.cards, code)
  const cells = new Cells(values, kernel)
  const batch = kernel.isQuick ? QUICK_BATCH : 1
  return {
    step: () => {
      for (let i = 0; i < batch && takeNext(values, cells); i++);
      return partDone(terms, Atomics.load(values.head, HEAD.ticket))
    },
    solution: () => solutionOf(values),
  }
}

/** Solves the next pair of scores. False: there is none for this thread now; it has waited a little for the others. */
function takeNext({ terms, head }: Values, cells: Cells): boolean {
  const ticket = Atomics.load(head, HEAD.ticket)
  const level = levelOf(ticket)
  if (level >= levelsOf(terms)) return false
  const size = sizeOf(terms, level)
  if (numberOf(ticket) >= size) {
    Atomics.wait(head, HEAD.ticket, ticket, PATIENCE)
    return false
  }
  if (Atomics.compareExchange(head, HEAD.ticket, ticket, ticket + 1) !== ticket) return true
  solveOne(terms, cells, level, numberOf(ticket))
  if (Atomics.add(head, HEAD.done, 1) + 1 < size) return true
  Atomics.store(head, HEAD.done, 0)
  Atomics.store(head, HEAD.ticket, ticketAt(level + 1))
  Atomics.notify(head, HEAD.ticket)
  return true
}

function solveOne({ target }: SolveTerms, cells: Cells, level: number, number: number): void {
  if (level === 0) {
    cells.solveLast(number % target, target + Math.floor(number / target))
    return
  }
  const sum = 2 * target - 1 - level
  const first = Math.max(0, sum - target + 1) + number
  cells.solve(first, sum - first)
}

/** Resets a level that was in progress when the bytes were copied: a level is done as a whole or again. */
export function rewind(memory: ArrayBufferLike): void {
  const head = new Int32Array(memory, 0, HEAD.words)
  head[HEAD.ticket] = ticketAt(levelOf(head[HEAD.ticket] as number))
  head[HEAD.done] = 0
}

function solutionOf({ terms, floats }: Values): Solution {
  const first = Number((floats[blockAt(terms, FIRST, 0, 0) + BLOCK - 1] as number).toFixed(DIGITS))
  const cards = terms.cards.map((card) => CARD_IDS[card]).join(' ')
  return {
    chances: [first, Number((1 - first).toFixed(DIGITS))],
    digits: DIGITS,
    json: { mode: 'two-seats', cards, target: terms.target, first },
  }
}
