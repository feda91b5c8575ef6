/** "It is your turn" through the whole server, to a push service on this machine that reads what it is sent. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readTurn } from '../../protocol/turn.ts'
import { claimsOf, type FakeDevice, PushService } from '../push/testing.ts'
import type { Page, Person } from '../soak/client.ts'
import { caughtUp, followerOf, gather, TestServer } from './test-server.ts'

let testServer: TestServer
let service: PushService

beforeAll(async () => {
  service = await PushService.open()
  testServer = await new TestServer({ METRICS: 'on' }).open({ pushLoopback: true })
})
afterAll(async () => {
  await testServer?.end()
  await service?.close()
})
afterEach(() => {
  service.received.length = 0
  service.replies = []
})

const keyOf = async (person: Person): Promise<string> => (await person.must('push')).key ?? ''

/** Two at a table; `away` has said where to be told, and is not asked at the moment. */
async function table(device: FakeDevice, more: Parameters<typeof gather>[1] = {}) {
  const people = [await testServer.person(), await testServer.person()]
  const pages = await gather(people, more)
  const [first] = pages as [Page, Page]
  const [seat = 0] = (await followerOf(first)).due(first.lines)
  const [here, away] = [pages[seat] as Page, pages[1 - seat] as Page]
  await away.person.must('pushMe', { body: device.body })
  return { here, away, seat, id: here.id }
}

/** Moves until the other is asked. */
async function passOn(page: Page, seat: number): Promise<void> {
  const follower = await followerOf(page)
  while (follower.due(page.lines).includes(seat)) {
    const done = await page.move(seat, follower.choose(page.lines, seat))
    if (done.kind === 'refused') throw new Error(JSON.stringify(done.refusal))
    await caughtUp(page, done.seq ?? 0)
  }
}

/** A socket that was closed is soon no longer there; others are told. */
async function leave(here: Page, away: Page, seat: number): Promise<void> {
  const isAway = (facts: Page['facts']): boolean => {
    const sitter = facts?.seats[1 - seat]
    return sitter?.kind === 'person' && !sitter.here
  }
  const told = here.until((message) => message.kind === 'facts' && isAway(message.table))
  await away.leave()
  await told
}

