/** The bench of the server in a tiny form: its counts must agree. No time is asserted. */
import { expect, test } from 'vitest'
import { isInstalled } from '../../scripts/install.ts'
import { whyNoServer } from '../../server/store/testing/own-postgres.ts'
import { PEERS } from '../player.ts'
import { openFleet } from './fleet.ts'
import { fleetSpeed, tableCosts, watchCosts } from './growth.ts'
import { memoryOf } from './memory.ts'
import { notifyCosts } from './notify.ts'
import { restartOf } from './restart.ts'
import { openOurs, openTheirs } from './sides.ts'
import { speedOf } from './speed.ts'
import { tlsCost } from './tls.ts'

const SIZES = { tables: 6, atOnce: 2, warmUp: 20, saturate: 50, perSecond: 100, paceMs: 200 }
const hasPeers = isInstalled(PEERS)

test.for([
  { side: 'ours', open: () => openOurs(), isThere: true },
  { side: 'boardgame.io', open: openTheirs, isThere: hasPeers },
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

const fleets = [
  { name: 'sqlite', missing: null },
  { name: 'postgres', missing: whyNoServer() },
] as const

test.for(fleets)('on $name: what was sent is in the logs', async ({ name, missing }, { skip }) => {
  if (missing !== null) skip(missing)
  const { saturated, paced, counts } = await fleetSpeed(await openFleet[name](), SIZES)
  expect([saturated.moves, paced.moves]).toEqual([50, 20])
  expect(counts.kept).toBe(counts.sent)
  expect(saturated.servers).toBeGreaterThan(0)
})

test.for(fleets)('on $name: more and more tables are played', async ({ name, missing }, { skip }) => {
  if (missing !== null) skip(missing)
  const costs = await tableCosts(await openFleet[name](), {
    warmUp: 2,
    tables: [4, 8],
    perSecond: 100,
    paceMs: 100,
    pings: 16,
  })
  const counts = costs.map(({ tables, connected, paced, ping }) => [tables, connected, paced.moves, ping.moves])
  expect(counts).toEqual([
    [4, 4, 10, 16],
    [8, 8, 10, 16],
  ])
})

test('every spectator hears of every move, once', async () => {
  const costs = await watchCosts(await openFleet.sqlite(), { spectators: [1, 5], moves: 4 })
  const counts = costs.map(({ spectators, cost, frames }) => [spectators, cost.moves, frames])
  expect(counts).toEqual([
    [1, 4, 1],
    [5, 4, 1],
  ])
})

test('what one process tells is heard by all', async ({ skip }) => {
  const missing = whyNoServer()
  if (missing !== null) skip(missing)
  const costs = await notifyCosts({ listeners: [1, 3], tells: 10 })
  const counts = costs.map(({ listeners, heard }) => [listeners, heard])
  expect(counts).toEqual([
    [1, 10],
    [3, 30],
  ])
})

test('TLS: a handshake is longer than one that goes on, and a message than itself', async () => {
  const cost = await tlsCost({ handshakes: 16, messages: 16 })
  expect(cost.fullBytes).toBeGreaterThan(cost.resumedBytes)
  expect(cost.messageBytes).toBeGreaterThan(0)
})
