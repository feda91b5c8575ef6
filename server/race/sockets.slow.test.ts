/** Races over real sockets, with ways that take their time: about a hundred contests; `npm run soak` runs six hundred. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { readLog, replay } from '../../engine/log.ts'
import { nineDice } from '../../games/nine-dice/rules/rules.ts'
import { WAIT_MS } from '../../scripts/testing/limits.ts'
import { createTable, TestServer } from '../e2e/test-server.ts'
import type { Page } from '../soak/client.ts'
import { BELIEF } from './belief.ts'
import { type Delay, delayed } from './testing/delay.ts'
import { share } from './testing/harness.ts'
import { Racer } from './testing/racer.ts'

/** How often the far one wins depends on how late a busy machine handles what it hears: the soak asks for it, and harness.test.ts in virtual time. */
const IS_SOAK = process.env.SOAK !== undefined
const CONTESTS = IS_SOAK ? 600 : 100
const TABLES = 20

const testServer = new TestServer()
const ways: Delay[] = []
beforeAll(() => testServer.open())
afterAll(() => testServer.end())
afterEach(() => {
  for (const way of ways.splice(0)) way.close()
})

interface Seated {
  /** One way, in ms. */
  readonly delay: number
  readonly jitter?: number
}

/** People at a table that has begun, each behind a way of its own. */
async function sit(people: readonly Seated[], options: object = {}): Promise<Page[]> {
  const random = new Xoshiro128(people.length)
  const host = await testServer.person()
  const id = await createTable(host, { game: 'nine-dice', seats: people.length, options: { target: 25, ...options } })
  const pages = await Promise.all(
    people.map(async ({ delay, jitter = 0 }, seat) => {
      const way = await delayed(testServer.base, () => delay + jitter * share(random))
      ways.push(way)
      const person = seat === 0 ? host : await testServer.person()
      person.base = way.base
      return person.at(id).connect()
    }),
  )
  for (const [seat, page] of pages.entries()) await page.done({ kind: 'sit', seat, name: `P${seat}`, colour: 'blue' })
  await pages[0]?.done({ kind: 'start' })
  return pages
}

const isEnd = (line: unknown) => /take black|^time/.test(String(line))
const ends = ({ lines }: Page): number => lines.filter(isEnd).length

/** Polls without a time limit. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

async function races(racers: readonly Racer[], count: number): Promise<void> {
  await Promise.all(racers.map((racer) => racer.ready()))
  for (let i = 0; i < count; i++) {
    const before = racers.map(({ page }) => ends(page))
    await Promise.all(racers.map((racer) => racer.read()))
    await until(() => racers.every(({ page }, seat) => ends(page) > (before[seat] as number)))
    await Promise.all(racers.map((racer) => racer.ready(2)))
  }
}

/** Every race of the log: the winner's seat, and the time of the grab. */
function judged({ lines }: Page) {
  return lines.flatMap((line) => {
    const match = /^(\d) take (\w+) @(\d+) seen @(\d+)$/.exec(String(line))
    return match === null
      ? []
      : [{ seat: Number(match[1]), disc: match[2], at: Number(match[3]), seen: Number(match[4]) }]
  })
}

function replays({ facts, lines }: Page): boolean {
  const read = readLog(nineDice, `${[facts?.header, ...lines].join('\n')}\n`)
  return read.ok && replay(nineDice, read.value).ok
}

