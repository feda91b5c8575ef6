/** Which question a move answers: both sides count the same way, so that a late or repeated answer is known as one. */

import type { Seat } from '../engine/contract.ts'
import { isMoveLine } from '../engine/log.ts'
import type { Line } from './facts.ts'

/** How many moves this seat has made in the lines so far: forced ones, its bot's and the clock's included. */
export function questionOf(lines: readonly Line[], seat: Seat): number {
  return lines.filter((line) => isMoveOf(line, seat)).length
}

export function isMoveOf(line: Line, seat: Seat): boolean {
  return typeof line === 'string' ? isMoveLine(line, seat) : line.chosen === seat
}
