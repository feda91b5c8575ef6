/** The attacker's process of attack.ts: everything from one address of the loopback network, as fast as it can. */
import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { bytesToHex } from '@noble/hashes/utils.js'
import { WebSocket } from 'ws'
import { mayReveal, type Opening, pledge, SEAT_BYTES } from '../../fair/opening.ts'
import { VERSION } from '../../protocol/protocol.ts'
import { answer } from './child.ts'

const ADDRESS = '127.0.0.2'
const counts = { connections: 0, refused: 0, tables: 0, begun: 0, moves: 0 }
let isOver = false

/** Sockets that send `requests` GETs each and read nothing; one that is closed is opened again. */
function pipeline(port: number, sockets: number, requests: number, path: string): void {
  const bytes = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\n\r\n`.repeat(requests))
  const open = (): void => {
    if (isOver) return
    const socket = connect({ port, host: '127.0.0.1', localAddress: ADDRESS })
    counts.connections++
    socket.pause()
    socket.write(bytes)
    // One that does not read learns by writing that it has been closed.
    const timer = setInterval(() => socket.write(bytes.subarray(0, 4096)), 500)
    socket.on('error', () => counts.refused++)
    socket.on('close', () => {
      clearInterval(timer)
      open()
    })
  }
  for (let n = 0; n < sockets; n++) open()
}

interface Answer {
  readonly status: number
  readonly cookie: string | null
  readonly body: string
}

function ask(port: number, path: string, cookie: string, body?: object): Promise<Answer> {
  const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve) => {
    const sent = request({ port, host: '127.0.0.1', localAddress: ADDRESS, path, method, headers }, async (got) => {
      let text = ''
      for await (const chunk of got) text += chunk
      const set = got.headers['set-cookie']?.[0]?.split(';')[0] ?? null
      resolve({ status: got.statusCode ?? 0, cookie: set, body: text })
    })
    sent.on('error', () => resolve({ status: 0, cookie: null, body: '' }))
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** One guest makes tables on generated sheets for one seat, begins them, and sends illegal moves; then the next table. */
async function mapmaker(port: number, guest: number, movesEach: number): Promise<void> {
  let cookie = ''
  for (let n = 0; !isOver; n++) {
    if (cookie === '') cookie = (await ask(port, '/api/me', '')).cookie ?? ''
    const options = { sheet: `seed:attack ${guest} ${n}:hard` }
    const made = await ask(port, '/api/tables', cookie, {
      game: 'star-maps',
      options,
      seats: 1,
      clock: { kind: 'none' },
      listed: false,
    })
    if (made.status !== 200) {
      counts.refused++
      await pause(500)
      continue
    }
    counts.tables++
    await illegal(port, (JSON.parse(made.body) as { id: string }).id, cookie, movesEach)
  }
}

/** Sits down, begins, gives its bytes to the dice, and sends ten illegal moves a second. */
function illegal(port: number, table: string, cookie: string, moves: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/socket`, {
    headers: { cookie },
    localAddress: ADDRESS,
    perMessageDeflate: false,
  })
  const bytes = crypto.getRandomValues(new Uint8Array(SEAT_BYTES))
  let id = 0
  const send = (message: object): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ ...message, id: `c${id++}` }))
  }
  socket.on('error', () => counts.refused++)
  socket.on('open', () => {
    socket.send(JSON.stringify({ kind: 'hello', protocol: VERSION, seen: 0, takebacks: 0 }))
    send({ kind: 'sit', seat: 0, name: 'A', colour: 'red' })
    send({ kind: 'start' })
  })
  let timer: NodeJS.Timeout | undefined
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { kind: string; opening?: Opening }
    if (message.kind === 'opening' && message.opening !== undefined) {
      const { opening } = message
      const round = opening.rounds.length
      if (opening.phase === 'commit') send({ kind: 'commit', seat: 0, round, hash: pledge(opening, 0, bytes) })
      else if (mayReveal(opening, 0, bytes)) send({ kind: 'reveal', seat: 0, round, bytes: bytesToHex(bytes) })
    }
    if (message.kind !== 'lines' || timer !== undefined) return
    counts.begun++
    timer = setInterval(() => {
      counts.moves++
      send({ kind: 'move', seat: 0, question: 0, move: 'write 6 b1' })
      if (counts.moves % moves === 0 || isOver) socket.close()
    }, 100)
  })
  return new Promise((resolve) => {
    // A table whose host has spent the budget does not begin: it is left.
    const late = setTimeout(() => timer === undefined && socket.terminate(), 10_000)
    socket.on('close', () => {
      clearInterval(timer)
      clearTimeout(late)
      resolve()
    })
  })
}

const asks = {
  pipeline: ({ port, sockets, requests, path }: { port: number; sockets: number; requests: number; path: string }) =>
    pipeline(port, sockets, requests, path),
  sheets: ({ port, guests, moves }: { port: number; guests: number; moves: number }) => {
    for (let guest = 0; guest < guests; guest++) void mapmaker(port, guest, moves)
  },
  end: () => {
    isOver = true
    return counts
  },
}

export type AttackAsks = typeof asks

answer(asks)
