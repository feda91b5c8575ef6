import { describe, expect, test } from 'vitest'
import { contest, playSeeded } from '../../../bots/matches/arena.ts'
import { testLevels } from '../../../bots/players.testing.ts'
import type { Bot } from '../../../engine/bots/bot.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { copy, freeze } from '../../../engine/json.ts'
import { revealed } from '../../../engine/table/view.ts'
import { type Move, write } from '../rules/moves.ts'
import { DEFAULTS, type Options } from '../rules/options.ts'
import { nineDice as game } from '../rules/rules.ts'
import { claimWorth } from '../rules/scoring.ts'
import { BLACK, type State } from '../rules/state.ts'
import { solvable } from '../rules/sums.ts'
import { LEVEL_IDS, nineDiceBots, TEMPERS } from './index.ts'
import { nextAct, type ReactionTimes } from './reactions.ts'

const { levels } = nineDiceBots
const level = testLevels(nineDiceBots, LEVEL_IDS)

/** A round with these faces, spinner 0. */
function round(faces: readonly number[], given: Partial<Options> = {}): State {
  return game.land(game.land(game.setup(2, { ...DEFAULTS, ...given }), [1]), faces)
}

/** Number 7: red 3+4 alone, orange only with the joker (1+1+5), blue and green not at all. */
const SEVEN = [7, 3, 4, 1, 1, 4, 4, 1, 2, 5]
/** Never errs. */
const SURE: ReactionTimes = { ...TEMPERS.falcon, overlooks: 0, misjudges: 0 }

describe('each level wins at least 60 % against the one below, in virtual time', () => {
  const games = process.env.SOAK ? 2000 : 200
  test.each([1, 2, 3])('level %i', (stronger) => {
    expect(contest(game, DEFAULTS, level(stronger), [level(stronger - 1)], games, 1)).toBeGreaterThanOrEqual(0.6)
  })
})

/** Asks twice: on what it gets, which it cannot change, and on a copy as if it had come over the wire. */
function twice(bot: Bot<State, Move>): Bot<State, Move> {
  return {
    choose: (view, seat, random) => bot.choose(view, seat, random),
    race(view, seat, random, passed) {
      const seed = random.next()
      const plan = bot.race?.(freeze(view), seat, new Xoshiro128(seed), passed) ?? null
      expect(bot.race?.(copy(view), seat, new Xoshiro128(seed), passed)).toEqual(plan)
      expect(plan === null ? 'none' : game.why(view, seat, plan.move)).toBeNull()
      return plan
    },
  }
}

describe('every level plays every table, legally and to the end', () => {
  test.each([1, 2, 3, 4, 5])('%i seats', (seats) => {
    for (const given of [
      {},
      { statement: 'on', seconds: 0 },
      { blackBonus: 'taker-took', wrongWithBlack: 'triple', seconds: 15, spinner: 6, target: 25 },
    ] as const) {
      for (let first = 0; first < levels.length; first++) {
        const bots = Array.from({ length: seats }, (_, seat) => ({ bot: twice(level((first + seat) % 4).bot) }))
        expect(playSeeded(game, { ...DEFAULTS, ...given }, bots, first).places).toContain(1)
      }
    }
  })

  test('without a clock as well: choose says what race would do first', () => {
    for (const { bot } of levels) {
      const plan = bot.race?.(revealed(round(SEVEN)), 0, new Xoshiro128(5), 0)
      expect(bot.choose(revealed(round(SEVEN)), 0, new Xoshiro128(5))).toEqual(plan?.move)
      const clockless = { bot: { choose: bot.choose } }
      expect(playSeeded(game, DEFAULTS, [clockless, clockless], 3).places).toContain(1)
    }
  })
})

