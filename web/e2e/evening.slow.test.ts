/** An evening of three devices, in a real browser: in by four letters, again, another game, and the score of it all. */
import { expect, test } from 'vitest'
import { DESK, gathering, PHONE } from './gathering.ts'
import { type Somebody, soon } from './online.ts'

const here = gathering({}, { hurried: true })

/** A table at which the first person who resigns ends the game: the others share the first place. */
async function openQuick({ page }: Somebody): Promise<void> {
  await page.goto(`${here.place.url}/join`)
  await page.waitForFunction(async () => (await fetch('/api/me')).ok)
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

test('three devices play two games again and again, and the score of the evening is right everywhere', async () => {
  const [anna, ben, cleo] = [await here.person(DESK), await here.person(PHONE), await here.person(PHONE)]
  const all = [anna, ben, cleo]
  await openQuick(anna)
  await anna.page.getByRole('button', { name: 'Sit here', exact: true }).first().click()
  await typeName(anna, 'Anna')
  await sitHere(anna)
  const code = (await anna.page.locator('[data-code]').getAttribute('data-code')) ?? ''

  // In by four letters: from the home page as people type them, and by a link.
  await ben.page.goto(here.place.url)
  await ben.page.getByRole('link', { name: 'Join with a code' }).click()
  const field = ben.page.getByRole('textbox', { name: 'Code' })
  await field.pressSequentially('bbbb')
  await ben.page.getByText('No open table has this code.').waitFor()
  await field.fill('')
  await field.pressSequentially(code.toLowerCase().split('').join(' '))
  await ben.page.getByText('Anna invites you to Dicy Cards').waitFor()
  await ben.page.getByRole('link', { name: 'Learn it in two minutes' }).waitFor()
  expect(await ben.page.getByText('You’re watching.').count()).toBe(0)
  await cleo.page.goto(`${here.place.url}/join/${code}`)
  await cleo.page.getByText('Anna invites you').waitFor()

  // Both type their names for the same seat: the second gets the next one.
  for (const one of [ben, cleo]) await one.page.getByRole('button', { name: 'Sit here: seat 2' }).click()
  await typeName(ben, 'Ben')
  await typeName(cleo, 'Cleo 👩🏽‍🚀')
  await sitHere(ben)
  await ben.page.locator('[data-seat="1"]').getByText('Ben').waitFor()
  await sitHere(cleo)
  await cleo.page.locator('[data-seat="2"]').getByText('Cleo 👩🏽‍🚀').waitFor()
  // A seated person gets no invitation to sit.
  expect(await anna.page.getByRole('button', { name: /^Sit here/ }).count()).toBe(0)
  await anna.page.getByRole('button', { name: 'Start with 3 players' }).click()
  for (const one of all) await playing(one)

  await resign(ben, 1)
  await seeScore(all, ['Dicy Cards 1 0 1'])
  await here.place.restart()

  // Again: one is at the table, one elsewhere in the app.
  await cleo.page.goto(here.place.url)
  await anna.page.getByRole('button', { name: 'Play again' }).first().click()
  await anna.page.getByText('Waiting for Ben and Cleo').waitFor()
  expect(await anna.page.getByText('You’re offline').count()).toBe(0)
  await ben.page.getByText('Anna wants to play Dicy Cards with you.').waitFor()
  await ben.page.getByRole('link', { name: 'Join the next game' }).click()
  const banner = cleo.page.locator('[data-asked]')
  await banner.getByText('Anna wants to play Dicy Cards with you.').waitFor()
  await banner.getByRole('link', { name: 'I’m in' }).click()
  for (const one of all) await playing(one)
  await resign(cleo, 2)
  await seeScore(all, ['Dicy Cards 2 1 1'])

  // Next: another game with the same people, by another of them.
  await ben.page.getByRole('button', { name: '9 Dice' }).click()
  await ben.page.getByText('Waiting for Anna and Cleo').waitFor()
  await soon(() =>
    ben.page.locator('[data-wins]').evaluateAll((all) => all.map((one) => one.getAttribute('data-wins'))),
  ).toEqual(['2', '1', '1'])
  for (const one of [anna, cleo]) {
    await one.page.getByText('Ben wants to play 9 Dice with you.').waitFor()
    await one.page.getByRole('link', { name: 'Join the next game' }).click()
  }
  for (const one of all) await playing(one)
  await resign(anna, 0)
  await seeScore(all, ['Dicy Cards 2 1 1', '9 Dice 0 1 1', 'Total 2 2 2'])
  expect(all.flatMap(({ faults }) => faults())).toEqual([])
})
