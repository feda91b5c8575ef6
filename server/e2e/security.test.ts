/**
 * Attacks against a whole server. Beside it: rights.test.ts (authorisation), limits.test.ts (rates), fuzz.test.ts (nonsense), app.test.ts
 * (addresses and headers), push/address.test.ts (push endpoints).
 */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { request as requestTls } from 'node:https'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ROUTES, type RouteName } from '../../protocol/http.ts'
import { CLOSES, LIMITS, VERSION } from '../../protocol/protocol.ts'
import { readFiles } from '../http/files.ts'
import { openLog } from '../process/log.ts'
import { Person } from '../soak/client.ts'
import { systemClock } from '../tables/deps.ts'
import { CERT, KEY, makeBuild } from '../testing.ts'
import { dial, frame, OP, portOf, RawSocket, say, statusOf } from './raw.ts'
import { createTable, NEW_TABLE, TestServer } from './test-server.ts'

const testServer = new TestServer({ METRICS: 'on', SOCKETS_PER_GUEST: '1000' })
beforeAll(() => testServer.open())
afterAll(() => testServer.end())
const others: TestServer[] = []
afterEach(async () => {
  for (const one of others.splice(0)) await one.end()
})
async function another(env: Record<string, string>): Promise<TestServer> {
  const opened = new TestServer(env)
  others.push(opened)
  return opened.open()
}

const ODD = /node_modules|\/(work|home|root|tmp|usr)\b|\.[jt]s:\d|\bat .*:\d+/
const HELLO = JSON.stringify({ kind: 'hello', protocol: VERSION, seen: 0, takebacks: 0 })

type Asked = { readonly headers?: Record<string, string>; readonly path?: string }
type Got = Record<string, string | string[] | undefined>

/** With any `Host`, which `fetch` does not allow. */
function headersOf(base: string, { headers = {}, path = '/api/me' }: Asked = {}): Promise<Got> {
  const ask = base.startsWith('https:') ? requestTls : request
  return new Promise((resolve, reject) => {
    ask(base + path, { headers: { host: 'dice.example', ...headers }, rejectUnauthorized: false }, (response) => {
      response.resume()
      resolve(response.headers)
    })
      .on('error', reject)
      .end()
  })
}

async function withTls(): Promise<TestServer> {
  const folder = makeBuild()
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  writeFileSync(cert, CERT)
  writeFileSync(key, KEY)
  return another({ TLS_CERT: cert, TLS_KEY: key })
}

describe('a browser is told to come encrypted, and its cookie stays there', () => {
  const FORWARDED = { headers: { 'x-forwarded-proto': 'https' } }
  const secured = async (base: string, asked: Asked = {}) => {
    const got = await headersOf(base, asked)
    const cookie = got['set-cookie']?.[0] ?? ''
    expect(cookie).toMatch(
      /^(iacta=[\w.-]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax|__Host-iacta=[\w.-]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure)$/,
    )
    return [got['strict-transport-security'] !== undefined, cookie.endsWith('; Secure')]
  }

  test('a cookie of the older name is accepted, and replaced', async () => {
    const { base } = await another({ TRUST_PROXY: '1' })
    const plain = await fetch(`${base}/api/me`)
    const old = plain.headers.get('set-cookie')?.split(';')[0] ?? ''
    const sent = { headers: { cookie: old, 'x-forwarded-proto': 'https' } }
    const replaced = (await headersOf(base, sent))['set-cookie'] ?? []
    expect(replaced[0]).toContain(`__Host-${old};`)
    expect(replaced[1]).toMatch(/^iacta=; Path=\/; Max-Age=0;/)
    const again = { headers: { cookie: `iacta=planted; __Host-${old}`, 'x-forwarded-proto': 'https' } }
    expect((await headersOf(base, again))['set-cookie']).toBeUndefined()
  })

  test('not on plain http, whatever somebody writes into a header', async () => {
    expect(await secured(testServer.base)).toEqual([false, false])
    expect(await secured(testServer.base, FORWARDED)).toEqual([false, false])
  })

  test('with a certificate, except for this machine’s own name, which others share', async () => {
    const { base } = await withTls()
    expect(await secured(base)).toEqual([true, true])
    expect(await secured(base, { headers: { host: 'localhost' } })).toEqual([false, true])
    expect((await headersOf(base, { path: '/' }))['strict-transport-security']).toBe('max-age=15552000')
  })

  test('behind a proxy that is believed, or by the public address', async () => {
    const { base } = await another({ TRUST_PROXY: '1' })
    expect([await secured(base), await secured(base, FORWARDED)]).toEqual([
      [false, false],
      [true, true],
    ])
    expect(await secured((await another({ PUBLIC_URL: 'https://dice.example' })).base)).toEqual([true, true])
  })
})

