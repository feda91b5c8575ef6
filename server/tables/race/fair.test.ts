/** Races at a table against unequal lines and attackers: own windows, sockets, readiness, the start where people read first. */
import { describe, expect } from 'vitest'
import { PATIENCE } from '../../race/readiness.ts'
import { test } from '../testing/fixture.ts'
import { away, grab, nextRace, passTo, racing, shown } from '../testing/race.ts'
import { openTestTables, type Page, playing } from '../testing/table.ts'

const takes = ({ lines }: Page) => lines.filter((line) => typeof line === 'string' && / take /.test(line))
const throws = ({ lines }: Page) => lines.filter((line) => typeof line === 'string' && line.startsWith('throw '))

describe('each grab has its own window', () => {
  test.each([
    ['a grab that no rule allows', 'take red ++'],
    ['another grab', 'take blue'],
  ])('%s before it takes nothing from a far player', async (_, junk) => {
    const home = await openTestTables()
    const { ann, bob } = await racing(home, {}, { lines: [5, 100] })
    await passTo(home, ann, 896)
    const opens = ann.post(grab(ann, junk, 891))
    await passTo(home, ann, 995)
    const near = ann.post(grab(ann, 'take red', 990))
    await passTo(home, ann, 1000)
    const far = bob.post(grab(bob, 'take red', 900))
    await home.pass(200)
    expect(ann.answers.get(opens)?.refusal?.code).toBe(junk === 'take blue' ? undefined : 'illegal')
    expect(bob.answers.get(far)?.refusal).toBeUndefined()
    expect(ann.answers.get(near)?.refusal).toEqual({ code: 'late', seat: 0, at: 990, first: 1, firstAt: 900 })
    expect(takes(ann).at(-1)).toBe('1 take red @900 seen @1000')
  })

  test('junk all the time: the far player loses nothing, and junk is refused on arrival', async ({ home }) => {
    const { ann, bob } = await racing(home, {}, { lines: [5, 150] })
    for (let ms = 500; ms < 1000; ms += 50) {
      await passTo(home, ann, ms)
      expect(await ann.send(grab(ann, 'take red ++', ms - 5))).toMatchObject({ code: 'illegal' })
    }
    await passTo(home, ann, 1000)
    ann.post(grab(ann, 'take red', 995))
    expect(await ann.send(grab(ann, 'take red', 996))).toEqual({ code: 'closed', seat: 0 })
    await passTo(home, ann, 1140)
    bob.post(grab(bob, 'take red', 990))
    await home.pass(200)
    expect(takes(ann)).toEqual(['1 take red @990 seen @1140'])
  })

  test('what is gone already is answered at once', async ({ home }) => {
    const { ann, bob } = await racing(home, {}, { lines: [5, 100] })
    await passTo(home, ann, 905)
    ann.post(grab(ann, 'take red', 900))
    await passTo(home, ann, 1100)
    expect(takes(ann)).toHaveLength(1)
    expect(await bob.send(grab(bob, 'take red', 1000))).toMatchObject({ code: 'late', first: 0 })
  })

  test('two sockets: the one that seems far away neither sees the dice earlier nor is believed more', async ({
    home,
  }) => {
    const { id, ann, bob, both } = await playing(home, { game: 'nine-dice', options: { seconds: 60 } })
    ann.distance = away(5)
    bob.distance = away(5)
    const second = await home.page(id, 'bob')
    second.distance = away(150)
    const race = await nextRace(home, both)
    await home.pass(race.show - 6 - home.clock.steady())
    expect(throws(second)).toHaveLength(1)
    await shown(home, ann)
    await passTo(home, ann, 1000)
    second.post(grab(second, 'take red', 0))
    await home.pass(100)
    expect(takes(ann)).toEqual(['1 take red @980 seen @1000 said @0'])
  })
})

describe('a grab comes over two lines', () => {
  async function twoLines(home: Awaited<ReturnType<typeof openTestTables>>) {
    const table = await racing(home, { lockout: 1000 }, { lines: [10, 10] })
    const spare = await home.page(table.id, 'ann')
    spare.distance = away(10)
    return { ...table, spare }
  }

  test('the first that arrives counts, whichever line has stood still, and the copy changes nothing', async ({
    home,
  }) => {
    const { ann, bob, spare } = await twoLines(home)
    await passTo(home, ann, 510)
    const id = spare.post(grab(spare, 'take red', 500, ann.race?.line))
    bob.post(grab(bob, 'take red', 505))
    await home.pass(200)
    ann.post(grab(ann, 'take red', 500), id)
    await home.pass(200)
    expect(takes(ann)).toEqual(['0 take red @500 seen @510'])
    expect(ann.answers.get(id)?.seq).toBe(spare.answers.get(id)?.seq)
  })

  test('who is too late is so once, and locked once', async ({ home }) => {
    const { ann, bob, spare } = await twoLines(home)
    await passTo(home, ann, 510)
    bob.post(grab(bob, 'take red', 500))
    await home.pass(100)
    const id = ann.post(grab(ann, 'take red', 600))
    await home.pass(100)
    spare.post(grab(spare, 'take red', 600, ann.race?.line), id)
    await home.pass(100)
    expect(bob.messages.filter(({ kind }) => kind === 'late')).toHaveLength(1)
    expect(bob.race?.locked).toEqual([{ seat: 0, until: 1600 }])
  })
})

