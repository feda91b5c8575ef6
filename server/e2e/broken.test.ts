/** A damaged row and a full disk: told in their own words, nothing half-done, and the rest goes on. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from '../soak/client.ts'
import { createTable, followerOf, gather, TestServer } from './test-server.ts'

let testServer: TestServer
beforeEach(async () => {
  testServer = await new TestServer().open()
})
afterEach(() => testServer.end())

function database<Value>(use: (db: DatabaseSync) => Value): Value {
  const db = new DatabaseSync(join(testServer.data, 'iacta.db'))
  try {
    return use(db)
  } finally {
    db.close()
  }
}

test.each([
  ['its row', "UPDATE tables SET seats = 'rubbish' WHERE id = ?"],
  ['a line', "UPDATE lines SET text = 'rubbish' WHERE table_id = ? AND seq = 8"],
])('a table of which %s is damaged', async (_, sql) => {
  const [anna, ben] = [await testServer.person(), await testServer.person()]
  const [sick] = (await gather([anna, ben])) as [Page, Page]
  const well = await createTable(anna)
  await testServer.close()
  database((db) => db.prepare(sql).run(sick.id))
  await testServer.open()
  const page = anna.at(sick.id)
  await page.open()
  page.send({ kind: 'hello', protocol: 1, seen: 0, takebacks: 0 })
  expect(await page.closed()).toBe('storage')
  expect(page.heard).toEqual([
    { kind: 'refused', id: null, refusal: { code: 'storage' } },
    { kind: 'bye', reason: 'storage' },
  ])
  expect((await anna.at(well).connect()).facts?.status).toBe('lobby')
  expect((await anna.must('myTables')).tables.map(({ table }) => table.id)).toContain(well)
})

test('a full disk: a move is refused and not shown; with room it is made', async () => {
  const pages = await gather([await testServer.person(), await testServer.person()])
  const [anna] = pages as [Page, Page]
  const follower = await followerOf(anna)
  await testServer.close()
  const full = database((db) => Number(db.prepare('PRAGMA page_count').get()?.page_count))
  await testServer.open({ maxPages: full })
  await Promise.all(pages.map((page) => page.connect()))
  // Until the last page is full there is still some room.
  let refusal: unknown = null
  for (let i = 0; i < 2000 && refusal === null; i++) {
    const [seat] = follower.due(anna.lines)
    if (seat === undefined) throw new Error('the game ended before the disk did')
    const answer = await (pages[seat] as Page).move(seat, follower.choose(anna.lines, seat))
    if (answer.kind === 'refused') refusal = answer.refusal
    else
      while (pages.some(({ lines }) => lines.length < (answer.seq ?? 0)))
        await new Promise((resolve) => setTimeout(resolve, 2))
  }
  expect(refusal).toEqual({ code: 'storage' })
  expect((await fetch(`${testServer.base}/healthz`)).status).toBe(503)
  const before = anna.lines
  await testServer.close()
  await testServer.open()
  await Promise.all(pages.map((page) => page.connect()))
  expect(anna.lines).toEqual(before)
  const [seat = 0] = follower.due(anna.lines)
  expect((await (pages[seat] as Page).move(seat, follower.choose(anna.lines, seat))).kind).toBe('done')
  expect((await fetch(`${testServer.base}/healthz`)).status).toBe(200)
})
