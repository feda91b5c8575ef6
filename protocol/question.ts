/** Which question a move answers: both sides count the same way, so that a late or repeated answer is recognised. */

import type { Seat } from '../engine/contract.ts'
import { isMoveLine } from '../engine/log.ts'
import type { Line } from './facts.ts'

/** Returns how many moves this seat has made in these lines, including forced ones and those of its bot and its clock. */
export function questionOf(lines: readonly Line[], seat: Seat): number {
  return lines.filter((line) => isMoveOf(line, seat)).length
}

/** Returns whether the line is a move of this seat, open or secret. */
export function isMoveOf(line: Line, seat: Seat): boolean {
  return typeof line === 'string' ? isMoveLine(line, seat) : line.chosen === seat
}
