/** A table on a server: the lobby, the game, its dice, taking back, and secrets. */
import { describe, expect, test } from 'vitest'
import type { Game, Seat } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { bad, good } from '../../../engine/result.ts'
import { stateOf } from '../../../engine/table/table.ts'
import { viewOf } from '../../../engine/table/view.ts'
import { PATIENCE_MS } from '../../../fair/opening.ts'
import { verify } from '../../../fair/verify.ts'
import { rulesOf } from '../../../games/index.ts'
import type { TableFacts } from '../../../protocol/facts.ts'
import { VERSION } from '../../../protocol/protocol.ts'
import { COUNTDOWN } from '../../../server/race/show.ts'
import { settled } from '../testing/host.ts'
import { begun, dicy, nextMove, OPTIONS, openPage, type Page, playOut, sameAs } from '../testing/remote.ts'
import { TestServer } from '../testing/server.testing.ts'
import { recallMemory } from './dice.ts'
import type { RemoteNow } from './remote-table.ts'

describe('a good line', () => {
  test('the lobby is there before the game, and the game when it begins', async () => {
    const server = await TestServer.open(['Anna', 'Ben'], dicy.id, OPTIONS)
    const anna = openPage(server, 'Anna')
    expect(anna.now().connection).toEqual({ kind: 'connecting' })
    await settled()
    expect(anna.now()).toMatchObject({ connection: { kind: 'open' }, ready: false, you: { seats: [0], host: true } })
    expect(anna.now().facts?.seats.map((sitter) => 'name' in sitter && sitter.name)).toEqual(['Anna', 'Ben'])
    expect(server.heard).toEqual([{ kind: 'hello', protocol: VERSION, seen: 0, takebacks: 0, events: true }])
  })

  test('a whole game: both pages have the log of the server, asks are for one’s own seat, nobody rolls', async () => {
    const table = await begun()
    const { server, anna, ben } = table
    const asked = new Set<string>()
    await playOut(table, () => {
      for (const page of [anna, ben])
        for (const ask of page.screen().now.asks)
          asked.add(`${ask.kind} ${'seat' in ask ? ask.seat : ''} of ${page.now().you.seats}`)
      sameAs(server, anna)
      sameAs(server, ben)
    })
    expect([...asked].sort()).toEqual(['move 0 of 0', 'move 1 of 1'])
    expect(anna.now().facts?.status).toBe('over')
    expect(anna.screen().now.asks).toEqual([])
    sameAs(server, ben)
  })

  test('who sits here is not who sits elsewhere; a spectator is nobody', async () => {
    const table = await begun(['Anna', 'Ben', 'Anna'])
    expect(table.anna.screen().now).toMatchObject({ here: [0, 2], company: { dice: 'app' } })
    expect(table.ben.screen().now).toMatchObject({ here: [1], viewer: 1 })
    const carl = openPage(table.server, 'Carl')
    await settled()
    expect(carl.screen().now).toMatchObject({ here: [], viewer: null, asks: [] })
    const { seat, move } = nextMove(table)
    expect(await carl.remote.send({ kind: 'move', seat, move })).toEqual(bad({ code: 'not-asked' }))
    expect(await carl.remote.send({ kind: 'roll' })).toEqual(bad({ code: 'not-asked' }))
  })

  test('a rule that refuses is named; any other refusal is news', async () => {
    const table = await begun()
    const { server } = table
    const { seat, page, move } = nextMove(table)
    const before = server.log
    const illegal = ['score straight', 'score two-pairs', 'score any-two', 'freeze odds']
      .flatMap((text) => dicy.read(text) ?? [])
      .map((wrong) => ({ wrong, rule: dicy.why(stateOf(server.table), seat, wrong) }))
      .find(({ rule }) => rule !== null)
    const refused = await page.remote.send({ kind: 'move', seat, move: illegal?.wrong })
    expect(refused).toEqual(bad({ code: 'illegal', rule: illegal?.rule }))
    expect(page.news).toEqual([])

    server.deaf = true
    const late = page.remote.send({ kind: 'move', seat, move })
    const sent = server.heard.findLast((message) => message.kind === 'move')
    server.shout({ kind: 'refused', id: sent?.id ?? null, refusal: { code: 'closed', seat } })
    expect(await late).toEqual(bad({ code: 'told' }))
    expect(page.news).toEqual([{ kind: 'refused', refusal: { code: 'closed', seat } }])
    expect(server.log).toBe(before)
  })

  test('what is said reaches the others, and is not said later', async () => {
    const { anna, ben, server } = await begun()
    const say = { kind: 'say', seat: 0, what: { kind: 'phrase', phrase: 'hello' } } as const
    expect(await anna.remote.order(say)).toEqual(good(null))
    expect(ben.news).toEqual([{ kind: 'said', seat: 0, what: say.what }])
    server.cut()
    expect(await anna.remote.order(say)).toEqual(bad({ code: 'unsent' }))
  })
})

