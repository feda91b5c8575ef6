import { describe, expect, test } from 'vitest'
import { pebbles } from '../engine/conformance/fixture.ts'
import { type Pig, pig } from '../examples/pig/rules.ts'
import { exactOf } from './exact.ts'

/** Runs to the end. */
function solve(exact: ReturnType<typeof exactOf<Pig, unknown>>, state: Pig, most?: number): boolean {
  const work = exact.solving(state, most)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** The same by plain value iteration over scores and pot, with nothing of the contract. */
function byHand(target: number): number {
  const size = target ** 3
  const at = (mine: number, other: number, pot: number): number => (mine * target + other) * target + pot
  const value = new Float64Array(size)
  const of = (mine: number, other: number, pot: number): number =>
    mine + pot >= target ? 1 : (value[at(mine, other, pot)] as number)
  for (let change = 1; change > 1e-13; ) {
    change = 0
    for (let mine = 0; mine < target; mine++)
      for (let other = 0; other < target; other++)
        for (let pot = 0; mine + pot < target; pot++) {
          let roll = (1 - of(other, mine, 0)) / 6
          for (let die = 2; die <= 6; die++) roll += of(mine, other, pot + die) / 6
          const best = pot === 0 ? roll : Math.max(roll, 1 - of(other, mine + pot, 0))
          change = Math.max(change, Math.abs(best - of(mine, other, pot)))
          value[at(mine, other, pot)] = best
        }
  }
  return of(0, 0, 0)
}

describe('a game of two with circles', () => {
  test('has the chances of an independent computation', () => {
    const start = pig.setup(2, { target: 20 })
    const exact = exactOf(pig)
    expect(exact.chance(start, 0)).toBeNull()
    expect(solve(exact, start)).toBe(true)
    expect(exact.chance(start, 0)).toBeCloseTo(byHand(20), 9)
    expect((exact.chance(start, 0) as number) + (exact.chance(start, 1) as number)).toBeCloseTo(1, 12)
  })

  test('is the same without names for positions, and by parts', () => {
    const start = pig.setup(2, { target: 12 })
    const late = pig.land(pig.move(pig.land(start, [6]), 0, 'hold'), [4])
    const [named, parts] = [exactOf(pig), exactOf({ ...pig, position: undefined } as unknown as typeof pig)]
    expect(solve(named, start) && solve(parts, late) && solve(parts, start)).toBe(true)
    for (const state of [start, late]) expect(parts.chance(state, 1)).toBeCloseTo(named.chance(state, 1) as number, 9)
  })

  test('that is too large is given up, and leaves nothing behind', () => {
    const exact = exactOf(pig)
    const start = pig.setup(2, { target: 20 })
    expect(solve(exact, start, 500)).toBe(false)
    expect(exact.size).toBe(0)
    expect(solve(exact, start)).toBe(true)
  })
})

test('three seats, secrets and races are not solved', () => {
  expect(solve(exactOf(pig), pig.setup(3, { target: 20 }))).toBe(false)
  const work = exactOf(pebbles).solving(pebbles.setup(2, { rounds: 1, bells: ['brass'], motto: '' }))
  expect(work.next()).toEqual({ done: true, value: false })
})
