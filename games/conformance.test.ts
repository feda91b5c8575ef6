import { expect, test } from 'vitest'
import { conform } from '../engine/conformance/suite.ts'
import { GAME_IDS, partsOf, rulesOf } from './index.ts'

test.each(GAME_IDS)('%s passes the suite', async (id) => {
  const { plan } = await partsOf(id).fixtures()
  const matches = process.env.SOAK ? 40 * plan.matches : plan.matches
  const report = conform(await rulesOf(id), { ...plan, matches })
  expect(report.findings).toEqual([])
  console.log(`${id}: ${report.matches} matches, ${report.inputs} inputs, digest ${report.digest.toString(16)}`)
})
