import { expect, test } from 'vitest'
import { isSheetName } from '../../../sheets/library.ts'
import { isWord, nameOf, readName, someWord } from '../../logbook/seeds.ts'
import { grain, square, stroke } from '../drawing.ts'
import { written } from './digits.ts'

test('a number is written digit by digit, around its middle', () => {
  expect(written(7)).toHaveLength(1)
  const [three, two] = written(32)
  expect((three?.dx ?? 0) + (two?.dx ?? 0)).toBe(0)
  expect(three?.dx).toBeLessThan(two?.dx ?? 0)
})

test('the same place writes the same way, and places differ', () => {
  expect(written(5, 3)).toEqual(written(5, 3))
  const hands = new Set(Array.from({ length: 20 }, (_, place) => JSON.stringify(written(5, place))))
  expect(hands.size).toBeGreaterThan(5)
})

test('no two digits look alike', () => {
  const all = Array.from({ length: 10 }, (_, digit) => [0, 1, 2, 3].map((place) => written(digit, place)[0]?.d)).flat()
  for (let digit = 0; digit < 10; digit++) {
    const mine = new Set(all.slice(digit * 4, digit * 4 + 4))
    expect(all.filter((d, i) => Math.floor(i / 4) !== digit && mine.has(d))).toEqual([])
  }
})

test('chalk is the same for the same seed', () => {
  expect(stroke([0, 0], [100, 50], 3)).toBe(stroke([0, 0], [100, 50], 3))
  expect(stroke([0, 0], [100, 50], 3)).not.toBe(stroke([0, 0], [100, 50], 4))
  expect(square(20, 1)).not.toBe(square(20, 2))
  expect(
    grain(1)
      .split(' ')
      .map(Number)
      .every((dash) => dash > 0),
  ).toBe(true)
})

test('a word makes a sheet that the game knows, and is found again in its name', () => {
  const name = nameOf(' Vega: 7 ', 'hard')
  expect(isSheetName(name)).toBe(true)
  expect(readName(name)).toEqual({ word: 'Vega: 7', difficulty: 'hard' })
  expect(readName('great-bear')).toBeNull()
  expect(readName('seed:x:brutal')).toBeNull()
  expect(isWord('  ')).toBe(false)
  expect(isSheetName(nameOf(someWord(), 'easy'))).toBe(true)
})
