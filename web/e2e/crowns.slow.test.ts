/** Dice of Crowns in a real browser: three people far from each other, alone without a network, by keys, and by ear. */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BorrowedBrowser, borrowBrowser } from '../../scripts/testing/browser.ts'
import { DESK, gathering, PHONE } from './online/gathering.ts'
import { type Killable, serveKillable } from './online/killable.ts'
import {
  begin,
  main,
  moveOnce,
  openTable,
  playAll,
  type Somebody,
  sitDown,
  somebody,
  soon,
  standing,
  whoIsAsked,
} from './online/online.ts'
import {
  goOffline,
  HASTE,
  listen,
  nextAsk,
  OFFLINE,
  openWay,
  play,
  playOn,
  primary,
  QUICK,
  rush,
  untilSeen,
} from './person.ts'
import { bringToTable } from './sample.ts'

const GAME = { game: 'dice-of-crowns', seats: 3 }

/** Seat 0 has three scrolls to hand over. */
const THREE_SCROLLS = `iacta 1 dice-of-crowns/1 {} seats=3
fair 1 none=one-device
throw 1
throw 1 1 5 5 6 3 2
`

const here = gathering({}, { hurried: true })

/** The question on screen. */
const question = ({ page }: { readonly page: Page }): Promise<string> => page.locator('[data-question]').innerText()

const label = (one: Somebody): Promise<string> => main(one).innerText()

/** Everything on the table, by its label, in any order. */
const lying = ({ page }: Somebody): Promise<string[]> =>
  page.locator('[data-piece] button').evaluateAll((dice) => dice.map((die) => die.ariaLabel ?? '').sort())

async function three(base: string, person: (viewport: typeof PHONE) => Promise<Somebody>): Promise<Somebody[]> {
  const anna = await person(DESK)
  const path = await openTable(anna, base, 'Anna', GAME)
  const others: Somebody[] = []
  for (const name of ['Ben', 'Cleo']) {
    const one = await person(PHONE)
    await sitDown(one, `${base}${path}`, name)
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
    const people = await three(here.place.url, (viewport) => here.person(viewport))
    let [handed, given] = [0, 0]
    await playAll(people, async (_, next) => {
      const asked = await question(next)
      const [hands, gives] = [/You rolled .*scroll/.test(asked), /you rolled .*dagger/.test(asked)]
      if ((hands && handed === 0) || (gives && given === 0)) {
        const who = await divideByTaps(next)
        expect(await label(next)).toContain(who)
      }
      handed += hands ? 1 : 0
      given += gives ? 1 : 0
    })
    expect(handed).toBeGreaterThan(0)
    expect(given).toBeGreaterThan(0)
    for (const { page } of people) await page.getByRole('dialog', { name: 'Result' }).waitFor()
    const seen = await Promise.all(people.map(standing))
    expect(new Set(seen.map((rows) => rows.join('; '))).size).toBe(1)
    expect(seen[0]?.some((row) => / 3$/.test(row))).toBe(true)
    expect(people.flatMap(({ faults }) => faults())).toEqual([])
  })
})

describe('a server that is killed', () => {
  let browser: BorrowedBrowser
  let server: Killable
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    server = await serveKillable()
    browser = await borrowBrowser()
  })
  afterAll(async () => {
    for (const context of contexts) await context.close()
    await browser?.close()
    await server?.close()
  })

  const person = async (viewport: typeof PHONE): Promise<Somebody> => {
    const context = await browser.newContext({ ...QUICK, viewport })
    contexts.push(context)
    const one = await somebody(context)
    await rush(one.page)
    return one
  }

  /** A table where a person must give daggers in another's turn; a game may end before that comes up. */
  async function untilGift(): Promise<{ readonly people: Somebody[]; readonly giver: Somebody }> {
    for (let games = 0; games < 4; games++) {
      const people = await three(server.url, person)
      for (let moves = 0; moves < 120; moves++) {
        const next = await whoIsAsked(people)
        if (next === null) break
        if (/you rolled .*dagger/.test(await question(next))) return { people, giver: next }
        await moveOnce(next)
      }
    }
    return expect.fail('nobody ever rolls a dagger for somebody else')
  }

  test('while a rival decides: nothing is lost, and the question is asked again', async () => {
    const { people, giver } = await untilGift()
    const before = {
      question: await question(giver),
      label: await label(giver),
      lying: await lying(giver),
      standing: await standing(giver),
    }
    await server.kill(async () => {
      for (const { page } of people) await page.locator('[data-connection=lost]').waitFor()
    })
    for (const { page } of people) await page.locator('[data-connection]').waitFor({ state: 'detached' })
    expect(await whoIsAsked([giver])).toBe(giver)
    await soon(async () => ({
      question: await question(giver),
      label: await label(giver),
      lying: await lying(giver),
      standing: await standing(giver),
    })).toEqual(before)
    // A page that was loaded anew is asked the same.
    await giver.page.reload()
    expect(await whoIsAsked([giver])).toBe(giver)
    await soon(() => question(giver)).toBe(before.question)
    await moveOnce(giver)
    for (let moves = 0; moves < 3; moves++) {
      const next = await whoIsAsked(people)
      if (next === null) break
      await moveOnce(next)
    }
    await soon(async () => new Set(await Promise.all(people.map(standingOf))).size).toBe(1)
    expect(people.flatMap(({ faults }) => faults())).toEqual([])
  })

  const standingOf = async (one: Somebody): Promise<string> => (await standing(one)).join('; ')
})

