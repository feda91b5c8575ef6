/** Invariants of every game's challenge of the day: the same day is the same for everybody, and results rank as they should. */
import { describe, expect, test } from 'vitest'
import { playMatch } from '../bots/matches/match.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import type { Entry } from '../engine/log.ts'
import { leastWith, medalFor, partsOfScore, scoreWith, setupOf } from '../engine/parts/daily.ts'
import { unwrap } from '../engine/result.ts'
import { act, openTable, stateOf, type Table } from '../engine/table/table.ts'
import { viewOf } from '../engine/table/view.ts'
import { LANGS } from '../engine/text/lang.ts'
import { GAME_IDS, type GameId, partsOf, rulesOf } from './index.ts'

const WEEK = Array.from({ length: 7 }, (_, i) => `2026-11-${16 + i}`)
const FIXED = GAME_IDS.filter((id) => partsOf(id).daily !== undefined)

async function dayOf(id: GameId) {
  const [game, bots, daily] = await Promise.all([rulesOf(id), partsOf(id).bots(), partsOf(id).daily?.()])
  if (daily === undefined) throw new Error(`${id} has no daily`)
  const optionsOn = (date: string): unknown => setupOf(game, daily, date).options
  return { game, bots, daily, optionsOn }
}

/** A whole game of the weakest level in seat 0, with dice and choices by these seeds. */
async function played(id: GameId, date: string, dice: number, choices: number): Promise<Table> {
  const { game, bots, daily, optionsOn } = await dayOf(id)
  const levels = [bots.levels[0]?.id, daily.rival(date)].filter((level) => level !== null)
  const seats = levels.map((level) => ({ bot: bots.levels.find((one) => one.id === level)?.bot as never }))
  const entries: Entry<unknown>[] = []
  const chance = { dice: new Xoshiro128(dice), bots: new Xoshiro128(choices) }
  playMatch({ game, options: optionsOn(date), seats }, chance, (entry) => entries.push(entry))
  const made = entries.filter(({ forced }) => forced !== true)
  return made.reduce<Table>(
    (table, entry) => {
      return unwrap(act(table, entry))
    },
    openTable(game, seats.length, optionsOn(date)),
  )
}

test('the games that had a challenge a day have one still', () => {
  expect(FIXED).toEqual(expect.arrayContaining(['dicy-cards', 'dice-of-crowns', 'nine-dice', 'star-maps']))
})

describe.each(FIXED)('%s', (id) => {
  test('has legal options every day, and a bot that it knows', async () => {
    const { bots, daily, optionsOn } = await dayOf(id)
    for (const date of WEEK) {
      expect(optionsOn(date)).toEqual(optionsOn(date))
      const rival = daily.rival(date)
      if (rival !== null) expect(bots.levels.map((level) => level.id)).toContain(rival)
    }
  })

  test('its medals rise, and a finished game has a score, signs and words', async () => {
    const { daily } = await dayOf(id)
    const [date = ''] = WEEK
    const medals = daily.medals(date)
    expect(medals.map((least) => medalFor(medals, least))).toEqual([1, 2, 3])
    const table = await played(id, date, 3, 5)
    const score = daily.score(table)
    expect(Math.round(score * 100) / 100).toBe(score)
    expect(daily.signs(table)).toMatch(/^(\p{Extended_Pictographic}|\ufe0f|\n){2,}$/u)
    for (const lang of LANGS) {
      const words = await daily.words(lang)
      expect(words.task({ rival: 'Icicle' })).not.toMatch(/undefined|NaN/)
      for (const one of [score, ...medals]) expect(words.score(one)).not.toMatch(/undefined|NaN/)
      for (const least of medals) expect(words.least(least)).not.toMatch(/undefined|NaN|[- ]0 /)
    }
  })

  test('the bot of the day answers the same to the same', async () => {
    const { game, bots, daily } = await dayOf(id)
    const date = WEEK[6] as string
    const rival = daily.rival(date)
    if (rival === null) return
    const bot = bots.levels.find((level) => level.id === rival)?.bot
    const { states } = await played(id, date, 4, 6)
    const asked = states.filter((state) => {
      const turn = game.turn(state)
      return turn.kind === 'move' && turn.seats.includes(1) && game.moves(state, 1).length > 1
    })
    expect(asked.length).toBeGreaterThan(3)
    for (const state of asked.slice(0, 8)) {
      // However long it may think: the budget of a server differs from a phone's.
      const answers = [{ iterations: 1 }, { iterations: 400 }, undefined].map((budget) =>
        bot?.choose(viewOf(game, state, 1), 1, new Xoshiro128(9), budget),
      )
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
    }
  })
})

describe('scores of points and a cost', () => {
  test('points come first, then less cost', () => {
    const scores = [scoreWith(3, 20), scoreWith(3, 31.5), scoreWith(2, 1), scoreWith(0, 5), scoreWith(-2, 4)]
    expect(scores.toSorted((a, b) => b - a)).toEqual(scores)
    expect(scores.map(partsOfScore)).toEqual([
      { points: 3, cost: 20 },
      { points: 3, cost: 31.5 },
      { points: 2, cost: 1 },
      { points: 0, cost: 5 },
      { points: -2, cost: 4 },
    ])
  })

  test('a medal takes its points, whatever they cost', () => {
    expect(scoreWith(3, 5000)).toBeGreaterThanOrEqual(leastWith(3))
    expect(scoreWith(2, 0)).toBeLessThan(leastWith(3))
  })
})

test('a result is told in words', async () => {
  const wordsOf = async (id: GameId) => (await dayOf(id)).daily.words('en')
  expect((await wordsOf('dice-of-crowns')).score(scoreWith(3, 31))).toBe('5–2 in 31 rolls')
  expect((await wordsOf('dice-of-crowns')).score(scoreWith(-4, 31))).toBe('1–5 in 31 rolls')
  expect((await wordsOf('dicy-cards')).score(-1)).toBe('1 point behind')
  expect((await wordsOf('nine-dice')).score(scoreWith(34, 96.4))).toBe('34 points in 96.4\u00a0s')
})

test('a game in signs: the end of a duel that Dice of Crowns lost', async () => {
  const { daily } = await dayOf('dice-of-crowns')
  const table = await played('dice-of-crowns', WEEK[0] as string, 3, 5)
  const signs = daily.signs(table)
  const { points } = partsOfScore(daily.score(table))
  const [crowns, daggers] = ['👑', '🗡️'].map((sign) => signs.split(sign).length - 1)
  expect(Math.max(crowns ?? 0, daggers ?? 0)).toBeGreaterThanOrEqual(5)
  expect(points).toBeLessThanOrEqual((crowns ?? 0) - (daggers ?? 0))
  expect(stateOf(table)).toMatchObject({ phase: 'over' })
})
