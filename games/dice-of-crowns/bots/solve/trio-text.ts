/** The chances at the beginnings of turns as text: eight letters each, six bits a letter. The third seat has what is left. */
import { SEATS } from './mixed-sweep.ts'
import type { Beginnings } from './trio-ends.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const LENGTH = 8
/** Chances are told in parts of this: to 2e-15. */
const WHOLE = LETTERS.length ** LENGTH - 1

/** One text for each standing. */
export function writeBeginnings(beginnings: Beginnings, standings: number): string[] {
  const length = beginnings.length / standings
  return Array.from({ length: standings }, (_, standing) => {
    const own = beginnings.slice(standing * length, (standing + 1) * length)
    return Array.from(own, (chance, i) => (i % SEATS === SEATS - 1 ? '' : written(Math.round(chance * WHOLE)))).join('')
  })
}

function written(part: number): string {
  let [text, rest] = ['', part]
  for (let i = 0; i < LENGTH; i++) {
    text = `${LETTERS[rest % LETTERS.length]}${text}`
    rest = Math.floor(rest / LETTERS.length)
  }
  return text
}

export function readBeginnings(texts: readonly string[]): Beginnings {
  const values = new Map(Array.from(LETTERS, (letter, value) => [letter, value]))
  const text = texts.join('')
  const told = Array.from({ length: text.length / LENGTH }, (_, i) => {
    let part = 0
    for (let at = i * LENGTH; at < (i + 1) * LENGTH; at++)
      part = part * LETTERS.length + (values.get(text[at] as string) as number)
    return part / WHOLE
  })
  const beginnings = new Float64Array((told.length / (SEATS - 1)) * SEATS)
  for (let i = 0; i < beginnings.length / SEATS; i++) {
    const [first, second] = [told[2 * i] as number, told[2 * i + 1] as number]
    beginnings.set([first, second, 1 - first - second], SEATS * i)
  }
  return beginnings
}
