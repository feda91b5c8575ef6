/** Splits a long log into messages within the size limits. */
import type { Line } from './facts.ts'
import { LIMITS } from './protocol.ts'

export interface Part {
  /** The number of its first line. */
  readonly from: number
  readonly lines: readonly Line[]
}

/** Returns the lines from number `from` on in parts within the limits; one empty part if there are none. */
export function splitLines(from: number, lines: readonly Line[]): Part[] {
  const parts: Part[] = []
  let [begun, length] = [0, 0]
  for (const [i, line] of lines.entries()) {
    const more = typeof line === 'string' ? line.length : 20
    if (i > begun && (i - begun === LIMITS.lines || length + more > LIMITS.linesLength)) {
      parts.push({ from: from + begun, lines: lines.slice(begun, i) })
      begun = i
      length = 0
    }
    length += more
  }
  return [...parts, { from: from + begun, lines: lines.slice(begun) }]
}
