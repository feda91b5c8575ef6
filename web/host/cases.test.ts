import { expect, test } from 'vitest'
import type { Pebbles } from '../../engine/conformance/fixture.ts'
import { pebbles } from '../../engine/conformance/fixture.ts'
import { unwrap } from '../../engine/result.ts'
import { CASES, playCase, type Subject } from '../../engine/table/cases.ts'
import type { View } from '../../engine/table/view.ts'
import type { ClientMessage } from '../../protocol/client.ts'
import { COUNTDOWN } from '../../server/race/show.ts'
import type { Connection } from '../../server/tables/tables.ts'
import { openTestTables, playing, type TestTables } from '../../server/tables/testing/table.ts'
import { GET_READY } from './local-host.ts'
import { SETTLE } from './local-race.ts'
import { createTable, openLocal } from './local-tables.ts'
import type { OpenWire } from './remote/link.ts'
import { RemoteTable } from './remote/remote-table.ts'
import { desk, FakeClock, load, Screen, seeded } from './testing/host.ts'

/** The page's own table, through its store. */
async function local(): Promise<Subject> {
  const on = desk()
  const sitters = ['Ann', 'Bob'].map((name) => ({ kind: 'person', name }) as const)
  const id = unwrap(await createTable({ game: 'pebbles', options: {}, company: { sitters, dice: 'app' } }, on))
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

/** A page's line to a server in memory. */
function wireTo(home: TestTables, id: string, identity: string): OpenWire {
  return (events) => {
    let connection: Promise<Connection | null> = Promise.resolve(null)
    const subscriber = { identity, send: (frame: string) => events.heard(frame), close: () => events.closed(1006) }
    queueMicrotask(() => events.opened())
    return {
      send: (text) => {
        const message = JSON.parse(text) as ClientMessage
        if (message.kind === 'hello') {
          connection = home.tables.connect(id, subscriber, message).then((joined) => (joined.ok ? joined.value : null))
        } else if ('id' in message) void connection.then((line) => line?.command(message))
      },
      close: () => void connection.then((line) => line?.leave()),
    }
  }
}

/** Pages of two people and a spectator that mirror a table on a server. */
async function mirrored(): Promise<Subject> {
  const home = await openTestTables()
  const { id } = await playing(home, { game: 'pebbles', options: {} })
  const [ann, bob, cat] = ['ann', 'bob', 'cat'].map(
    (who) =>
      new RemoteTable(id, {
        clock: new FakeClock(),
        random: seeded(who.charCodeAt(0)),
        wire: wireTo(home, id, who),
        networkEvents: () => () => undefined,
        load,
        notes: { recall: () => '', keep: () => undefined },
        guest: () => 'a guest',
      }),
  ) as [RemoteTable, RemoteTable, RemoteTable]
  await home.settled()
  const screens = [ann, bob, cat].map((remote) => new Screen(remote)) as [Screen, Screen, Screen]
  const kept = async (): Promise<readonly string[]> => {
    const found = await home.store.table(id)
    return found.ok ? (found.value?.lines ?? []) : []
  }
  const sent = async (answer: ReturnType<RemoteTable['send']>): Promise<boolean> => {
    await home.pass(COUNTDOWN)
    return (await answer).ok
  }
  return {
    move: (seat, text) => sent((seat === 0 ? ann : bob).send({ kind: 'move', seat, move: pebbles.read(text) })),
    undo: async (seat) => {
      const [own, other] = seat === 0 ? [ann, bob] : [bob, ann]
      if (!(await sent(own.send({ kind: 'undo' })))) return false
      let takeback = 0
      other.watch((now) => {
        takeback = now.takeback?.takeback ?? 0
      })()
      const agreed = other.order({ kind: 'agree', takeback, yes: true })
      await home.pass(COUNTDOWN)
      return (await agreed).ok
    },
    lines: async () => (await kept()).filter((line) => /^\d /.test(line)),
    laid: (viewer) => (screens[viewer ?? 2]?.now.table.states.at(-1) as View<Pebbles> | undefined)?.laid,
  }
}

/** Races depend on the clocks of server and page together: remote/race.test.ts. */
const CALM = CASES.filter(({ commands, laid }) => {
  const races = commands.includes('1 lay 2')
  return !races || (laid === undefined && !commands.some((command) => command.includes('grab')))
})

test.each(CALM)('the mirror of a table on a server: $name', async (one) => {
  await expect(playCase(one, await mirrored())).resolves.toBeUndefined()
})

test.each(CASES)('the page: $name', async (one) => {
  await expect(playCase(one, await local())).resolves.toBeUndefined()
})

test('the page: secrets that are laid open stand, also where no race follows', async () => {
  const on = desk()
  const sitters = ['Ann', 'Bob'].map((name) => ({ kind: 'person', name }) as const)
  const id = await createTable({ game: 'star-maps', options: {}, company: { sitters, dice: 'real' } }, on)
  const screen = new Screen(unwrap(await openLocal(id.ok ? id.value : '', on)))
  const { game } = screen.now.table
  await screen.host.send({ kind: 'faces', faces: [6, 6] })
  await screen.host.send({ kind: 'move', seat: 0, move: game.read('connect c1') })
  expect(screen.now.canUndo).toBe(true)
  await screen.host.send({ kind: 'move', seat: 1, move: game.read('connect c2') })
  expect(await screen.host.send({ kind: 'undo' })).toEqual({ ok: false, fault: { code: 'no-undo' } })
  expect(screen.lines).toEqual(['throw 6 6', '0 connect c1', '1 connect c2'])
})
