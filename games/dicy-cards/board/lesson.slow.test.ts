/** The guided first game in a real browser: by keyboard alone, with a wrong turn on the way. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '../../../web/e2e/site.ts'

const here = site({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

const note = (page: Page) => page.locator('[data-note]')

/** Waits until the coach says this, then presses these keys. */
async function told(page: Page, said: RegExp, ...keys: string[]): Promise<void> {
  await note(page).getByText(said).waitFor()
  for (const key of keys) await page.keyboard.press(key)
}

test('the lesson is played through by keyboard; other ways are answered and change nothing', async () => {
  const page = await here.visit()
  await page.goto(`${here.url}/learn/dicy-cards`)
  await told(page, /Roll your six dice/, 'Enter')

  await told(page, /Straight takes 3 4 5 6/, 'c', 's')
  await page.getByText('try this: Score Straight').waitFor()
  await page.keyboard.press('b')
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'Read R6' }).click()
  const rules = page.getByRole('dialog', { name: /the rules/ })
  await rules.locator('#R6.lit').waitFor()
  await page.keyboard.press('Escape')
  await rules.waitFor({ state: 'hidden' })

  await told(page, /Straight takes 3 4 5 6/, 'd', 's')
  await told(page, /effect makes you freeze/, 'e', 'Enter')
  await told(page, /three left/, 'Enter')
  await told(page, /hold them/, '4', '5', 'a', 'r')
  await told(page, /Five odd dice/, 'c', 's')
  await told(page, /Wake Straight/, 'd', 'Enter')
  await told(page, /Two cards are active/, 'Enter')
  await told(page, /pass instead/, 'p')
  await told(page, /13 more points/, 'Enter')
  await told(page, /that makes 54/, 'c', 's')

  const done = page.getByRole('dialog', { name: 'You can play Dicy Cards' })
  await done.waitFor()
  expect(await done.getByRole('listitem').count()).toBe(5)
  expect(await done.getByText('You win (54 – 53)').count()).toBe(1)
  await done.getByRole('button', { name: 'Play now' }).click()
  await page.waitForURL(/\/table\//)
})

test('it can be left at any time, and its language changes where it stands', async () => {
  const page = await here.visit()
  await page.goto(`${here.url}/learn/dicy-cards`)
  await told(page, /Roll your six dice/, 'Enter')
  await told(page, /Straight takes 3 4 5 6/)
  await page.evaluate(() => {
    const value = JSON.stringify({ lang: 'it' })
    dispatchEvent(new StorageEvent('storage', { key: 'iacta.settings', newValue: value }))
  })
  await told(page, /Sequenza usa 3 4 5 6/)
  await page.getByRole('link', { name: 'Esci dalla lezione' }).click()
  await page.waitForURL(`${here.url}/`)
})
