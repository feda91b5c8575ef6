import { describe, expect, test } from 'vitest'
import type { GameBots } from '../engine/bot.ts'
import type { Game } from '../engine/contract.ts'
import { outcomes } from '../engine/dice.ts'
import type { Entry } from '../engine/log.ts'
import { Xoshiro128 } from '../engine/random.ts'
import { act, openTable, stateOf, type Table } from '../engine/table.ts'
import { diceOfCrownsBots } from '../games/dice-of-crowns/bot.ts'
import { diceOfCrowns } from '../games/dice-of-crowns/rules.ts'
import { playMatch } from './match.ts'
import { errorOf, prospectsOf, sharesOf } from './prospects.ts'
import { review, reviewing, SLIP } from './review.ts'

/**
 * Two seats and one point. Whoever is due says high or low, then throws a die: high wins with 6, low with 1 or 2. The chance to
 * win at one's turn is `LOW + (1 − LOW)(1 − P)` and so on: 0.6 for the seat that is due, if both say low.
 */
interface Guess {
  readonly seat: number
  readonly said: 'high' | 'low' | null
  readonly won: number | null
}

const guess: Game<Guess, 'high' | 'low', object> = {
  id: 'guess',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  words: ['high', 'low'],
  check: () => null,
  setup: () => ({ seat: 0, said: null, won: null }),
  turn: ({ seat, said, won }) => {
    if (won !== null) return { kind: 'over', places: won === 0 ? [1, 2] : [2, 1] }
    return said === null ? { kind: 'move', seats: [seat] } : { kind: 'throw', sides: [6], seat }
  },
  moves: ({ said }) => (said === null ? ['high', 'low'] : []),
  why: () => null,
  move: (state, _, said) => ({ ...state, said }),
  land: ({ seat, said }, [face = 0]) =>
    (said === 'high' ? face === 6 : face <= 2)
      ? { seat, said: null, won: seat }
      : { seat: 1 - seat, said: null, won: null },
  scores: ({ won }) => [won === 0 ? 1 : 0, won === 1 ? 1 : 0],
  view: (state) => state,
  write: (move) => move,
  read: (text) => (text === 'high' || text === 'low' ? text : null),
}

/** Of the seat that is due, before it chooses: p = 1/3 + 2/3 (1 − p). */
const DUE = 0.6
const chanceAfter = (said: 'high' | 'low'): number =>
  said === 'low' ? 1 / 3 + (2 / 3) * (1 - DUE) : 1 / 6 + (5 / 6) * (1 - DUE)

function chanceOf({ seat, said, won }: Guess, of: number): number {
  if (won !== null) return won === of ? 1 : 0
  const mine = said === null ? DUE : chanceAfter(said)
  return seat === of ? mine : 1 - mine
}

const perfect: GameBots<Guess, 'high' | 'low'> = {
  levels: [{ id: 'low', bot: { choose: () => 'low' } }],
  knowledge: {},
  judge: (view, seat) =>
    guess
      .moves(view, seat)
      .map((move) => ({ move, chance: chanceOf(guess.move(view, seat, move), seat), exact: true })),
  prospects: (state) => ({ chances: [chanceOf(state, 0), chanceOf(state, 1)], exact: true }),
}

function played(text: string): Table<Guess, 'high' | 'low'> {
  let table = openTable(guess, 2, {})
  for (const word of text.split(' ')) {
    const state = stateOf(table)
    const entry: Entry<'high' | 'low'> =
      word === 'high' || word === 'low'
        ? { input: { kind: 'move', seat: state.seat, move: word } }
        : { input: { kind: 'throw', faces: [Number(word)] } }
    const acted = act(table, entry)
    if (!acted.ok) throw new Error(JSON.stringify(acted.fault))
    table = acted.value
  }
  return table
}

