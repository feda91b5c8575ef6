import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../engine/contract.ts'
import { outcomes } from '../../../../engine/dice/dice.ts'
import { playRandomly } from '../../../../engine/testing/random-play.ts'
import { of, total } from '../../rules/counts.ts'
import { DEFAULTS, type Options } from '../../rules/options.ts'
import { diceOfCrowns as game } from '../../rules/rules.ts'
import type { State } from '../../rules/state.ts'
import { exactChance, isSolved } from './chance.ts'
import { findEquilibrium } from './equilibrium.ts'
import { SEATS, TEMPERATURE } from './mixed-sweep.ts'
import { readBeginnings, writeBeginnings } from './trio.ts'
import { STANDINGS } from './trio-ends.ts'
import { gainAtAll, gainInTurn } from './trio-gains.testing.ts'
import { BEGINNINGS } from './trio-table.ts'
import { TRIO_TURN, TrioValues } from './trio-values.ts'

const ALL: readonly Seat[] = [0, 1, 2]
const TABLE = readBeginnings(BEGINNINGS)
/** No claims yet; a few claims; one claim short of a win. */
const STANDINGS_TESTED = process.env.SOAK ? Array.from({ length: STANDINGS }, (_, i) => i) : [0, 15, 26]

function settled(standing: number): TrioValues {
  const values = new TrioValues(standing)
  values.settle(TABLE)
  return values
}

