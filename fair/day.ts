/** The dice of a day: the same for everybody, derived from the day's secret only. Devices do not contribute. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Game } from '../engine/contract.ts'
import { writeHeader } from '../engine/log.ts'
import type { DaySetup } from '../engine/parts/daily.ts'
import type { View } from '../engine/table/view.ts'
import { begin, close, type Opening, sealOf } from './opening.ts'

/** Returns the first line of the day's logs, and their opening, which is ready. `secret`: in hex. */
export function openDay(
  game: Game,
  { seats, options }: DaySetup,
  date: string,
  secret: string,
): { readonly header: string; readonly opening: Opening } {
  const header = writeHeader(game, seats, options)
  const opened = close(begin({ table: `${game.id}-${date}`, header, seats, seal: sealOf(hexToBytes(secret)) }))
  if (!opened.ok) throw new Error(opened.fault.code)
  return { header, opening: opened.value }
}

/**
 * Returns the seed of a bot's answer to a position: the same at every table of that day, and unpredictable without the day's secret (in
 * hex).
 */
export function answerSeed(secret: string, view: View): number {
  const bytes = hmac(sha256, hexToBytes(secret), utf8ToBytes(`answer to ${JSON.stringify(view)}`))
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
}
