import { expect, test } from 'vitest'
import type { Pebbles } from '../../engine/conformance/fixture.ts'
import { CASES, playCase, type Subject } from '../../engine/table/cases.ts'
import { questionOf } from '../../engine/table/visibility.ts'
import { shown } from './testing/race.ts'
import { openTestTables, type Page, playing } from './testing/table.ts'

/** A table on a server: two people and a spectator, through its store. */
async function online(): Promise<Subject> {
  const home = await openTestTables()
  const { id, ann, bob, both } = await playing(home, { game: 'pebbles', options: {} })
  const cat = await home.page(id, 'cat')
  const kept = async (): Promise<readonly string[]> => {
    const found = await home.store.table(id)
    return found.ok ? (found.value?.lines ?? []) : []
  }
  const pageOf = (viewer: number | null): Page => (viewer === null ? cat : (both[viewer] as Page))
  return {
    move: async (seat, text) => {
      const question = questionOf(await kept(), seat)
      const done = await pageOf(seat).send({ kind: 'move', seat, question, move: text })
      if (ann.race !== null) await shown(home, ann)
      return done === 'done'
    },
    undo: async (seat) => {
      const asked = await pageOf(seat).send({ kind: 'takeback', seat })
      if (asked !== 'done') return false
      const other = seat === 0 ? bob : ann
      return (await other.send({ kind: 'agree', takeback: other.takeback?.takeback ?? 0, yes: true })) === 'done'
    },
    lines: async () => (await kept()).filter((line) => /^\d /.test(line)),
    laid: (viewer) => (pageOf(viewer).views?.[0]?.state as Pebbles | undefined)?.laid,
  }
}

test.each(CASES)('a server: $name', async (one) => {
  await expect(playCase(one, await online())).resolves.toBeUndefined()
})
