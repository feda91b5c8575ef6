/** Online moves: a likely slip is confirmed, and a move is taken back only if the other agrees. In a real browser. */
import { describe, expect, test } from 'vitest'
import { answer, holdToasts, nextAsk, play } from '../person.ts'
import { DESK, gathering } from './gathering.ts'
import { begin, happened, main, moveOnce, openTable, type Somebody, sitDown, soon, whoIsAsked } from './online.ts'

const here = gathering()

/** The first player and the other: each has five active cards, of which Any Two always scores. */
async function begun(settings: object = {}): Promise<{ first: Somebody; other: Somebody }> {
  const anna = await here.person(DESK, settings)
  const path = await openTable(anna, here.place.url, 'Anna')
  const ben = await here.person(DESK, settings)
  await sitDown(ben, `${here.place.elsewhere}${path}`, 'Ben')
  await begin(anna)
  const first = (await whoIsAsked([anna, ben])) as Somebody
  return { first, other: first === anna ? ben : anna }
}

const pass = ({ page }: Somebody) => page.getByRole('button', { name: 'Pass', exact: true })
const question = ({ page }: Somebody) => page.locator('[data-question]')
/** For those who listen, too: the question is said, and the focus is on what answers it. */
const isAsked = async (one: Somebody): Promise<void> => {
  await main(one).getByText('Pass: sure?').waitFor()
  await question(one)
    .getByText(/Passing now gives up \d+ points? with /)
    .waitFor({ state: 'attached' })
  await soon(() => main(one).evaluate((button) => button === document.activeElement)).toBe(true)
}

describe('a slip', () => {
  test('by a tap: asked for twice, forgotten by any other tap, played by the main button', async () => {
    const { first, other } = await begun()
    const before = await happened(other)
    await pass(first).click()
    await isAsked(first)
    // Once more on the same button is still the same slip.
    await pass(first).click()
    await isAsked(first)
    await first.page
      .getByRole('main')
      .getByRole('button', { name: /^Any Two/ })
      .last()
      .click()
    await main(first)
      .getByText(/^Score Any Two/)
      .waitFor()
    expect(await happened(other)).toBe(before)
    await pass(first).click()
    await isAsked(first)
    await main(first).click()
    expect(await whoIsAsked([other])).toBe(other)
    await other.page
      .locator('aside')
      .getByText(/passes/)
      .waitFor()
  })

  test('by keyboard alone: a letter asks, Escape forgets, Enter means it', async () => {
    const { first, other } = await begun()
    const before = await happened(other)
    const { keyboard } = first.page
    await keyboard.press('p')
    await isAsked(first)
    await keyboard.press('Escape')
    await main(first).getByText('Pick a card').waitFor()
    await keyboard.press('p')
    await keyboard.press('p')
    await isAsked(first)
    expect(await happened(other)).toBe(before)
    await keyboard.press('Enter')
    expect(await whoIsAsked([other])).toBe(other)
  })

  test('at once, for those who have set it so', async () => {
    const { first, other } = await begun({ askTwice: false })
    await pass(first).click()
    expect(await whoIsAsked([other])).toBe(other)
  })

  test('the switch is in the settings; a table on this device asks nobody twice', async () => {
    const anna = await here.person(DESK)
    await anna.page.goto(`${here.place.url}/settings`)
    const twice = anna.page.getByRole('switch', { name: 'Ask before a costly slip' })
    expect(await twice.isChecked()).toBe(true)
    await twice.click()
    await soon(() => anna.page.evaluate(() => localStorage.getItem('iacta.settings'))).toContain('"askTwice":false')
    await twice.click()
    await anna.page.goto(here.place.url)
    await play(anna.page).click()
    await anna.page.waitForURL(/\/table\//)
    // Until the person's own turn: the bot may begin, and ask for an answer.
    const own = async (): Promise<boolean> => (await nextAsk(anna.page)) === 'move' && (await pass(anna).count()) > 0
    while (!(await own())) {
      const before = await happened(anna)
      await answer(anna.page, await nextAsk(anna.page))
      await soon(() => happened(anna)).toBeGreaterThan(before)
    }
    const before = await happened(anna)
    await pass(anna).click()
    await soon(() => happened(anna)).toBeGreaterThan(before)
  })
})

/** Scores Any Two: before anything is thrown, the other must freeze a card. */
async function scoreAnyTwo(one: Somebody, other: Somebody): Promise<void> {
  await one.page
    .getByRole('main')
    .getByRole('button', { name: /^Any Two/ })
    .last()
    .click()
  await main(one).click()
  await other.page
    .getByText(/scored Any Two: freeze one of your cards/)
    .first()
    .waitFor()
}

const takeback = ({ page }: Somebody) => page.getByRole('button', { name: 'Ask to undo' })

describe('taking back', () => {
  test('asked, refused, asked again and agreed to: the move is gone for both, and can be another', async () => {
    const { first, other } = await begun()
    for (const { page } of [first, other]) await holdToasts(page)
    const before = await happened(first)
    await scoreAnyTwo(first, other)
    expect(await first.page.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0)
    await takeback(first).click()
    await first.page.getByText(/You asked to undo your move. Waiting for/).waitFor()
    await takeback(first).waitFor({ state: 'detached' })
    await other.page.getByText(/would like to undo their last move/).waitFor()
    await Promise.all([
      first.page.getByText(/said no: the move stands/).waitFor(),
      other.page.getByRole('button', { name: 'No', exact: true }).click(),
    ])

    await takeback(first).waitFor() // The refused request is closed: another can be made.
    await first.page.keyboard.press('u')
    await Promise.all([
      ...[first, other].map(({ page }) => page.getByText('The move was undone.').first().waitFor()),
      other.page.getByRole('button', { name: 'Agree' }).click(),
    ])
    expect(await whoIsAsked([first])).toBe(first)
    await soon(() => happened(first)).toBe(before)
    await soon(() => happened(other)).toBe(before)
    expect(await other.page.locator('[data-ask]').count()).toBe(0)
    await moveOnce(first)
  })

  test('not across a throw: it is not offered, and who asks anyway is told', async () => {
    const { first, other } = await begun()
    for (const { page } of [first, other]) await holdToasts(page)
    await scoreAnyTwo(first, other)
    await takeback(first).waitFor()
    // The answer brings the next throw.
    await moveOnce(other)
    expect(await whoIsAsked([other])).toBe(other)
    await takeback(first).waitFor({ state: 'detached' })
    expect(await takeback(other).count()).toBe(0)
    const stands = await happened(other)
    await soon(() => happened(first)).toBe(stands)
    await first.page.keyboard.press('u')
    await first.page
      .locator('[data-toast], [role=status], [role=alert]')
      .getByText(/undo|too late/i)
      .first()
      .waitFor()
    expect(await happened(other)).toBe(stands)
    expect(await other.page.getByText(/would like to undo/).count()).toBe(0)
  })
})
