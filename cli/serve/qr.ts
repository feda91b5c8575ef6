/** An address to scan, in half blocks: always dark on light, in any terminal theme. */
import { renderUnicodeCompact } from 'uqr'

const INDENT = '  '
const LIGHT = '\u001b[38;5;231m'
const DARK = '\u001b[48;5;16m'
const PLAIN = '\u001b[0m'

/** Null where the terminal is too narrow. */
export function qrCode(address: string, columns: number): string | null {
  const lines = renderUnicodeCompact(address, { ecc: 'M', border: 2 }).split('\n')
  if (Math.max(...lines.map((line) => line.length)) + INDENT.length > columns) return null
  // The last line is but the upper half of one: below it nothing is drawn.
  const colours = (line: string): string => (/^▀+$/.test(line) ? LIGHT : LIGHT + DARK)
  return lines.map((line) => `${INDENT}${colours(line)}${line}${PLAIN}`).join('\n')
}
