/** What every page must be: without a complaint of axe, by day and by night, and never wider than its screen. */
import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { paint } from './person.ts'

type Axe = typeof axe

/** Themes differ in colours only, so everything else is examined once. */
const ALL: RunOptions = {}
const OF_COLOUR: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

export async function isAccessible(page: Page): Promise<void> {
  await paint(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme)
    const rules = colorScheme === 'light' ? ALL : OF_COLOUR
    expect(await complaints(page, rules), `${page.url()}, ${colorScheme}`).toEqual([])
  }
  await paint(page, false)
}

/** What axe finds. It is brought into a document once. No page has media or style sheets from elsewhere that it would have to load. */
async function complaints(page: Page, rules: RunOptions): Promise<unknown[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { ...rules, resultTypes: ['violations'], preload: false }
  const { violations } = await page.evaluate(
    (how) => (window as unknown as { readonly axe: Axe }).axe.run(document, how),
    options,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  )
}

const WIDTHS = [320, 390, 768, 1440, 3840]

/** From the smallest phone to a television; the page is left as it was. */
export async function fitsScreens(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 }
  const tooWide: number[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push(width)
  }
  await page.setViewportSize(before)
  expect(tooWide).toEqual([])
}
