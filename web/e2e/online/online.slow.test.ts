/** Friends far from each other, in a real browser against the real server: by link, over bad lines, on a shared screen. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isAccessible } from '../looks.ts'
import { answer, play, resultOf } from '../person.ts'
import { DESK, gathering, PHONE } from './gathering.ts'
import {
  begin,
  happened,
  moveOnce,
  openTable,
  playAll,
  type Somebody,
  sitDown,
  soon,
  standing,
  whoIsAsked,
} from './online.ts'

const here = gathering({}, { hurried: true })
const { person, two } = here

describe('in a browser', () => {
  test('two browsers play a whole game by link, one a phone on plain http; a shared screen shows it; the replay proves the dice', async () => {
    const anna = await person(DESK)
    const path = await openTable(anna, here.place.url, 'Anna')
    const screen = await person({ width: 1920, height: 1080 })
    await screen.page.goto(`${here.place.url}${path}/tv`)
    await screen.page.getByRole('img', { name: 'The link as a QR code' }).waitFor()
    await screen.page.getByText('Waiting for players').waitFor()
    const ben = await person(PHONE)
    await sitDown(ben, `${here.place.elsewhere}${path}`, 'Ben')
    expect(await ben.page.evaluate(() => isSecureContext)).toBe(false)
    await screen.page.getByText('Ben').waitFor()
    await begin(anna)
    await playAll([anna, ben], async (moves, next) => {
      if (moves > 3) return
      const who = next === anna ? 'Anna' : 'Ben'
      await screen.page.getByText(`${who}’s turn`).waitFor()
      expect(await screen.page.locator('button:visible').count()).toBe(
        await screen.page.locator('main button:visible').count(),
      )
    })
    await resultOf(anna.page).waitFor()
    await resultOf(ben.page).waitFor()
    await screen.page.locator('[data-over]').waitFor()
    expect(await standing(anna)).toEqual(await standing(ben))
    await soon(() => standing(screen)).toEqual(await standing(anna))

    // A rematch has the same people, and the other is asked to it.
    await resultOf(anna.page).getByRole('button', { name: 'Play again' }).click()
    await anna.page.waitForURL((url) => url.pathname !== path)
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Join the next game' }).waitFor()

    for (const { page } of [anna, ben]) {
      await page.goto(`${page.url().startsWith(here.place.url) ? here.place.url : here.place.elsewhere}${path}/replay`)
      await page.locator('[data-verdict=verified]').waitFor()
      await page.getByText('This is the seal your device saw').waitFor()
    }
  })

  test('a reload in mid-question comes back to it; a spectator sees everything and is asked nothing', async () => {
    const { anna, ben, path } = await two()
    const carl = await person(PHONE)
    for (const wrong of ['aaaaaaaaaaaaaaaa', 'nonsense']) {
      await carl.page.goto(`${here.place.url}/t/${wrong}`)
      await carl.page.getByRole('heading', { name: 'Table not found', level: 1 }).waitFor()
      await carl.page.getByText('There’s no such table.').waitFor()
    }
    // All seats are taken.
    await carl.page.goto(`${here.place.url}${path}`)
    await carl.page.getByText('You’re watching.').waitFor()
    await anna.page.getByText('1 spectator').waitFor({ state: 'attached' })
    for (let i = 0; i < 3; i++) {
      await moveOnce((await whoIsAsked([anna, ben])) as Somebody)
      expect(await carl.page.locator('[data-ask]').count()).toBe(0)
    }
    const next = (await whoIsAsked([anna, ben])) as Somebody
    const before = await standing(next)
    await soon(() => standing(carl)).toEqual(before)
    expect(await carl.page.getByRole('button', { name: 'Say something' }).count()).toBe(0)
    const dice = () =>
      next.page
        .getByRole('button', { name: /^Die / })
        .evaluateAll((all) => all.map((die) => die.ariaLabel?.split(',')[0]))
    const thrown = await dice()
    await next.page.reload()
    expect(await whoIsAsked([next])).toBe(next)
    expect(await standing(next)).toEqual(before)
    expect(await dice()).toEqual(thrown)
    await moveOnce(next)
  })

  test('a line that is cut, or a server that restarts, says so and comes back; what was done meanwhile happens once', async () => {
    const { anna, ben } = await two()
    await moveOnce((await whoIsAsked([anna, ben])) as Somebody)
    const next = (await whoIsAsked([anna, ben])) as Somebody
    const other = next === anna ? ben : anna
    await next.context.setOffline(true)
    await next.page.locator('[data-connection=lost]').waitFor()
    await next.page.getByText(/Offline since \d+:\d+/).waitFor()
    await next.page.locator('[data-lost]').waitFor()
    expect((await standing(next)).length).toBe(2)
    const before = await happened(other)
    await answer(next.page, 'move')
    await next.page.waitForTimeout(500)
    expect(await happened(other)).toBe(before)
    await next.context.setOffline(false)
    await next.page.locator('[data-connection]').waitFor({ state: 'detached' })
    await whoIsAsked([anna, ben])
    await soon(() => happened(other)).toBeGreaterThan(before)
    await soon(() => happened(next)).toBe(await happened(other))
    expect(await standing(next)).toEqual(await standing(other))

    // The server restarts in mid-question, and both go on.
    await whoIsAsked([anna, ben])
    const stood = await standing(anna)
    await here.place.restart(async () => {
      await anna.page.locator('[data-connection=lost]').waitFor()
    })
    await anna.page.locator('[data-connection]').waitFor({ state: 'detached' })
    await ben.page.locator('[data-connection]').waitFor({ state: 'detached' })
    expect(await standing(anna)).toEqual(stood)
    for (let i = 0; i < 3; i++) await moveOnce((await whoIsAsked([anna, ben])) as Somebody)
  })

  test('everybody reads their own language, also what others say; a bot plays for somebody who asks for it', async () => {
    const { anna, ben } = await two()
    // A device that is slower than the server's patience has no part in the dice.
    await ben.page.getByText(/Fair dice, sealed by \d devices?/).waitFor()
    await ben.page.evaluate(() => {
      const key = 'iacta.settings'
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), lang: 'de' }))
    })
    await ben.page.reload()
    await ben.page.getByText(/versiegelt von \d Gerät/).waitFor()
    await anna.page.getByText(/Fair dice, sealed by \d devices?/).waitFor()
    await ben.page.getByRole('button', { name: 'Etwas sagen' }).click()
    await ben.page.getByRole('button', { name: 'Schöner Wurf!' }).click()
    await anna.page.locator('[data-said]').getByText('Ben: Nice roll!').waitFor({ state: 'attached' })
    await ben.page.locator('[data-said]').getByText('Ben: Schöner Wurf!').waitFor({ state: 'attached' })

    await anna.page.getByRole('button', { name: 'Menu' }).click()
    await anna.page.getByText('Let a bot play for me').click()
    await anna.page.getByText('A bot is playing for you.').waitFor()
    await ben.page.getByText('Für Anna spielt ein Bot').first().waitFor({ state: 'attached' })
    for (let i = 0; i < 2; i++) expect(await whoIsAsked([ben])).toBe(ben)
    await anna.page.getByRole('button', { name: 'Take my seat back' }).click()
    await anna.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' })
  })

  test('another device becomes the same person by a link that works once', async () => {
    const anna = await person(DESK)
    const path = await openTable(anna, here.place.url, 'Anna')
    await anna.page.goto(`${here.place.url}/me`)
    await anna.page.getByRole('button', { name: 'Make a link' }).click()
    const link = await anna.page.locator('[data-link]').inputValue()
    const phone = await person(PHONE)
    await phone.page.goto(link)
    await phone.page.getByRole('button', { name: 'Yes, that’s me' }).click()
    await phone.page.getByText('Your profile is on this device now.').waitFor()
    await phone.page.goto(`${here.place.url}/tables`)
    await phone.page.locator(`[data-table="${path.slice(3)}"]`).waitFor()
    const thief = await person(PHONE)
    await thief.page.goto(link)
    await thief.page.getByRole('button', { name: 'Yes, that’s me' }).click()
    await thief.page.getByText(/has been used already or is too old/).waitFor()
  })

  test('without a server the pages say so in a sentence, and the rest works', async () => {
    const anna = await person(PHONE)
    await anna.page.route('**/api/**', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
    )
    for (const path of ['/tables', '/me', '/friends/dicy-cards', '/t/aaaaaaaaaaaaaaaa', '/t/aaaaaaaaaaaaaaaa/tv']) {
      await anna.page.goto(here.place.url + path)
      await anna.page.getByText('No server here').waitFor()
    }
    await anna.page.goto(here.place.url)
    await play(anna.page).click()
    await anna.page.waitForURL(/\/table\//)
    // And when one answers again, so do they.
    await anna.page.goto(`${here.place.url}/tables`)
    await anna.page.getByText('No server here').waitFor()
    await anna.page.unroute('**/api/**')
    await anna.page.getByRole('button', { name: 'Try again' }).click()
    await anna.page.getByRole('heading', { name: 'Public tables' }).waitFor()
  })

  /** Nothing that axe finds, and nothing that is wider than the screen. */
  async function sound(page: Page, where: string): Promise<void> {
    await isAccessible(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, `${where} is too wide by`).toBeLessThanOrEqual(0)
  }

  async function menu({ page }: Somebody, item: string): Promise<void> {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByText(item, { exact: true }).click()
  }

  test('every page can be used by everybody', async () => {
    const anna = await person({ width: 320, height: 640 })
    const ben = await person(DESK)
    for (const path of ['/tables', '/me', '/friends/dicy-cards', '/join', '/tv']) {
      await anna.page.goto(here.place.url + path)
      await anna.page.getByRole('heading', { level: 1 }).waitFor()
      await anna.page.waitForLoadState('networkidle')
      await sound(anna.page, path)
    }
    const path = await openTable(anna, here.place.url, 'Anna')
    await sound(anna.page, 'lobby')
    await sitDown(ben, here.place.url + path, 'Ben')
    await sound(ben.page, 'lobby, wide')
    await ben.page.goto(`${here.place.url}${path}/tv`)
    await ben.page.getByText('Ben').waitFor()
    await sound(ben.page, 'screen before')
    await ben.page.goto(here.place.url + path)
    await ben.page.getByText('Ben').first().waitFor()
    await begin(anna)
    await whoIsAsked([anna, ben])
    await sound(anna.page, 'table')
    await ben.page.getByRole('button', { name: 'Say something' }).click()
    await ben.page.getByRole('dialog').getByText('Hello!').waitFor()
    await sound(ben.page, 'phrases')
    await ben.page.goto(`${here.place.url}${path}/tv`)
    await ben.page.locator('[data-tv=playing]').waitFor()
    await sound(ben.page, 'screen')

    // After the end: the way to play again, the question to the others, and the people one has played with.
    await ben.page.goto(here.place.url + path)
    await menu(anna, 'Ask to end the game')
    await ben.page.getByRole('button', { name: 'End it' }).click()
    await anna.page.getByRole('button', { name: 'Play again' }).first().waitFor()
    await sound(anna.page, 'end')
    await ben.page.goto(`${here.place.url}${path}/tv`)
    await ben.page.locator('[data-end]').waitFor()
    await sound(ben.page, 'end on the screen')
    await anna.page.getByRole('button', { name: 'Play again' }).first().click()
    await anna.page.getByText('Waiting for Ben').waitFor()
    await sound(anna.page, 'lobby of a rematch')
    await ben.page.setViewportSize({ width: 320, height: 640 })
    await ben.page.goto(`${here.place.url}/tables`)
    await ben.page.locator('[data-asked]').waitFor()
    await ben.page.locator('[data-people]').waitFor()
    await sound(ben.page, 'asked to play again, and people')
  })
})
