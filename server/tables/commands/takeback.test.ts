import { describe, expect } from 'vitest'
import { test } from '../testing/fixture.ts'
import { type Page, playing, type TestTables } from '../testing/table.ts'

/** Pebbles: everybody lays at once, so a move without a throw after it is easily had. */
async function laid(home: TestTables, lay = 'lay 2') {
  const table = await playing(home, { game: 'pebbles', options: {} })
  expect(await table.ann.send({ kind: 'move', seat: 0, question: 0, move: lay })).toBe('done')
  return table
}

const requestOf = ({ takeback }: Page) => takeback?.takeback ?? 0

describe('taking back', () => {
  test('with the consent of the others: the line is gone for all, and the seat is asked again', async ({ home }) => {
    const { id, ann, bob } = await laid(home)
    const before = ann.lines.length
    expect(await ann.send({ kind: 'takeback', seat: 0 })).toBe('done')
    expect(bob.takeback).toEqual({ takeback: 1, seat: 0, seq: before - 1, waits: [1] })
    expect((await home.page(id, 'cat')).takeback).toEqual(bob.takeback)
    expect(await ann.send({ kind: 'agree', takeback: 1, yes: true })).toEqual({ code: 'no-takeback', why: 'not-yours' })
    expect(await bob.send({ kind: 'agree', takeback: 7, yes: true })).toEqual({
      code: 'no-takeback',
      why: 'no-request',
    })
    expect(await ann.send({ kind: 'takeback', seat: 0 })).toEqual({ code: 'no-takeback', why: 'asked' })
    expect(await bob.send({ kind: 'agree', takeback: 1, yes: true })).toBe('done')
    expect([ann.lines.length, bob.lines.length, ann.takebacks]).toEqual([before - 1, before - 1, 1])
    const kept = await home.store.table(id)
    expect(kept.ok && [kept.value?.lines.length, kept.value?.row.takebacks]).toEqual([before - 1, 1])
    expect(await ann.send({ kind: 'move', seat: 0, question: 0, move: 'lay 3' })).toBe('done')
    expect(ann.lines.at(-1)).toBe('0 lay 3')
  })

  test('not against a no, and it can be asked again', async ({ home }) => {
    const { ann, bob } = await laid(home)
    const before = [...ann.lines]
    await ann.send({ kind: 'takeback', seat: 0 })
    await bob.send({ kind: 'agree', takeback: requestOf(bob), yes: false })
    expect(ann.messages.findLast(({ kind }) => kind === 'no-takeback')).toEqual({
      kind: 'no-takeback',
      takeback: 1,
      by: 1,
    })
    expect(ann.lines).toEqual(before)
    await ann.send({ kind: 'takeback', seat: 0 })
    expect(bob.takeback?.takeback).toBe(2)
  })

  test('ends when the game goes on', async ({ home }) => {
    const { ann, bob } = await laid(home)
    await ann.send({ kind: 'takeback', seat: 0 })
    expect(await bob.send({ kind: 'move', seat: 1, question: 0, move: 'lay 1' })).toBe('done')
    expect(ann.messages.findLast(({ kind }) => kind === 'no-takeback')).toMatchObject({ by: null })
    expect(await bob.send({ kind: 'agree', takeback: 1, yes: true })).toEqual({
      code: 'no-takeback',
      why: 'no-request',
    })
    expect(await ann.send({ kind: 'takeback', seat: 0 })).toEqual({ code: 'no-takeback', why: 'moved-on' })
    // It has laid all secrets open.
    expect(await bob.send({ kind: 'takeback', seat: 1 })).toEqual({ code: 'no-takeback', why: 'moved-on' })
  })

  test('nothing was moved, or not by this seat, or it is not yours', async ({ home }) => {
    const { ann, bob } = await laid(home)
    expect(await bob.send({ kind: 'takeback', seat: 1 })).toEqual({ code: 'no-takeback', why: 'nothing' })
    expect(await bob.send({ kind: 'takeback', seat: 0 })).toEqual({ code: 'not-your-seat', seat: 0 })
    expect(ann.takeback).toBeNull()
  })

  test('bots do not mind, nor does somebody whom a bot plays for', async ({ home }) => {
    const { ann, bob } = await laid(home)
    await ann.send({ kind: 'takeback', seat: 0 })
    home.bots.choose = () => new Promise(() => undefined)
    await bob.send({ kind: 'hand', seat: 1 })
    expect(ann.takebacks).toBe(1)
  })

  test('never across a throw', async ({ ann, bob }) => {
    const before = ann.lines.length
    const { playOn } = await import('../testing/table.ts')
    await playOn([ann, bob], 1)
    const moved = String(ann.lines[before]).startsWith('0') ? ann : bob
    expect(ann.lines.slice(before).some((line) => String(line).startsWith('throw'))).toBe(true)
    const seat = moved.you.seats[0] as number
    expect(await moved.send({ kind: 'takeback', seat })).toEqual({ code: 'no-takeback', why: 'moved-on' })
  })

  test('a page that was away learns of it by its number', async ({ home }) => {
    const { id, ann, bob } = await laid(home)
    const cat = await home.page(id, 'cat')
    cat.leave()
    await ann.send({ kind: 'takeback', seat: 0 })
    await bob.send({ kind: 'agree', takeback: 1, yes: true })
    await ann.send({ kind: 'move', seat: 0, question: 0, move: 'lay 0' })
    await cat.connect()
    expect(cat.lines).toHaveLength(ann.lines.length)
    expect(cat.takebacks).toBe(1)
  })
})