describe('a game looked back on', () => {
  // Seat 0 says low (perfect) and misses; seat 1 says high, which costs, and hits all the same.
  const looked = review(played('low 5 high 6'), perfect, {})

  test('has the chance of every seat at every step', () => {
    expect(looked.exact).toBe(true)
    const first = looked.chances.map(([one]) => one)
    expect(first[0]).toBeCloseTo(0.6)
    expect(first[1]).toBeCloseTo(0.6)
    expect(first[2]).toBeCloseTo(0.4)
    expect(first[3]).toBeCloseTo(1 - chanceAfter('high'))
    expect(first[4]).toBe(0)
    expect(looked.margins).toEqual([0, 0, 0, 0, 0])
  })

  test('tells what a choice cost, and what would have been better', () => {
    expect(looked.choices.map(({ index, seat, played, best }) => ({ index, seat, played, best }))).toEqual([
      { index: 0, seat: 0, played: 'low', best: 'low' },
      { index: 2, seat: 1, played: 'high', best: 'low' },
    ])
    expect(looked.choices[0]?.cost).toBe(0)
    expect(looked.choices[1]?.cost).toBeCloseTo(0.1)
    expect(looked.costliest?.index).toBe(2)
  })

  test('tells what a throw brought to whom', () => {
    expect(looked.throws.map(({ index, seat }) => [index, seat])).toEqual([
      [1, 0],
      [3, 1],
    ])
    expect(looked.throws[0]?.luck[0]).toBeCloseTo(-0.2)
    expect(looked.throws[1]?.luck[1]).toBeCloseTo(1 - chanceAfter('high'))
    expect(looked.luckiest?.index).toBe(3)
  })

  test('adds up luck, skill and what others did', () => {
    const [first, second] = looked.sums
    expect(first).toMatchObject({ skill: 0, choices: 1, slips: 0 })
    expect(second).toMatchObject({ choices: 1, slips: 1 })
    expect(second?.skill).toBeCloseTo(-0.1)
    expect(first?.others).toBeCloseTo(0.1)
    expect((first?.luck ?? 0) + (first?.others ?? 0)).toBeCloseTo(-0.6)
  })

  test('says where it turned', () => {
    expect(looked.turning).toMatchObject({ step: 4, seat: 1 })
    expect(review(played('low 5'), perfect, {}).turning).toBe(null) // Nobody has won yet.
  })

  test('counts no slip below its error', () => {
    const vague = { ...perfect, judge: blurred }
    expect(review(played('low 5 high 6'), vague, {}).sums[1]).toMatchObject({ slips: 0 })
    expect(SLIP).toBeLessThan(0.1)
  })

  test('shows how far it is', () => {
    const parts = [...reviewing(played('low 5 high 6'), perfect, {})]
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(parts.at(-1)).toBe(1)
  })

  test('without a judge there are chances, and no costs', () => {
    const { judge: _, prospects: __, ...plain } = perfect
    const looked = review(played('low 5 high 6'), plain, { iterations: 400 })
    expect(looked.exact).toBe(false)
    expect(looked.choices).toEqual([])
    const [first] = looked.chances[0] ?? []
    const margin = looked.margins[0] as number
    expect(margin).toBeGreaterThan(0)
    expect(Math.abs((first as number) - 0.6)).toBeLessThan(4 * margin)
    expect(looked.margins.at(-1)).toBe(0) // The end is known.
  })
})

function blurred(view: Guess, seat: number) {
  return (perfect.judge?.(view, seat) ?? []).map((one) => ({ ...one, exact: false, margin: 0.05 }))
}

describe('shares and errors', () => {
  test('a shared win counts in part', () => expect(sharesOf([1, 3, 1])).toEqual([0.5, 0, 0.5]))
  test('nobody won: nobody has a share', () => expect(sharesOf([2])).toEqual([0]))
  test('few games prove little', () => {
    expect(errorOf(0, 1)).toBeGreaterThan(0.2)
    expect(errorOf(500, 1000)).toBeCloseTo(0.0158, 3)
  })
})

describe('a solved game', () => {
  const { options } = openTable(diceOfCrowns, 2, defaults())

  function defaults() {
    const entries = Object.entries(diceOfCrowns.options).map(([name, spec]) => [name, spec.default])
    return Object.fromEntries(entries) as Parameters<typeof diceOfCrowns.setup>[1]
  }

  function game(seed: number, level: number) {
    const bot = diceOfCrownsBots.levels[level]?.bot
    if (bot === undefined) throw new Error('no such level')
    let table = openTable(diceOfCrowns, 2, options)
    const match = { game: diceOfCrowns, options, seats: [{ bot }, { bot }] }
    playMatch(match, { dice: new Xoshiro128(seed), bots: new Xoshiro128(seed + 1) }, (entry) => {
      if (entry.forced === true) return // The table plays these itself.
      const acted = act(table, entry)
      if (!acted.ok) throw new Error(JSON.stringify(acted.fault))
      table = acted.value
    })
    return table
  }

  test('costs nothing to whoever plays perfectly, and something to whoever does not', () => {
    const best = review(game(1, 3), diceOfCrownsBots, {})
    expect(best.exact).toBe(true)
    for (const { skill } of best.sums) expect(skill).toBeCloseTo(0, 9)
    const weak = review(game(2, 0), diceOfCrownsBots, {})
    expect(Math.min(...weak.sums.map(({ skill }) => skill))).toBeLessThan(-0.01)
    for (const { cost } of weak.choices) expect(cost).toBeGreaterThanOrEqual(0)
  })

  test('has no luck on average: a chance before a throw is the mean of those after it', () => {
    const { states } = game(3, 1)
    let tried = 0
    for (const state of states) {
      const turn = diceOfCrowns.turn(state)
      if (turn.kind !== 'throw') continue
      const before = prospectsOf(diceOfCrowns, diceOfCrownsBots, state, {})
      let [sum, ways] = [0, 0]
      for (const one of outcomes(turn)) {
        const then = prospectsOf(diceOfCrowns, diceOfCrownsBots, diceOfCrowns.land(state, one.faces), {})
        sum += one.ways * (then.chances[0] as number)
        ways += one.ways
      }
      expect(sum / ways).toBeCloseTo(before.chances[0] as number, 9)
      tried++
    }
    expect(tried).toBeGreaterThan(5)
  })

  test('what others gave away is what they lost', () => {
    const { sums } = review(game(2, 0), diceOfCrownsBots, {})
    expect(sums[0]?.others).toBeCloseTo(-(sums[1]?.skill ?? 0), 9)
    expect(sums[1]?.others).toBeCloseTo(-(sums[0]?.skill ?? 0), 9)
  })
})
