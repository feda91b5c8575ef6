import { expect, test } from 'vitest'
import { LANGS } from '../../engine/text/lang.ts'
import type { ServeFault, ServePlace } from '../../protocol/serving.ts'
import { EXIT } from '../exit.ts'
import { main } from '../main.ts'
import { NO_SERVICES, type Services } from '../services.ts'
import { loadCliText } from '../text/catalog.ts'
import { qrCode } from './command.ts'

const NETWORK = ['http://192.168.1.20:8080', 'http://10.0.0.5:8080']

interface Called {
  readonly exit: number
  readonly out: string
  readonly err: string
  readonly asked: readonly ServePlace[]
  readonly closed: number
}

interface World {
  readonly env?: Record<string, string>
  readonly fault?: ServeFault
  readonly port?: number
  readonly building?: boolean | string
  readonly colour?: boolean
  readonly columns?: number
}

/** Calls it with a fake server, and stops it as Ctrl+C would. */
async function serve(world: World, ...args: readonly string[]): Promise<Called> {
  let [out, err, closed] = ['', '', 0]
  const asked: ServePlace[] = []
  const services: Services = {
    ...NO_SERVICES,
    web: async (onBuild) => {
      if (typeof world.building === 'string') throw new Error(world.building)
      if (world.building) onBuild()
      return '/built'
    },
    serve: async (options) => {
      asked.push(options)
      if (world.fault !== undefined) return { ok: false, fault: world.fault }
      setImmediate(() => process.emit('SIGTERM'))
      const close = async (): Promise<void> => void closed++
      const port = world.port ?? 8080
      return { ok: true, value: { port, local: `http://localhost:${port}`, network: NETWORK, close } }
    },
  }
  const { colour = false, columns = 100, env = {} } = world
  const io = {
    out: (text: string) => {
      out += text
    },
    err: (text: string) => {
      err += text
    },
    colour,
    columns,
  }
  const exit = await main(['serve', ...args], { ...io, env: { LANG: 'en', ...env } }, services)
  return { exit, out, err, asked, closed }
}

test('it says where, serves until it is stopped, and ends well', async () => {
  const called = await serve({})
  expect(called).toMatchObject({ exit: EXIT.ok, err: '', closed: 1 })
  expect(called.asked).toEqual([
    { folder: '/built', host: null, port: 8080, more: 20, data: null, env: { LANG: 'en' } },
  ])
  expect(called.out).toBe(`
  On this device   http://localhost:8080
  On your network  http://192.168.1.20:8080
  On your network  http://10.0.0.5:8080

Ctrl+C stops it.
Stopped.
`)
})

test('it tells that it builds only when it does', async () => {
  const { building } = (await loadCliText('en')).serve
  expect((await serve({ building: true })).out).toContain(`${building}\n`)
  expect((await serve({ building: false })).out).not.toContain(building)
})

test('flags win over the environment, and a port that was asked for is meant', async () => {
  const env = { HOST: '127.0.0.1', PORT: '3000' }
  expect((await serve({ env, port: 3000 })).asked).toMatchObject([{ host: '127.0.0.1', port: 3000, more: 0 }])
  expect((await serve({ env }, '--port', '0', '--host', '::1')).asked).toMatchObject([
    { host: '::1', port: 0, more: 0 },
  ])
  expect((await serve({ env: { HOST: '', PORT: '' } })).asked).toMatchObject([{ host: null, port: 8080, more: 20 }])
})

test('the folder of the tables', async () => {
  expect((await serve({}, '--data', '/tables')).asked).toMatchObject([{ data: '/tables' }])
  expect((await serve({ env: { DATA: '/there' } })).asked).toMatchObject([{ data: null, env: { DATA: '/there' } }])
})

test('another port than the usual one is told', async () => {
  expect((await serve({ port: 8083 })).out).toMatch(/^Port 8080 is taken, so 8083 is used instead\.\n/)
  expect((await serve({ port: 4711 }, '--port', '0')).out).not.toContain('taken')
})

test.each([
  [['--port', '65536'], {}, '--port takes a whole number from 0 to 65535, not “65536”.'],
  [['--port', 'http'], {}, '--port takes a whole number from 0 to 65535, not “http”.'],
  [[], { PORT: '80a' }, 'PORT takes a whole number from 0 to 65535, not “80a”.'],
  [['--prot', '1'], {}, '--prot is not known here. Did you mean “--port”? See --help.'],
  [['now'], {}, '“now” is one word too many. See --help.'],
])('%j %j is refused in a sentence', async (args, env, sentence) => {
  expect(await serve({ env }, ...args)).toMatchObject({ exit: EXIT.usage, err: `iacta: ${sentence}\n`, asked: [] })
})

test.each([
  [{ code: 'taken', port: 80 }, EXIT.unavailable],
  [{ code: 'not-allowed', port: 80 }, EXIT.unavailable],
  [{ code: 'no-such-host', host: '1.2.3.4' }, EXIT.unavailable],
  [{ code: 'no-build', folder: '/web' }, EXIT.noInput],
  [{ code: 'no-tls-file', file: '/web', reason: 'ENOENT' }, EXIT.noInput],
  [{ code: 'not-a-number', name: 'SOCKETS', got: '80', min: 1, max: 2 }, EXIT.usage],
  [{ code: 'not-a-word', name: 'METRICS', got: '80', words: ['on', 'off'] }, EXIT.usage],
  [{ code: 'not-an-address', name: 'PUBLIC_URL', got: '1.2.3.4' }, EXIT.usage],
  [{ code: 'alone', name: 'TLS_80', missing: 'TLS_KEY' }, EXIT.usage],
  [{ code: 'in-use', folder: '/web' }, EXIT.unavailable],
  [{ code: 'newer-data', folder: '/web' }, EXIT.unavailable],
  [{ code: 'foreign-data', folder: '/web' }, EXIT.noInput],
  [{ code: 'bad-data', folder: '/web', reason: 'EACCES' }, EXIT.noInput],
  [{ code: 'not-a-database', name: 'DATABASE_80' }, EXIT.usage],
  [{ code: 'bad-database', place: 'db:80/web', reason: 'no' }, EXIT.unavailable],
  [{ code: 'newer-database', place: 'db:80/web' }, EXIT.unavailable],
  [{ code: 'foreign-database', place: 'db:80/web' }, EXIT.noInput],
] satisfies [ServeFault, number][])('%j is told in every language', async (fault, exit) => {
  const said = await Promise.all(LANGS.map((lang) => serve({ fault }, '--lang', lang)))
  for (const called of said) expect(called.exit).toBe(exit)
  for (const { err } of said) expect(err).toMatch(/^iacta: (?=.{20}).*(80|1\.2\.3\.4|\/web)/)
  expect(new Set(said.map(({ err }) => err)).size).toBe(LANGS.length)
})

test('a build that fails is told whole', async () => {
  const { exit, err } = await serve({ building: 'line one\nline two' })
  expect([exit, err]).toEqual([EXIT.bad, 'iacta: the web app could not be built. line one\nline two\n'])
})

test('the code to scan: only on a terminal that is wide enough', async () => {
  const code = qrCode(NETWORK[0] as string, 100) as string
  expect((await serve({ colour: true })).out).toContain(code)
  expect((await serve({ colour: false })).out).not.toContain('█')
  expect((await serve({ colour: true, columns: 20 })).out).not.toContain('█')
  const lines = code.split('\n').map((line) => line.replace(/^[^█▀▄]*m/, '').replace(/[^ █▀▄].*$/, ''))
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([29]))
  expect(lines.length).toBe(15)
})
