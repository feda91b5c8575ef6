/**
 * `node bench/insights.ts`, and a part of `npm run bench`: how long games for insights take, from the log's text on, in processor time: the
 * result, which is shown first, and with it the analysis. Wanted: at most 10 s for the results of 1,000 games and for the analyses of 1,000
 * games of two that are evaluated without playouts, and 200 ms for one new game of any kind.
 */
import { pathToFileURL } from 'node:url'
import { analyse } from '../bots/insights/analysis.ts'
import { sampleGames } from '../bots/insights/insights.testing.ts'
import { readLog, writeLog } from '../engine/log.ts'
import { unwrap } from '../engine/result.ts'
import { tableOf } from '../engine/table/table.ts'
import { type GameId, partsOf, rulesOf } from '../games/index.ts'

export interface InsightTime {
  readonly game: GameId
  readonly seats: number
  /** In ms: the result of a game on average; the result and the analysis on average, and of the longest game. */
  readonly result: number
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

async function measure(id: GameId, seats: number, games: number): Promise<Omit<InsightTime, 'game' | 'seats'>> {
  const [game, bots] = [await rulesOf(id), await partsOf(id).bots()]
  const samples = sampleGames(game, bots, { count: games, seats, mine: 1 })
  const spent = (from: NodeJS.CpuUsage): number => {
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  }
  const times = samples.map(({ table: { options, entries }, finished }) => {
    const text = writeLog(game, { seats, options, entries })
    const began = process.cpuUsage()
    const log = readLog(game, text)
    const table = unwrap(log.ok ? tableOf(game, log.value) : log)
    const result = spent(began)
    analyse(table, finished.you, bots)
    return { result, whole: spent(began) }
  })
  const mean = (part: 'result' | 'whole'): number => times.reduce((sum, one) => sum + one[part], 0) / games
  return { result: mean('result'), mean: mean('whole'), longest: Math.max(...times.map(({ whole }) => whole)) }
}

export function insightsTable(rows: readonly InsightTime[]): string {
  const lines = rows.map(({ game, seats, result, mean, longest }) => {
    const [first, whole, most] = [result, mean, longest].map((ms) => `${ms.toFixed(1).padStart(6)} ms`)
    const many = [result, mean].map((ms) => `${ms.toFixed(1)} s`).join(' and ')
    return `  ${game.padEnd(16)}${seats} seats, result${first}, with analysis${whole}, longest${most}; 1,000 games ${many}`
  })
  return ['a game for insights', ...lines].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(insightsTable(await measureInsights()))
