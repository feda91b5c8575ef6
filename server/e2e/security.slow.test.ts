/** Those who are slow on purpose: half a request, a body drop by drop, a handshake that never comes. All are cut off. */
import { writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CERT, KEY, makeBuild } from '../testing.ts'
import { closed, dial, portOf } from './raw.ts'
import { TestServer } from './test-server.ts'

const folder = makeBuild()
const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') }
const [plain, tls] = [new TestServer(), new TestServer(files)]
beforeAll(async () => {
  writeFileSync(files.TLS_CERT, CERT)
  writeFileSync(files.TLS_KEY, KEY)
  await Promise.all([plain.open(), tls.open()])
})
afterAll(() => Promise.all([plain.end(), tls.end()]))

/** Says the first words, then one more byte each second, until it is hung up on. */
async function drip(socket: Socket, first: string, drop: string): Promise<string> {
  let got = ''
  socket.on('data', (data) => {
    got += String(data)
  })
  if (first !== '') socket.write(first)
  const drops = setInterval(() => drop !== '' && socket.writable && socket.write(drop), 1000)
  await closed(socket)
  clearInterval(drops)
  return got.split('\r\n')[0] ?? ''
}

const BODY = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n'

test('who is slow on purpose is cut off, and others are answered meanwhile', async () => {
  const port = portOf(plain.base)
  const slow = Promise.all([
    drip(await dial(port), '', ''),
    drip(await dial(port), 'GET / HTTP/1.1\r\nHost: x\r\nX: ', 'x'),
    drip(await dial(port), BODY, ' '),
    drip(await dial(portOf(tls.base)), '', ''),
    drip(await dial(portOf(tls.base)), '\x16', '\x03'),
  ])
  expect((await fetch(`${plain.base}/healthz`)).status).toBe(200)
  const timeout = 'HTTP/1.1 408 Request Timeout'
  const [silent, headers, body, handshake] = await slow
  expect([silent, headers, body, handshake]).toEqual([timeout, timeout, timeout, ''])
  expect((await fetch(`${plain.base}/healthz`)).status).toBe(200)
})
