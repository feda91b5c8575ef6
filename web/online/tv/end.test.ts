import { expect, test } from 'vitest'
import type { Game } from '../../../engine/contract.ts'
import { loadCatalog } from '../../../engine/text/catalog.ts'
import { loadWebText } from '../../text/catalog.ts'
import { personCalled } from '../testing/sitter.ts'
import { endOf } from './end.ts'

const seats = [personCalled('Anna'), personCalled('Ben')]
const nameOf = (seat: number): string => ['Anna', 'Ben'][seat] ?? ''
const words = async () => ({ say: await loadWebText('en'), engine: await loadCatalog('en') })
/** A state is the places at the end, or null. */
const game = {
  turn: (places: readonly number[] | null) =>
    places === null ? { kind: 'move', seats: [0] } : { kind: 'over', places },
  scores: () => [3, 7],
} as unknown as Game

test('a game that goes on has no end', async () => {
  expect(endOf({ status: 'playing', seats }, game, null, await words(), nameOf)).toBeNull()
})

test('the winner is the headline, and all have their place', async () => {
  const end = endOf({ status: 'over', seats }, game, [2, 1], await words(), nameOf)
  expect(end?.title).toBe('Ben wins')
  expect(end?.rows.map(({ name, place, score }) => [place, name, score])).toEqual([
    [1, 'Ben', 7],
    [2, 'Anna', 3],
  ])
})

test.each([[[1]], [[2]]])('alone nobody wins: the headline is the name, at places %j', async (places) => {
  const end = endOf({ status: 'over', seats: [personCalled('Anna')] }, game, places, await words(), nameOf)
  expect(end?.title).toBe('Anna')
})

test('a game that was given up ranks by what the server says, and says why', async () => {
  const ended = { why: 'left', seat: 1, places: [1, 2] } as const
  const end = endOf({ status: 'closed', seats, ended }, game, null, await words(), nameOf)
  expect(end?.title).toBe('Ben has left. The game is over.')
  expect(end?.rows.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
})

test('a game that all agreed to end has no podium', async () => {
  const ended = { why: 'agreed', seat: null, places: null } as const
  const end = endOf({ status: 'closed', seats, ended }, game, null, await words(), nameOf)
  expect(end).toMatchObject({ rows: [], places: [] })
})
