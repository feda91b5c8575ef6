/** A campaign in a real browser: alone without a network, and as a group over a server. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fitsScreens, isAccessible } from './looks.ts'
import { DESK, gathering, PHONE } from './online/gathering.ts'
import { begin, playAll, soon } from './online/online.ts'
import { goOffline, HASTE, nextAsk, OFFLINE, openWay, playOn, resultOf } from './person.ts'

const here = gathering({}, { hurried: true })

const PATH = '/logbook/star-maps'
const toBook = (page: Page) => resultOf(page).getByRole('button', { name: 'Back to the logbook' })
const unlock = (page: Page) => page.getByRole('region', { name: 'Unlock one more' }).getByRole('button')

async function download(
  page: Page,
  click: () => Promise<void>,
): Promise<{ readonly path: string; readonly text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()])
  const path = await file.path()
  return { path, text: readFileSync(path, 'utf8') }
}

async function logOf(page: Page): Promise<string> {
  const { text } = await download(page, async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Save to a file' }).click()
  })
  return text
}

describe('alone', () => {
  test('without a network: a game, what it unlocks, and again with that; saved as a file and opened', async () => {
    const { page } = await here.person(PHONE, HASTE, OFFLINE)
    await goOffline(page, here.place.url)
    await openWay(page, 'Star Maps', 'Logbook')
    await page.getByText('0 of 30 played').waitFor()
    await isAccessible(page)

    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForURL(/\/table\//)
    expect(await nextAsk(page)).toBe('move')
    expect(await logOf(page)).not.toContain('bonuses')
    await playOn(page)
    await toBook(page).click()
    await page.getByText('1 of 30 played').waitFor()
    expect(await unlock(page).count()).toBe(12)
    await isAccessible(page)
    await fitsScreens(page)
    await unlock(page).first().click()
    await soon(() => unlock(page).count()).toBe(0)

    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForURL(/\/table\//)
    expect(await nextAsk(page)).toBe('move')
    expect(await logOf(page)).toContain('"bonuses":["any-value"]')
    await page.goto(`${here.place.url}${PATH}`)
    await page.getByText('1 of 30 played').waitFor()

    const { path, text } = await download(page, () => page.getByRole('button', { name: 'Save to a file' }).click())
    expect(JSON.parse(text)).toMatchObject({ iacta: 'logbook', game: 'star-maps', book: { unlocked: ['any-value'] } })
    await page.getByLabel('Open a file').setInputFiles(path)
    await soon(() => page.getByLabel('Logbook', { exact: true }).locator('option').count()).toBe(2)
    expect(await page.getByText('1 of 30 played').count()).toBe(1)
  })
})

describe('as a group', () => {
  test('one begins it, another comes by its link; they play, and whoever came last decides', async () => {
    const anna = await here.person(DESK, { name: 'Anna', askTwice: false })
    await anna.page.goto(`${here.place.url}${PATH}`)
    await anna.page.getByRole('button', { name: 'Start a group logbook' }).click()
    await anna.page.getByLabel('Name of the logbook').last().fill('Us two')
    await anna.page.getByRole('button', { name: 'Start a group logbook' }).click()
    await anna.page.waitForURL(/\/logbook\/star-maps\/[a-z2-7]{16}$/)
    await anna.page.getByRole('heading', { name: 'Us two' }).waitFor()
    await fitsScreens(anna.page)
    await isAccessible(anna.page)
    const book = new URL(anna.page.url()).pathname
    expect(await anna.page.locator('[data-link]').inputValue()).toContain(book)

    const ben = await here.person(PHONE, { name: 'Ben', askTwice: false })
    await ben.page.goto(`${here.place.elsewhere}${book}`)
    await ben.page.getByRole('heading', { name: 'Us two' }).waitFor()
    await anna.page.getByRole('button', { name: 'Open a table for the group' }).click()
    await anna.page.waitForURL(/\/t\//)
    await anna.page.locator('[data-sitter=person]').filter({ hasText: 'Anna' }).waitFor()
    // Ben looks again, and finds the way.
    await ben.page.evaluate(() => dispatchEvent(new Event('focus')))
    await ben.page.getByRole('link', { name: /^Go to the table/ }).click()
    await ben.page.getByRole('button', { name: 'Sit here', exact: true }).first().click()
    await ben.page.locator('[data-sitter=person]').filter({ hasText: 'Ben' }).waitFor()
    await begin(anna)
    await playAll([anna, ben])
    for (const { page } of [anna, ben]) {
      await toBook(page).click()
      await page.getByText('1 of 30 played').waitFor()
    }

    const may: boolean[] = []
    for (const { page } of [anna, ben]) may.push((await unlock(page).count()) > 0)
    expect([...may].sort()).toEqual([false, true])
    const [decider, other] = may[0] ? [anna, ben] : [ben, anna]
    const name = decider === anna ? 'Anna' : 'Ben'
    await other.page.getByText(`${name} came last and decides what to unlock.`).waitFor()
    await isAccessible(other.page)
    await unlock(decider.page).first().click()
    await decider.page.getByRole('button', { name: 'Open a table for the group' }).waitFor()
    await other.page.evaluate(() => dispatchEvent(new Event('focus')))
    await other.page.getByRole('button', { name: 'Open a table for the group' }).waitFor()

    // Away as a file, and on with it as another group.
    await anna.page.getByRole('button', { name: 'Keep a copy on this device' }).click()
    await anna.page.goto(`${here.place.url}${PATH}`)
    await anna.page.getByText('1 of 30 played').waitFor()
    await anna.page.getByRole('button', { name: 'Turn into a group logbook' }).click()
    await anna.page.waitForURL((url) => url.pathname.startsWith(`${PATH}/`) && url.pathname !== book)
    await anna.page.getByText('1 of 30 played').waitFor()
  })
})
