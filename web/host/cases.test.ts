import { expect, test } from 'vitest'
import type { Pebbles } from '../../engine/conformance/fixture.ts'
import { pebbles } from '../../engine/conformance/fixture.ts'
import type { Game } from '../../engine/contract.ts'
import { readEntry, writeLog } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import { CASES, CONSENT, playCase, type Setting, type Subject, timeless } from '../../engine/table/cases.ts'
import { act, openTable, type Table } from '../../engine/table/table.ts'
import type { View } from '../../engine/table/view.ts'
import { COUNTDOWN } from '../../server/race/show.ts'
import { lessonHost } from './lesson.ts'
import { SETTLE } from './local-race.ts'
import { createTable, openLocal } from './local-tables.ts'
import { desk, FakeClock, Screen, settled } from './testing/host.ts'
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
      const sent = await screen.host.send({ kind: 'move', seat, move: pebbles.read(text) })
      if (raced) await on.clock.pass(SETTLE)
      return sent.ok
    },
    grabs: async (grabs) => {
      const since = screen.now.race?.since ?? 0
      for (const { seat, text, at } of grabs)
        void screen.host.send({ kind: 'move', seat, move: pebbles.read(text), acted: since + at })
      await on.clock.pass(SETTLE)
    },
    time: () => on.clock.pass(3000 + SETTLE),
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
    grabs: async (grabs) => {
      server.distance = { delay: 100, jitter: 0, slowest: 100 }
      for (const { clock } of [server.home, ...all]) await clock.pass(Math.max(...grabs.map(({ at }) => at)))
      const answers = grabs.map(({ seat, text, at }) => {
        const acted = (screens[seat]?.now.race?.since ?? 0) + at
        return (all[seat] as Page).remote.send({ kind: 'move', seat, move: pebbles.read(text), acted })
      })
      for (const answer of answers) await sent(answer)
    },
    time: async () => {
      for (const { clock } of [server.home, ...all]) await clock.pass(3000 + COUNTDOWN)
    },
    undo: async (seat, yes) => {
      const others = pages.filter((_, other) => other !== seat)
      if (!(await sent((all[seat] as Page).remote.send({ kind: 'undo' })))) return false
      for (const { remote, now } of others)
        await sent(remote.order({ kind: 'agree', takeback: now().takeback?.takeback ?? 0, yes }))
      return yes
    },
    lines: () => server.lines.filter((line) => /^(\d|time)/.test(line)),
    laid: (viewer) => (screens[viewer ?? people.length]?.now.table.states.at(-1) as View<Pebbles> | undefined)?.laid,
  }
}

/** A lesson whose script is what the case plays, for its learner; everybody else acts by themselves. */
function lesson(lines: readonly string[]): (setting: Setting) => Subject {
  return ({ people, options }) => {
    let script: Table = openTable(pebbles as Game, people.length, unwrap(readOptions(pebbles, people.length, options)))
    const thrown = (table: Table): Table => {
      const played = act(table, { input: { kind: 'throw', faces: [1, 1, 1] } })
      return played.ok ? played.value : table
    }
    for (const line of lines.filter((one) => !one.endsWith(' !')))
      script = unwrap(act(thrown(script), unwrap(readEntry(pebbles as Game, line))))
    const log = writeLog(pebbles as Game, script)
    const clock = new FakeClock()
    const screen = new Screen(
      unwrap(lessonHost({ log, notes: [], names: people, learned: [] }, pebbles as Game, clock)),
    )
    const moves = () => screen.lines.filter((line) => !line.startsWith('throw'))
    const happened = () => moves().map((line) => timeless(pebbles, line))
    const play = async (seat: number, text: string): Promise<boolean> => {
      await clock.pass(0)
      if (screen.now.asks[0]?.kind === 'roll') await screen.host.send({ kind: 'roll' })
      if (seat !== 0) return happened().includes(`${seat} ${text}`)
      return (await screen.host.send({ kind: 'move', seat, move: pebbles.read(text) })).ok
    }
    return {
      move: play,
      grabs: () => Promise.reject(new Error('a lesson has one racer')),
      time: () => clock.pass(0),
      undo: async () => (await screen.host.send({ kind: 'undo' })).ok,
      lines: async () => {
        await clock.pass(0)
        return moves()
      },
      // A script is the same for all learners: it hides nothing.
      laid: () => undefined,
    }
  }
}

/** A script knows no undo and no race of two. */
const SCRIPTS = CASES.filter(({ commands }) => commands.every((command) => !/^\d undo|&/.test(command)))

test.each(SCRIPTS)('a lesson: $name', async (one) => {
  expect(SCRIPTS.length).toBeGreaterThan(8)
  await expect(playCase(one, lesson(one.lines))).resolves.toBeUndefined()
})

test.each([...CASES, ...CONSENT])('the mirror of a table on a server: $name', async (one) => {
  await expect(playCase(one, mirrored)).resolves.toBeUndefined()
})

test.each(CASES)('the page: $name', async (one) => {
  await expect(playCase(one, local)).resolves.toBeUndefined()
})
