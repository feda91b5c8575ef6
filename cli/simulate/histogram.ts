/** How often each number of points was reached, as bars of text. */
import { type StyledLine, span } from '../../engine/parts/terminal.ts'
import type { Lang } from '../../engine/text/lang.ts'
import { percent } from '../text/numbers.ts'

export interface Bin {
  readonly from: number
  readonly to: number
  readonly times: number
}

const MOST_BINS = 20

/** Bins of equal and round width, at most twenty, from the lowest to the highest points without a gap. */
export function binsOf(points: ReadonlyMap<number, number>): Bin[] {
  if (points.size === 0) return []
  const [low, high] = [Math.min(...points.keys()), Math.max(...points.keys())]
  const width = widthOf(low, high)
  const first = Math.floor(low / width)
  const times = Array<number>(Math.floor(high / width) - first + 1).fill(0)
  for (const [score, n] of points) {
    const bin = Math.floor(score / width) - first
    times[bin] = (times[bin] as number) + n
  }
  return times.map((n, bin) => ({ from: (first + bin) * width, to: (first + bin + 1) * width - 1, times: n }))
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that makes few enough bins. */
function widthOf(low: number, high: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const width of [ten, 2 * ten, 5 * ten]) {
      if (Math.floor(high / width) - Math.floor(low / width) < MOST_BINS) return width
    }
  }
}

/** A line a bin: its points, a bar, and its share of all. No line is longer than `columns`, down to 28. */
export function drawBins(bins: readonly Bin[], lang: Lang, columns: number): StyledLine[] {
  const all = bins.reduce((sum, { times }) => sum + times, 0)
  const most = Math.max(1, ...bins.map(({ times }) => times))
  const labels = column(bins.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)))
  const shares = column(bins.map(({ times }) => percent(lang, (100 * times) / Math.max(1, all), 2)))
  const room = Math.max(1, Math.min(columns, 100) - `  ${labels[0]}    ${shares[0]}`.length)
  return bins.map(({ times }, bin) => {
    const bar = barOf((room * times) / most, room)
    return [span(`  ${labels[bin]}  `), span(bar, 'accent'), span(`  ${shares[bin]}`, 'dim')]
  })
}

/** All as wide as the widest. */
function column(texts: readonly string[]): string[] {
  const width = Math.max(0, ...texts.map((text) => text.length))
  return texts.map((text) => text.padStart(width))
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const

/** A bar of this many columns, in eighths; a value above 0 is always visible. */
function barOf(length: number, room: number): string {
  const eighths = length === 0 ? 0 : Math.max(1, Math.round(length * 8))
  return `${'█'.repeat(eighths >> 3)}${EIGHTHS[eighths & 7]}`.padEnd(room)
}
