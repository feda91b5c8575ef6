/** The server loses its database while people play: the table stays and says so, no clock runs, and the game goes on. */
import { afterAll, describe, expect, test } from 'vitest'
import { startServer, whyNoServer } from '../../../server/store/testing/own-postgres.ts'
import { gathering } from './gathering.ts'
import { moveOnce, type Somebody, whoIsAsked } from './online.ts'

const missing = whyNoServer()
const postgres = missing === null ? await startServer() : null
const here = postgres === null ? null : gathering({ env: { DATABASE_URL: postgres.url } })
afterAll(() => postgres?.drop())

const sign = ({ page }: Somebody) => page.locator('[data-connection=paused]')
const clockOf = async ({ page }: Somebody): Promise<string> =>
  (await page
    .getByTitle(/has \d:\d\d left/)
    .first()
    .getAttribute('title')) ?? ''

describe.skipIf(here === null)(`a database that goes away${missing === null ? '' : `: ${missing}`}`, () => {
  test('the table waits and says so, and play goes on by itself', async () => {
    if (here === null || postgres === null) return
    const { anna, ben } = await here.two({ clock: '30 s per move, plus 2 min in reserve', target: 200 })
    const people = [anna, ben] as const
    await moveOnce((await whoIsAsked([...people])) ?? anna)
    await postgres.stop()
    for (const one of people) await sign(one).waitFor()
    expect(await sign(anna).textContent()).toMatch(/^\s*Paused since \d.*Nothing is lost/)
    expect(await anna.page.locator('[data-lost]').count()).toBe(1)
    const still = await clockOf(anna)
    await anna.page.waitForTimeout(2500)
    expect(await clockOf(anna)).toBe(still)
    await postgres.start()
    for (const one of people) await sign(one).waitFor({ state: 'detached' })
    expect(await anna.page.locator('[data-lost]').count()).toBe(0)
    await moveOnce((await whoIsAsked([...people])) ?? anna)
  })
})
