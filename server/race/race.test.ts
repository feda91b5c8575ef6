/** The parts of a race, each by itself. */
import { describe, expect, test } from 'vitest'
import { pebbles } from '../../engine/conformance/fixture.ts'
import type { Game } from '../../engine/contract.ts'
import { readOptions } from '../../engine/options.ts'
import { bad, good } from '../../engine/result.ts'
import { nineDice } from '../../games/nine-dice/rules.ts'
import { RoundTrips } from './clock.ts'
import { Contest, windowFor } from './contest.ts'
import { believe } from './judge.ts'
import { begin, judge, type Outcome } from './race.ts'
import { leadFor, leadOf } from './show.ts'

function trips(...ms: number[]): RoundTrips {
  const all = new RoundTrips()
  for (const one of ms) all.add(one)
  return all
}

describe('how far away a page is', () => {
  test('nothing is known before the first round trip', () => {
    expect(trips().distance).toBeNull()
    expect(trips(Number.NaN, -5, 1e9).distance).toBeNull()
  })

  test('half the middle one; single ones that were sent again move nothing but the slowest', () => {
    const steady = [...Array<number>(20).fill(80), 100, 100]
    expect(trips(...steady).distance).toMatchObject({ delay: 40, jitter: 0 })
    expect(trips(...steady, 900).distance?.delay).toBe(40)
    expect(trips(...steady, 900).distance?.slowest).toBeCloseTo(50, 0)
    expect(trips(60, 80, 100).distance).toMatchObject({ delay: 40, jitter: 10 })
  })

  test('of a page that has just come the worst is expected; a line that has changed is known as such', () => {
    expect(trips(80).distance?.slowest).toBe(50)
    const moved = trips(...Array<number>(100).fill(20), ...Array<number>(32).fill(200))
    expect(moved.distance).toEqual({ delay: 100, jitter: 0, slowest: 100 })
  })
})

describe('what is believed', () => {
  test.each([
    ['the truth', { said: 1432, seen: 1480 }, 40, { at: 1432, seen: 1480, flagged: false }],
    ['no more than the way and the quota', { said: 0, seen: 1480 }, 40, { at: 1410, seen: 1480, flagged: false }],
    ['no way longer than the cap', { said: 0, seen: 1480 }, 400, { at: 1300, seen: 1480, flagged: false }],
    ['not after it was heard', { said: 9000, seen: 1480 }, 40, { at: 1480, seen: 1480, flagged: false }],
    ['without a time: when it was heard', { said: null, seen: 1480 }, 40, { at: 1480, seen: 1480, flagged: false }],
    ['nobody faster than people are', { said: 20, seen: 90 }, 60, { at: 120, seen: 90, flagged: true }],
    ['exactly as fast', { said: 120, seen: 130 }, 10, { at: 120, seen: 130, flagged: false }],
    ['whole ms', { said: 1432.6, seen: 1440.2 }, 40, { at: 1433, seen: 1440, flagged: false }],
  ])('%s', (_, claim, delay, at) => expect(believe(claim, delay)).toEqual(good(at)))

  test.each([
    ['said', { said: -1, seen: 500 }],
    ['heard', { said: 0, seen: -1 }],
    ['heard without a word', { said: null, seen: -0.5 }],
  ])('nothing that was %s before the show', (_, claim) => expect(believe(claim, 40)).toEqual(bad('early')))
})

const at = (ms: number) => ({ delay: ms, jitter: 0, slowest: ms })

test('everybody is waited for as long as the slowest needs, and nobody longer than is believed', () => {
  expect(windowFor([at(10), null, at(90)])).toBe(90)
  expect(windowFor([at(10), at(900)])).toBe(150)
  expect(windowFor([null])).toBe(0)
})

test('the moment is late enough for all and never far; each is sent it only as early as it must', () => {
  expect(leadOf(null)).toBe(0)
  expect([leadOf(at(10)), leadOf(at(100)), leadOf(at(5000))]).toEqual([30, 120, 270])
  expect(leadFor([])).toBe(80)
  expect(leadFor([at(10), at(100)])).toBe(140)
  for (const pages of [[at(5000)], [at(1), null], [at(150), at(2)]]) {
    expect(leadFor(pages)).toBeLessThanOrEqual(500)
    for (const page of pages) expect(leadFor(pages)).toBeGreaterThan(leadOf(page))
  }
})

