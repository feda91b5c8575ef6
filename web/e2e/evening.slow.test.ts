/**
 * A whole evening in a real browser, with three devices and a television: joining by code, two players tapping the same seat, a restart
 * of the server, a rematch, an absent player replaced by a bot and back, another game, a player who leaves, and the evening's score.
 * The server's clock is skipped.
 */
import { expect, test } from 'vitest'
import { DESK, gathering, PHONE } from './online/gathering.ts'
import { moveOnce, SkippingClock, type Somebody, soon, whoIsAsked } from './online/online.ts'
import { holdToasts, rush } from './person.ts'

const clock = new SkippingClock()
const here = gathering({ clock }, { hurried: true })

const TV = { width: 1920, height: 1080 }
/** How long a person is waited for, and a little more. */
const AWAY = 121_000
const FAMILY = '👨\u200d👩\u200d👧\u200d👦'
const CLEO = `Cleo ${FAMILY}`

/** A table at which the first person who resigns ends the game: the others share the first place. */
async function openQuick({ page }: Somebody): Promise<void> {
  // From this page on, the server knows this person.
  await page.goto(`${here.place.url}/me`)
  await page.getByRole('textbox', { name: 'Your name' }).waitFor()
  const id = await page.evaluate(async () => {
    const clock = { kind: 'none' }
    const body = JSON.stringify({ game: 'dicy-cards', options: {}, seats: 4, clock, listed: false, departure: 'end' })
    const headers = { 'content-type': 'application/json' }
    return ((await (await fetch('/api/tables', { method: 'POST', headers, body })).json()) as { id: string }).id
  })
  await page.goto(`${here.place.url}/t/${id}`)
}

/**
 * Gives up at the table that the page shows, over a socket of its own, because the page asks first. Tried again until the server agrees: the
 * page may still be on its way to the next table, or that table has not begun.
 */
