/** Races at a table of the real server, in real browsers: what each page shows and when, who was first, and lost connections. */
import { describe, expect, test } from 'vitest'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { delayed } from '../../../server/race/testing/delay.ts'
import { share } from '../../../server/race/testing/harness.ts'
import { gathering } from './gathering.ts'
import { type Somebody, soon, standing } from './online.ts'
import {
  agree,
  allGrab,
  DISCS,
  gather,
  goOn,
  handsAt,
  judged,
  lags,
  lateAt,
  press,
  raceOn,
  rightOnes,
  shownTo,
  stage,
  taken,
  takersOf,
  tap,
  tapUntilTaken,
} from './racers.ts'

const here = gathering({ env: { REQUESTS_PER_SECOND: '200', MESSAGES_PER_SECOND: '200' } })

/** How far apart the clocks of two processes of one machine may be, in ms. */
const EARLY = 60

describe('three browsers race', () => {
  test('a whole game: the same throw at the same moment, taps and keys, and the same points for all', async () => {
    const names = ['Anna', 'Ben', 'Cleo']
    const { people } = await gather(here, names, { target: 10, seconds: 60 })
    const [anna] = people as [Somebody, Somebody, Somebody]
    let rounds = 0
    for (; rounds < 12; rounds++) {
      const shown = await raceOn(people)
      const right = rightOnes(shown)
      for (const [i, disc] of right.entries()) {
        const who = (rounds + i) % people.length
        const one = people[who] as Somebody
        await (who === 0 ? press(one, disc) : tap(one, disc))
        await taken(people, disc, names[who] as string)
      }
      await press(anna, 'black')
      await judged(people)
      await agree(people)
      if ((await anna.page.locator('[data-over]').count()) > 0) break
      await goOn(people)
    }
    await Promise.all(people.map(({ page }) => page.locator('[data-over]').waitFor()))
    expect(new Set(await Promise.all(people.map(async (one) => (await standing(one)).join()))).size).toBe(1)
    const all = await Promise.all(people.map(shownTo))
    for (const seen of all) {
      expect(seen.map(({ number, dice }) => [number, dice])).toEqual(all[0]?.map(({ number, dice }) => [number, dice]))
      for (const { dice } of seen) expect(dice).toHaveLength(9)
      // A page that stands still may miss a beat.
      for (const { counted } of seen) expect([3, 2, 1].filter((beat) => counted.includes(beat))).toEqual(counted)
    }
    // No page shows them before the moment, as far as clocks can be read; how long after depends on the machine.
    for (const one of people) {
      const { lags: all, error } = await lags(one)
      for (const lag of all) expect(lag).toBeGreaterThan(-EARLY - error)
    }
  })

  test('hands that come down together: one has it, the others are told that they were too late', async () => {
    const names = ['Anna', 'Ben', 'Cleo']
    const { people } = await gather(here, names, { target: 25, seconds: 60 })
    const [anna, ben] = people as [Somebody, Somebody, Somebody]
    await raceOn(people)
    await allGrab(people, 'red')
    const label = /^red disc: taken by (Anna|Ben|Cleo)$/
    const takers = await Promise.all(people.map(({ page }) => page.getByLabel(label).getAttribute('aria-label')))
    expect(new Set(takers).size).toBe(1)
    const losers = people.filter((_, i) => !takers[0]?.endsWith(names[i] ?? ''))
    expect(losers).toHaveLength(2)
    // A hand that a busy machine reports late is not believed to have been as quick: then it is no photo finish.
    // Of the other late hand a page may be told, too.
    for (const one of losers) {
      await soon(() => lateAt(one)).not.toEqual([])
      for (const line of await lateAt(one))
        expect(line).toMatch(/^(Photo finish: \w+ (beat \w+ by \d+ ms|and \w+)|Too late: red goes to \w+)/)
    }
    // The end of the round is as close: it is told beside the verdicts, the same to all.
    await allGrab([anna, ben], 'black')
    await judged(people)
    await agree(people)
    const photos = await Promise.all(people.map(({ page }) => page.locator('[data-photo]').allInnerTexts()))
    expect(new Set(photos.map(String)).size).toBe(1)
  })
})

