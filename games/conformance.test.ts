import { expect, test } from 'vitest'
import { conform } from '../engine/conformance/suite.ts'
import { PLANS } from './conformance.ts'
import { GAME_IDS, loadGame } from './index.ts'

test.each(GAME_IDS)(
  '%s passes the suite',
  async (id) => {
    const game = await loadGame(id)
    if (game === null) throw new Error(`${id} does not load`)
    const plan = process.env.SOAK ? { ...PLANS[id], matches: 40 * PLANS[id].matches } : PLANS[id]
    const { findings, matches, inputs, digest } = conform(game, plan)
    expect(findings).toEqual([])
    console.log(`${id}: ${matches} matches, ${inputs} inputs, digest ${digest.toString(16)}`)
  },
  600_000,
)
