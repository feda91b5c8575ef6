/** The challenges of the day in a real browser: ranked with a server, unranked without, and the day after. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fitsScreens, isAccessible } from './looks.ts'
import { DESK, gathering, PHONE } from './online/gathering.ts'
import { SkippingClock, type Somebody, somebody, soon } from './online/online.ts'
import { answer, goOffline, HASTE, nextAsk, OFFLINE, openWay, playOn, resultOf, rush } from './person.ts'

const DAY = 86_400_000
/** The longest moment between two rounds of a race without a server, in ms. */
const GET_READY = 2000
/** To noon of the next day, so that no test crosses midnight. */
const AHEAD = DAY + DAY / 2 - (Date.now() % DAY)
const clock = new SkippingClock(AHEAD)
const here = gathering({ clock })

/** A person whose pages have the server's time. */
async function person(...given: Parameters<typeof here.person>): Promise<Somebody> {
  const one = await here.person(...given)
  await one.context.addInitScript((ahead) => {
    const now = Date.now
    // Where a test has set the time, that one counts.
    if (/native code/.test(String(now))) Date.now = () => now() + ahead
  }, AHEAD)
  return one
}

const PATH = '/daily/star-maps'
/** Without confirmations of likely slips. */
const SURE = { ...HASTE, askTwice: false }
const day = (page: Page) => page.locator('[data-day]')
const play = (page: Page, name = 'Play') => page.getByRole('button', { name, exact: true })
const rows = (page: Page) => page.getByRole('table', { name: 'Results' }).locator('tbody tr')

/** What the sheet says of itself. */
const labels = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-part=sheet] [aria-label]').evaluateAll((places) => places.map(({ ariaLabel }) => ariaLabel))

async function backFromTable(page: Page): Promise<void> {
  await resultOf(page).getByRole('button', { name: 'Back to today’s challenge' }).click()
  await page.locator('[data-own]').waitFor()
}

const card = (page: Page, game: string) => page.locator(`[data-game=${game}]`)

