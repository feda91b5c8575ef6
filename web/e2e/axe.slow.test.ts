/** Every page and every screen of a race in both themes: no fault that axe can find, and never wider than its screen, from 320 px to a television. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fitsScreens, isAccessible } from './looks.ts'
import { HASTE, nextAsk, play, playOn, primary, startTable } from './person.ts'
import { showResult } from './sample.ts'
import { site } from './site.ts'

const here = site({ viewport: { width: 390, height: 844 } })

type Visit = (page: Page) => Promise<unknown>

const go =
  (path: string): Visit =>
  async (page) => {
    await page.goto(here.url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

async function table(page: Page): Promise<void> {
  await page.goto(here.url)
  await play(page).click()
  await playOn(page, (_, asked) => asked === 'move')
}

const VISITS: readonly (readonly [string, Visit])[] = [
  ['home', go('/')],
  ['set-up for one device', go('/new/dicy-cards/device')],
  ['set-up against bots', go('/new/dicy-cards/bots')],
  ['set-up for real dice', go('/new/dicy-cards/real')],
  ['rules', go('/rules/dicy-cards')],
  ['lesson', go('/learn/dicy-cards')],
  ['open a log', go('/open')],
  ['history', go('/history')],
  ['settings', go('/settings')],
  ['about', go('/about')],
  ['how strong the bots are', go('/levels/star-maps')],
  ['no such page', go('/nowhere/at/all/here')],
  [
    'pass the device',
    async (page) => {
      await startTable(page, `${here.url}/new/dicy-cards/device`)
      expect(await nextAsk(page)).toBe('pass')
    },
  ],
  [
    'typing real dice',
    async (page) => {
      await startTable(page, `${here.url}/new/dicy-cards/real`)
      expect(await nextAsk(page)).toBe('faces')
      await page.keyboard.press('1')
    },
  ],
  ['result', (page) => showResult(page, here.url)],
]

/** The dialogs opened at one table, one after the other. */
const AT_A_TABLE: readonly (readonly [string, Visit])[] = [
  ['table', async () => undefined],
  ['rules at the table', (page) => press(page, 'h', page.getByRole('dialog', { name: 'Rules' }).getByText('R7'))],
  ['table as text', (page) => press(page, 't', page.getByRole('dialog', { name: 'Table as text' }))],
  ['keys', (page) => press(page, '?', page.getByRole('dialog', { name: 'Keys' }))],
  [
    'refusal',
    async (page) => {
      await closeDialog(page)
      await page.locator('[data-primary] button').click({ force: true })
      await page.getByRole('button', { name: /^Read R/ }).waitFor()
    },
  ],
  [
    'replay',
    async (page) => {
      await page.goto(page.url().replace('/table/', '/replay/'))
      await page.getByRole('slider').first().waitFor()
    },
  ],
]

async function press(page: Page, key: string, opens: Locator): Promise<void> {
  await closeDialog(page)
  await page.keyboard.press(key)
  await opens.first().waitFor()
}

async function closeDialog(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]')
  if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

const TOUCH = { hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1280, height: 800 } }
const TABLET = { viewport: { width: 1024, height: 768 }, ...TOUCH }
const PHONE = { viewport: { width: 390, height: 844 }, ...TOUCH }

const sit = (page: Page, way: 'device' | 'alone' | 'real'): Promise<void> =>
  startTable(page, `${here.url}/new/nine-dice/${way}`)

async function race(page: Page): Promise<void> {
  await sit(page, 'device')
  await page.locator('[data-primary] button:not([aria-disabled])').first().click()
  await page.locator('[data-zone] [data-grab=black]:enabled').first().waitFor()
}

const RACES: readonly (readonly [string, BrowserContextOptions, Visit])[] = [
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
      const counts = { rounds: 3, grabs: 5, right: 3, row: 2, longest: 2 }
      const stats = { ...counts, best: { 3: 1234, 12: 5678 }, misses: { '+-': 2 } }
      await page.addInitScript((json) => localStorage.setItem('iacta.practice.nine-dice', json), JSON.stringify(stats))
      await page.goto(`${here.url}/practice/nine-dice`)
      await page.getByText('1.234').waitFor()
    },
  ],
]

describe('in a browser', () => {
  test.each(VISITS)('%s', async (_, visit) => {
    const page = await here.visit({ ...HASTE, passScreen: 'on' })
    await visit(page)
    await isAccessible(page)
    await fitsScreens(page)
  })
  test('a table, and all that is opened at it', async () => {
    const page = await here.visit(HASTE)
    await table(page)
    for (const [, visit] of AT_A_TABLE) {
      await visit(page)
      await isAccessible(page)
      await fitsScreens(page)
    }
  })

  test.each(RACES)('race: %s', async (_, screen, visit) => {
    const page = await here.visit(HASTE, screen)
    await visit(page)
    await isAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
