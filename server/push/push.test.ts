import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { readTurn, type TurnNote } from '../../protocol/turn.ts'
import { device, row } from '../store/testing/sample.ts'
import type { TurnNotification } from '../tables/deps.ts'
import {
  memoryStore,
  openTestTables,
  type Page,
  playing,
  quiet,
  someMove,
  type TestTables,
} from '../tables/testing/table.ts'
import type { Letter, Posted } from './post.ts'
import { messageOf, PUSH_LIMITS, Push, type PushOutcome } from './push.ts'

const [SECOND, DAY] = [1000, 86_400_000]
const answered = (status: number, retryAfter = 0): Posted => ({ kind: 'answered', status, retryAfter })

/** A test server whose calls are told by a postman who writes down what he was given. */
async function office(replies: Posted[] = []) {
  const calls: TurnNotification[] = []
  const letters: Letter[] = []
  const outcomes: PushOutcome[] = []
  const log = quiet()
  const store = memoryStore()
  let push: Push | null = null
  const home: TestTables = await openTestTables({
    store,
    call: (call) => {
      calls.push(call)
      push?.call(call)
    },
  })
  const poster = {
    post: async (letter: Letter): Promise<Posted> => {
      letters.push(letter)
      return replies.shift() ?? answered(201)
    },
    stop: () => undefined,
  }
  const metrics = { pushed: (outcome: PushOutcome) => void outcomes.push(outcome) }
  push = new Push({ store, clock: home.clock, log, metrics, poster })
  for (const who of ['ann', 'bob']) unwrap(await store.commit({ push: device(`https://push.example/${who}`, who) }))
  return { home, store, push, calls, letters, outcomes, log }
}

// Words are loaded when they are first needed, which takes longer than a test waits.
beforeAll(async () => {
  for (const lang of ['en', 'de'] as const) await messageOf(row('t'), 'ann', lang, 'title')
})

type Office = Awaited<ReturnType<typeof office>>

const noteOf = (letter: Letter | undefined): TurnNote | null => readTurn(letter?.text ?? '')

/** The one who is asked, and the other. */
async function sides(pages: readonly Page[]): Promise<{ asked: Page; other: Page }> {
  const next = await someMove(pages[0] as Page)
  const asked = pages.find(({ you }) => you.seats.includes(next?.seat ?? -1)) as Page
  return { asked, other: pages.find((page) => page !== asked) as Page }
}

/** Moves until another seat is asked. */
async function passOn(page: Page): Promise<void> {
  for (;;) {
    const next = await someMove(page)
    if (next === null || !page.you.seats.includes(next.seat)) return
    expect(await page.send(next.order)).toBe('done')
  }
}

describe('who is called', () => {
  let all: Office
  beforeEach(async () => {
    all = await office()
  })

  test('nobody who looks', async () => {
    const { both } = await playing(all.home)
    for (let i = 0; i < 5; i++) await passOn((await sides(both)).asked)
    expect(all.calls).toEqual([])
  })

  test('who has left, when the turn begins, and once', async () => {
    const { id, both } = await playing(all.home)
    const { asked, other } = await sides(both)
    other.leave()
    await all.home.settled()
    await passOn(asked)
    await all.home.settled()
    expect(all.calls).toEqual([
      { identity: other.who, table: id, seat: other.you.seats[0], asked: all.home.clock.now() },
    ])
    expect(all.letters).toHaveLength(1)
    await asked.send({ kind: 'say', seat: asked.you.seats[0] as number, what: { kind: 'phrase', phrase: 'hello' } })
    asked.leave()
    await all.home.pass(3600 * SECOND)
    expect(all.calls).toHaveLength(1)
  })

  test('who has the page open where they do not see it, but not if another one is in sight', async () => {
    const { id, both } = await playing(all.home)
    const { asked, other } = await sides(both)
    other.hidden = true
    const second = await all.home.page(id, other.who)
    await passOn(asked)
    expect(all.calls).toEqual([])
    await passOn(second)
    second.leave()
    await all.home.settled()
    await passOn(asked)
    expect(all.calls.map(({ identity }) => identity)).toEqual([other.who])
  })

  test('each question anew, also after a move that the clock made', async () => {
    const { both } = await playing(all.home, { clock: { kind: 'live', move: 30, bank: 0 } })
    const { asked, other } = await sides(both)
    other.leave()
    await all.home.settled()
    for (let round = 0; round < 2; round++) {
      await passOn(asked)
      await all.home.pass(31 * SECOND)
    }
    const mine = all.calls.filter(({ identity }) => identity === other.who)
    expect(mine.length).toBeGreaterThanOrEqual(2)
    expect(new Set(mine.map((call) => call.asked)).size).toBe(mine.length)
  })

  test('nobody for whom a bot plays', async () => {
    const { both } = await playing(all.home)
    const { asked, other } = await sides(both)
    await other.send({ kind: 'hand', seat: other.you.seats[0] as number })
    other.leave()
    await all.home.settled()
    await passOn(asked)
    await all.home.settled()
    expect(all.calls).toEqual([])
  })
})