describe('verifiable dice', () => {
  /** Anna has started; Ben's page gives nothing. */
  async function starting() {
    const server = await TestServer.open(['Anna', 'Ben'], dicy.id, OPTIONS)
    const anna = openPage(server, 'Anna')
    await server.home.page(server.id, 'Ben', { dice: false })
    await settled()
    void anna.remote.order({ kind: 'start' })
    await settled()
    return { server, anna }
  }

  /** The opening as it was shown last. */
  function openingOf({ told }: TestServer) {
    const shown = told.findLast((message) => message.kind === 'opening')
    if (shown?.kind !== 'opening') throw new Error('no opening')
    return shown
  }

  test('every device gives its bytes, remembers them, and can check the log against them', async () => {
    const table = await begun()
    await playOut(table)
    for (const { notes } of table.pages) {
      const shelf = { recall: (name: string) => notes.get(name) ?? '', keep: () => undefined }
      const memory = recallMemory(shelf, table.server.id)
      expect(memory?.bytes.length).toBe(1)
      const outcome = verify(dicy, table.server.log, memory)
      expect(outcome).toMatchObject({ kind: 'verified', devices: 2, restarts: 0, remembered: true, over: true })
      const other = { ...(memory as NonNullable<typeof memory>), commit: '0'.repeat(64) }
      expect(verify(dicy, table.server.log, other).kind).toBe('failed')
    }
  })

  test('a page that is reloaded between pledge and reveal reveals the same bytes', async () => {
    const { server, anna } = await starting()
    anna.remote.close()
    const again = openPage(server, 'Anna', anna.notes, 99)
    const ben = openPage(server, 'Ben')
    await settled()
    expect(server.status).toBe('playing')
    const commits = server.heard.filter((message) => message.kind === 'commit' && message.seat === 0)
    expect(new Set(commits.map((message) => message.kind === 'commit' && message.hash)).size).toBe(1)
    expect(again.now().ready && ben.now().ready).toBe(true)
  })

  test('nobody reveals before the closed set holds their own pledge; a new round has fresh bytes', async () => {
    const { server } = await starting()
    expect(server.heard.some(({ kind }) => kind === 'reveal')).toBe(false)
    server.deaf = true // The reveal is lost, and so a new round begins without Anna.
    await server.home.pass(PATIENCE_MS)
    await server.home.pass(PATIENCE_MS)
    server.deaf = false
    await settled()
    const commits = server.heard.flatMap((one) => (one.kind === 'commit' ? [[one.round, one.hash] as const] : []))
    expect(commits.map(([round]) => round)).toEqual([1, 2])
    expect(commits[0]?.[1]).not.toBe(commits[1]?.[1])
  })

  test('a closed set with another pledge in its place is answered by nothing', async () => {
    const { server } = await starting()
    const shown = openingOf(server)
    const rounds = shown.opening.rounds.map(({ bytes }) => ({ commits: ['cd'.repeat(32), null], bytes }))
    server.shout({ ...shown, opening: { ...shown.opening, phase: 'reveal', rounds } })
    await settled()
    expect(server.heard.filter(({ kind }) => kind === 'reveal')).toEqual([])
  })

  test('another commitment than the first one shown gets nothing from this device', async () => {
    const { server, anna } = await starting()
    const kept = [...anna.notes.values()]
    const shown = openingOf(server)
    const sent = server.heard.length
    const none = shown.opening.rounds.map((round) => ({ commits: round.commits, bytes: round.bytes }))
    server.shout({ ...shown, opening: { ...shown.opening, commit: 'ab'.repeat(32), rounds: [...none, ...none] } })
    await settled()
    expect(server.heard.length).toBe(sent)
    expect([...anna.notes.values()]).toEqual(kept)
  })
})