describe('over real sockets', () => {
  test('ways of 20 and 200 ms: each race is won once, by who was quicker, near or far', async () => {
    const random = new Xoshiro128(7)
    const wins = [0, 0]
    const table = async () => {
      const pages = await sit([
        { delay: 10, jitter: 4 },
        { delay: 100, jitter: 10 },
      ])
      const racers = pages.map(
        (page, seat) => new Racer(page, seat, { wants: () => 'take black', reacts: () => 150 + 150 * share(random) }),
      )
      await races(racers, CONTESTS / TABLES)
      const [near, far] = pages as [Page, Page]
      await until(() => near.lines.length === far.lines.length)
      expect(far.lines).toEqual(near.lines)
      expect(replays(near)).toBe(true)
      const grabs = judged(near)
      expect(grabs).toHaveLength(CONTESTS / TABLES)
      for (const { seat } of grabs) wins[seat] = (wins[seat] ?? 0) + 1
      // A loser was later, or was heard after the decision; and everybody has been told.
      await until(() => racers.every(({ answers }) => answers.length === grabs.length))
      const late = racers.map((racer) => racer.late.length)
      expect(late[0]).toBe(late[1])
      const inTime = racers[0]?.late.filter(({ late: { at, firstAt } }) => at >= firstAt) ?? []
      if (IS_SOAK) expect(inTime.length).toBeGreaterThanOrEqual((late[0] ?? 0) * 0.8)
    }
    await Promise.all(Array.from({ length: TABLES }, table))
    if (IS_SOAK || process.env.RACE !== undefined) console.log(`sockets: won ${wins.join(' : ')}`)
    expect(wins.reduce((a, b) => a + b)).toBe(CONTESTS)
    // Where the wire decided, the far one would hardly ever win.
    if (IS_SOAK) expect(Math.min(...wins)).toBeGreaterThan(CONTESTS / 4)
  })

  test('false times win the quota at most, whatever is said', async () => {
    const pages = await sit([{ delay: 30 }, { delay: 30 }])
    /** By race: the last try. */
    const acted: number[] = []
    const wants = () => {
      acted.push(0)
      return 'take black'
    }
    const says = (at: number) => {
      acted[acted.length - 1] = at
      return 0
    }
    const liar = new Racer(pages[1] as Page, 1, { wants, reacts: () => 400, says })
    await races([new Racer(pages[0] as Page, 0, { wants: () => null, reacts: () => 0 }), liar], 3)
    const grabs = judged(pages[0] as Page)
    // The delay of a busy machine affects the cheat and the others alike, so only seen events are certain.
    const most = BELIEF.trip + BELIEF.quota
    for (const [i, { at, seen }] of grabs.entries()) {
      expect(seen - at).toBeLessThanOrEqual(most)
      expect(at).toBeGreaterThan((acted[i] ?? 0) - most - liar.trip)
    }
    expect(grabs).toHaveLength(3)
  })

  test('a line that stands still at the wrong moment: the copy over the spare line counts', async () => {
    const pages = await sit([{ delay: 10 }, { delay: 40 }])
    const [anna, ben] = pages as [Page, Page]
    let stalls = 0
    const way = await delayed(testServer.base, () => 10 + stalls)
    ways.push(way)
    await anna.leave()
    anna.person.base = way.base
    await anna.connect()
    const stall = (at: number) => {
      stalls = WAIT_MS
      return at
    }
    const racer = new Racer(anna, 0, { wants: () => 'take black', reacts: () => 300, says: stall })
    anna.person.base = testServer.base
    racer.spare = await anna.person.at(anna.id).connect()
    const racers = [racer, new Racer(ben, 1, { wants: () => null, reacts: () => 0 })]
    await Promise.all(racers.map((one) => one.ready()))
    await Promise.all(racers.map((one) => one.read()))
    await until(() => ends(ben) === 1)
    const [grab] = judged(ben)
    expect(grab).toMatchObject({ seat: 0, disc: 'black' })
    expect(grab?.seen).toBeLessThan(WAIT_MS)
  })

  test('three players, one of them hostile: false times, junk without end, pongs before and after their time', async () => {
    const pages = await sit([{ delay: 40 }, { delay: 100, jitter: 10 }, { delay: 2 }])
    const hostile = pages[2] as Page
    const want = { wants: () => 'take black' }
    /** The slow hands move when the quick one has: on a busy machine a timer of 300 ms may come when one of 900 does. */
    let quick = Promise.withResolvers<void>()
    const slow = { ...want, reacts: () => quick.promise.then(() => 600) }
    const says = (at: number) => {
      quick.resolve()
      quick = Promise.withResolvers()
      return at
    }
    const racers = [
      new Racer(pages[0] as Page, 0, slow),
      new Racer(pages[1] as Page, 1, { ...want, reacts: () => 300, says }),
      new Racer(hostile, 2, { ...slow, says: () => 0 }),
    ]
    const flood = setInterval(() => {
      const line = hostile.heard?.findLast((message) => message.kind === 'race')?.race.line ?? 0
      hostile.socket?.pong('answered before it was asked')
      void hostile.command({ kind: 'move', seat: 2, question: 0, move: 'take red ++', race: { line, at: 0 } })
    }, 250)
    try {
      await races(racers, 4)
    } finally {
      clearInterval(flood)
    }
    const [anna, ben] = pages as [Page, Page]
    // The quickest has won each round, at any distance; and the log is the same for all, and replays.
    expect(judged(ben).map(({ seat, disc }) => `${seat} ${disc}`)).toEqual(Array<string>(4).fill('1 black'))
    await until(() => pages.every(({ lines }) => lines.length === anna.lines.length))
    for (const page of pages) expect(page.lines).toEqual(anna.lines)
    expect(replays(anna)).toBe(true)
  })

  test('a line that breaks in mid-round: the others go on, and who comes back takes part', async () => {
    const pages = await sit([{ delay: 10 }, { delay: 40 }, { delay: 80 }])
    const [anna, ben] = pages as [Page, Page, Page]
    const racers = pages.map(
      (page, seat) => new Racer(page, seat, { wants: () => (seat === 2 ? 'take red' : null), reacts: () => 300 }),
    )
    await Promise.all(racers.map((racer) => racer.ready()))
    await Promise.all(racers.map((racer) => racer.read()))
    await until(() => judged(anna).length === 1)
    ben.socket?.terminate()
    const line = anna.heard?.findLast((message) => message.kind === 'race')?.race.line ?? 0
    await anna.done({ kind: 'move', seat: 0, question: 0, move: 'take blue', race: { line, at: 900 } })
    await ben.connect()
    expect(ben.lines).toEqual(anna.lines)
    await ben.done({ kind: 'move', seat: 1, question: 0, move: 'take black', race: { line, at: 5000 } })
    await until(() => ends(anna) === 1)
    expect(judged(anna).map(({ seat, disc }) => `${seat} ${disc}`)).toEqual(['2 red', '0 blue', '1 black'])
  })

  test('a page of version 1 sees a race when it is shown, and is believed when it is heard', async () => {
    const pages = await sit([{ delay: 5 }, { delay: 60 }])
    const [anna, ben] = pages as [Page, Page]
    await ben.leave()
    await ben.open()
    const welcomed = ben.next('welcome')
    ben.send({ kind: 'hello', protocol: 1, seen: ben.lines.length, takebacks: 0 })
    expect((await welcomed).protocol).toBe(1)
    const from = ben.heard?.length ?? 0
    // It never says that it has read: the others wait a while, and no longer.
    const racer = new Racer(anna, 0, { wants: () => null, reacts: () => 0 })
    await racer.ready()
    await racer.read()
    await until(() => ben.lines.filter((line) => String(line).startsWith('throw ')).length === 2)
    await ben.done({ kind: 'move', seat: 1, question: 0, move: 'take black' })
    const [grab] = judged(ben)
    expect(grab?.at).toBe(grab?.seen)
    expect(ben.heard?.slice(from).map(({ kind }) => kind)).not.toContain('race')
  })

  test('the server starts again in mid-round: it is void, thrown again, and everybody has the same log', async () => {
    const pages = await sit([{ delay: 5 }, { delay: 20 }])
    const [anna, ben] = pages as [Page, Page]
    const racers = pages.map(
      (page, seat) => new Racer(page, seat, { wants: () => (seat === 0 ? 'take red' : null), reacts: () => 200 }),
    )
    await Promise.all(racers.map((racer) => racer.ready()))
    await Promise.all(racers.map((racer) => racer.read()))
    await until(() => judged(ben).length === 1)
    await testServer.close()
    await testServer.open()
    await Promise.all(pages.map((page) => page.connect()))
    await until(() => anna.lines.some((line) => String(line).startsWith('void throw')))
    expect(judged(anna)).toEqual([])
    const again = pages.map(
      (page, seat) => new Racer(page, seat, { wants: () => (seat === 1 ? 'take black' : null), reacts: () => 200 }),
    )
    await races(again, 1)
    expect(judged(ben).map(({ seat, disc }) => `${seat} ${disc}`)).toEqual(['1 black'])
    await until(() => anna.lines.length === ben.lines.length)
    expect(anna.lines).toEqual(ben.lines)
    expect(replays(anna)).toBe(true)
  })
})