describe('what is told', () => {
  /** At a table with this clock, the turn of an absent player has begun. */
  async function begun(all: Office, clock: Parameters<typeof playing>[1] = {}) {
    const { id, both } = await playing(all.home, clock)
    const { asked, other } = await sides(both)
    other.leave()
    await all.home.settled()
    await passOn(asked)
    await all.home.settled()
    return { id, asked, other }
  }

  test('the game and the others, in the language of the device; nothing else', async () => {
    const all = await office()
    for (const who of ['ann', 'bob'])
      unwrap(await all.store.commit({ push: device(`https://push.example/${who}`, who, { lang: 'de' }) }))
    const { id, asked } = await begun(all)
    const name = asked.who === 'ann' ? 'Ann' : 'Bob'
    expect(noteOf(all.letters[0])).toEqual({ table: id, title: 'Du bist dran', body: `Dicy Cards mit ${name}` })
    expect(all.letters[0]).toMatchObject({ topic: id, urgency: 'high' })
    expect(all.outcomes).toEqual(['sent'])
    expect(all.push.size).toBe(0)
  })

  test.each([
    [{ kind: 'none' } as const, DAY / SECOND, 'high'],
    [{ kind: 'slow', days: 3 } as const, (3 * DAY) / SECOND, 'normal'],
    [{ kind: 'live', move: 30, bank: 120 } as const, 150, 'high'],
  ])('it lives as long as the clock %j', async (clock, ttl, urgency) => {
    const all = await office()
    await begun(all, { clock })
    expect(all.letters[0]).toMatchObject({ ttl, urgency })
  })

  test('all devices, and only theirs', async () => {
    const all = await office()
    unwrap(await all.store.commit({ push: device('https://push.example/ann2', 'ann') }))
    unwrap(await all.store.commit({ push: device('https://push.example/bob2', 'bob') }))
    const { other } = await begun(all)
    const told = all.letters.map(({ to }) => to.endpoint.replace('https://push.example/', '')).sort()
    expect(told).toEqual([other.who, `${other.who}2`])
  })

  test.each([404, 410])('a device that is no longer there (%i) is forgotten', async (status) => {
    const all = await office([answered(status)])
    const { other } = await begun(all)
    expect(unwrap(await all.store.pushesOf(other.who))).toEqual([])
    expect(unwrap(await all.store.pushesOf(other.who === 'ann' ? 'bob' : 'ann'))).toHaveLength(1)
    expect([all.outcomes, all.push.size]).toEqual([['gone'], 0])
  })

  test('one that would lead inside the network is forgotten, too', async () => {
    const all = await office([{ kind: 'forbidden' }])
    const { other } = await begun(all)
    expect(unwrap(await all.store.pushesOf(other.who))).toEqual([])
    expect(all.outcomes).toEqual(['forbidden'])
  })

  test.each([301, 400, 403, 413])('a refusal (%i) is counted and logged, not repeated', async (status) => {
    const all = await office([answered(status)])
    const { other } = await begun(all, { clock: { kind: 'slow', days: 3 } })
    await all.home.pass(DAY)
    expect([all.letters.length, all.outcomes, all.log.warnings]).toEqual([1, ['refused'], [{ status }]])
    expect(unwrap(await all.store.pushesOf(other.who))).toHaveLength(1)
  })

  test('a busy service is asked again, later each time, and as late as it says', async () => {
    const silent: Posted = { kind: 'silent' }
    const all = await office([answered(503), silent, answered(429, 600 * SECOND), answered(201)])
    await begun(all, { clock: { kind: 'slow', days: 3 } })
    expect(all.letters).toHaveLength(1)
    const toldAfter = async (ms: number): Promise<number> => {
      await all.home.pass(ms)
      return all.letters.length
    }
    const { pause } = PUSH_LIMITS
    expect([await toldAfter(pause - 1), await toldAfter(1)]).toEqual([1, 2])
    expect([await toldAfter(4 * pause - 1), await toldAfter(1)]).toEqual([2, 3])
    expect([await toldAfter(600 * SECOND - 1), await toldAfter(1)]).toEqual([3, 4])
    expect(all.outcomes).toEqual(['again', 'again', 'again', 'sent'])
    expect([await toldAfter(DAY), all.push.size]).toEqual([4, 0])
    expect(all.letters[3]?.ttl).toBeLessThan((3 * DAY) / SECOND)
  })

  test('only the devices that were not reached are tried again', async () => {
    const all = await office([answered(201), answered(500)])
    for (const who of ['ann', 'bob'])
      unwrap(await all.store.commit({ push: device(`https://push.example/${who}2`, who) }))
    await begun(all)
    await all.home.pass(PUSH_LIMITS.pause)
    const told = all.letters.map(({ to }) => to.endpoint)
    expect([told.length, new Set(told).size, told[2]]).toEqual([3, 2, told[1]])
    expect(all.outcomes).toEqual(['sent', 'again', 'sent'])
  })

  test('it gives up in the end', async () => {
    const all = await office(Array<Posted>(50).fill(answered(500)))
    await begun(all, { clock: { kind: 'slow', days: 7 } })
    await all.home.pass(DAY)
    expect(all.letters).toHaveLength(PUSH_LIMITS.tries)
    expect([all.outcomes.at(-1), all.push.size]).toEqual(['gave-up', 0])
  })

  test('who has answered meanwhile is not told any more', async () => {
    const all = await office([answered(500)])
    const { other } = await begun(all)
    await other.connect()
    await passOn(other)
    await all.home.pass(DAY)
    expect([all.letters.length, all.outcomes]).toEqual([1, ['again', 'stale']])
  })

  test('who has deleted their data, or said no, is not told any more', async () => {
    const deleted = await office([answered(500)])
    const { other } = await begun(deleted)
    unwrap(await deleted.store.commit({ forget: other.who }))
    await deleted.home.pass(DAY)
    expect(deleted.letters).toHaveLength(1)

    const unwilling = await office([answered(500)])
    const { other: they } = await begun(unwilling)
    unwrap(
      await unwilling.store.commit({ unpush: { endpoint: `https://push.example/${they.who}`, identity: they.who } }),
    )
    await unwilling.home.pass(DAY)
    expect([unwilling.letters.length, unwilling.push.size]).toEqual([1, 0])
  })

  test('a newer question takes the place of one that waits', async () => {
    const all = await office([answered(500), answered(201)])
    const { other, asked } = await begun(all)
    await other.connect()
    await passOn(other)
    other.leave()
    await all.home.settled()
    await passOn(asked)
    await all.home.settled()
    expect([all.letters.length, all.push.size]).toEqual([2, 0])
    await all.home.pass(DAY)
    expect(all.letters).toHaveLength(2)
  })
})

