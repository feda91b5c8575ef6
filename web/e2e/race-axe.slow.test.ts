/** What people race with, in both themes: no fault that axe can find, and never wider than its screen. */
import AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../scripts/browser.ts'
import { type ServedWeb, serveWeb } from '../../scripts/web-testing.ts'
import { HASTE, openPage, primary } from './person.ts'

let browser: Browser
let server: ServedWeb

beforeAll(async () => {
  server = await serveWeb()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const TOUCH = { hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1280, height: 800 } }
const TABLET = { viewport: { width: 1024, height: 768 }, ...TOUCH }
const PHONE = { viewport: { width: 390, height: 844 }, ...TOUCH }

async function sit(page: Page, way: 'device' | 'alone' | 'real'): Promise<void> {
  await page.goto(`${server.url}/new/nine-dice/${way}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/table\//)
}

async function race(page: Page): Promise<void> {
  await sit(page, 'device')
  await page.locator('[data-primary] button:not([aria-disabled])').first().click()
  await page.locator('[data-zone] [data-grab=black]:enabled').first().waitFor()
}

const VISITS: readonly (readonly [string, BrowserContextOptions, (page: Page) => Promise<unknown>])[] = [
  ['keys in a row', DESK, race],
  [
    'whose key is which',
    DESK,
    async (page) => {
      await sit(page, 'device')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByText('Keys of the race').click()
      await page.getByRole('dialog').getByRole('button', { name: /key Q/ }).click()
    },
  ],
  ['zones around a tablet', TABLET, race],
  ['zones on a phone', PHONE, race],
  [
    'entering what was taken',
    PHONE,
    async (page) => {
      await sit(page, 'real')
      for (const typed of '15141166223') {
        await page.locator('[data-ask=faces]').waitFor()
        await page.keyboard.press(typed)
        if ((await primary(page).getAttribute('aria-disabled')) === null) await primary(page).click()
      }
      await page.locator('[data-part=referee]').waitFor()
    },
  ],
  [
    'practice',
    PHONE,
    async (page) => {
      await sit(page, 'alone')
      await page.locator('[data-ask=roll]').waitFor()
      await primary(page).click()
      await page.locator('[data-stage=open]').waitFor()
      await page.keyboard.press('5')
      await page.locator('[data-ask=roll]').waitFor()
    },
  ],
  [
    'what practice has shown',
    PHONE,
    async (page) => {
      const stats = {
        rounds: 3,
        grabs: 5,
        right: 3,
        row: 2,
        longest: 2,
        best: { 3: 1234, 12: 5678 },
        misses: { '+-': 2 },
      }
      await page.addInitScript((json) => localStorage.setItem('iacta.practice.nine-dice', json), JSON.stringify(stats))
      await page.goto(`${server.url}/practice/nine-dice`)
      await page.getByText('1.234').waitFor()
    },
  ],
]

// A whole browser is between the rule and the test: what fails once for its sake is tried once more.
describe('in a browser', { retry: 1 }, () => {
  test.each(VISITS)('%s', { timeout: 120_000 }, async (_, screen, visit) => {
    const context = await browser.newContext({ locale: 'en-GB', ...screen })
    const { page, faults } = await openPage(context, HASTE)
    await visit(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme)
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
      expect(found, colorScheme).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(faults).toEqual([])
    await context.close()
  })
})
