/** A race on a server, from the page's side: the clock, the reveal, pending and lost grabs. */

import { beforeEach, describe, expect, test } from 'vitest'
import type { Game } from '../../../engine/contract.ts'
import { writeHeader } from '../../../engine/log.ts'
import { readOptions } from '../../../engine/options.ts'
import { bad, good, unwrap } from '../../../engine/result.ts'
import { stateOf } from '../../../engine/table/table.ts'
import type { View } from '../../../engine/table/view.ts'
import { nineDice } from '../../../games/nine-dice/rules/rules.ts'
import type { State } from '../../../games/nine-dice/rules/state.ts'
import type { ClientMessage } from '../../../protocol/client.ts'
import type { TableFacts } from '../../../protocol/facts.ts'
import { readClient, writeServer } from '../../../protocol/parse.ts'
import { VERSION } from '../../../protocol/protocol.ts'
import type { RaceFacts } from '../../../protocol/race.ts'
import type { ServerMessage } from '../../../protocol/server.ts'
import type { Snapshot } from '../host.ts'
import { FakeClock, load, seeded, settled } from '../testing/host.ts'
import type { WireEvents } from './link.ts'
import { type News, RemoteTable } from './remote-table.ts'

const game = nineDice as Game
const ID = 'k3j7qm2xw5tbn4ra'
const THROW = 'throw 7 3 4 1 1 4 4 1 2 5'
/** The server's clock is ahead of the page's. */
const AHEAD = 5_000_000
const options = unwrap(readOptions(game, 2, {}))

const person = { kind: 'person', name: 'Anna', colour: null, here: true, handed: false, missed: 0 } as const
const facts: TableFacts = {
  id: ID,
  game: game.id,
  status: 'playing',
  seats: [person, person],
  clock: { kind: 'none' },
  listed: false,
  host: 0,
  created: 1,
  updated: 2,
  rules: game.version,
  options: {},
  header: writeHeader(game, 2, options),
  rematch: null,
}

function read(text: string): ClientMessage {
  return unwrap(readClient(text))
}

/** A server that does only what the test says, but for pongs: `there` and `back` is how long a ping takes. */
class Bench {
  readonly clock = new FakeClock()
  readonly heard: ClientMessage[] = []
  there = 30
  back = 30
  events: WireEvents | null = null
  /** Over the spare line. */
  readonly copied: ClientMessage[] = []
  spare: WireEvents | null = null
  readonly remote: RemoteTable
  readonly news: News[] = []
  now: Snapshot | null = null

  constructor() {
    this.remote = new RemoteTable(ID, {
      clock: this.clock,
      random: seeded(1),
      wire: (events) => {
        this.events = events
        queueMicrotask(() => events.opened())
        return { send: (text) => this.#hear(text), close: () => undefined }
      },
      spare: (events) => {
        this.spare = events
        queueMicrotask(() => events.opened())
        return {
          send: (text) => this.copied.push(read(text)),
          close: () => {
            this.spare = null
          },
        }
      },
      networkEvents: () => () => undefined,
      load,
      notes: { recall: () => '', keep: () => undefined },
      guest: () => '',
    })
    this.remote.subscribe((now) => {
      this.now = now
      this.remote.shown(now.table.entries.length)
    })
    this.remote.hear((news) => this.news.push(news))
  }

  /** The server's clock. */
  get time(): number {
    return this.clock.steady() + AHEAD
  }

  #hear(text: string): void {
    const message = read(text)
    this.heard.push(message)
    if (message.kind !== 'ping') return
    this.clock.after(this.there, () => {
      const pong = { kind: 'pong', n: message.n, now: this.time } as const
      this.clock.after(this.back, () => this.tell(pong))
    })
  }

  tell(message: ServerMessage): void {
    this.events?.heard(writeServer(message))
  }

  welcome(lines: readonly string[], race?: RaceFacts): void {
    this.tell(this.welcomed(lines, race))
  }

  welcomed(lines: readonly string[], race?: RaceFacts): ServerMessage {
    const { length: seq } = lines
    const plain = { seq, takebacks: 0, from: 1, lines, clocks: [], opening: null, takeback: null, watchers: 0, now: 0 }
    const more = race === undefined ? {} : { race }
    const you = { seats: [0], host: true }
    return { kind: 'welcome', protocol: VERSION, table: facts, you, ...plain, ...more }
  }

  /** The throw of line 2 is to be shown at that moment of the server's clock, and comes `early` ms before it. */
  async announce(show: number, early: number, more: Partial<RaceFacts> = {}): Promise<void> {
    this.tell({ kind: 'race', race: { line: 2, show, begins: show, locked: [], lost: [], ...more } })
    await this.clock.pass(show - early - this.time)
    this.tell({ kind: 'lines', from: 2, lines: [THROW], clocks: [], show })
  }

  sent<Kind extends ClientMessage['kind']>(kind: Kind) {
    return this.heard.filter((message): message is Extract<ClientMessage, { kind: Kind }> => message.kind === kind)
  }

