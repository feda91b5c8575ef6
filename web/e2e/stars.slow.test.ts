/** Star Maps in a real browser: two people far from each other, alone without a network, by keys, by ear, and with paper and dice. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESK, gathering, PHONE } from './online/gathering.ts'
import { begin, openTable, playAll, sitDown, soon, standing } from './online/online.ts'
import {
  answer,
  goOffline,
  HASTE,
  listen,
  nextAsk,
  OFFLINE,
  openWay,
  playBy,
  playOn,
  primary,
  resultOf,
  startTable,
} from './person.ts'

const here = gathering({}, { hurried: true })

const sheet = (page: Page) => page.locator('[data-part=sheet]')
const question = (page: Page): Promise<string> => page.locator('[data-question]').innerText()

/** The labels of a sheet: every box, circle and star. */
const written = (page: Page): Promise<string[]> =>
  sheet(page)
    .locator('[aria-label]')
    .evaluateAll((places) => places.map((place) => (place.ariaLabel ?? '').replace(/, (takes|can be) .*/, '')))

describe('online', () => {
  test('two browsers play a whole sheet; a choice is seen when both have chosen', async () => {
    const anna = await here.person(DESK)
    const path = await openTable(anna, here.place.url, 'Anna', { game: 'star-maps', seats: 2 })
    const ben = await here.person(PHONE)
    await sitDown(ben, `${here.place.elsewhere}${path}`, 'Ben')
    await begin(anna)
    for (const { page } of [anna, ben]) expect(await nextAsk(page)).toBe('move')

    const cleo = await here.person(PHONE)
    await cleo.page.goto(`${here.place.url}${path}`)
    await primary(cleo.page).getByText('Waiting for Anna and Ben…').waitFor()

    // Ben picks, Anna chooses: his pick stays, and of hers he sees only that it was made.
    await sheet(ben.page).locator('[data-place=c1]').click()
    const before = await written(anna.page)
    await answer(anna.page, 'move')
    await ben.page.getByRole('button', { name: /Anna has chosen|Anna is done|Anna is ready/ }).waitFor()
    expect(await sheet(ben.page).locator('[data-place=c1]').getAttribute('aria-pressed')).toBe('true')
    const annas = ben.page.getByRole('button', { name: /^Look at Anna/ })
    await annas.click()
    expect(await written(ben.page)).toEqual(before)
    await annas.click()
    await primary(ben.page).click()
    await soon(() => written(anna.page)).not.toEqual(before)
    await soon(() => ben.page.locator('[data-laid-open]').textContent()).toContain('Anna')

    await playAll([anna, ben])
    for (const { page } of [anna, ben]) await resultOf(page).waitFor()
    const seen = await Promise.all([anna, ben].map(standing))
    expect(seen[0]).toEqual(seen[1])
  })
})

