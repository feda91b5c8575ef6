/** The parts of a race, each by itself. */
import { describe, expect, test } from 'vitest'
import { bad } from '../../engine/result.ts'
import { believe } from './belief.ts'
import { nearest, RoundTrips } from './clock.ts'
import { GrabQueue, windowFor } from './grab-queue.ts'
import { COUNTDOWN, leadOf } from './show.ts'

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
    expect(trips(...steady, 900).distance?.slowest).toBe(40)
    expect(trips(60, 80, 100).distance).toMatchObject({ delay: 40, jitter: 10, slowest: 75 })
  })

  test('a line that has changed is known as such', () => {
    const moved = trips(...Array<number>(100).fill(20), ...Array<number>(32).fill(200))
    expect(moved.distance).toEqual({ delay: 100, jitter: 0, slowest: 100 })
  })
})

const at = (ms: number, jitter = 0) => ({ delay: ms, jitter, slowest: ms + 3.5 * jitter })

describe('what is believed', () => {
  const sent = -40
  const honest = { flagged: false, lie: null }
  test.each([
    ['the truth', { said: 1432, seen: 1480, sent }, 40, { at: 1432, raw: 1432, seen: 1480, ...honest }],
    ['one round trip and the quota', { said: 0, seen: 1480, sent }, 40, { at: 1425, raw: 1425, seen: 1480, lie: 0 }],
    ['no round trip above the cap', { said: 0, seen: 1480, sent: -180 }, 900, { at: 1285, raw: 1285, lie: 0 }],
    ['faces that were sent late', { said: 1432, seen: 1540, sent: 30 }, 40, { at: 1432, lie: null }],
    ['not after it arrived', { said: 9000, seen: 1480, sent }, 40, { at: 1480, raw: 1480, seen: 1480, ...honest }],
    ['without a time, the arrival', { said: null, seen: 1480, sent }, 40, { at: 1480, seen: 1480, ...honest }],
    ['nobody faster than people are', { said: 20, seen: 90, sent }, 60, { at: 120, raw: 20, seen: 90, flagged: true }],
    ['exactly as fast', { said: 120, seen: 130, sent: -10 }, 10, { at: 120, raw: 120, flagged: false }],
    ['whole ms', { said: 1432.6, seen: 1440.2, sent }, 40, { at: 1433, seen: 1440, ...honest }],
  ])('%s', (_, claim, delay, expected) => {
    const believed = believe(claim, at(delay))
    expect(believed.ok && believed.value).toMatchObject(expected)
  })

  test.each([
    ['said', { said: -1, seen: 500, sent }],
    ['heard', { said: 0, seen: -1, sent }],
    ['heard without a word', { said: null, seen: -0.5, sent }],
  ])('nothing that was %s before the show', (_, claim) => expect(believe(claim, at(40))).toEqual(bad('early')))

  test('all lies together are worth one round trip and the quota, however early the faces were sent', () => {
    // Pretends 150 ms one way, is 2 ms away, acts 300 ms after the faces have come, says the earliest time there is.
    for (const lead of [0, 75, 150]) {
      const claim = { said: 0, seen: -lead + 2 + 300 + 2, sent: -lead }
      const believed = believe(claim, at(150))
      expect(believed.ok && 300 - believed.value.raw).toBeLessThanOrEqual(300 + 15 - 4)
    }
  })
})

test('a person with several pages is as far away as the nearest', () => {
  expect(nearest([at(90), null, at(10)])).toEqual(at(10))
  expect(nearest([null])).toBeNull()
})

test('everybody is waited for as long as the slowest needs with its jitter, and no line longer than 300 ms', () => {
  expect(windowFor([at(10), null, at(90)])).toBe(105)
  expect(windowFor([at(10), at(90, 10)])).toBe(175)
  expect(windowFor([at(10), at(900, 200)])).toBe(195)
  expect(windowFor([null])).toBe(0)
})

test('each page is sent the faces one way before the moment, and after the commit', () => {
  expect(leadOf(null)).toBe(0)
  expect([leadOf(at(10)), leadOf(at(100)), leadOf(at(5000))]).toEqual([10, 100, 180])
  expect(leadOf(at(5000))).toBeLessThan(COUNTDOWN)
})

describe('each grab has its own window', () => {
  const grab = (seat: number, ms: number, seen: number) => {
    return { seat, at: Math.max(120, ms), raw: ms, seen, flagged: ms < 120, lie: null, what: `${seat} @${ms}` }
  }
  const names = (grabs: readonly { readonly what: string }[]) => grabs.map(({ what }) => what)

  test('decided when others who were quicker have been heard, in the order of what was believed', () => {
    const contest = new GrabQueue<string>()
    expect(contest.due).toBeNull()
    contest.add(grab(0, 500, 510), 90)
    contest.add(grab(1, 490, 560), 90)
    expect(contest.due).toBe(580)
    expect(names(contest.decide(580, 0, 2))).toEqual(['1 @490'])
    expect(contest.due).toBe(590)
    expect(names(contest.decide(590, 0, 2))).toEqual(['0 @500'])
    expect([contest.due, contest.decide(999, 0, 2)]).toEqual([null, []])
  })

  test('an earlier grab does not shorten it', () => {
    const contest = new GrabQueue<string>()
    contest.add(grab(0, 891, 896), 100)
    expect(names(contest.decide(991, 0, 2))).toEqual(['0 @891'])
    contest.add(grab(0, 990, 995), 100)
    contest.add(grab(1, 900, 1000), 100)
    expect(names(contest.decide(1000, 0, 2))).toEqual(['1 @900'])
    expect(contest.due).toBe(1090)
  })

  test('what was quicker than a decided one is decided before it, whenever it was heard', () => {
    const contest = new GrabQueue<string>()
    contest.add(grab(0, 500, 700), 90)
    contest.add(grab(1, 490, 900), 300)
    expect(names(contest.decide(700, 0, 2))).toEqual(['1 @490', '0 @500'])
  })

  test('faster than any person: in the order of their times, not of their seats', () => {
    const contest = new GrabQueue<string>()
    contest.add(grab(0, 110, 115), 20)
    contest.add(grab(1, 60, 70), 20)
    expect(names(contest.decide(140, 0, 2))).toEqual(['1 @60', '0 @110'])
  })
})
