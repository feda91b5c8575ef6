/** Authorisation, over real requests and sockets. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '../../protocol/protocol.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { LIFE_MS, newKey, sign } from '../identity/cookie.ts'
import { type Page, Person, type Wish } from '../soak/client.ts'
import { begin, caughtUp, createTable, followerOf, gather, NEW_TABLE, TestServer } from './test-server.ts'

const testServer = new TestServer()
beforeAll(() => testServer.open())
afterAll(() => testServer.end())

/** The refusal of a command that must be refused, and that changed nothing on any page. */
async function refused(page: Page, wish: Wish, others: readonly Page[] = []): Promise<Refusal> {
  const all = [page, ...others]
  await Promise.all(all.map(settled))
  const before = all.map(({ lines }) => lines)
  const answer = await page.command(wish)
  if (answer.kind !== 'refused') throw new Error(`${wish.kind} was done`)
  await Promise.all(all.map(settled))
  expect(all.map(({ lines }) => lines)).toEqual(before)
  return answer.refusal
}

/** It has heard all that was sent before. */
async function settled(page: Page): Promise<void> {
  const pong = page.next('pong')
  page.send({ kind: 'ping', n: 1 })
  await pong
}

/** The key of the server's cookies, unknown outside. */
function keyOf(data: string): string {
  const db = new DatabaseSync(join(data, 'iacta.db'), { readOnly: true })
  const row = db.prepare("SELECT value FROM keys WHERE name = 'cookie'").get()
  db.close()
  return String(row?.value)
}

const request = (path: string, init: RequestInit = {}) => fetch(testServer.base + path, init)
const POST = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(NEW_TABLE) }

describe('a cookie', () => {
  test('comes with the first request, and stays', async () => {
    const first = await request('/api/me')
    expect(first.headers.get('set-cookie')).toMatch(
      /^iacta=[0-9a-f]{32}\.[0-9a-z]+\.[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    )
    expect(first.headers.get('cache-control')).toBe('no-store')
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await request('/api/me', { headers: { cookie } })).headers.get('set-cookie')).toBe(null)
  })

  test('that is forged, foreign or expired makes somebody new', async () => {
    const anna = await testServer.person()
    await anna.must('changeMe', { body: { name: 'Anna' } })
    const [id = '', at = '', mac = ''] = anna.cookie.replace('iacta=', '').split('.')
    const key = keyOf(testServer.data)
    expect(await new Person(testServer.base, `iacta=${sign(key, { id, at: Date.now() })}`).must('me')).toMatchObject({
      me: { name: 'Anna' },
    })
    for (const cookie of [
      `${id}.${at}.${mac.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`,
      sign(newKey(), { id, at: Date.now() }),
      sign(key, { id, at: Date.now() - LIFE_MS - 1000 }),
      `${id.replace(/^./, (c) => (c === '0' ? '1' : '0'))}.${at}.${mac}`,
    ]) {
      const other = new Person(testServer.base, `iacta=${cookie}`)
      expect(await other.must('me')).toMatchObject({ me: { name: null } })
      expect(other.cookie).not.toContain(id)
    }
    expect(await anna.must('me')).toMatchObject({ me: { name: 'Anna' } })
  })

  test('of a guest who was deleted: told once, then somebody new', async () => {
    const anna = await testServer.person()
    const twin = new Person(testServer.base, anna.cookie)
    const page = await anna.at(await createTable(anna)).connect()
    await anna.must('deleteMe')
    expect(anna.cookie).toBe('iacta=')
    expect(await page.closed()).toBe('no-identity')
    const late = twin.at(page.id)
    await late.open()
    late.send({ kind: 'hello', protocol: 1, seen: 0, takebacks: 0 })
    expect(await late.closed()).toBe('no-identity')
    expect(await twin.call('myTables')).toEqual({ ok: false, fault: { code: 'no-identity' } })
    expect(twin.cookie).toBe('iacta=')
    expect((await twin.must('myTables')).tables).toEqual([])
  })
})

