/** The pages that comments quote say what the tables say. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rowsOf } from '../../engine/conformance/page.testing.ts'
import { LEVEL_IDS, TEMPERS } from './bots/index.ts'
import { nineDiceOdds } from './rules/odds.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const page = readFileSync(`${folder}README.md`, 'utf8')
const rows = rowsOf(page)

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

test('the page of the bots has their tempers', () => {
  const tempers = rowsOf(readFileSync(`${folder}bots/BOTS.md`, 'utf8')).filter((row) => row.length === 7)
  const told = LEVEL_IDS.map((id) => {
    const { glance, pair, three, grab, overlooks, misjudges } = TEMPERS[id]
    const times = [glance, pair, three, grab].map((ms) => `${ms} ms`)
    return [`\`${id}\``, ...times, ...[overlooks, misjudges].map((part) => `${Math.round(100 * part)} %`)]
  })
  expect(tempers.filter(([id]) => id?.startsWith('`'))).toEqual(told)
})
