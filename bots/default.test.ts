import { describe, expect, test } from 'vitest'
import type { Level } from '../engine/bots/bot.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { viewOf } from '../engine/table/view.ts'
import { pig } from '../examples/pig/rules.ts'
import { defaultBots, defaultSolver } from './default.ts'
import { contest } from './matches/arena.ts'

const OPTIONS = { target: 30 }
const start = pig.setup(2, OPTIONS)
const choosing = pig.land(start, [6])
const view = viewOf(pig, choosing, 0)

describe('bots of a game that brings none', () => {
  const bots = defaultBots(pig)
  const [novice, casual, skilled, master] = bots.levels as [Level, Level, Level, Level]

  test('four levels, and the strongest plays perfectly', () => {
    expect(bots.levels.map(({ id }) => id)).toEqual(['novice', 'casual', 'skilled', 'master'])
    const judged = bots.judge?.(view, 0) ?? []
    expect(judged.every(({ exact }) => exact)).toBe(true)
    const best = judged.reduce((a, b) => (b.chance > a.chance ? b : a))
    expect(master.bot.choose(view, 0, new Xoshiro128(1))).toBe(best.move)
  })

  test('the stronger win more', () => {
    const share = (strong: Level, weak: Level, games: number): number => contest(pig, OPTIONS, strong, [weak], games, 5)
    expect(share(master, novice, 200)).toBeGreaterThan(0.6)
    expect(share(master, casual, 200)).toBeGreaterThan(0.55)
    expect(share(skilled, novice, 60)).toBeGreaterThan(0.5)
  })

  test('what follows from a position is told for all', () => {
    const { chances, exact } = bots.prospects?.(choosing) ?? expect.fail('nothing told')
    expect(exact).toBe(true)
    expect(chances[0]).toBeGreaterThan(0.5)
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9)
  })
})

test('a solution is made in the time that questions leave, and until then chances are estimates', () => {
  const { judge } = defaultBots(pig)
  let time = 0
  const budget = { ms: 100, now: () => (time += 20) }
  const exact: boolean[] = []
  for (let asked = 0; asked < 30 && exact.at(-1) !== true; asked++) {
    exact.push(judge?.(view, 0, budget)?.every((one) => one.exact) ?? expect.fail('not judged'))
  }
  expect(exact[0]).toBe(false)
  expect(exact.at(-1)).toBe(true)
})

test('three are judged by games played on', () => {
  const three = pig.land(pig.setup(3, OPTIONS), [5])
  const judged = defaultBots(pig).judge?.(viewOf(pig, three, 0), 0, { iterations: 30 }) ?? []
  expect(judged.map(({ move, exact }) => [move, exact])).toEqual([
    ['roll', false],
    ['hold', false],
  ])
})

test('a table of three takes nothing from perfect play for two', () => {
  const { prospects } = defaultBots(pig)
  expect(prospects?.(pig.land(pig.setup(3, OPTIONS), [5]), { iterations: 1 })?.exact).not.toBe(true)
  // More positions than a game is given that was found to be too large.
  const two = pig.land(pig.setup(2, { target: 50 }), [5])
  expect(prospects?.(two)?.exact).toBe(true)
})

test('the solver tells the chances of the beginning', () => {
  const solving = defaultSolver(pig).begin(2, OPTIONS) ?? expect.fail('not solved')
  while (solving.step() < 1);
  const { chances, digits } = solving.solution()
  expect(digits).toBe(6)
  expect(chances[0]).toBeGreaterThan(0.5)
  expect(defaultSolver(pig).begin(3, OPTIONS)).toBeNull()
})

test('a game that is too large has no solver', () => {
  const { position: _, ...unnamed } = pig
  expect(defaultSolver(unnamed).begin(2, { target: 100 })).toBeNull()
})
