import { describe, expect, test } from 'vitest'
import { sheetOf } from '../sheets/library.ts'
import { computeMedals, GAMES, medalAhead, medalsOf, soloGames } from './medals.ts'
import { starMaps as game } from './rules.ts'

describe('medals', () => {
  test.each(['great-bear', 'scorpion', 'hero', 'crane', 'whale'])('%s: as its games have them', (id) => {
    expect(computeMedals(id, GAMES.drawn)).toEqual(sheetOf(id)?.medals)
    expect(medalsOf(id)).toEqual(sheetOf(id)?.medals)
  })

  test('20, 50 and 85 % of the games stay below', () => {
    const scores = soloGames('swan', 400).map((state) => game.scores(state)[0] as number)
    const below = computeMedals('swan', 400).map((medal) => scores.filter((score) => score < medal).length / 400)
    expect(below.map((part, i) => part <= ([0.2, 0.5, 0.85][i] as number))).toEqual([true, true, true])
    expect(below.map((part, i) => part > ([0.2, 0.5, 0.85][i] as number) - 0.08)).toEqual([true, true, true])
  })

  test('a generated sheet has them when asked, always the same', () => {
    const name = 'seed:medals:medium'
    const [bronze, silver, gold] = medalsOf(name)
    expect(bronze < silver && silver < gold).toBe(true)
    expect(computeMedals(name, GAMES.generated)).toEqual([bronze, silver, gold])
    expect(medalsOf('g1:medals:medium')).toEqual([bronze, silver, gold])
    expect(sheetOf(name)?.medals).toBe(null) // What wins a game must never depend on how bots play.
  })

  test('the next one is what to play for', () => {
    const [bronze, silver, gold] = medalsOf('swan')
    expect([0, bronze - 1, bronze, silver, gold, gold + 9].map((points) => medalAhead('swan', points))).toEqual([
      bronze,
      bronze,
      silver,
      gold,
      gold,
      gold,
    ])
  })
})
