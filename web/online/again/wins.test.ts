import { expect, test } from 'vitest'
import { playedIn, winsOf } from './wins.ts'

const evening = {
  games: [
    { game: 'dicy-cards', played: 2, wins: [1, 1] },
    { game: 'nine-dice', played: 1, wins: [1] },
  ],
}

test('wins count over all games; a seat without any has none', () => {
  expect(winsOf(evening, 3)).toEqual([2, 1, 0])
  expect(playedIn(evening)).toBe(3)
})

test('before the first game there is no score', () => {
  expect(winsOf(undefined, 2)).toEqual([])
  expect(playedIn(undefined)).toBe(0)
})