const metric = async (outcome: string): Promise<number> => {
  const text = await (await fetch(`${testServer.base}/metrics`)).text()
  return Number(new RegExp(`iacta_pushes_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}

describe('a turn begins', () => {
  test('a device far away reads whose table it is, and can tell who wrote', async () => {
    const device = service.device('it')
    const { here, away, seat, id } = await table(device, { clock: { kind: 'slow', days: 2 } })
    await leave(here, away, seat)
    const before = await metric('sent')
    await passOn(here, seat)
    const [message] = (await service.got(1)) as [Parameters<FakeDevice['open']>[0]]
    expect(`${service.origin}${message.path}`).toBe(device.endpoint)
    expect(readTurn(device.open(message))).toEqual({
      table: id,
      title: 'Tocca a te',
      body: `Dicy Cards con P${seat}`,
    })
    expect(message.headers).toMatchObject({ topic: id, urgency: 'normal' })
    expect(Number(message.headers.ttl)).toBeGreaterThan(2 * 86_400 - 60)
    expect(Number(message.headers.ttl)).toBeLessThanOrEqual(2 * 86_400)

    const claims = claimsOf(message, await keyOf(here.person))
    expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:/) })
    const left = (claims?.exp ?? 0) - Date.now() / 1000
    expect(left > 0 && left < 86_400).toBe(true)
    const other = service.device()
    expect(() => other.open(message)).toThrow()
    expect(claimsOf(message, other.body.keys.p256dh)).toBeNull()
    await expect.poll(() => metric('sent')).toBe(before + 1)
  })

  test('a page that is hidden counts as away, one in sight does not', async () => {
    const device = service.device()
    const { here, away, seat } = await table(device)
    await passOn(here, seat)
    await caughtUp(away, here.lines.length)
    await passOn(away, 1 - seat)
    await caughtUp(here, away.lines.length)
    const told = away.next('pong')
    away.send({ kind: 'ping', n: 1, hidden: true })
    await told
    await passOn(here, seat)
    expect(readTurn(device.open((await service.got(1))[0] as never))?.table).toBe(here.id)
    expect(service.received).toHaveLength(1)
  })

  test('a device that is gone is forgotten', async () => {
    const device = service.device()
    const { here, away, seat } = await table(device)
    await leave(here, away, seat)
    service.replies = [410]
    await passOn(here, seat)
    await service.got(1)
    await expect.poll(async () => (await away.person.must('myData')).devices).toEqual([])
  })

  test('who says no, or deletes their data, is not told; the endpoint is forgotten', async () => {
    const device = service.device()
    const { here, away, seat } = await table(device)
    const another = service.device()
    await away.person.must('pushMe', { body: another.body })
    await away.person.must('pushMeNot', { body: { endpoint: device.endpoint } })
    await leave(here, away, seat)
    await passOn(here, seat)
    const [message] = await service.got(1)
    expect(`${service.origin}${message?.path}`).toBe(another.endpoint)
    await away.person.must('deleteMe')
    await away.person.must('me')
    expect((await away.person.must('myData')).devices).toEqual([])
  })
})

describe('asking for it', () => {
  test('the key is the server’s, over restarts, and in no answer but this', async () => {
    const person = await testServer.person()
    const key = await keyOf(person)
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
    await testServer.close()
    await testServer.open({ pushLoopback: true })
    expect(await keyOf(person)).toBe(key)
  })

  test('what is saved names the service, not where the device is', async () => {
    const person = await testServer.person()
    const device = service.device('pt')
    await person.must('pushMe', { body: device.body })
    const data = await person.must('myData')
    expect(data.devices).toEqual([{ service: service.origin, lang: 'pt', created: expect.any(Number) }])
    expect(JSON.stringify(data)).not.toContain('/send/')
  })

  test('again means instead; another person on the same device takes it over', async () => {
    const [ann, bob] = [await testServer.person(), await testServer.person()]
    const device = service.device('pt')
    await ann.must('pushMe', { body: device.body })
    await ann.must('pushMe', { body: { ...device.body, lang: 'de' } })
    expect((await ann.must('myData')).devices).toMatchObject([{ lang: 'de' }])
    await bob.must('pushMe', { body: device.body })
    await ann.must('pushMeNot', { body: { endpoint: device.endpoint } })
    expect([(await ann.must('myData')).devices.length, (await bob.must('myData')).devices.length]).toEqual([0, 1])
  })

  test.each([
    ['no body', undefined, { code: 'malformed', path: '' }],
    ['no key', { keys: { auth: 'a'.repeat(22) } }, { code: 'malformed', path: 'keys.p256dh' }],
    [
      'no point',
      { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(22) } },
      { code: 'malformed', path: 'keys.p256dh' },
    ],
    ['a language that is none', { lang: 'xx' }, { code: 'malformed', path: 'lang' }],
    ['a text that is no address', { endpoint: 'javascript:alert(1)' }, { code: 'malformed', path: 'endpoint' }],
    ['a long one', { endpoint: `https://push.example/${'x'.repeat(1000)}` }, { code: 'malformed', path: 'endpoint' }],
    ['one elsewhere', { endpoint: 'http://192.168.1.1/' }, { code: 'bad-endpoint' }],
    ['much too much', { more: 'x'.repeat(60_000) }, { code: 'too-large', limit: 16_384 }],
  ])('%s is refused', async (_, change, refusal) => {
    const person = await testServer.person()
    const body = change === undefined ? undefined : { ...service.device().body, ...change }
    expect(await person.call('pushMe', { body: body as never })).toEqual({ ok: false, fault: refusal })
    expect((await person.must('myData')).devices).toEqual([])
  })

  test('a page of another address cannot ask for it', async () => {
    const person = await testServer.person()
    const headers = { cookie: person.cookie, origin: 'https://evil.example', 'content-type': 'application/json' }
    const body = JSON.stringify(service.device().body)
    const response = await fetch(`${testServer.base}/api/me/push`, { method: 'PUT', headers, body })
    expect([response.status, await response.json()]).toEqual([403, { refusal: { code: 'foreign-origin' } }])
  })
})

test('an operator may switch it off: no key, no device, and what was kept can still be taken back', async () => {
  const off = new TestServer({ PUSH: 'off' })
  await off.open()
  try {
    const person = await off.person()
    const device = service.device()
    expect(await person.must('push')).toEqual({ key: null })
    expect(await person.call('pushMe', { body: device.body })).toEqual({ ok: false, fault: { code: 'no-push' } })
    await person.must('pushMeNot', { body: { endpoint: device.endpoint } })
  } finally {
    await off.end()
  }
})
