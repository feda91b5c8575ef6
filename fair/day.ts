/** The dice of a day: the same for everybody, derived from the day's secret only. Devices do not contribute. */
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Game } from '../engine/contract.ts'
import { writeHeader } from '../engine/log.ts'
import type { DaySetup } from '../engine/parts/daily.ts'
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