test('a contest: open from the first grab on, closed once, in the order of what was believed', () => {
  const contest = new Contest<string>()
  const grab = (seat: number, ms: number, seen: number) => ({ seat, at: ms, seen, flagged: false, what: `${seat}` })
  expect(contest.closes).toBeNull()
  contest.add(grab(0, 500, 510), 90)
  contest.add(grab(1, 490, 560), 20)
  expect(contest.closes).toBe(600)
  expect(contest.close(0, 2).map(({ what }) => what)).toEqual(['1', '0'])
  expect([contest.closes, contest.close(0, 2)]).toEqual([null, []])
})

describe('by the rules', () => {
  const game = nineDice as Game
  function start(given: object = {}) {
    const options = readOptions(game, 3, given)
    if (!options.ok) throw new Error(options.fault.code)
    return begin(game.land(game.land(game.setup(3, options.value), [1]), [7, 3, 4, 1, 1, 4, 4, 1, 2, 5]))
  }
  /** `1 red @900`, one after the other. */
  function race(given: object, grabs: readonly string[], limit: number | null = null): Outcome[] {
    let course = start(given)
    return grabs.map((text) => {
      const [seat, ...words] = text.split(' ')
      const ms = Number(words.pop()?.slice(1))
      const what = game.read(`take ${words.join(' ')}`)
      const judged = judge(game, course, { seat: Number(seat), at: ms, seen: ms, flagged: false, what }, limit)
      course = judged.course
      return judged.outcome
    })
  }
  const taken = { kind: 'taken' }
  const late = (seat: number, ms: number, first: number, firstAt: number) => ({
    kind: 'late',
    late: { seat, at: ms, first, firstAt },
  })

  test('each disc once; who comes second is told who was first, and one’s own is no contest', () => {
    const outcomes = race({}, ['1 red @900', '0 red @901', '1 red @902', '0 blue @903'])
    expect(outcomes).toEqual([taken, late(0, 901, 1, 900), { kind: 'closed' }, taken])
  })

  test('what ends the race ends it for everybody, and names what took it away first', () => {
    const outcomes = race({}, ['1 red @900', '2 black @950', '0 green @951', '0 red @952', '2 blue @953'])
    expect(outcomes).toEqual([taken, taken, late(0, 951, 2, 950), late(0, 952, 1, 900), { kind: 'closed' }])
  })

  test('what was never allowed names its rule', () => {
    expect(race({ statement: 'on' }, ['0 red @900'])).toEqual([{ kind: 'illegal', rule: 'R8' }])
  })

  test('at its limit it is over', () => {
    expect(race({}, ['0 red @999', '1 blue @1000'], 1000)).toEqual([taken, { kind: 'closed' }])
  })

  test('lockout: after a late grab or a false statement, and not longer', () => {
    expect(race({ lockout: 1000 }, ['0 red @900', '1 red @950', '1 blue @1949', '1 blue @1950'])).toEqual([
      taken,
      late(1, 950, 0, 900),
      { kind: 'locked', until: 1950 },
      taken,
    ])
    // 3 + 4 is 7, 3 − 4 is not.
    expect(race({ lockout: 1000, statement: 'on' }, ['0 red +- @900', '0 blue ++ @1000'])).toEqual([
      taken,
      { kind: 'locked', until: 1900 },
    ])
    expect(race({ statement: 'on' }, ['0 red +- @900', '0 blue ++ @1000'])).toEqual([taken, taken])
  })

  test('any game with an optional turn', () => {
    const bell = { ...pebbles.setup(2, { rounds: 1, bells: ['brass'], motto: '' }), phase: 'bell' } as const
    const grab = (seat: number, ms: number) => ({
      seat,
      at: ms,
      seen: ms,
      flagged: false,
      what: pebbles.read('grab brass'),
    })
    const first = judge(pebbles as Game, begin(bell), grab(1, 400), 3000)
    expect(first.outcome).toEqual(taken)
    expect(judge(pebbles as Game, first.course, grab(0, 401), 3000).outcome).toEqual(late(0, 401, 1, 400))
  })
})