describe('on one device', () => {
  test('alone, with the network off', async () => {
    const { page, faults } = await here.person(PHONE, HASTE, OFFLINE)
    await goOffline(page, here.place.url)
    await openWay(page, 'Dice of Crowns', 'Alone')
    await page.getByText('Options', { exact: true }).click()
    // Alone there is nothing else to agree on.
    expect(await page.getByRole('radio').count()).toBe(3)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL(/\/table\//)
    await page.getByRole('region', { name: /Uncle Varrick/ }).waitFor()
    await playOn(page)
    await page
      .getByRole('dialog', { name: 'Result' })
      .getByText(/^(The crown is yours|Varrick keeps the throne)$/)
      .waitFor()
    expect(faults()).toEqual([])
  })

  describe('three scrolls to hand over', () => {
    const areas = ['[data-area="1"]', '[data-area="2"]', '[data-part=dice]']
    const SCROLL = '[data-piece] button[aria-label="Scroll, to hand over"]'
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
      const { page, faults } = await scrolls(PHONE)
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
      expect(faults()).toEqual([])
    })

    test('divided by keys: digits are seats, arrows walk among them', async () => {
      const { page, faults } = await scrolls(DESK)
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
      expect(faults()).toEqual([])
    })

    test.each([
      ['system', true],
      ['less', false],
    ])('dice travel, motion %s: %s', async (motion, travels) => {
      const { page, faults } = await scrolls(PHONE, { motion })
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
      expect(faults()).toEqual([])
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
    const { page, faults } = await here.person(DESK, HASTE)
    await page.goto(here.place.url)
    await play(page, 'Dice of Crowns').waitFor()
    await tabToSecond(page, 'Play')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/table\//)
    const used = new Set<string>()
    for (let turns = 0; turns < 400; turns++) {
      const asked = await nextAsk(page)
      if (asked === 'over') break
      await untilSeen(page, async () => {
        used.add(asked === 'roll' ? await pressed(page, 'Enter', 'roll') : await byKeys(page, turns))
      })
    }
    await page.getByRole('dialog', { name: 'Result' }).waitFor()
    expect([...used]).toEqual(expect.arrayContaining(['roll', 'stop', 'reroll']))
    expect(faults()).toEqual([])
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

  /** The second thing of this name: the first is another game's. */
  async function tabToSecond(page: Page, name: string): Promise<void> {
    let found = 0
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name && ++found === 2) return
    }
    expect.fail(`${name} cannot be reached by Tab`)
  }

  test('a game by ear: roles, names and the live region are enough', async () => {
    const { page, faults } = await here.person(PHONE, HASTE)
    await page.goto(`${here.place.url}/new/dice-of-crowns/bots`)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL(/\/table\//)
    const heard = await listen(page)
    await byEar(page)
    const result = page.getByRole('dialog', { name: 'Result' })
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
    expect(faults()).toEqual([])
  })

  /** Knows the page by its accessibility tree alone: the question from the status, buttons by their names. */
  async function byEar(page: Page): Promise<void> {
    const asked = page.getByRole('status').filter({ hasText: /\S/ })
    const result = page.getByRole('dialog', { name: 'Result' })
    const ways = [/^Roll /, /^Stop: /, /^Reroll /, /daggers? to /, /^Take \d/, /^Steal /, /^Stop/]
    for (let i = 0; i < 500; i++) {
      await asked.first().or(result).first().waitFor()
      if (await result.isVisible()) return
      const buttons = ways.map((name) => page.getByRole('button', { name }).first())
      const offered = await Promise.all(buttons.map((button) => button.isVisible()))
      const button = buttons[offered.indexOf(true)]
      // The question may have been answered meanwhile.
      if (button !== undefined)
        await untilSeen(page, async () => (await button.elementHandles())[0]?.click().catch(() => undefined))
    }
    return expect.fail('the game does not end')
  }
})
