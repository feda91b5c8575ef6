/** The score of the evening, in any store. */
import { expect, test } from 'vitest'
import type { EveningFacts } from '../../../protocol/facts.ts'
import type { Store } from '../../store/store.ts'
import { allGames } from '../deps.ts'
import { lobby, openTestTables, type Page } from '../testing/table.ts'

type House = Awaited<ReturnType<typeof openTestTables>>

const PLAYERS = ['ann', 'bob', 'cat'] as const

type Player = (typeof PLAYERS)[number]

/** A table of three people, over because this one has resigned: the others share the first place. */
export async function evening(home: House, quits: Player = 'ann') {
  const { id, ann, bob, cat } = await lobby(home, PLAYERS, { departure: 'end' })
  const pages = { ann, bob, cat }
  expect(await pages.ann.send({ kind: 'start' })).toBe('done')
  await home.pass(10_000)
  await resign(pages[quits])
  return { id, pages }
}

type Pages = { readonly [who in Player]: Page }

export async function arrive(home: House, id: string): Promise<Pages> {
  const [ann, bob, cat] = [await home.page(id, 'ann'), await home.page(id, 'bob'), await home.page(id, 'cat')]
  return { ann, bob, cat }
}

export async function resign(page: Page): Promise<void> {
  expect(await page.send({ kind: 'resign', seat: page.you.seats[0] ?? 0 })).toBe('done')
  expect(page.table?.status).toBe('closed')
}

/** A game's first load takes longer than tests wait for an answer. */
export async function load(game: string): Promise<void> {
  await Promise.all([allGames.load(game, allGames.newest(game) ?? 0), allGames.levels(game)])
}

export const winsOf = (facts: EveningFacts | undefined) =>
  facts?.games.map(({ game, played, wins }) => [game, played, ...wins])

export function eveningCases(open: () => Store): void {
  test('goes on over games, other games, other names, other seats and restarts', async () => {
    const home = await openTestTables({ store: open() })
    const first = await evening(home, 'ann')
    await load('nine-dice')
    expect(winsOf(first.pages.ann.table?.evening)).toEqual([['dicy-cards', 1, 0, 1, 1]])
    await home.restart()

    // Next: 9 Dice, with the same people.
    const old = await arrive(home, first.id)
    expect(await old.cat.send({ kind: 'rematch', game: 'nine-dice' })).toBe('done')
    const second = old.cat.table?.rematch ?? ''
    const pages = await arrive(home, second)
    expect(pages.ann.table).toMatchObject({ game: 'nine-dice', status: 'lobby', invited: [0, 1] })
    expect(winsOf(pages.ann.table?.evening)).toEqual([['dicy-cards', 1, 0, 1, 1]])
    await pages.bob.send({ kind: 'sit', seat: 1, name: 'Bobby', colour: 'blue' })
    expect(winsOf(pages.ann.table?.evening)).toEqual([['dicy-cards', 1, 0, 1, 1]])
    await pages.cat.sit(2)
    await pages.ann.send({ kind: 'rise', seat: 0 })
    await pages.ann.sit(0)
    expect(pages.ann.table?.status).not.toBe('lobby')
    await home.pass(10_000)
    await resign(pages.cat)
    expect(winsOf(pages.ann.table?.evening)).toEqual([
      ['dicy-cards', 1, 0, 1, 1],
      ['nine-dice', 1, 1, 1, 0],
    ])
    await home.restart()
    const later = await home.page(second, 'bob')
    expect(winsOf(later.table?.evening)).toEqual([
      ['dicy-cards', 1, 0, 1, 1],
      ['nine-dice', 1, 1, 1, 0],
    ])
  })
}