describe('a mind', () => {
  test('without errors takes what can be made, pairs before the joker, then STOP; all of it takes time', () => {
    for (let seed = 0; seed < 50; seed++) {
      const done: string[] = []
      let passed = 0
      for (let state = round(SEVEN); state.phase === 'race'; ) {
        const plan = nextAct(SURE, state, 0, new Xoshiro128(seed), passed)
        if (plan === null) throw new Error('nothing to do')
        expect(plan.at).toBeGreaterThan(passed)
        passed = plan.at
        done.push(write(plan.move))
        state = game.move(state, 0, plan.move)
      }
      expect(done).toEqual(['take red', 'take orange', 'take black'])
    }
  })

  test('says the sum it has in mind', () => {
    const plan = nextAct(SURE, round(SEVEN, { statement: 'on' }), 0, new Xoshiro128(1), 0)
    expect(plan === null ? '' : write(plan.move)).toBe('take red ++')
  })

  test('thinks on when it is asked again: the same plan at any time before it', () => {
    for (let seed = 0; seed < 50; seed++) {
      const plan = nextAct(TEMPERS.fox, round(SEVEN), 1, new Xoshiro128(seed), 0)
      const at = plan?.at ?? 0
      for (const passed of [1, Math.floor(at / 2), at]) {
        expect(nextAct(TEMPERS.fox, round(SEVEN), 1, new Xoshiro128(seed), passed)).toEqual(plan)
      }
    }
  })

  test('what another takes can only change its mind, never make it act before it has seen that', () => {
    for (let seed = 0; seed < 200; seed++) {
      const passed = 100 + 37 * seed
      const taken = game.move(round(SEVEN), 0, game.moves(round(SEVEN), 0)[0] as Move)
      const plan = nextAct(TEMPERS.hare, taken, 1, new Xoshiro128(seed), passed)
      expect(plan?.at).toBeGreaterThanOrEqual(passed)
      expect(plan?.move.disc).not.toBe(0)
    }
  })

  test('with all colours gone it takes STOP, after a moment', () => {
    let state = round(SEVEN)
    for (const disc of [0, 1, 2, 3]) state = game.move(state, 0, { kind: 'take', disc, signs: null })
    const plan = nextAct(TEMPERS.falcon, state, 1, new Xoshiro128(1), 9000)
    expect(plan?.move.disc).toBe(BLACK)
    expect(plan?.at).toBeGreaterThanOrEqual(9000 + 300)
  })

  test('a host that let nobody through is asked for the same again, later', () => {
    const plan = nextAct(SURE, round(SEVEN), 0, new Xoshiro128(1), 0)
    const again = nextAct(SURE, round(SEVEN), 0, new Xoshiro128(1), (plan?.at ?? 0) + 500)
    expect(again?.move).toEqual(plan?.move)
    expect(again?.at).toBeGreaterThan((plan?.at ?? 0) + 500)
  })

  test('has no part in a round of others, or between rounds', () => {
    expect(nextAct(SURE, { ...round(SEVEN), tied: 0b10 }, 0, new Xoshiro128(1), 0)).toBeNull()
    expect(nextAct(SURE, { ...round(SEVEN), phase: 'spin' }, 0, new Xoshiro128(1), 0)).toBeNull()
  })
})

describe('every level is human', () => {
  test.each(LEVEL_IDS)('%s sees before it acts, and errs as its times says', (id) => {
    const random = new Xoshiro128(9)
    let [claims, wrong, stops, early] = [0, 0, 0, 0]
    for (let n = 0; n < 3000; n++) {
      const state = round(random.throw([12, 6, 6, 6, 6, 6, 6, 6, 6, 6]))
      const plan = nextAct(TEMPERS[id], state, 0, random, 0)
      if (plan === null) throw new Error('nothing to do')
      expect(plan.at).toBeGreaterThanOrEqual(450) // three times the quickest reflex: read, think, reach
      const { disc } = plan.move
      if (disc === BLACK) {
        stops++
        if (solvable(state.number, state.dice) !== 0) early++
      } else {
        claims++
        if (claimWorth(state, { ...plan.move, seat: 0 }) === 0) wrong++
      }
    }
    expect(wrong / claims).toBeGreaterThan(0)
    expect(wrong / claims).toBeLessThan(0.2)
    expect(early / stops).toBeLessThan(0.2)
  })
})
