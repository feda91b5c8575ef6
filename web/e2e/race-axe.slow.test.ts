/** The screens of a race, in both themes: no fault that axe can find, and never wider than the screen. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isAccessible } from './looks.ts'
import { HASTE, primary } from './person.ts'
import { site } from './site.ts'

const here = site()

const TOUCH = { hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1280, height: 800 } }
const TABLET = { viewport: { width: 1024, height: 768 }, ...TOUCH }
const PHONE = { viewport: { width: 390, height: 844 }, ...TOUCH }

async function sit(page: Page, way: 'device' | 'alone' | 'real'): Promise<void> {
  await page.goto(`${here.url}/new/nine-dice/${way}`)
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
      await page.getByText('Keys for the race').click()
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
      await page.goto(`${here.url}/practice/nine-dice`)
      await page.getByText('1.234').waitFor()
    },
  ],
]

describe('in a browser', () => {
  test.each(VISITS)('%s', async (_, screen, visit) => {
    const { page, faults } = await here.visit(HASTE, screen)
    await visit(page)
    await isAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(faults).toEqual([])
  })
})
