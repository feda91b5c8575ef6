/** Every page in both themes: no fault that axe can find, and never wider than its screen, from 320 px to a television. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fitsScreens, isAccessible } from './looks.ts'
import { HASTE, nextAsk, play, playOn } from './person.ts'
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
      await go('/new/dicy-cards/device')(page)
      await page.getByRole('button', { name: 'Start' }).click()
      expect(await nextAsk(page)).toBe('pass')
    },
  ],
  [
    'typing real dice',
    async (page) => {
      await go('/new/dicy-cards/real')(page)
      await page.getByRole('button', { name: 'Start' }).click()
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

describe('in a browser', () => {
  test.each(VISITS)('%s', async (_, visit) => {
    const { page, faults } = await here.visit({ ...HASTE, passScreen: 'on' })
    await visit(page)
    await isAccessible(page)
    await fitsScreens(page)
    expect(faults).toEqual([])
  })
  test('a table, and all that is opened at it', async () => {
    const { page, faults } = await here.visit(HASTE)
    await table(page)
    for (const [, visit] of AT_A_TABLE) {
      await visit(page)
      await isAccessible(page)
      await fitsScreens(page)
    }
    expect(faults).toEqual([])
  })
})
