/** The page that comments quote says what the tables say. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readLog, replay } from '../../engine/log.ts'
import { FIRST_WINS } from './bots/solve/results.ts'
import { CARD_IDS } from './rules/cards.ts'
import { LINEUPS, OPTIONS } from './rules/options.ts'
import { dicyCards } from './rules/rules.ts'
import { EXAMPLES } from './text/book.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const page = readFileSync(`${folder}README.md`, 'utf8')
/** The rows of every table, as cells. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
const block = (start: string): string[] =>
  (page.split('```\n').find((text) => text.startsWith(start)) ?? '').trimEnd().split('\n')

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

test('every option with its default', () => {
  for (const [option, spec] of Object.entries(OPTIONS)) {
    const row = rows.find((cells) => cells.length === 4 && cells[0] === `\`${option}\``)
    expect(row?.[2]?.replaceAll('`', ''), option).toBe(String(spec.default) || 'none')
  }
})

test('what was solved', () => {
  for (const [lineup, chance] of Object.entries(FIRST_WINS)) {
    const told = rows.find(([name, cell]) => name === `\`${lineup}\`` && cell?.endsWith(' %'))?.[1]
    expect(told, lineup).toBe(`${(100 * chance).toFixed(4)} %`)
  }
})

test('the log of the example plays', () => {
  const lines = block('iacta 1').map((line) => line.replace(/ {3,}.*/, ''))
  const log = readLog(dicyCards, `${lines.join('\n')}\n`)
  expect(log.ok && replay(dicyCards, log.value).ok).toBe(true)
})

test('the tree names files that are there', () => {
  const names = block('rules/rules.ts').map((line) => line.split('  ')[0] as string)
  expect(names.length).toBeGreaterThan(10)
  for (const name of names.filter((name) => name !== '')) expect(existsSync(`${folder}${name}`), name).toBe(true)
})
