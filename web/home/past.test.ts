/** How the history describes finished games: a solo game by its medal, its rival or its points, never as a win. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import type { Table } from '../../engine/table/table.ts'
import { alone as rival } from '../../games/dice-of-crowns/board/controls.ts'
import type { Move as CrownsMove } from '../../games/dice-of-crowns/rules/moves.ts'
import type { State as CrownsState } from '../../games/dice-of-crowns/rules/state.ts'
import { type GameId, partsOf } from '../../games/index.ts'
import { alone as medal } from '../../games/star-maps/board/alone.ts'
import type { Move } from '../../games/star-maps/rules/moves.ts'
import type { State } from '../../games/star-maps/rules/state.ts'
import type { GameWeb } from '../../kit/board.ts'
import { loadLog } from '../host/load.ts'
import { progressOf, strangers } from '../host/storage/record.ts'
import { hasPlaces, type PastResult, pastResult } from './past.ts'

async function played(name: string): Promise<Table> {
  const log = readFileSync(new URL(`../../archive/0.2.0/${name}.log`, import.meta.url), 'utf8')
  return unwrap(await loadLog(log)).table
}

async function told(name: string, web: Pick<GameWeb, 'alone'>): Promise<PastResult | null> {
  const table = await played(name)
  const summary = { ...progressOf(table), company: strangers(table.seats, 'app') }
  return pastResult(summary, table, web, await partsOf(table.game.id as GameId).text('en'))
}

const STARS: Pick<GameWeb<State, Move>, 'alone'> = { alone: async (state, text) => medal(state, text) }
const CROWNS: Pick<GameWeb<CrownsState, CrownsMove>, 'alone'> = { alone: async (state, text) => rival(state, text) }

test('alone a game is told by its medal, by its rival, or by its points alone', async () => {
  expect(await told('star-maps-seeded', STARS)).toEqual({ title: 'Unknown sky “lucky star”, hard', medal: 0 })
  expect(await told('dice-of-crowns-solo', CROWNS)).toEqual({ title: 'Varrick keeps the throne', medal: 0 })
  expect(await told('nine-dice-alone', {})).toBeNull()
  expect(await told('star-maps-plain', STARS)).toBeNull()
})

test('places count among several, and not in a challenge', () => {
  const several = { places: [1, 2], company: strangers(2, 'app') }
  expect(hasPlaces(several)).toBe(true)
  expect(hasPlaces({ ...several, day: '2026-11-16' })).toBe(false)
  expect(hasPlaces({ ...several, places: null })).toBe(false)
  expect(hasPlaces({ places: [1], company: strangers(1, 'app') })).toBe(false)
})
