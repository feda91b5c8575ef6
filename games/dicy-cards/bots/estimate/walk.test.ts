import { expect, test } from 'vitest'
import { ALL_FIVE } from '../../rules/state.ts'
import { clockOf, fillEnds } from './clock.ts'
import { endAt, HANDS, noEnds, noSolution, PASSES, SETS, solveTurn } from './turn.ts'
import { noMass, policyOf, walk } from './walk.ts'

const clock = clockOf({ cards: [0, 5, 7, 10, 11], target: 40, lowestThree: 'everyone' })

test.each([1, 17, 40])('at %i points from the target, the ends of every turn make up what it is worth', (distance) => {
  const { scoring } = clock
  const ends = noEnds()
  const solution = noSolution()
  fillEnds(clock, distance, ends)
  solveTurn(scoring, ALL_FIVE, ends, solution)
  const policy = policyOf(scoring, ends, solution)
  const mass = noMass()
  for (let active = 0; active < SETS; active++) {
    let [sum, all] = [0, 0]
    walk(scoring, policy, active, mass, (place, set, points, chance) => {
      all += chance
      sum += chance * (place === PASSES ? ends.pass : (ends.score[endAt(place, set, points)] as number))
    })
    expect(all).toBeCloseTo(1, 12)
    expect(sum).toBeCloseTo(solution.worth[active * HANDS] as number, 4)
    expect(mass.every((left) => left === 0)).toBe(true)
  }
})
