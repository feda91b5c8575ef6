/**
 * The conformance suite where players are: in this page or in a worker. The results must equal Node's, state by state. One set of
 * options a game is enough to compare engines; Node goes through all of them with the tests of the games.
 */
import { pebbles } from '../../engine/conformance/fixture.ts'
import { type ConformancePlan, conform, type Report } from '../../engine/conformance/suite.ts'
import { GAME_IDS, partsOf, rulesOf } from '../../games/index.ts'

const PEBBLES: ConformancePlan = {
  options: [{}, { rounds: 5, bells: ['brass', 'iron'] }],
  matches: 10,
  seed: 1,
  bound: 400,
}

const short = (plan: ConformancePlan): ConformancePlan => ({ ...plan, options: plan.options.slice(0, 1) })

export type Reports = { readonly [game: string]: Report }

export async function conformAll(): Promise<Reports> {
  const reports: Record<string, Report> = {}
  for (const id of GAME_IDS) reports[id] = conform(await rulesOf(id), short((await partsOf(id).fixtures()).plan))
  return { ...reports, pebbles: conform(pebbles, PEBBLES) }
}
