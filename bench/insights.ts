/**
 * `node bench/insights.ts`, and a part of `npm run bench`: how long the analyses for insights take, from the log's text on, in processor time.
 * Wanted: at most 10 s for 1,000 games of two, and 200 ms for one new game.
 */
import { pathToFileURL } from 'node:url'
import { analyse } from '../bots/insights/analysis.ts'
import { sampleGames } from '../bots/insights/insights.testing.ts'
import { readLog, writeLog } from '../engine/log.ts'
import { tableOf } from '../engine/table/table.ts'
import { type GameId, partsOf, rulesOf } from '../games/index.ts'

export interface InsightTime {
  readonly game: GameId
  readonly seats: number
  /** In ms: a game on average, and the longest one. */
  readonly mean: number
  readonly longest: number
}

const KINDS: readonly { readonly game: GameId; readonly seats: number; readonly games: number }[] = [
  { game: 'dicy-cards', seats: 2, games: 100 },
  { game: 'dice-of-crowns', seats: 2, games: 100 },
  { game: 'dice-of-crowns', seats: 1, games: 100 },
  { game: 'nine-dice', seats: 2, games: 40 },
  { game: 'dicy-cards', seats: 4, games: 10 },
  { game: 'dice-of-crowns', seats: 4, games: 10 },
  { game: 'star-maps', seats: 1, games: 10 },
  { game: 'star-maps', seats: 2, games: 10 },
]

/** `most`: games of a kind, and `kinds` of the list. */
export async function measureInsights(most = Infinity, kinds = KINDS.length): Promise<readonly InsightTime[]> {
  const rows: InsightTime[] = []
  for (const { game, seats, games } of KINDS.slice(0, kinds)) {
    rows.push({ game, seats, ...(await measure(game, seats, Math.min(most, games))) })
  }
  return rows
}

async function measure(id: GameId, seats: number, games: number): Promise<Pick<InsightTime, 'mean' | 'longest'>> {
  const [game, bots] = [await rulesOf(id), await partsOf(id).bots()]
  const samples = sampleGames(game, bots, { count: games, seats, mine: 1 })
  const times = samples.map(({ table: { options, entries }, finished }) => {
    const text = writeLog(game, { seats, options, entries })
    const began = process.cpuUsage()
    const log = readLog(game, text)
    const table = log.ok ? tableOf(game, log.value) : log
    if (!table.ok) throw new Error(`a log of ${id} cannot be read`)
    analyse(table.value, finished.you, bots)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  })
  return { mean: times.reduce((sum, ms) => sum + ms, 0) / games, longest: Math.max(...times) }
}

export function insightsTable(rows: readonly InsightTime[]): string {
  const lines = rows.map(({ game, seats, mean, longest }) => {
    const told = [mean.toFixed(1), longest.toFixed(1)].map((ms) => `${ms.padStart(7)} ms`).join(', longest')
    return `  ${game.padEnd(16)}${seats} seats ${told}, 1,000 games ${mean.toFixed(1).padStart(6)} s`
  })
  return ['a game for insights', ...lines].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(insightsTable(await measureInsights()))
