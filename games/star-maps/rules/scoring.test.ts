/** C1 to C5, by the examples of the README and at their edges. */
import { describe, expect, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { parseSheet, type Sheet } from '../sheets/sheet.ts'
import { FIXTURE } from '../testing/small.ts'
import { type Chart, compile, maskOf } from './chart.ts'
import { BONUS_IDS } from './options.ts'
import { blankPage, type Page, writeIn } from './page.ts'
import { longestPath, specialOf, sumsOf, totalOf } from './scoring.ts'

const fixture = unwrap(parseSheet(FIXTURE))

const chartIn = (chapter: number, changes: Partial<Sheet> = {}): Chart => compile({ ...fixture, ...changes, chapter })

/** Stars with two boxes of their own each, shapes as given: for counting. */
function loose(chapter: number, shapes: readonly number[], changes: Partial<Sheet> = {}): Chart {
  return compile({
    ...fixture,
    chapter,
    stars: shapes.map((shape) => ({ shape, at: [0, 0], lock: null, arm: null })),
    boxes: shapes.flatMap((_, star) => [0, 1].map(() => ({ at: [0, 0] as const, stars: [star], arm: null }))),
    circles: [],
    arms: [],
    lines: [],
    figure: null,
    ...changes,
  })
}

/** Every star with this difference; null: not discovered. */
function worth(chart: Chart, differences: readonly (number | null)[]): Page {
  return differences.reduce<Page>((page, difference, star) => {
    if (difference === null) return page
    const one = writeIn(chart, page, chart.left[star] as number, 1)
    return writeIn(chart, one, chart.right[star] as number, 1 + difference)
  }, blankPage(chart))
}

const special = (chart: Chart, page: Page): number => specialOf(chart, page, sumsOf(chart, page))

describe('C1: complete sets', () => {
  test('the README’s example: 2 3 2 4 2 2 bright stars are two sets', () => {
    const shapes = [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5, 6, 6]
    const chart = loose(1, shapes)
    const page = worth(
      chart,
      shapes.map(() => 3),
    )
    expect([special(chart, page), totalOf(chart, page)]).toEqual([10, 45 + 10])
  })

  test('a shape without a bright star: no set', () => {
    const chart = loose(1, [1, 2, 3, 4, 5, 6])
    expect(special(chart, worth(chart, [3, 4, 5, 3, 4, 3]))).toBe(5)
    expect(special(chart, worth(chart, [3, 4, 5, 3, 4, 2]))).toBe(0)
    expect(special(chart, worth(chart, [3, 4, 5, 3, 4, null]))).toBe(0)
  })
})

describe('C2: the lowest sum counts twice', () => {
  test('the README’s example: 3 5 4 6 2 7 is 29', () => {
    const chart = loose(2, [1, 2, 3, 4, 4, 5, 6, 6])
    const page = worth(chart, [3, 5, 4, 5, 1, 2, 5, 2])
    expect(sumsOf(chart, page)).toEqual([3, 5, 4, 6, 2, 7])
    expect(totalOf(chart, page)).toBe(29)
  })

  test('a shape without a discovered star has sum 0', () => {
    const chart = loose(2, [1, 2, 3, 4, 5, 6])
    expect(special(chart, worth(chart, [1, 1, 1, 1, 1, null]))).toBe(0)
  })
})

describe('C3: discovered zeros', () => {
  test('the README’s example: 4 and 4 are worth 3', () => {
    const chart = loose(3, [1, 2, 3])
    expect(totalOf(chart, worth(chart, [0, 2, null]))).toBe(3 + 2)
  })

  test('an unlocked lock 0 is one of them; a failed lock is not', () => {
    const stars = fixture.stars.map((star, i) => (i === 3 ? { ...star, lock: 0 } : star))
    const chart = chartIn(3, { stars })
    const blank = blankPage(chart)
    expect(totalOf(chart, writeIn(chart, writeIn(chart, blank, 4, 2), 5, 2))).toBe(3)
    const missed = writeIn(chart, writeIn(chart, blank, 4, 2), 5, 3)
    expect([missed.failed, totalOf(chart, missed)]).toEqual([0b1000, 0])
  })
})

describe('C4: the figure', () => {
  const chart = loose(4, [1, 2, 3, 4, 5, 6], { figure: { name: 'bow', stars: [0, 1, 2, 3] } })

  test('the README’s example: four of four, worth 3 0 4 1, are 13 more', () => {
    expect(special(chart, worth(chart, [3, 0, 4, 1, null, null]))).toBe(13)
    expect(totalOf(chart, worth(chart, [3, 0, 4, 1, null, null]))).toBe(8 + 13)
  })

  test('three of four count twice, and others do not', () => {
    expect(special(chart, worth(chart, [3, 0, 4, null, 5, 5]))).toBe(7)
  })

  test('an unlocked star counts its printed number twice', () => {
    const locked = chartIn(4, { figure: { name: 'gate', stars: [3, 0] } })
    const page = writeIn(locked, writeIn(locked, blankPage(locked), 4, 6), 5, 3)
    expect(totalOf(locked, page)).toBe(3 + 3)
  })
})

describe('C5: the longest path', () => {
  const row = loose(5, [1, 2, 3, 4, 5, 6], {
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [2, 5],
    ],
  })

  test('the README’s example: five stars in a row are 8', () => {
    expect(special(row, worth(row, [0, 0, 0, 0, 0, null]))).toBe(8)
  })

  test('a branch is not walked twice, a gap breaks the path, a star alone is none', () => {
    expect(longestPath(row, maskOf([1, 2, 3, 5]))).toBe(2)
    expect(longestPath(row, maskOf([0, 1, 3, 4]))).toBe(1)
    expect(longestPath(row, maskOf([0, 2, 4]))).toBe(0)
    expect(longestPath(row, 0)).toBe(0)
  })

  test('round a loop, no star twice', () => {
    const ring = loose(5, [1, 2, 3, 4], {
      lines: [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 0],
      ],
    })
    expect(longestPath(ring, 0b1111)).toBe(3)
  })
})

test('B12 is added whatever the chapter', () => {
  const note = BONUS_IDS.indexOf('note')
  for (const chapter of [1, 2, 3, 4, 5]) {
    const chart = chartIn(chapter)
    expect(totalOf(chart, { ...blankPage(chart), used: [note, note] })).toBe(8)
  }
})
