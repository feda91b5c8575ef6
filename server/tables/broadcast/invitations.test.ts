/** Devices of people who are expected at the next game. */
import { expect, test } from 'vitest'
import type { TurnNotification } from '../deps.ts'
import { openTestTables, playing } from '../testing/table.ts'

async function overAt(call: (one: TurnNotification) => void) {
  const home = await openTestTables({ call })
  const table = await playing(home)
  await table.bob.send({ kind: 'resign', seat: 1 })
  return { home, ...table }
}

test('the next game calls those who do not look, once', async () => {
  const calls: TurnNotification[] = []
  const { ann, bob } = await overAt((one) => calls.push(one))
  bob.leave()
  calls.length = 0
  expect(await ann.send({ kind: 'rematch' })).toBe('done')
  expect(calls).toMatchObject([{ identity: 'bob', table: ann.table?.rematch, seat: 1, invites: true }])
  expect(await ann.send({ kind: 'rematch' })).toBe('done')
  expect(calls).toHaveLength(1)
})

test('who looks at the old table is asked there', async () => {
  const calls: TurnNotification[] = []
  const { ann } = await overAt((one) => calls.push(one))
  calls.length = 0
  await ann.send({ kind: 'rematch' })
  expect(calls).toEqual([])
})
