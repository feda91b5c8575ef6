/** Playing again, another game, and the score of the evening. */
import { describe, expect } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { onSqlite } from '../../store/testing/each-store.ts'
import { newNotes, readNotes } from '../notes.ts'
import { test } from '../testing/fixture.ts'
import { openTestTables, withBot } from '../testing/table.ts'
import { arrive, evening, eveningCases, load, winsOf } from './evening.cases.ts'

describe('again', () => {
  test('asks all others, by whom and for what, and starts when the last one has come', async ({ home }) => {
    const { id, pages } = await evening(home)
    expect(await pages.ann.send({ kind: 'rematch' })).toBe('done')
    expect(pages.cat.table).toMatchObject({ next: { game: 'dicy-cards', by: 0 } })
    const next = pages.cat.table?.rematch ?? ''
    expect(next).not.toBe(id)
    const asked = unwrap(await home.tables.mine('cat')).tables.find(({ table }) => table.id === next)
    expect(asked?.invited).toBe(true)

    const ann = await home.page(next, 'ann')
    await ann.sit(0)
    expect(ann.table).toMatchObject({ status: 'lobby', invited: [1, 2] })
    const bob = await home.page(next, 'bob')
    await bob.sit(1)
    expect(ann.table).toMatchObject({ status: 'lobby', invited: [2] })
    // To be here is not to agree.
    const cat = await home.page(next, 'cat')
    expect(ann.table?.status).toBe('lobby')
    await cat.sit(2)
    expect(ann.table?.status).not.toBe('lobby')
  })

  test('never starts with a person who is absent: the host starts without them, and their seat is closed', async ({
    home,
  }) => {
    const { pages } = await evening(home)
    await pages.ann.send({ kind: 'rematch' })
    const next = pages.ann.table?.rematch ?? ''
    const [ann, cat] = [await home.page(next, 'ann'), await home.page(next, 'cat')]
    expect(await ann.send({ kind: 'start' })).toEqual({ code: 'absent', seats: [1] })
    expect(await ann.send({ kind: 'start', close: true })).toBe('done')
    expect(ann.table?.seats.map((sitter) => 'name' in sitter && sitter.name)).toEqual(['Ann', 'Cat'])
    expect([ann.you.seats, cat.you.seats]).toEqual([[0], [1]])
    expect(winsOf(ann.table?.evening)).toEqual([['dicy-cards', 1, 0, 1]])
  })

  test('one person with bots plays on at once', async ({ home }) => {
    const { ann } = await withBot(home, 'icicle')
    await ann.send({ kind: 'resign', seat: 0 })
    await ann.send({ kind: 'rematch' })
    const again = await home.page(ann.table?.rematch ?? '', 'ann')
    await again.sit(0)
    expect(again.table?.status).not.toBe('lobby')
    expect(winsOf(again.table?.evening)).toEqual([['dicy-cards', 1, 0, 1]])
  })
})

onSqlite('the score of the evening', eveningCases)

describe('the score of the evening', () => {
  test('a game without a result counts for nobody', async ({ ann, bob }) => {
    await ann.send({ kind: 'end' })
    await bob.send({ kind: 'agree-end', ending: 1, yes: true })
    expect(ann.table?.status).toBe('closed')
    expect(ann.table?.evening).toBeUndefined()
  })

  test('keeps neither names nor identities', async ({ home }) => {
    const { id } = await evening(home)
    const stored = await home.store.table(id)
    expect(JSON.stringify(stored.ok && readNotes(stored.value?.row.notes)?.evening)).not.toMatch(/ann|bob|cat/)
  })
})

test('notes of a table from before there were codes and evenings are read', () => {
  const { code: _, again: __, next: ___, evening: ____, ...old } = newNotes(2)
  expect(readNotes(old)).toEqual(newNotes(2))
})

describe('the next game', () => {
  test('one that does not exist is refused', async ({ home }) => {
    const { pages } = await evening(home)
    expect(await pages.ann.send({ kind: 'rematch', game: 'chess' })).toEqual({ code: 'no-such-game', game: 'chess' })
  })

  test('two who choose at once are led to the same table', async ({ home }) => {
    const { pages } = await evening(home)
    await load('star-maps')
    await Promise.all([pages.ann.send({ kind: 'rematch' }), pages.bob.send({ kind: 'rematch', game: 'star-maps' })])
    expect(pages.ann.table?.rematch).toBe(pages.bob.table?.rematch)
  })
})

describe('seats', () => {
  const lobby = async () => {
    const home = await openTestTables()
    const id = await home.create('ann', { seats: 3 })
    return { home, id, ...(await arrive(home, id)) }
  }
  const name = { name: 'x', colour: 'blue' } as const

  test('of two who want the same, the second has the next free one', async () => {
    const { ann, bob, cat, home, id } = await lobby()
    await ann.send({ kind: 'sit', seat: 1, ...name })
    expect(await bob.send({ kind: 'sit', seat: 1, ...name, orNext: true })).toBe('done')
    expect(await cat.send({ kind: 'sit', seat: 2, ...name, orNext: true })).toBe('done')
    expect([ann.you.seats, bob.you.seats, cat.you.seats]).toEqual([[1], [2], [0]])
    const dan = await home.page(id, 'dan')
    expect(await dan.send({ kind: 'sit', seat: 0, ...name, orNext: true })).toEqual({ code: 'table-full' })
    // A `sit` on one's own seat only changes the name.
    expect(await bob.send({ kind: 'sit', seat: 2, ...name, name: 'Bob', orNext: true })).toBe('done')
    expect(bob.you.seats).toEqual([2])
  })

  test('that are free are closed by the start; too few people are too few', async () => {
    const { ann, bob } = await lobby()
    await ann.send({ kind: 'sit', seat: 2, ...name })
    expect(await ann.send({ kind: 'start', close: true })).toEqual({
      code: 'options',
      fault: { code: 'bad-seats', got: 1, min: 2, max: 4 },
    })
    await bob.send({ kind: 'sit', seat: 0, ...name })
    expect(await ann.send({ kind: 'start', close: true })).toBe('done')
    expect([ann.table?.seats.length, ann.you.seats, bob.you.seats]).toEqual([2, [1], [0]])
  })
})
