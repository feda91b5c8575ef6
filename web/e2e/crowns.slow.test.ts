/** Dice of Crowns in a real browser: three people far from each other, alone without a network, by keys, and by ear. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESK, gathering, PHONE } from './online/gathering.ts'
import { begin, main, openTable, playAll, type Somebody, sitDown, soon, standing } from './online/online.ts'
import {
  goOffline,
  HASTE,
  listen,
  nextAsk,
  OFFLINE,
  openWay,
  play,
  playBy,
  playByEar,
  playOn,
  primary,
  resultOf,
  startTable,
  tabTo,
} from './person.ts'
import { bringToTable } from './sample.ts'

/** Seat 0 has three scrolls to hand over. */
const THREE_SCROLLS = `iacta 1 dice-of-crowns/1 {} seats=3
fair 1 none=one-device
throw 1
throw 1 1 5 5 6 3 2
`

const here = gathering({}, { hurried: true })

/** The question on screen. */
const question = ({ page }: { readonly page: Page }): Promise<string> => page.locator('[data-question]').innerText()

async function three(): Promise<Somebody[]> {
  const anna = await here.person(DESK)
  const path = await openTable(anna, here.place.url, 'Anna', { game: 'dice-of-crowns', seats: 3 })
  const others: Somebody[] = []
  for (const name of ['Ben', 'Cleo']) {
    const one = await here.person(PHONE)
    await sitDown(one, `${here.place.url}${path}`, name)
    others.push(one)
  }
  await begin(anna)
  return [anna, ...others]
}

