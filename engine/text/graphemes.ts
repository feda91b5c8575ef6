/** Text in characters as people count them: an emoji of several parts is one, and so is a letter with its marks (Unicode's graphemes). */
import { signsOf } from './emoji.ts'

/** The longest emoji, a kiss between two people with skin tones, has as many code points. */
const LONGEST = 10

/** Firefox before 125 has none. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null

function graphemesOf(text: string): readonly string[] {
  return segmenter === null ? signsOf(text) : Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** A letter under a tower of marks, which would grow over the lines above it, counts with each of its marks. */
function weightOf(grapheme: string): number {
  const points = [...grapheme].length
  return points > LONGEST ? points : 1
}

/** Returns the length in graphemes, `lengthIn('👩🏽‍🚀 Zoë')` is 5. It is never more than the number of code points. */
export function lengthIn(text: string): number {
  return graphemesOf(text).reduce((sum, grapheme) => sum + weightOf(grapheme), 0)
}

/** Returns as many whole graphemes from the start of the text as fit into `max`. */
export function cutTo(text: string, max: number): string {
  let cut = ''
  let left = max
  for (const grapheme of graphemesOf(text)) {
    left -= weightOf(grapheme)
    if (left < 0) break
    cut += grapheme
  }
  return cut
}
