import { existsSync, statSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import type { Services } from '../cli/services.ts'
import { unwrap } from '../engine/result.ts'
import type { Running } from '../protocol/serving.ts'
import { testFolder } from '../scripts/testing/folder.ts'
import { backup, type ServeOptions, start } from './main.ts'
import { CERT, KEY, makeBuild, PAGE } from './testing.ts'

const folder = makeBuild()
const states = testFolder()
const open: Running[] = []
let folders = 0
const newFolder = (): string => join(states, String(++folders))
const QUIET = { LOG_LEVEL: 'silent' }
afterEach(async () => {
  for (const running of open.splice(0)) await running.close()
})

async function started(options: Partial<ServeOptions> = {}): Promise<Running> {
  const result = unwrap(
    await start({ folder, host: '127.0.0.1', port: 0, more: 0, data: newFolder(), env: QUIET, ...options }),
  )
  open.push(result)
  return result
}

/** As it is written, without a URL that tidies it. */
function raw(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, headers: { accept: 'text/html' } }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

test('it is the server that the command line asks for', () => {
  const doors: Pick<Services, 'serve' | 'backup'> = { serve: start, backup }
  expect(doors.serve).toBe(start)
})

test('it serves, and ends', async () => {
  const running = await started()
  expect(running.local).toBe(`http://127.0.0.1:${running.port}`)
  expect(running.network).toEqual([])
  expect(await (await fetch(running.local)).text()).toBe(PAGE)
  await running.close()
  await expect(fetch(running.local)).rejects.toThrow()
})

test('it does not wait for a browser that only keeps its line open', async () => {
  const running = await started()
  const socket = connect(running.port, '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => {})
  await running.close()
  await closed
})

test('raw climbing is refused', async () => {
  const { port } = await started()
  expect(await raw(port, '/../outside.txt')).toBe(400)
  expect(await raw(port, '/assets/%2e%2e/%2e%2e/outside.txt')).toBe(400)
  expect(await raw(port, '/settings')).toBe(200)
})

test('a taken port: the next one, or a fault where that very one was meant', async () => {
  const { port } = await started()
  const next = await started({ port, more: 20 })
  expect(next.port).toBeGreaterThan(port)
  const data = newFolder()
  const again = await start({ folder, host: '127.0.0.1', port, more: 0, data, env: QUIET })
  expect(again).toEqual({ ok: false, fault: { code: 'taken', port } })
  // Nothing is held any more: the folder can be served elsewhere.
  await started({ data })
})

test('all addresses: this machine is localhost', async () => {
  const running = await started({ host: null })
  expect(running.local).toBe(`http://localhost:${running.port}`)
  for (const url of running.network) expect(url).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:\d+$/)
})

test('what cannot be is told', async () => {
  const fault = async (options: Partial<ServeOptions>) =>
    start({ folder, host: null, port: 0, more: 0, data: newFolder(), env: QUIET, ...options })
  expect(await fault({ folder: '/nowhere' })).toEqual({ ok: false, fault: { code: 'no-build', folder: '/nowhere' } })
  const host = '203.0.113.250'
  expect(await fault({ host })).toEqual({ ok: false, fault: { code: 'no-such-host', host } })
  expect(await fault({ env: { METRICS: 'maybe' } })).toMatchObject({ fault: { code: 'not-a-word', name: 'METRICS' } })
  const file = join(states, 'file')
  writeFileSync(file, 'no folder')
  expect(await fault({ data: file })).toEqual({
    ok: false,
    fault: { code: 'bad-data', folder: file, reason: 'ENOTDIR' },
  })
  const tls = { TLS_CERT: join(states, 'none.pem'), TLS_KEY: file }
  expect(await fault({ env: tls })).toEqual({
    ok: false,
    fault: { code: 'no-tls-file', file: tls.TLS_CERT, reason: 'ENOENT' },
  })
  expect(await fault({ env: { TLS_CERT: file, TLS_KEY: file } })).toMatchObject({
    fault: { code: 'no-tls-file', file },
  })
})

test('one server for one folder; when it ends, the next', async () => {
  const data = newFolder()
  const running = await started({ data })
  const second = await start({ folder, host: '127.0.0.1', port: 0, more: 0, data, env: QUIET })
  expect(second).toEqual({ ok: false, fault: { code: 'in-use', folder: data } })
  await running.close()
  await started({ data })
})

test.each([
  ['newer-data', 'PRAGMA user_version = 999'],
  ['foreign-data', 'PRAGMA application_id = 7'],
])('a database that is not for us: %s', async (code, pragma) => {
  const data = newFolder()
  await (await started({ data })).close()
  const db = new DatabaseSync(join(data, 'iacta.db'))
  db.exec(pragma)
  db.close()
  const fault = { code, folder: data }
  expect(await start({ folder, host: null, port: 0, more: 0, data, env: QUIET })).toEqual({ ok: false, fault })
  expect(await backup({ data, file: join(states, 'copy.db'), env: {} })).toEqual({ ok: false, fault })
})

test('a copy is made while it runs, and serves', async () => {
  const data = newFolder()
  const running = await started({ data })
  const cookie = (await fetch(`${running.local}/api/me`)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const headers = { cookie, 'content-type': 'application/json' }
  await fetch(`${running.local}/api/me`, { method: 'PATCH', headers, body: '{"name":"Anna"}' })
  const copied = newFolder()
  // The folder of the copy must be there.
  const file = join(copied, 'iacta.db')
  expect(await backup({ data, file, env: {} })).toEqual({
    ok: false,
    fault: { code: 'cannot-write', file, reason: 'ENOENT' },
  })
  await (await started({ data: copied })).close()
  expect(await backup({ data: null, file, env: { DATA: data } })).toEqual({ ok: true, value: null })
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  const other = await started({ data: copied })
  expect(await (await fetch(`${other.local}/api/me`, { headers })).json()).toMatchObject({ me: { name: 'Anna' } })
})

test('a copy of nothing, or over itself, is refused', async () => {
  const data = newFolder()
  expect(await backup({ data, file: join(states, 'x.db'), env: {} })).toEqual({
    ok: false,
    fault: { code: 'no-database', folder: data },
  })
  expect(existsSync(data)).toBe(false)
  await (await started({ data })).close()
  const file = join(data, 'iacta.db')
  expect(await backup({ data, file, env: {} })).toEqual({ ok: false, fault: { code: 'itself', file } })
})

test('it says how it is', async () => {
  const quiet = await started()
  expect(await (await fetch(`${quiet.local}/healthz`)).text()).toBe('ok\n')
  expect((await fetch(`${quiet.local}/metrics`)).status).toBe(404)
  const running = await started({ env: { ...QUIET, METRICS: 'on' } })
  await fetch(`${running.local}/api/me`)
  await fetch(`${running.local}/api/nothing`)
  const metrics = await (await fetch(`${running.local}/metrics`)).text()
  for (const line of [
    /^iacta_tables_loaded 0$/m,
    /^iacta_sockets 0$/m,
    /^iacta_bot_queue 0$/m,
    /^iacta_commit_seconds_count\{outcome="ok"\} [1-9]/m,
    /^iacta_refusals_total\{code="no-such-page"\} 1$/m,
    /^process_resident_memory_bytes /m,
  ]) {
    expect(metrics).toMatch(line)
  }
})

test('with a certificate it speaks https, and its cookie stays there', async () => {
  const [cert, key] = [join(states, 'cert.pem'), join(states, 'key.pem')]
  writeFileSync(cert, CERT)
  writeFileSync(key, KEY)
  const running = await started({ env: { ...QUIET, TLS_CERT: cert, TLS_KEY: key } })
  expect(running.local).toMatch(/^https:/)
  const cookie = await new Promise((resolve, reject) => {
    httpsRequest(`${running.local}/api/me`, { rejectUnauthorized: false }, (response) => {
      response.resume()
      resolve(response.headers['set-cookie']?.[0])
    })
      .on('error', reject)
      .end()
  })
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
})
