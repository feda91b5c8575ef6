import { describe, expect, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { checkSheet } from './check.ts'
import { DIFFICULTIES, generate } from './generator.ts'
import { SHEET_IDS, sheetOf } from './library.ts'
import { parseSheet, printSheet, type Sheet } from './sheet.ts'

function drawn(id: string): Sheet {
  const sheet = sheetOf(id)
  if (sheet === null) throw new Error(id)
  return sheet
}

describe('by games', () => {
  test.each(SHEET_IDS)('%s lasts as long as it should, and skill pays', (id) => {
    expect(checkSheet(drawn(id), { playouts: 60 }).findings).toEqual([])
  })

  test('and so do fifty generated ones', () => {
    for (let seed = 0; seed < 50; seed++) {
      const level = DIFFICULTIES[seed % 3] as (typeof DIFFICULTIES)[number]
      expect(checkSheet(generate(String(seed), level), { playouts: 40 }).findings, `${seed} ${level}`).toEqual([])
    }
  })
})

describe('a sheet that is not fit', () => {
  test('its structure first, and no games on it', () => {
    const broken = { ...drawn('swan'), stars: drawn('swan').stars.map((star) => ({ ...star, shape: 1 })) }
    const { findings, playouts } = checkSheet(broken, { playouts: 10 })
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['shapes']))
    expect(playouts).toBe(null)
  })

  test('no games unless asked for', () => {
    expect(checkSheet(drawn('swan'))).toEqual({ findings: [], playouts: null })
  })

  /** Six pairs of stars with two boxes each, apart from each other: good numbers or bad, there is not much to choose. */
  const pairs = (rows: number): string => {
    const [stars, boxes]: [string[], string[]] = [[], []]
    for (let row = 0; row < rows; row++) {
      const [x, y] = [100 + 300 * (row % 3), 100 + 200 * Math.floor(row / 3)]
      stars.push(`star s${row + 1} ${1 + (row % 6)} ${x} ${y}`)
      boxes.push(`box b${2 * row + 1} ${x + 80} ${y} s${row + 1}`, `box b${2 * row + 2} ${x} ${y + 80} s${row + 1}`)
    }
    return ['sheet pairs', 'chapter 1', ...stars, ...boxes, ''].join('\n')
  }

  test.each([
    ['short', 6],
    ['long', 15],
  ])('%s', (code, rows) => {
    const { findings, playouts } = checkSheet(unwrap(parseSheet(pairs(rows))), { playouts: 40 })
    expect(findings.map((one) => one.code)).toContain(code)
    expect(findings.find((one) => one.code === code)?.where).toBe(String(playouts?.rounds))
  })

  test('luck: nothing but zeros to be had', () => {
    // All stars share both boxes: the first two numbers decide everything, and zero is worth as much as three.
    const text = ['sheet same', 'chapter 3']
    for (let star = 1; star <= 6; star++) text.push(`star s${star} ${star} ${100 + 130 * star} 500`)
    text.push('box b1 500 200 s1 s2 s3 s4 s5 s6', 'box b2 500 800 s1 s2 s3 s4 s5 s6', '')
    const parsed = unwrap(parseSheet(text.join('\n')))
    expect(checkSheet(parsed, { playouts: 60 }).findings.map(({ code }) => code)).toEqual(['short', 'luck'])
  })

  test('two sheets of one name are not taken for each other', () => {
    const sheet = drawn('swan')
    const longer = { ...drawn('hunter'), id: sheet.id }
    const [one, two] = [checkSheet(sheet, { playouts: 5 }), checkSheet(longer, { playouts: 5 })]
    expect(one.playouts).not.toEqual(two.playouts)
    expect(checkSheet(sheet, { playouts: 5 })).toEqual(one)
    expect(printSheet(sheetOf('swan') as Sheet)).toBe(printSheet(sheet))
  })
})
