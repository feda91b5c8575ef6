/** Races at a table: the same moment for all, who was quicker, and what becomes of a race that is lost. */
import { describe, expect } from 'vitest'
import { readLog, replay } from '../../../engine/log.ts'
import { good, unwrap } from '../../../engine/result.ts'
import { verify } from '../../../fair/verify.ts'
import { nineDice } from '../../../games/nine-dice/rules/rules.ts'
import { PATIENCE } from '../../race/readiness.ts'
import { COUNTDOWN } from '../../race/show.ts'
import { test } from '../testing/fixture.ts'
import { away, grab, nextRace, passTo, racing, shown } from '../testing/race.ts'
import { openTestTables, type Page, playing, quickBots, withBot } from '../testing/table.ts'

const takes = ({ lines }: Page) => lines.filter((line) => typeof line === 'string' && / take /.test(line))
const throws = ({ lines }: Page) => lines.filter((line) => typeof line === 'string' && line.startsWith('throw '))
const lates = ({ messages }: Page) => messages.filter(({ kind }) => kind === 'late')

describe('the same moment for all', () => {
  test('the throw waits until everybody is ready, or for a while', async ({ home }) => {
    const { ann, bob } = await playing(home, { game: 'nine-dice', options: {} })
    expect(throws(ann)).toHaveLength(1)
    await ann.send({ kind: 'read', line: ann.lines.length })
    expect(ann.race).toBeNull()
    await bob.send({ kind: 'read', line: bob.lines.length })
    expect(ann.race).not.toBeNull()

    const other = await openTestTables()
    const { ann: carol } = await playing(other, { game: 'nine-dice', options: {} })
    await other.pass(PATIENCE.round - 1)
    expect(carol.race).toBeNull()
    await other.pass(1)
    expect(carol.race).not.toBeNull()
  })

  test('no page has the faces earlier than its way requires, and who only watches not before the moment', async ({
    home,
  }) => {
    const { id, ann, bob, both } = await playing(home, { game: 'nine-dice', options: {} })
    ann.distance = away(10)
    bob.distance = away(100)
    const cat = await home.page(id, 'cat')
    const race = await nextRace(home, both)
    const counts = () => [ann, bob, cat].map((page) => throws(page).length)
    expect(race.show - home.clock.steady()).toBe(COUNTDOWN)
    await home.pass(race.show - 101 - home.clock.steady())
    expect(counts()).toEqual([1, 1, 1])
    await home.pass(1)
    expect(counts()).toEqual([1, 2, 1])
    await home.pass(89)
    expect(counts()).toEqual([1, 2, 1])
    await home.pass(1)
    expect(counts()).toEqual([2, 2, 1])
    // A page that connects meanwhile learns of the race and not of the faces.
    const dan = await home.page(id, 'dan')
    expect([throws(dan).length, dan.race?.line]).toEqual([1, race.line])
    await shown(home, cat)
    expect([...counts(), throws(dan).length]).toEqual([2, 2, 2, 2])
    expect(ann.messages.findLast(({ kind }) => kind === 'lines')).toMatchObject({ show: race.show, from: race.line })
  })

  test('nobody throws for an empty table', async ({ home }) => {
    const { id, ann, bob } = await playing(home, { game: 'nine-dice', options: {} })
    ann.leave()
    bob.leave()
    await home.pass(10 * PATIENCE.round)
    const found = await home.store.table(id)
    expect(found.ok && found.value?.lines.filter((line) => line.startsWith('throw'))).toHaveLength(1)
    expect(home.tables.size.tables).toBe(0)
  })
})

