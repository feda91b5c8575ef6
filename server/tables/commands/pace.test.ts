/** What a seat may say and ask for, and what it is told without knowing the rules. */
import { describe, expect } from 'vitest'
import type { ServerMessageOf } from '../../../protocol/server.ts'
import { ClientBudgets, type Payer } from '../../http/budget.ts'
import { test } from '../testing/fixture.ts'
import { nextRace, shown } from '../testing/race.ts'
import { lobby, type Page, playing, positionOf, someMove, turnOf } from '../testing/table.ts'
import { WORK } from './pace.ts'

const SAY = { kind: 'say', seat: 0, what: { kind: 'phrase', phrase: 'thanks' } } as const

const listOf = ({ messages }: Page) =>
  messages.findLast((message): message is ServerMessageOf<'legal-moves'> => message.kind === 'legal-moves')

/** The seats that are asked, by the newest message that says so. */
const askedOf = ({ messages }: Page) => messages.findLast((message) => 'asked' in message)

test('sixty phrases in six seconds: a few are said, the others have to wait', async ({ home, ann, bob }) => {
  const answers = []
  for (let i = 0; i < 60; i++) {
    answers.push(await ann.send(SAY))
    await home.pass(100)
  }
  const heard = bob.messages.filter(({ kind }) => kind === 'said').length
  expect(heard).toBe(answers.filter((answer) => answer === 'done').length)
  expect(heard).toBe(4 + 2)
  expect(answers[5]).toMatchObject({ code: 'too-fast' })
  await home.pass(2000)
  expect(await ann.send(SAY)).toBe('done')
  // Another person is not held up by it.
  expect(await bob.send({ ...SAY, seat: 1 })).toBe('done')
})

describe('legal', () => {
  test('every legal move of a seat that is asked, and the question that it answers', async ({ ann, bob }) => {
    const { game, state } = await positionOf(ann)
    const { seat, due, other } = await turnOf([ann, bob])
    expect(await due.send({ kind: 'legal', seat })).toBe('done')
    const { question, moves } = listOf(due) as ServerMessageOf<'legal-moves'>
    expect(moves).toEqual(game.moves(state, seat).map((move) => game.write(move)))
    expect(await due.send({ kind: 'move', seat, question, move: moves.at(-1) ?? '' })).toBe('done')
    expect(listOf(other)).toBeUndefined()
  })

  test('a seat that is not asked has none; another’s, a handed one and a lobby’s are refused', async ({
    home,
    ann,
    bob,
  }) => {
    const { seat, other: idle } = await turnOf([ann, bob])
    expect(await idle.send({ kind: 'legal', seat: 1 - seat })).toBe('done')
    expect(listOf(idle)?.moves).toEqual([])
    expect(await idle.send({ kind: 'legal', seat })).toEqual({ code: 'not-your-seat', seat })
    await idle.send({ kind: 'hand', seat: 1 - seat })
    expect(await idle.send({ kind: 'legal', seat: 1 - seat })).toEqual({ code: 'handed', seat: 1 - seat })
    const waiting = await lobby(home, ['ann'])
    expect(await waiting.ann.send({ kind: 'legal', seat: 0 })).toEqual({ code: 'not-started' })
  })

  test('in a race nothing is listed before it is shown', async ({ home }) => {
    const { ann, both } = await playing(home, { game: 'nine-dice', options: {} })
    expect(askedOf(ann)).toMatchObject({ asked: [] })
    await nextRace(home, both)
    await ann.send({ kind: 'legal', seat: 0 })
    expect(listOf(ann)?.moves).toEqual([])
    await shown(home, ann)
    expect(askedOf(ann)).toMatchObject({ asked: [0, 1] })
    await ann.send({ kind: 'legal', seat: 0 })
    expect(listOf(ann)?.moves).toContain('take black')
  })

  test('of a secret choice: only what the seat may know', async ({ home }) => {
    const { ann, bob } = await playing(home, { game: 'pebbles', options: {} })
    expect(askedOf(ann)).toMatchObject({ asked: [0, 1] })
    await ann.send({ kind: 'move', seat: 0, question: 0, move: 'lay 2' })
    expect(askedOf(bob)).toMatchObject({ asked: [1] })
    await bob.send({ kind: 'legal', seat: 1 })
    expect(listOf(bob)?.moves).toContain('lay 3')
    expect(bob.frames.some((frame) => frame.includes('lay 2') && !frame.includes('"legal-moves"'))).toBe(false)
  })

  test('costs processor time: a guest, or an address, in debt has to wait', () => {
    const budget = new ClientBudgets(WORK)
    const [ann, bob] = ['ann', 'bob'].map((guest) => ({ guest, address: '10.0.0.1' })) as [Payer, Payer]
    expect(budget.wait(ann, 0)).toBe(0)
    budget.charge(ann, 240, 0)
    expect(budget.wait(ann, 0)).toBeGreaterThan(0)
    expect(budget.wait(bob, 0)).toBe(0)
    budget.charge({ ...ann, guest: 'cat' }, 400, 0)
    expect(budget.wait(bob, 0)).toBeGreaterThan(0)
    expect(budget.wait({ guest: 'dan', address: '10.0.0.2' }, 0)).toBe(0)
    expect(budget.wait(ann, 60_000)).toBe(0)
  })
})

