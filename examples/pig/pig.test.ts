import { expect, test } from 'vitest'
import { conform } from '../../engine/conformance/suite.ts'
import { pig } from './rules.ts'

const start = pig.setup(2, { target: 100 })
const choosing = pig.land(start, [4])

test('R2: points are added, and a 1 loses them', () => {
  expect(pig.land(pig.move(choosing, 0, 'roll'), [5])).toMatchObject({ pot: 9, seat: 0, phase: 'choose' })
  expect(pig.land(pig.move(choosing, 0, 'roll'), [1])).toMatchObject({
    pot: 0,
    seat: 1,
    scores: [0, 0],
    phase: 'throw',
  })
})

test('R3: points that are held are safe', () => {
  expect(pig.move(choosing, 0, 'hold')).toMatchObject({ pot: 0, seat: 1, scores: [4, 0], phase: 'throw' })
})

test('R4: the target wins at once', () => {
  expect(pig.turn(pig.land({ ...start, scores: [95, 40] }, [5]))).toEqual({ kind: 'over', places: [1, 2] })
})

test('it passes the suite', () => {
  const plan = { options: [{}, { target: 50 }], matches: 2, seed: 1, bound: 100_000 }
  expect(conform(pig, plan).findings).toEqual([])
})
