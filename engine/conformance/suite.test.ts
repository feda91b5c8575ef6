import { describe, expect, test } from 'vitest'
import { BROKEN } from './broken.ts'
import { CHECKS } from './checks.ts'
import { pebbles } from './fixture.ts'
import { type ConformancePlan, conform } from './suite.ts'

const plan: ConformancePlan = {
  options: [{}, { rounds: 5, bells: ['brass', 'iron'] }, { rounds: 1, motto: 'up and "away"' }, { caller: 'first' }],
  matches: 12,
  seed: 1,
  bound: 400,
}

test('the fixture game passes', () => {
  const report = conform(pebbles, plan)
  expect(report.findings).toEqual([])
  expect(report.matches).toBe((4 * 4 - 1) * 12) // alone there is no motto
  expect(report.inputs).toBeGreaterThan(1000)
})

test('the same plan gives the same digest, another seed another', () => {
  expect(conform(pebbles, plan).digest).toBe(conform(pebbles, plan).digest)
  expect(conform(pebbles, { ...plan, seed: 2 }).digest).not.toBe(conform(pebbles, plan).digest)
})

test('a set that is hopeless is played as far as it says, and no further', () => {
  const hopeless = { options: [{ rounds: 5 }], inputs: 6 }
  const report = conform(pebbles, { ...plan, options: [], bound: 1, hopeless })
  expect(report).toMatchObject({ findings: [], matches: 4 * 12, inputs: 4 * 12 * 6 })
})

describe('a broken game is found, by name', () => {
  test.each(BROKEN)('$name → $caught', ({ game, caught, says }) => {
    const { findings } = conform(game, { ...plan, matches: 4 })
    const found = findings.filter(({ check, detail }) => check === caught && detail.includes(says))
    expect(found, JSON.stringify(findings.slice(0, 5))).not.toEqual([])
  })

  test('every check but "refusal" has a game that fails it', () => {
    // `play` is ours, not a game's: `refusal` is proven by play.test.ts.
    const caught = new Set(BROKEN.map((broken) => broken.caught))
    expect(Object.keys(CHECKS).filter((check) => !caught.has(check as keyof typeof CHECKS))).toEqual(['refusal'])
  })
})
