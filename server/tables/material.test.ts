/** A table on a generated sheet begins when its sheet is there, which a thread computes. */
import { expect, test } from 'vitest'
import { rulesOf } from '../../games/index.ts'
import { Materials } from '../materials/materials.ts'
import type { MaterialReply, MaterialRequest } from '../materials/thread.ts'
import type { Clock } from './deps.ts'
import { openTestTables, quiet } from './testing/table.ts'

const { material } = await rulesOf('star-maps')

/** A thread that computes when told to; each job takes `ms` of processor time. */
function thread(ms: number) {
  const asked: MaterialRequest[] = []
  let tell: (told: MaterialReply) => void = () => {}
  const start = (told: (told: MaterialReply) => void) => {
    tell = told
    return { ask: (ask: MaterialRequest) => void asked.push(ask), end: () => undefined }
  }
  const answer = (): void => {
    const ask = asked.at(-1)
    if (ask !== undefined) tell({ id: ask.id, ms, made: material?.make(ask.name) })
  }
  return { asked, answer, materials: (clock: Clock) => new Materials({ log: quiet(), now: () => clock.now(), start }) }
}

async function opened(home: Awaited<ReturnType<typeof openTestTables>>, sheet: string) {
  const id = await home.create('ann', { game: 'star-maps', options: { sheet }, seats: 1 })
  const page = await home.page(id, 'ann')
  await page.sit(0)
  await page.send({ kind: 'start' })
  await home.settled()
  return page
}

test('it waits with its dice agreed on, and begins when the sheet has been computed', async () => {
  const { asked, answer, materials } = thread(10)
  const home = await openTestTables({ materials })
  const page = await opened(home, 'seed:a:hard')
  expect([page.table?.status, page.lines.length, asked.length]).toEqual(['opening', 0, 1])
  answer()
  await home.settled()
  expect(page.table?.status).toBe('playing')
  expect(page.lines.length).toBeGreaterThan(0)
})

test('a drawn sheet is never asked for', async () => {
  const { asked, materials } = thread(10)
  const page = await opened(await openTestTables({ materials }), 'great-bear')
  expect([page.table?.status, asked.length]).toEqual(['playing', 0])
})

test('who has spent the budget waits until there is some again; the table then begins by itself', async () => {
  const { asked, answer, materials } = thread(1500)
  const home = await openTestTables({ materials })
  await opened(home, 'seed:a:hard')
  answer()
  const page = await opened(home, 'seed:b:hard')
  await home.pass(30_000)
  expect([page.table?.status, asked.length]).toEqual(['opening', 1])
  await home.pass(30_000)
  expect(asked).toHaveLength(2)
  answer()
  await home.settled()
  expect(page.table?.status).toBe('playing')
})

test('a table that everybody has left while its sheet was computed stays out of memory, and begins when somebody comes', async () => {
  const { asked, answer, materials } = thread(10)
  const home = await openTestTables({ materials })
  const page = await opened(home, 'seed:a:hard')
  page.leave()
  await home.settled()
  expect(home.tables.size.tables).toBe(0)
  answer()
  await home.settled()
  expect(home.tables.size.tables).toBe(0)
  await page.connect()
  await home.settled()
  expect([page.table?.status, asked.length]).toEqual(['playing', 1])
})

test('a table that is loaded again has its sheet computed before anybody is let in', async () => {
  const { asked, answer, materials } = thread(10)
  const home = await openTestTables({ materials })
  const page = await opened(home, 'seed:a:hard')
  answer()
  await home.settled()
  await home.restart()
  const loading = page.connect()
  await home.settled()
  answer()
  await loading
  expect([page.closed, asked.length]).toEqual([null, 2])
})
