import { describe, expect, test } from 'vitest'
import { copy } from '../../../engine/json.ts'
import { of } from '../rules/counts.ts'
import { DEFAULTS, type Options } from '../rules/options.ts'
import { diceOfCrowns as game } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { ClaimsEstimate } from './claims-estimate.ts'
import { exactChance } from './solve/chance.ts'
import { judge, prospects } from './sovereign.ts'

/** Seat 0 has rolled these. */
function rolled(seats: number, options: Options, ...faces: readonly number[]): State {
  const begun = game.setup(seats, options)
  return game.land(seats === 1 ? begun : game.land(begun, [1]), faces)
}

describe('where the game is solved', () => {
  test.each([
    [1, [2, 2, 3, 3, 5, 5, 1]],
    [2, [1, 1, 3, 3, 4, 2, 4]],
    [3, [1, 1, 3, 3, 4, 2, 4]],
  ])('%i seats: every move in its order, the best one worth what the position is', (seats, faces) => {
    const state = rolled(seats, DEFAULTS, ...faces)
    const judged = judge(state, 0)
    expect(judged.map(({ move }) => move)).toEqual(game.moves(state, 0))
    expect(judged.length).toBeGreaterThan(1)
    for (const { exact, margin } of judged) expect([exact, margin]).toEqual([true, undefined])
    expect(Math.max(...judged.map(({ chance }) => chance))).toBeCloseTo(exactChance(state, 0), 12)
  })

  test('the other seat is asked about its own chance', () => {
    const handed = game.move(rolled(2, DEFAULTS, 2, 2, 5, 3, 3, 1, 1), 0, { kind: 'hand', to: of(1, 1) })
    const state = game.land(handed, [2])
    const judged = judge(state, 1)
    expect(judged.map(({ move }) => game.write(move))).toEqual(['give 0:1', 'give 1:1'])
    // A third dagger betrays.
    expect((judged[0]?.chance ?? 0) > (judged[1]?.chance ?? 1)).toBe(true)
    expect(judged[0]?.chance).toBeCloseTo(exactChance(state, 1), 12)
  })
})

describe('elsewhere it is estimated', () => {
  const THREE: Options = { ...DEFAULTS, fate: 'on' }

  test('every move in its order, with its error, the same each time', () => {
    const state = rolled(3, THREE, 1, 1, 2, 3, 3, 3, 4)
    const judged = judge(state, 0)
    expect(judge(copy(state), 0)).toEqual(judged)
    expect(judged.map(({ move }) => move)).toEqual(game.moves(state, 0))
    for (const { exact, margin = 0 } of judged) expect(!exact && margin > 0).toBe(true)
  })

  test('everybody’s chances are those of one winner', () => {
    const { chances, exact } = prospects(rolled(4, THREE, 1, 1, 2, 3, 3, 3, 4))
    expect(exact).toBe(false)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  test('a claim that wins is certain, whatever else might be', () => {
    const state = { ...rolled(3, THREE, 1, 1, 1, 2, 3, 3, 4), claims: of(0, 2) }
    const [stop, reroll] = judge(state, 0)
    expect(stop?.chance).toBe(1)
    expect(reroll?.chance).toBeLessThan(1)
  })

  // Apart from fate it is the same game as without it, so the estimate can be compared with the solution.
  test('near the truth where it is known', () => {
    const state = { ...rolled(2, DEFAULTS, 1, 1, 2, 3, 3, 3, 4), claims: of(0, 2) + of(1, 1) }
    const unsolved = { ...state, table: { ...state.table, fate: 'on' as const, seats: 2 } }
    const exact = judge(state, 0)
    for (const [i, { chance, margin = 0 }] of judge(unsolved, 0).entries()) {
      expect(Math.abs(chance - (exact[i]?.chance ?? 2))).toBeLessThan(0.05 + 3 * margin)
    }
  })
})

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
