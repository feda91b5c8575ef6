/**
 * How a game draws itself in a terminal: pure functions from a view to styled text and from keys to moves. The command line
 * brings colour, keys, bots and the log; the board knows no rules beyond what the contract tells it.
 */
import type { RuleRef, Seat } from './contract.ts'

export type Style = 'plain' | 'dim' | 'strong' | 'accent' | 'good' | 'frost' | 'marked' | `seat${number}`

export interface Span {
  readonly text: string
  readonly style: Style
}

export type Line = readonly Span[]

/** What is to be drawn. `ui` is the board's own, null while nobody is asked. */
export interface Scene<State, Ui> {
  readonly state: State
  /** Whose things are in front: the seat that is asked, or whose turn it is. */
  readonly seat: Seat
  readonly ui: Ui | null
  readonly names: readonly string[]
  readonly columns: number
  /** The dice are still rolling: the number of this picture of them. */
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
  ask(state: State, seat: Seat): Ui
  /** Keys are single characters, or `enter`, `left`, `right`, `up`, `down`. */
  press(state: State, seat: Seat, ui: Ui, key: string): Pressed<Move, Ui>
  draw(scene: Scene<State, Ui>): readonly Line[]
  hints(scene: Scene<State, Ui>): readonly Hint[]
}

export function span(text: string, style: Style = 'plain'): Span {
  return { text, style }
}

/** Characters, not code units: good enough for names and our own texts. */
export function widthOf(text: string): number {
  return [...text].length
}

/** Exactly so wide: cut with an ellipsis, or filled up. */
export function sized(text: string, width: number): string {
  const characters = [...text]
  if (characters.length <= width) return text + ' '.repeat(width - characters.length)
  return `${characters.slice(0, Math.max(0, width - 1)).join('')}…`
}

export function centre(text: string, width: number): string {
  const left = Math.max(0, Math.floor((width - widthOf(text)) / 2))
  return sized(' '.repeat(left) + text, width)
}

/** Pictures of the same height, side by side. */
export function beside(pictures: readonly (readonly Line[])[], gap: string): Line[] {
  const height = Math.max(0, ...pictures.map((picture) => picture.length))
  return Array.from({ length: height }, (_, row) =>
    pictures.flatMap((picture, i) => [...(i === 0 ? [] : [span(gap)]), ...(picture[row] ?? [])]),
  )
}

/** A die of six sides in five lines, or in three where there is little room. */
export function drawDie(face: number, style: Style, size: 'large' | 'small'): Line[] {
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