test('the page has no script or style in itself, as its policy says', () => {
  const page = readFileSync(join(import.meta.dirname, '../../web/index.html'), 'utf8')
  expect(page).toMatch(/<script [^>]*src=/)
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|="javascript:/i)
})

describe('files', () => {
  test.each([
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/%252e%252e%252foutside.txt',
    '/..%5coutside.txt',
    '/..\\outside.txt',
    '/%c0%ae%c0%ae/outside.txt',
    '/outside.txt%00.js',
    '/index.html/../../outside.txt',
    '//etc/passwd',
    '/file:///etc/passwd',
    'http://evil.example/outside.txt',
    '/api/tables/..%2f..%2foutside.txt',
  ])('%s', async (path) => {
    expect(await statusOf(portOf(testServer.base), `GET ${path}`)).toBe(400)
  })

  test('what a link in the build leads to is not of the build', ({ skip }) => {
    skip(process.platform === 'win32', 'Windows lets only some people make links')
    const folder = makeBuild()
    mkdirSync(join(folder, '../private'))
    writeFileSync(join(folder, '../private/key.txt'), 'secret')
    symlinkSync(join(folder, '../outside.txt'), join(folder, 'link.txt'))
    symlinkSync(join(folder, '../private'), join(folder, 'folder'))
    const paths = [...(readFiles(folder)?.keys() ?? [])]
    expect(paths).toContain('/index.html')
    expect(paths.filter((path) => /link|folder|key/.test(path))).toEqual([])
  })
})