/** Divides anew by taps: everything back, then all of it to one seat, who is named by the main button. */
async function divideByTaps({ page }: Somebody): Promise<string> {
  await page.getByRole('button', { name: 'Take back', exact: true }).click()
  await expect.poll(() => primary(page).getAttribute('aria-disabled')).toBe('true')
  const target = page.getByRole('button', { name: /^One more to / }).first()
  const who = /^One more to (.+) \(/.exec((await target.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  for (let dice = 0; dice < 7 && (await primary(page).getAttribute('aria-disabled')) !== null; dice++) {
    // Dice lie in the middle of it.
    await page.getByRole('button', { name: new RegExp(`^One more to ${who}`) }).click({ position: { x: 24, y: 14 } })
  }
  return who
}

describe('online', () => {
  test('three browsers play a whole game, with hand-overs divided by taps and daggers given', async () => {
    let people: readonly Somebody[] = []
    let [handed, given] = [0, 0]
    // The dice are the server's: a game may pass without a dagger to give.
    while (handed === 0 || given === 0) {
      people = await three()
      await playAll(people, async (_, next) => {
        const asked = await question(next)
        const [hands, gives] = [/You rolled .*scroll/.test(asked), /you rolled .*dagger/.test(asked)]
        if ((hands && handed === 0) || (gives && given === 0)) {
          const who = await divideByTaps(next)
          expect(await main(next).innerText()).toContain(who)
        }
        handed += hands ? 1 : 0
        given += gives ? 1 : 0
      })
    }
    for (const { page } of people) await resultOf(page).waitFor()
    const seen = await Promise.all(people.map(standing))
    expect(new Set(seen.map((rows) => rows.join('; '))).size).toBe(1)
    expect(seen[0]?.some((row) => / 3$/.test(row))).toBe(true)
  })
})

describe('on one device', () => {
  test('alone, with the network off', async () => {
    const { page } = await here.person(PHONE, HASTE, OFFLINE)
    await goOffline(page, here.place.url)
    await openWay(page, 'Dice of Crowns', 'Solo')
    await page.getByText('Options', { exact: true }).click()
    // Alone there is nothing else to agree on.
    expect(await page.getByRole('radio').count()).toBe(3)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL(/\/table\//)
    await page.getByRole('region', { name: /Uncle Varrick/ }).waitFor()
    await playOn(page)
    await resultOf(page)
      .getByText(/^(The crown is yours|Varrick keeps the throne)$/)
      .waitFor()
  })

  describe('three scrolls to hand over', () => {
    const areas = ['[data-area="1"]', '[data-area="2"]', '[data-part=dice]']
    const SCROLL = '[data-piece] button[aria-label="Scroll to hand over"]'
    /** How many lie before either rival and in the middle. */
    const lie = (page: Page): Promise<number[]> =>
      page.evaluate(
        (places) => places.map((place) => document.querySelectorAll(place).length),
        areas.map((area) => `${area} ${SCROLL}`),
      )

    async function scrolls(viewport: typeof PHONE, more: object = {}): Promise<Somebody> {
      const one = await here.person(viewport, { ...HASTE, passScreen: 'off', ...more })
      await bringToTable(one.page, here.place.url, THREE_SCROLLS)
      expect(await nextAsk(one.page)).toBe('move')
      await soon(() => lie(one.page)).toEqual([2, 1, 0])
      return one
    }

    test('dragged from one rival to another, into the middle, and to oneself in vain', async () => {
      const { page } = await scrolls(PHONE)
      const [ben, cleo, middle] = areas as [string, string, string]
      await drag(page, ben, cleo)
      await soon(() => lie(page)).toEqual([1, 2, 0])
      expect(await primary(page).innerText()).toBe('1 scroll to Player 2 and 2 scrolls to Player 3')
      await drag(page, cleo, middle)
      await soon(() => lie(page)).toEqual([1, 1, 1])
      expect(await primary(page).getAttribute('aria-disabled')).toBe('true')
      await drag(page, middle, ben)
      await soon(() => lie(page)).toEqual([2, 1, 0])

      await drag(page, ben, '[data-area="0"]')
      await page.getByRole('button', { name: 'Read R6' }).waitFor()
      expect(await lie(page)).toEqual([2, 1, 0])
      await soon(() => page.locator('[data-dragged], [data-aimed]').count()).toBe(0)

      await primary(page).click()
      await soon(() => question({ page })).not.toContain('3 scrolls')
    })

    test('divided by keys: digits are seats, arrows walk among them', async () => {
      const { page } = await scrolls(DESK)
      const press = async (...keys: readonly string[]): Promise<void> => {
        for (const key of keys) await page.keyboard.press(key)
      }
      await press('Escape')
      await soon(() => lie(page)).toEqual([0, 0, 3])
      await press('3', '3', '2')
      await soon(() => lie(page)).toEqual([1, 2, 0])
      await press('-')
      await soon(() => lie(page)).toEqual([1, 1, 1])
      await press('d')
      await soon(() => lie(page)).toEqual([2, 1, 0])
      await page.getByRole('button', { name: 'One more to Player 2 (2)' }).focus()
      const focused = (): Promise<string | undefined> =>
        page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-area]')?.dataset.area)
      for (let i = 0; i < 12 && (await focused()) !== '2'; i++) await press('ArrowRight')
      await press('Enter')
      await soon(() => lie(page)).toEqual([1, 2, 0])
      // The keyboard stays where it was.
      expect(await focused()).toBe('2')
    })

    test.each([
      ['system', true],
      ['less', false],
    ])('dice travel, motion %s: %s', async (motion, travels) => {
      const { page } = await scrolls(PHONE, { motion })
      await page.evaluate(() => {
        const { animate } = Element.prototype
        Element.prototype.animate = function (...how) {
          if (this.matches('[data-piece]')) document.body.dataset.travelled = ''
          return animate.apply(this, how)
        }
      })
      await page.getByRole('button', { name: 'Take back', exact: true }).click()
      await soon(() => lie(page)).toEqual([0, 0, 3])
      expect(await page.locator('body[data-travelled]').count()).toBe(travels ? 1 : 0)
    })

    /** A scroll that lies in one place, let go over another. */
    async function drag(page: Page, from: string, to: string): Promise<void> {
      const [start, end] = [
        await page.locator(`${from} ${SCROLL}`).first().boundingBox(),
        await page.locator(to).boundingBox(),
      ]
      if (start === null || end === null) return expect.fail(`${from} or ${to} is not in sight`)
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
      await page.mouse.down()
      await page.mouse.move(end.x + end.width / 2, end.y + 12, { steps: 3 })
      await page.mouse.up()
    }
  })

  test('a whole game by keyboard', async () => {
    const { page } = await here.person(DESK, HASTE)
    await page.goto(here.place.url)
    await play(page, 'Dice of Crowns').waitFor()
    await tabTo(page, 'Play', 2) // The first is another game's.
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/table\//)
    const used = new Set<string>()
    await playBy(page, async (asked, turn) =>
      used.add(asked === 'roll' ? await pressed(page, 'Enter', 'roll') : await byKeys(page, turn)),
    )
    await resultOf(page).waitFor()
    expect([...used]).toEqual(expect.arrayContaining(['roll', 'stop', 'reroll']))
  })

  async function pressed(page: Page, key: string, what: string): Promise<string> {
    await page.keyboard.press(key)
    return what
  }

  /** The letter beside a button plays it; seats have digits; dice are reached by arrows. */
  async function byKeys(page: Page, turn: number): Promise<string> {
    const label = await primary(page).innerText()
    if (/^Stop/.test(label)) return pressed(page, 's', 'stop')
    const first = page.locator('[data-die], [data-step]').first()
    if (/^Reroll/.test(label) && turn % 3 === 0 && (await first.count()) > 0) {
      // Picked on the board, played by the main button.
      await page.locator('[data-piece] button:not([aria-disabled])').first().focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      await primary(page).focus()
      return pressed(page, 'Enter', 'reroll')
    }
    if (/^Reroll/.test(label)) {
      const key = /skull/.test(label) ? 'k' : /scroll/.test(label) ? 'c' : 'b'
      return pressed(page, key, 'reroll')
    }
    if (/dagger/.test(label)) {
      await page.keyboard.press('2')
      await page.keyboard.press('d')
    }
    return pressed(page, 'Enter', 'other')
  }

  test('a game by ear: roles, names and the live region are enough', async () => {
    const { page } = await here.person(PHONE, HASTE)
    await startTable(page, `${here.place.url}/new/dice-of-crowns/bots`)
    const heard = await listen(page)
    await playByEar(page, () => answerByEar(page))
    const result = resultOf(page)
    await result.waitFor()
    // By the live region alone, the claims of both are known.
    const claims = new Map<string, number>()
    const add = (who: string, count: number): unknown => claims.set(who, (claims.get(who) ?? 0) + count)
    for (const sentence of heard.flatMap((line) => line.split(/(?<=[.!])\s/))) {
      const took = /^(.+) takes (\d+) claims?/.exec(sentence)
      const stole = /^(.+) steals a claim from (.+?)[.!]?$/.exec(sentence)
      const lost = /^Seven daggers: (.+) loses a claim/.exec(sentence)
      if (took !== null) add(took[1] as string, Number(took[2]))
      if (stole !== null) [add(stole[1] as string, 1), add(stole[2] as string, -1)]
      if (lost !== null) add(lost[1] as string, -1)
    }
    expect(claims.size).toBeGreaterThan(0)
    const shown = await result.getByRole('listitem').allTextContents()
    for (const [name, count] of claims) {
      expect(
        shown.some((row) => row.includes(name) && new RegExp(`(^|\\D)${count} claim`).test(row)),
        `${name} ${count} in ${shown.join('; ')}`,
      ).toBe(true)
    }
    expect(heard.filter((line) => / rolls /.test(line)).length).toBeGreaterThan(5)
  })

  async function answerByEar(page: Page): Promise<(() => Promise<unknown>) | null> {
    const ways = [/^Roll /, /^Stop: /, /^Reroll /, /daggers? to /, /^Take \d/, /^Steal /, /^Stop/]
    const buttons = ways.map((name) => page.getByRole('button', { name }).first())
    const offered = await Promise.all(buttons.map((button) => button.isVisible()))
    const button = buttons[offered.indexOf(true)]
    // The question may have been answered meanwhile.
    return button === undefined ? null : async () => (await button.elementHandles())[0]?.click().catch(() => undefined)
  }
})
