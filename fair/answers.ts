/** Seeds of bots at a table of the day, where everybody must get the same answer in the same position. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { View } from '../engine/table/view.ts'

/**
 * Returns the seed of a bot's answer to a position: the same at every table of that day, and unpredictable without the day's secret (in
 * hex).
 */
export function answerSeed(secret: string, view: View): number {
  const bytes = hmac(sha256, hexToBytes(secret), utf8ToBytes(`answer to ${JSON.stringify(view)}`))
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
}
