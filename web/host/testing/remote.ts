/** For tests of tables on a server: pages without a screen, at a server in memory. */
import { expect } from 'vitest'
import type { Game } from '../../../engine/contract.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { good } from '../../../engine/result.ts'
import { stateOf } from '../../../engine/table/table.ts'
import { rulesOf } from '../../../games/index.ts'
import type { NetworkEvent } from '../remote/link.ts'
import { type News, type RemoteNow, RemoteTable } from '../remote/remote-table.ts'
import { FakeClock, load, Screen, seeded, settled } from './host.ts'
import { TestServer } from './server.testing.ts'

export const OPTIONS = { lineup: 'glacial', cards: [], target: 50, lowestThree: 'others' }
export const dicy = (await rulesOf('dicy-cards')) as Game

export interface Page {
  readonly remote: RemoteTable
  readonly now: () => RemoteNow
  readonly news: News[]
  readonly notes: Map<string, string>
  readonly clock: FakeClock
  readonly networkEvent: (networkEvent: NetworkEvent) => void
  /** Once the game has begun. */
  readonly screen: () => Screen
}

export function openPage(server: TestServer, who: string, notes = new Map<string, string>(), seed = who.length): Page {
  const clock = new FakeClock()
  const networkEvents = new Set<(networkEvent: NetworkEvent) => void>()
  let hidden = false
  const remote = new RemoteTable(server.id, {
    clock,
    random: seeded(seed),
    wire: server.wire(who),
    networkEvents: (call) => {
      networkEvents.add(call)
      return () => networkEvents.delete(call)
    },
    isHidden: () => hidden,
    load,
    notes: { recall: (name) => notes.get(name) ?? '', keep: (name, text) => void notes.set(name, text) },
    guest: () => 'a guest',
  })
  let now = undefined as unknown as RemoteNow
  remote.watch((told) => {
    now = told
  })
  const news: News[] = []
  remote.hear((one) => news.push(one))
  let screen: Screen | null = null
  return {
    remote,
    now: () => now,
    news,
    notes,
    clock,
    networkEvent: (networkEvent) => {
      hidden = networkEvent === 'covered' || (hidden && networkEvent !== 'wake')
      for (const call of networkEvents) call(networkEvent)
    },
    screen: () => {
      screen ??= new Screen(remote)
      return screen
    },
  }
}

/** Two people, far from each other, at the beginning of a game. */
export async function begun(people: readonly string[] = ['Anna', 'Ben'], game = dicy.id, options: unknown = OPTIONS) {
  const server = await TestServer.open(people, game, options)
  const pages = [...new Set(people)].map((who) => openPage(server, who))
  await settled()
  const [anna, ben] = pages as [Page, Page]
  void anna.remote.order({ kind: 'start' })
  await settled()
  return { server, anna, ben, pages }
}

type Begun = Awaited<ReturnType<typeof begun>>

/** Whose turn it is, and a move for it. */
export function nextMove({ server, pages }: Begun, random = new Xoshiro128(5)) {
  const { game } = server
  const state = stateOf(server.table)
  const turn = game.turn(state)
  if (turn.kind !== 'move') throw new Error(turn.kind)
  const seat = turn.seats[0] as number
  const page = pages.find(({ now }) => now().you.seats.includes(seat)) as Page
  return { seat, page, move: random.pick(game.moves(state, seat)) }
}

export const sameAs = (server: TestServer, page: Page) => {
  const { entries, states } = server.table
  expect(page.remote.log()).toBe(server.log)
  expect(page.screen().now.table.entries.length).toBe(entries.length)
  expect(page.screen().now.table.states.at(-1)).toEqual(states.at(-1))
}

export async function playOut(
  table: Begun,
  each: (turn: number) => void | Promise<void> = () => undefined,
): Promise<void> {
  const random = new Xoshiro128(9)
  for (let turn = 0; table.server.status === 'playing'; turn++) {
    if (turn > 800) throw new Error('no end')
    await each(turn)
    const { seat, page, move } = nextMove(table, random)
    expect(await page.remote.send({ kind: 'move', seat, move })).toEqual(good(null))
  }
}