describe('nobody holds the others up', () => {
  test('withheld readiness: less than 5 s in the game, and all see for whom; a stuck second tab holds nobody up', async ({
    home,
  }) => {
    const { id, ann } = await racing(home)
    const stuck = await home.page(id, 'ann')
    const waits: number[] = []
    for (let round = 0; round < 4; round++) {
      await passTo(home, ann, 1000)
      await ann.send(grab(ann, 'take black', 1000))
      const [line, from] = [ann.race?.line, home.clock.now()]
      await ann.send({ kind: 'read', line: ann.lines.length })
      while (ann.race?.line === line) await home.pass(100)
      waits.push(home.clock.now() - from)
      await shown(home, ann)
    }
    expect(stuck.lines).toEqual(ann.lines)
    expect(waits).toEqual([4600, 0, 0, 0])
    // From a second on, until it falls.
    expect(ann.messages.filter(({ kind }) => kind === 'awaited')).toEqual([
      { kind: 'awaited', seats: [1], left: 3600 },
      { kind: 'awaited', seats: [], left: 0 },
    ])
  })

  test('a line that is down when the round is due: a grace that everybody sees', async ({ home }) => {
    const { ann, bob } = await racing(home)
    await passTo(home, ann, 1000)
    await ann.send(grab(ann, 'take black', 1000))
    bob.leave()
    const line = ann.race?.line
    await ann.send({ kind: 'read', line: ann.lines.length })
    const awaited = () => ann.messages.filter(({ kind }) => kind === 'awaited')
    expect(awaited()).toEqual([{ kind: 'awaited', seats: [1], left: 4600 }])
    await home.pass(3000)
    await bob.connect()
    expect(ann.race?.line).toBe(line)
    await bob.send({ kind: 'read', line: bob.lines.length })
    expect(awaited().at(-1)).toEqual({ kind: 'awaited', seats: [], left: 0 })
    expect(ann.race?.line).toBeGreaterThan(line ?? 0)
  })
})

describe('who reads first', () => {
  test('nothing can be grabbed until every device has said so; times count from then', async ({ home }) => {
    const { ann, bob, race } = await racing(home, {}, { reading: true })
    expect(ann.table?.reading).toBe(true)
    expect(ann.race?.begins).toBeNull()
    expect(await ann.send(grab(ann, 'take red', 200))).toEqual({ code: 'early', seat: 0 })
    await home.pass(5000)
    await ann.send({ kind: 'read', line: race.line })
    expect(ann.race?.begins).toBeNull()
    await bob.send({ kind: 'read', line: race.line })
    // The start is unknown before it comes.
    expect(ann.race?.begins).toBeNull()
    await home.pass(2200)
    expect(ann.race?.begins).not.toBeNull()
    await passTo(home, ann, 3000)
    expect(await ann.send(grab(ann, 'take red', 3000))).toBe('done')
    expect(takes(ann)).toEqual(['0 take red @3000 seen @3000'])
  })

  test('at the start nobody is faster than a person: not taken for 120 ms, and kept out for a moment', async ({
    home,
  }) => {
    const { ann, bob, both, race } = await racing(home, {}, { reading: true, lines: [10, 10] })
    for (const page of both) await page.send({ kind: 'read', line: race.line })
    while (ann.race?.begins == null) await home.pass(1)
    const begins = ann.race.begins
    expect(begins - home.clock.steady()).toBeLessThanOrEqual(10)
    await passTo(home, ann, 60)
    expect(await ann.send(grab(ann, 'take red', 50))).toEqual({ code: 'early', seat: 0 })
    expect(bob.race?.locked).toEqual([{ seat: 0, until: 550 }])
    await passTo(home, ann, 300)
    expect(await ann.send(grab(ann, 'take red', 290))).toEqual({ code: 'locked', seat: 0, until: 550 })
    const second = bob.post(grab(bob, 'take red', 290))
    await home.pass(100)
    expect(bob.answers.get(second)?.refusal).toBeUndefined()
    expect(takes(ann)).toEqual(['1 take red @290 seen @300'])
  })

  test('is not waited for after having let the time pass once', async ({ home }) => {
    const { ann, bob } = await racing(home, {}, { reading: true })
    const waits = async (): Promise<number> => {
      const from = home.clock.now()
      await ann.send({ kind: 'read', line: ann.race?.line ?? 0 })
      while (ann.race?.begins == null) await home.pass(100)
      return home.clock.now() - from
    }
    const all: number[] = []
    for (let round = 0; round < 3; round++) {
      all.push(await waits())
      await passTo(home, ann, 1000)
      await ann.send(grab(ann, 'take black', 1000))
      await nextRace(home, [ann, bob])
      await shown(home, ann)
    }
    expect(all.map((ms) => ms > PATIENCE.reading - 1000)).toEqual([true, false, false])
  })

  test('for so long, and no longer', async ({ home }) => {
    const { ann } = await racing(home, {}, { reading: true })
    await home.pass(PATIENCE.reading)
    expect(ann.race?.begins).toBeNull()
    await home.pass(2200)
    expect(ann.race?.begins).not.toBeNull()
  })
})
