import { describe, expect, test } from 'vitest'
import type { GameBots, Level } from '../../engine/bots/bot.ts'
import type { Game, OptionSpec } from '../../engine/contract.ts'
import { outcomes } from '../../engine/dice/dice.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import type { Entry } from '../../engine/log.ts'
import { unwrap } from '../../engine/result.ts'
import { act, openTable, stateOf, type Table } from '../../engine/table/table.ts'
import { revealed } from '../../engine/table/view.ts'
import { toyGame } from '../../engine/testing/toy-game.ts'
import { diceOfCrownsBots } from '../../games/dice-of-crowns/bots/index.ts'
import { diceOfCrowns } from '../../games/dice-of-crowns/rules/rules.ts'
import { nineDiceBots } from '../../games/nine-dice/bots/index.ts'
import { nineDice } from '../../games/nine-dice/rules/rules.ts'
import { playMatch } from '../matches/match.ts'
import { prospectsOf, sharesOf } from '../prospects.ts'
import { Chances } from './chances.ts'
import { review, reviewing } from './review.ts'

/**
 * Two seats and one point. The seat to move says high or low, then throws a die: high wins with 6, low with 1 or 2. The chance to win at
 * one's turn is `LOW + (1 − LOW)(1 − P)` and so on: 0.6 for the seat to move, if both say low.
 */
interface Guess {
  readonly seat: number
  readonly said: 'high' | 'low' | null
  readonly won: number | null
}

const guess = toyGame<Guess, 'high' | 'low'>(2, ['high', 'low'], {
  id: 'guess',
  setup: () => ({ seat: 0, said: null, won: null }),
  turn: ({ seat, said, won }) => {
    if (won !== null) return { kind: 'over', places: won === 0 ? [1, 2] : [2, 1] }
    return said === null ? { kind: 'move', seats: [seat] } : { kind: 'throw', sides: [6], seat }
  },
  moves: ({ said }) => (said === null ? ['high', 'low'] : []),
  move: (state, _, said) => ({ ...state, said }),
  land: ({ seat, said }, [face = 0]) =>
    (said === 'high' ? face === 6 : face <= 2)
      ? { seat, said: null, won: seat }
      : { seat: 1 - seat, said: null, won: null },
  scores: ({ won }) => [won === 0 ? 1 : 0, won === 1 ? 1 : 0],
})

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
    table = unwrap(act(table, entry))
  }
  return table
}

