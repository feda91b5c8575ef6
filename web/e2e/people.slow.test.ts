/** Several people at one device, in a real browser: passing it on, leaving and coming back, languages, real dice. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../../scripts/browser.ts'
import { type ServedWeb, serveWeb } from '../../scripts/web-testing.ts'
import { answer, HASTE, nextAsk, openPage, ownCards, playOn, primary } from './person.ts'

let browser: Browser
let server: ServedWeb
let context: BrowserContext

beforeAll(async () => {
  server = await serveWeb()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
})

afterEach(() => context?.close())

/** Who sits there with how many points; not the rise that is shown for a moment. */
async function standing(page: Page): Promise<string[]> {
  const seats = await page.getByRole('list', { name: 'Seats' }).getByRole('listitem').allInnerTexts()
  return seats.map((seat) => seat.replace(/\n[+−]\d+/, ''))
}

/** A short game of these people, from the page that sets it up. */
async function setUp(page: Page, way: 'device' | 'real', names: readonly string[]): Promise<void> {
  await page.goto(`${server.url}/new/dicy-cards/${way}`)
  for (const [seat, name] of names.entries()) {
    if (seat >= 2) await page.getByRole('button', { name: 'Add a player' }).click()
    await page.getByLabel(`Name on seat ${seat + 1}`).fill(name)
  }
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Target').selectOption('50')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/table\//)
}

test('two people play a whole game, and the device is passed between them', { timeout: 180_000 }, async () => {
  const { page, faults } = await openPage(context)
  await setUp(page, 'device', ['Anna', 'Ben'])
  const passed: string[] = []
  await playOn(page, (_, asked) => {
    if (asked === 'pass') passed.push(asked)
    return false
  })
  expect(passed.length).toBeGreaterThan(4)
  const result = page.getByRole('dialog', { name: 'Result' })
  await result.waitFor()
  await result.getByText(/^(Anna|Ben) wins$|share the win$/).waitFor()
  await result.getByText('Chances over the game').waitFor()
  await result.getByText('Turning point').waitFor()
  const scores = await result.getByText(/^\d+ points$/).allTextContents()
  expect(Math.max(...scores.map((text) => Number.parseInt(text, 10)))).toBeGreaterThanOrEqual(50)

  // The picture is drawn and handed over; a rematch has the same people.
  const download = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Share as a picture' }).click()
  expect((await download).suggestedFilename()).toBe('dicy-cards.png')
  const address = page.url()
  await result.getByRole('button', { name: 'Rematch' }).click()
  await page.waitForURL((url) => url.href !== address)
  expect((await standing(page)).map((seat) => seat.replaceAll('\n', ' '))).toEqual([
    expect.stringMatching(/^Anna 0/),
    expect.stringMatching(/^Ben 0/),
  ])

  // History has the finished game; it can be watched and checked.
  await page.goto(`${server.url}/history`)
  await page.getByText('Anna').first().waitFor()
  expect(faults).toEqual([])
})

test('a page that is closed in mid-question comes back to the same question', async () => {
  const { page, faults } = await openPage(context, { ...HASTE, passScreen: false })
  await setUp(page, 'device', ['Anna', 'Ben'])
  await playOn(page, (answered, asked) => answered >= 5 && asked === 'move')
  const before = {
    cards: await ownCards(page),
    seats: await standing(page),
    dice: await page.getByRole('button', { name: /^Die / }).evaluateAll((dice) => dice.map((die) => die.ariaLabel)),
  }
  const url = page.url()
  await page.close()
  const { page: again } = await openPage(context)
  await again.goto(url)
  expect(await nextAsk(again)).toBe('move')
  expect({
    cards: await ownCards(again),
    seats: await standing(again),
    dice: await again.getByRole('button', { name: /^Die / }).evaluateAll((dice) => dice.map((die) => die.ariaLabel)),
  }).toEqual(before)
  // And it is on the home page, to go on with.
  await again.goto(server.url)
  await again.getByRole('link', { name: /Anna/ }).first().waitFor()
  expect(faults).toEqual([])
})

test('what was picked is taken back, and a refused tap names its rule and opens it', async () => {
  const { page, faults } = await openPage(context, { ...HASTE, passScreen: false })
  await setUp(page, 'device', ['Anna', 'Ben'])
  await playOn(page, (_, asked) => asked === 'move')
  const before = await standing(page)
  await primary(page).click({ force: true }) // A person can press what is drawn as refused.
  const told = page.getByRole('button', { name: /^Read R\d/ })
  await told.waitFor()
  const rule = (await told.innerText()).replace('Read ', '')
  await told.click()
  await page.getByRole('dialog', { name: 'Rules' }).locator(`[id$="${rule}"]`).first().waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Pass' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await nextAsk(page)).toBe('move')
  expect(await standing(page)).toEqual(before)
  expect(faults).toEqual([])
})

test('the language changes in the middle of a game, at once and without loading', async () => {
  const { page, faults } = await openPage(context, { ...HASTE, passScreen: false })
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
  expect(faults).toEqual([])
})

test('with real dice people type what they rolled, may mistype, and Iacta keeps the score', {
  timeout: 180_000,
}, async () => {
  const { page, faults } = await openPage(context)
  await setUp(page, 'real', ['Anna', 'Ben'])
  expect(await nextAsk(page)).toBe('faces')
  await page
    .getByText(/to see who goes first/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Ben' }).click()
  await primary(page).click()
  expect(await nextAsk(page)).toBe('faces')
  for (const face of [6, 6, 5, 2, 1, 1]) await page.keyboard.press(String(face))
  await page.keyboard.press('Backspace')
  expect(await primary(page).getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('1')
  await primary(page).click()
  expect(await nextAsk(page)).toBe('move')
  expect((await ownCards(page)).map(({ points }) => points)).toEqual([12, 0, 7, 11, 14])
  // A mistyped throw is taken back.
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await nextAsk(page)).toBe('faces')
  await answer(page, 'faces')
  await playOn(page)
  await page.getByRole('dialog', { name: 'Result' }).waitFor()
  expect(faults).toEqual([])
})
