/** Requests that are sent without reading the answers, against Node's own server. */
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fileRate, limitFiles } from './file-limit.ts'
import { countAnswers, dropsExcess, MOST_OUTSTANDING, PIPELINING } from './pipelining.ts'

const GET = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'
const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

/** Counts the requests that reach the listener, which answers with `body` when told to. */
async function serve(body: Buffer | string, isHeld = false) {
  const waiting: (() => void)[] = []
  const seen = { requests: 0, upgrades: 0 }
  const server: Server = createServer(PIPELINING as object, (_, response) => {
    seen.requests++
    const answer = (): void => void response.end(body)
    if (isHeld) waiting.push(answer)
    else answer()
  })
  countAnswers(server)
  server.on('upgrade', (request, socket) => {
    if (dropsExcess(request)) return
    seen.upgrades++
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ended.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { seen, waiting, port: (server.address() as AddressInfo).port }
}

function dial(port: number): { socket: Socket; closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  ended.push(() => socket.destroy())
  return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve())) }
}

test('a connection with ten thousand requests at once is dropped after the first few, whatever the chunk holds', async () => {
  const { seen, port } = await serve('x', true)
  const { socket, closed } = dial(port)
  socket.write(GET.repeat(10_000))
  await closed
  expect(seen).toEqual({ requests: MOST_OUTSTANDING, upgrades: 0 })
})

test('who does not read the answers has at most a few of them outstanding', async () => {
  const large = Buffer.alloc(8 << 20)
  const { seen, port } = await serve(large)
  const { socket, closed } = dial(port)
  socket.pause()
  const timer = setInterval(() => socket.write(GET), 1)
  ended.push(() => clearInterval(timer))
  // Node stops reading once an answer is not taken; where it has read more, the connection is dropped.
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 300))])
  expect(seen.requests).toBeLessThanOrEqual(MOST_OUTSTANDING)
})

test('a few at once are answered in their order, and the connection goes on', async () => {
  const { seen, waiting, port } = await serve('x', true)
  const { socket } = dial(port)
  let got = ''
  socket.on('data', (data: Buffer) => (got += data.toString('latin1')))
  const answers = (count: number) => expect.poll(() => got.split('200 OK').length - 1).toBe(count)
  for (let round = 1; round <= 3; round++) {
    socket.write(GET.repeat(MOST_OUTSTANDING))
    await expect.poll(() => waiting.length).toBe(MOST_OUTSTANDING)
    for (const answer of waiting.splice(0)) answer()
    await answers(round * MOST_OUTSTANDING)
  }
  expect(seen.requests).toBe(3 * MOST_OUTSTANDING)
})

test('a WebSocket is an upgrade, another protocol a plain request', async () => {
  const { seen, port } = await serve('x')
  const asking = (what: string) => `GET / HTTP/1.1\r\nHost: here\r\nConnection: upgrade\r\nUpgrade: ${what}\r\n\r\n`
  const one = dial(port)
  one.socket.write(asking('websocket'))
  await one.closed
  const two = dial(port)
  two.socket.write(asking('h2c'))
  await new Promise((resolve) => two.socket.once('data', resolve))
  expect(seen).toEqual({ requests: 1, upgrades: 1 })
})

test('files and /healthz are limited by address, the API is not', () => {
  const door = { proxies: 0, publicUrl: null, tls: false }
  let passed = 0
  const limited = limitFiles(
    () => passed++,
    door,
    fileRate(1),
    () => 0,
  )
  const statuses: number[] = []
  const ask = (url: string, remoteAddress: string): void => {
    const response = { writeHead: (status: number) => statuses.push(status), end: () => {} }
    limited({ url, headers: {}, socket: { remoteAddress } } as never, response as never)
  }
  for (let n = 0; n < 300; n++) ask(n % 2 === 0 ? '/healthz' : '/assets/a.js', '127.0.0.1')
  expect([passed, statuses.length, new Set(statuses)]).toEqual([200, 100, new Set([429])])
  ask('/api/me', '127.0.0.1')
  ask('/', '127.0.0.2')
  expect(passed).toBe(202)
})
