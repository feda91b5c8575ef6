/** Lighthouse finds nothing to improve in how accessible and how well made the pages are. Speed is measured by `npm run bench`. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAME_IDS } from '../games/index.ts'
import { type ServedWeb, serveWeb } from '../scripts/web/testing.ts'
import { audit } from './lighthouse.ts'

/** The lesson is a table like any other, with a board on it. */
const PAGES = ['/', `/new/${GAME_IDS[0]}/bots`, `/rules/${GAME_IDS[0]}`, `/learn/${GAME_IDS[0]}`]

describe.runIf(process.env.SOAK)('Lighthouse: only in npm run soak', () => {
  let server: ServedWeb
  beforeAll(async () => {
    server = await serveWeb()
  })
  afterAll(() => server?.close())

  test.each(PAGES)('%s', async (path) => {
    const { scores, faults } = await audit(server.url + path)
    expect({ ...faults, performance: [] }).toEqual({ performance: [], accessibility: [], 'best-practices': [] })
    expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100 })
  })
})
