/** Styled spans as text for a terminal, with colour or without. */
import type { Style, StyledLine } from '../../engine/parts/terminal.ts'

/** SGR codes. Bright colours of the terminal's own palette, so that light and dark themes both work. */
const CODES: { readonly [style in Exclude<Style, `seat${number}`>]: string } = {
  plain: '',
  dim: '2',
  strong: '1',
  accent: '1;33',
  good: '1;32',
  cool: '2;36',
  marked: '7',
}

const SEATS = ['1;34', '1;31', '1;32', '1;35', '1;33', '1;36', '1;37', '1']

function codeOf(style: Style): string {
  if (style.startsWith('seat')) return SEATS[Number(style.slice(4)) % SEATS.length] as string
  return CODES[style as keyof typeof CODES]
}

/** Without colour, the selection still shows: by brackets in the boards, and by reverse video here. */
export function paint(line: StyledLine, colour: boolean): string {
  return line.map(({ text, style }) => wrapCode(text, colour ? codeOf(style) : style === 'marked' ? '7' : '')).join('')
}

function wrapCode(text: string, code: string): string {
  return code === '' || text === '' ? text : `\u001b[${code}m${text}\u001b[0m`
}
