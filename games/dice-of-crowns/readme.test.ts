/** The page that comments quote says what the tables say. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readLog, replay } from '../../engine/log.ts'
import { WORDS } from './rules/moves.ts'
import { OPTIONS } from './rules/options.ts'
import { diceOfCrowns } from './rules/rules.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const page = readFileSync(`${folder}README.md`, 'utf8')
/** The rows of every table, as cells. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
const block = (start: string): string[] =>
  (page.split('```\n').find((text) => text.startsWith(start)) ?? '').trimEnd().split('\n')

test('R1 to R16 and S1 to S7, in order', () => {
  const numbers = [...page.matchAll(/^- \*\*([RS]\d+)\*\* /gm)].map((match) => match[1])
  const ruled = numbers.slice(0, 23)
  const all = (letter: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`)
  expect(ruled).toEqual([...all('R', 16), ...all('S', 7)])
})

test('every option with its values and its default', () => {
  for (const [option, spec] of Object.entries(OPTIONS)) {
    const row = rows.find((cells) => cells.length === 4 && cells[0] === `\`${option}\``)
    if (spec.kind !== 'choice') throw new Error(`${option} is no choice`)
    expect(row?.[1]?.replaceAll('`', ''), option).toBe(spec.values.join(', '))
    expect(row?.[2]?.replaceAll('`', ''), option).toBe(String(spec.default))
  }
})

test('every word of the notation is written somewhere, in a move that reads', () => {
  const moves = rows.filter((row) => row.length === 2).flatMap(([, cell = '']) => [...cell.matchAll(/`([a-z][^`]*)`/g)])
  const texts = moves.map((match) => match[1] as string).filter((text) => diceOfCrowns.read(text) !== null)
  expect(new Set(texts.flatMap((text) => text.split(' ').filter((word) => /^[a-z]/.test(word))))).toEqual(
    new Set(WORDS),
  )
})

test('the log of the example plays', () => {
  const lines = block('iacta 1').map((line) => line.replace(/ {3,}.*/, ''))
  const log = readLog(diceOfCrowns, `${lines.join('\n')}\n`)
  if (!log.ok) throw new Error(JSON.stringify(log.fault))
  expect(replay(diceOfCrowns, log.value).ok).toBe(true)
})

test('the tree names files that are there', () => {
  const names = block('rules/rules.ts').map((line) => line.split('  ')[0] as string)
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) expect(existsSync(`${folder}${name}`), name).toBe(true)
})
