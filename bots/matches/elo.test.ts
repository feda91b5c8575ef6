import { describe, expect, test } from 'vitest'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { eloOf } from './elo.ts'

const expected = (points: number): number => 1 / (1 + 10 ** (-points / 400))
const table = (elo: readonly number[]): number[][] => elo.map((a) => elo.map((b) => expected(a - b)))

describe('ratings', () => {
  test('ten wins to one are 400 points', () => {
    const { elo } = eloOf(
      [
        [0.5, 1 / 11],
        [10 / 11, 0.5],
      ],
      1_000_000,
    )
    expect(elo[0]).toBe(0)
    expect(elo[1]).toBeCloseTo(400, 1)
  })

  test('what made the table is found again', () => {
    const { elo } = eloOf(table([0, 120, 310, 290]), 1_000_000)
    for (const [i, points] of [0, 120, 310, 290].entries()) expect(elo[i]).toBeCloseTo(points, 1)
  })

  test('of two players the error is that of their share', () => {
    const { error } = eloOf(
      [
        [0.5, 0.5],
        [0.5, 0.5],
      ],
      9999,
    )
    expect(error).toEqual([0, expect.closeTo(400 / Math.LN10 / Math.sqrt(10_000 * 0.25), 6)])
  })

  test('the error holds: true ratings lie within three of it in nearly all runs', () => {
    const truth = [0, 100, 250]
    const random = new Xoshiro128(5)
    let outside = 0
    for (let run = 0; run < 200; run++) {
      const shares = truth.map(() => truth.map(() => 0.5))
      for (const [i, j] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const) {
        let won = 0
        for (let game = 0; game < 300; game++)
          if (random.next() / 2 ** 32 < expected((truth[i] as number) - (truth[j] as number))) won++
        ;(shares[i] as number[])[j] = won / 300
        ;(shares[j] as number[])[i] = 1 - won / 300
      }
      const { elo, error } = eloOf(shares, 300)
      for (const i of [1, 2]) {
        if (Math.abs((elo[i] as number) - (truth[i] as number)) > 3 * (error[i] as number)) outside++
      }
    }
    expect(outside).toBeLessThan(8)
  })

  test('who never lost is strong, not infinitely', () => {
    const { elo, error } = eloOf(
      [
        [0.5, 0],
        [1, 0.5],
      ],
      200,
    )
    expect(elo[1]).toBeGreaterThan(700)
    expect(elo[1]).toBeLessThan(1500)
    expect(error[1]).toBeGreaterThan(100)
  })
})