describe('who was quicker', () => {
  test('is who acted first, not who was heard first; the other one is told by how much, and so is everybody', async ({
    home,
  }) => {
    const { ann, bob } = await racing(home, {}, { lines: [5, 100] })
    await passTo(home, ann, 1005)
    const first = ann.post(grab(ann, 'take red', 1000))
    await passTo(home, ann, 1090)
    const second = bob.post(grab(bob, 'take red', 990))
    await home.settled()
    expect([ann.answers.get(first), bob.answers.get(second)]).toEqual([undefined, undefined])
    await home.pass(30)
    expect(takes(ann)).toEqual(['1 take red @990 seen @1090'])
    expect(bob.answers.get(second)?.refusal).toBeUndefined()
    const late = { seat: 0, at: 1000, first: 1, firstAt: 990 }
    expect(ann.answers.get(first)?.refusal).toEqual({ code: 'late', ...late })
    for (const page of [ann, bob]) expect(lates(page)).toEqual([{ kind: 'late', late: { ...late, move: 'take red' } }])
  })

  test('black ends the round at its time; what was done before it still counts', async ({ home }) => {
    const { ann, bob } = await racing(home, {}, { lines: [0, 100] })
    await passTo(home, ann, 2000)
    ann.post(grab(ann, 'take black', 2000))
    await passTo(home, ann, 2050)
    bob.post(grab(bob, 'take blue', 1960))
    const after = ann.post(grab(ann, 'take red', 2040))
    await home.pass(110)
    expect(takes(ann)).toEqual(['1 take blue @1960 seen @2050', '0 take black @2000 seen @2000'])
    expect(ann.answers.get(after)?.refusal?.code).toBe('closed')
    // Too late altogether: who took black is told with it.
    const slow = bob.post(grab(bob, 'take green', 2200))
    await home.pass(200)
    expect(bob.answers.get(slow)?.refusal).toEqual({ code: 'late', seat: 1, at: 2160, first: 0, firstAt: 2000 })
  })

  test('at the same ms the spinner comes first', async ({ home }) => {
    const { ann, bob } = await racing(home, {}, { lines: [50, 50] })
    const spinner = throws(ann)[0] === 'throw 1' ? ann : bob
    const other = spinner === ann ? bob : ann
    await passTo(home, ann, 1050)
    other.post(grab(other, 'take red', 1000))
    spinner.post(grab(spinner, 'take red', 1000))
    await home.pass(60)
    expect(takes(ann)).toEqual([`${spinner.you.seats[0]} take red @1000 seen @1050`])
  })

  test('a seat may grab several at once, and the same grab sent again counts once', async ({ home }) => {
    const { ann, bob } = await racing(home, {}, { lines: [0, 80] })
    await passTo(home, ann, 900)
    ann.post(grab(ann, 'take red', 900), 'x')
    ann.post(grab(ann, 'take green', 900), 'y')
    ann.post(grab(ann, 'take red', 900), 'x')
    ann.leave()
    await ann.connect()
    ann.post(grab(ann, 'take red', 900), 'x')
    await home.pass(100)
    expect(takes(bob)).toEqual(['0 take red @900 seen @900', '0 take green @900 seen @900'])
    expect(await ann.send(grab(ann, 'take red', 900), 'x')).toBe('done')
    expect(takes(bob)).toHaveLength(2)
  })

  test('a time before the show is refused, and so is a grab before it', async ({ home }) => {
    const { ann, both } = await playing(home, { game: 'nine-dice', options: {} })
    await nextRace(home, both)
    expect(await ann.send(grab(ann, 'take red', 130))).toEqual({ code: 'early', seat: 0 })
    await shown(home, ann)
    await home.pass(300)
    expect(await ann.send(grab(ann, 'take red', -1))).toEqual({ code: 'early', seat: 0 })
    expect(takes(ann)).toEqual([])
  })

  test('false times are believed as far as the way allows; nobody is faster than people are', async ({ home }) => {
    const { ann, bob } = await racing(home, {}, { lines: [0, 40] })
    await passTo(home, ann, 1000)
    bob.post(grab(bob, 'take red', 0))
    await home.pass(50)
    expect(takes(ann)).toEqual(['1 take red @945 seen @1000 said @0'])

    const other = await openTestTables()
    const { ann: quick } = await racing(other)
    await passTo(other, quick, 60)
    await quick.send(grab(quick, 'take red', 20))
    expect(takes(quick)).toEqual(['0 take red @120 seen @60'])
  })

  test('an old page without times is believed when it is heard', async ({ home }) => {
    const { ann } = await racing(home, {}, { lines: [100] })
    await passTo(home, ann, 1000)
    ann.post({ kind: 'move', seat: 0, question: 0, move: 'take red' })
    await home.pass(200)
    expect(takes(ann)).toEqual(['0 take red @1000 seen @1000'])
  })

  test('what no rule allows names its rule; another race, another seat and words that are none are refused', async ({
    home,
  }) => {
    const { ann, race } = await racing(home, { statement: 'on' })
    await home.pass(500)
    expect(await ann.send(grab(ann, 'take red', 500))).toEqual({ code: 'illegal', rule: 'R8' })
    expect(await ann.send(grab(ann, 'take red ++', 500, race.line - 1))).toEqual({ code: 'closed', seat: 0 })
    expect(await ann.send({ ...grab(ann, 'take red ++', 500), seat: 1 } as never)).toMatchObject({
      code: 'not-your-seat',
    })
    expect(await ann.send(grab(ann, 'eat red', 500))).toMatchObject({ code: 'unreadable-move' })
    expect(takes(ann)).toEqual([])
  })

  test('lockout: after a late grab none of the same seat counts for a while', async ({ home }) => {
    const { ann, bob } = await racing(home, { lockout: 1000 })
    await passTo(home, ann, 1000)
    await ann.send(grab(ann, 'take red', 1000))
    expect(await bob.send(grab(bob, 'take red', 1000))).toMatchObject({ code: 'late', first: 0 })
    expect(bob.race?.locked).toEqual([{ seat: 1, until: 2000 }])
    await passTo(home, ann, 1999)
    expect(await bob.send(grab(bob, 'take blue', 1999))).toEqual({ code: 'locked', seat: 1, until: 2000 })
    await passTo(home, ann, 2000)
    expect(await bob.send(grab(bob, 'take blue', 2000))).toBe('done')
  })

  test('the limit ends it; what was done before it still counts', async ({ home }) => {
    const { ann, bob } = await racing(home, { seconds: 15 }, { lines: [0, 100] })
    await passTo(home, ann, 15_050)
    const late = ann.post(grab(ann, 'take green', 15_050))
    bob.post(grab(bob, 'take red', 14_990))
    await home.pass(70)
    expect(ann.lines.slice(-2)).toEqual(['1 take red @14990 seen @15050', 'time'])
    expect(ann.answers.get(late)?.refusal).toEqual({ code: 'closed', seat: 0 })
  })
})

