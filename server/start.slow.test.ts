/** `npm start` as a person calls it: builds, says where it is, serves, and stops when told to. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { testFolder } from '../scripts/testing/folder.ts'
import { buildWeb } from '../scripts/web/build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const script = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start as string
const running: ChildProcess[] = []

beforeAll(() => buildWeb())

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

interface Started {
  readonly url: string
  /** Ends it; what it said, and how it ended. */
  stop(signal: NodeJS.Signals): Promise<{ readonly said: string; readonly exit: number | null }>
}

async function start(...args: readonly string[]): Promise<Started> {
  return startWith({}, ...args)
}

async function startWith(more: Record<string, string>, ...args: readonly string[]): Promise<Started> {
  const [program, ...first] = script.split(' ')
  expect(program).toBe('node')
  const child = spawn(process.execPath, [...first, '--host', '127.0.0.1', ...args], {
    cwd: root,
    env: {
      ...process.env,
      LANG: 'en',
      PORT: '',
      HOST: '',
      LOG_LEVEL: 'warn',
      DATA: testFolder(),
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  const ended = new Promise<number | null>((resolve) => child.on('close', (exit) => resolve(exit)))
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const found = /http:\/\/\S+/.exec(said)?.[0]
        if (found !== undefined && said.includes('Ctrl+C')) resolve(found)
      })
    }
    void ended.then((exit) => reject(new Error(`ended with ${exit}: ${said}`)))
  })
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const exit = await ended
    return { said, exit }
  }
  return { url, stop }
}

test('it says where it is, serves the app, and stops', async () => {
  const { url, stop } = await start('--port', '0')
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const page = await (await fetch(url)).text()
  expect(page).toContain('<title>Iacta</title>')
  const entry = /src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? ''
  const script = await fetch(url + entry, { headers: { 'accept-encoding': 'br' } })
  expect(script.headers.get('content-encoding')).toBe('br')
  expect(await script.text()).toContain('import')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(await stop('SIGTERM')).toMatchObject({ exit: 0, said: expect.stringMatching(/Stopped\.\n$/) })
  await expect(fetch(url)).rejects.toThrow()
})

test('nothing is built when nothing has changed', async () => {
  const stamp = () => statSync(join(root, 'dist/web/index.html')).mtimeMs
  const before = stamp()
  const { stop } = await start('--port', '0')
  const { said, exit } = await stop('SIGINT')
  expect([exit, stamp()]).toEqual([0, before])
  expect(said).not.toContain('Building')
})

test('a port that is taken is told in a sentence', async () => {
  const { url, stop } = await start('--port', '0')
  const { port } = new URL(url)
  await expect(start('--port', port)).rejects.toThrow(`ended with 69: iacta: port ${port} is taken.`)
  await stop('SIGTERM')
})

test('the log has a line for the start and one for the stop, and knows nobody', async () => {
  const { url, stop } = await startWith({ LOG_LEVEL: 'info' }, '--port', '0')
  const cookie = (await fetch(`${url}/api/me`)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const named = await fetch(`${url}/api/me`, { method: 'PATCH', headers: { cookie }, body: '{"name":"Annabella"}' })
  expect(await named.json()).toMatchObject({ me: { name: 'Annabella' } })
  const { said, exit } = await stop('SIGTERM')
  expect(exit).toBe(0)
  const logged = said.split('\n').filter((line) => line.startsWith('{'))
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['started', 'stopped'])
  for (const secret of ['Annabella', cookie.slice(6, 38), '127.0.0.1']) expect(logged.join('\n')).not.toContain(secret)
})
