/** People and their data: colours, links, lists, export and deletion. In a real browser. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Person } from '../../../server/soak/client.ts'
import { holdToasts } from '../person.ts'
import { DESK, gathering, PHONE } from './gathering.ts'
import { begin, moveOnce, openTable, type Somebody, sitDown, soon, standing, whoIsAsked } from './online.ts'

const here = gathering({ env: { TABLES_PER_GUEST: '100', REQUESTS_PER_SECOND: '200' } })

const SHARED = 'iacta.test.shared'

describe('the link', () => {
  test('on plain http it is copied by the old way; where nothing can be copied it is selected, and said', async () => {
    const anna = await here.person(PHONE)
    await holdToasts(anna.page)
    const path = await openTable(anna, here.place.elsewhere, 'Anna')
    const { page } = anna
    expect(await page.evaluate(() => [isSecureContext, navigator.clipboard === undefined])).toEqual([false, true])
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Link copied.').waitFor()
    // Reads the clipboard by pasting.
    await page.evaluate(() => document.body.append(document.createElement('textarea')))
    const field = page.locator('textarea')
    await field.press('Control+V')
    expect(await field.inputValue()).toBe(`${here.place.elsewhere}${path}`)

    await page.evaluate(() => {
      document.execCommand = () => false
    })
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('This browser won’t copy it.').waitFor()
    const selected = await page.evaluate(() => {
      const { activeElement: at } = document
      return at instanceof HTMLInputElement ? at.value.slice(at.selectionStart ?? 0, at.selectionEnd ?? 0) : ''
    })
    expect(selected).toBe(`${here.place.elsewhere}${path}`)
  })

  test('is handed to the system where that can share, and only there', async () => {
    const anna = await here.person(PHONE)
    // Neither as it is nor by chance: this browser cannot, the next one can.
    await anna.page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
    const path = await openTable(anna, here.place.elsewhere, 'Anna')
    expect(await anna.page.getByRole('button', { name: 'Share' }).count()).toBe(0)

    const ben = await here.person(PHONE)
    await ben.page.addInitScript((key) => {
      const share = async (data: ShareData) => localStorage.setItem(key, JSON.stringify(data))
      Object.defineProperty(Navigator.prototype, 'share', { value: share })
    }, SHARED)
    await ben.page.goto(`${here.place.elsewhere}${path}`)
    await ben.page.getByRole('button', { name: 'Share' }).click()
    const shared = await ben.page.waitForFunction((key) => localStorage.getItem(key), SHARED)
    expect(JSON.parse((await shared.jsonValue()) ?? '')).toEqual({
      title: 'Dicy Cards',
      text: 'Let’s play Dicy Cards! Your seat is waiting.',
      url: `${here.place.elsewhere}${path}`,
    })
  })
})

/** The colour of a seat on a page (in its strip, and on the track of the board), and the colour of that name there. */
async function seen(
  { page }: Somebody,
  seat: number,
  colour: number,
): Promise<{ seat: string; named: string; track: string; namedOnBoard: string }> {
  return page.evaluate(
    ([seat, colour]) => {
      const colourOf = (part: Element | null | undefined): string => (part ? getComputedStyle(part).color : '')
      const named = (place: Element | null): string => {
        const probe = document.createElement('span')
        probe.style.color = `var(--seat-${colour})`
        place?.append(probe)
        const found = colourOf(probe)
        probe.remove()
        return found
      }
      const pin = document.querySelectorAll('main .pin')[seat as number]
      return {
        seat: colourOf(document.querySelectorAll('.seats .seat')[seat as number]?.querySelector('svg')),
        named: named(document.querySelector('.seats')),
        track: colourOf(pin?.querySelector('svg')),
        namedOnBoard: named(pin?.parentElement ?? null),
      }
    },
    [seat, colour],
  )
}

