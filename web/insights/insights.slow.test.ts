/**
 * Twenty games restored from a backup into a real browser: the page shows the analyses made here, stores them, and medals outlive games.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analyse } from '../../bots/insights/analysis.ts'
import { type Sample, sampleGames } from '../../bots/insights/insights.testing.ts'
import { withMedals } from '../../bots/insights/ladder.ts'
import { playedOf } from '../../bots/insights/played.ts'
import { accuracy, costliest, luckCourse, tally } from '../../bots/insights/sums.ts'
import { writeLog } from '../../engine/log.ts'
import { diceOfCrownsBots } from '../../games/dice-of-crowns/bots/index.ts'
import type { Move } from '../../games/dice-of-crowns/rules/moves.ts'
import { diceOfCrowns } from '../../games/dice-of-crowns/rules/rules.ts'
import type { State } from '../../games/dice-of-crowns/rules/state.ts'
import { fitsScreens, isAccessible } from '../e2e/looks.ts'
import { site } from '../e2e/site.ts'

const here = site()
const SAMPLES = sampleGames(diceOfCrowns, diceOfCrownsBots, { count: 20, seats: 2, mine: 1 })

/** As a backup holds it. */
function recordOf({ table, finished: { id, date, places, scores, sitters } }: Sample<State, Move>): object {
  const { seats, options, entries } = table
  const people = sitters.map(({ level }) => {
    return level === undefined ? { kind: 'person', name: '' } : { kind: 'bot', name: level, level }
  })
  return {
    id,
    game: diceOfCrowns.id,
    rules: diceOfCrowns.version,
    company: { sitters: people, dice: 'app' },
    way: 'bots',
    created: date,
    updated: date,
    rev: 1,
    over: true,
    scores,
    places,
    replayOnly: false,
    sealed: 0,
    log: writeLog(diceOfCrowns, { seats, options, entries } as never),
  }
}

test('insights after twenty imported games, saved as a file, and the ladder without them', async () => {
  const games = SAMPLES.map(({ table, finished }) => playedOf(finished, analyse(table, finished.you, diceOfCrownsBots)))
  const page = await here.visit()
  await page.goto(`${here.url}/history`)
  const backup = JSON.stringify({ iacta: 'backup', version: 1, tables: [...SAMPLES.map(recordOf), { id: 'broken' }] })
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(backup) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('link', { name: 'Insights' }).click()

  const { won } = tally(games)
  await page.getByRole('button', { name: `Dice of Crowns 20 games, ${won} won` }).waitFor()
  const precise = Math.round(accuracy(games) ?? 0)
  await page.getByRole('heading', { name: `Accuracy ${precise}` }).waitFor()
  const expected = (luckCourse(games).at(-1)?.expected ?? 0).toFixed(1)
  await page.getByText(`With average dice ${expected}`).waitFor({ state: 'attached' })
  await isAccessible(page)
  await fitsScreens(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const rows = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(rows.length).toBe(21)
  expect(rows[1]).toContain(`,dice-of-crowns,device,${games[0]?.place},`)

  const [worst] = costliest(games)
  await page
    .getByRole('link', { name: new RegExp(`−${Math.round(100 * (worst?.cost ?? 0))}%`) })
    .first()
    .click()
  await page.waitForURL(`**/replay/${worst?.played.id}#review-${worst?.step}`)
  await page.locator('.count').getByText(`${worst?.step}/`).waitFor()

  await page.goto(`${here.url}/ladder`)
  const beaten = Object.keys(withMedals({}, games)['dice-of-crowns'] ?? {}).length
  await page.getByText(`${beaten} of 4`).waitFor()
  await isAccessible(page)

  await page.evaluate(() => void indexedDB.deleteDatabase('iacta'))
  await page.reload()
  await page.getByText(`${beaten} of 4`).waitFor()
  await page.goto(`${here.url}/insights`)
  await page.getByRole('heading', { name: 'Your games have a lot to tell you' }).waitFor()
})
