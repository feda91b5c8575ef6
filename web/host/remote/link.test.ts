/** Lines that break in every way: nothing is lost, nothing happens twice. */
import { describe, expect, test } from 'vitest'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { good } from '../../../engine/result.ts'
import { CLOSE_REASONS, CLOSES, TIMES, VERSION } from '../../../protocol/protocol.ts'
import { FakeClock, load, seeded, settled } from '../testing/host.ts'
import { begun, dicy, nextMove, OPTIONS, openPage, playOut, sameAs } from '../testing/remote.ts'
import { TestServer } from '../testing/server.testing.ts'
import { RemoteTable } from './remote-table.ts'

describe('a line that breaks', () => {
  test('says since when, comes back by itself, and has what happened meanwhile', async () => {
    const table = await begun()
    const { server, anna, ben } = table
    const since = anna.clock.now()
    server.down = true
    server.cut()
    expect(anna.now().connection).toMatchObject({ kind: 'lost', since })
    await anna.clock.pass(60_000)
    expect(anna.now().connection).toMatchObject({ kind: 'lost', since })
    expect(anna.now().ready).toBe(true)
    const { seat, move } = nextMove(table)
    await server.move(seat, move)
    server.down = false
    await anna.clock.pass(20_000)
    await ben.clock.pass(20_000)
    expect(anna.now().connection).toEqual({ kind: 'open' })
    sameAs(server, anna)
    const hello = server.heard.findLast(({ kind }) => kind === 'hello')
    expect(hello).toMatchObject({ seen: expect.any(Number) })
    expect((hello as { seen: number }).seen).toBeGreaterThan(0)
  })

  test('tries at once when the network is back or the page is looked at', async () => {
    const { server, anna } = await begun()
    server.down = true
    server.cut()
    await anna.clock.pass(60_000)
    server.down = false
    anna.networkEvent('wake')
    await settled()
    expect(anna.now().connection).toEqual({ kind: 'open' })
  })

  test('waits longer after every failure, never the same time as others, and never too long', async () => {
    const waits = async (seed: number): Promise<number[]> => {
      const server = await TestServer.open(['Anna', 'Ben'], dicy.id, OPTIONS)
      const clock = new FakeClock()
      const tries: number[] = []
      const wire = server.wire('Anna')
      server.down = true
      new RemoteTable(server.id, {
        clock,
        random: seeded(seed),
        wire: (events) => {
          tries.push(clock.now())
          return wire(events)
        },
        networkEvents: () => () => undefined,
        load,
        notes: { recall: () => '', keep: () => undefined },
        guest: () => '',
      })
      await clock.pass(120_000)
      return tries.slice(1).map((at, i) => at - (tries[i] as number))
    }
    const [one, other] = [await waits(1), await waits(2)]
    expect(one).not.toEqual(other)
    expect(one[0]).toBeLessThanOrEqual(400)
    expect(Math.max(...one)).toBeLessThanOrEqual(15_000)
    expect(one.at(-1)).toBeGreaterThan(one[0] as number)
  })

  test('a command whose answer was lost is sent again with the same id, and happens once', async () => {
    const table = await begun()
    const { server } = table
    const { seat, page, move } = nextMove(table)
    const before = server.table.entries.length
    server.mute = true
    const sent = page.remote.send({ kind: 'move', seat, move })
    await settled()
    expect(page.now().unanswered).toBe(1)
    const after = server.table.entries.length
    expect(after).toBeGreaterThan(before)
    server.mute = false
    server.cut()
    await page.clock.pass(20_000)
    expect(await sent).toEqual(good(null))
    expect(server.table.entries.length).toBe(after)
    const moves = server.heard.filter((message) => message.kind === 'move')
    expect(moves.length).toBe(2)
    expect(moves[0]).toEqual(moves[1])
    sameAs(server, page)
  })

  test('a command that never arrived, or was given while the line was down, arrives later, once', async () => {
    const table = await begun()
    const { server } = table
    const { seat, page, move } = nextMove(table)
    const before = server.table.entries.length
    server.deaf = true
    const sent = page.remote.send({ kind: 'move', seat, move })
    server.cut()
    server.deaf = false
    await page.clock.pass(20_000)
    expect(await sent).toEqual(good(null))
    expect(server.table.entries.length).toBeGreaterThan(before)

    const next = nextMove(table)
    server.cut()
    const later = next.page.remote.send({ kind: 'move', seat: next.seat, move: next.move })
    const moves = (): number => server.heard.filter(({ kind }) => kind === 'move').length
    const before2 = moves()
    for (const one of table.pages) await one.clock.pass(20_000)
    expect(await later).toEqual(good(null))
    expect(moves()).toBe(before2 + 1)
    sameAs(server, page)
  })

  test('says at once whether somebody sees the page, and again when it comes back', async () => {
    const { server, anna } = await begun()
    const last = (): unknown => server.heard.findLast(({ kind }) => kind === 'ping' || kind === 'hello')
    expect(last()).not.toHaveProperty('hidden')
    anna.networkEvent('covered')
    await settled()
    expect(last()).toMatchObject({ kind: 'ping', hidden: true })
    await anna.clock.pass(TIMES.ping)
    expect(last()).toMatchObject({ kind: 'ping', hidden: true })
    server.cut()
    await anna.clock.pass(1000)
    expect(last()).toMatchObject({ kind: 'hello', hidden: true })
    anna.networkEvent('wake')
    await anna.clock.pass(0)
    await settled()
    expect(last()).toEqual({ kind: 'ping', n: expect.any(Number) })
    expect(anna.now().connection).toEqual({ kind: 'open' })
  })

  test('a page that hears much and says nothing is heard in time all the same', async () => {
    const { server, anna } = await begun()
    const pings = (): number => server.heard.filter(({ kind }) => kind === 'ping').length
    const before = pings()
    for (let passed = 0; passed < TIMES.silence; passed += TIMES.ping / 5) {
      server.shout({ kind: 'watchers', count: 1 })
      await anna.clock.pass(TIMES.ping / 5)
    }
    expect(pings() - before).toBeGreaterThanOrEqual(2)
  })

  test('no answer to a ping is a broken line', async () => {
    const { server, anna } = await begun()
    await anna.clock.pass(TIMES.ping * 10)
    expect(anna.now().connection).toEqual({ kind: 'open' })
    expect(server.heard.filter(({ kind }) => kind === 'ping').length).toBeGreaterThan(8)
    server.mute = true
    await anna.clock.pass(TIMES.ping + TIMES.pong)
    expect(anna.now().connection).toMatchObject({ kind: 'lost' })
    server.mute = false
    await anna.clock.pass(60_000)
    expect(anna.now().connection).toEqual({ kind: 'open' })
  })

  test('where the system says that the network is gone, it finds out soon', async () => {
    const { server, anna } = await begun()
    server.mute = true
    anna.networkEvent('doubt')
    await anna.clock.pass(3001)
    expect(anna.now().connection).toMatchObject({ kind: 'lost' })
  })

  test('a server that greets nobody is given up and asked again', async () => {
    const server = await TestServer.open(['Anna', 'Ben'], dicy.id, OPTIONS)
    server.mute = true
    const anna = openPage(server, 'Anna')
    await anna.clock.pass(TIMES.hello + 1)
    expect(anna.now().connection).toMatchObject({ kind: 'lost' })
    server.mute = false
    await anna.clock.pass(20_000)
    expect(anna.now().connection).toEqual({ kind: 'open' })
  })

  test('cut before every second move, in every way, a game is the same on both sides', async () => {
    const table = await begun()
    const { server, pages } = table
    const random = new Xoshiro128(3)
    await playOut(table, async (turn) => {
      if (turn % 2 === 0) return
      server.cut(random.pick([1006, 1001, 1012, 4000, 4008]))
      for (const { clock } of pages) await clock.pass(30_000)
    })
    for (const page of pages) {
      for (const one of pages) await one.clock.pass(30_000)
      sameAs(server, page)
    }
  })
})

