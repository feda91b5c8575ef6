import { expect, test } from 'vitest'
import type { Bot } from '../engine/bots/bot.ts'
import { revealed } from '../engine/table/view.ts'
import { planMove, REACTION } from './race-plan.ts'

const asked = { view: revealed({}), seat: 1, seed: 3, passed: 200 }

test('a bot that knows times is asked for its own, with the generator of its seed', () => {
  const bot: Bot = {
    choose: () => 'choice',
    race: (_, seat, random, passed) => ({ move: seat, at: passed + random.below(9) }),
  }
  expect(planMove(bot, asked)).toEqual(planMove(bot, asked))
  expect(planMove(bot, asked)).toMatchObject({ move: 1 })
  expect(planMove({ ...bot, race: () => null }, asked)).toBeNull()
})

test('a bot that knows none acts as quickly as a person, or not at all', () => {
  expect(planMove({ choose: () => 'choice' }, asked)).toEqual({ move: 'choice', at: 200 + REACTION })
  expect(planMove({ choose: () => null }, asked)).toBeNull()
})
