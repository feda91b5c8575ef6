/** Several people at one device, in a real browser: passing it on, leaving and coming back, languages, real dice. */

import { statSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ownCards } from '../../games/dicy-cards/testing/person.testing.ts'
import { HASTE, nextAsk, openPage, playOn, primary, resultOf, untilSeen } from './person.ts'
import { site } from './site.ts'

const here = site({ viewport: { width: 390, height: 844 } })

/** Names and points of the seats, without the rise that is shown for a moment. */
async function standing(page: Page): Promise<string[]> {
  const seats = await page.getByRole('list', { name: 'Seats' }).getByRole('listitem').allInnerTexts()
  return seats.map((seat) => seat.replace(/\n[+−]\d+/, ''))
}

const inSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** A short game of these people, from the page that sets it up. */
async function setUp(page: Page, way: 'device' | 'real', names: readonly string[]): Promise<void> {
  await page.goto(`${here.url}/new/dicy-cards/${way}`)
  for (const [seat, name] of names.entries()) {
    if (seat >= 2) await page.getByRole('button', { name: 'Add a player' }).click()
    await page.getByLabel(`Name of player ${seat + 1}`).fill(name)
  }
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Target').selectOption('50')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/table\//)
}

/** The dice and cards of the asked seat, and buttons of the header, that a toast covers. */
const covered = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect())
    const things = document.querySelectorAll('[data-part=cards] button, [data-die], header button, [data-primary]')
    return [...things].flatMap((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      const under = boxes.some((box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom)
      return under ? [thing.getAttribute('aria-label') ?? thing.outerHTML.slice(0, 80)] : []
    })
  })