describe('how much waits', () => {
  const call = (n: number): TurnNotification => ({ identity: `p${n}`, table: 't', seat: 0, asked: 1 })

  test('no more than so many, and few at once', async () => {
    const all = await office()
    const asked: string[] = []
    const never = (who: string) => {
      asked.push(who)
      return new Promise<never>(() => undefined)
    }
    const counts: PushOutcome[] = []
    const push = new Push({
      store: { ...all.store, pushesOf: never },
      clock: all.home.clock,
      log: all.log,
      metrics: { pushed: (one) => void counts.push(one) },
      poster: { post: async () => answered(201), stop: () => undefined },
    })
    for (let n = 0; n < PUSH_LIMITS.waiting + 5; n++) push.call(call(n))
    for (let n = 0; n < 100; n++) push.call(call(900))
    await all.home.settled()
    expect([push.size, asked.length, counts]).toEqual([
      PUSH_LIMITS.waiting,
      PUSH_LIMITS.atOnce,
      // Five for whom there was no room, and one person's messages above the limit of an hour.
      Array(5 + 101 - PUSH_LIMITS.ofPerson).fill('dropped'),
    ])
    push.stop()
    push.call(call(1))
    expect(push.size).toBe(0)
  })

  test('a bug with one does not stop the others', async () => {
    const all = await office()
    let first = true
    const store = {
      ...all.store,
      pushesOf: async (who: string) => {
        if (first) {
          first = false
          throw new Error('oh')
        }
        return all.store.pushesOf(who)
      },
    }
    const poster = { post: async () => answered(201), stop: () => undefined }
    const push = new Push({ store, clock: all.home.clock, log: all.log, metrics: { pushed: () => undefined }, poster })
    push.call(call(1))
    push.call(call(2))
    await all.home.settled()
    expect([push.size, all.log.errors.length]).toEqual([0, 1])
  })
})

describe('the next game of the same people', () => {
  test('is told to who is expected there and does not look, for an hour', async () => {
    const { home, letters, outcomes, push, calls } = await office()
    const { ann, bob } = await playing(home)
    await bob.send({ kind: 'resign', seat: 1 })
    bob.leave()
    letters.length = 0
    await ann.send({ kind: 'rematch' })
    await home.settled()
    expect(noteOf(letters[0])).toEqual({
      table: ann.table?.rematch,
      title: 'Another game?',
      body: 'Dicy Cards with Ann',
    })
    expect(letters).toHaveLength(1)
    // An invitation expires after an hour.
    await home.pass(PUSH_LIMITS.invitation)
    outcomes.length = 0
    push.call(calls.at(-1) as TurnNotification)
    await home.settled()
    expect(outcomes).toEqual(['stale'])
  })
})
