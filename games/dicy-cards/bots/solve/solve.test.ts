import { describe, expect, test } from 'vitest'
import { kernelOf } from '../../../../scripts/kernels.ts'
import type { Options } from '../../rules/options.ts'
import { FIRST, SECOND } from '../estimate/duel.ts'
import { learn } from './oracle.ts'
import { dicyCardsSolver as solver } from './solver.ts'
import { FIRST_WINS, planOf, solved, tableOf } from './testing.ts'
import { BLOCK, blockAt, HEAD, OVERSHOOTS, termsIn, type Values, valuesIn } from './values.ts'

const kernel = await kernelOf('dicy-cards')
const TABLE = tableOf('interaction', 3)
const WHOLE = solved(TABLE, kernel)

/** But for the head. Compared as bytes: a matcher would take seconds. */
const isSame = (one: ArrayBufferLike, two: ArrayBufferLike): boolean => {
  const [a, b] = [one, two].map((memory) => new Uint8Array(memory, 4 * HEAD.words)) as [Uint8Array, Uint8Array]
  return Buffer.compare(a, b) === 0
}

test('in plain TypeScript every bit is the same', () => {
  const table = tableOf('interaction', 1)
  expect(isSame(solved(table, null), solved(table, kernel))).toBe(true)
  expect(isSame(solved(table, kernel), solved(tableOf('glacial', 1), kernel))).toBe(false)
})

describe('more points never hurt, over all pairs', () => {
  const [target, lineups] = process.env.SOAK
    ? ([100, ['glacial', 'beginner', 'intermediate', 'interaction']] as const)
    : ([5, ['glacial', 'interaction']] as const)
  test.each(lineups)('%s', (lineup) => {
    const memory = solved(tableOf(lineup, target), kernel)
    const values = valuesIn(termsIn(memory) as Values['terms'], memory)
    let wrong = 0
    for (let own = 0; own < target; own++) {
      for (let other = 0; other < target + OVERSHOOTS; other++) {
        for (const role of other < target ? ([FIRST, SECOND] as const) : ([SECOND] as const)) {
          if (own + 1 < target) wrong += above(values, [role, own, other], [role, own + 1, other])
          const most = role === FIRST ? target : target + OVERSHOOTS
          if (other + 1 < most) wrong += above(values, [role, own, other + 1], [role, own, other])
        }
      }
    }
    expect(wrong).toBe(0)
  })

  type Place = readonly [role: typeof FIRST | typeof SECOND, own: number, other: number]

  /** How many of the sets are better off with less. */
  function above({ terms, floats }: Values, less: Place, more: Place): number {
    const [a, b] = [blockAt(terms, ...less), blockAt(terms, ...more)]
    let count = 0
    for (let sets = 0; sets < BLOCK; sets++) if ((floats[a + sets] as number) > (floats[b + sets] as number)) count++
    return count
  }
})

describe.runIf(process.env.SOAK)('the stored results come of it: only in npm run soak', () => {
  test.each(Object.entries(FIRST_WINS))('%s', (lineup, chance) => {
    const table = tableOf(lineup as keyof typeof FIRST_WINS, 100)
    expect(planOf(table).join(solved(table, kernel), null).solution().chances[0]).toBe(chance)
  })
})

describe('whoever works on it, and whenever', () => {
  test('two that share the memory, in turns', () => {
    const plan = planOf(TABLE)
    const memory = new SharedArrayBuffer(plan.bytes)
    const two = [plan.join(memory, kernel), plan.join(memory, kernel)] as const
    let parts = [0, 0]
    while (Math.min(...parts) < 1) {
      const before = Math.max(...parts)
      parts = two.map((solving) => solving.step())
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(before)
    }
    expect(isSame(memory, WHOLE)).toBe(true)
    expect(two[1].solution()).toEqual(planOf(TABLE).join(WHOLE, null).solution())
  })

  test('half of it, kept, and the rest later', () => {
    const plan = planOf(TABLE)
    const memory = new ArrayBuffer(plan.bytes)
    const solving = plan.join(memory, kernel)
    while (solving.step() < 0.9);
    const kept = plan.snapshot(memory).buffer
    expect(plan.isWhole(kept)).toBe(true)
    expect(plan.part(kept)).toBeGreaterThan(0.5)
    expect(plan.part(kept)).toBeLessThan(1)
    expect(learn(kept)).toBe(false)
    const later = plan.join(kept, kernel)
    while (later.step() < 1);
    expect(isSame(kept, WHOLE)).toBe(true)
  })
})

describe('what is kept proves that it is whole', () => {
  const plan = planOf(TABLE)
  const kept = plan.snapshot(WHOLE).buffer

  test('as it was written', () => {
    expect(plan.isWhole(kept)).toBe(true)
    expect(plan.part(kept)).toBe(1)
    expect(planOf(tableOf('glacial', 3)).isWhole(kept)).toBe(false)
    expect(planOf(tableOf('interaction', 4)).isWhole(kept)).toBe(false)
  })

  test.each([0, 5, 9, 13, 16, 24, 64, 100_001, kept.byteLength - 1])('one bit of byte %i is wrong', (at) => {
    const damaged = kept.slice()
    const bytes = new Uint8Array(damaged)
    bytes[at] = (bytes[at] as number) ^ 4
    expect(plan.isWhole(damaged)).toBe(false)
  })

  test('cut short, or too long', () => {
    expect(plan.isWhole(kept.slice(0, -4))).toBe(false)
    expect(plan.isWhole(new ArrayBuffer(0))).toBe(false)
    const longer = new Uint8Array(kept.byteLength + 4)
    longer.set(new Uint8Array(kept))
    expect(plan.isWhole(longer.buffer)).toBe(false)
  })
})

describe('which tables can be solved', () => {
  const usual: Options = { lineup: 'interaction', cards: [], target: 100, lowestThree: 'others' }
  const planned = (seats: number, options: Partial<Options>): boolean =>
    solver.plan?.(seats, { ...usual, ...options }) != null

  test('two seats with a line-up that is known', () => {
    expect([2, 3, 4].map((seats) => planned(seats, {}))).toEqual([true, false, false])
    expect(planned(2, { lineup: 'interglacial' })).toBe(false)
    expect(planned(2, { target: 200, lineup: 'beginner' })).toBe(true)
    expect(solver.begin(3, usual)).toBeNull()
  })

  test('not where both must freeze a card at the same time', () => {
    expect(planned(2, { lowestThree: 'everyone' })).toBe(false)
    expect(planned(2, { lowestThree: 'everyone', lineup: 'glacial' })).toBe(true)
  })

  test('the order of the cards makes no other solution', () => {
    const [one, two] = [
      tableOf(['odds', 'sixes', 'same', 'straight', 'any-two'], 9),
      tableOf(['any-two', 'odds', 'straight', 'sixes', 'same'], 9),
    ]
    expect(planOf(one).key).toBe(planOf(two).key)
    expect(planOf(one).key).toMatch(/^[a-z0-9.-]+$/)
    expect(planOf(one).key).not.toBe(planOf(tableOf('glacial', 9)).key)
  })
})
