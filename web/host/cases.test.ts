import { expect, test } from 'vitest'
import type { Pebbles } from '../../engine/conformance/fixture.ts'
import { pebbles } from '../../engine/conformance/fixture.ts'
import { CASES, playCase, type Subject } from '../../engine/table/cases.ts'
import type { View } from '../../engine/table/view.ts'
import { createTable, openLocal } from './local.ts'
import { GET_READY } from './localhost.ts'
import { SETTLE } from './race.ts'
import { desk, Screen } from './testing.ts'

/** The page's own table, through its store. */
async function local(): Promise<Subject> {
  const on = desk()
  const sitters = ['Ann', 'Bob'].map((name) => ({ kind: 'person', name }) as const)
  const id = await createTable({ game: 'pebbles', options: {}, company: { sitters, dice: 'app' } }, on)
  if (!id.ok) throw new Error(id.fault.code)
  const opened = await openLocal(id.value, on)
  if (!opened.ok) throw new Error(opened.fault.code)
  const screen = new Screen(opened.value)
  await on.clock.pass(0) // The first throw.
  return {
    move: async (seat, text) => {
      const raced = screen.now.race !== undefined
      if (raced) await on.clock.pass(GET_READY.least + GET_READY.spread)
      const sent = await screen.host.send({ kind: 'move', seat, move: pebbles.read(text) })
      if (raced) await on.clock.pass(SETTLE)
      return sent.ok
    },
    undo: async () => (await screen.host.send({ kind: 'undo' })).ok,
    lines: () => screen.lines.filter((line) => !line.startsWith('throw')),
    laid: (viewer) => {
      const { now } = screen
      return viewer === now.viewer ? (now.table.states.at(-1) as View<Pebbles>).laid : undefined
    },
  }
}

test.each(CASES)('the page: $name', async (one) => {
  await expect(playCase(one, await local())).resolves.toBeUndefined()
})
