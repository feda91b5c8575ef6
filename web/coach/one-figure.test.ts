/** A position has one figure in the whole product: whole games are walked through, and every place that tells chances is asked. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isChoice } from '../../bots/review/chances.ts'
import type { Review } from '../../bots/review/review.ts'
import { cli } from '../../cli/testing.ts'
import { unwrap } from '../../engine/result.ts'
import type { Table } from '../../engine/table/table.ts'
import type { View } from '../../engine/table/view.ts'
import type { GameId } from '../../games/index.ts'
import { played } from '../e2e/played.ts'
import { chances, judge } from '../host/bots/think.ts'
import { loadLog } from '../host/load.ts'
import { percentsAt, whole } from './figures.ts'
import { curveOf, HEIGHT } from './review/curve.ts'
import { work } from './solve/work.ts'

/** One that is solved, and one that is estimated. What a server tells, `server/solve/solution-cache.test.ts` compares. */
const GAMES: readonly GameId[] = ['dice-of-crowns', 'star-maps']

test.each(GAMES)('%s: table, coach, review, chart, picture and terminal tell the same', async (id) => {
  const { log: write } = await played(id, 2, 3, 0, { weakest: true })
  const log = write()
  const { table, review } = await reviewed(log)
  expect(await inTerminal(log)).toEqual(review.chances)
  for (const step of table.states.keys()) {
    const asked = questionAt(table, step)
    expect((await chances(asked)).chances, `table, step ${step}`).toEqual(review.chances[step])
    const entry = table.entries[step]
    const best = isChoice(entry) ? (await judge({ ...asked, seat: entry.input.seat }))?.[0] : undefined
    if (isChoice(entry) && best !== undefined)
      expect(best.chance, `coach, step ${step}`).toBeCloseTo(review.chances[step]?.[entry.input.seat] as number, 5)
    expectDrawn(review, step)
  }
})

/** The chart's figures and lines, which the result and the shared picture draw as well. */
function expectDrawn(review: Review, step: number): void {
  for (const [seat, chance] of (review.chances[step] ?? []).entries()) {
    expect(Math.abs((percentsAt(review, step)[seat] as number) - 100 * chance)).toBeLessThan(1)
    expect(Math.abs(Number.parseInt(whole('en', chance), 10) - 100 * chance)).toBeLessThanOrEqual(1)
    const point = curveOf({ ...review, marks: [step] }, seat).split(',')
    expect(Number(point[1]) / HEIGHT).toBeCloseTo(0.03 + 0.94 * (1 - chance), 2)
  }
}

/** As the page's worker looks back on it. */
async function reviewed(log: string): Promise<{ table: Table; review: Review }> {
  const loaded = unwrap(await loadLog(log))
  const { promise, resolve } = Promise.withResolvers<Review>()
  const tell = (word: { kind: string; review?: Review }): void => {
    if (word.review !== undefined) resolve(word.review)
  }
  await work({ kind: 'review', log }, { tell, isGone: () => false })
  return { table: loaded.table, review: await promise }
}

async function inTerminal(log: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-figure-'))
  try {
    writeFileSync(join(folder, 'game.log'), log)
    return JSON.parse((await cli('review', join(folder, 'game.log'), '--json')).out).chances
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function questionAt({ game, states, entries }: Table, step: number) {
  return {
    ...{ game: game.id, version: game.version, seat: 0 },
    states: states.slice(0, step + 1) as View[],
    entries: entries.slice(0, step),
  }
}
