/** Is the race fair? Short here and with a fixed seed; `node server/race/testing/figures.ts` prints the tables of README.md. */
import { describe, expect, test, vi } from 'vitest'
import { BELIEF } from './belief.ts'
import { production } from './testing/production.ts'
import { ATTACKS, figures, HONEST, KINDS, type Kind, OWN_CLIENT, type Row, run } from './testing/rows.ts'

const ROUNDS = process.env.SOAK === undefined ? 1000 : 100_000
/** What chance alone may add, in percentage points: 3.5 standard errors of one prize of one seat. */
const SLACK = (3.5 * 50) / Math.sqrt(ROUNDS)

vi.setConfig({ testTimeout: 600_000 })

const each = (rows: readonly Row[]) => rows.flatMap((row) => KINDS.map((kind) => ({ row, kind, name: row.name })))

function measure(row: Row, kind: Kind) {
  const tally = run(row, kind, production, ROUNDS, 1)
  expect(tally.doubles).toBe(0)
  expect(tally.rounds).toBe(ROUNDS)
  return figures(tally)
}

describe('equal skill, unequal lines: every prize of every round', () => {
  test.each(each(HONEST))('$name, $kind', ({ row, kind }) => {
    const { unequal, wrong } = measure(row, kind)
    expect(unequal).toBeLessThan(1 + SLACK)
    expect(wrong).toBeLessThan(0.5)
  })
})

describe('attacks', () => {
  test.each(each(ATTACKS.filter((row) => row !== OWN_CLIENT)))('$name, $kind: at most 60 ms', ({ row, kind }) => {
    const { shares, gain, most } = measure(row, kind)
    expect(gain).toBeLessThan(40)
    expect(most).toBeLessThan(60)
    if (kind === 'search') expect(shares.at(-1)).toBeLessThan(55)
  })

  test.each(each([OWN_CLIENT]))('$name, $kind: at most what is believed of any line', ({ row, kind }) => {
    const { most } = measure(row, kind)
    expect(most).toBeLessThanOrEqual(BELIEF.trip + BELIEF.quota - (row.lines.at(-1)?.trip ?? 0))
  })
})
