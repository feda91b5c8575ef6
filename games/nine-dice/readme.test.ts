/** The pages that comments quote say what the tables say. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readLog, replay } from '../../engine/log.ts'
import { TEMPERS } from './bots/index.ts'
import { LEVEL_IDS } from './bots/levels.ts'
import { WORDS } from './rules/moves.ts'
import { nineDiceOdds } from './rules/odds-table.ts'
import { OPTIONS } from './rules/options.ts'
import { nineDice } from './rules/rules.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const page = readFileSync(`${folder}README.md`, 'utf8')
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
/** The rows of every table, as cells. */
const rows = rowsOf(page)
const block = (start: string): string[] =>
  (page.split('```\n').find((text) => text.startsWith(start)) ?? '').trimEnd().split('\n')

test('R1 to R12, in order', () => {
  const numbers = [...page.matchAll(/^- \*\*(R\d+)\*\* /gm)].map((match) => match[1])
  expect(numbers.slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, i) => `R${i + 1}`))
})

test('every option with its values and its default', () => {
  for (const [option, spec] of Object.entries(OPTIONS)) {
    const row = rows.find((cells) => cells.length === 4 && cells[0] === `\`${option}\``)
    if (spec.kind !== 'choice') throw new Error(`${option} is no choice`)
    expect(row?.[1]?.replaceAll('`', ''), option).toBe(spec.values.join(', '))
    expect(row?.[2]?.replaceAll('`', ''), option).toBe(String(spec.default))
  }
})

test('the throws without a solvable colour, for every number and for the spinner', () => {
  const told = rows.filter((row) => row.length === 3 && /^\d+(–\d+)?$/.test(row[0] ?? ''))
  const keys = [...Array.from({ length: 12 }, (_, i) => `${i + 1}`), '1–12']
  const counted = keys.map((key) => {
    const row = nineDiceOdds.rows.find((one) => one.key === key)
    const [none = 0, total = 1] = [row?.counts[0], row?.total]
    return [key, none.toLocaleString('en'), ((100 * none) / total).toFixed(2)]
  })
  expect(told).toEqual(counted)
})

test('every word of the notation is written somewhere, in a move that reads', () => {
  const moves = rows.filter((row) => row.length === 2).flatMap(([, cell = '']) => [...cell.matchAll(/`([a-z][^`]*)`/g)])
  const texts = moves.map((match) => match[1] as string).filter((text) => nineDice.read(text) !== null)
  const words = texts.flatMap((text) => text.split(' ').filter((word) => /^[a-z]/.test(word)))
  expect(new Set(words)).toEqual(new Set(WORDS))
})

test('the log of the example plays, and scores as it says', () => {
  const lines = block('iacta 1').map((line) => line.replace(/ {3,}.*/, ''))
  const log = readLog(nineDice, `${lines.join('\n')}\n`)
  if (!log.ok) throw new Error(JSON.stringify(log.fault))
  const end = replay(nineDice, log.value)
  expect(end.ok && nineDice.scores(end.value)).toEqual([6, 5])
})

test('the tree names files that are there', () => {
  const names = block('rules/rules.ts').map((line) => line.split('  ')[0] as string)
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) expect(existsSync(`${folder}${name}`), name).toBe(true)
})

test('the page of the bots has their tempers', () => {
  const tempers = rowsOf(readFileSync(`${folder}bots/BOTS.md`, 'utf8')).filter((row) => row.length === 7)
  const told = LEVEL_IDS.map((id) => {
    const { glance, pair, three, grab, overlooks, misjudges } = TEMPERS[id]
    const times = [glance, pair, three, grab].map((ms) => `${ms} ms`)
    return [`\`${id}\``, ...times, ...[overlooks, misjudges].map((part) => `${Math.round(100 * part)} %`)]
  })
  expect(tempers.filter(([id]) => id?.startsWith('`'))).toEqual(told)
})
