/** Finding words in the rules: case and accents do not matter, and every word asked for must be there. */

/** A stretch of a text, from the first character to before the last. */
export interface Span {
  readonly from: number
  readonly to: number
}

const LIGATURES: { readonly [letter: string]: string } = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'", '\u00a0': ' ' }

function fold(letter: string): string {
  const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return LIGATURES[plain] ?? plain
}

/** The words of a query, folded. */
export function wordsOf(query: string): string[] {
  return [...query].map(fold).join('').split(/\s+/).filter(Boolean)
}

/** A text folded, and for each of its characters the place it comes from: folding may change the length. */
function folded(text: string): { readonly plain: string; readonly places: readonly number[] } {
  const places: number[] = []
  let plain = ''
  let place = 0
  for (const letter of text) {
    const one = fold(letter)
    plain += one
    for (let i = 0; i < one.length; i++) places.push(place)
    place += letter.length
  }
  return { plain, places: [...places, place] }
}

/** Where these words stand in a text; null unless every one does. Overlapping finds are one. */
export function find(text: string, words: readonly string[]): Span[] | null {
  const { plain, places } = folded(text)
  const spans: Span[] = []
  for (const word of words) {
    let at = plain.indexOf(word)
    if (at < 0) return null
    for (; at >= 0; at = plain.indexOf(word, at + word.length)) {
      const last = places[at + word.length - 1] as number
      spans.push({ from: places[at] as number, to: places.find((place) => place > last) ?? text.length })
    }
  }
  return merged(spans)
}

function merged(spans: readonly Span[]): Span[] {
  const sorted = spans.toSorted((a, b) => a.from - b.from)
  const out: Span[] = []
  for (const span of sorted) {
    const before = out.at(-1)
    if (before === undefined || span.from > before.to) out.push(span)
    else out[out.length - 1] = { from: before.from, to: Math.max(before.to, span.to) }
  }
  return out
}
