/** The server ends in the middle, and comes back: nothing that was acknowledged is lost, and everybody goes on. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verify } from '../../fair/verify.ts'
import { rulesOf } from '../../games/index.ts'
import type { Page, Wish } from '../soak/client.ts'
import { followerOf, gather, TestServer } from './test-server.ts'

const testServer = new TestServer()
beforeAll(() => testServer.open())
afterAll(() => testServer.end())

/** The page whose seat is asked, and a random move of it. */
async function nextWish(pages: readonly Page[]): Promise<{ page: Page; wish: Wish } | null> {
  const longest = pages.reduce((a, b) => (b.lines.length > a.lines.length ? b : a))
  const follower = await followerOf(longest)
  const [seat] = follower.due(longest.lines)
  if (seat === undefined) return null
  const page = pages.find(({ you }) => you.seats.includes(seat)) as Page
  const question = longest.lines.filter((line) => String(line).startsWith(`${seat} `)).length
  return { page, wish: { kind: 'move', seat, question, move: follower.choose(longest.lines, seat) } }
}

async function move(pages: readonly Page[]): Promise<number | null> {
  const next = await nextWish(pages)
  if (next === null) return null
  const { seq = 0 } = await next.page.done(next.wish)
  await Promise.all(
    pages.map(async (page) => {
      while (page.lines.length < seq) await page.next('lines')
    }),
  )
  return seq
}

test('a restart in the middle of a question, and of an unanswered command', async () => {
  const pages = await gather([await testServer.person(), await testServer.person()])
  const [first] = pages as [Page, Page]
  for (let i = 0; i < 3; i++) await move(pages)
  const before = first.lines
  await testServer.close()
  for (const page of pages) expect(await page.closed()).toBe('stopping')
  const next = await nextWish(pages)
  if (next === null) throw new Error('the game is over')
  // Asked while there is no server: it is sent again, with the same id, after the welcome.
  const answered = next.page.command(next.wish)
  await testServer.open()
  await Promise.all(pages.map((page) => page.connect()))
  expect((await answered).kind).toBe('done')
  expect(first.lines.slice(0, before.length)).toEqual(before)
  const id = (await answered).id as string
  await testServer.close()
  await testServer.open()
  await Promise.all(pages.map((page) => page.connect()))
  // Even now it is known that this command was done.
  const { length } = next.page.lines
  expect(await next.page.command({ ...next.wish, id })).toEqual(await answered)
  expect(next.page.lines.length).toBe(length)
})

test('a whole game over many restarts has dice that verify', async () => {
  const pages = await gather([await testServer.person(), await testServer.person()])
  const seen: number[] = []
  for (let moves = 1; ; moves++) {
    const seq = await move(pages)
    if (seq === null) break
    seen.push(seq)
    if (moves % 30 !== 0) continue
    await testServer.close()
    await testServer.open()
    await Promise.all(pages.map((page) => page.connect()))
  }
  const [page] = pages as [Page, Page]
  expect(seen.length).toBeGreaterThan(5)
  const log = await page.person.must('log', { part: page.id })
  expect(log.trimEnd().split('\n').slice(1)).toEqual(page.lines)
  expect(verify(await rulesOf('dicy-cards'), log).kind).toBe('verified')
})