describe('a game looked back on', () => {
  // Seat 0 says low (perfect) and misses; seat 1 says high, which costs, and hits all the same.
  const looked = review(played('low 5 high 6'), perfect)

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
    expect(looked.moments.costliest?.index).toBe(2)
  })

  test('tells what a throw brought to whom', () => {
    expect(looked.throws.map(({ index, seat }) => [index, seat])).toEqual([
      [1, 0],
      [3, 1],
    ])
    expect(looked.throws[0]?.luck[0]).toBeCloseTo(-0.2)
    expect(looked.throws[1]?.luck[1]).toBeCloseTo(1 - chanceAfter('high'))
    expect(looked.moments.luckiest?.index).toBe(3)
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
    expect(review(played('low 5'), perfect).turning).toBe(null) // No seat has won yet.
  })

  test('counts no slip below its error', () => {
    const vague = { ...perfect, judge: blurred }
    expect(review(played('low 5 high 6'), vague).sums[1]).toMatchObject({ slips: 0, skill: 0, accuracy: 100 })
  })

  test('shows how far it is', () => {
    const parts = [...reviewing(played('low 5 high 6'), new Chances(perfect))]
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(parts.at(-1)).toBe(1)
  })

  test('without a judge there are chances, and no costs', () => {
    const { judge: _, prospects: __, ...plain } = perfect
    const looked = review(played('low 5 high 6'), plain, 400)
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
  return (perfect.judge?.(revealed(view), seat) ?? []).map((one) => ({ ...one, exact: false, margin: 0.1 }))
}

/**
 * Three seats and one race: a seat that grabs gets the point, a seat that fumbles is out of it, and when the time is up no seat has it. The
 * chances are made up, as exact or as vague as a test wants them.
 */
interface Dash {
  readonly thrown: boolean
  readonly out: readonly number[]
  readonly ended: boolean
  readonly winner: number | null
}

const dash = toyGame<Dash, 'grab' | 'fumble'>(3, ['grab', 'fumble'], {
  id: 'dash',
  setup: () => ({ thrown: false, out: [], ended: false, winner: null }),
  turn: ({ thrown, out, ended, winner }) => {
    if (ended) return { kind: 'over', places: [0, 1, 2].map((seat) => (winner === null || seat === winner ? 1 : 2)) }
    if (!thrown) return { kind: 'throw', sides: [2], seat: null }
    return { kind: 'move', seats: [0, 1, 2].filter((seat) => !out.includes(seat)), optional: true, limitMs: 1000 }
  },
  moves: () => ['grab', 'fumble'],
  move: (state, seat, move) =>
    move === 'grab' ? { ...state, ended: true, winner: seat } : { ...state, out: [...state.out, seat] },
  land: (state) => ({ ...state, thrown: true }),
  timeUp: (state) => ({ ...state, ended: true }),
  scores: () => [0, 0, 0],
})

/** Before the throw all are equal, then the first seat is ahead; a seat that is out has a tenth left. */
function dashChances({ thrown, out }: Dash): number[] {
  const raw = [thrown ? 0.5 : 1 / 3, thrown ? 0.25 : 1 / 3, thrown ? 0.25 : 1 / 3]
  return raw.map((chance, seat) => (out.includes(seat) ? 0.1 : chance + (0.1 * out.length) / 2))
}

function dashed(inputs: readonly ('throw' | 'time' | readonly [number, 'grab' | 'fumble'])[], margin = 0) {
  const table = inputs.reduce<Table<Dash, 'grab' | 'fumble'>>(
    (before, one) => {
      const input =
        one === 'throw'
          ? ({ kind: 'throw', faces: [1] } as const)
          : one === 'time'
            ? ({ kind: 'time' } as const)
            : ({ kind: 'move', seat: one[0], move: one[1] } as const)
      return unwrap(act(before, { input }))
    },
    openTable(dash, 3, {}),
  )
  return review(table, {
    levels: [],
    prospects: (state) => ({ chances: dashChances(state), exact: margin === 0, margin }),
  })
}

describe('a race looked back on', () => {
  const looked = dashed(['throw', [1, 'fumble'], [0, 'fumble'], [2, 'grab']])

  test('has acts, which gain or cost, and no choices', () => {
    expect(looked.choices).toEqual([])
    expect(looked.acts.map(({ index, seat, played }) => [index, seat, played])).toEqual([
      [1, 1, 'fumble'],
      [2, 0, 'fumble'],
      [3, 2, 'grab'],
    ])
    expect(looked.acts[0]?.gain).toBeCloseTo(0.1 - 0.25)
    expect(looked.acts[1]?.gain).toBeCloseTo(0.1 - 0.55)
    expect(looked.acts[2]?.gain).toBeCloseTo(1 - 0.35)
    expect(looked.moments.best?.index).toBe(3)
  })

  test('a seat’s own acts are its skill, which can be above 0; those of others are not', () => {
    const [first, second, third] = looked.sums
    expect(first?.luck).toBeCloseTo(0.5 - 1 / 3)
    expect(first?.skill).toBeCloseTo(0.1 - 0.55)
    expect(first?.others).toBeCloseTo(0.05 - 0.1)
    expect(second?.skill).toBeCloseTo(0.1 - 0.25)
    expect(third?.skill).toBeCloseTo(1 - 0.35)
    expect(third?.others).toBeCloseTo(0.1)
  })

  test('time that passes is nobody’s own', () => {
    const { acts, sums, moments } = dashed(['throw', 'time'])
    expect(acts).toEqual([])
    expect(moments.best).toBe(null)
    expect(sums.map(({ skill }) => skill)).toEqual([0, 0, 0])
    expect(sums[0]?.others).toBeCloseTo(1 / 3 - 0.5)
  })

  test('the error of a sum is that of the estimates which are left in it', () => {
    const { sums, acts } = dashed(['throw', [1, 'fumble'], [0, 'fumble'], [2, 'grab']], 0.01)
    // Luck: before and after the throw. The end is exact.
    expect(sums[0]?.errors.luck).toBeCloseTo(0.01 * Math.SQRT2)
    expect(sums[0]?.errors.skill).toBeCloseTo(0.01 * Math.SQRT2)
    expect(sums[2]?.errors.skill).toBeCloseTo(0.01)
    // Two acts of others in a row: what lay between them drops out.
    expect(sums[2]?.errors.others).toBeCloseTo(0.01 * Math.SQRT2)
    expect(acts.map(({ margin }) => margin / 0.01)).toEqual([Math.SQRT2, Math.SQRT2, 1].map((n) => expect.closeTo(n)))
  })
})

describe('luck, skill and others add up to the way from the beginning to the end', () => {
  const games = [
    { name: 'a race', game: nineDice, bots: nineDiceBots, seats: 2 },
    { name: 'a race of four', game: nineDice, bots: nineDiceBots, seats: 4 },
    { name: 'choices, solved', game: diceOfCrowns, bots: diceOfCrownsBots, seats: 2 },
    { name: 'choices, an equilibrium', game: diceOfCrowns, bots: diceOfCrownsBots, seats: 3 },
    { name: 'choices, estimated', game: diceOfCrowns, bots: diceOfCrownsBots, seats: 4 },
  ] as const

  test.each(games)('$name', ({ game, bots, seats }) => {
    const table = botsPlay(game as Game, bots as GameBots, seats, 7, 1)
    const { chances, sums, acts, choices } = review(table, bots as GameBots, 3)
    expect(acts.length + choices.length).toBeGreaterThan(0)
    for (const [seat, { luck, skill, others }] of sums.entries()) {
      const way = (chances.at(-1)?.[seat] as number) - (chances[0]?.[seat] as number)
      expect(luck + skill + others).toBeCloseTo(way, 12)
    }
  })
})

function defaultsOf<Options>(game: Pick<Game<never, never, Options>, 'options'>): Options {
  const defaults = Object.entries<OptionSpec>(game.options).map(([name, spec]) => [name, spec.default])
  return Object.fromEntries(defaults) as Options
}

function botsPlay<State, Move, Options>(
  game: Game<State, Move, Options>,
  bots: GameBots<State, Move>,
  seats: number,
  seed: number,
  level: number,
): Table<State, Move, Options> {
  const options = defaultsOf(game)
  const { bot } = bots.levels[level] as Level<State, Move>
  let table = openTable(game, seats, options)
  const match = { game, options, seats: Array.from({ length: seats }, () => ({ bot })) }
  playMatch(match, { dice: new Xoshiro128(seed), bots: new Xoshiro128(seed + 1) }, (entry) => {
    if (entry.forced === true) return // The table plays these itself.
    table = unwrap(act(table, entry))
  })
  return table
}

describe('shares', () => {
  test('a shared win counts in part', () => expect(sharesOf([1, 3, 1])).toEqual([0.5, 0, 0.5]))
  test('nobody won: nobody has a share', () => expect(sharesOf([2])).toEqual([0]))
})

describe('a solved game', () => {
  const game = (seed: number, level: number) => botsPlay(diceOfCrowns, diceOfCrownsBots, 2, seed, level)

  test('costs nothing to whoever plays perfectly, and something to whoever does not', () => {
    const best = review(game(1, 3), diceOfCrownsBots)
    expect(best.exact).toBe(true)
    for (const { skill } of best.sums) expect(skill).toBeCloseTo(0, 9)
    const weak = review(game(2, 0), diceOfCrownsBots)
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

  test('never names the throw for who goes first the luckiest', () => {
    const lands = (faces: number[]) => ({ input: { kind: 'throw', faces } }) as const
    const opened = unwrap(act(openTable(diceOfCrowns, 2, defaultsOf(diceOfCrowns)), lands([1])))
    const betrayed = unwrap(act(opened, lands([2, 2, 2, 3, 3, 3, 3])))
    const { throws, moments } = review(betrayed, diceOfCrownsBots)
    expect(throws.map(({ seat }) => seat)).toEqual([null, 0])
    expect(throws[0]?.luck[0]).toBeGreaterThan(0.03)
    expect(throws[1]?.luck[0]).toBeLessThan(0)
    expect(moments.luckiest).toBe(null)
  })

  test('what others gave away is what they lost', () => {
    const { sums } = review(game(2, 0), diceOfCrownsBots)
    expect(sums[0]?.others).toBeCloseTo(-(sums[1]?.skill ?? 0), 9)
    expect(sums[1]?.others).toBeCloseTo(-(sums[0]?.skill ?? 0), 9)
  })
})
