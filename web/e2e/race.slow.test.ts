/** Races on one device, in a real browser: one keyboard, one tablet, bots, practice, real dice, a screen that is read aloud. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { HASTE, primary, startTable } from './person.ts'
import { site } from './site.ts'

const here = site()

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true }

/** A table of these people at its first race, which has just been shown. */
async function race(
  way: 'device' | 'alone' | 'bots' | 'real',
  names: readonly string[],
  { screen = DESK, settings = HASTE as object, options = {} as object } = {},
): Promise<Page> {
  const page = await here.visit(settings, screen)
  // As if it had been chosen last time.
  const plan = { places: names.map((name) => ({ kind: 'person', name })), options }
  await page.addInitScript(
    ([key, json]) => localStorage.setItem(key as string, json as string),
    [`iacta.setup.nine-dice.${way}`, JSON.stringify(plan)],
  )
  await startTable(page, `${here.url}/new/nine-dice/${way}`)
  return page
}

const heard = (page: Page): Promise<string[]> => page.locator('[data-live] p').allInnerTexts()

/** Something is told aloud, sooner or later. */
async function told(page: Page, line: string | RegExp): Promise<void> {
  await page.locator('[data-live] p').filter({ hasText: line }).first().waitFor({ state: 'attached' })
}

const disc = (page: Page, seat: number, id: string): Locator =>
  page.locator(`[data-zone="${seat}"] [data-grab="${id}"]`)

/** The player whose turn it is spins; then the race is on. */
async function spin(page: Page): Promise<void> {
  await page.locator('[data-primary] button:not([aria-disabled])').first().click()
  await page.locator('[data-zone] [data-grab=black]:enabled').first().waitFor()
}

