/** Looking back on a game, playing on from a moment of it, and the levels' page, in a real browser. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GAME_IDS, type GameId, partsOf } from '../../games/index.ts'
import { answer, chanceIn, HASTE, holdToasts, nextAsk, openPage, play, showChances } from '../e2e/person.ts'
import { played } from '../e2e/played.ts'
import { site } from '../e2e/site.ts'

const here = site({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

/** The game that is solved for two. */
const SOLVED = 'dice-of-crowns' satisfies GameId

/** The game without questions: a race. */
const RACE = 'nine-dice' satisfies GameId

async function watch(game: GameId = SOLVED): Promise<Page> {
  const page = await here.visit()
  await holdToasts(page)
  await page.goto(`${here.url}/open`)
  await page.getByLabel('Or paste the game as text').fill((await played(game, 2, 3, 0, { weakest: true })).log())
  await page.getByRole('button', { name: 'Watch' }).click()
  return page
}

/** "+12.3%" */
function figure(text: string | null): number {
  const found = /[+-−]?\d+\.\d%/.exec(text ?? '')
  if (found === null) throw new Error(`no figure in ${text}`)
  return Number(found[0].replace('−', '-').replace('%', ''))
}

test('a game is looked back on: exact figures that make up the result, and every moment one tap away', async () => {
  const page = await watch()
  const panel = page.getByRole('region', { name: 'The story of the game' })
  // First the story: a tap shows the board and the better move.
  const costliest = panel.getByRole('button', { name: /^Costliest choice/ })
  await costliest.click()
  await page.getByRole('region', { name: 'Timeline' }).getByText('Better:').waitFor()
  await panel
    .getByText(/^Squire.* \d+$/)
    .first()
    .waitFor()
  await panel.getByText('Details').click()
  await panel.getByText('Exact figures: this game has been worked out in full').waitFor()
  const rows = panel.getByRole('row')
  expect(await rows.count()).toBe(3)
  const cells = await rows.nth(1).getByRole('cell').allTextContents()
  const [luck = 0, skill = 0, others = 0] = cells.map(figure)
  expect(skill).toBeLessThanOrEqual(0)
  // From an even chance to a win or a loss.
  expect(Math.abs(luck + skill + others)).toBeCloseTo(50, 0)
  await panel
    .getByRole('button', { name: /cost .*Better:/ })
    .first()
    .click()
  await panel.getByRole('status').waitFor()
  expect(await panel.getByRole('status').textContent()).toMatch(/^Best: /)
  await panel
    .getByRole('listitem')
    .filter({ hasText: 'played' })
    .getByText(/less than the best/)
    .waitFor()

  // Shared as a link, it opens at the same step.
  const step = await page.getByRole('slider', { name: 'Timeline' }).inputValue()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await panel.getByRole('button', { name: 'Share as a link' }).click()
  await page.getByText('Link copied').waitFor()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  const link = shared.split('\n').at(-1) ?? ''
  expect(link).toMatch(/\/open#[\w-]+\.\d+$/)
  const other = await openPage(page.context())
  await other.goto(link)
  const theirs = other.getByRole('region', { name: 'The story of the game' })
  await theirs.getByText('Details').click()
  await theirs.getByText('Exact figures: this game has been worked out in full').waitFor()
  expect(await theirs.getByRole('row').nth(1).getByRole('cell').allTextContents()).toEqual(cells)
  expect(await other.getByRole('slider', { name: 'Timeline' }).inputValue()).toBe(step)
  await other.goto(`${link.slice(0, -40)}`)
  await other.reload()
  await other.getByText('This link is damaged or was cut short').waitFor()
})

test('a race is looked back on: own play that also gains, with errors, and every grab one tap away', async () => {
  const page = await watch(RACE)
  const panel = page.getByRole('region', { name: 'The story of the game' })
  await panel.getByText('Details').click()
  await panel.getByRole('columnheader', { name: 'Own play' }).waitFor()
  const rows = await panel
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all()
  for (const row of rows) {
    const cells = await row.getByRole('cell').allTextContents()
    const [luck = 0, skill = 0, others = 0] = cells.map(figure)
    expect(Math.abs(luck + skill + others - 50) < 2 || Math.abs(luck + skill + others + 50) < 2).toBe(true)
    for (const cell of cells) expect(cell).toMatch(/± \d/)
  }
  const best = panel.getByRole('button', { name: /Take .*, \+.* ± / }).first()
  const told = await best.innerText()
  await best.click()
  expect(await panel.getByRole('status').innerText()).toBe(told)
})

test('a moment is played on', async () => {
  const page = await watch()
  await page.getByText('Details').click()
  const panel = page.getByRole('region', { name: 'What if?' })
  await panel.waitFor()
  await page.keyboard.press('End')
  await panel.getByText('The game is over here').waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await panel.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/\/table\//)
  await page.getByRole('main').waitFor()
})

test('a coach tells how it stands, then every choice with its chance and why; in a race it is silent', async () => {
  const coached = await here.visit(HASTE)
  await coached.goto(here.url)
  await play(coached, 'Star Maps').click()
  await showChances(coached)
  for (let asked = await nextAsk(coached); asked !== 'move'; asked = await nextAsk(coached)) {
    const standing = coached.getByRole('region', { name: 'How things stand' })
    await chanceIn(standing).waitFor()
    expect(await standing.getByRole('listitem').count()).toBe(2)
    await answer(coached, asked)
  }
  const advice = coached.getByRole('region', { name: 'Chances of winning after each move' })
  await chanceIn(advice).waitFor()
  expect(await advice.getByRole('status').innerText()).toMatch(/^Best: .+\. .+/)

  // On the board as well, where a box or a circle is tapped, and a tap on the list plays the move.
  expect(await coached.locator('svg text.chance').count()).toBeGreaterThan(0)
  await advice.getByRole('button').first().click()
  await advice.waitFor({ state: 'hidden' })

  await coached.goto(here.url)
  await play(coached, '9 Dice').click()
  await showChances(coached)
  const standing = coached.getByRole('region', { name: 'How things stand' })
  if ((await nextAsk(coached)) === 'roll') {
    await chanceIn(standing).waitFor()
    await answer(coached, 'roll')
  }
  expect(await nextAsk(coached)).toBe('move')
  expect(await standing.isHidden()).toBe(true)
})

test('every game whose bots were measured says how strong they are', async () => {
  const page = await here.visit()
  const measured = GAME_IDS.filter((id) => partsOf(id).ratings !== undefined)
  expect(measured.length).toBeGreaterThan(0)
  for (const id of measured) {
    await page.goto(`${here.url}/levels/${id}`)
    await page.getByRole('heading', { name: 'Who beats whom' }).waitFor()
    const levels = (await partsOf(id).bots()).levels.length
    expect(await page.getByRole('row').count()).toBe(levels + 1)
  }
})