describe('what goes wrong', () => {
  test('one leaves in mid-round: the others go on, and who comes back has it all', async ({ home }) => {
    const { ann, bob } = await racing(home)
    await passTo(home, ann, 800)
    await bob.send(grab(bob, 'take red', 790))
    bob.leave()
    await home.pass(400)
    expect(await ann.send(grab(ann, 'take blue', 1200))).toBe('done')
    await bob.connect()
    expect(bob.lines).toEqual(ann.lines)
    expect(bob.race).toEqual(ann.race)
    await home.pass(300)
    expect(await bob.send(grab(bob, 'take black', 1500))).toBe('done')
    await nextRace(home, [ann, bob])
  })

  test('the server dies: the round is void, and thrown again with other dice; the log says so and is proven', async ({
    home,
  }) => {
    const { id, ann, bob, both } = await racing(home, { target: 10 })
    await passTo(home, ann, 800)
    await bob.send(grab(bob, 'take red', 790))
    const before = throws(ann)
    await home.restart()
    for (const page of both) await page.connect()
    const voided = ann.lines.filter((line) => String(line).startsWith('void '))
    expect(voided).toEqual([`void ${before[1]}`, 'void 1 take red @790 seen @800'])
    expect([takes(ann).filter((line) => !String(line).startsWith('void')), ann.takebacks]).toEqual([[], 1])
    await nextRace(home, both)
    await shown(home, ann)
    expect(throws(ann)).toHaveLength(2)
    expect(throws(ann)[1]).not.toBe(before[1])
    expect(bob.lines).toEqual(ann.lines)
    // To the end: black wins or loses points, until a seat has enough.
    for (let round = 0; ann.table?.status === 'playing' && round < 200; round++) {
      await home.pass(300)
      for (const disc of ['red', 'orange', 'blue', 'green', 'black']) await ann.send(grab(ann, `take ${disc}`, 300))
      if (ann.table?.status === 'playing') {
        await nextRace(home, both)
        await shown(home, ann)
      }
    }
    const log = unwrap(await home.tables.log(id))
    const read = readLog(nineDice, log)
    expect(read.ok && read.value.voided).toHaveLength(1)
    expect(read.ok && replay(nineDice, read.value).ok).toBe(true)
    expect(verify(nineDice, log)).toMatchObject({ kind: 'verified', over: true, voided: 1 })
    const forged = log.replace(/^void throw (\d+) /m, (_, n) => `void throw ${(Number(n) % 12) + 1} `)
    expect(verify(nineDice, forged)).toMatchObject({ kind: 'failed', reason: { code: 'throw' } })
    expect(home.log.errors).toEqual([])
  })

  test('the server dies: thrown again when everybody is back', async ({ home }) => {
    const { ann, bob, race } = await racing(home)
    await home.restart()
    await ann.connect()
    await ann.send({ kind: 'read', line: ann.lines.length })
    await home.pass(2000)
    await bob.connect()
    await home.pass(100)
    expect(ann.race?.show).toBe(race.show)
    await bob.send({ kind: 'read', line: bob.lines.length })
    expect(ann.race?.show).toBeGreaterThan(race.show)
    expect(bob.race).toEqual(ann.race)
  })

  test('the server dies, and somebody does not come back: that one is waited for, once, and not for long', async ({
    home,
  }) => {
    const { ann, race } = await racing(home)
    await home.restart()
    await ann.connect()
    await ann.send({ kind: 'read', line: ann.lines.length })
    await home.pass(PATIENCE.game - 1)
    expect(ann.race?.show).toBe(race.show)
    await home.pass(1)
    expect(ann.race?.show).toBeGreaterThan(race.show)
    await shown(home, ann)
    await home.pass(1000)
    await ann.send(grab(ann, 'take black', 1000))
    await nextRace(home, [ann])
  })

  test('nobody left: the round ends at its limit, and no other one begins', async ({ home }) => {
    const { id, ann, bob } = await racing(home, { seconds: 15 })
    ann.leave()
    bob.leave()
    await home.pass(60_000)
    const found = await home.store.table(id)
    expect(found.ok && found.value?.lines.at(-1)).toBe('time')
    expect(home.tables.size.tables).toBe(0)
    await ann.connect()
    // A player who comes back has time to look.
    expect(ann.lines.at(-1)).toBe('time')
    expect(ann.messages.findLast(({ kind }) => kind === 'race' || kind === 'welcome')).not.toHaveProperty('race')
  })
})

describe('bots', () => {
  test('race by their plans, with one seed a seat and turn, and are asked again after every change', async () => {
    const asked: { readonly seat: number; readonly seed: number; readonly passed: number }[] = []
    const bots = {
      ...quickBots(1),
      race: async ({ seat, seed, passed }: { seat: number; seed: number; passed: number }) => {
        asked.push({ seat, seed, passed })
        return good(passed < 1000 ? { move: 'take red', at: 1000 } : { move: 'take black', at: 3000 })
      },
    }
    const home = await openTestTables({ bots })
    const { ann } = await withBot(home, 'hare', { game: 'nine-dice', options: {} })
    ann.distance = away(50)
    await nextRace(home, [ann])
    await shown(home, ann)
    await passTo(home, ann, 1040)
    // Made before the bot's, and heard after it.
    const mine = ann.post(grab(ann, 'take red', 995))
    await home.pass(50)
    expect(ann.answers.get(mine)?.refusal).toBeUndefined()
    await home.pass(3100)
    expect(takes(ann)).toEqual(['0 take red @995 seen @1040', '1 take black @3000 # bot'])
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(1)
    expect(asked.map(({ passed }) => passed > 0)).toEqual([false, true, true])
  })
})
