import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Doors } from '../cli/doors.ts'
import { type Running, type ServeOptions, start } from './main.ts'
import { makeBuild, PAGE } from './testing.ts'

const folder = makeBuild()
const open: Running[] = []
afterEach(async () => {
  for (const running of open.splice(0)) await running.close()
})

async function started(options: Partial<ServeOptions> = {}): Promise<Running> {
  const result = await start({ folder, host: '127.0.0.1', port: 0, more: 0, ...options })
  if (!result.ok) throw new Error(result.fault.code)
  open.push(result.value)
  return result.value
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
  const door: Doors['serve'] = start
  expect(door).toBe(start)
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
  expect(await start({ folder, host: '127.0.0.1', port, more: 0 })).toEqual({
    ok: false,
    fault: { code: 'taken', port },
  })
})

test('all addresses: this machine is localhost', async () => {
  const running = await started({ host: null })
  expect(running.local).toBe(`http://localhost:${running.port}`)
  for (const url of running.network) expect(url).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:\d+$/)
})

test('what cannot be is told', async () => {
  const fault = async (options: Partial<ServeOptions>) => start({ folder, host: null, port: 0, more: 0, ...options })
  expect(await fault({ folder: '/nowhere' })).toEqual({ ok: false, fault: { code: 'no-build', folder: '/nowhere' } })
  const host = '203.0.113.250'
  expect(await fault({ host })).toEqual({ ok: false, fault: { code: 'no-such-host', host } })
})
