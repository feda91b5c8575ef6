/**
 * `node bench/moves.ts`, and a part of `npm run bench`: how long a bot thinks about a choice, and how many games it plays in a
 * second of processor time, on one core, in games of two seats of the same level: a busy machine changes the waits, not that figure.
 * Goal: at most 150 ms for 95 in 100 choices. In a race bots do not choose, they react.
 */
import { pathToFileURL } from 'node:url'
import { playSeeded } from '../bots/matches/arena.ts'
import type { Bot, Level } from '../engine/bots/bot.ts'
import { readOptions } from '../engine/options.ts'
import { unwrap } from '../engine/result.ts'
import { type GameId, partsOf, rulesOf } from '../games/index.ts'

export interface MoveTime {
  readonly game: string
  readonly level: string
  /** In ms. */
  readonly median: number
  readonly p95: number
  readonly longest: number
  /** Of processor time. */
  readonly gamesPerSecond: number
}

const GAMES: readonly GameId[] = ['dice-of-crowns', 'dicy-cards', 'star-maps']
const SEED = 1

/** `matches`: how many games each level plays. */
export async function measureMoves(matches = 10, games = GAMES): Promise<readonly MoveTime[]> {
  const rows: MoveTime[] = []
  for (const id of games) {
    const [game, { levels }] = [await rulesOf(id), await partsOf(id).bots()]
    const options = unwrap(readOptions(game, 2, {}))
    for (const level of levels) {
      const times: number[] = []
      const bot = timed(level, times)
      const before = process.cpuUsage()
      for (let match = 0; match < matches; match++) playSeeded(game, options, [{ bot }, { bot }], SEED + match)
      const { user, system } = process.cpuUsage(before)
      const gamesPerSecond = (1e6 * matches) / (user + system)
      rows.push({ game: id, level: level.id, ...spreadOf(times), gamesPerSecond })
    }
  }
  return rows
}

/** A bot whose thinking is timed, in ms. */
export function timed({ bot }: Level, times: number[]): Bot {
  return {
    choose(view, seat, random, budget) {
      const began = performance.now()
      const move = bot.choose(view, seat, random, budget)
      times.push(performance.now() - began)
      return move
    },
  }
}

function spreadOf(times: number[]): Pick<MoveTime, 'median' | 'p95' | 'longest'> {
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] as number
  return { median: at(0.5), p95: at(0.95), longest: at(1) }
}

export function movesTable(rows: readonly MoveTime[]): string {
  const lines = rows.map(({ game, level, median, p95, longest, gamesPerSecond }) => {
    const told = [median, p95, longest].map((ms) => `${ms.toFixed(2).padStart(8)} ms`)
    return `  ${game.padEnd(16)}${level.padEnd(12)}${told.join('')}${gamesPerSecond.toFixed(1).padStart(10)} games/s`
  })
  return ['a bot’s choice: median, 95 in 100, longest; games a second of processor time', ...lines].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(movesTable(await measureMoves()))
