/** Is the race fair? Short here and with a fixed seed; `node server/race/figures.ts` prints the tables of README.md. */
import { describe, expect, test, vi } from 'vitest'
import { BELIEF } from './judge.ts'
import { production } from './production.ts'
import { ATTACKS, figures, HONEST, KINDS, type Kind, type Row, run } from './rows.ts'

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

/** Lines that are worse than the promise: more jitter, or more loss, than the others have. */
const isPromised = ({ lines }: Row): boolean => lines.every(({ jitter, loss }) => jitter < 40 && loss < 0.01)

describe('equal skill, unequal lines: every prize of every round', () => {
  test.each(each(HONEST))('$name, $kind', ({ row, kind }) => {
    const { unequal, wrong } = measure(row, kind)
    expect(unequal).toBeLessThan((isPromised(row) ? 1 : 2) + SLACK)
    expect(wrong).toBeLessThan((isPromised(row) ? 0.6 : 1) + 0.4)
  })
})

describe('attacks', () => {
  const ownClient = ({ tricks }: Row): boolean => tricks?.latePongs === 'client' && tricks.twoSockets === undefined

  test.each(each(ATTACKS.filter((row) => !ownClient(row))))('$name, $kind: at most 60 ms', ({ row, kind }) => {
    const { shares, gain, most } = measure(row, kind)
    expect(gain).toBeLessThan(40)
    expect(most).toBeLessThan(60)
    if (kind === 'search') expect(shares.at(-1)).toBeLessThan(55)
  })

  test.each(each(ATTACKS.filter(ownClient)))('$name, $kind: at most what is believed of any line', ({ row, kind }) => {
    const { most } = measure(row, kind)
    expect(most).toBeLessThanOrEqual(BELIEF.trip + BELIEF.quota - (row.lines.at(-1)?.trip ?? 0))
  })
})
