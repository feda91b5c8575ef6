/** A day in any store: begun once by two devices, ranked, and told among friends. */
import { expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import type { IdentityRow, Store } from '../store/store.ts'
import { made, seated, someone } from '../store/testing/sample.ts'
import { seeded } from '../tables/testing/table.ts'
import { Days } from './days.ts'
import { friendsOf, MOST_FRIENDS } from './ranking.ts'
import { ann, bob, cat, first, HERE, last, TestDays } from './testing/days.ts'

const GAME = 'star-maps'

async function start(store: Store) {
  const on = await TestDays.open({ store })
  const { date } = unwrap(await on.days.today(GAME, ann))
  return { on, days: on.days, part: `${GAME}.${date}` }
}

/** To the end, always the first or the last move; gives the score. */
async function playOut(on: TestDays, guest: IdentityRow, pick: typeof first, sent: { device?: string } = {}) {
  await on.play(await on.page(GAME, guest, sent), pick)
  return unwrap(await on.days.results(`${GAME}.${on.date()}`, guest)).mine?.score ?? 0
}

/** A game that these have begun together. */
const together = (id: string, updated: number, ...people: readonly IdentityRow[]) =>
  made(id, [], { status: 'over', updated, seats: people.map((one) => seated(one.id)), notes: {} })

export function dayCases(open: () => Store): void {
  test('two devices of one guest have one table, and the day one secret', async () => {
    const { days, on } = await start(open())
    const other = new Days({ store: open(), random: seeded(8), now: () => on.home.clock.now() })
    const begun = await Promise.all([days, other].map((each) => each.play(GAME, ann, {}, HERE)))
    expect(new Set(begun.map((one) => unwrap(one).table)).size).toBe(1)
    const commits = await Promise.all([days, other].map((each) => each.today('dicy-cards', ann)))
    expect(new Set(commits.map((one) => unwrap(one).commit)).size).toBe(1)
  })

  test('is ranked, and among friends: those at one’s tables, placed among themselves', async () => {
    const { on, days, part } = await start(open())
    const friends = async (guest: IdentityRow) =>
      unwrap(await days.friends(part, guest)).results.map(({ name, you, place }) => `${place} ${name}${you ? '!' : ''}`)
    expect(await friends(ann)).toEqual([])
    const [high, low] = [await playOut(on, ann, first), await playOut(on, bob, last)]
    await playOut(on, cat, first)
    expect(low).not.toBe(high)
    expect(await friends(ann)).toEqual(['1 Ann!'])
    unwrap(await open().commit({ tables: [together('one', 1, ann, bob), together('two', 2, bob, cat)] }))
    expect(await friends(ann)).toEqual(high > low ? ['1 Ann!', '2 Bob'] : ['1 Bob', '2 Ann!'])
    expect(await friends(cat)).toEqual(high > low ? ['1 Cat!', '2 Bob'] : ['1 Bob', '2 Cat!'])
    // Ann and Cat have made the same moves: they share a place.
    const [one, two] = high > low ? ['1 Ann', '1 Cat'] : ['2 Ann', '2 Cat']
    expect((await friends(bob)).filter((line) => line !== '1 Bob!' && line !== '3 Bob!').sort()).toEqual([one, two])
    expect(unwrap(await days.results(part, cat)).results.map(({ score }) => score)).toEqual(
      [high, high, low].sort((a, b) => b - a),
    )
    unwrap(await open().commit({ forget: 'bob' }))
    expect(await friends(ann)).toEqual(['1 Ann!'])
  })

  test('a lobby makes no friends, a game that is not ranked is told to nobody, and asking has its limits', async () => {
    const { on, days, part } = await start(open())
    const device = 'd'.repeat(20)
    await playOut(on, bob, first, { device })
    await playOut(on, cat, first, { device })
    const lobby = made('lobby', [], { seats: [seated('ann'), seated('bob')], notes: {} })
    unwrap(await open().commit({ tables: [lobby, together('one', 1, ann, cat)] }))
    expect(unwrap(await days.friends(part, ann)).results).toEqual([])
    for (const bad of [`${GAME}.2020-01-01`, 'chess.2026-11-15', '', `${GAME}.2099-01-01`]) {
      expect(await days.friends(bad, ann)).toMatchObject({ ok: false, fault: { code: 'no-such-page' } })
    }
    const answers = await Promise.all(Array.from({ length: 40 }, () => days.friends(part, ann)))
    expect(answers.some((one) => !one.ok && one.fault.code === 'too-fast')).toBe(true)
    expect(unwrap(await days.friends(part, bob)).results).toHaveLength(1)
  })

  test('of many people, the last met are friends', async () => {
    await start(open())
    const crowd = Array.from({ length: MOST_FRIENDS + 5 }, (_, i) => someone(`p${i}`))
    for (const introduce of crowd) unwrap(await open().commit({ introduce }))
    const tables = crowd.map((one, i) => together(`t${i}`, i, ann, one))
    unwrap(await open().commit({ tables }))
    const last = crowd.map(({ id }) => id).slice(-MOST_FRIENDS)
    expect(unwrap(await friendsOf(open(), ann))).toEqual(last.reverse())
  })
}
