/** The page that comments quote says what the tables say. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rowsOf } from '../../engine/conformance/page.testing.ts'
import { FIRST_WINS } from './bots/solve/testing.ts'
import { CARD_IDS } from './rules/cards.ts'
import { LINEUPS } from './rules/options.ts'
import { EXAMPLES } from './text/book.ts'

const page = readFileSync(fileURLToPath(new URL('README.md', import.meta.url)), 'utf8')
const rows = rowsOf(page)

test('R1 to R11, in order', () => {
  const numbers = [...page.matchAll(/^- \*\*(R\d+)\*\*/gm)].map((match) => match[1])
  expect(numbers).toEqual(Array.from({ length: 11 }, (_, i) => `R${i + 1}`))
})

test('every card in the order of the table, with its example', () => {
  const cards = rows.filter((row) => CARD_IDS.some((id) => id === row[0]))
  const expected = CARD_IDS.map((id) => [id, `${EXAMPLES[id].dice.join(' ')} → ${EXAMPLES[id].points}`])
  expect(cards.map((row) => [row[0], row[4]])).toEqual(expected)
})

test('every named line-up with its cards', () => {
  for (const [lineup, ids] of Object.entries(LINEUPS)) {
    const cards = rows.find(([name]) => name === `\`${lineup}\``)?.[1] ?? ''
    expect(cards.startsWith(ids.join(', ')), lineup).toBe(true)
  }
})

test('what was solved', () => {
  for (const [lineup, chance] of Object.entries(FIRST_WINS)) {
    const told = rows.find(([name, cell]) => name === `\`${lineup}\`` && cell?.endsWith(' %'))?.[1]
    expect(told, lineup).toBe(`${(100 * chance).toFixed(4)} %`)
  }
})