test('only with default options', () => {
  const isSo = (more: Partial<Options>): boolean => isSolved({ ...DEFAULTS, seats: 3, ...more })
  expect([isSo({}), isSo({ fate: 'on' }), isSo({ claims: 5 }), isSo({ sixCrowns: 2 })]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(isSolved({ ...DEFAULTS, seats: 4 })).toBe(false)
})

test('the table is written as it is read', () => {
  expect(writeBeginnings(TABLE, STANDINGS)).toEqual(BEGINNINGS)
  expect(readBeginnings(writeBeginnings(Float64Array.of(1, 0, 0, 0, 1, 0), 1))).toEqual(
    Float64Array.of(1, 0, 0, 0, 1, 0),
  )
  expect(TABLE.length).toBe(STANDINGS * TRIO_TURN().starts.length * SEATS)
})

describe('the table is what turns make of it, and nobody gains by another way to play a turn', () => {
  test.each(STANDINGS_TESTED)('standing %i', (standing) => {
    const values = settled(standing)
    const { starts } = TRIO_TURN()
    starts.forEach((node, start) => {
      for (const seat of ALL) {
        const told = TABLE[SEATS * (standing * starts.length + start) + seat] as number
        expect(Math.abs(values.of(node, seat) - told), `${start} ${seat}`).toBeLessThan(1e-9)
      }
    })
    const gain = gainInTurn(values, standing, TABLE)
    expect(gain).toBeGreaterThanOrEqual(0)
    expect(gain).toBeLessThan(1e-6)
  })
})

/** What each seat's chance is by the rules, from the chances after it: the mean over throws, or over moves as they are mixed. */
function fromFollowers(state: State): {
  readonly chances: readonly number[]
  readonly mover: Seat | null
  readonly best: number
} {
  const turn = game.turn(state)
  if (turn.kind === 'over')
    return { chances: ALL.map((seat) => (turn.places[seat] === 1 ? 1 : 0)), mover: null, best: 0 }
  if (turn.kind === 'throw') {
    const all = outcomes(turn).map(({ faces, ways }) => ({ after: game.land(state, faces), ways }))
    const ways = all.reduce((sum, one) => sum + one.ways, 0)
    const mean = (seat: Seat): number =>
      all.reduce((sum, one) => sum + one.ways * exactChance(one.after, seat), 0) / ways
    return { chances: ALL.map(mean), mover: null, best: 0 }
  }
  const mover = turn.seats[0] as Seat
  const followers = game.moves(state, mover).map((move) => game.move(state, mover, move))
  const best = Math.max(...followers.map((after) => exactChance(after, mover)))
  const weights = followers.map((after) => Math.exp((exactChance(after, mover) - best) / TEMPERATURE))
  const sum = weights.reduce((one, other) => one + other, 0)
  const mean = (seat: Seat): number =>
    followers.reduce((all, after, i) => all + ((weights[i] as number) / sum) * exactChance(after, seat), 0)
  return { chances: ALL.map(mean), mover, best }
}

function check(state: State): void {
  const { chances, mover, best } = fromFollowers(state)
  for (const seat of ALL) {
    const off = Math.abs(exactChance(state, seat) - (chances[seat] as number))
    // Where moves are as good to the mover, the others' chances depend on the last digits of its own.
    expect(off, JSON.stringify(state)).toBeLessThan(mover === null || seat === mover ? 1e-9 : 1e-5)
  }
  if (mover !== null) expect(best - exactChance(state, mover)).toBeLessThan(1e-6)
  expect(ALL.reduce((sum, seat) => sum + exactChance(state, seat), 0)).toBeCloseTo(1, 9)
}

describe('every chance is what the rules make of the chances after it', () => {
  test('in games in which anything happens', () => {
    for (let seed = 0; seed < (process.env.SOAK ? 100 : 2); seed++)
      for (const { after } of playRandomly(game, 3, {}, seed)) check(after)
  })

  test('after seven of a kind, whoever has claims', () => {
    for (const first of ALL) {
      const begun = game.land(game.setup(3, DEFAULTS), [first + 1])
      for (const claims of [0, of(0, 1) + of(1, 1) + of(2, 2), of(first, 2)]) {
        for (const face of [1, 2, 3, 5]) {
          const rolled = game.land({ ...begun, claims }, Array<number>(7).fill(face))
          check(rolled)
          if (rolled.phase === 'choose') check(game.move(rolled, first, { kind: 'stop' }))
        }
      }
    }
  })
})

/**
 * By the rules alone, where the next claim wins: all positions that can follow, each seat mixing its moves, swept until nothing changes.
 * Turns that begin with other claims, or with more than `most` dice to roll, get their chances from the table.
 */
function bruteForce(
  start: State,
  most: number,
): { readonly states: readonly State[]; readonly values: readonly number[][] } {
  const [states, links, known] = [
    [] as State[],
    [] as { to: number[]; ways: number[]; mover: Seat }[],
    new Map<string, number>(),
  ]
  const add = (state: State): number => {
    const key = Object.values({ ...state, table: 0 }).join()
    const index = known.get(key) ?? states.push(state) - 1
    known.set(key, index)
    return index
  }
  const isLeaf = (state: State): boolean =>
    state !== start && !state.rolled && (state.claims !== start.claims || state.hand > most)
  add(start)
  for (let i = 0; i < states.length; i++) {
    const state = states[i] as State
    const turn = game.turn(state)
    if (turn.kind === 'over' || isLeaf(state)) links.push({ to: [], ways: [], mover: 0 })
    else if (turn.kind === 'throw') {
      const all = outcomes(turn)
      links.push({
        to: all.map(({ faces }) => add(game.land(state, faces))),
        ways: all.map(({ ways }) => ways),
        mover: 0,
      })
    } else {
      const mover = turn.seats[0] as Seat
      links.push({ to: game.moves(state, mover).map((move) => add(game.move(state, mover, move))), ways: [], mover })
    }
  }
  const values = states.map((state, i) =>
    ALL.map((seat) => (links[i]?.to.length === 0 ? exactChance(state, seat) : 1 / 3)),
  )
  for (let change = 1; change > 1e-12; ) {
    change = 0
    for (let i = states.length - 1; i >= 0; i--) {
      const { to, ways, mover } = links[i] as (typeof links)[number]
      if (to.length === 0) continue
      const after = to.map((one) => values[one] as number[])
      const best = Math.max(...after.map((one) => one[mover] as number))
      const weights =
        ways.length > 0 ? ways : after.map((one) => Math.exp(((one[mover] as number) - best) / TEMPERATURE))
      const sum = weights.reduce((one, other) => one + other, 0)
      const value = ALL.map(
        (seat) => after.reduce((all, one, w) => all + (one[seat] as number) * (weights[w] as number), 0) / sum,
      )
      change = Math.max(change, ...ALL.map((seat) => Math.abs((value[seat] as number) - (values[i]?.[seat] as number))))
      values[i] = value
    }
  }
  return { states, values }
}

describe('brute force finds the same where the next claim wins', () => {
  const begun = { ...game.land(game.setup(3, DEFAULTS), [1]), claims: of(0, 2) + of(1, 2) + of(2, 2) }
  const held = { crowns: of(0, 1) + of(1, 2), daggers: of(0, 1) + of(1, 1) }

  test.each([
    ['with two dice to roll', { ...begun, ...held, hand: 7 - total(held.crowns + held.daggers) }, 2],
    ...(process.env.SOAK ? [['with all dice', begun, 7] as const] : []),
  ] as const)('%s', (_, start, most) => {
    const { states, values } = bruteForce(start, most)
    expect(states.length).toBeGreaterThan(100)
    states.forEach((state, i) => {
      for (const seat of ALL)
        expect(Math.abs((values[i]?.[seat] as number) - exactChance(state, seat))).toBeLessThan(1e-5)
    })
  })
})

test.runIf(process.env.SOAK)(
  'nobody gains by deviating, ever, in what is found anew: only in npm run soak',
  () => {
    const { beginnings, off } = findEquilibrium()
    expect(off).toBeLessThan(1e-10)
    for (const table of [TABLE, beginnings]) {
      const gain = gainAtAll(table)
      expect(gain).toBeGreaterThanOrEqual(0)
      expect(gain).toBeLessThan(1e-6)
    }
  },
  1_800_000,
)
