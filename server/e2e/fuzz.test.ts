/**
 * Nonsense over real sockets: random, malformed, oversized, out of order and replayed, by a spectator and by a player. Nothing
 * falls over, nothing changes, and memory stays as it was. `SOAK` sends 100,000 messages, else 3,000.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { LIMITS, VERSION } from '../../protocol/protocol.ts'
import { CLIENT_KINDS, type Page, type Person } from '../soak/client.ts'
import { followerOf, gather, TestServer } from './test-server.ts'

const COUNT = process.env.SOAK === undefined ? 3000 : 100_000
const BATCH = 50
const HELLO = JSON.stringify({ kind: 'hello', protocol: VERSION, seen: 0, takebacks: 0 })

const testServer = new TestServer({ METRICS: 'on', SOCKETS_PER_GUEST: '1000' })
beforeAll(() => testServer.open())
afterAll(() => testServer.end())

const random = new Xoshiro128(5)
const below = (n: number): number => random.next() % n
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  -0,
  0,
  1,
  2,
  99,
  1e308,
  2 ** 53,
  0.5,
  '',
  'x',
  '0',
  'pass',
  'reroll odds 1 2',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202e',
  '\ud800',
  'a'.repeat(64),
  'ab'.repeat(16),
  [],
  [1],
  {},
  { kind: 'phrase', phrase: 'hello' },
  { kind: 'reaction', reaction: 'clap' },
  { toString: 1 },
  'x'.repeat(500),
]
const FIELDS = [
  'id',
  'seat',
  'question',
  'move',
  'name',
  'colour',
  'level',
  'round',
  'hash',
  'bytes',
  'takeback',
  'yes',
  'what',
  'n',
  'protocol',
  'seen',
  'takebacks',
  '__proto__',
  'x',
]

function object(): Record<string, unknown> {
  const fields = Array.from({ length: below(6) }, () => [pick(FIELDS), pick(VALUES)])
  const kind = below(10) === 0 ? pick(VALUES) : pick(CLIENT_KINDS)
  return { kind, id: below(4) === 0 ? pick(VALUES) : `f${below(1000)}`, ...Object.fromEntries(fields) }
}

function noise(length: number): string {
  return Array.from({ length }, () => String.fromCharCode(below(below(2) === 0 ? 128 : 65_536))).join('')
}

/** Where a text is cut, doubled or changed in one character. */
function torn(text: string): string {
  const at = below(text.length)
  return pick([text.slice(0, at), text + text, text.slice(0, at) + noise(1) + text.slice(at + 1), `[${text}]`])
}

/** What a spectator may try: nothing of it may change a table that is being played. */
function nonsense(recorded: readonly string[]): string | Buffer {
  switch (below(9)) {
    case 0:
      return noise(below(200))
    case 1:
      return Buffer.from(noise(below(50)))
    case 2:
      return 'x'.repeat(LIMITS.clientFrame + below(LIMITS.clientFrame * 4))
    case 3:
      return torn(JSON.stringify(object()))
    case 4:
      return torn(pick(recorded))
    case 5:
      return pick(recorded)
    case 6:
      return `${'['.repeat(below(2000))}1`
    default:
      return JSON.stringify(object())
  }
}

/** A batch on a socket of its own; some begin without `hello`. It waits until all of it was read, or the server has closed. */
async function attack(person: Person, table: string, batch: readonly (string | Buffer)[]): Promise<void> {
  const page = person.at(table)
  page.heard = null
  const socket = await page.open()
  if (below(10) > 0) socket.send(HELLO)
  for (const message of batch) socket.send(message)
  const heard = page.until((message) => message.kind === 'pong' && message.n === 424_242).catch(() => null)
  socket.send('{"kind":"ping","n":424242}')
  await heard
  socket.terminate()
  await page.closed()
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

async function heap(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    collect()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return process.memoryUsage().heapUsed
}

/** The table as a spectator sees it. */
async function seen(person: Person, table: string): Promise<unknown> {
  const page = person.at(table)
  await page.connect()
  const { lines, takebacks, facts } = page
  await page.leave()
  return { lines, takebacks, facts }
}

/** A few real moves; their texts, for replays. */
async function playOn(
  pages: readonly Page[],
  moves: number,
  prefix: string,
): Promise<{ mine: string[]; all: string[] }> {
  const [first] = pages as [Page, Page]
  const follower = await followerOf(first)
  const [mine, all]: [string[], string[]] = [[], []]
  for (let i = 0; i < moves; i++) {
    const [seat = 0] = follower.due(first.lines)
    const question = first.lines.filter((line) => String(line).startsWith(`${seat} `)).length
    const wish = {
      kind: 'move',
      id: `${prefix}${i}`,
      seat,
      question,
      move: follower.choose(first.lines, seat, () => below(1000) / 1000),
    } as const
    const { seq = 0 } = await (pages[seat] as Page).done(wish)
    while (first.lines.length < seq) await first.next('lines')
    all.push(JSON.stringify(wish))
    if (seat === 0) mine.push(JSON.stringify(wish))
  }
  return { mine, all }
}

test(`${COUNT} messages of nonsense`, async () => {
  const [anna, ben, eve] = [await testServer.person(), await testServer.person(), await testServer.person()]
  const pages = await gather([anna, ben])
  for (const page of pages) page.heard = null
  const { id } = pages[0] as Page
  const { mine, all } = await playOn(pages, 8, 'm')
  expect(mine.length).toBeGreaterThan(0)
  const before = await seen(eve, id)
  let [sent, warm] = [0, 0]
  while (sent < COUNT) {
    // A player's own commands are known by their ids, so a replay of them is answered and changes nothing.
    const plays = below(4) === 0
    const batch = Array.from({ length: BATCH }, () =>
      plays ? pick([...mine, torn(pick(mine))]) : nonsense([...all, HELLO]),
    )
    await attack(plays ? anna : eve, id, batch)
    sent += batch.length
    if (warm === 0 && sent >= COUNT / 3) warm = await heap()
  }
  expect(await seen(eve, id)).toEqual(before)
  expect((await heap()) - warm).toBeLessThan(4 * 2 ** 20)
  const metrics = await (await fetch(`${testServer.base}/metrics`)).text()
  expect(metrics).toMatch(/^iacta_sockets 2$/m)
  expect(metrics).toMatch(/^iacta_tables_loaded 1$/m)
  // And the game goes on.
  await playOn(pages, 3, 'n')
})