describe('frames', () => {
  test('one that comes twice changes nothing, even late', async () => {
    const table = await begun()
    const { server, anna } = table
    for (let i = 0; i < 3; i++) {
      const { seat, page, move } = nextMove(table)
      await page.remote.send({ kind: 'move', seat, move })
    }
    const hellos = (): number => server.heard.filter(({ kind }) => kind === 'hello').length
    const before = hellos()
    const frames = server.told.filter(({ kind }) => kind === 'lines')
    for (const frame of frames.slice(0, -2)) {
      server.shout(frame)
      sameAs(server, anna)
    }
    expect(hellos()).toBe(before)
  })

  test('a command is done when its lines are here, whichever comes first', async () => {
    const table = await begun()
    const { server } = table
    const { seat, page, move } = nextMove(table)
    const from = server.lines.length + 1
    server.deaf = true
    let done = false
    const sent = page.remote.send({ kind: 'move', seat, move }).then(() => {
      done = true
    })
    const message = server.heard.findLast((one) => one.kind === 'move')
    server.shout({ kind: 'done', id: message?.id ?? '', seq: from })
    await settled()
    expect(done).toBe(false)
    server.shout({ kind: 'lines', from, lines: [`${seat} ${dicy.write(move)}`], clocks: [] })
    await sent
    expect(done).toBe(true)
  })

  test('a gap makes the page ask anew', async () => {
    const table = await begun()
    const { server, anna, ben } = table
    server.mute = true
    const first = nextMove(table)
    await server.move(first.seat, first.move)
    server.mute = false
    const second = nextMove(table)
    await server.move(second.seat, second.move)
    expect(anna.now().connection.kind).toBe('lost')
    await anna.clock.pass(20_000)
    await ben.clock.pass(20_000)
    sameAs(server, anna)
    sameAs(server, ben)
  })

  test('a long log that comes in parts is shown when it is whole', async () => {
    const table = await begun()
    const { server } = table
    const carl = openPage(server, 'Carl')
    server.mute = true
    await settled()
    const { lines } = server
    server.mute = false
    const welcome = server.told.findLast((message) => message.kind === 'welcome')
    if (welcome?.kind !== 'welcome') throw new Error('no welcome')
    const socket = server.sockets.at(-1)
    const tell = (message: object): void => socket?.events.heard(JSON.stringify(message))
    const you = { seats: [], host: false }
    tell({
      ...welcome,
      table: table.anna.now().facts,
      you,
      seq: lines.length,
      from: 1,
      lines: lines.slice(0, 4),
      opening: null,
    })
    await settled()
    expect(carl.now()).toMatchObject({ connection: { kind: 'open' }, ready: false })
    tell({ kind: 'lines', from: 5, lines: lines.slice(4), clocks: [] })
    expect(carl.now().ready).toBe(true)
    sameAs(server, carl)
  })

  test('what cannot be read is passed over', async () => {
    const { server, anna } = await begun()
    for (const text of ['', '{', '{"kind":"dance"}', '{"kind":"lines","from":-1}', 'x'.repeat(2 ** 20 + 1)])
      for (const { events } of server.sockets) events.heard(text)
    expect(anna.now().connection).toEqual({ kind: 'open' })
    sameAs(server, anna)
  })

  test('lines that are no lines of this game end it, with a way out', async () => {
    const { server, anna } = await begun()
    server.shout({ kind: 'lines', from: server.lines.length + 1, lines: ['0 fly to the moon'], clocks: [] })
    expect(anna.now().connection).toEqual({ kind: 'closed', reason: 'faulty', again: 'reload' })
  })
})

