/** Lighthouse finds nothing to improve in how accessible and how well made the pages are. Speed is measured by `npm run bench`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAME_IDS } from '../games/index.ts'
import { audit } from '../scripts/lighthouse.ts'
import { type ServedWeb, serveWeb } from '../scripts/web-testing.ts'

let server: ServedWeb

beforeAll(async () => {
  server = await serveWeb()
})

afterAll(() => server?.close())

/** The lesson is a table like any other, with a board on it. */
const PAGES = ['/', `/new/${GAME_IDS[0]}/bots`, `/rules/${GAME_IDS[0]}`, `/learn/${GAME_IDS[0]}`]

test.each(PAGES)('%s', async (path) => {
  const { scores, faults } = await audit(server.url + path)
  expect({ ...faults, performance: [] }).toEqual({ performance: [], accessibility: [], 'best-practices': [] })
  expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100 })
})
