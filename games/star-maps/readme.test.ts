/** The page that comments quote says what the tables say. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { blockOf, rowsOf } from '../../engine/conformance/page.testing.ts'
import { read, write } from './rules/moves.ts'
import { BONUS_IDS } from './rules/options.ts'
import { parseSheet } from './sheets/sheet.ts'
import { problemsOf } from './sheets/validate.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const page = readFileSync(`${folder}README.md`, 'utf8')
const rows = rowsOf(page)

test('R1 to R13, in order', () => {
  const numbers = [...page.matchAll(/^- \*\*(R\d+a?)\*\*/gm)].map((match) => match[1])
  const plain = Array.from({ length: 13 }, (_, i) => `R${i + 1}`)
  expect(numbers).toEqual(plain.toSpliced(8, 0, 'R8a'))
})

test('C1 to C5 and B1 to B12, in order, with their ids', () => {
  const of = (letter: string): string[][] => rows.filter(([first = '']) => new RegExp(`^${letter}\\d+$`).test(first))
  expect(of('C').map(([number, chapter]) => [number, chapter])).toEqual(
    [1, 2, 3, 4, 5].map((n) => [`C${n}`, String(n)]),
  )
  expect(of('B').map(([number, id]) => [number, id])).toEqual(BONUS_IDS.map((id, i) => [`B${i + 1}`, `\`${id}\``]))
})

test('every move on the page is one of the notation', () => {
  const moves = [...page.matchAll(/`((?:bonus|write|connect) [^`<]+)`/g)].map((match) => match[1] as string)
  expect(moves.length).toBeGreaterThan(14)
  for (const text of moves) expect(write(read(text) ?? { kind: 'pass' })).toBe(text)
})

test('the sheet that sheets/SHEETS.md draws is a sound one', () => {
  const text = blockOf(readFileSync(`${folder}sheets/SHEETS.md`, 'utf8'), 'sheet ').join('\n')
  const parsed = parseSheet(text)
  expect(parsed.ok ? problemsOf(parsed.value) : parsed.fault).toEqual([])
})
