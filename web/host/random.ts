/** Chance for people's games: the operating system's random bytes; for a table of the day without a server, its date. */
import { Xoshiro128 } from '../../engine/dice/random.ts'
import type { View } from '../../engine/table/view.ts'

/** Fills with random bits. Injected in tests. */
export type RandomSource = (into: Uint32Array<ArrayBuffer>) => void

export const systemRandom: RandomSource = (into) => {
  crypto.getRandomValues(into)
}

const WORDS = 2 ** 32

/** 32 random bits: the seed of a bot's generator. */
export function randomSeed(source: RandomSource = systemRandom): number {
  const word = new Uint32Array(1)
  source(word)
  return word[0] as number
}

/** An integer from 0 to n − 1, every one as likely: words that would favour some are thrown away. */
export function randomBelow(n: number, source: RandomSource = systemRandom): number {
  const fair = WORDS - (WORDS % n)
  for (;;) {
    const word = randomSeed(source)
    if (word < fair) return word % n
  }
}

export function randomFaces(sides: readonly number[], source: RandomSource = systemRandom): number[] {
  return sides.map((side) => randomBelow(side, source) + 1)
}

/**
 * The throws of a day without a server's seal: the same on every device, and predictable. By the number of the throw, from 0, so that a
 * resumed game continues with the same dice.
 */
export function dayFaces(game: string, date: string, thrown: number, sides: readonly number[]): number[] {
  return new Xoshiro128(hash(`${game} ${date} ${thrown}`)).throw(sides)
}

/** All chance of such a day: its throws, and the seeds of what bots answer to a position. */
export function dayChance(game: string, date: string) {
  return {
    throws: (thrown: number, sides: readonly number[]) => dayFaces(game, date, thrown, sides),
    answers: (view: View) => hash(`${game} ${date} ${JSON.stringify(view)}`) >>> 0,
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum
}

/** No letters that look like digits, none that make words. */
const LETTERS = '0123456789bcdfghjkmnpqrstvwxyzae'

/** Ten letters, fifty bits: enough that no two tables of a device ever share one. */
export function randomId(source: RandomSource = systemRandom): string {
  return Array.from({ length: 10 }, () => LETTERS[randomBelow(LETTERS.length, source)]).join('')
}