describe('in a browser', () => {
  test('two people play a whole game, and the device is passed between them', async () => {
    const page = await here.visit({ ...HASTE, passScreen: 'on' })
    await setUp(page, 'device', ['Anna', 'Ben'])
    const passed: string[] = []
    await playOn(page, (_, asked) => {
      if (asked === 'pass') passed.push(asked)
      return passed.length === 1 && asked === 'pass'
    })
    // Nothing of the table can be reached before the device is in the right hands.
    expect(await page.locator('[data-stamp]').getAttribute('inert')).not.toBeNull()
    await playOn(page, (_, asked) => {
      if (asked === 'pass') passed.push(asked)
      return false
    })
    expect(passed.length).toBeGreaterThan(4)
    const result = resultOf(page)
    await result.waitFor()
    await result.getByText(/^(Anna|Ben) wins$|share the win$/).waitFor()
    await result.getByText('Chances over the game').waitFor()
    await result.getByText('Turning point').waitFor()
    const scores = await result.getByText(/^\d+ points$/).allTextContents()
    expect(Math.max(...scores.map((text) => Number.parseInt(text, 10)))).toBeGreaterThanOrEqual(50)

    // The picture is drawn and handed over; a rematch has the same people.
    const download = page.waitForEvent('download')
    await result.getByRole('button', { name: 'Share' }).click()
    const picture = await download
    expect(picture.suggestedFilename()).toBe('dicy-cards.png')
    // An empty sheet of this size packs to a few thousand bytes.
    expect(statSync(await picture.path()).size).toBeGreaterThan(25_000)
    const address = page.url()
    await result.getByRole('button', { name: 'Play again' }).click()
    await page.waitForURL((url) => url.href !== address)
    const names = async (): Promise<string[]> => (await standing(page)).map((seat) => seat.replaceAll('\n', ' '))
    await expect.poll(names).toEqual([expect.stringMatching(/^Anna 0/), expect.stringMatching(/^Ben 0/)])

    // History has the finished game; it can be watched and checked.
    await page.goto(`${here.url}/history`)
    await page.getByText('Anna').first().waitFor()
  })

  test('a page that is closed in mid-question comes back to the same question', async () => {
    const page = await here.visit({ ...HASTE, passScreen: 'off' })
    await setUp(page, 'device', ['Anna', 'Ben'])
    await playOn(page, (answered, asked) => answered >= 5 && asked === 'move')
    const before = {
      cards: await ownCards(page),
      seats: await standing(page),
      dice: await page
        .getByRole('button', { name: /^Die / })
        .evaluateAll((dice) => dice.map((die) => die.ariaLabel?.split(',')[0])),
    }
    const url = page.url()
    await page.close()
    const again = await openPage(page.context())
    await again.goto(url)
    expect(await nextAsk(again)).toBe('move')
    expect({
      cards: await ownCards(again),
      seats: await standing(again),
      dice: await again
        .getByRole('button', { name: /^Die / })
        .evaluateAll((dice) => dice.map((die) => die.ariaLabel?.split(',')[0])),
    }).toEqual(before)
    // And it is on the home page, to go on with.
    await again.goto(here.url)
    await again.getByRole('link', { name: /Anna/ }).first().waitFor()
  })

  test('what was picked is taken back, and a refused tap names its rule and opens it', async () => {
    const page = await here.visit({ ...HASTE, passScreen: 'off' })
    await setUp(page, 'device', ['Anna', 'Ben'])
    await playOn(page, (_, asked) => asked === 'move')
    const before = await standing(page)
    await primary(page).click({ force: true }) // A person can press a button that looks disabled.
    const told = page.getByRole('button', { name: /^Read R\d/ })
    await told.waitFor()
    const rule = (await told.innerText()).replace('Read ', '')
    await told.click()
    const book = page.getByRole('dialog', { name: 'Rules' })
    const opened = book.locator(`[id$="${rule}"]`).first()
    // It is that rule that is in sight, not the beginning of the book.
    await expect.poll(() => inSight(opened)).toBe(true)
    await page.keyboard.press('Escape')
    await book.waitFor({ state: 'hidden' })
    // And again, for the same rule; what can be done instead is not covered, and doing it takes the words away.
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport)
      await primary(page).click({ force: true })
      await told.waitFor()
      expect(await covered(page), JSON.stringify(viewport)).toEqual([])
    }
    await page.locator('[data-part=cards] button').first().click()
    await told.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Pass' }).click()
    // The offer made while the pass is shown goes, and the other buttons take its place.
    expect(await nextAsk(page)).toBe('roll')
    await untilSeen(page, () => page.getByRole('button', { name: 'Undo' }).click())
    expect(await nextAsk(page)).toBe('move')
    expect(await standing(page)).toEqual(before)
  })

  test('the language changes in the middle of a game, at once and without loading', async () => {
    const page = await here.visit({ ...HASTE, passScreen: 'off' })
    await setUp(page, 'device', ['Anna', 'Ben'])
    await playOn(page, (_, asked) => asked === 'move')
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
    const url = page.url()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('menuitem', { name: 'Settings' })
      .or(page.getByRole('link', { name: 'Settings' }))
      .click()
    await page.getByLabel('Language').selectOption('de')
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
    await page.goBack()
    await page.waitForURL(url)
    await page
      .getByText(/Werte eine Karte|Karte/)
      .first()
      .waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)
  })

  test('with real dice people type what they rolled, may mistype, and Iacta keeps the score', async () => {
    const page = await here.visit()
    await setUp(page, 'real', ['Anna', 'Ben'])
    expect(await nextAsk(page)).toBe('faces')
    await page.getByRole('group', { name: 'Who starts?' }).getByRole('button', { name: 'Ben' }).click()
    expect(await nextAsk(page)).toBe('faces')
    for (const face of [6, 6, 5, 2, 1, 1]) await page.keyboard.press(String(face))
    await page.keyboard.press('Backspace')
    expect(await primary(page).getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('1')
    await primary(page).click()
    expect(await nextAsk(page)).toBe('move')
    expect((await ownCards(page)).map(({ points }) => points)).toEqual([12, 0, 7, 11, 14])
    const stamps = await page
      .locator('[data-part=cards] .stamp')
      .evaluateAll((all) =>
        all.map((stamp) => getComputedStyle(stamp, '::before').content + getComputedStyle(stamp, '::after').content),
      )
    expect(stamps.map((content) => Number(/\d+/.exec(content)?.[0]))).toEqual([12, 7, 11, 14])
    // Held dice are held for this throw alone.
    await page.keyboard.press('1')
    // A mistyped throw is taken back.
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await nextAsk(page)).toBe('faces')
    for (const face of [6, 6, 5, 2, 1, 3]) await page.keyboard.press(String(face))
    await primary(page).click()
    expect(await nextAsk(page)).toBe('move')
    expect(await page.getByRole('button', { name: /held/ }).count()).toBe(0)
    await playOn(page)
    await resultOf(page).waitFor()
  })

  test('a double click scores once, and throws nobody else’s dice', async () => {
    const page = await here.visit({ sound: false, passScreen: 'off' })
    await setUp(page, 'device', ['Anna', 'Ben'])
    await playOn(page, (_, asked) => asked === 'move')
    const best = (await ownCards(page)).find(({ points }) => points > 0)
    await page
      .getByRole('button', { name: best?.label ?? '', exact: true })
      .last()
      .click()
    await primary(page).dblclick()
    expect(await nextAsk(page)).toMatch(/roll|move/)
    const lines = await page.getByRole('log').getByRole('paragraph').allTextContents()
    expect(lines.filter((line) => / scores /.test(line))).toHaveLength(1)
    expect(lines.filter((line) => / rolls /.test(line))).toHaveLength(1)
  })

  test('long names fit the smallest phone', async () => {
    const page = await here.visit({ ...HASTE, passScreen: 'on' })
    await page.setViewportSize({ width: 320, height: 568 })
    await setUp(page, 'device', ['W'.repeat(24), 'M'.repeat(24), 'Q'.repeat(24), 'Donaudampfschifffahrtsge'])
    expect(await nextAsk(page)).toBe('pass')
    const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await wide()).toBeLessThanOrEqual(320)
    const button = await page.getByRole('button', { name: /^I’m / }).boundingBox()
    expect((button?.x ?? -1) >= 0 && (button?.x ?? 0) + (button?.width ?? 999) <= 320).toBe(true)
    await page.getByRole('button', { name: /^I’m / }).click()
    expect(await nextAsk(page)).toBe('roll')
    expect(await wide()).toBeLessThanOrEqual(320)
  })
})