test('who is asked: told after every move, and to whoever comes later', async ({ home, id, ann, bob }) => {
  for (let i = 0; i < 12; i++) {
    const next = await someMove(ann)
    if (next === null) break
    const { turn } = await positionOf(ann)
    const asked = turn.kind === 'move' ? turn.seats : []
    for (const page of [ann, bob, await home.page(id, 'cat')]) expect(askedOf(page)).toMatchObject({ asked })
    await (next.seat === 0 ? ann : bob).send(next.order)
  }
  await bob.send({ kind: 'resign', seat: 1 })
  expect(askedOf(ann)).toMatchObject({ asked: [] })
})

describe('at the table', () => {
  test('in mid-game nobody takes the name of another person', async ({ ann, bob }) => {
    const rename = (name: string) => bob.send({ kind: 'sit', seat: 1, name, colour: 'red' })
    expect(await rename('Ann')).toEqual({ code: 'name-taken', seat: 0 })
    expect(await rename('ＡＮＮ')).toEqual({ code: 'name-taken', seat: 0 })
    expect(await rename('Bobby')).toBe('done')
    expect(ann.table?.seats).toMatchObject([{ name: 'Ann' }, { name: 'Bobby' }])
  })

  test('a rematch does not start while somebody who was taken over is not there', async ({ home, ann, bob }) => {
    await bob.send({ kind: 'resign', seat: 1 })
    await ann.send({ kind: 'rematch' })
    const again = await home.page(ann.table?.rematch ?? '', 'ann')
    expect(await again.send({ kind: 'start' })).toEqual({ code: 'absent', seats: [1] })
    const back = await home.page(again.id, 'bob')
    back.leave()
    expect(await again.send({ kind: 'start' })).toEqual({ code: 'absent', seats: [1] })
    await back.connect()
    expect(await again.send({ kind: 'start' })).toBe('done')
  })

  test('who sits down for the rematch may go away; who does not come is replaced', async ({ home, ann, bob }) => {
    await bob.send({ kind: 'resign', seat: 1 })
    await ann.send({ kind: 'rematch' })
    const again = await home.page(ann.table?.rematch ?? '', 'ann')
    await again.send({ kind: 'remove', seat: 1 })
    await again.send({ kind: 'fill', seat: 1, level: 'snowflake' })
    expect(await again.send({ kind: 'start' })).toBe('done')
  })

  test('for a person the easiest bot plays: handed over, out of time, or given up', async ({ home }) => {
    const { ann, bob } = await playing(home, { clock: { kind: 'live', move: 5, bank: 0 }, departure: 'bot' })
    await home.pass(6000)
    for (const page of [ann, bob]) await page.send({ kind: 'hand', seat: page.you.seats[0] ?? 0 })
    await home.pass(1000)
    expect(ann.lines.some((line) => String(line).endsWith('# clock'))).toBe(true)
    expect(ann.lines.some((line) => String(line).endsWith('# bot'))).toBe(true)
    expect(new Set(home.bots.asked)).toEqual(new Set(['snowflake']))
  })
})