describe('on one device', () => {
  test('alone, with the network off, on a sheet from the picker', async () => {
    const { page } = await here.person(PHONE, HASTE, OFFLINE)
    await goOffline(page, here.place.url)
    await openWay(page, 'Star Maps', 'Solo')
    await page.getByText('Options', { exact: true }).click()
    await page.getByRole('radio', { name: 'Swan' }).check()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL(/\/table\//)
    await page.getByRole('heading', { name: 'Swan' }).waitFor()
    await playOn(page, (answered) => answered === 4)
  })

  test('two with paper and real dice: typed throws, each seat’s choice, hidden from the next', async () => {
    const { page } = await here.person(DESK, HASTE)
    await startTable(page, `${here.place.url}/new/star-maps/real`)
    expect(await nextAsk(page)).toBe('faces')
    await page.keyboard.press('2')
    await page.keyboard.press('5')
    await page.keyboard.press('Enter')
    await soon(() => question(page)).toMatch(/2 and 5/)
    const blank = await written(page)
    await answer(page, 'move')
    // The second is asked, sees an empty sheet, and of the first an empty one too.
    await soon(() => question(page)).toMatch(/^Player 2: 2 and 5/)
    await page.getByRole('button', { name: /^Look at Player 1/ }).click()
    expect(await written(page)).toEqual(blank)
    await page.getByRole('button', { name: 'Back to my sheet' }).click()
    await answer(page, 'move')
    expect(await nextAsk(page)).toBe('faces')
    // Now it is laid open: each has filled the first circle.
    await soon(async () => (await written(page)).filter((label) => /filled/.test(label)).length).toBe(1)
    await page.getByRole('button', { name: /^Look at / }).click()
    expect((await written(page)).filter((label) => /filled/.test(label))).toHaveLength(1)
  })

  test('a whole game by keyboard', async () => {
    const { page } = await here.person(DESK, { ...HASTE, name: 'Anna' })
    await page.goto(`${here.place.url}/new/star-maps/real`)
    await page.getByRole('button', { name: 'Remove', exact: false }).last().click()
    await page.getByRole('button', { name: 'Start' }).press('Enter')
    await page.waitForURL(/\/table\//)
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.place)
    const used = new Set<string>()
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key)
    }
    let dice = 0
    await playBy(page, async (asked, turn) => {
      if (asked === 'faces') {
        await press(String(1 + (dice++ % 6)), String(1 + ((dice * 5) % 6)), 'Enter')
        return
      }
      const circles = await sheet(page).locator('[data-place^=c]:not([aria-disabled])').count()
      await press(circles > 0 ? 'c' : 'n')
      const from = await focused()
      if (turn === 1) {
        await press('?')
        await page.getByRole('dialog', { name: 'Keys' }).waitFor()
        await press('Escape', 'ArrowDown')
        expect(await focused()).not.toBe(from)
        await press('n')
      }
      await press('Space')
      if ((await primary(page).getAttribute('aria-disabled')) !== null) {
        const [number] = /takes (\d)/.exec((await sheet(page).locator(':focus').getAttribute('aria-label')) ?? '') ?? []
        await press(number?.at(-1) ?? '1')
        used.add('number')
      }
      used.add((await focused())?.[0] ?? '')
      await press('Enter')
    })
    await resultOf(page).waitFor()
    expect([...used]).toEqual(expect.arrayContaining(['b', 'c']))
  })

  test('by ear: what a pick would do is said before, what happened after, and the sheet is a list', async () => {
    const { page } = await here.person(PHONE, HASTE)
    await startTable(page, `${here.place.url}/new/star-maps/bots`)
    expect(await nextAsk(page)).toBe('move')
    const heard = await listen(page)
    await page.getByRole('button', { name: 'More about this sheet' }).click()
    await page.getByRole('menuitem', { name: 'The sheet as a list' }).click()
    await playBy(page, async () => {
      const box = page.getByRole('button', { name: /^Box .* takes / }).first()
      const one = (await box.count()) > 0 ? box : page.getByRole('button', { name: /can be filled/ }).first()
      await one.click()
      const number = page.getByRole('button', { name: /^Write \d$/ }).first()
      if (/^Which number/.test(await question(page))) await number.click()
      expect(await question(page)).toMatch(/Total: [+−]|This discovers no star|lock of|− \d = 0/)
      const label = await primary(page).innerText()
      await primary(page).click()
      const said = /^Write (\d)$/.exec(label)
      const line = said === null ? /fills?/ : new RegExp(`^You write ${said[1]} in b`)
      await soon(async () => heard.some((one) => line.test(one))).toBe(true)
    })
    await resultOf(page).waitFor()
  })

  test('the sheet is pushed and pinched, and what has the focus is in sight', async () => {
    const { page } = await here.person(DESK, HASTE)
    await startTable(page, `${here.place.url}/new/star-maps/alone`)
    expect(await nextAsk(page)).toBe('move')
    const view = async (): Promise<number[]> =>
      ((await sheet(page).getAttribute('viewBox')) ?? '').split(' ').map(Number)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await soon(async () => (await view())[2]).toBeLessThan(700)
    const [x = 0] = await view()
    const box = await sheet(page).boundingBox()
    if (box === null) return expect.fail('no sheet')
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 60, { steps: 4 })
    await page.mouse.up()
    await soon(async () => (await view())[0]).toBeLessThan(x)
    // A push picks nothing.
    expect(await sheet(page).locator('[aria-pressed=true]').count()).toBe(0)
    await page.mouse.wheel(0, -600)
    await soon(async () => (await view())[2]).toBeLessThan(400)
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('n')
      const seen = await sheet(page).locator(':focus').boundingBox()
      expect(seen).not.toBeNull()
      expect((seen?.x ?? 0) >= box.x && (seen?.y ?? 0) >= box.y - 1).toBe(true)
    }
    await page.keyboard.press('0')
    await soon(async () => (await view())[2]).toBe(1000)
  })
})
