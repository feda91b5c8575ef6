/**
 * How a game draws itself in a terminal: pure functions from a view to styled text and from keys to moves. The command line
 * brings colour, keys, bots and the log; the board knows no rules beyond what the contract tells it.
 */
import type { RuleRef, Seat } from '../contract.ts'
import type { View } from '../table/view.ts'

export type Style = 'plain' | 'dim' | 'strong' | 'accent' | 'good' | 'cool' | 'marked' | `seat${number}`

export interface Span {
  readonly text: string
  readonly style: Style
}

export type StyledLine = readonly Span[]

/** Input of a terminal board. `ui`: the board's own state, null while no one here is asked. */
export interface TerminalScene<State, Ui> {
  readonly state: View<State>
  /** The seat in front: the one that is asked, or whose turn it is. */
  readonly seat: Seat
  readonly ui: Ui | null
  readonly names: readonly string[]
  readonly columns: number
  /** The number of available lines. */
  readonly rows: number
  /** While the dice are rolling: the number of the animation frame. */
  readonly tumble?: number
}

/** A key that does something now: with its own label, or one that the command line knows. */
export interface Hint {
  readonly keys: string
  readonly label: { readonly own: string } | { readonly shared: 'dice' | 'cards' }
}

export type Pressed<Move, Ui> =
  | { readonly kind: 'ui'; readonly ui: Ui }
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'refused'; readonly rule: RuleRef }
  | { readonly kind: 'ignored' }

export interface TerminalBoard<State = unknown, Move = unknown, Ui = unknown> {
  /** The question as it is first put to this seat. */
  ask(state: View<State>, seat: Seat): Ui
  /** Keys are single characters, or `enter`, `escape`, `left`, `right`, `up`, `down`. */
  press(state: View<State>, seat: Seat, ui: Ui, key: string): Pressed<Move, Ui>
  draw(scene: TerminalScene<State, Ui>): readonly StyledLine[]
  hints(scene: TerminalScene<State, Ui>): readonly Hint[]
}

/** Returns a piece of text with a style. */
export function span(text: string, style: Style = 'plain'): Span {
  return { text, style }
}

/** East Asian characters and pictures take two columns, accents that stand by themselves none. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u
const NARROW = /\p{Mn}|\p{Me}|\u200d|\ufe0f/u

/** Columns that a text takes in a terminal. */
export function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + columnsOf(character), 0)
}

function columnsOf(character: string): number {
  return NARROW.test(character) ? 0 : WIDE.test(character) ? 2 : 1
}

/** Returns the text with exactly this width: cut with an ellipsis, or padded. */
export function sized(text: string, width: number): string {
  const missing = width - widthOf(text)
  if (missing >= 0) return text + ' '.repeat(missing)
  let cut = ''
  for (const character of text) {
    if (widthOf(cut) + columnsOf(character) > width - 1) break
    cut += character
  }
  return sized(`${cut}…`, width)
}

/** Lines of at most `width` columns, broken at blanks. A longer word has a line of its own. */
export function wrapWords(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string
    if (line === '') lines[lines.length - 1] = word
    else if (widthOf(line) + 1 + widthOf(word) <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Returns the text, centred in this width. */
export function centre(text: string, width: number): string {
  const left = Math.max(0, Math.floor((width - widthOf(text)) / 2))
  return sized(' '.repeat(left) + text, width)
}

/** Returns pictures of the same height, side by side. */
export function beside(pictures: readonly (readonly StyledLine[])[], gap: string): StyledLine[] {
  const height = Math.max(0, ...pictures.map((picture) => picture.length))
  return Array.from({ length: height }, (_, row) =>
    pictures.flatMap((picture, i) => [...(i === 0 ? [] : [span(gap)]), ...(picture[row] ?? [])]),
  )
}

/** A die of six sides in five lines, or in three where there is little room. */
export function drawDie(face: number, style: Style, size: 'large' | 'small'): StyledLine[] {
  const rows = size === 'large' ? (PIPS[face - 1] as readonly string[]) : [` ${face} `]
  const edge = '─'.repeat(size === 'large' ? 7 : 3)
  return [`┌${edge}┐`, ...rows.map((row) => `│${row}│`), `└${edge}┘`].map((row) => [span(row, style)])
}

const PIPS: readonly (readonly string[])[] = [
  ['       ', '   ●   ', '       '],
  [' ●     ', '       ', '     ● '],
  [' ●     ', '   ●   ', '     ● '],
  [' ●   ● ', '       ', ' ●   ● '],
  [' ●   ● ', '   ●   ', ' ●   ● '],
  [' ●   ● ', ' ●   ● ', ' ●   ● '],
]
