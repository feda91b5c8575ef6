/**
 * `node bench/insights.ts`: how long the analyses for insights take, from the log's text on: in ms of processor time a game, and for a
 * history of 1,000 games of two, half Dicy Cards and half Dice of Crowns. Wanted: at most 10 s, and 200 ms for one new game.
 */
import { analyse } from '../bots/insights/analysis.ts'
import { sampleGames } from '../bots/insights/insights.testing.ts'
import { readLog, writeLog } from '../engine/log.ts'
import { tableOf } from '../engine/table/table.ts'
import { type GameId, partsOf, rulesOf } from '../games/index.ts'

const KINDS: readonly { readonly id: GameId; readonly seats: number; readonly games: number }[] = [
  { id: 'dicy-cards', seats: 2, games: 100 },
  { id: 'dice-of-crowns', seats: 2, games: 100 },
  { id: 'dice-of-crowns', seats: 1, games: 100 },
  { id: 'nine-dice', seats: 2, games: 40 },
  { id: 'dicy-cards', seats: 4, games: 10 },
  { id: 'dice-of-crowns', seats: 4, games: 10 },
  { id: 'star-maps', seats: 1, games: 10 },
  { id: 'star-maps', seats: 2, games: 10 },
]

async function measure({ id, seats, games }: (typeof KINDS)[number]): Promise<number> {
  const [game, bots] = [await rulesOf(id), await partsOf(id).bots()]
  const samples = sampleGames(game, bots, { count: games, seats, mine: 1 })
  const logs = samples.map(({ table: { options, entries } }) => writeLog(game, { seats, options, entries }))
  const began = process.cpuUsage()
  for (const [i, text] of logs.entries()) {
    const log = readLog(game, text)
    const table = log.ok ? tableOf(game, log.value) : log
    if (!table.ok) throw new Error(`a log of ${id} cannot be read`)
    analyse(table.value, samples[i]?.finished.you ?? 0, bots)
  }
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000 / games
}

const found: number[] = []
for (const kind of KINDS) {
  const ms = await measure(kind)
  found.push(ms)
  console.log(`  ${kind.id.padEnd(16)}${kind.seats} seats ${ms.toFixed(1).padStart(8)} ms a game`)
}
const [cards = 0, crowns = 0] = found
console.log(
  `  1,000 games of two, half Dicy Cards, half Dice of Crowns: ${((500 * (cards + crowns)) / 1000).toFixed(1)} s`,
)
