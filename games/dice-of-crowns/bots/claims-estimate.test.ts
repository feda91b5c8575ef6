import { describe, expect, test } from 'vitest'
import { ClaimsEstimate } from './claims-estimate.ts'

const CLAIM = 0.49
const SAFE = 0.81

describe('a race that can be reckoned by hand', () => {
  test('two seats with one claim missing: the first succeeds, or both fail and all is as before', () => {
    const race = new ClaimsEstimate(2, { claims: 3, crownDefence: 'off' })
    expect(race.chance([1, 1], -1, 0, 0)).toBeCloseTo(CLAIM / (1 - (1 - CLAIM) ** 2), 4)
    expect(race.chance([1, 1], -1, 1, 0)).toBeCloseTo(1 - CLAIM / (1 - (1 - CLAIM) ** 2), 4)
    expect(race.chance([0, 2], -1, 1, 0)).toBe(1)
  })

  test('with the crown: who holds it wins when it is not betrayed, unless it is taken before', () => {
    const race = new ClaimsEstimate(2, { claims: 3, crownDefence: 'on' })
    const far = race.chance([0, 2], 0, 0, 0)
    expect(far).toBeGreaterThan(SAFE)
    // Seat 1 takes the crown, or seat 0 has its turn.
    const [mine, theirs] = [race.chance([0, 0], 0, 0, 0), race.chance([0, 0], 1, 0, 0)]
    expect(race.chance([0, 0], 0, 1, 0)).toBeCloseTo(CLAIM * theirs + (1 - CLAIM) * mine, 4)
    expect(mine).toBeCloseTo(SAFE + (1 - SAFE) * race.chance([0, 0], 0, 1, 0), 4)
  })
})

test.each(['off', 'on'] as const)('chances of all seats are one together, crown %s', (crownDefence) => {
  const race = new ClaimsEstimate(4, { claims: 3, crownDefence })
  for (const mover of [0, 2]) {
    const all = [0, 1, 2, 3].map((seat) => race.chance([1, 2, 2, 1], -1, mover, seat))
    expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3)
    expect(Math.max(...all)).toBe(all[mover === 0 ? 0 : 3])
  }
})
