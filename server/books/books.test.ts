import { beforeEach, describe, expect, test } from 'vitest'
import { playMatch } from '../../bots/matches/match.ts'
import { randomBot } from '../../bots/random.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { writeEntry } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import { logbook } from '../../games/star-maps/rules/logbook.ts'
import { starMaps } from '../../games/star-maps/rules/rules.ts'
import { SHEET_IDS } from '../../games/star-maps/sheets/library.ts'
import type { TableRow } from '../store/store.ts'
import { someone } from '../store/testing/sample.ts'
import { memoryStore } from '../tables/testing/store.ts'
import { Books } from './books.ts'

const GAME = 'star-maps'
const [PICK = ''] = SHEET_IDS
const [ann, bob, eve] = [someone('ann', { name: 'Ann' }), someone('bob', { name: 'Bob' }), someone('eve')]

let store: ReturnType<typeof memoryStore>
let books: Books
let made: { identity: string; body: { options: unknown; seats: number } }[]
let ids = 0
let now = 0

beforeEach(async () => {
  store = memoryStore()
  made = []
  now = 1_700_000_000_000
  for (const introduce of [ann, bob, eve]) await store.commit({ introduce })
  const random = new Xoshiro128(++ids)
  books = new Books({
    store,
    now: () => now,
    random: (into) => {
      for (let i = 0; i < into.length; i++) into[i] = random.below(256)
    },
    tables: {
      create: async (identity, body) => {
        made.push({ identity, body })
        return { ok: true, value: `table${made.length}` }
      },
    },
  })
})

/** The table of this name, played to its end by two. */
async function finish(id: string, options: unknown, status: TableRow['status'] = 'over'): Promise<readonly number[]> {
  const read = unwrap(readOptions(starMaps, 2, options))
  const lines: string[] = []
  const bot = randomBot(starMaps)
  const end = playMatch(
    { game: starMaps, options: read, seats: [{ bot }, { bot }] } as never,
    { dice: new Xoshiro128(3), bots: new Xoshiro128(4) },
    (entry) => lines.push(writeEntry(starMaps as never, entry)),
  )
  const seat = (identity: string, name: string) =>
    ({ kind: 'person', identity, name, colour: null, handed: false, missed: 0 }) as const
  const row: TableRow = {
    ...{ id, game: GAME, rules: 1, options, clock: { kind: 'none' }, listed: false, status, host: 'ann' },
    ...{
      seats: [seat('ann', 'Ann'), seat('bob', 'Bob')],
      notes: {},
      secret: null,
      created: 1,
      updated: 1_700_000_000_001,
    },
    ...{ deadline: null, takebacks: 0, seq: lines.length, epoch: 1, owner: null },
  }
  unwrap(await store.commit({ tables: [{ row, expect: null, lines }] }))
  return end.places
}

const begin = async () => unwrap(await books.begin(ann, { game: GAME, name: 'Us', settings: ['starter'] }, 0)).id

