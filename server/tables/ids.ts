/** Random ids and secrets. */
import { ID_LETTERS } from '../../protocol/protocol.ts'
import type { Random } from './deps.ts'

/** 80 random bits as 16 letters. */
export function tableId(random: Random): string {
  return lettersOf(randomBytes(random, 16))
}

/** 256 is a multiple of 32: every letter is as likely. */
export function lettersOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ID_LETTERS[byte & 31]).join('')
}

export function randomBytes(random: Random, count: number): Uint8Array {
  const bytes = new Uint8Array(count)
  random(bytes)
  return bytes
}

export function randomSeed(random: Random): number {
  const [a = 0, b = 0, c = 0, d = 0] = randomBytes(random, 4)
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
}
