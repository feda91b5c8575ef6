/** A game on a television, with a person who goes away, is replaced and comes back, and one who leaves. The server's time is skipped. */
import { describe, expect, test } from 'vitest'
import { gathering, PHONE } from './gathering.ts'
import { begin, moveOnce, openTable, SkippingClock, type Somebody, sitDown, whoIsAsked } from './online.ts'

const clock = new SkippingClock()
const here = gathering({ clock }, { hurried: true })

const TV = { width: 1920, height: 1080 }
/** How long a person is waited for, and a little more. */
const AWAY = 121_000

/** From now on the page's clock can be put forward as well. */
async function timed(one: Somebody): Promise<void> {
  await one.page.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + Number(document.documentElement.dataset.skipped ?? 0)
  })
}

async function skip({ page }: Somebody, ms: number): Promise<void> {
  clock.skip(ms)
  await page.evaluate((more) => (document.documentElement.dataset.skipped = String(more)), ms)
}

/** In the menu of a table. */
async function choose({ page }: Somebody, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText(item, { exact: true }).click()
}

describe('a television', () => {
  test('gets a table by its code, shows the turn, who leaves and the podium; who was away comes back to the seat', async () => {
    const tv = await here.person(TV)
    await tv.page.goto(`${here.place.url}/tv`)
    const code = (await tv.page.locator('[data-tv-code]').getAttribute('data-tv-code')) ?? ''

    const anna = await here.person(PHONE)
    await timed(anna)
    const path = await openTable(anna, here.place.url, 'Anna', { target: 50 })
    await anna.page.getByRole('button', { name: 'Show on a TV' }).click()
    const dialog = anna.page.getByRole('dialog', { name: 'Show on a TV' })
    await dialog.getByRole('textbox').fill('bcdf')
    expect(await dialog.getByRole('button', { name: 'Show it there' }).isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill(code.toLowerCase())
    await dialog.getByRole('button', { name: 'Show it there' }).click()
    await anna.page.getByText('Your table is on the TV.').waitFor()
    await tv.page.waitForURL(`${here.place.url}${path}/tv`)
    const ben = await here.person(PHONE)
    await timed(ben)
    await sitDown(ben, `${here.place.url}${path}`, 'Ben')
    await tv.page.locator('[data-sitter=person]').filter({ hasText: 'Ben' }).waitFor()
    await begin(anna)

    // The person who is asked opens another page; the other nudges, waits, and lets a bot play.
    const asked = (await whoIsAsked([anna, ben])) as Somebody
    const [gone, other] = asked === anna ? ['Anna', ben] : ['Ben', anna]
    await tv.page
      .locator('[data-turn]')
      .filter({ hasText: `${gone}’s turn` })
      .waitFor()
    await asked.page.goto(`${here.place.url}/settings`)
    await other.page.getByText(`It’s ${gone}’s turn, but they’re away.`).waitFor()
    await other.page.getByRole('button', { name: 'Nudge' }).click()
    await other.page.getByText(`We’ve nudged ${gone}.`).waitFor()
    await skip(other, AWAY)
    await other.page.getByText(`${gone} has been away for a while. What now?`).waitFor()
    await other.page.getByRole('button', { name: 'Let a bot play', exact: true }).click()
    await other.page.getByText(`A bot is playing for ${gone}`).first().waitFor({ state: 'attached' })
    expect(await whoIsAsked([other])).toBe(other)

    // Back at the table: one tap, and the seat is theirs again.
    await asked.page.goto(`${here.place.url}${path}`)
    await asked.page.getByRole('button', { name: 'Take my seat back' }).click()
    await asked.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' })
    await moveOnce((await whoIsAsked([asked, other])) as Somebody)

    // And a person leaves the game.
    await choose(other, 'Leave the game')
    await other.page.getByRole('dialog', { name: 'Leave this game?' }).getByRole('button', { name: 'Leave' }).click()
    await other.page.waitForURL(`${here.place.url}/`)
    await tv.page.locator('[data-end]').waitFor()
    expect(await tv.page.locator('[data-end] li .name').allInnerTexts()).toEqual([gone, other === ben ? 'Ben' : 'Anna'])
    expect([...anna.faults(), ...ben.faults(), ...tv.faults()]).toEqual([])

    // Both know each other from now on.
    await asked.page.goto(`${here.place.url}/tables`)
    await asked.page
      .locator('[data-people]')
      .getByText(other === ben ? 'Ben' : 'Anna', { exact: true })
      .waitFor()

    // A television that is touched offers the way back.
    await tv.page.mouse.move(5, 5)
    await tv.page.getByRole('link', { name: 'Back to the table' }).click()
    await tv.page.waitForURL(`${here.place.url}${path}`)
  })
})
