/** Several real processes on one PostgreSQL: whichever of them fails, the tables go on and nothing is lost. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Page, Person } from '../soak/client.ts'
import { ask, sharedServer } from '../store/testing/postgres.ts'
import { Bridge, dropDatabase, freshDatabase, goTo, movesIn, PATIENT, playOn, Server, until } from './fleet.ts'
import { begin, createTable, followerOf, type NEW_TABLE } from './test-server.ts'

const server = await sharedServer()
const url = 'url' in server ? server.url : ''

const LONG = { options: { target: 200 } }

describe.skipIf(url === '')(`several processes${'missing' in server ? `: ${server.missing}` : ''}`, () => {
  let database: string
  let servers: Server[]
  beforeEach(async () => {
    database = await freshDatabase(url)
    servers = []
  })
  afterEach(async () => {
    await Promise.all(servers.map((one) => one.end()))
    await dropDatabase(url, database)
  })
  const start = async (more: Record<string, string> = {}, at = database): Promise<Server> => {
    const one = await Server.start(at, more)
    servers.push(one)
    return one
  }
  const row = async (id: string, at = database) => {
    const [found] = await ask(at, 'SELECT owner, epoch, seq FROM iacta.tables WHERE id = $1', [id])
    return found as { owner: string | null; epoch: string; seq: string }
  }
  const linesOf = async (id: string, at = database) =>
    (await ask(at, 'SELECT text FROM iacta.lines WHERE table_id = $1 ORDER BY seq', [id])).map(({ text }) =>
      String(text),
    )

  /** Two people, each at a process of their own, at a table that has begun; the first process has it. */
  async function pair(a: Server, b: Server, more: Partial<typeof NEW_TABLE> = {}): Promise<[Page, Page]> {
    const people = [await Person.arrive(a.base), await Person.arrive(b.base)] as const
    const id = await createTable(people[0], { ...LONG, ...more })
    const pages: [Page, Page] = [await people[0].at(id).connect(), await people[1].at(id).connect()]
    for (const [seat, page] of pages.entries()) await page.done({ kind: 'sit', seat, name: `P${seat}`, colour: 'blue' })
    await begin(pages)
    return pages
  }

  test('two that start at once on an empty database both do, and know the same people', async () => {
    const [a, b] = await Promise.all([start(), start()])
    const ann = await Person.arrive(a.base)
    await ann.must('changeMe', { body: { name: 'Ann' } })
    const there = new Person(b.base, ann.cookie)
    expect((await there.must('me')).me.name).toBe('Ann')
    expect(await ask(database, 'SELECT version FROM iacta.iacta_version')).toHaveLength(1)
    expect([await a.isWell(), await b.isWell()]).toEqual([true, true])
  })

  test('pages of one table at two processes sit at one table, and nobody has to move', async () => {
    const [a, b] = await Promise.all([start(PATIENT), start(PATIENT)])
    const pages = await pair(a, b)
    const [ann, bob] = pages
    const watcher = await (await Person.arrive(b.base)).at(ann.id).connect()
    const done = await playOn(pages, 30)
    expect(movesIn(ann.lines)).toEqual(done)
    expect(bob.lines).toEqual(ann.lines)
    await until(() => watcher.lines.length === ann.lines.length)
    expect(ann.facts?.seats.map((seat) => seat.kind === 'person' && seat.here)).toEqual([true, true])
    const said = ann.next('said')
    await bob.done({ kind: 'say', seat: 1, what: { kind: 'reaction', reaction: 'clap' } })
    expect(await said).toMatchObject({ seat: 1 })
    expect(pages.map(({ bye }) => bye)).toEqual([null, null])
    expect((await row(ann.id)).epoch).toBe('2')
    expect(await linesOf(ann.id)).toEqual(ann.lines)
  })

  test('a seal that no process has made is no reason to believe an address, or to be let in', async () => {
    const [a] = await Promise.all([start({ SOCKETS_PER_ADDRESS: '1' }), start()])
    const ann = await Person.arrive(a.base)
    const page = ann.at(await createTable(ann))
    await page.connect()
    const other = ann.at(page.id)
    await expect(other.open({ 'x-iacta-relay': '10.0.0.1 nonsense' })).rejects.toThrow('429')
  })

  test('who deletes all data at one process is gone from the tables of another', async () => {
    const [a, b] = await Promise.all([start(PATIENT), start(PATIENT)])
    const [ann, bob] = await pair(a, b)
    const watched = await createTable(ann.person)
    const host = await ann.person.at(watched).connect()
    const watching = await bob.person.at(watched).connect()
    await bob.person.must('deleteMe')
    expect([await bob.closed(), await watching.closed()]).toEqual(['no-identity', 'no-identity'])
    await until(() => ann.facts?.seats[1]?.kind === 'person' && ann.facts.seats[1].handed)
    expect(ann.facts?.seats[1]).toMatchObject({ name: null, here: false })
    expect([ann.bye, host.bye]).toEqual([null, null])
  })

  test('one is killed: its tables go on at another, with every acknowledged move', async () => {
    const [a, b] = await Promise.all([start(), start()])
    const pages = await pair(a, b)
    const done = await playOn(pages, 12)
    const before = await row(pages[0].id)
    await a.end()
    for (const page of pages) await page.closed()
    // Pages need not wait until it is known to be dead.
    await Promise.all(pages.map((page) => retry(() => goTo(page, b))))
    done.push(...(await playOn(pages, 12)))
    const after = await row(pages[0].id)
    expect([after.owner === before.owner, Number(after.epoch)]).toEqual([false, Number(before.epoch) + 1])
    expect(movesIn(await linesOf(pages[0].id))).toEqual(done)
  })

  test('one stops when told to: its pages go on at another at once', async () => {
    const [a, b] = await Promise.all([start(), start()])
    const pages = await pair(a, b)
    const done = await playOn(pages, 4)
    await a.end('SIGTERM')
    // The second page was passed on, and has lost its line without a word.
    expect(['stopping', null]).toContain(await pages[1].closed())
    expect(await pages[0].closed()).toBe('stopping')
    for (const page of pages) await retry(() => goTo(page, b))
    done.push(...(await playOn(pages, 4)))
    expect(movesIn(await linesOf(pages[0].id))).toEqual(done)
  })

  test('one hangs, loses its table and wakes: it writes nothing more, and sends its pages away', async () => {
    const [a, b] = await Promise.all([start(), start()])
    const pages = await pair(a, b)
    const [ann, bob] = pages
    const done = await playOn(pages, 6)
    a.signal('SIGSTOP')
    // Sent to one that does not hear it: answered later, and done once.
    const follower = await followerOf(ann)
    const [seat] = follower.due(ann.lines) as [number]
    const move = follower.choose(ann.lines, seat)
    const mover = pages[seat] as Page
    const answered = mover.move(seat, move)
    bob.socket?.terminate()
    await bob.closed()
    await retry(() => goTo(bob, b))
    const taken = await row(ann.id)
    const elsewhere = ann.person.at(ann.id)
    elsewhere.person.base = b.base
    await elsewhere.connect()
    if (seat === 1) expect((await answered).kind).toBe('done')
    a.signal('SIGCONT')
    expect(await ann.closed()).toBe('moved')
    await goTo(ann, b)
    expect((await answered).kind).toBe('done')
    done.push(`${seat} ${move}`, ...(await playOn(pages, 6)))
    expect(movesIn(await linesOf(ann.id))).toEqual(done)
    expect(await row(ann.id)).toMatchObject({ owner: taken.owner, epoch: taken.epoch })
    expect(await a.isWell()).toBe(true)
    // And it is of use again.
    await goTo(bob, a)
    expect(bob.lines).toEqual(ann.lines)
  })

  test('one alone loses the database: whoever reaches another plays on there, and it gives way when it is back', async () => {
    const { bridge, url: near } = await Bridge.to(database)
    try {
      const [a, b] = await Promise.all([start({}, near), start()])
      const pages = await pair(a, b)
      const [ann, bob] = pages
      const done = await playOn(pages, 6)
      const before = await row(ann.id)
      const told = pages.map((page) => page.until((message) => message.kind === 'paused' && message.paused))
      bridge.cut()
      await Promise.all(told)
      expect([await a.isWell(), await b.isWell()]).toEqual([false, true])
      await bob.leave()
      await retry(() => goTo(bob, b))
      const taken = await row(ann.id)
      expect([taken.owner === before.owner, Number(taken.epoch)]).toEqual([false, Number(before.epoch) + 1])
      expect(ann.bye).toBeNull()
      bridge.mend()
      expect(await ann.closed()).toBe('moved')
      await goTo(ann, a)
      done.push(...(await playOn(pages, 6)))
      expect(movesIn(await linesOf(ann.id))).toEqual(done)
      expect(await row(ann.id)).toMatchObject({ owner: taken.owner, epoch: taken.epoch })
    } finally {
      bridge.close()
    }
  })
})

/** Retries as a page does, until a server accepts. */
async function retry(act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await act()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
