import { describe, expect, test } from 'vitest'
import { contest, playSeeded } from '../../../../bots/matches/arena.ts'
import type { Bot } from '../../../../engine/bots/bot.ts'
import { CARD_IDS } from '../../rules/cards.ts'
import type { Move } from '../../rules/moves.ts'
import { LINEUPS, type Options } from '../../rules/options.ts'
import { dicyCards } from '../../rules/rules.ts'
import { ALL_FIVE, activeOf, type State } from '../../rules/state.ts'
import { answer, moveBy } from '../play.ts'
import type { Terms } from './clock.ts'
import { type Clock, clockAt, fillEnds } from './clock.ts'
import { type Duel, duelChance, duelOf, FIRST, overtakes, SECOND } from './duel.ts'
import { noEnds, noSolution, SETS, solveTurn } from './turn.ts'

const termsOf = (lineup: keyof typeof LINEUPS, target: Options['target']): Terms => ({
  cards: LINEUPS[lineup].map((id) => CARD_IDS.indexOf(id)),
  target,
  lowestThree: 'others',
})

/** The very play that the table is about: by the clock, and in the last turn of all for more points than the other has. */
function clockPlayer({ clock }: Duel): Bot<State, Move> {
  const [ends, solution] = [noEnds(), noSolution()]
  return {
    choose(view, seat) {
      const distance = clock.target - (view.scores[seat] as number)
      if (view.phase !== 'choose') return answer(view, seat, (after) => worth(clock, distance, activeOf(after, seat)))
      const other = view.scores[1 - seat] as number
      if (other >= clock.target) aimAbove(other - (view.scores[seat] as number))
      else fillEnds(clock, distance, ends)
      solveTurn(clock.scoring, activeOf(view, seat), ends, solution)
      return moveBy(clock.scoring, ends, solution, view, seat)
    },
  }
  function aimAbove(behind: number): void {
    ends.pass = 0
    for (let at = 0; at < ends.score.length; at++) ends.score[at] = Math.sign((at % 37) - behind) / 2 + 0.5
  }
}

function worth({ worth }: Clock, distance: number, set: number): number {
  return worth[clockAt(distance, set)] as number
}

describe.each([
  ['glacial', 100],
  ['interaction', 50],
] as const)('%s to %i', (lineup, target) => {
  const options: Options = { lineup, cards: [], target, lowestThree: 'others' }
  const duel = duelOf(termsOf(lineup, target))
  const player = { bot: clockPlayer(duel) }

  test('the first player wins as often as the table says', () => {
    const games = process.env.SOAK ? 8000 : 200
    let wins = 0
    for (let seed = 0; seed < games; seed++) {
      const { state, places } = playSeeded(dicyCards, options, [player, player], seed)
      wins += places[state.first] === 1 ? 1 / places.filter((place) => place === 1).length : 0
    }
    const chance = duelChance(duel, FIRST, [target, ALL_FIVE], [target, ALL_FIVE])
    // Three standard errors, and what the grid is off.
    expect(Math.abs(wins / games - chance)).toBeLessThan(1.5 / Math.sqrt(games) + 0.01)
  })

  test('chances are chances, and points help whoever has them', () => {
    for (const role of [FIRST, SECOND] as const) {
      for (let set = 0; set < SETS; set += 3) {
        for (let mine = 2; mine <= target; mine += 8) {
          const at = (other: number): number => duelChance(duel, role, [mine, set], [other, ALL_FIVE])
          expect(at(1)).toBeGreaterThanOrEqual(0)
          expect(at(target)).toBeLessThanOrEqual(1)
          expect(at(target)).toBeGreaterThanOrEqual(at(1))
        }
      }
    }
  })
})

describe('the end of a round (R10)', () => {
  const duel = duelOf(termsOf('glacial', 50))

  test('the second who reaches the target has won; the first may still be overtaken', () => {
    const near = [1, ALL_FIVE] as const
    const second = duelChance(duel, SECOND, near, near)
    const first = duelChance(duel, FIRST, near, near)
    expect(second).toBeGreaterThan(0.99)
    expect(first).toBeLessThan(0.7)
  })

  test('a seat that is behind overtakes with more points, and half of the ties', () => {
    const { reach } = duel
    const at = (points: number): number => reach[points * SETS + ALL_FIVE] as number
    expect(overtakes(reach, 10, ALL_FIVE)).toBe((at(10) + at(11)) / 2)
    expect(overtakes(reach, -1, 0)).toBe(1)
    expect(overtakes(reach, 0, 0)).toBe(0.5)
    expect(overtakes(reach, 40, ALL_FIVE)).toBe(0)
  })
})

test('a turn taken with these chances in view beats the clock', async () => {
  const { racer } = await import('../best-turn.ts')
  const options: Options = { lineup: 'glacial', cards: [], target: 100, lowestThree: 'others' }
  const clock = { bot: clockPlayer(duelOf(termsOf('glacial', 100))) }
  expect(contest(dicyCards, options, { bot: racer }, [clock], process.env.SOAK ? 4000 : 80, 1)).toBeGreaterThan(0.52)
})
