/** Opening, watching and checking a log in a real browser. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sample } from '../../fair/sample.testing.ts'
import { GAME_IDS, type GameId, rulesOf } from '../../games/index.ts'
import { site } from '../e2e/site.ts'

const here = site({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
let log: string

beforeAll(async () => {
  log = sample(await rulesOf(GAME_IDS[0] as GameId), { table: 'abc', seats: 2, options: {}, seed: 7, inputs: 30 }).text
})

async function paste(page: Page, text: string): Promise<void> {
  await page.goto(`${here.url}/open`)
  await page.getByLabel('Or paste the game as text').fill(text)
  await page.getByRole('button', { name: 'Watch' }).click()
}

/** The step on screen. */
async function step(page: Page): Promise<number> {
  return Number(await page.getByRole('slider', { name: 'Timeline' }).inputValue())
}

test('a proven log is watched by keyboard, and kept', async () => {
  const page = await here.visit()
  await paste(page, log)
  await page.getByText('Fair dice: checked').waitFor()
  await page.getByText('What this doesn’t prove').waitFor()
  expect(await step(page)).toBe(0)
  for (const [key, expected] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key)
    expect(await step(page)).toBe(expected)
  }
  await page.keyboard.press('End')
  const last = await step(page)
  expect(last).toBeGreaterThanOrEqual(30)
  await page.keyboard.press('ArrowUp')
  expect(await step(page)).toBeLessThan(last)
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => step(page)).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Pause' }).click()

  const lines = page.getByRole('listitem').filter({ has: page.locator('button[aria-current], button') })
  await lines.getByRole('button').nth(5).click()
  expect(await step(page)).toBe(5)
  expect(await page.locator('[aria-current=step]').count()).toBe(1)

  await page.getByRole('button', { name: 'Add to my history' }).click()
  await page.waitForURL(/\/replay\//)
  await page.getByText('Fair dice: checked').waitFor()
})

test('a changed throw is found, and what is no log is told', async () => {
  const page = await here.visit()
  // The order of two dice changes nothing in the game, and yet was fixed before it.
  const changed = log.replace(/^throw (\d) ((?!\1)\d) (\d \d \d \d)$/m, 'throw $2 $1 $3')
  expect(changed).not.toBe(log)
  await paste(page, changed)
  await page.getByText('The dice don’t check out').waitFor()
  await page.getByText(/^Line \d+: Roll \d+ shows/).waitFor()
  await paste(page, 'Hello!')
  await page.getByRole('alert').getByText('iacta 1').waitFor()
})

test('a log of a newer version, an illegal move and an unfinished game are told in a sentence', async () => {
  const page = await here.visit()
  await paste(page, log.replace('iacta 1', 'iacta 2'))
  await page.getByRole('alert').getByText('Update Iacta').waitFor()
  await paste(page, log.replace(/^throw \d/m, 'throw 9'))
  await page
    .getByRole('alert')
    .getByText(/^Line \d+: /)
    .waitFor()
  await paste(page, log)
  await page.getByText('The game isn’t finished: its review comes at the end.').waitFor()
})
