/** Time at a table with others: clocks that run out, days that pass, a host who is gone. In a real browser; the server's time is skipped. */
import { describe, expect, test } from 'vitest'
import { DESK, gathering, PHONE } from './gathering.ts'
import {
  begin,
  happened,
  moveOnce,
  openTable,
  SkippingClock,
  type Somebody,
  sitDown,
  soon,
  whoIsAsked,
} from './online.ts'

const clock = new SkippingClock()
const here = gathering({ clock })

const [SECOND, HOUR] = [1000, 3_600_000]
/** Longer than pages offer: longer than a busy machine takes for a test. */
const LIVE = { kind: 'live', move: 600, bank: 120 } as const
/** A move's time, and the whole reserve. */
const ALL_TIME = (LIVE.move + LIVE.bank + 1) * SECOND

const OUT = /\(out of time: played by a bot\)/

/** How often the clock has moved, from the log at a wide screen. */
const outs = ({ page }: Somebody): Promise<number> => page.locator('aside').getByText(OUT).count()

/** Looks at something else: no page of theirs is open at the table. */
const away = async ({ page }: Somebody): Promise<void> => void (await page.goto(`${here.place.url}/settings`))

/** Anna plays until Ben is asked. */
async function untilBen(anna: Somebody, ben: Somebody): Promise<void> {
  while ((await whoIsAsked([anna, ben])) === anna) await moveOnce(anna)
}

describe('a live clock', () => {
  test('runs out: a bot plays that move, marked; after three in a row it holds the seat until the person returns', async () => {
    const anna = await here.person(DESK)
    await anna.page.route('**/api/tables', (route, request) =>
      route.continue({ postData: { ...request.postDataJSON(), clock: LIVE } }),
    )
    const path = await openTable(anna, here.place.url, 'Anna', { target: 200 })
    const ben = await here.person(PHONE)
    await sitDown(ben, `${here.place.elsewhere}${path}`, 'Ben')
    await begin(anna)
    await ben.page
      .getByTitle(/(Ben|Anna) has \d+:\d\d left/)
      .first()
      .waitFor()
    for (let missed = 1; missed <= 3; missed++) {
      await untilBen(anna, ben)
      expect(await ben.page.getByText('A bot is playing for you.').count()).toBe(0)
      clock.skip(ALL_TIME)
      await soon(() => outs(anna)).toBe(missed)
    }
    await ben.page.getByText('A bot is playing for you.').waitFor()
    await anna.page.getByText('A bot is playing for Ben').first().waitFor({ state: 'attached' })

    // It goes on by itself now, and says so.
    const before = await happened(anna)
    for (let i = 0; i < 2; i++) {
      expect(await whoIsAsked([anna])).toBe(anna)
      await moveOnce(anna)
    }
    await anna.page
      .locator('aside')
      .getByText(/Ben .*\(played by a bot\)/)
      .first()
      .waitFor()
    expect(await happened(anna)).toBeGreaterThan(before)
    expect(await outs(anna)).toBe(3)
    expect(await ben.page.locator('[data-ask]').count()).toBe(0)

    await ben.page.getByRole('button', { name: 'Take my seat back' }).click()
    await ben.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' })
    await untilBen(anna, ben)
    await moveOnce(ben)
  })
})

describe('a slow game', () => {
  test('over days: whoever comes back finds it is their turn; whoever does not is played for', async () => {
    const { anna, ben, path } = await here.two({ clock: '1 day per move', target: 200 })
    await untilBen(anna, ben)
    await away(ben)
    await anna.page.getByText('not here').first().waitFor({ state: 'attached' })
    clock.skip(22 * HOUR)

    // Ben comes back in time: Home, the history and the list say it, and so does the title. Nothing is called empty.
    const row = ben.page.locator(`[data-table="${path.slice(3)}"]`)
    for (const place of ['/', '/history', '/tables']) {
      await ben.page.goto(`${here.place.elsewhere}${place}`)
      await row.getByText('Your turn').waitFor()
      expect(await ben.page.getByText('No games on this device yet').count()).toBe(0)
    }
    await row.getByText('1 h left').waitFor()
    await row.click()
    expect(await whoIsAsked([ben])).toBe(ben)
    await soon(() => ben.page.title()).toBe('● Your turn · Dicy Cards · Iacta')
    while ((await whoIsAsked([anna, ben])) === ben) await moveOnce(ben)
    await soon(() => ben.page.title()).toBe('Dicy Cards · Iacta')
    expect(await outs(anna)).toBe(0)

    // Both leave. A day later, without any page open, Anna's bot has moved.
    const asked = await happened(anna)
    for (const one of [anna, ben]) await away(one)
    clock.skip(25 * HOUR)
    await ben.page.goto(`${here.place.elsewhere}${path}`)
    await soon(() => happened(ben)).toBeGreaterThan(asked)
    await anna.page.goto(`${here.place.url}${path}`)
    await anna.page.locator('aside').getByText(OUT).first().waitFor()
    // One move is one move: the seat is still Anna's.
    expect(await anna.page.getByText('A bot is playing for you.').count()).toBe(0)
    for (let i = 0; i < 2; i++) await moveOnce((await whoIsAsked([anna, ben])) as Somebody)
  })
})

describe('a host who has gone', () => {
  test('is missed for a minute; then whoever waits may start, and the host comes back to a seat', async () => {
    const anna = await here.person(DESK)
    const path = await openTable(anna, here.place.url, 'Anna')
    const ben = await here.person(PHONE)
    await sitDown(ben, `${here.place.elsewhere}${path}`, 'Ben')
    await ben.page.getByText('The host will start the game.').waitFor()
    await away(anna)
    await ben.page.getByText(/The host is away/).waitFor()
    expect(await ben.page.getByRole('button', { name: 'Start the game' }).count()).toBe(0)
    clock.skip(61 * SECOND)
    await ben.page.getByText('You’re the host now: start the game when you’re ready.').waitFor()
    await anna.page.goto(`${here.place.url}${path}`)
    await anna.page.getByText('The host will start the game.').waitFor()
    await begin(ben)
    await moveOnce((await whoIsAsked([anna, ben])) as Somebody)
  })
})