describe('requests that are none', () => {
  const H = 'Host: 127.0.0.1\r\nConnection: close\r\n'
  const TWO = 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'
  test.each([
    ['two lengths', 400, `POST /api/tables HTTP/1.1\r\n${H}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`],
    ['a length and chunks', 400, `POST /api/tables HTTP/1.1\r\n${H}${TWO}\r\n0\r\n\r\nGET /x HTTP/1.1\r\n${H}\r\n`],
    ['an unknown coding', 400, `POST /api/tables HTTP/1.1\r\n${H}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a header in two lines', 400, `GET / HTTP/1.1\r\n${H}X: a\r\n b\r\n\tc\r\nY :z\r\n\r\n`],
    ['huge headers', 431, `GET / HTTP/1.1\r\n${H}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['very many headers', 431, `GET / HTTP/1.1\r\n${H}${'a:b\r\n'.repeat(10_000)}\r\n`],
    ['a huge address', 414, `GET /${'x'.repeat(5000)} HTTP/1.1\r\n${H}\r\n`],
    ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a host that is none', 400, 'GET /api/me HTTP/1.1\r\nHost: a b/../c\r\nConnection: close\r\n\r\n'],
    ['a host with a password', 400, 'GET /api/me HTTP/1.1\r\nHost: ann:secret@evil\r\nConnection: close\r\n\r\n'],
    ['TRACE', 405, `TRACE / HTTP/1.1\r\n${H}X-Secret: 1\r\n\r\n`],
    ['no HTTP', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('%s: %i', async (_, status, bytes) => {
    const got = await say(portOf(testServer.base), Buffer.from(bytes, 'latin1'))
    expect(got.match(/^HTTP\/1\.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`])
    expect(got).not.toMatch(ODD)
    expect(got).not.toMatch(/X-Secret|X-Powered-By|^Server:/im)
  })

  test('a way through to elsewhere is closed without a word', async () => {
    expect(await say(portOf(testServer.base), `CONNECT evil.example:443 HTTP/1.1\r\n${H}\r\n`)).toBe('')
  })

  test('nothing is unpacked: a small body that would be a large one is read as it came', async () => {
    const body = gzipSync(JSON.stringify({ ...NEW_TABLE, more: 'x'.repeat(5_000_000) }))
    expect(body.length).toBeLessThan(LIMITS.body)
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' }
    const response = await fetch(`${testServer.base}/api/tables`, { method: 'POST', headers, body })
    expect([response.status, await response.json()]).toEqual([400, { refusal: { code: 'malformed', path: '' } }])
  })
})

describe('what is said in JSON', () => {
  const sent = async (body: string, path = '/api/tables', method = 'POST') => {
    const response = await fetch(testServer.base + path, { method, body })
    const text = await response.text()
    expect(text).not.toMatch(ODD)
    expect(text.length).toBeLessThan(1000)
    return [response.status, (JSON.parse(text) as { refusal?: { code: string } }).refusal?.code ?? null]
  }
  const withOptions = (options: string) => JSON.stringify({ ...NEW_TABLE, options: {} }).replace('{}', options)

  test.each([
    ['a text', JSON.stringify({ target: 'x'.repeat(LIMITS.option + 1) }), 'malformed'],
    ['a list', JSON.stringify({ target: Array(LIMITS.option + 1).fill('x') }), 'malformed'],
    ['a name', JSON.stringify({ ['x'.repeat(LIMITS.word + 1)]: 1 }), 'malformed'],
    ['too many', JSON.stringify(Object.fromEntries([...Array(41).keys()].map((n) => [`o${n}`, n]))), 'malformed'],
    ['a number that is none', '{"target":1e999}', 'malformed'],
    ['one in another', '{"target":{"target":50}}', 'malformed'],
    ['one of every object', '{"toString":"x"}', 'options'],
    ['a thousand brackets', '['.repeat(1000) + ']'.repeat(1000), 'malformed'],
  ])('options with %s', async (_, options, code) => {
    expect(await sent(withOptions(options))).toEqual([400, code])
  })

  test.each(['{"__proto__":{"hacked":1}}', '{"__proto__":"hacked"}', '{"constructor":{"prototype":{"hacked":1}}}'])(
    'no object changes by %s',
    async (options) => {
      const anna = await testServer.person()
      await fetch(`${testServer.base}/api/tables`, { method: 'POST', body: withOptions(options) })
      await fetch(`${testServer.base}/api/me`, { method: 'PATCH', headers: { cookie: anna.cookie }, body: options })
      const page = await anna.at(await createTable(anna)).connect()
      page.sendText(`{"kind":"__proto__","id":"a",${options.slice(1)}`)
      page.sendText(options)
      await page.done({ kind: 'sit', seat: 0, name: '__proto__', colour: 'blue' })
      await page.leave()
      expect(({} as { hacked?: unknown }).hacked).toBe(undefined)
      expect(Object.keys(Object.prototype)).toEqual([])
    },
  )

  test.each([
    ['a'.repeat(LIMITS.name + 1), 'name'],
    ['a'.repeat(LIMITS.typed + 1), 'malformed'],
    ['line\\nline', 'name'],
    ['\\u001b[2J', 'name'],
    ['\\u202egnp', 'name'],
    ['\\u200b', 'name'],
    ['\\ud800', 'name'],
    ['e\\u0301'.repeat(40), 'name'],
  ])('the name %j is refused', async (name, code) => {
    expect(await sent(`{"name":"${name}"}`, '/api/me', 'PATCH')).toEqual([400, code])
  })
})

describe('a page of another address', () => {
  const EVIL = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }
  const routes = Object.keys(ROUTES) as RouteName[]

  test.each(routes.filter((name) => ROUTES[name].method !== 'GET'))('cannot do %s', async (name) => {
    const anna = await testServer.person()
    const { method, path } = ROUTES[name]
    const headers = { ...EVIL, cookie: anna.cookie, 'content-type': 'text/plain' }
    const response = await fetch(testServer.base + path.replace(':token', 'x'.repeat(32)), {
      method,
      headers,
      body: '{}',
    })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
    expect((await anna.call('me')).ok).toBe(true)
  })

  test('cannot read, and is not told that it may', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      for (const path of ['/api/me', '/api/me/export', '/api/tables', '/']) {
        const response = await fetch(testServer.base + path, { method, headers: EVIL })
        const said = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))
        expect([method, path, said]).toEqual([method, path, []])
        expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      }
    }
  })

  test('what it claims to be called is in no answer', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    const ask = (path: string): Promise<string> => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      const head = [`GET ${path} HTTP/1.1`, ...lines, 'Accept: text/html', 'Connection: close']
      return say(portOf(testServer.base), `${head.join('\r\n')}\r\n\r\n`)
    }
    for (const path of ['/api/me', '/', '/t/abc', '/api/nothing', '/healthz']) {
      expect(await ask(path), path).not.toContain('evil.example')
    }
  })
})

test('without a proxy that is believed, nobody is somebody else by a header', async () => {
  const { base } = await another({ GUESTS_PER_MINUTE: '2' })
  const ask = async (address: string) =>
    (await fetch(`${base}/api/me`, { headers: { 'x-forwarded-for': address, forwarded: `for=${address}` } })).status
  expect([await ask('1.1.1.1'), await ask('2.2.2.2'), await ask('3.3.3.3')]).toEqual([200, 200, 429])
})

describe('frames', () => {
  const opened = async (...headers: string[]): Promise<RawSocket> => {
    const anna = await testServer.person()
    return RawSocket.open(anna, await createTable(anna), ...headers)
  }
  const MANY = Array<Buffer>(100).fill(frame(OP.more, '', { fin: false }))
  const PIECES = Array<Buffer>(20).fill(frame(OP.more, 'x'.repeat(1000), { fin: false }))
  const hello = frame(OP.text, HELLO)

  test.each([
    ['that claim to be packed', 1002, [hello, frame(OP.text, 'x', { rsv1: true })]],
    ['without a mask', 1002, [frame(OP.text, 'x', { masked: false })]],
    ['of a kind that is none', 1002, [frame(5, 'x')]],
    ['that go on with nothing', 1002, [frame(OP.more, 'x')]],
    ['of half a kilobyte to say hello', 1002, [frame(OP.ping, 'x'.repeat(500))]],
    ['that are no text', 1007, [frame(OP.text, Buffer.from([0xc3, 0x28]))]],
    ['that claim to be a gigabyte', 1009, [frame(OP.binary, '', { claims: 2 ** 30 })]],
    ['that claim to be more than there is', 1009, [frame(OP.text, '', { claims: 2 ** 60 })]],
    ['too large in pieces', 1009, [hello, frame(OP.text, 'x', { fin: false }), ...PIECES]],
    ['in pieces of nothing, without an end', 1008, [hello, frame(OP.text, '', { fin: false }), ...MANY]],
  ])('%s: %i', async (_, code, frames) => {
    const socket = await opened()
    socket.send(...frames)
    expect(await socket.code()).toBe(code)
  })

  test('packing is offered and not taken', async () => {
    const socket = await opened('Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits')
    expect(socket.head).toMatch(/^HTTP\/1\.1 101 /)
    expect(socket.head).not.toMatch(/extensions/i)
    socket.wire.destroy()
  })

  test('a ping of the socket itself is answered once', async () => {
    const socket = await opened()
    socket.send(frame(OP.ping, 'here?'), frame(OP.close, ''))
    await socket.code()
    const pongs = [...socket.frames()].filter(({ op }) => op === OP.pong)
    expect(pongs.map(({ body }) => String(body))).toEqual(['here?'])
  })

  test.each([
    ['pings', OP.ping],
    ['pongs', OP.pong],
  ])('%s of the socket itself are counted, also where nobody takes the answers', async (_, op) => {
    const { base } = await another({ MESSAGES_PER_SECOND: '1' })
    const anna = await Person.arrive(base)
    const socket = await RawSocket.open(anna, await createTable(anna))
    socket.send(frame(OP.text, HELLO), ...Array<Buffer>(100).fill(frame(op, 'x'.repeat(125))))
    expect(await socket.code()).toBe(CLOSES['too-fast'].code)
  })
})

describe('floods', () => {
  // A busy machine takes so long for a flood that it would be allowed.
  beforeEach(() => {
    vi.spyOn(systemClock, 'now').mockReturnValue(Date.now())
  })

  test('of connections: one address does not take the place of all', async () => {
    const { base } = await another({ SOCKETS_PER_ADDRESS: '1' })
    const held: Socket[] = []
    for (let i = 0; i < 257; i++) held.push(await dial(portOf(base)))
    expect(await say(portOf(base), 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toBe('')
    held.pop()?.destroy()
    const answered = async () =>
      fetch(`${base}/healthz`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(answered).toBe(200)
    for (const socket of held) socket.destroy()
  })

  test('of sockets that come and go: an address is told to wait', async () => {
    const { base } = await another({ SOCKETS_PER_ADDRESS: '1' })
    const port = portOf(base)
    const ask = () =>
      statusOf(port, 'GET /api/tables/aaaaaaaaaaaaaaaa/socket', 'Upgrade: websocket', 'Connection: Upgrade')
    const statuses = await Promise.all(Array.from({ length: 120 }, ask))
    // No key: each would be turned away at the door, and still they are counted.
    expect(new Set(statuses)).toEqual(new Set([400, 429]))
  })

  test('of messages by many people at one table: somebody else there is heard', async () => {
    const { base } = await another({ MESSAGES_PER_SECOND: '10' })
    const anna = await Person.arrive(base)
    const table = await createTable(anna)
    const page = await anna.at(table).connect()
    const crowd = await Promise.all(
      Array.from({ length: 20 }, async () => (await Person.arrive(base)).at(table).connect()),
    )
    const gone = crowd.map((one) => new Promise<void>((resolve) => (one.onClose = () => resolve())))
    for (const one of crowd)
      for (let n = 0; n < 300; n++) one.send({ kind: 'sit', id: `s${n}`, seat: 1, name: 'X', colour: 'red' })
    await page.done({ kind: 'sit', seat: 0, name: 'Anna', colour: 'blue' })
    await Promise.all(gone)
    expect(new Set(crowd.map(({ bye }) => bye))).toEqual(new Set(['too-fast']))
    await page.done({ kind: 'rise', seat: 0 })
  })
})

describe('what leaks', () => {
  test('over a socket a wrong table is answered like one that has never been', async () => {
    const anna = await testServer.person()
    const told = new Set<string>()
    for (const id of ['aaaaaaaaaaaaaaaa', '7777777777777777', 'x', '%20', 'a'.repeat(99)]) {
      const page = anna.at(id)
      await page.open()
      const ended = new Promise<void>((resolve) => (page.onClose = () => resolve()))
      page.sendText(HELLO)
      await ended
      told.add(JSON.stringify(page.heard))
    }
    expect([...told]).toHaveLength(1)
  })

  test('counts name nobody', async () => {
    const anna = await testServer.person()
    await anna.must('changeMe', { body: { name: 'Annabella' } })
    const table = await createTable(anna, { listed: true })
    const page = await anna.at(table).connect()
    await page.done({ kind: 'sit', seat: 0, name: 'Annabella', colour: 'blue' })
    const counts = await (await fetch(`${testServer.base}/metrics`)).text()
    expect(counts).toMatch(/^iacta_sockets [1-9]/m)
    for (const secret of ['Annabella', table, anna.cookie.slice(6, 38), '127.0.0.1'])
      expect(counts).not.toContain(secret)
    await page.leave()
  })

  test('a line of the log stays one, whatever is in it', () => {
    const lines: string[] = []
    openLog('info', (line) => lines.push(line)).warn({ table: 'x\n{"level":60}\r\n\u001b[2J' }, 'odd\nwords')
    expect(
      lines
        .join('')
        .trimEnd()
        .split(/[\r\n]/),
    ).toHaveLength(1)
    expect(lines.join('')).not.toContain('\u001b')
  })
})