describe('a page of another address', () => {
  test.each([{ origin: 'http://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'may change nothing: %j',
    async (more) => {
      const made = await request('/api/tables', {
        ...POST,
        headers: { ...POST.headers, ...more },
      })
      expect([made.status, await made.json()]).toEqual([403, { refusal: { code: 'foreign-origin' } }])
      expect(made.headers.get('set-cookie')).toBe(null)
    },
  )

  test('our own may', async () => {
    const headers = { ...POST.headers, origin: testServer.base, 'sec-fetch-site': 'same-origin' }
    expect((await request('/api/tables', { ...POST, headers })).status).toBe(200)
  })
})

describe('requests', () => {
  test('too large, malformed or elsewhere', async () => {
    const send = async (method: string, path: string, body?: string) => {
      const response = await request(path, { method, ...(body === undefined ? {} : { body }) })
      return [response.status, await response.json()]
    }
    const large = { refusal: { code: 'too-large', limit: LIMITS.body } }
    expect(await send('POST', '/api/tables', 'x'.repeat(LIMITS.body + 1))).toEqual([413, large])
    expect(await send('POST', '/api/tables', 'x'.repeat(LIMITS.body * 10))).toEqual([413, large])
    expect(await send('POST', '/api/tables', 'x')).toEqual([400, { refusal: { code: 'malformed', path: '' } }])
    expect(await send('POST', '/api/tables', '{}')).toEqual([400, { refusal: { code: 'malformed', path: 'game' } }])
    expect(await send('GET', '/api/nothing')).toEqual([404, { refusal: { code: 'no-such-page' } }])
    expect(await send('PUT', '/api/me', '{}')).toEqual([404, { refusal: { code: 'no-such-page' } }])
    expect(await send('PATCH', '/api/me', '{"name":"\\u202ex"}')).toEqual([
      400,
      { refusal: { code: 'name', why: 'characters', max: LIMITS.name } },
    ])
    expect(await send('POST', '/api/tables', JSON.stringify({ ...NEW_TABLE, game: 'chess' }))).toEqual([
      400,
      { refusal: { code: 'no-such-game', game: 'chess' } },
    ])
    expect(await send('POST', `/api/link/${'x'.repeat(32)}`)).toEqual([404, { refusal: { code: 'bad-link' } }])
  })

  test('a body that never ends in chunks is not read on', async () => {
    const chunk = new Uint8Array(1024).fill(120)
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => {
        if (sent++ > 10_000) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const response = await request('/api/tables', { method: 'POST', body, duplex: 'half' }).catch(() => null)
    if (response !== null) expect(response.status).toBe(413)
    expect(sent).toBeLessThan(10_000)
  })
})

describe('ids of tables', () => {
  test('have 80 random bits, and no two are near each other', async () => {
    const anna = await testServer.person()
    const ids = await Promise.all(Array.from({ length: 50 }, () => createTable(anna)))
    for (const id of ids) expect(id).toMatch(/^[a-z2-7]{16}$/)
    expect(new Set(ids).size).toBe(50)
    expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBeGreaterThan(45)
    expect(new Set(ids.map((id) => id.slice(-4))).size).toBeGreaterThan(45)
  })

  test('a wrong one and a malformed one are answered alike', async () => {
    const answers = new Set<string>()
    for (const id of ['aaaaaaaaaaaaaaaa', 'zzzzzzzzzzzzzzzz', 'AAAAAAAAAAAAAAAA', 'a', '1', 'x'.repeat(90)]) {
      for (const path of ['', '/log']) {
        const response = await request(`/api/tables/${id}${path}`)
        answers.add(`${response.status} ${await response.text()}`)
      }
    }
    expect([...answers]).toEqual(['404 {"refusal":{"code":"no-such-table"}}'])
  })

  test('one by link only is in no list', async () => {
    const anna = await testServer.person()
    const [hidden, listed] = [await createTable(anna), await createTable(anna, { listed: true })]
    const { tables } = await (await testServer.person()).must('publicTables')
    const ids = tables.map(({ table }) => table.id)
    expect([ids.includes(hidden), ids.includes(listed)]).toEqual([false, true])
  })
})

describe('at a table', () => {
  test('nobody acts for another’s seat, and a spectator not at all', async () => {
    const [anna, ben, eve] = [await testServer.person(), await testServer.person(), await testServer.person()]
    const [a, b] = (await gather([anna, ben])) as [Page, Page]
    const e = await eve.at(a.id).connect()
    const follower = await followerOf(a)
    const [due = 0] = follower.due(a.lines)
    const [mine, other] = due === 0 ? [a, b] : [b, a]
    const move = follower.choose(a.lines, due)
    const wish = { kind: 'move', seat: due, question: 0, move } as const
    const no = { code: 'not-your-seat', seat: due }
    expect(await refused(other, wish, [mine, e])).toEqual(no)
    expect(await refused(e, wish, [a, b])).toEqual(no)
    for (const kind of ['hand', 'back', 'takeback'] as const) {
      expect(await refused(e, { kind, seat: due }, [a, b]), kind).toEqual(no)
    }
    expect(await refused(e, { kind: 'say', seat: due, what: { kind: 'reaction', reaction: 'clap' } })).toEqual(no)
    expect(await refused(e, { kind: 'commit', seat: due, round: 1, hash: 'a'.repeat(64) })).toMatchObject({
      code: expect.any(String),
    })
    expect((await mine.command(wish)).kind).toBe('done')
  })

  test('only the host is the host', async () => {
    const [anna, eve] = [await testServer.person(), await testServer.person()]
    const id = await createTable(anna)
    const [a, e] = [await anna.at(id).connect(), await eve.at(id).connect()]
    await e.done({ kind: 'sit', seat: 0, name: 'Eve', colour: 'red' })
    for (const wish of [
      { kind: 'start' },
      { kind: 'fill', seat: 1, level: 'hard' },
      { kind: 'remove', seat: 1 },
    ] as const) {
      expect(await refused(e, wish, [a]), wish.kind).toEqual({ code: 'host-only' })
    }
    expect([a.you, e.you]).toEqual([
      { seats: [], host: true },
      { seats: [0], host: false },
    ])
  })

  test('a taken seat, a full table, one that has begun', async () => {
    const [anna, ben, eve] = [await testServer.person(), await testServer.person(), await testServer.person()]
    const id = await createTable(anna)
    const [a, b, e] = [await anna.at(id).connect(), await ben.at(id).connect(), await eve.at(id).connect()]
    const sit = (seat: number) => ({ kind: 'sit', seat, name: 'X', colour: 'blue' }) as const
    await a.done(sit(0))
    expect(await refused(e, sit(0), [a])).toEqual({ code: 'seat-taken', seat: 0 })
    expect(await refused(e, sit(7), [a])).toEqual({ code: 'no-such-seat', seat: 7, seats: 2 })
    expect(await refused(a, { kind: 'start' })).toEqual({ code: 'open-seats', seats: [1] })
    await b.done(sit(1))
    expect(await refused(e, sit(1), [a, b])).toEqual({ code: 'table-full' })
    await begin([a, b])
    expect(await refused(e, sit(1), [a, b])).toEqual({ code: 'started' })
    expect(await refused(a, { kind: 'rise', seat: 0 }, [b])).toEqual({ code: 'started' })
    expect(await refused(a, { kind: 'rematch' }, [b])).toEqual({ code: 'not-over' })
    expect(await anna.call('log', { part: id })).toEqual({ ok: false, fault: { code: 'not-over' } })
  })

  test('a question that was answered is closed; the same command again is answered the same way', async () => {
    const [a, b] = (await gather([await testServer.person(), await testServer.person()])) as [Page, Page]
    const follower = await followerOf(a)
    const [due = 0] = follower.due(a.lines)
    const page = due === 0 ? a : b
    const wish = { kind: 'move', id: 'mine', seat: due, question: 0, move: follower.choose(a.lines, due) } as const
    const first = await page.done(wish)
    await caughtUp(page, first.seq ?? 0)
    const again = await page.done(wish)
    expect(again).toEqual(first)
    expect(await refused(page, { ...wish, id: 'other' }, [a, b])).toEqual({ code: 'closed', seat: due })
    expect(await refused(page, { ...wish, id: 'third', question: 99 }, [a, b])).toEqual({ code: 'closed', seat: due })
    expect(await refused(page, { ...wish, id: 'x', move: 'dance' }, [a, b])).toMatchObject({
      code: expect.stringMatching(/closed|unreadable/),
    })
  })
})

test('an identity moves to another device by a link that works once', async () => {
  const anna = await testServer.person()
  await anna.must('changeMe', { body: { name: 'Anna', colour: 'teal' } })
  const id = await createTable(anna)
  const { token } = await anna.must('makeLink')
  const phone = new Person(testServer.base)
  expect(await phone.must('useLink', { part: token })).toMatchObject({ me: { name: 'Anna', colour: 'teal' } })
  expect((await phone.must('table', { part: id })).you.host).toBe(true)
  expect(await new Person(testServer.base).call('useLink', { part: token })).toEqual({
    ok: false,
    fault: { code: 'bad-link' },
  })
})

test('all my data: to take along, and to delete', async () => {
  const [anna, ben] = [await testServer.person(), await testServer.person()]
  await anna.must('changeMe', { body: { name: 'Anna' } })
  const pages = (await gather([anna, ben])) as [Page, Page]
  const data = await anna.must('myData')
  expect(data).toMatchObject({
    me: { name: 'Anna' },
    tables: [{ table: { id: pages[0].id }, you: { seats: [0], host: true } }],
  })
  expect(JSON.stringify(data)).not.toContain(anna.cookie.slice(6, 38))
  await anna.must('deleteMe')
  const { table } = await ben.must('table', { part: pages[0].id })
  expect(table.seats[0]).toMatchObject({ kind: 'person', name: null })
})
