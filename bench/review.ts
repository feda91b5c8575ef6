/**
 * `node bench/review.ts`, and a part of `npm run bench`: how long looking back on a whole game of two seats takes, as `iacta review` does
 * it: with the solution from disk, where one is kept, else by estimates. Wanted: at most 2 s.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { review } from '../bots/review/review.ts'
import { readLog } from '../engine/log.ts'
import { unwrap } from '../engine/result.ts'
import { stateOf, type Table, tableOf } from '../engine/table/table.ts'
import { type GameId, partsOf, rulesOf } from '../games/index.ts'
import { cacheFile, cacheFolder, readSolved } from '../solving/cache.ts'

export interface ReviewTime {
  readonly game: string
  readonly steps: number
  readonly exact: boolean
  /** The part of it that reads the solution from disk. */
  readonly seconds: number
  readonly reading: number
  readonly processor: number
}

const GAMES: readonly GameId[] = ['dice-of-crowns', 'dicy-cards', 'nine-dice', 'star-maps']

export async function measureReviews(games = GAMES): Promise<readonly ReviewTime[]> {
  const rows: ReviewTime[] = []
  for (const game of games) rows.push(await measure(game))
  return rows
}

async function measure(id: GameId): Promise<ReviewTime> {
  const [table, bots, solver] = [await played(id), await partsOf(id).bots(), await partsOf(id).solve?.()]
  const [began, used] = [performance.now(), process.cpuUsage()]
  const plan = solver?.planAt?.(stateOf(table)) ?? null
  const solution = plan === null ? null : readSolved(cacheFile(cacheFolder(process.env), id, plan), plan)
  if (solution !== null) bots.learn?.(solution)
  const reading = (performance.now() - began) / 1000
  const { exact } = review(table, bots)
  const { user, system } = process.cpuUsage(used)
  const seconds = (performance.now() - began) / 1000
  return { game: id, steps: table.entries.length, exact, seconds, reading, processor: (user + system) / 1e6 }
}

/** By the weakest bots, in a process of their own: what they have solved would be known here before the clock starts. */
async function played(id: GameId): Promise<Table> {
  const [game, { levels }] = [await rulesOf(id), await partsOf(id).bots()]
  const folder = mkdtempSync(join(tmpdir(), 'iacta-review-'))
  const [iacta, weakest] = [fileURLToPath(new URL('../bin/iacta.mjs', import.meta.url)), levels[0]?.id ?? 'random']
  const match = ['--games', '1', '--seats', '2', '--seed', '5', '--bots', `${weakest},${weakest}`, '--log', folder]
  try {
    execFileSync(process.execPath, [iacta, 'simulate', id, ...match], { stdio: 'ignore' })
    const [file = ''] = readdirSync(folder)
    const log = readLog(game, readFileSync(join(folder, file), 'utf8'))
    return unwrap(log.ok ? tableOf(game, log.value) : log)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function reviewTable(rows: readonly ReviewTime[]): string {
  const lines = rows.map(({ game, steps, exact, seconds, reading, processor }) => {
    const [all, disk, used] = [seconds, reading, processor].map((time) => `${time.toFixed(2).padStart(6)} s`)
    return `  ${game.padEnd(16)}${String(steps).padStart(4)} steps  ${all}, of the disk ${disk}, of processors ${used}  ${exact ? 'exact' : 'estimated'}`
  })
  return ['looking back on a game of two', ...lines].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(reviewTable(await measureReviews()))