  answer(refusal?: Extract<ServerMessage, { kind: 'refused' }>['refusal']): void {
    const { id } = this.sent('move').at(-1) as { readonly id: string }
    this.tell(refusal === undefined ? { kind: 'done', id, seq: 2 } : { kind: 'refused', id, refusal })
  }
}

let bench: Bench

/** `ways`: how long messages take there and back, in ms. */
async function begin(ways: Partial<Pick<Bench, 'there' | 'back'>> = {}): Promise<void> {
  bench = Object.assign(new Bench(), ways)
  await settled()
  bench.welcome(['throw 1'])
  await settled()
  await bench.clock.pass(2000)
}

beforeEach(() => begin())

const entries = () => bench.now?.table.entries.length
const state = () => stateOf(bench.now?.table as Snapshot['table']) as View<State>

describe('before it', () => {
  test('the page sets its clock, and says when it is ready', () => {
    expect(bench.sent('ping').length).toBeGreaterThanOrEqual(6)
    expect(bench.sent('read').map(({ line }) => line)).toEqual([1])
  })

  test('goes on to set it while it lasts, and stops at a table without one', async () => {
    const before = bench.sent('ping').length
    await bench.clock.pass(10_000)
    expect(bench.sent('ping').length).toBeGreaterThan(before + 6)
    bench.remote.close()
    const closed = bench.sent('ping').length
    await bench.clock.pass(10_000)
    expect(bench.sent('ping').length).toBe(closed)
  })

  test('it is shown at the moment and not before, whatever the way', async () => {
    const show = bench.time + 400
    await bench.announce(show, 120)
    expect([entries(), bench.now?.race?.since, bench.now?.asks]).toEqual([1, null, []])
    await bench.clock.pass(119)
    expect(entries()).toBe(1)
    await bench.clock.pass(1)
    expect(entries()).toBe(2)
    expect(bench.now?.race).toEqual({
      since: show - AHEAD,
      until: show - AHEAD + 60_000,
      pending: [],
      lost: [],
      locked: [],
    })
  })

  test('of a way there and back that differ, half the difference is all that is wrong', async () => {
    await begin({ there: 20, back: 60 })
    const show = bench.time + 400
    await bench.announce(show, 120)
    await bench.clock.pass(200)
    expect(Math.abs((bench.now?.race?.since ?? 0) - (show - AHEAD))).toBeLessThanOrEqual(20)
  })

  test('what comes too late to be shown in time is shown at once, and counts from then', async () => {
    const show = bench.time + 200
    await bench.announce(show, -150)
    expect(entries()).toBe(2)
    expect(bench.now?.race?.since).toBe(show - AHEAD + 150)
  })
})

describe('in it', () => {
  beforeEach(async () => {
    await bench.announce(bench.time + 200, 100)
    await bench.clock.pass(100)
  })
  const since = () => bench.now?.race?.since as number
  const take = (name: string) => game.read(`take ${name}`)

  test('a grab says when, is pending, and is there when it is kept', async () => {
    await bench.clock.pass(1500)
    const sent = await bench.remote.send({ kind: 'move', seat: 0, move: take('red'), acted: since() + 1432.4 })
    expect(sent).toEqual(good(null))
    expect(bench.sent('move')).toMatchObject([{ seat: 0, move: 'take red', race: { line: 2, at: 1432 } }])
    expect(bench.now?.race?.pending).toEqual([{ seat: 0, move: take('red') }])
    bench.tell({ kind: 'lines', from: 3, lines: ['0 take red @1432 seen @1470'], clocks: [] })
    bench.answer()
    await settled()
    expect(bench.now?.race?.pending).toEqual([])
    expect(state().taken).toHaveLength(1)
    // A grab cannot be taken back.
    expect(bench.now?.canUndo).toBe(false)
  })

  test('one that came too late is lost, with both times, and nobody is told in words', async () => {
    await bench.clock.pass(1500)
    await bench.remote.send({ kind: 'move', seat: 0, move: take('red') })
    const late = { seat: 0, at: 1500, first: 1, firstAt: 1460 }
    bench.tell({ kind: 'lines', from: 3, lines: ['1 take red @1460 seen @1490'], clocks: [] })
    bench.tell({ kind: 'late', late: { ...late, move: 'take red' } })
    bench.answer({ code: 'late', ...late })
    await settled()
    expect(bench.now?.race).toMatchObject({ pending: [], lost: [{ ...late, move: take('red') }] })
    expect(bench.news).toEqual([])
    // What ended it: still to be seen until the next one.
    bench.tell({ kind: 'lines', from: 4, lines: ['1 take black @2000 seen @2020'], clocks: [] })
    await settled()
    expect(bench.now?.race).toBeUndefined()
    expect(bench.now?.finish).toEqual([{ ...late, move: take('red') }])
  })

  test('a lock is until a moment of this page', () => {
    bench.tell({
      kind: 'race',
      race: { line: 2, show: 0, begins: since() + AHEAD, locked: [{ seat: 0, until: 2500 }], lost: [] },
    })
    expect(bench.now?.race?.locked).toEqual([{ seat: 0, until: since() + 2500 }])
  })

  test('a line that breaks: the others go on, and what was missed is here again, with the time as it was', async () => {
    const begun = since()
    await bench.remote.send({ kind: 'move', seat: 0, move: take('red') })
    bench.events?.closed(1006)
    await bench.clock.pass(1000)
    const race = { line: 2, show: begun + AHEAD, begins: begun + AHEAD, locked: [], lost: [] }
    bench.welcome(['throw 1', THROW, '1 take blue @900 seen @930'], race)
    await settled()
    expect(state().taken).toHaveLength(1)
    await bench.clock.pass(500)
    expect(Math.abs(since() - begun)).toBeLessThan(2)
    // The grab without an answer was sent again, as it was.
    const [first, second] = bench.sent('move')
    expect(second).toEqual(first)
  })

  test('a race that is void is gone, and the next throw is shown like any other', async () => {
    bench.tell({ kind: 'taken-back', takebacks: 1, seq: 1, clocks: [], void: true })
    expect(bench.news).toEqual([{ kind: 'void' }])
    bench.tell({ kind: 'lines', from: 2, lines: [`void ${THROW}`], clocks: [] })
    await settled()
    expect([entries(), bench.now?.race, bench.now?.asks]).toEqual([1, undefined, []])
    const show = bench.time + 300
    bench.tell({ kind: 'race', race: { line: 3, show, begins: show, locked: [], lost: [] } })
    bench.tell({ kind: 'lines', from: 3, lines: [THROW], clocks: [], show })
    expect(bench.now?.race?.since).toBeNull()
    await bench.clock.pass(300)
    expect([entries(), bench.now?.race?.since]).toEqual([2, show - AHEAD])
  })
})