describe('whoever is cut off in mid-round', () => {
  test('does not stop the others, and sees on return where it stands', async () => {
    const { people } = await gather(here, ['Anna', 'Ben', 'Cleo'], { target: 25, seconds: 120 })
    const [anna, ben, cleo] = people as [Somebody, Somebody, Somebody]
    await raceOn(people)
    await tap(ben, 'red')
    await taken(people, 'red', 'Ben')
    await ben.context.setOffline(true)
    await ben.page.locator('[data-connection=lost]').waitFor()
    await press(anna, 'orange')
    await taken([anna, cleo], 'orange', 'Anna')
    await tap(cleo, 'black')
    await judged([anna, cleo])
    await agree([anna, cleo])
    await goOn([anna, cleo])
    // The next round begins without waiting for who is not here.
    await raceOn([anna, cleo])
    await tap(cleo, 'blue')
    await taken([anna, cleo], 'blue', 'Cleo')
    expect(await shownTo(ben)).toHaveLength(1)
    await ben.context.setOffline(false)
    await ben.page.locator('[data-connection]').waitFor({ state: 'detached' })
    await taken([ben], 'blue', 'Cleo')
    await agree(people)
    await tap(ben, 'green')
    await taken(people, 'green', 'Ben')
  })

  test('by a page that is closed: it is opened again, and the race is there', async () => {
    const { people, path } = await gather(here, ['Anna', 'Ben'], { target: 25, seconds: 120 })
    const [anna, ben] = people as [Somebody, Somebody]
    await raceOn(people)
    await tap(ben, 'red')
    await taken(people, 'red', 'Ben')
    await ben.page.close()
    await press(anna, 'orange')
    await taken([anna], 'orange', 'Anna')
    const page = await ben.context.newPage()
    const back = { ...ben, page }
    await page.goto(`${here.place.elsewhere}${path}`)
    await taken([back], 'red', 'Ben')
    await taken([back], 'orange', 'Anna')
    await tap(back, 'black')
    await judged([anna, back])
    await agree([anna, back])
  })
})

describe('on a shared screen', () => {
  test('everybody sees the race, and a phone is a hand with five discs', async () => {
    const { people, path } = await gather(here, ['Anna', 'Ben'], { target: 25, seconds: 120 })
    const [anna, ben] = people as [Somebody, Somebody]
    const tv = await here.person({ width: 1920, height: 1080 })
    await tv.page.goto(`${here.place.url}${path}/tv`)
    await raceOn(people)
    await stage(tv, 'open').waitFor()
    await ben.page.getByRole('button', { name: 'Menu' }).click()
    await ben.page.getByText('Only what I can grab').click()
    const zone = ben.page.locator('[data-zone="1"]')
    await zone.locator('[data-grab=red]:enabled').tap()
    await taken([anna, tv], 'red', 'Ben')
    await zone.locator('[data-grab=red]:disabled').waitFor()
    await press(anna, 'blue')
    await taken([tv], 'blue', 'Anna')
    await zone.locator('[data-grab=blue]:disabled').waitFor()
    await zone.locator('[data-grab=black]:enabled').tap()
    await judged([anna, tv])
    await agree([anna, tv])
  })
})

describe('at a table that waits for readers', () => {
  test('it is shown at once, and nothing can be grabbed until it has been heard; then by all', async () => {
    const { people } = await gather(here, ['Anna', 'Ben'], { target: 25, seconds: 60 }, { reader: true })
    const [anna, ben] = people as [Somebody, Somebody]
    const shown = await raceOn(people)
    expect(shown.dice).toHaveLength(9)
    await ben.page.locator('p').getByText('Waiting for a screen reader.').waitFor()
    await press(anna, 'red')
    const heard = anna.page.getByRole('button', { name: 'I’ve heard it' })
    await heard.waitFor()
    expect(await anna.page.getByLabel(/^red disc: /).count()).toBe(0)
    expect(await ben.page.getByRole('button', { name: 'I’ve heard it' }).count()).toBe(0)
    await heard.click()
    await heard.waitFor({ state: 'hidden' })
    await tapUntilTaken(ben, 'red')
    await taken(people, 'red', 'Ben')
  })
})

describe('over ways of 10 and 100 ms', () => {
  // That the quicker hand wins, near or far, is proven over sockets, where a page's load does not count.
  test('hands in turn for every disc: one winner each, and the same for both', async () => {
    const random = new Xoshiro128(1)
    const ways = await Promise.all([10, 100].map((ms) => delayed(here.place.url, () => ms + 5 * share(random))))
    const bases = ways.map(({ base }) => base)
    const { people } = await gather(here, ['Anna', 'Ben'], { target: 25, seconds: 120 }, { ways: bases })
    await raceOn(people)
    const from = Date.now() + 500
    const plan = (who: number) => DISCS.map((disc, i) => ({ disc, at: from + 450 * i + ((i + who) % 2) * 60 }))
    await Promise.all(people.map(({ page }, who) => handsAt(page, plan(who))))
    await judged(people)
    const takers = await Promise.all(people.map(takersOf))
    expect(takers[0]).toEqual(takers[1])
    expect(takers[0]).toHaveLength(DISCS.length)
    for (const way of ways) way.close()
  })
})
