/** That the conformance suite, which runs with those of all games, finds a leak of this game. */
import { expect, test } from 'vitest'
import { conform } from '../../../engine/conformance/suite.ts'
import { starMaps } from '../rules/rules.ts'
import { fixtures } from './fixtures.ts'

test('the suite would find a leak of this round’s choices, in views and on the wire', () => {
  const plan = { ...fixtures.plan, options: fixtures.plan.options.slice(1, 2) }
  const found = (broken: Partial<typeof starMaps>): string[] => [
    ...new Set(conform({ ...starMaps, ...broken }, plan).findings.map(({ check }) => check)),
  ]
  expect(found({ view: (state) => state })).toContain('leak')
  expect(found({ hidden: () => false })).toContain('tell')
})
