/** The bench of the server in a tiny form: its counts must agree. No time is asserted. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memoryOf } from './memory.ts'
import { restartOf } from './restart.ts'
import { openOurs, openTheirs } from './sides.ts'
import { speedOf } from './speed.ts'

const SIZES = { tables: 6, atOnce: 2, warmUp: 20, saturate: 50, perSecond: 100, paceMs: 200 }
const isInstalled = existsSync(new URL('../peers/node_modules/boardgame.io', import.meta.url))

test.for([
  { side: 'ours', open: () => openOurs(), isThere: true },
  { side: 'boardgame.io', open: openTheirs, isThere: isInstalled },
])('$side: what was sent was heard, and is in the logs', async ({ open, isThere }, { skip }) => {
  if (!isThere) skip('its package is not installed')
  const { saturated, paced, counts } = await speedOf(await open(), SIZES)
  expect(saturated.moves).toBe(50)
  expect(paced.moves).toBe(20)
  expect(counts.kept).toBe(counts.sent)
  expect(counts.sent).toBeGreaterThanOrEqual(saturated.moves + paced.moves)
})

test('seats stay connected, and tables without sockets go from memory', async () => {
  expect(await memoryOf({ tables: 5, idleMs: 0 })).toMatchObject({ tables: 5, connected: 10, loaded: 0 })
})

test('a start on many tables answers', async () => {
  expect(await restartOf(50, 1)).toMatchObject({ tables: 50 })
})
