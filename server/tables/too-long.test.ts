/** A game without an end: its log has a limit, and at that the table says so and is over. */
import { expect, test } from 'vitest'
import { house, playing, someMove } from './testing.ts'

test('at the limit the game ends in words; nothing is refused as `storage`, and it can be read again', async () => {
  const home = await house({ limits: { lines: 40 } })
  const { id, ann, bob } = await playing(home)
  let answer: unknown = 'done'
  for (let n = 0; n < 100 && ann.table?.status === 'playing'; n++) {
    const next = await someMove(ann)
    if (next === null) break
    answer = await (next.seat === 0 ? ann : bob).send(next.order)
    expect(answer).toBe('done')
  }
  expect(ann.table?.status).toBe('closed')
  expect(ann.lines.slice(-2)).toEqual(['end too-long', expect.stringMatching(/^fair .*secret/)])
  expect(ann.lines.length).toBeLessThan(60)
  expect(await bob.send({ kind: 'move', seat: 1, question: 0, move: 'pass' })).toEqual({ code: 'over' })
  await home.restart()
  const later = await home.page(id, 'cat')
  expect([later.table?.status, later.lines]).toEqual(['closed', ann.lines])
  expect(home.log.errors).toEqual([])
})

test('a table that is longer than the limit of a newer server ends when it is loaded', async () => {
  const home = await house()
  const { id, ann, bob } = await playing(home)
  for (let n = 0; n < 20; n++) {
    const next = await someMove(ann)
    if (next !== null) await (next.seat === 0 ? ann : bob).send(next.order)
  }
  const shorter = await house({ store: home.store, limits: { lines: 20 } })
  const page = await shorter.page(id, 'ann')
  await shorter.settled()
  expect([page.table?.status, page.lines.at(-2)]).toEqual(['closed', 'end too-long'])
})