/** Two fingers come down in one and the same moment. */
async function touchBoth(page: Page, ...places: readonly Locator[]): Promise<void> {
  const points = await Promise.all(
    places.map(async (place) => {
      const box = await place.boundingBox()
      if (box === null) throw new Error('not on the screen')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }),
  )
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

describe('in a browser', () => {
  test('two people share a keyboard: each grabs with keys of their own, and a round is scored', async () => {
    const page = await race('device', ['Ada', 'Bea'])
    await spin(page)
    expect(await page.locator('[data-zone="0"] kbd').allInnerTexts()).toEqual(['Q', 'W', 'E', 'R', 'T'])
    await page.keyboard.press('q')
    await page.keyboard.press('i')
    await told(page, 'Ada takes red')
    await told(page, 'Bea takes orange')
    expect(await disc(page, 1, 'red').isDisabled()).toBe(true)
    await page.keyboard.press('[')
    await told(page, /^Bea takes STOP/)
    await page.locator('[data-ask=roll]').waitFor()
  })

  test('a key can be another one; what was somebody else’s changes places, and is kept', async () => {
    const page = await race('device', ['Ada', 'Bea'])
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByText('Keys for the race').click()
    await page.getByRole('button', { name: /^Ada, red: key Q/i }).click()
    await page.keyboard.press('u')
    await page.getByText('U was Bea’s').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.reload()
    await spin(page)
    expect(await page.locator('[data-zone="0"] kbd').first().innerText()).toBe('U')
    expect(await page.locator('[data-zone="1"] kbd').first().innerText()).toBe('Q')
    await page.keyboard.press('u')
    await told(page, 'Ada takes red')
  })

  test('around a tablet two fingers at once are two grabs; for one disc only one counts', async () => {
    const page = await race('device', ['Ada', 'Bea', 'Cleo'], { screen: TABLET })
    await spin(page)
    await touchBoth(page, disc(page, 0, 'red'), disc(page, 1, 'blue'))
    await told(page, 'Ada takes red')
    await told(page, 'Bea takes blue')
    await touchBoth(page, disc(page, 1, 'green'), disc(page, 2, 'green'))
    await told(page, /^(Bea|Cleo) takes green$/)
    expect((await heard(page)).filter((line) => line.includes('takes green'))).toHaveLength(1)
    // Big enough for a hand in haste, and turned to its player.
    const sizes = await page
      .locator('[data-grab]')
      .evaluateAll((all) => all.map((one) => Math.min(one.clientWidth, one.clientHeight)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(56)
    await touchBoth(page, disc(page, 0, 'black'))
    await told(page, /^Ada takes STOP/)
  })

  test.each([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])('no disc moves as the dice appear, at $width × $height', async (viewport) => {
    const page = await race('alone', ['Ada'], { screen: { ...TABLET, viewport } })
    const places = (): Promise<string[]> =>
      page.locator('[data-disc]').evaluateAll((all) =>
        all.map((one) => {
          const { x, y } = one.getBoundingClientRect()
          return `${Math.round(x)} ${Math.round(y)}`
        }),
      )
    await primary(page).waitFor()
    const before = await places()
    expect(before).toHaveLength(5)
    await primary(page).click()
    await page.locator('[data-stage=open]').waitFor()
    expect(await places()).toEqual(before)
  })

  test('the spinner counts 3, 2, 1 before the dice appear', async () => {
    const page = await race('alone', ['Ada'])
    await primary(page).waitFor()
    await page.clock.install()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await primary(page).click()
    const beat = page.locator('[data-part=spinner] .count')
    const open = page.locator('[data-stage=open]')
    const counted: string[] = []
    while ((await open.count()) === 0) {
      counted.push(...(await beat.allTextContents()))
      await page.clock.runFor(100)
    }
    expect([...new Set(counted)]).toEqual(['3', '2', '1'])
  })

  test('where several race, a disc in the middle says where to grab', async () => {
    const page = await race('device', ['Ada', 'Bea'], { screen: TABLET })
    await spin(page)
    // Looked for beforehand: it is shown for a moment.
    const hint = page.evaluate(
      () =>
        new Promise<string | null>((resolve) => {
          const look = (): void => {
            const shown = document.querySelector('[data-hint]')
            if (shown !== null) resolve(shown.textContent)
          }
          new MutationObserver(look).observe(document, { subtree: true, childList: true })
        }),
    )
    await touchBoth(page, page.locator('[data-disc]').nth(2))
    expect(await hint).toBe('Grab from your own row of discs.')
    await page.locator('[data-hint]').waitFor({ state: 'detached' })
  })

  test('two at a phone face each other', async () => {
    const page = await race('device', ['Ada', 'Bea'], {
      screen: { ...TABLET, viewport: { width: 390, height: 844 } },
    })
    await spin(page)
    const [ada, bea] = await Promise.all([0, 1].map((seat) => page.locator(`[data-zone="${seat}"]`).boundingBox()))
    expect(bea?.y ?? 0).toBeLessThan(ada?.y ?? 0)
    expect((ada?.y ?? 0) + (ada?.height ?? 0)).toBeLessThanOrEqual(844)
    const turned = await page
      .locator('[data-zone="1"]')
      .evaluate((zone) => new DOMMatrix(getComputedStyle(zone).transform).a)
    expect(turned).toBe(-1)
  })

  test('where sums are said, a key grabs and another says the sum', async () => {
    const page = await race('device', ['Ada', 'Bea'], { options: { statement: 'on' } })
    await spin(page)
    await page.keyboard.press('q')
    await page.locator('[data-zone="0"] .word').first().waitFor()
    await page.keyboard.press('o')
    await page.locator('[data-zone="1"] .word').first().waitFor()
    await page.keyboard.press('q')
    await told(page, /^Ada takes red/)
    // The other one still holds blue.
    expect(await page.locator('[data-zone="1"] .word').count()).toBeGreaterThan(1)
    await page.keyboard.press('u')
    await told(page, /^Bea takes blue/)
  })

  test('bots race by themselves, and a person against them with the discs of the board', async () => {
    const page = await race('bots', ['Ada'])
    const spins = page.locator('[data-ask=roll]')
    const open = page.locator('[data-stage=open]')
    for (let round = 0; round < 2; round++) {
      await spins.or(open).first().waitFor()
      if ((await spins.count()) > 0) await primary(page).click()
      await open.waitFor()
      if (round === 0) await told(page, /^Hare takes/)
      // Perhaps a bot has ended it meanwhile.
      await page.keyboard.press('5')
      await page.locator('[data-stage=judged]').waitFor()
    }
  })

  test('alone one practises: times are taken, kept, told by number, and forgotten on demand', async () => {
    const page = await race('alone', ['Ada'])
    await page.locator('[data-ask=roll]').waitFor()
    await primary(page).click()
    await page.locator('[data-stage=open]').waitFor()
    await page.keyboard.press('1')
    await page.locator('[data-part=practice] li').first().waitFor()
    await page.keyboard.press('5')
    await page.locator('[data-ask=roll]').waitFor()
    await page.getByRole('link', { name: 'Your practice' }).click()
    await page.waitForURL(/\/practice\/nine-dice/)
    await page.getByRole('heading', { name: 'Your best times' }).waitFor()
    expect(await page.locator('dd').first().innerText()).toBe('1')
    await page.reload()
    expect(await page.locator('dd').first().innerText()).toBe('1')
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
    await page.getByText('No practice yet').waitFor()
  })

  test('after a reload the round goes on, and its clock has run on', async () => {
    const page = await race('device', ['Ada', 'Bea'])
    await spin(page)
    await page.keyboard.press('q')
    await told(page, 'Ada takes red')
    await page.reload()
    await page.locator('[data-zone="1"] [data-grab=blue]:enabled').waitFor()
    expect(await disc(page, 1, 'red').isDisabled()).toBe(true)
    await page.keyboard.press('o')
    await told(page, 'Bea takes blue')
  })

  test('real dice: typed in, and who took what is entered without a clock', async () => {
    const page = await race('real', ['Ada', 'Bea'])
    for (const typed of ['1', '5', '1', '4', '1', '1', '6', '6', '2', '2', '3']) {
      await page.locator('[data-ask=faces]').waitFor()
      await page.keyboard.press(typed)
      const done = (await primary(page).getAttribute('aria-disabled')) === null
      if (done) await primary(page).click()
    }
    const entry = page.locator('[data-part=referee]')
    await entry.getByRole('radio', { name: 'Bea' }).click()
    await entry.locator('[data-grab=red]').click()
    await told(page, 'Bea takes red')
    await entry.getByRole('button', { name: 'Undo' }).click()
    await entry.locator('[data-grab=red]:enabled').waitFor()
    await entry.getByRole('radio', { name: 'Ada' }).click()
    await entry.locator('[data-grab=red]').click()
    await told(page, 'Ada takes red')
    await entry.locator('[data-grab=black]').click()
    await told(page, /^Ada takes STOP/)
    await page.locator('[data-ask=faces]').waitFor()
  })

  test('who has the screen read aloud is waited for', async () => {
    const page = await race('alone', ['Ada'], { settings: { ...HASTE, reader: true } })
    await page.locator('[data-ask=roll]').waitFor()
    await primary(page).click()
    await page.getByRole('button', { name: 'I’ve heard it' }).waitFor()
    await told(page, /^Ada spins \d+: red \d \d/)
    await page.keyboard.press('5')
    await primary(page).click()
    await page.getByRole('button', { name: 'I’ve heard it' }).waitFor({ state: 'hidden' })
    expect((await heard(page)).some((line) => line.includes('takes'))).toBe(false)
    await page.keyboard.press('5')
    await told(page, /^Ada takes STOP/)
  })
})
