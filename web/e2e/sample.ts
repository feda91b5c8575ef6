/** A game that is well under way, to be brought to a page as a file: the same in every picture and test. */
import type { Page } from 'playwright-core'

export const LOG = `iacta 1 dicy-cards/1 {} seats=2
fair 1 none=one-device
throw 1
throw 6 6 5 2 1 1
0 score two-pairs
throw 5 5 4 3 2 2
1 reroll any-two 2 2
throw 3 1
1 score straight
throw 6 5 4 4 3 2
0 score straight
throw 6 5 5 5 3 1
1 score odds
throw 2 3 5 5 1 4
`

/** It, to its end. */
export const OVER = `${LOG.replace('{}', '{"target":50}')}0 score no-sixes\nthrow 6 6 3 3 2 1\n1 score two-pairs\n`

/** From a file into the history, as a person would. */
export async function bring(page: Page, url: string, log: string): Promise<void> {
  await page.goto(`${url}/history`)
  const file = { name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(log) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.waitForURL(/\/(replay|table)\//)
}

/** The same, and on to its table by the app's own router: a page load less. */
export async function bringToTable(page: Page, url: string, log: string): Promise<void> {
  await bring(page, url, log)
  await page.evaluate(() => {
    history.pushState(null, '', location.pathname.replace('/replay/', '/table/'))
    dispatchEvent(new PopStateEvent('popstate'))
  })
}

/** The end of a game, at the table. */
export async function showResult(page: Page, url: string): Promise<void> {
  await bringToTable(page, url, OVER)
  await page.locator('[data-over] [data-primary] button').click()
  await page.locator('dialog[open] summary').click()
  await page.locator('dialog[open] polyline').first().waitFor()
}
