import { expect, test } from 'vitest'
import type { Pebbles } from '../../engine/conformance/fixture.ts'
import { CASES, CONSENT, playCase, type Setting, type Subject } from '../../engine/table/cases.ts'
import { questionOf } from '../../engine/table/visibility.ts'
import { away, grab, passTo, shown } from './testing/race.ts'
import { lobby, openTestTables, type Page } from './testing/table.ts'

/** No grab waits longer, in ms. */
const WINDOW = 400

/** A table on a server: people and a spectator, through its store. */
async function online({ people, options }: Setting): Promise<Subject> {
  const home = await openTestTables()
  const who = people.map((name) => name.toLowerCase())
  const { id, ann, pages } = await lobby(home, who, { game: 'pebbles', options })
  await ann.send({ kind: 'start' })
  await home.settled()
  const watcher = await home.page(id, 'dan')
  const kept = async (): Promise<readonly string[]> => {
    const found = await home.store.table(id)
    return found.ok ? (found.value?.lines ?? []) : []
  }
  const pageOf = (viewer: number | null): Page => (viewer === null ? watcher : (pages[viewer] as Page))
  return {
    move: async (seat, text) => {
      const question = questionOf(await kept(), seat)
      const done = await pageOf(seat).send({ kind: 'move', seat, question, move: text })
      if (ann.race !== null) await shown(home, ann)
      return done === 'done'
    },
    grabs: async (grabs) => {
      for (const page of pages) page.distance = away(100)
      await passTo(home, ann, Math.max(...grabs.map(({ at }) => at)))
      for (const { seat, text, at } of grabs) pageOf(seat).post(grab(pageOf(seat), text, at))
      await home.pass(WINDOW)
    },
    time: async () => {
      await passTo(home, ann, 3000 + WINDOW)
    },
    undo: async (seat, yes) => {
      const asked = await pageOf(seat).send({ kind: 'takeback', seat })
      if (asked !== 'done') return false
      for (const other of pages.filter((page) => page !== pageOf(seat)))
        await other.send({ kind: 'agree', takeback: other.takeback?.takeback ?? 0, yes })
      return yes
    },
    lines: async () => (await kept()).filter((line) => /^(\d|time)/.test(line)),
    laid: (viewer) => (pageOf(viewer).views?.[0]?.state as Pebbles | undefined)?.laid,
  }
}

test.each([...CASES, ...CONSENT])('a server: $name', async (one) => {
  await expect(playCase(one, online)).resolves.toBeUndefined()
})