test('a server that comes back has thrown the race again: who was there is told, who comes is not', async () => {
  const lines = ['throw 1', `void ${THROW}`, 'void 1 take blue @900 seen @930']
  await bench.announce(bench.time + 200, 100)
  await bench.clock.pass(100)
  bench.events?.closed(1006)
  await bench.clock.pass(1000)
  bench.welcome(lines)
  await settled()
  expect(bench.news).toEqual([{ kind: 'void' }])
  expect(entries()).toBe(1)
  bench.events?.closed(1006)
  await bench.clock.pass(2000)
  bench.welcome(lines)
  await settled()
  expect(bench.news).toHaveLength(1)
  const late = new Bench()
  await settled()
  late.welcome(lines)
  await settled()
  expect(late.news).toEqual([])
})

test('where it is read first: seen, but not begun, until the server says so', async () => {
  await bench.announce(bench.time + 200, 100, { begins: null })
  await bench.clock.pass(100)
  expect(entries()).toBe(2)
  expect(bench.now?.race).toMatchObject({ since: null, reading: true })
  expect(await bench.remote.send({ kind: 'move', seat: 0, move: game.read('take red') })).toEqual(
    bad({ code: 'not-asked' }),
  )
  void bench.remote.send({ kind: 'read' })
  expect(bench.sent('read').at(-1)).toMatchObject({ line: 2 })
  const begins = bench.time + 150
  bench.tell({ kind: 'race', race: { line: 2, show: begins - 1000, begins, locked: [], lost: [] } })
  await bench.clock.pass(100)
  expect(bench.now?.race?.since).toBeNull()
  await bench.clock.pass(50)
  expect(bench.now?.race).toMatchObject({ since: begins - AHEAD })
  expect(bench.now?.race).not.toHaveProperty('reading')
})

describe('the spare line', () => {
  const heardThere = (message: ServerMessage) => bench.spare?.heard(writeServer(message))
  const moves = () => bench.copied.filter(({ kind }) => kind === 'move')

  beforeEach(async () => {
    heardThere(bench.welcomed(['throw 1']))
    await bench.announce(bench.time + 100, 30)
    await bench.clock.pass(1000)
    void bench.remote.send({ kind: 'move', seat: 0, move: game.read('take red') })
  })

  test('has a copy of each grab a moment later, with the same id, and is measured like the other', async () => {
    expect(moves()).toEqual([])
    await bench.clock.pass(10)
    expect(moves()).toEqual(bench.sent('move'))
    expect(moves()).toHaveLength(1)
    const before = bench.copied.length
    await bench.clock.pass(4000)
    expect(bench.copied.slice(before).map(({ kind }) => kind)).toContain('ping')
  })

  test('an answer that comes over it counts; nothing else that does', async () => {
    expect(bench.now?.race?.pending).toHaveLength(1)
    heardThere({ kind: 'lines', from: 3, lines: ['1 take blue @900 seen @910'], clocks: [] })
    expect(entries()).toBe(2)
    const { id } = bench.sent('move')[0] as { readonly id: string }
    heardThere({ kind: 'refused', id, refusal: { code: 'late', seat: 0, at: 1000, first: 1, firstAt: 900 } })
    await settled()
    expect(bench.now?.race?.pending).toEqual([])
  })

  test('is closed with the other, and opened again with it', async () => {
    bench.events?.closed(1006)
    expect(bench.spare).toBeNull()
    await bench.clock.pass(1000)
    bench.welcome(['throw 1'])
    await settled()
    expect(bench.spare).not.toBeNull()
    bench.remote.close()
    expect(bench.spare).toBeNull()
  })
})
