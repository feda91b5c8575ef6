import { describe, expect, test } from 'vitest'
import { Mean } from '../../../engine/bots/estimate.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { dicyCards } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { playOn } from './playout.ts'

const GAMES = 150

function begun(seats: number): State {
  const options = { lineup: 'glacial', cards: [], target: 50, lowestThree: 'others' } as const
  return dicyCards.land(dicyCards.setup(seats, options), [1])
}

describe('games without their luck', () => {
  test.each([2, 3])('are won by one of %i, and differ far less than wins and losses do', (seats) => {
    const parts = Array<number>(seats).fill(0)
    const mean = new Mean()
    for (let game = 0; game < GAMES; game++) {
      playOn(begun(seats), new Xoshiro128(game), parts)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9)
      mean.add(parts[0] as number)
    }
    const plain = Math.sqrt((mean.value * (1 - mean.value)) / GAMES)
    expect(mean.value).toBeGreaterThan(0.2)
    expect(mean.value).toBeLessThan(0.6)
    expect(mean.error()).toBeLessThan(plain / 2)
  })
})