describe('a group’s book', () => {
  test('is whoever’s has its link', async () => {
    const id = await begin()
    expect(unwrap(await books.open(id, bob))).toMatchObject({
      game: GAME,
      book: { name: 'Us', games: [] },
      table: null,
    })
    expect(await books.open('nosuchbook', bob)).toMatchObject({ ok: false, fault: { code: 'no-such-page' } })
    expect(id).toMatch(/^[a-z0-9]{16}$/)
  })

  test('opens one table at a time, with what is unlocked', async () => {
    const id = await begin()
    const { table } = unwrap(await books.play(id, ann, { pick: PICK, seats: 2 }))
    await finish(table, made[0]?.body.options, 'playing')
    expect(unwrap(await books.play(id, bob, { pick: PICK, seats: 3 })).table).toBe(table)
    expect(made).toEqual([
      {
        identity: 'ann',
        body: expect.objectContaining({ game: GAME, seats: 2, listed: false }),
      },
    ])
    expect(made[0]?.body.options).toEqual({ sheet: PICK, bonuses: ['any-value', 'anywhere', 'circle'] })
    expect(await books.play(await begin(), ann, { pick: 'moon', seats: 2 })).toMatchObject({ ok: false })
  })

  test('a deleted guest’s name is gone from it, and from what is stored', async () => {
    const id = await begin()
    const { table } = unwrap(await books.play(id, ann, { pick: PICK, seats: 2 }))
    await finish(table, made[0]?.body.options)
    expect(unwrap(await books.open(id, eve)).book.games[0]?.names).toEqual(['Ann', 'Bob'])
    await store.commit({ forget: 'ann' })
    expect(unwrap(await books.open(id, eve)).book.games[0]?.names).toEqual(['', 'Bob'])
    const stored = [
      ...unwrap(await store.documents('book', '', 9)),
      ...unwrap(await store.documents('book-name', '', 9)),
    ]
    expect(JSON.stringify(stored)).not.toContain('Ann')
  })

  test('notes the game once it is over, and the last of it decides what is unlocked', async () => {
    const id = await begin()
    const { table } = unwrap(await books.play(id, ann, { pick: PICK, seats: 2 }))
    const places = await finish(table, made[0]?.body.options)
    const last = places.indexOf(Math.max(...places)) === 0 ? ann : bob
    const other = last === ann ? bob : ann
    const after = unwrap(await books.open(id, other))
    expect(after.table).toBeNull()
    expect(after.book.games).toMatchObject([{ pick: PICK, names: ['Ann', 'Bob'], places, unlocked: null }])
    expect(unwrap(await books.open(id, eve)).book.games).toHaveLength(1) // Noted once.
    expect([after.decides, unwrap(await books.open(id, last)).decides]).toEqual([false, true])
    expect(await books.unlock(id, other, 'note')).toMatchObject({ ok: false, fault: { code: 'host-only' } })
    expect(await books.unlock(id, last, 'circle')).toMatchObject({ ok: false }) // There already.
    const unlocked = unwrap(await books.unlock(id, last, 'note'))
    expect(unlocked.book.unlocked).toEqual(['any-value', 'anywhere', 'circle', 'note'])
    expect(await books.unlock(id, last, 'swap')).toMatchObject({ ok: false })
  })

  test('a table that was closed, or is gone, is let go', async () => {
    const id = await begin()
    const { table } = unwrap(await books.play(id, ann, { pick: PICK, seats: 2 }))
    expect(unwrap(await books.open(id, ann)).table).toBeNull() // It was never there.
    unwrap(await books.play(id, ann, { pick: PICK, seats: 2 }))
    await finish('table2', made[0]?.body.options, 'closed')
    expect(unwrap(await books.open(id, ann))).toMatchObject({ table: null, book: { games: [] } })
    expect(table).toBe('table1')
  })

  test('is not blocked by a table that nobody has touched for three days', async () => {
    const id = await begin()
    const { table } = unwrap(await books.play(id, ann, { pick: PICK, seats: 2 }))
    await finish(table, made[0]?.body.options, 'playing')
    expect(unwrap(await books.play(id, bob, { pick: PICK, seats: 2, fresh: true })).table).toBe(table)
    now += 3 * 86_400_000 + 2
    // A request without `fresh` gets the game in progress.
    expect(unwrap(await books.play(id, bob, { pick: PICK, seats: 2 })).table).toBe(table)
    const next = unwrap(await books.play(id, bob, { pick: PICK, seats: 2, fresh: true })).table
    expect(next).not.toBe(table)
    await finish(next, made[1]?.body.options, 'playing')
    expect(unwrap(await books.open(id, ann)).table?.id).toBe(next)
  })

  test('goes on with a book that was begun elsewhere, if it is one', async () => {
    const file = { ...logbook.begin('Ours', []), unlocked: ['note'] }
    const { id } = unwrap(await books.begin(ann, { game: GAME, name: 'x', settings: [], book: file }, 0))
    expect(unwrap(await books.open(id, bob)).book).toEqual(file)
    for (const book of [{}, { ...file, unlocked: ['moon'] }, { ...file, version: 2 }]) {
      expect(await books.begin(ann, { game: GAME, name: 'x', settings: [], book }, 0)).toMatchObject({
        ok: false,
        fault: { code: 'malformed', path: 'book' },
      })
    }
  })

  test('nobody begins them without end', async () => {
    for (let n = 0; n < 20; n++) await begin()
    expect(await books.begin(ann, { game: GAME, name: 'x', settings: [] }, 0)).toMatchObject({ ok: false })
    expect(await books.begin(bob, { game: GAME, name: 'x', settings: [] }, 0)).toMatchObject({ ok: true })
    expect(await books.begin(bob, { game: 'chess', name: 'x', settings: [] }, 0)).toMatchObject({ ok: false })
  })
})