describe('taking back', () => {
  /** Both look on until a choice that no throw follows, and its page asks to take it back. */
  async function asked() {
    const table = await begun()
    const { server, pages } = table
    for (const page of pages) page.screen()
    const random = new Xoshiro128(2)
    for (let i = 0; i < 400; i++) {
      const { seat, page: asking, move } = nextMove(table, random)
      await asking.remote.send({ kind: 'move', seat, move })
      if (!asking.screen().now.canUndo) continue
      const other = pages.find((page) => page !== asking) as Page
      expect(other.screen().now.canUndo).toBe(false)
      const before = server.log
      expect(await asking.remote.send({ kind: 'undo' })).toEqual(good(null))
      const answer = (yes: boolean) => {
        const { takeback } = other.now().takeback as NonNullable<RemoteNow['takeback']>
        return other.remote.order({ kind: 'agree', takeback, yes })
      }
      return { table, server, pages, asking, other, before, answer }
    }
    throw new Error('no such choice')
  }

  test('by consent: asked, agreed, and gone on both pages', async () => {
    const { table, server, pages, asking, other, before, answer } = await asked()
    expect(other.now().takeback).toMatchObject({ waits: other.now().you.seats })
    expect(asking.screen().now.canUndo).toBe(false)
    expect(await answer(true)).toEqual(good(null))
    expect(server.log.length).toBeLessThan(before.length)
    for (const page of pages) {
      sameAs(server, page)
      expect(page.now().takeback).toBeNull()
      expect(page.news.at(-1)).toEqual({ kind: 'taken-back' })
    }
    await playOut(table)
    for (const page of pages) sameAs(server, page)
  })

  test('or not', async () => {
    const { server, asking, other, before, answer } = await asked()
    await answer(false)
    expect(asking.news.at(-1)).toEqual({ kind: 'no-takeback', by: other.now().you.seats[0] })
    expect(asking.now().takeback).toBeNull()
    expect(server.log).toBe(before)
  })

  test('while one was away: the page forgets what is gone', async () => {
    const { table, server, asking, other, answer } = await asked()
    server.down = true
    server.cut()
    server.down = false
    await other.clock.pass(20_000)
    await answer(true)
    expect(asking.now().connection.kind).toBe('lost')
    const { seat, move } = nextMove(table)
    await server.move(seat, move)
    await asking.clock.pass(20_000)
    for (const page of [asking, other]) sameAs(server, page)
    server.cut()
    await asking.clock.pass(20_000)
    const hello = server.heard.findLast(({ kind }) => kind === 'hello')
    expect(hello).toMatchObject({ seen: server.lines.length, takebacks: 1 })
  })
})

describe('leaving and ending', () => {
  test('what happens to the table is told, and nobody is waited for once it is closed', async () => {
    const { server, anna, ben } = await begun()
    expect(server.heard.find(({ kind }) => kind === 'hello')).toMatchObject({ events: true })
    const { entries } = anna.screen().now.table
    server.shout({ kind: 'ending-asked', ending: { ending: 1, seat: 1, waits: [0] } })
    expect(anna.now().ending).toEqual({ ending: 1, seat: 1, waits: [0] })
    server.shout({ kind: 'no-ending', ending: 1, by: 0 })
    expect(anna.now().ending).toBeNull()
    const from = server.lines.length + 1
    const ended = { why: 'resigned', seat: 1, places: [1, 2] } as const
    const facts = anna.now().facts as TableFacts
    server.shout({ kind: 'lines', from, lines: ['out 1 away', 'end resigned 1'], clocks: [] })
    server.shout({ kind: 'facts', table: { ...facts, status: 'closed', ended }, clocks: [] })
    for (const page of [anna, ben]) {
      expect(page.news).toEqual([
        { kind: 'no-ending', by: 0 },
        { kind: 'event', event: { kind: 'out', seat: 1, why: 'away' } },
        { kind: 'event', event: { kind: 'end', seat: 1, why: 'resigned' } },
      ])
      expect(page.now()).toMatchObject({ ready: true, facts: { ended }, connection: { kind: 'open' } })
      expect(page.screen().now).toMatchObject({ asks: [], waitsFor: [], table: { entries } })
    }
  })

  test.each([
    { kind: 'resign', seat: 0 },
    { kind: 'leave' },
    { kind: 'claim', seat: 1 },
    { kind: 'end' },
    { kind: 'agree-end', ending: 1, yes: true },
  ] as const)('the page can send $kind', async (order) => {
    const { server, anna } = await begun()
    server.deaf = true
    void anna.remote.order(order)
    expect(server.heard.at(-1)).toMatchObject(order)
  })
})

test('nothing is heard any more once it is closed, and what waits is told so', async () => {
  const table = await begun()
  const { seat, page, move } = nextMove(table)
  table.server.deaf = true
  const sent = page.remote.send({ kind: 'move', seat, move })
  page.remote.close()
  page.remote.close()
  expect(await sent).toEqual(bad({ code: 'closed' }))
  expect(page.clock.pending).toBe(0)
})