async function resign({ page }: Somebody, seat: number): Promise<void> {
  const isDone = (given: number): Promise<boolean> =>
    new Promise((resolve) => {
      const id = location.pathname.split('/')[2]
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`)
      const say = (message: object): void => socket.send(JSON.stringify(message))
      socket.addEventListener('open', () => say({ kind: 'hello', protocol: 2, seen: 0, takebacks: 0 }))
      socket.addEventListener('close', () => resolve(false))
      socket.addEventListener('message', ({ data }) => {
        const { kind } = JSON.parse(data as string) as { kind: string }
        if (kind === 'welcome') say({ kind: 'resign', id: `r${Date.now()}`, seat: given })
        if (kind !== 'done' && kind !== 'refused') return
        resolve(kind === 'done')
        socket.close()
      })
    })
  await soon(() => page.evaluate(isDone, seat)).toBe(true)
}

async function typeName({ page }: Somebody, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
}

const sitHere = ({ page }: Somebody) => page.getByRole('dialog').getByRole('button', { name: 'Sit here' }).click()
const playing = ({ page }: Somebody) => page.locator('[data-stamp]').first().waitFor({ state: 'attached' })
const score = ({ page }: Somebody): Promise<string[]> => page.locator('[data-evening] tbody tr').allInnerTexts()

async function seeScore(people: readonly Somebody[], rows: readonly string[]): Promise<void> {
  for (const one of people)
    await soon(async () => (await score(one)).map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual(rows)
}

/** Beside the names, where there are any. */
async function seeWins(people: readonly Somebody[], wins: readonly string[]): Promise<void> {
  for (const { page } of people)
    await soon(() =>
      page.locator('[data-wins]').evaluateAll((all) => all.map((one) => one.getAttribute('data-wins'))),
    ).toEqual(wins)
}

/** A page whose clock can be put forward together with the server's. */
async function timed(one: Somebody): Promise<Somebody> {
  await one.page.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + Number(document.documentElement.dataset.skipped ?? 0)
  })
  return one
}

async function skip({ page }: Somebody, ms: number): Promise<void> {
  clock.skip(ms)
  await page.evaluate((more) => (document.documentElement.dataset.skipped = String(more)), ms)
}

async function television(): Promise<Somebody> {
  const tv = await here.person(TV)
  await rush(tv.page, 10_000)
  await tv.page.goto(`${here.place.url}/tv`)
  return tv
}

/** The phone types the code that the television shows. */
async function showOnTv({ page }: Somebody, tv: Somebody): Promise<void> {
  const code = (await tv.page.locator('[data-tv-code]').getAttribute('data-tv-code')) ?? ''
  await page.getByRole('button', { name: 'Show on a TV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show on a TV' })
  await dialog.getByRole('textbox').fill('bcdf')
  expect(await dialog.getByRole('button', { name: 'Show it there' }).isDisabled()).toBe(true)
  await dialog.getByRole('textbox').fill(code.toLowerCase())
  await dialog.getByRole('button', { name: 'Show it there' }).click()
  await page.getByText('Your table is on the TV.').waitFor()
  await tv.page.waitForURL(`${page.url()}/tv`)
}

/** Who is asked looks at something else; another nudges, waits, and lets a bot play. Back at the table, one tap gets the seat again. */
async function goAwayAndReturn(all: readonly Somebody[], names: readonly string[], tv: Somebody): Promise<void> {
  const asked = (await whoIsAsked(all)) as Somebody
  const [gone, other] = [names[all.indexOf(asked)], all.find((one) => one !== asked) as Somebody]
  const table = asked.page.url()
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
  const rest = all.filter((one) => one !== asked)
  expect(rest).toContain(await whoIsAsked(rest))
  await asked.page.goto(table)
  await asked.page.getByRole('button', { name: 'Take my seat back' }).click()
  await asked.page.getByText('A bot is playing for you.').waitFor({ state: 'detached' })
  await moveOnce((await whoIsAsked(all)) as Somebody)
  await whoIsAsked(all)
}

/** By seat, as the page shows them. */
async function pointsOf({ page }: Somebody): Promise<number[]> {
  return (await page.locator('.seats .shown').allInnerTexts()).map(Number)
}

/** The server refuses it while dice are agreed on or about to be shown; a person then does it once more. */
async function leave({ page }: Somebody): Promise<void> {
  await holdToasts(page)
  const refusal = page.locator('.toast.trouble')
  for (;;) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByText('Leave the game', { exact: true }).click()
    await page.getByRole('dialog', { name: 'Leave this game?' }).getByRole('button', { name: 'Leave' }).click()
    await page.waitForFunction(() => location.pathname === '/' || document.querySelector('.toast.trouble') !== null)
    if (new URL(page.url()).pathname === '/') return
    await refusal.getByRole('button').click()
    await refusal.waitFor({ state: 'detached' })
  }
}

test('three devices and a television play two games again and again, and the score of the evening is right everywhere', async () => {
  const people = [await here.person(DESK), await here.person(PHONE), await here.person(PHONE)]
  const all = await Promise.all(people.map(timed))
  const [anna, ben, cleo] = all as [Somebody, Somebody, Somebody]
  const tv = await television()
  await openQuick(anna)
  await anna.page.getByRole('button', { name: 'Sit here', exact: true }).first().click()
  await typeName(anna, 'Anna')
  await sitHere(anna)
  await showOnTv(anna, tv)
  const code = (await anna.page.locator('[data-code]').getAttribute('data-code')) ?? ''

  // In by four letters: from the home page as people type them, and by a link.
  await ben.page.goto(here.place.url)
  await ben.page.getByRole('link', { name: 'Join with a code' }).click()
  const field = ben.page.getByRole('textbox', { name: 'Code' })
  await field.pressSequentially('bbbb')
  await ben.page.getByText('No open table has this code.').waitFor()
  await field.fill('')
  await field.pressSequentially(code.toLowerCase().split('').join(' '))
  await ben.page.getByText('Anna has invited you to play Dicy Cards').waitFor()
  await ben.page.getByRole('link', { name: 'Learn it in two minutes' }).waitFor()
  expect(await ben.page.getByText('You’re watching.').count()).toBe(0)
  await cleo.page.goto(`${here.place.url}/join/${code}`)
  await cleo.page.getByText('Anna has invited you').waitFor()

  // Both type their names for the same seat: the second gets the next one.
  for (const one of [ben, cleo]) await one.page.getByRole('button', { name: 'Sit here: seat 2' }).click()
  await typeName(ben, 'Ben')
  await typeName(cleo, FAMILY.repeat(30))
  expect(await cleo.page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe(FAMILY.repeat(24))
  await typeName(cleo, CLEO)
  await sitHere(ben)
  await ben.page.locator('[data-seat="1"]').getByText('Ben').waitFor()
  await sitHere(cleo)
  await cleo.page.locator('[data-seat="2"]').getByText(CLEO).waitFor()
  await soon(() => tv.page.locator('[data-sitter=person]').allInnerTexts()).toEqual(['Anna', 'Ben', CLEO])
  // A seated person gets no invitation to sit.
  expect(await anna.page.getByRole('button', { name: /^Sit here/ }).count()).toBe(0)
  await anna.page.getByRole('button', { name: 'Start with 3 players' }).click()
  for (const one of all) await playing(one)

  await resign(ben, 1)
  await seeScore(all, ['Dicy Cards 1 0 1'])
  await tv.page.locator('[data-end]').waitFor()
  await here.place.restart()

  // Again: one is at the table, one elsewhere in the app.
  await cleo.page.goto(here.place.url)
  await anna.page.getByRole('button', { name: 'Play again' }).first().click()
  await anna.page.getByText('Waiting for Ben and Cleo').waitFor()
  expect(await anna.page.getByText('You’re offline').count()).toBe(0)
  await tv.page.getByText('Another game! Who’s in?').waitFor()
  await ben.page.getByText('Anna wants to play Dicy Cards with you.').waitFor()
  await ben.page.getByRole('link', { name: 'Join the next game' }).click()
  await soon(() => tv.page.locator('li:has([data-agreed])').allInnerTexts()).toEqual([
    expect.stringContaining('Anna'),
    'Ben',
  ])
  const banner = cleo.page.locator('[data-asked]')
  await banner.getByText('Anna wants to play Dicy Cards with you.').waitFor()
  await banner.getByRole('link', { name: 'I’m in' }).click()
  for (const one of all) await playing(one)
  await seeWins([...all, tv], ['1', '1'])
  await goAwayAndReturn(all, ['Anna', 'Ben', CLEO], tv)
  // Who gives up is last; of the others, the one with more points has won.
  const [a = 0, b = 0] = await pointsOf(anna)
  const dicy = `${a >= b ? 2 : 1} ${b >= a ? 1 : 0} 1`
  await resign(cleo, 2)
  await seeScore(all, [`Dicy Cards ${dicy}`])

  // Next: another game with the same people, by another of them.
  await ben.page.getByRole('button', { name: '9 Dice' }).click()
  await ben.page.getByText('Waiting for Anna and Cleo').waitFor()
  await seeWins([ben], dicy.split(' '))
  for (const one of [anna, cleo]) {
    await one.page.getByText('Ben wants to play 9 Dice with you.').waitFor()
    await one.page.getByRole('link', { name: 'Join the next game' }).click()
  }
  for (const one of all) await playing(one)
  const won = dicy.split(' ').filter((wins) => wins !== '0')
  await seeWins([...all, tv], won)

  // Anna leaves once the dice are shown: the other two win, and the television shows it.
  await tv.page.getByText('Round 1', { exact: true }).first().waitFor()
  await leave(anna)
  const total = dicy.split(' ').map((wins, seat) => String(Number(wins) + (seat === 0 ? 0 : 1)))
  await seeScore([ben, cleo], [`Dicy Cards ${dicy}`, '9 Dice 0 1 1', `Total ${total.join(' ')}`])
  await soon(() => tv.page.locator('[data-end] ol .name').allInnerTexts()).toEqual(['Ben', CLEO, 'Anna'])
  await soon(() => tv.page.locator('[data-end] [data-evening] b').allInnerTexts()).toEqual(total)

  // They know each other from now on; and a television that is touched offers the way back.
  await ben.page.goto(`${here.place.url}/tables`)
  for (const name of ['Anna', CLEO]) await ben.page.locator('[data-people]').getByText(name, { exact: true }).waitFor()
  await tv.page.mouse.move(5, 5)
  await tv.page.getByRole('link', { name: 'Back to the table' }).click()
  await tv.page.waitForURL(/\/t\/[a-z2-7]{16}$/)
})
