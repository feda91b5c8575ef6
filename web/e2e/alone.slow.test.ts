/** One person against a bot, in a real browser: without a network, by keys alone, by ear alone, and on plain http. */

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ownCards } from '../../games/dicy-cards/testing/person.testing.ts'
import { ELSEWHERE } from '../../scripts/testing/browser.ts'
import { GRACE } from '../host/local-host.ts'
import {
  goOffline,
  HASTE,
  listen,
  OFFLINE,
  play,
  playBy,
  playByEar,
  playOn,
  primary,
  resultOf,
  rush,
  tabTo,
} from './person.ts'
import { bringToTable, LOG } from './sample.ts'
import { site } from './site.ts'

const here = site()

/** Short games: the last set-up is remembered, so the test sets one up. */
async function againstBot(page: Page, origin = here.url): Promise<void> {
  await page.goto(`${origin}/new/dicy-cards/bots`)
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Target').selectOption('50')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/table\//)
}

describe('in a browser', () => {
  test('two taps from the front page to the first throw, and both are heard', async () => {
    const page = await here.visit({ ...HASTE, sound: true })
    await page.addInitScript(() => {
      const played = { count: 0 }
      Object.assign(globalThis, { played })
      const { start } = AudioBufferSourceNode.prototype
      AudioBufferSourceNode.prototype.start = function (...when) {
        played.count++
        start.apply(this, when)
      }
    })
    await page.goto(here.url)
    await play(page).click()
    await playOn(page, (_, asked) => asked === 'roll')
    const sounds = (): Promise<number> =>
      page.evaluate(() => (globalThis as unknown as { played: { count: number } }).played.count)
    await expect.poll(sounds).toBeGreaterThan(0)
    const before = await sounds()
    await primary(page).click()
    await page.getByRole('button', { name: /^Die 6 of 6/ }).waitFor()
    await expect.poll(sounds).toBeGreaterThan(before)
  })

  test('the end is drawn in the game’s own world, said, and skipped by a key', async () => {
    const page = await here.visit({ ...HASTE, motion: 'full', passScreen: false })
    const nearly = `${LOG.replace('{}', '{"target":50}')}0 score no-sixes\nthrow 6 6 3 3 2 1\n`
    await bringToTable(page, here.url, nearly)
    await page.getByRole('button', { name: /^Two Pairs.* would score/ }).click()
    await page.getByRole('button', { name: /^Score / }).click()
    await page.locator('[data-finale]').waitFor()
    await page.getByRole('status').filter({ hasText: /wins$/ }).waitFor({ state: 'attached' })
    await page.keyboard.press('x')
    await resultOf(page).waitFor()
    expect(await page.locator('[data-finale]').count()).toBe(0)
  })

  test('a whole game against a bot with the network off', async () => {
    const page = await here.visit(HASTE, OFFLINE)
    await rush(page)
    await goOffline(page, here.url)
    await againstBot(page)
    await playOn(page)
    await resultOf(page).getByText('Turning point').waitFor()
  })

  test('on plain http to another host everything playable works', async () => {
    const page = await here.visit()
    await rush(page)
    const origin = `http://${ELSEWHERE}:${here.port}`
    await againstBot(page, origin)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await playOn(page)
    await resultOf(page).waitFor()
    await page.goto(`${origin}/settings`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('a game by keyboard alone', async () => {
    const page = await here.visit()
    await rush(page)
    await page.goto(here.url)
    await play(page).waitFor()
    await tabTo(page, 'Play')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/table\//)
    const used = new Set<string>()
    await playBy(page, async (asked, turn) => used.add(await answerByKeys(page, asked === 'roll', turn)))
    await resultOf(page).waitFor()
    expect([...used].sort()).toEqual(expect.arrayContaining(['pass', 'reroll', 'roll', 'score']))
    // The way out by keys as well.
    await page.keyboard.press('Escape')
    await resultOf(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  })

  async function answerByKeys(page: Page, roll: boolean, turn: number): Promise<string> {
    if (roll) {
      await page.keyboard.press('Enter')
      return 'roll'
    }
    const cards = await ownCards(page)
    const free = (await page.getByRole('button', { name: 'Pass' }).count()) > 0
    const active = cards.findIndex(({ label }) => / active/.test(label))
    if (!free) return await pickByKeys(page)
    const best = cards.reduce((most, { points }, i) => (points > (cards[most]?.points ?? 0) ? i : most), 0)
    if (turn % 7 === 1 && active >= 0) {
      await page.keyboard.press('6')
      await page.keyboard.press('abcde'.charAt(active))
      await page.keyboard.press('r')
      return 'reroll'
    }
    if ((cards[best]?.points ?? 0) === 0 || turn % 7 === 4) {
      await page.keyboard.press('p')
      return 'pass'
    }
    await page.keyboard.press('abcde'.charAt(best))
    await page.keyboard.press('s')
    return 'score'
  }

  /** Freeze or wake: letters until one is allowed, then Enter. */
  async function pickByKeys(page: Page): Promise<string> {
    for (const letter of 'abcde') {
      await page.keyboard.press(letter)
      if ((await primary(page).getAttribute('aria-disabled')) === null) {
        await page.keyboard.press('Enter')
        return 'answer'
      }
    }
    return expect.fail('no letter picks a card')
  }

  test('a game by ear: roles, names and the live region are enough', async () => {
    const page = await here.visit()
    await rush(page)
    await againstBot(page)
    const heard = await listen(page)
    await playByEar(page, async (asked) => () => answerByEar(page, asked))
    await resultOf(page).waitFor()
    // By the live region alone, every throw and both scores are known exactly.
    const scores = new Map<string, number>()
    for (const line of heard) {
      const scored = /^(.+) scores .+: (\d+) points?$/.exec(line)
      if (scored !== null) scores.set(scored[1] as string, (scores.get(scored[1] as string) ?? 0) + Number(scored[2]))
    }
    const shown = await resultOf(page).getByRole('listitem').allTextContents()
    for (const [name, points] of scores) {
      expect(
        shown.some((row) => row.includes(name) && row.includes(`${points} points`)),
        `${name} ${points}`,
      ).toBe(true)
    }
    expect(heard.filter((line) => / rolls /.test(line)).length).toBeGreaterThan(5)
  })

  async function answerByEar(page: Page, asked: string): Promise<void> {
    const roll = page.getByRole('button', { name: /^Roll / })
    const scoring = page.getByRole('button', { name: /would score \d+ points?/ })
    const pass = page.getByRole('button', { name: 'Pass', exact: true })
    if (await roll.isVisible()) return roll.click()
    if ((await scoring.count()) > 0) {
      await scoring.first().click()
      return page.getByRole('button', { name: /^Score / }).click()
    }
    if ((await pass.count()) > 0) return pass.click()
    const wanted = /wake/i.test(asked) ? /, frozen/ : /, active/
    const cards = page.getByRole('region', { name: / cards$/ }).last()
    await cards.getByRole('button', { name: wanted }).first().click()
    await page.getByRole('button', { name: /^(Freeze|Wake) / }).click()
  }

  test('“Skip to my turn” does not wait until all that a bot does was shown', async () => {
    const page = await here.visit({ ...HASTE, speed: 'slow' })
    // Longer waits never end, but for the time to undo.
    await page.addInitScript((grace) => {
      const { setTimeout } = window
      const brief = (call: () => void, ms = 0): number => (ms < 300 || ms === grace ? setTimeout(call, ms) : 0)
      Object.assign(window, { setTimeout: brief })
    }, GRACE)
    await againstBot(page)
    await playOn(page, (_, asked) => asked === 'move')
    await page.getByRole('button', { name: /^Pass/ }).click()
    await page.getByRole('button', { name: 'Skip to my turn' }).click()
    await page.locator('[data-ask=roll]').waitFor({ state: 'attached' })
  })
})