/** From the list of today's challenges to the end of one, and back to its page; gives the medal. */
async function playChallenge(page: Page, game: string): Promise<string | null> {
  await card(page, game).click()
  await play(page).click()
  await page.waitForURL(/\/(table|t)\//)
  await playOn(page)
  const verdict = resultOf(page).locator('[data-verdict]')
  await verdict.waitFor()
  const medal = await verdict.getAttribute('data-verdict')
  // Never a win without a medal.
  expect((await verdict.innerText()) === 'No medal this time').toBe(medal === '0')
  await backFromTable(page)
  return medal
}

/** All of these, from Home in one tap; the list shows what was won, and the streak has begun. */
async function playAll(page: Page, games: readonly string[]): Promise<void> {
  for (const game of games) {
    await page.getByRole('link', { name: /^Today’s challenge/ }).click()
    const medal = await playChallenge(page, game)
    expect(await page.locator('[data-share]').innerText()).toMatch(/\n\S{4,}/)
    await page.getByRole('link', { name: 'Back' }).click()
    await soon(() => card(page, game).getAttribute('data-medal')).toBe(medal)
    expect(await page.locator('[data-streak]').getAttribute('data-streak')).toBe('1')
    await page.getByRole('link', { name: 'Back' }).click()
  }
}

/** One person with two tabs, whose games go on at the same time: half of each is waiting. `upTo`: of `rush`. */
async function withTwoTabs(upTo: number, settings: object, more?: BrowserContextOptions): Promise<TwoTabs> {
  const { page, context } = await person(PHONE, settings, more)
  const { page: tab } = await somebody(context, SURE)
  for (const one of [page, tab]) await rush(one, upTo)
  return { page, tab }
}

interface TwoTabs {
  readonly page: Page
  readonly tab: Page
}

// Ten rounds of 9 Dice are mostly waiting for countdowns: all else is played meanwhile.
test('each game is played to its end, with a server and without; the day after all is checked', async () => {
  const [anna, ben] = [await person(DESK, SURE), await person(PHONE, SURE)]
  const online = await withTwoTabs(1500, SURE)
  const offline = await withTwoTabs(GET_READY, HASTE, OFFLINE)
  const [date] = await Promise.all([playRanked(anna, ben), playOnline(online), playOffline(offline)])
  await checkDayAfter(anna, date)
})

/** The results are for all to see, and a lost line loses nothing. Returns the day. */
async function playRanked(anna: Somebody, ben: Somebody): Promise<string | null> {
  await rush(anna.page)
  await anna.page.goto(here.place.url)
  await openWay(anna.page, 'Star Maps', 'Today’s challenge')
  expect(await day(anna.page).getAttribute('data-kind')).toBe('ranked')
  const date = await day(anna.page).getAttribute('data-day')

  await play(anna.page).click()
  await playOn(anna.page, (answered) => answered === 2)
  await anna.context.setOffline(true)
  await anna.page.locator('[data-connection=lost]').waitFor()
  const before = await anna.page.locator('[data-stamp]').getAttribute('data-stamp')
  await answer(anna.page, 'move')
  await anna.context.setOffline(false) // The page connects and sends the move by itself.
  await soon(() => anna.page.locator('[data-stamp]').getAttribute('data-stamp')).not.toBe(before)
  await anna.page.goto(`${here.place.url}${PATH}`)
  await play(anna.page, 'Continue').click()
  await playOn(anna.page)
  await backFromTable(anna.page)
  expect(await play(anna.page).count()).toBe(0)
  expect(await anna.page.locator('tr[data-you]').count()).toBe(1)
  await anna.page.getByText('this list relies on fair play').waitFor()
  expect(await anna.page.locator('[data-share]').innerText()).toMatch(
    /^Star Maps, .*: \d+ points?, .* [★☆]{3}\n(⭐|🔒|▫\ufe0f|\n)+$/u,
  )

  // On plain http, where browsers give no clipboard. They have never sat at one table.
  await ben.page.goto(`${here.place.elsewhere}${PATH}`)
  await soon(() => rows(ben.page).count()).toBe(1)
  expect(await ben.page.locator('tr[data-you]').count()).toBe(0)
  await ben.page.getByText('Friends', { exact: true }).first().click()
  await ben.page.getByText('No result of yours or a friend’s yet.').waitFor()
  await isAccessible(ben.page)
  return date
}

/** From Home in one tap, and each ends with a medal or without. */
async function playOnline({ page, tab }: TwoTabs): Promise<void> {
  for (const one of [page, tab]) await one.goto(here.place.url)
  await Promise.all([playAll(page, ['dice-of-crowns', 'dicy-cards']), playAll(tab, ['nine-dice'])])
  await page.reload()
  await page.getByText('3 of 4 done today').waitFor()
  // Online games count among all others.
  await page.goto(`${here.place.url}/insights`)
  for (const game of ['Dice of Crowns', 'Dicy Cards']) {
    await page.getByRole('button', { name: new RegExp(`^${game} 1 game, [01] won`) }).waitFor()
  }
}

/** Unranked: one game a day, which waits for whoever leaves it. */
async function playOffline({ page, tab }: TwoTabs): Promise<void> {
  await goOffline(page, here.place.url)
  await tab.goto(here.place.url)
  await Promise.all([leaveAndPlay(page), playAll(tab, ['nine-dice', 'dicy-cards'])])
  await page.goto(`${here.place.url}/daily`)
  await isAccessible(page)
  await fitsScreens(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByText('4 of 4 done today').waitFor()
  // A clock that is set back a day steals nothing.
  await page.clock.setSystemTime(clock.now() - DAY)
  await page.goto(`${here.place.url}/daily`)
  await soon(() => page.locator('[data-streak]').getAttribute('data-streak')).toBe('1')
}

async function leaveAndPlay(page: Page): Promise<void> {
  await openWay(page, 'Star Maps', 'Today’s challenge')
  await page.locator('[data-kind=unranked]').waitFor()
  await isAccessible(page)
  await play(page).click()
  await page.waitForURL(/\/table\//)
  await playOn(page, (answered) => answered === 2)
  const left = await labels(page)
  await page.goto(`${here.place.url}${PATH}`)
  await play(page, 'Continue').click()
  expect(await nextAsk(page)).toBe('move')
  expect(await labels(page)).toEqual(left)
  await playOn(page)
  await backFromTable(page)
  expect(await page.locator('[data-kind]').getAttribute('data-kind')).toBe('unranked')
  expect(await page.getByRole('table').count()).toBe(0)
  for (const name of ['Play', 'Continue']) expect(await play(page, name).count()).toBe(0)
  await page.goto(`${here.place.url}/daily`)
  await playChallenge(page, 'dice-of-crowns')
}

async function checkDayAfter(anna: Somebody, date: string | null): Promise<void> {
  clock.skip(DAY)
  await anna.page.reload()
  await anna.page.locator(`[data-yesterday="${date}"]`).waitFor()
  expect(await day(anna.page).getAttribute('data-day')).not.toBe(date)
  await anna.page.getByRole('button', { name: 'Check the dice' }).click()
  await anna.page.locator('[data-proof=fits]').waitFor()
  expect(await anna.page.locator('[data-proof] li').allInnerTexts()).toEqual([
    'The secret matches the seal.',
    'This device saw the same seal on that day.',
    expect.stringMatching(/^All \d+ rolls of your game follow from it\.$/),
  ])
  await anna.page.getByText('The best game:').waitFor()
  await anna.page.getByRole('button', { name: 'What would the strongest bot have done?' }).click()
  await anna.page.locator('[data-strongest=shown]').waitFor()
  await fitsScreens(anna.page)
  await isAccessible(anna.page)
}

test('midnight is told to whoever has the page open', async () => {
  const { page } = await person(PHONE)
  await page.goto(`${here.place.url}${PATH}`)
  await day(page).waitFor()
  await page.clock.setSystemTime(clock.now() + 2 * DAY)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByText('A new day has begun.').waitFor()
})
