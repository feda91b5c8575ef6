/**
 * How soon a newcomer rolls: the taps from the front page, and the time from opening the address to the throw, with an empty cache, on
 * this machine as it is and as on a phone (Lighthouse's slow 4G, a processor four times slower).
 */
import type { Browser, BrowserContext, Page } from 'playwright-core'

/** Lighthouse's "slow 4G": milliseconds of a round trip, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const SLOWER = 4

export interface FirstRoll {
  readonly game: string
  readonly taps: number
  /** Milliseconds since the address until Play can be tapped, and until the dice are thrown. */
  readonly play: number
  readonly rolled: number
}

export async function watchFirstRoll(
  browser: Browser,
  url: string,
  games: readonly string[],
  slow: boolean,
): Promise<FirstRoll[]> {
  const all: FirstRoll[] = []
  for (const game of games) {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ locale: 'en-GB', viewport, hasTouch: true, serviceWorkers: 'block' })
    all.push(await rollOnce(context, url, game, slow))
    await context.close()
  }
  return all
}

async function rollOnce(context: BrowserContext, url: string, game: string, slow: boolean): Promise<FirstRoll> {
  const page = await context.newPage()
  if (slow) await slowDown(page)
  const from = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  const play = page.getByRole('button', { name: `Play: ${game}` })
  await play.waitFor({ timeout: 120_000 })
  const ready = performance.now() - from
  await play.tap()
  const question = page.locator(':is([data-ask=roll], [data-ask=move])')
  await question.waitFor({ timeout: 120_000 })
  // Where the dice are everybody's, the table has thrown them.
  const rolls = (await question.getAttribute('data-ask')) === 'roll'
  if (rolls) await page.locator('[data-primary] button').tap()
  return { game, taps: rolls ? 2 : 1, play: ready, rolled: performance.now() - from }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}
