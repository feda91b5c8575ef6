/** Is the race fair? Short here; `npm run soak` runs a hundred thousand contests. The figures are in README.md. */
import { describe, expect, test, vi } from 'vitest'
import type { Game } from '../../engine/contract.ts'
import { readOptions } from '../../engine/options.ts'
import { Xoshiro128 } from '../../engine/random.ts'
import { nineDice } from '../../games/nine-dice/rules.ts'
import { Arena, type Player, type Prize, share, type Tally, type Trick } from './harness.ts'
import { BELIEF } from './judge.ts'

const CONTESTS = process.env.SOAK === undefined ? 4000 : 100_000
/** What chance alone may do, in standard errors. */
const SIGMAS = process.env.SOAK === undefined ? 3.5 : 0

vi.setConfig({ testTimeout: 300_000 })

const game = nineDice as Game
const options = readOptions(game, 5, {})

/** Two dice throws, then everybody goes for the same disc, as in the worst case. */
function prize(seats: number, discs: readonly string[]): (contest: number) => Prize {
  if (!options.ok) throw new Error('options')
  const setup = game.setup(seats, options.value)
  return (contest) => {
    const state = game.land(game.land(setup, [1 + (contest % seats)]), [7, 3, 4, 1, 1, 4, 4, 1, 2, 5])
    const moves = discs.map((disc) => game.read(`take ${disc}`))
    return { game, state, moves: Array.from({ length: seats }, () => moves) }
  }
}

/** A normal distribution, by the sum of twelve. */
function normal(random: Xoshiro128): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += share(random)
  return sum
}

/** Who sees a sum at once: the closest races there are. */
const reflex = (random: Xoshiro128): number => Math.max(180, 450 + 90 * normal(random))
/** Who has to look for it. */
const search = (random: Xoshiro128): number => 1600 * Math.exp(0.35 * normal(random))

function player(trip: number, reacts: Player['reacts'], trick: Trick = 'none'): Player {
  return { way: { trip, jitter: 2 + trip / 40, loss: 0.005 }, reacts, trick }
}

function run(players: readonly Player[], seed: number, discs: readonly string[] = ['red']): Tally {
  return new Arena(players, new Xoshiro128(seed)).run(CONTESTS, prize(players.length, discs))
}

/** In percentage points, between the first and the last. */
function gap({ wins, contests }: Tally): number {
  return (100 * ((wins[0] as number) - (wins.at(-1) as number))) / contests
}

const slack = (SIGMAS * 100) / Math.sqrt(CONTESTS)

function report(what: string, { wins, contests, gains, flagged, grabs }: Tally): void {
  if (process.env.SOAK === undefined && process.env.RACE === undefined) return
  const shares = wins.map((won) => `${((100 * won) / contests).toFixed(2)} %`).join(', ')
  const gained = gains.map(({ mean, most }) => `${mean.toFixed(1)} (${most.toFixed(0)})`).join(', ')
  console.log(`${what}: ${contests} contests, ${grabs} grabs, won ${shares}; ms gained ${gained}; flagged ${flagged}`)
}

describe('equal skill, unequal lines', () => {
  test.each([
    ['who see it at once', reflex],
    ['who search', search],
  ] as const)('20 ms and 200 ms, %s: within two percentage points', (name, reacts) => {
    const tally = run([player(20, reacts), player(200, reacts)], 1)
    report(`20 and 200 ms, ${name}`, tally)
    expect(Math.abs(gap(tally))).toBeLessThan(2 + slack)
    expect(tally.doubles).toBe(0)
  })

  test('five at once, from 20 to 300 ms, several discs and STOP: nothing is awarded twice', () => {
    const trips = [20, 60, 120, 200, 300]
    const tally = run(
      trips.map((trip) => player(trip, search)),
      2,
      ['red', 'blue', 'black'],
    )
    report(trips.join(', '), tally)
    expect(tally.doubles).toBe(0)
    expect(tally.wins.reduce((a, b) => a + b)).toBe(CONTESTS)
    // What the first four may differ by; 300 ms is farther than is believed of anybody.
    expect(Math.abs(gap({ ...tally, wins: tally.wins.slice(0, 4) }))).toBeLessThan(2 + slack)
  })
})

describe('attackers', () => {
  test('false times alone are worth the quota at most', () => {
    const tally = run([player(60, search), player(60, search, 'false')], 3)
    report('false times', tally)
    expect(tally.gains[1]?.mean).toBeLessThanOrEqual(BELIEF.quota)
    expect(tally.gains[1]?.mean).toBeGreaterThan(BELIEF.quota / 2)
    expect(tally.gains[0]?.mean).toBeLessThan(1)
  })

  test('false times after late pongs are worth the cap and the quota at most', () => {
    const tally = run([player(20, search), player(20, search, 'far')], 4)
    report('false times and late pongs', tally)
    expect(tally.gains[1]?.most).toBeLessThanOrEqual(BELIEF.cap + BELIEF.quota)
    expect(tally.gains[1]?.mean).toBeGreaterThan(BELIEF.cap)
  })
})