describe('a colour', () => {
  test('that somebody chose is theirs at the table, for all; who has the same gets another', async () => {
    const anna = await here.person(DESK)
    await anna.page.goto(`${here.place.url}/me`)
    await anna.page.getByRole('radio', { name: 'red' }).check({ force: true })
    await anna.page.getByText('Saved.').waitFor()
    const path = await openTable(anna, here.place.url, 'Anna')
    const ben = await here.person(PHONE)
    // Ben's seat would have been red.
    await sitDown(ben, `${here.place.elsewhere}${path}`, 'Ben')
    await begin(anna)
    await whoIsAsked([anna, ben])
    const screen = await here.person({ width: 1920, height: 1080 })
    await screen.page.goto(`${here.place.url}${path}/tv`)
    await screen.page.locator('[data-tv=playing] .seats .seat').first().waitFor()
    for (const one of [anna, ben, screen]) {
      const [mine, other] = [await seen(one, 0, 1), await seen(one, 1, 0)]
      for (const { seat, named, track, namedOnBoard } of [mine, other])
        expect([seat, track]).toEqual([named, namedOnBoard])
      expect(mine.seat).not.toBe(other.seat)
    }
  })
})

describe('the public list', () => {
  test('is shown page by page, none twice, and stays as long as it was when it is looked up again', async () => {
    const host = await Person.arrive(here.place.url)
    const made: string[] = []
    for (let i = 0; i < 53; i++) {
      const body = { game: 'dicy-cards', options: {}, seats: 2, clock: { kind: 'none' }, listed: true } as const
      made.push((await host.must('createTable', { body })).id)
    }
    const carl = await here.person(PHONE)
    await carl.page.clock.install()
    await carl.page.goto(`${here.place.url}/tables`)
    const rows = carl.page.locator('section[aria-labelledby=others] [data-table]')
    const listed = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-table') ?? ''))
    await soon(() => rows.count()).toBe(50)
    expect(await listed()).toEqual(made.toReversed().slice(0, 50))
    const more = carl.page.getByRole('button', { name: 'Show more' })
    await more.click()
    await soon(() => rows.count()).toBe(53)
    expect(await listed()).toEqual(made.toReversed())
    await more.waitFor({ state: 'detached' })

    // A table more at the top, and the end still there.
    const body = { game: 'dicy-cards', options: {}, seats: 3, clock: { kind: 'none' }, listed: true } as const
    made.push((await host.must('createTable', { body })).id)
    await carl.page.clock.fastForward(16_000)
    await soon(async () => (await listed())[0]).toBe(made.at(-1))
    const now = await listed()
    expect(now.length).toBeGreaterThanOrEqual(53)
    expect(now).toEqual(made.toReversed().slice(0, now.length))
    await rows.first().click()
    await carl.page.waitForURL(new RegExp(`/t/${made.at(-1)}$`))
    await carl.page.getByRole('button', { name: 'Sit here', exact: true }).waitFor()
  })
})

describe('my data', () => {
  test('is saved as a file, and deleted for good: others see a guest, and a bot plays on', async () => {
    const { anna, ben, path } = await here.two()
    await moveOnce((await whoIsAsked([anna, ben])) as Somebody)
    await holdToasts(ben.page)
    await ben.page.goto(`${here.place.elsewhere}/me`)
    const download = ben.page.waitForEvent('download')
    await ben.page.getByRole('button', { name: 'Save my data' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('iacta.json')
    const saved = JSON.parse(readFileSync(await file.path(), 'utf8'))
    expect(saved.me).toMatchObject({ name: null, colour: null })
    expect(saved.tables).toHaveLength(1)
    expect(saved.tables[0]).toMatchObject({
      table: { id: path.slice(3), status: 'playing' },
      you: { seats: [1] },
      log: null,
    })

    await ben.page.getByRole('button', { name: 'Delete all my data' }).click()
    const dialog = ben.page.getByRole('dialog', { name: 'Delete all your data?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect((await standing(anna))[1]).toMatch(/^Ben/)
    await ben.page.getByRole('button', { name: 'Delete all my data' }).click()
    await dialog.getByRole('button', { name: 'Delete all my data' }).click()
    await ben.page.getByText('Your data on the server has been deleted.').waitFor()
    await soon(async () => (await standing(anna))[1]).toMatch(/^Guest/)
    expect(await anna.page.getByText('Ben', { exact: true }).count()).toBe(0)
    for (let i = 0; i < 2; i++) {
      expect(await whoIsAsked([anna])).toBe(anna)
      await moveOnce(anna)
    }
    // Ben is a new guest now, who has no seat and may only watch.
    await ben.page.goto(`${here.place.elsewhere}/tables`)
    await ben.page.getByText('No online games yet.').waitFor()
    await ben.page.goto(`${here.place.elsewhere}${path}`)
    await ben.page.getByText('You’re watching.').waitFor()
  })
})