describe('a game with secrets', () => {
  const options = { rounds: 2, bells: ['brass'], motto: '' }
  const secrets = () => begun(['Anna', 'Ben'], 'pebbles', options)

  test('each sees their own view, and others’ choices only as made', async () => {
    const { server, anna, ben } = await secrets()
    expect(anna.screen().now).toMatchObject({ viewer: 0, asks: [{ kind: 'move', seat: 0 }], waitsFor: [1] })
    await anna.remote.send({ kind: 'move', seat: 0, move: { kind: 'lay', count: 2 } })
    expect(anna.screen().now.table.states.at(-1)).toMatchObject({ laid: [2, -1] })
    expect(ben.screen().now.table.states.at(-1)).toMatchObject({ laid: [-2, -1] })
    expect(ben.remote.log()).not.toContain('lay 2')
    expect(server.told.some((message) => message.kind === 'lines' && JSON.stringify(message).includes('chosen'))).toBe(
      true,
    )
    expect(anna.screen().now.asks).toEqual([])
  })

  test('a step begins from what was seen before it', async () => {
    const { anna, ben } = await secrets()
    const seen = anna.screen().now.table.states.at(-1)
    expect(seen).toMatchObject({ phase: 'lay', laid: [-1, -1] })
    await anna.remote.send({ kind: 'move', seat: 0, move: { kind: 'lay', count: 2 } })
    const { entries, states } = anna.screen().now.table
    const own = entries.findIndex(({ input }) => input.kind === 'move')
    expect(states[own]).toEqual(seen)
    // Nothing of it is a step for the other: only the newest position is another one.
    expect(ben.screen().now.table.entries).toHaveLength(entries.length - 1)
  })

  test('a choice can be taken back before it is laid open, also where others have chosen before', async () => {
    const { server, pages } = await begun(['Anna', 'Ben', 'Carla'], 'pebbles', options)
    const [anna, ben, carla] = pages as [Page, Page, Page]
    for (const page of pages) page.screen()
    const lay = (page: Page, seat: Seat) => page.remote.send({ kind: 'move', seat, move: { kind: 'lay', count: seat } })
    const canUndo = () => pages.map((page) => page.screen().now.canUndo)
    await lay(ben, 1)
    expect(canUndo()).toEqual([false, true, false])
    await lay(anna, 0)
    expect(canUndo()).toEqual([true, false, false])
    expect(await anna.remote.send({ kind: 'undo' })).toEqual(good(null))
    for (const page of [ben, carla]) {
      const asked = page.now().takeback
      if (asked !== null) await page.remote.order({ kind: 'agree', takeback: asked.takeback, yes: true })
    }
    expect(anna.screen().now).toMatchObject({ asks: [{ kind: 'move', seat: 0 }], canUndo: false })
    await lay(anna, 0)
    void lay(carla, 2)
    for (const { clock } of [server.home, ...pages]) await clock.pass(COUNTDOWN)
    expect(canUndo()).toEqual([false, false, false]) // All is laid open.
  })

  test('who comes late has what happened in the rounds before', async () => {
    const stars = (await rulesOf('star-maps')) as Game
    const table = await begun(['Anna', 'Ben'], 'star-maps', {})
    const random = new Xoshiro128(3)
    for (let moves = 0; moves < 21; moves++) {
      const { seat, page, move } = nextMove(table, random)
      expect(await page.remote.send({ kind: 'move', seat, move })).toEqual(good(null))
    }
    const carl = openPage(table.server, 'Carl')
    await settled()
    const { entries, states } = carl.screen().now.table
    // Of the current round one choice is made, and a secret.
    expect(entries).toEqual(table.server.table.entries.slice(0, -1))
    expect(states.slice(0, -1)).toEqual(table.server.table.states.slice(0, -2))
    const { seat, page, move } = nextMove(table, random)
    await page.remote.send({ kind: 'move', seat, move })
    expect(carl.screen().now.table.states.at(-1)).toEqual(viewOf(stars, stateOf(table.server.table), null))
  })

  test('a break in between changes nothing', async () => {
    const { server, anna, ben } = await secrets()
    await anna.remote.send({ kind: 'move', seat: 0, move: { kind: 'lay', count: 1 } })
    server.cut()
    await ben.clock.pass(20_000)
    await anna.clock.pass(20_000)
    expect(ben.screen().now.table.states.at(-1)).toMatchObject({ laid: [-2, -1] })
    expect(ben.screen().now.asks).toEqual([{ kind: 'move', seat: 1 }])
    void ben.remote.send({ kind: 'move', seat: 1, move: { kind: 'lay', count: 3 } })
    await server.home.pass(COUNTDOWN)
    expect(anna.screen().now.table.states.at(-1)).toMatchObject({ phase: 'bell', laid: [1, 3] })
    const { entries, states } = ben.screen().now.table
    expect(states.length).toBe(entries.length + 1)
  })
})
