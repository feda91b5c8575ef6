import { describe, expect, test } from 'vitest'
import { fraction } from '../../engine/parts/odds.ts'
import { LANGS } from '../../engine/text/lang.ts'
import { nineDiceOdds } from '../../games/nine-dice/rules/odds.ts'
import { EXIT } from '../exit.ts'
import { cli, expectUsage } from '../testing.ts'
import { loadCliText } from '../text/catalog.ts'
import { oddsJson, oddsReport } from './odds.ts'

const io = { out: () => {}, err: () => {}, env: {}, colour: false, columns: 80 }

describe('a table', () => {
  test('as JSON: counts that add up, and fractions in lowest terms', () => {
    const { rows } = JSON.parse(oddsJson(nineDiceOdds))
    expect(rows.map(({ key }: { key: string }) => key)).toEqual([
      ...Array.from({ length: 12 }, (_, i) => `${i + 1}`),
      ...['1–6', '1–9', '1–12'],
    ])
    for (const { total, counts, fractions } of rows) {
      expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(total)
      for (const [i, written] of fractions.entries()) {
        const [over, under = '1'] = written.split('/')
        expect((Number(over) / Number(under)) * total).toBeCloseTo(counts[i], 3)
      }
    }
  })

  test.each(LANGS)('for people, in %s: every count in a line, none too wide', async (lang) => {
    const words = await nineDiceOdds.text(lang)
    const report = oddsReport({ io, lang, text: await loadCliText(lang) }, nineDiceOdds, words)
    const lines = report.trimEnd().split('\n')
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80)
    for (const column of words.columns) expect(report).toContain(column)
    expect(lines.filter((line) => /%/.test(line))).toHaveLength(15 * 5)
    expect(report).toMatch(/10[.,\s]077[.,\s]696/)
    expect(report).not.toMatch(/undefined|NaN/)
  })
})

test('fractions', () => {
  expect([fraction(0, 6), fraction(6, 6), fraction(4, 6), fraction(1, 7)]).toEqual(['0', '1', '2/3', '1/7'])
})

test('a game without a table says so', async () => {
  const { exit, out, err } = await cli('odds', 'dicy-cards')
  expect([exit, out, err]).toEqual([EXIT.unavailable, '', 'iacta: dicy-cards has no table of odds.\n'])
})

describe('bad calls', () => {
  test.each([
    [[], 'GAME is missing'],
    [['dicy-card'], 'Did you mean dicy-cards?'],
    [['dicy-cards', '--jsn'], 'Did you mean --json?'],
  ])('%j', (args, told) => expectUsage(['odds', ...args], told))
})
