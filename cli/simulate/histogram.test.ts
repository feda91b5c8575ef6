import fc from 'fast-check'
import { expect, test } from 'vitest'
import { binsOf, drawBins } from './histogram.ts'

const text = (columns: number, points: readonly (readonly [number, number])[]): string[] =>
  drawBins(binsOf(new Map(points)), 'en', columns).map((line) => line.map((span) => span.text).join(''))

test('few points have a bin each; many share round ones, without a gap', () => {
  expect(
    binsOf(
      new Map([
        [3, 2],
        [5, 1],
      ]),
    ),
  ).toEqual([
    { from: 3, to: 3, times: 2 },
    { from: 4, to: 4, times: 0 },
    { from: 5, to: 5, times: 1 },
  ])
  const wide = binsOf(
    new Map([
      [-7, 1],
      [12, 4],
      [131, 1],
    ]),
  )
  expect(wide.slice(0, 3)).toEqual([
    { from: -10, to: -1, times: 1 },
    { from: 0, to: 9, times: 0 },
    { from: 10, to: 19, times: 4 },
  ])
  expect(wide.at(-1)).toEqual({ from: 130, to: 139, times: 1 })
  expect(binsOf(new Map())).toEqual([])
})

test('bars are as long as their share, and the longest fills the line', () => {
  expect(
    text(29, [
      [1, 8],
      [2, 4],
      [3, 1],
      [4, 0],
    ]),
  ).toEqual([
    '  1  ████████████████  61.54%',
    '  2  ████████          30.77%',
    '  3  ██                 7.69%',
    '  4                     0.00%',
  ])
  expect(
    text(30, [
      [1, 1e6],
      [2, 1],
    ])[1],
  ).toBe(`  2  ▏${' '.repeat(19)}0.00%`)
})

test('everything is in a bin, few bins, and no line is too long', () => {
  const points = fc.array(fc.tuple(fc.integer({ min: -300, max: 3000 }), fc.integer({ min: 1, max: 1e6 })), {
    minLength: 1,
  })
  fc.assert(
    fc.property(points, fc.integer({ min: 28, max: 200 }), (pairs, columns) => {
      const map = new Map(pairs)
      const bins = binsOf(map)
      const sum = [...map.values()].reduce((total, n) => total + n, 0)
      expect(bins.reduce((total, { times }) => total + times, 0)).toBe(sum)
      expect(bins.length).toBeLessThanOrEqual(20)
      expect(bins.every(({ from }, i) => i === 0 || from === (bins[i - 1]?.to ?? 0) + 1)).toBe(true)
      for (const line of text(columns, pairs)) expect(line.length).toBeLessThanOrEqual(columns)
    }),
  )
})
