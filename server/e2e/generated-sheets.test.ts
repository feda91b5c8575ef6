/** Tables on generated sheets: nothing is generated on the main thread, and nothing for a refusal. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { generated } from '../../games/star-maps/sheets/counted.testing.ts'
import type { Page, Person } from '../soak/client.ts'
import { begin, createTable, TestServer } from './test-server.ts'

vi.mock('../../games/star-maps/sheets/generator.ts', async (original) => {
  const { counted } = await import('../../games/star-maps/sheets/counted.testing.ts')
  return counted(original)
})

let testServer: TestServer
beforeAll(async () => {
  testServer = await new TestServer().open()
})
afterAll(() => testServer.end())

async function alone(person: Person, sheet: string): Promise<Page> {
  const id = await createTable(person, { game: 'star-maps', options: { sheet }, seats: 1 })
  const page = await person.at(id).connect()
  await page.done({ kind: 'sit', seat: 0, name: 'Anna', colour: 'blue' })
  return page
}

test('tables begin, refuse illegal moves and are loaded again without a sheet on the main thread', async () => {
  const anna = await testServer.person()
  const pages: Page[] = []
  for (let n = 0; n < 6; n++) pages.push(await alone(anna, `seed:attack ${n}:hard`))
  await Promise.all(pages.map((page) => begin([page])))
  for (const page of pages) {
    const answer = await page.command({ kind: 'move', seat: 0, question: 0, move: 'write 99 b99' })
    expect(answer).toMatchObject({ kind: 'refused' })
    expect(page.lines.some((line) => String(line).startsWith('throw '))).toBe(true)
    await page.leave()
  }
  for (const page of pages) await (await anna.at(page.id).connect()).leave()
  expect(generated.onMainThread).toBe(0)
})
