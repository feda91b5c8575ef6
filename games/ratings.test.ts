/** The ratings that pages show are those that were measured, and still hold. */
import { describe, expect, test } from 'vitest'
import { contest } from '../bots/matches/arena.ts'
import { eloOf } from '../bots/matches/elo.ts'
import { readOptions } from '../engine/options.ts'
import { GAME_IDS, type GameId, partsOf, rulesOf } from './index.ts'

/** Enough to notice bots that have changed since. */
const GAMES = 30

interface Step {
  readonly least: number
  readonly most: number
}

/** What a level wins against the one below. In Dice of Crowns sensible play has little spread: dice decide most of it. */
const STEP: Step = { least: 0.6, most: 0.8 }
const OTHER_STEPS: { readonly [id in GameId]?: Step } = { 'dice-of-crowns': { least: 0.53, most: 0.6 } }

/** The levels of other games are described, not measured. */
const RATED = GAME_IDS.filter((id) => partsOf(id).ratings !== undefined)

describe.each(RATED)('%s', (id) => {
  const measured = async () => (await partsOf(id).ratings?.()) ?? expect.fail('not measured')

  test('has a figure for every pair of levels, and ratings that follow from them', async () => {
    const [{ shares, elo, error, games }, { levels }] = await Promise.all([measured(), partsOf(id).bots()])
    expect(shares.map((row) => row.length)).toEqual(levels.map(() => levels.length))
    for (const [i, row] of shares.entries())
      for (const [j, share] of row.entries()) expect(share + (shares[j]?.[i] as number)).toBeCloseTo(1, 3)
    const ratings = eloOf(shares, games)
    for (const [i, points] of ratings.elo.entries()) {
      expect(Math.abs(points - (elo[i] as number))).toBeLessThanOrEqual(1)
      expect(Math.abs((ratings.error[i] as number) - (error[i] as number))).toBeLessThanOrEqual(1)
    }
  })

  test('each level is a step above the one below', async () => {
    const { shares } = await measured()
    const { least, most } = OTHER_STEPS[id] ?? STEP
    for (const [i, row] of shares.slice(1).entries()) {
      expect(row[i]).toBeGreaterThanOrEqual(least)
      expect(row[i]).toBeLessThanOrEqual(most)
    }
  })

  test('the bots of today are those that were measured', async () => {
    const [game, { levels }, { shares }] = await Promise.all([rulesOf(id), partsOf(id).bots(), measured()])
    const options = readOptions(game, 2, {})
    const [weakest, next] = levels
    if (!options.ok || weakest === undefined || next === undefined) throw new Error('no levels')
    const share = contest(game, options.value, next, [weakest], GAMES, 77)
    const known = shares[1]?.[0] as number
    expect(Math.abs(share - known)).toBeLessThan(5 * Math.sqrt((known * (1 - known)) / GAMES))
  })
})
