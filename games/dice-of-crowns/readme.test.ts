/** The page that comments quote says what the tables say. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rowsOf } from '../../engine/conformance/page.testing.ts'
import { WORDS } from './rules/moves.ts'
import { diceOfCrowns } from './rules/rules.ts'

const page = readFileSync(fileURLToPath(new URL('README.md', import.meta.url)), 'utf8')
const rows = rowsOf(page)

test('R1 to R16 and S1 to S7, in order', () => {
  const numbers = [...page.matchAll(/^- \*\*([RS]\d+)\*\* /gm)].map((match) => match[1])
  const ruled = numbers.slice(0, 23)
  const all = (letter: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`)
  expect(ruled).toEqual([...all('R', 16), ...all('S', 7)])
})

test('every word of the notation is written somewhere, in a move that reads', () => {
  const moves = rows.filter((row) => row.length === 2).flatMap(([, cell = '']) => [...cell.matchAll(/`([a-z][^`]*)`/g)])
  const texts = moves.map((match) => match[1] as string).filter((text) => diceOfCrowns.read(text) !== null)
  expect(new Set(texts.flatMap((text) => text.split(' ').filter((word) => /^[a-z]/.test(word))))).toEqual(
    new Set(WORDS),
  )
})
