import { describe, expect, test } from 'vitest'
import type { GameBots } from '../../engine/bots/bot.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import { act, openTable, type Table, tableAt } from '../../engine/table/table.ts'
import { EVERY } from '../../games/every.testing.ts'
import { playMatch } from '../matches/match.ts'
import { AS_GOOD, anchorOf, Chances, isChoice, rated, shifted } from './chances.ts'
import { review } from './review.ts'

/** Few games, so that whole games are reviewed quickly: the comparisons do not depend on their number. */
const GAMES = 3

type Every = (typeof EVERY)[number]

async function played({ rules, parts }: Every, seats: number, seed: number): Promise<{ table: Table; bots: GameBots }> {
  const [game, bots] = [await rules(), await parts.bots()]
  const options = unwrap(readOptions(game, seats, {}))
  let table: Table = openTable(game, seats, options)
  const players = Array.from({ length: seats }, (_, seat) => ({ bot: (bots.levels[seat % 4] ?? bots.levels[0])?.bot }))
  playMatch(
    { game, options, seats: players as { bot: NonNullable<(typeof players)[0]['bot']> }[] },
    { dice: new Xoshiro128(seed), bots: new Xoshiro128(seed + 1) },
    (entry) => {
      if (entry.forced === true) return
      table = unwrap(act(table, entry))
    },
  )
  return { table, bots }
}

/** At the table, in the review, and with only a stretch of the game known. */
async function expectOneFigure(one: Every, seats: number): Promise<void> {
  const { table, bots } = await played(one, seats, 7)
  const looked = review(table, bots, GAMES)
  const source = new Chances(bots, GAMES)
  for (const step of table.states.keys()) {
    const { chances } = source.at(tableAt(table, step), step)
    expect(chances).toEqual(looked.chances[step])
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
    const from = anchorOf(table, step)
    const stretch = {
      game: table.game,
      states: table.states.slice(from, step + 1),
      entries: table.entries.slice(from, step),
    }
    expect(new Chances(bots, GAMES).at(stretch, step - from).chances).toEqual(chances)
  }
}

// Before the tests of two: bots keep what they have learnt of a game.
test.each(EVERY)('$id: a step has one figure wherever it is told, also for three', (one) => expectOneFigure(one, 3))

describe.each(EVERY)('$id', (one) => {
  const seats = 2

  test('a step has one figure wherever it is told', () => expectOneFigure(one, seats))

  test('the chance before a choice is that of its best move, and after it that of the move played', async () => {
    const { table, bots } = await played(one, seats, 8)
    const source = new Chances(bots, GAMES)
    for (const [index, entry] of table.entries.entries()) {
      const moves = isChoice(entry) ? source.moves(table, index, entry.input.seat) : null
      if (!isChoice(entry) || moves === null) continue
      const { seat, move } = entry.input
      const at = (step: number): number => source.at(table, step).chances[seat] as number
      const [best] = moves
      expect(Math.abs((best?.chance ?? 2) - at(index))).toBeLessThan(1e-5)
      const hidden = table.game.hidden?.(table.states[index]) === true
      const over = table.game.turn(table.states[index + 1]).kind === 'over'
      const did = moves.find((other) => table.game.write(other.move) === table.game.write(move))
      if (!hidden && !over) expect(Math.abs((did?.chance ?? 2) - at(index + 1))).toBeLessThan(1e-5)
    }
  })

  test('what the choices cost is the skill that is told, and none is told where none cost anything', async () => {
    const { table, bots } = await played(one, seats, 9)
    const { sums, choices, acts, chances } = review(table, bots, GAMES)
    for (const [seat, { skill, slips, luck, others, accuracy }] of sums.entries()) {
      const own = choices.filter((choice) => choice.seat === seat)
      const gains = acts.reduce((sum, act) => sum + (act.seat === seat ? act.gain : 0), 0)
      expect(skill).toBeCloseTo(gains - own.reduce((sum, { cost }) => sum + cost, 0), 9)
      expect(slips).toBe(own.filter(({ played, best }) => played !== best).length)
      expect(accuracy === 100).toBe(own.length > 0 && slips === 0)
      expect(luck + skill + others).toBeCloseTo((chances.at(-1)?.[seat] ?? 2) - (chances[0]?.[seat] ?? 2), 9)
    }
    for (const { cost } of choices) expect(cost === 0 || cost >= AS_GOOD - 1e-9).toBe(true)
  })

  test('asked again, everything is the same: the best move too', async () => {
    const { table, bots } = await played(one, seats, 10)
    expect(review(table, bots, GAMES)).toEqual(review(table, bots, GAMES))
  })
})

describe('moves', () => {
  const one = (move: string, chance: number, apart = 0) => ({ move, chance, exact: apart === 0, margin: apart, apart })

  test('the first of equals is best, every time', () => {
    expect(rated([one('a', 0.4), one('b', 0.5), one('c', 0.5)], 0.5).map(({ move }) => move)).toEqual(['b', 'c', 'a'])
  })

  test('less than a point behind is as good, more never is', () => {
    const [, second, third] = rated([one('a', 0.5), one('b', 0.4901), one('c', 0.4899)], 0.5)
    expect([second?.behind, third?.behind]).toEqual([0, expect.closeTo(0.0101)])
  })

  test('an estimate is told as far as it is clear of its error', () => {
    const [, close, far] = rated([one('a', 0.5, 0.02), one('b', 0.48, 0.02), one('c', 0.3, 0.02)], 0.6)
    expect(close?.behind).toBe(0)
    expect(far?.behind).toBeGreaterThan(0.18)
    expect(far?.behind).toBeLessThan(0.2)
    expect(far?.chance).toBeCloseTo(0.6 - (far?.behind ?? 0))
  })

  test('what one loses the others gain, each in proportion to its chance', () => {
    expect(shifted([0.4, 0.4, 0.2], 0, 0.3)).toEqual([expect.closeTo(0.1), expect.closeTo(0.6), expect.closeTo(0.3)])
    expect(shifted([1, 0], 0, 0.25)).toEqual([0.75, 0.25])
  })
})
