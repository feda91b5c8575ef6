import { expect, test } from 'vitest'
import type { Pebbles } from '../../engine/conformance/fixture.ts'
import { pebbles } from '../../engine/conformance/fixture.ts'
import { unwrap } from '../../engine/result.ts'
import { CASES, playCase, type Setting, type Subject } from '../../engine/table/cases.ts'
import type { View } from '../../engine/table/view.ts'
import { COUNTDOWN } from '../../server/race/show.ts'
import { GET_READY } from './local-host.ts'
import { SETTLE } from './local-race.ts'
import { createTable, openLocal } from './local-tables.ts'
import { desk, Screen, settled } from './testing/host.ts'
import { begun, openPage, type Page } from './testing/remote.ts'

/** The page's own table, through its store. */
async function local({ people, options }: Setting): Promise<Subject> {
  const on = desk()
  const sitters = people.map((name) => ({ kind: 'person', name }) as const)
  const id = unwrap(await createTable({ game: 'pebbles', options, company: { sitters, dice: 'app' } }, on))
  const screen = new Screen(unwrap(await openLocal(id, on)))
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

/** Pages of two people and a spectator that mirror a table on a server. */
async function mirrored({ people, options }: Setting): Promise<Subject> {
  const { server, pages } = await begun(people, 'pebbles', options)
  const all = [...pages, openPage(server, 'Carl')]
  await settled()
  const screens = all.map((page) => page.screen())
  const sent = async (answer: Promise<{ readonly ok: boolean }>): Promise<boolean> => {
    for (const { clock } of [server.home, ...all]) await clock.pass(COUNTDOWN)
    return (await answer).ok
  }
  return {
    move: (seat, text) => sent((all[seat] as Page).remote.send({ kind: 'move', seat, move: pebbles.read(text) })),
    undo: async (seat) => {
      const [own, other] = [all[seat], all[1 - seat]] as [Page, Page]
      if (!(await sent(own.remote.send({ kind: 'undo' })))) return false
      const takeback = other.now().takeback?.takeback ?? 0
      return sent(other.remote.order({ kind: 'agree', takeback, yes: true }))
    },
    lines: () => server.lines.filter((line) => /^\d /.test(line)),
    laid: (viewer) => (screens[viewer ?? people.length]?.now.table.states.at(-1) as View<Pebbles> | undefined)?.laid,
  }
}

test.each(CASES)('the mirror of a table on a server: $name', async (one) => {
  await expect(playCase(one, mirrored)).resolves.toBeUndefined()
})

test.each(CASES)('the page: $name', async (one) => {
  await expect(playCase(one, local)).resolves.toBeUndefined()
})
