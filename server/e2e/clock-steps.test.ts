/** A whole server whose wall clock is set forward and back by an hour while people play: no time is lost, won or ended by it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Page } from '../soak/client.ts'
import type { TestServer } from './test-server.ts'

const HOUR = 3_600_000
/** More than two sweeps of the sockets, which close the silent ones, and of the tables' deadlines. */
const SWEEPS_MS = 2500
/** Much longer than the test, and shorter than the step. */
const MOVE_S = 1800

let step = 0
const wall = Date.now
vi.spyOn(Date, 'now').mockImplementation(() => wall() + step)
// Loaded only now: the server takes its clock when it is loaded.
const { TestServer: Opened, caughtUp, followerOf, gather } = await import('./test-server.ts')

let home: TestServer
beforeAll(async () => {
  home = await new Opened().open()
})
afterAll(async () => {
  await home.end()
  vi.restoreAllMocks()
})

/** The time left for the seats that are asked, in ms, as a page that connects now gets it. */
async function leftNow(page: Page): Promise<readonly number[]> {
  const visitor = await (await home.person()).at(page.id).connect()
  const welcome = visitor.heard?.find((message) => message.kind === 'welcome')
  visitor.socket?.close()
  return welcome?.clocks.flatMap(({ left }) => left ?? []) ?? []
}

test.each([
  ['forward', [HOUR]],
  ['back', [-HOUR]],
  ['forward and back again', [HOUR, 0]],
])('set %s: no socket is closed, no clock runs out or gets longer, and moves are taken', async (_, steps) => {
  step = 0
  const people = [await home.person(), await home.person()]
  const pages = await gather(people, { clock: { kind: 'live', move: MOVE_S, bank: 0 } })
  const [first] = pages as [Page]
  const follower = await followerOf(first)
  for (const next of steps) {
    step = next
    await new Promise((resolve) => setTimeout(resolve, SWEEPS_MS))
    expect(pages.map(({ bye }) => bye)).toEqual([null, null])
    const left = await leftNow(first)
    expect(left).toHaveLength(1)
    expect(left[0]).toBeLessThanOrEqual(MOVE_S * 1000)
    expect(left[0]).toBeGreaterThan(0)
    const [seat = 0] = follower.due(first.lines)
    const answer = await pages[seat]?.move(seat, follower.choose(first.lines, seat))
    expect(answer).toMatchObject({ kind: 'done', seq: expect.any(Number) })
    const seq = (answer as { seq?: number }).seq ?? 0
    await Promise.all(pages.map((page) => caughtUp(page, seq)))
  }
  expect(first.lines.filter((line) => String(line).includes('# clock'))).toEqual([])
  expect(first.facts?.status).toBe('playing')
  expect((await people[0]?.must('myTables'))?.tables).toHaveLength(1)
})
