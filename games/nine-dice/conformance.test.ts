/** The suite and the golden files, for this game by itself. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conform } from '../../engine/conformance/suite.ts'
import { readLog, replay } from '../../engine/log.ts'
import { playGolden } from '../golden.ts'
import { nineDiceEntry } from './index.ts'
import { nineDice } from './rules.ts'

const { plan, golden, sketch } = await nineDiceEntry.trials()

test('passes the suite', { timeout: 600_000 }, () => {
  const matches = process.env.SOAK ? 40 * plan.matches : plan.matches
  const report = conform(nineDice, { ...plan, matches })
  expect(report.findings).toEqual([])
})

test.each(golden)('$name is as it was read in review', (run) => {
  const file = new URL(`playthroughs/${run.name}.txt`, import.meta.url)
  expect(existsSync(file), 'missing: npm run golden').toBe(true)
  const text = readFileSync(file, 'utf8')
  expect(playGolden(nineDice, sketch, run)).toBe(text)
  // Without the indented positions it is a log, and a finished one.
  const log = readLog(nineDice, text.replace(/^ {4}.*\n/gm, ''))
  const end = log.ok ? replay(nineDice, log.value) : log
  expect(end.ok && nineDice.turn(end.value).kind).toBe('over')
})
