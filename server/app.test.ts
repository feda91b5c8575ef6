import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { type Files, readFiles } from './http/files.ts'
import { openLog } from './process/log.ts'
import { makeBuild, PAGE, SCRIPT } from './testing.ts'

const files = readFiles(makeBuild()) as Files
const app = createApp(files)
const JS = '/assets/app-abc123.js'
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost:8080${path}`, { method, headers })

describe('files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/icon.png', 'image/png', 'no-cache'],
    [JS, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/text-def456.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('%s has its type, and lives as long as its name says', async (path, type, cache) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([type, cache])
    expect(response.headers.get('content-length')).toBe(String((await response.arrayBuffer()).byteLength))
  })

  test('what follows a question mark does not matter', async () => {
    expect(await (await get('/?utm=1')).text()).toBe(PAGE)
  })

  test('the compressed ones are no files of their own', async () => {
    expect([...files.keys()].filter((path) => /\.(br|gz)$/.test(path))).toEqual([])
    expect((await get(`${JS}.br`)).status).toBe(404)
  })

  test('a folder without a build is none', () => {
    expect([readFiles('/nowhere/at/all'), readFiles(import.meta.dirname)]).toEqual([null, null])
  })
})

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.000', null],
    ['bro, xgzip', null],
    ['*', null],
    ['', null],
  ])('“%s” gets %s', async (accepted, encoding) => {
    const response = await get(JS, { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const body = Buffer.from(await response.arrayBuffer())
    const read = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (plain: Buffer) => plain
    expect(read(body).toString()).toBe(SCRIPT)
    expect(response.headers.get('content-length')).toBe(String(body.length))
  })

  test('a file that has no compressed form comes as it is', async () => {
    expect((await get('/icon.png', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe(null)
  })
})

describe('what a browser has already', () => {
  const tag = async (headers: Record<string, string> = {}) => (await get(JS, headers)).headers.get('etag') as string

  test('is not sent again', async () => {
    const etag = await tag()
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(JS, { 'if-none-match': known })
      expect([known, response.status, await response.text()]).toEqual([known, 304, ''])
      expect(response.headers.get('etag')).toBe(etag)
    }
    expect((await get(JS, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('each encoding has its own tag, each file too', async () => {
    const tags = [await tag(), await tag({ 'accept-encoding': 'br' }), await tag({ 'accept-encoding': 'gzip' })]
    expect(new Set([...tags, (await get('/')).headers.get('etag')]).size).toBe(4)
  })
})

describe('addresses of pages', () => {
  test.each(['/table/abc', '/settings', '/rules/dicy-cards', '/no/such/page'])('%s opens the app', async (path) => {
    const response = await get(path, BROWSER)
    expect([response.status, await response.text()]).toEqual([200, PAGE])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    ['/assets/gone-000.js', BROWSER],
    ['/assets/gone-000.js', { accept: '*/*' }],
    ['/settings', { accept: '*/*' }],
    ['/missing.json', { accept: 'application/json' }],
  ])('%s as a file is missed, in plain words', async (path, headers) => {
    const response = await get(path, headers)
    expect([response.status, await response.text()]).toEqual([404, `There is nothing at ${path}.\n`])
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  })
})

describe('odd addresses', () => {
  test.each([
    '/..%2foutside.txt',
    '/..%2Foutside.txt',
    '/%2e%2e%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/index.html%00.js',
    '/%252e%252e/outside.txt',
    '/%E0%A4%A',
    '/%0d%0aset-cookie:x',
    '//outside.txt',
  ])('%s is refused', async (path) => {
    const response = await get(path, BROWSER)
    expect([response.status, await response.text()]).toEqual([400, 'This address makes no sense.\n'])
  })

  test.each(['/../outside.txt', '/assets/../../outside.txt', '/%2e%2e/outside.txt'])(
    '%s leads nowhere else',
    async (path) => {
      expect((await get(path)).status).not.toBe(200)
      expect(await (await get(path, BROWSER)).text()).not.toContain('secret')
    },
  )

  test('climbing is seen in the request itself, before a URL has tidied it', async () => {
    const climbs = { incoming: { url: '/assets/../../outside.txt?x' } }
    expect((await app.request('/outside.txt', { headers: BROWSER }, climbs)).status).toBe(400)
    expect((await app.request('/settings', { headers: BROWSER }, { incoming: { url: '/settings?..' } })).status).toBe(
      200,
    )
  })

  test('long ones too', async () => {
    expect((await get(`/${'x'.repeat(3000)}`, BROWSER)).status).toBe(414)
  })
})

describe('methods', () => {
  test('HEAD is GET without the body', async () => {
    const [head, whole] = [await get(JS, {}, 'HEAD'), await get(JS)]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
    expect((await get('/none', {}, 'HEAD')).status).toBe(404)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
    const response = await get('/', {}, method)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('headers', () => {
  test.each(['/', JS, '/healthz', '/nothing', '/..%2fx'])('%s says what browsers may do', async (path) => {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    // Workers compile WebAssembly; pages compile nothing.
    const scripts = path === JS ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'"
    for (const part of ["default-src 'none'", scripts, "frame-ancestors 'none'", "base-uri 'none'"]) {
      expect(policy.split('; ')).toContain(part)
    }
    expect(policy).not.toMatch(/ 'unsafe-eval|script-src[^;]* 'unsafe|https?:|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('isolation is asked for only where browsers grant it', async () => {
    const isolated = async (url: string, headers = {}) => {
      const told = (await app.request(url, { headers })).headers
      return [told.get('cross-origin-opener-policy'), told.get('cross-origin-embedder-policy')]
    }
    const both = ['same-origin', 'require-corp']
    expect(await isolated('http://localhost:8080/')).toEqual(both)
    expect(await isolated('http://127.0.0.1:8080/')).toEqual(both)
    // A worker is isolated by its own file.
    expect(await isolated(`http://127.0.0.1:8080${JS}`)).toEqual(both)
    expect(await isolated('http://192.168.1.20:8080/')).toEqual([null, null])
    expect(await isolated('http://table.example/', { 'x-forwarded-proto': 'https' })).toEqual(both)
  })

  test('it is not well', async () => {
    const live = { api: new Hono(), log: openLog('silent'), isWell: async () => false, metrics: null }
    const response = await createApp(files, live).request('/healthz')
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })

  test('a bug is logged, and nobody is told what it was', async () => {
    const logged: string[] = []
    const api = new Hono().get('/api/bug', () => {
      throw new TypeError('secret words')
    })
    const log = openLog('info', (line) => logged.push(line))
    const response = await createApp(files, { api, log, isWell: async () => true, metrics: null }).request('/api/bug')
    expect([response.status, await response.text()]).toEqual([500, expect.stringMatching(/not your fault/)])
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      { level: 50, time: expect.any(String), type: 'TypeError', stack: expect.any(Array), msg: 'a bug at a page' },
    ])
    expect(logged.join()).not.toContain('secret words')
  })

  test('it is well', async () => {
    const response = await get('/healthz')
    expect([response.status, await response.text()]).toEqual([200, 'ok\n'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
