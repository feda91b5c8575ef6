import { describe, expect, test } from 'vitest'
import { alongOf, heightAt, ridgePath, shiftsOf, ticksOf } from './track-outline.ts'

test('scores climb from left to right and stop at the summit', () => {
  const way = [0, 10, 50, 99, 100].map((score) => alongOf(score, 100))
  expect([...way].sort((a, b) => a - b)).toEqual(way)
  expect(new Set(way).size).toBe(5)
  expect(alongOf(140, 100)).toBe(alongOf(100, 100))
  expect(alongOf(100, 200)).toBe(alongOf(50, 100))
})

test('the summit is the highest place', () => {
  const heights = Array.from({ length: 101 }, (_, x) => heightAt(x))
  expect(heightAt(alongOf(100, 100))).toBe(Math.max(...heights))
  expect(heights.every((height) => height >= 0 && height <= 100)).toBe(true)
})

test('the edge is drawn where marks stand', () => {
  expect(ridgePath()).toContain(`L94 ${100 - heightAt(94)}`)
  expect(ridgePath(30)).toContain(`L94 ${130 - heightAt(94)}`)
})

describe('marks that would cover each other', () => {
  const rows = (along: readonly number[], tall = 4) => shiftsOf(along, 10, tall).map(({ row }) => row)

  test('are raised', () => {
    expect(rows([6, 6, 6, 50])).toEqual([0, 1, 2, 0])
    expect(rows([6, 30])).toEqual([0, 0])
    expect(rows([6, 14, 22])).toEqual([0, 1, 0])
  })

  test('hang below near the top, and stand beside where there is no height', () => {
    expect(rows([94, 94, 94])).toEqual([0, -1, -2])
    expect(shiftsOf([60, 60, 60], 10, 2.9)).toEqual([
      { row: 0, column: 0 },
      { row: -1, column: 0 },
      { row: 0, column: 1 },
    ])
    expect(shiftsOf([94, 94], 10, 1.2).at(-1)).toEqual({ row: 0, column: -1 })
  })
})

test('the way is marked by round numbers, the target last', () => {
  expect([50, 100, 150, 200].map(ticksOf)).toEqual([
    [10, 20, 30, 40, 50],
    [25, 50, 75, 100],
    [50, 100, 150],
    [50, 100, 150, 200],
  ])
})