describe('why it was closed', () => {
  test.each(CLOSE_REASONS)('%s', async (reason) => {
    const { server, anna } = await begun()
    const { again } = CLOSES[reason]
    server.bye(reason)
    await settled()
    if (again === 'reload' || again === 'never') {
      expect(anna.now().connection).toEqual({ kind: 'closed', reason, again })
      await anna.clock.pass(600_000)
      expect(anna.now().connection.kind).toBe('closed')
      return
    }
    const hellos = (): number => server.heard.filter(({ kind }) => kind === 'hello').length
    const before = hellos()
    if (again === 'now') await anna.clock.pass(300)
    else if (again === 'soon') await anna.clock.pass(15_000)
    else {
      expect(anna.now().connection).toMatchObject({ patient: true, reason })
      anna.networkEvent('wake')
      await anna.clock.pass(59_000)
      expect(hellos()).toBe(before)
      await anna.clock.pass(2000)
    }
    expect(hellos()).toBe(before + 1)
    expect(anna.now().connection).toEqual({ kind: 'open' })
  })

  test('a table that has moved is found again without a word to anybody; one that is not found, with one', async () => {
    const table = await begun()
    const { server, anna } = table
    const { seat, page, move } = nextMove(table)
    server.bye('moved')
    expect(anna.now().connection).toEqual({ kind: 'open' })
    const sent = page.remote.send({ kind: 'move', seat, move })
    await anna.clock.pass(300)
    await table.ben.clock.pass(300)
    expect(await sent).toEqual(good(null))
    expect(anna.now().connection).toEqual({ kind: 'open' })
    server.down = true
    server.bye('moved')
    await anna.clock.pass(300)
    expect(anna.now().connection).toMatchObject({ kind: 'lost' })
    server.down = false
    await anna.clock.pass(15_000)
    expect(anna.now().connection).toEqual({ kind: 'open' })
  })

  test('a pause is shown since when it began, and lifted with the clocks as they are then, or by coming back', async () => {
    const { server, anna } = await begun()
    const since = anna.clock.now()
    server.shout({ kind: 'paused', paused: true })
    await anna.clock.pass(5000)
    server.shout({ kind: 'paused', paused: true })
    expect(anna.now()).toMatchObject({ paused: since, connection: { kind: 'open' } })
    const clocks = [{ left: 30_000, bank: 0 }]
    server.shout({ kind: 'paused', paused: false, clocks })
    expect(anna.now()).toMatchObject({ paused: null, clocks: { clocks, at: since + 5000 } })
    server.shout({ kind: 'paused', paused: true })
    server.cut()
    await anna.clock.pass(15_000)
    expect(anna.now()).toMatchObject({ paused: null, connection: { kind: 'open' } })
  })

  test('a person may ask for it sooner, the server for it later', async () => {
    const { server, anna, ben } = await begun()
    server.bye('storage')
    anna.remote.retry()
    await settled()
    expect(anna.now().connection).toEqual({ kind: 'open' })
    await ben.clock.pass(61_000)
    server.bye('stopping', 9000)
    await anna.clock.pass(8900)
    expect(anna.now().connection).toMatchObject({ kind: 'lost', reason: 'stopping' })
    await anna.clock.pass(200)
    expect(anna.now().connection).toEqual({ kind: 'open' })
  })

  test('refused while the server stops, a command waits for the next one', async () => {
    const table = await begun()
    const { server } = table
    const { seat, page, move } = nextMove(table)
    server.deaf = true
    const sent = page.remote.send({ kind: 'move', seat, move })
    const id = server.heard.findLast((message) => message.kind === 'move')
    server.shout({ kind: 'refused', id: id?.kind === 'move' ? id.id : null, refusal: { code: 'stopping' } })
    server.deaf = false
    server.bye('stopping')
    await page.clock.pass(20_000)
    expect(await sent).toEqual(good(null))
  })

  test('a version that the server does not speak asks for a new page', async () => {
    const server = await TestServer.open(['Anna', 'Ben'], dicy.id, OPTIONS)
    server.mute = true
    const anna = openPage(server, 'Anna')
    await settled()
    server.mute = false
    server.shout({ kind: 'refused', id: null, refusal: { code: 'unsupported-version', got: VERSION, spoken: [99] } })
    server.bye('unsupported-version')
    expect(anna.now().connection).toEqual({ kind: 'closed', reason: 'unsupported-version', again: 'reload' })
  })

  test('too fast: the same command goes again by itself', async () => {
    const table = await begun()
    const { server } = table
    const { seat, page, move } = nextMove(table)
    server.deaf = true
    const sent = page.remote.send({ kind: 'move', seat, move })
    const message = server.heard.findLast((one) => one.kind === 'move')
    const id = message?.kind === 'move' ? message.id : null
    server.shout({ kind: 'refused', id, refusal: { code: 'too-fast', wait: 800 } })
    server.deaf = false
    await page.clock.pass(801)
    expect(await sent).toEqual(good(null))
  })
})
