/** Puzzles in a real browser: a mistake in a game becomes one, is missed, comes back the next day, and is solved. */
import { expect, test } from 'vitest'
import { analyse } from '../../bots/insights/analysis.ts'
import { playMatch } from '../../bots/matches/match.ts'
import { Chances } from '../../bots/review/chances.ts'
import type { Level } from '../../engine/bots/bot.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { type Entry, readLog, writeLog } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import { tableOf } from '../../engine/table/table.ts'
import { partsOf, rulesOf } from '../../games/index.ts'
import { fitsScreens, isAccessible } from '../e2e/looks.ts'
import { primary } from '../e2e/person.ts'
import { bring } from '../e2e/sample.ts'
import { site } from '../e2e/site.ts'
import { mistakesIn } from './own.ts'

const here = site()
const GAME = 'dice-of-crowns'
/** The keys of the board. */
const KEYS: { readonly [move: string]: string } = { 'reroll skulls': 'k', 'reroll scrolls': 'c', 'reroll both': 'b' }

/** A game alone, by the weakest level, with one clear mistake, in what to reroll. */
async function flawed(): Promise<{ readonly log: string; readonly wrong: string; readonly right: string }> {
  const [game, bots] = [await rulesOf(GAME), await partsOf(GAME).bots()]
  const options = unwrap(readOptions(game, 1, {}))
  for (let seed = 1; seed < 200; seed++) {
    const entries: Entry<unknown>[] = []
    const match = { game, options, seats: [bots.levels[0] as Level] }
    playMatch(match, { dice: new Xoshiro128(seed), bots: new Xoshiro128(seed) }, ({ input, forced }) =>
      entries.push(forced === true ? { input, forced } : { input }),
    )
    const log = writeLog(game, { seats: 1, options, entries })
    const read = readLog(game, log)
    const table = unwrap(read.ok ? tableOf(game, read.value) : read)
    const [analysis, chances] = [analyse(table, 0, bots), new Chances(bots)]
    if (analysis === null) continue
    const judge = async (step: number) => chances.moves(table, step, 0)
    const [mistake, another] = await mistakesIn(table, bots, { seat: 0, analysis }, judge)
    if (mistake === undefined || another !== undefined) continue
    const [wrong, right] = [KEYS[mistake.played], KEYS[mistake.choices[0]?.move ?? '']]
    if (wrong !== undefined && right !== undefined) return { log, wrong, right }
  }
  throw new Error('no such game')
}

test('a mistake becomes a puzzle, is missed, comes back the next day, and is solved', async () => {
  const { log, wrong, right } = await flawed()
  const page = await here.visit()
  await page.clock.setFixedTime('2026-11-16T10:00:00')
  await bring(page, here.url, log)
  const outcome = (word: string) => page.locator(`[data-puzzle=${word}]`).waitFor()
  const own = page.getByRole('link', { name: 'Your own mistakes' })
  async function solve(): Promise<void> {
    await own.click()
    await outcome('open')
    await page.keyboard.press(right)
    await outcome('right')
    await page.keyboard.press('Enter')
  }

  await page.goto(`${here.url}/puzzles`)
  await own.click()
  await outcome('open')
  await page.keyboard.press(wrong)
  await outcome('wrong')
  await page.getByRole('status').getByText('Not quite').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Your choice' }).waitFor()
  await isAccessible(page)
  await primary(page).click()
  await page.getByText('1 comes back tomorrow.').waitFor()

  // The same day it does not wait.
  await page.goto(`${here.url}/puzzles`)
  await own.waitFor()
  expect(await page.getByText('1 puzzle is waiting').count()).toBe(0)

  await page.clock.setFixedTime('2026-11-17T08:00:00')
  await page.goto(`${here.url}/puzzles`)
  await page.getByText('1 puzzle is waiting').waitFor()
  await isAccessible(page)
  await fitsScreens(page)
  await solve()
  await page.getByText('All solved!').waitFor()
  await page.getByText('2 days in a row').waitFor()

  // The clock is set back a day: nothing is stolen.
  await page.clock.setFixedTime('2026-11-16T10:00:00')
  await page.goto(`${here.url}/puzzles`)
  await page.getByText('2 days in a row').waitFor()

  // Storage is full: a sentence says that nothing is kept, and what was kept before is not lost.
  await page.clock.setFixedTime('2026-12-30T08:00:00')
  await page.goto(`${here.url}/puzzles`)
  await page.getByText('1 puzzle is waiting').waitFor()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await solve()
  await page.getByText('Your progress can’t be saved').waitFor()
  await page.goto(`${here.url}/puzzles`)
  await page.getByText('1 puzzle is waiting').waitFor()
})
