/**
 * `npm run ratings [-- GAMES] [GAME…] [--write | --conduct]`: how strong a game's bots are against each other, by seeded games with seats
 * swapped, draws counting half; and how long they think. Prints the tables of the games' BOTS.md. With `--write` it only plays every level
 * against every other and writes `games/<id>/bots/ratings.ts`, which pages show. With `--conduct` it counts absurd moves and costly choices, and
 * plays a scripted beginner against every level.
 */
import { writeFileSync } from 'node:fs'
import { timed } from '../bench/moves.ts'
import { contest, ratingsOf } from '../bots/matches/arena.ts'
import type { Contestant } from '../bots/matches/match.ts'
import { absurdRate, costlyRate, observe } from '../bots/testing/blunders.ts'
import type { Level } from '../engine/bots/bot.ts'
import type { Game } from '../engine/contract.ts'
import { readOptions } from '../engine/options.ts'
import { unwrap } from '../engine/result.ts'
import { GAME_IDS, type GameId, partsOf, rulesOf } from '../games/index.ts'
import { YARDSTICKS } from '../games/yardsticks.testing.ts'

const games = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 2000)
const SEED = 1
const named = GAME_IDS.filter((id) => process.argv.includes(id))
/** A game without ratings is left out unless it is named: its levels are described, not measured. */
const chosen = named.length > 0 ? named : GAME_IDS.filter((id) => partsOf(id).ratings !== undefined)

/** A share with its standard error, in percent. */
function percent(share: number, n: number): string {
  return `${(100 * share).toFixed(1)} ± ${(100 * Math.sqrt((share * (1 - share)) / n)).toFixed(1)}`
}

async function crossTable(game: Game, levels: readonly Level[], given: object): Promise<string> {
  const options = unwrap(readOptions(game, 2, given))
  const head = `| ${JSON.stringify(given)} | ${levels.map(({ id }) => id).join(' | ')} |\n|${' --- |'.repeat(levels.length + 1)}`
  const rows = levels.map((one, i) => {
    const cells = levels.map((two, j) => (j >= i ? '–' : percent(contest(game, options, one, [two], games, 1), games)))
    return `| ${one.id} | ${cells.join(' | ')} |`
  })
  return [head, ...rows].join('\n')
}

/** The strongest against tables of weaker ones; a fair share is one in the number of seats. */
function crowds(game: Game, levels: readonly Level[]): string {
  const strongest = levels.at(-1) as Level
  const rows = [3, 4].flatMap((seats) =>
    levels.slice(0, -1).map((other) => {
      const options = readOptions(game, seats, {})
      const others: Contestant<unknown, unknown>[] = Array(seats - 1).fill(other)
      const n = Math.ceil(games / 4 / seats) * seats
      const share = options.ok ? contest(game, options.value, strongest, others, n, 1) : 0
      return `| ${seats} | ${other.id} | ${percent(share, n)} | ${(100 / seats).toFixed(1)} |`
    }),
  )
  return ['| seats | the others | the strongest wins, % | fair share, % |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}

function thinking(game: Game, levels: readonly Level[]): string {
  const options = readOptions(game, 2, {})
  const rows = levels.map((level) => {
    const times: number[] = []
    const bot = timed(level, times)
    if (options.ok) contest(game, options.value, { bot }, [{ bot }], 40, 1)
    times.sort((a, b) => a - b)
    const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] as number).toFixed(2)
    return `| ${level.id} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`
  })
  return ['| ms a choice | median | 95 % | longest |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

/** Rounded as they are shown, so that the file says no more than was measured. */
async function writeRatings(id: GameId): Promise<void> {
  const [game, { levels }] = await Promise.all([rulesOf(id), partsOf(id).bots()])
  const options = unwrap(readOptions(game, 2, {}))
  const { shares, elo, error } = ratingsOf(game, options, levels, games, SEED)
  const round = (digits: number) => (n: number) => Number(n.toFixed(digits))
  const wins = shares.slice(1).map(
    (row, i) =>
      `[${row
        .slice(0, i + 1)
        .map(round(4))
        .join(', ')}]`,
  )
  const file = new URL(`../games/${id}/bots/ratings.ts`, import.meta.url)
  writeFileSync(
    file,
    `/** Made by \`npm run ratings -- ${games} --write\`. */
import { ratings } from '../../../engine/bots/ratings.ts'

export const RATINGS = ratings({
  games: ${games},
  wins: [${wins.join(', ')}],
  elo: [${elo.map(round(0)).join(', ')}],
  error: [${error.map(round(0)).join(', ')}],
})
`,
  )
}

/** The cost of every choice is cheap where a table or a turn is solved; these two play games on for it. */
const COST_EVERY: { readonly [id in GameId]?: number } = { 'nine-dice': 20, 'star-maps': 20 }

/** The conduct of each level against its own kind, and a beginner's results against it. */
async function conductOf(id: GameId): Promise<string> {
  const [game, { levels }, yardstick] = await Promise.all([rulesOf(id), partsOf(id).bots(), YARDSTICKS[id]?.()])
  if (yardstick === undefined) return 'no yardstick in games/yardsticks.testing.ts'
  const options = unwrap(readOptions(game, 2, {}))
  const beginner = { id: 'beginner', bot: yardstick.beginner }
  const rows = [beginner, ...levels].map((level) => {
    const seats = [level, level]
    const plan = { game, yardstick, options, seats, games, seed: SEED, costEvery: COST_EVERY[id] ?? 1 }
    const conduct = observe(plan)
    const wins = level === beginner ? '–' : percent(contest(game, options, beginner, [level], games, SEED), games)
    const named = [...conduct.absurd].map(([name, count]) => `${name} ${count}`).join(', ')
    return `| ${level.id} | ${absurdRate(conduct).toFixed(1)} | ${costlyRate(conduct).toFixed(2)} | ${wins} | ${conduct.turns} | ${conduct.choices} | ${named} |`
  })
  const head = '| | absurd moves in 100 turns | choices over 15 points in 100 | beginner wins, % | turns | choices | |'
  return [head, `|${' --- |'.repeat(7)}`, ...rows].join('\n')
}

if (process.argv.includes('--conduct')) {
  for (const id of chosen) console.log(`## ${id}, ${games} games, seed ${SEED}\n\n${await conductOf(id)}\n`)
  process.exit(0)
}

if (process.argv.includes('--write')) {
  for (const id of chosen) await writeRatings(id)
  process.exit(0)
}

for (const id of chosen) {
  const [game, { levels }] = await Promise.all([rulesOf(id), partsOf(id).bots()])
  console.log(`## ${id}, ${games} games a pairing\n`)
  for (const given of [{}, { lineup: 'interaction' }]) console.log(`${await crossTable(game, levels, given)}\n`)
  console.log(`${crowds(game, levels)}\n\n${thinking(game, levels)}\n`)
}
