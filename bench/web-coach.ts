/**
 * How long a person waits for the coach: from the moment when a choice is put until its first figure is there, at the first choice of a
 * new table, when nothing has been worked out yet. Wanted: at most 300 ms.
 */
import type { Browser, Page } from 'playwright-core'

export interface Waited {
  readonly game: string
  readonly ms: number
}

export async function watchCoach(browser: Browser, url: string, games: readonly string[]): Promise<Waited[]> {
  const all: Waited[] = []
  for (const game of games) {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.addInitScript(() => {
      localStorage.setItem('iacta.settings', JSON.stringify({ chances: true, speed: 'fast', sound: false }))
    })
    await page.goto(url)
    await page.getByRole('button', { name: `Play: ${game}` }).click()
    await page.waitForURL(/\/table\//)
    await page.evaluate(watchFirstFigure)
    all.push({ game, ms: await firstFigure(page) })
    await context.close()
  }
  return all
}

/** Makes the due throws until there is a choice, then waits for the coach. */
async function firstFigure(page: Page): Promise<number> {
  for (let waited = 0; waited < 600; waited++) {
    const found = await page.evaluate(() => (globalThis as { waited?: number }).waited)
    if (found !== undefined) return found
    const roll = page.locator('[data-ask=roll] [data-primary] button')
    if (await roll.isVisible()) await roll.click({ timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(100)
  }
  throw new Error('the coach has said nothing')
}

/** Runs in the page: looks at every frame. */
function watchFirstFigure(): void {
  type Looks = {
    document: { querySelector(what: string): unknown }
    requestAnimationFrame(step: () => void): void
    waited?: number
  }
  const page = globalThis as unknown as Looks
  let since: number | null = null
  const look = (): void => {
    if (page.document.querySelector('[data-ask=move]') === null) since = null
    else since ??= performance.now()
    if (since !== null && page.document.querySelector('[data-ask=move] li.best') !== null) {
      page.waited = performance.now() - since
      return
    }
    page.requestAnimationFrame(look)
  }
  look()
}
