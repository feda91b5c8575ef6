/** The conformance suite where players are: in this page or in a worker. The results must equal Node's, state by state. */
import { pebbles } from '../../engine/conformance/fixture.ts'
import { conform, type Report } from '../../engine/conformance/suite.ts'
import { PLANS } from '../../games/conformance.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'

export type Reports = { readonly [game: string]: Report }

export async function conformAll(): Promise<Reports> {
  const reports: Record<string, Report> = {}
  for (const id of GAME_IDS) {
    const game = await loadGame(id)
    if (game !== null) reports[id] = conform(game, PLANS[id])
  }
  return { ...reports, pebbles: conform(pebbles, PLANS.pebbles) }
}
