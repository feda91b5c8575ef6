/**
 * Start here: `npm run bench`. Dicy Cards, glacial, two seats, by the fixed policy: our speed beside boardgame.io's and C's, all
 * playing the same games, in turns within one run. Figures from different runs do not compare; ratios from one run do.
 *
 *     npm run bench -- [--only NAME]… [--rounds N] [--json] [--tiny]
 *
 * Five names are not of them: `games`, every game by any legal moves (games.ts), `solve`, the exact solution beside one in C
 * (solve.ts), `review`, the first figure at a table (first.ts), looking back on a game (review.ts) and how long bots think (moves.ts),
 * `insights`, the analyses of many games (insights.ts), and `server`, our server beside boardgame.io's (server/run.ts), of which each part has a name of its own: `server:speed`.
 * `--tiny` plays every part once and as little as possible: a test runs it, and its figures mean nothing.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { GameId } from '../games/index.ts'
import { CONTENDERS, type Contender, type Name } from './contenders.ts'
import { type FirstTime, firstTable, measureFirst } from './first.ts'
import { type GameSpeed, gamesTable, measureGames } from './games.ts'
import { type InsightTime, insightsTable, measureInsights } from './insights.ts'
import { type MoveTime, measureMoves, movesTable } from './moves.ts'
import { play as reference } from './ours.ts'
import type { Played, Player, Round } from './player.ts'
import { asData, asTable, type Figure } from './report.ts'
import { measureReviews, type ReviewTime, reviewTable } from './review.ts'
import { searchReport } from './search.ts'
import { serverTable } from './server/rows.ts'
import { FULL, measureServer, PARTS, type Part, type ServerFigures, type ServerSizes } from './server/run.ts'
import { measureSolve, type SolveTime, solveTable } from './solve.ts'

/** How much is played. */
interface Sizes {
  /** Share of the games of a round. */
  readonly share: number
  readonly gamesMs?: number
  readonly solveTarget?: number
  readonly reviews?: readonly GameId[]
  /** Games that each level plays for its thinking times. */
  readonly moves?: number
  /** Games of a kind, and kinds. */
  readonly insights?: readonly [games: number, kinds: number]
  readonly server: ServerSizes
}

const USUAL: Sizes = { share: 1, server: FULL }
const TINY: Sizes = {
  share: 1e-3,
  gamesMs: 10,
  solveTarget: 12,
  reviews: ['dice-of-crowns', 'nine-dice'],
  moves: 1,
  insights: [1, 4],
  server: {
    ...FULL,
    rounds: 1,
    speed: { tables: 6, atOnce: 2, warmUp: 20, saturate: 50, perSecond: 100, paceMs: 200 },
  },
}

const SEED = 1
const SERVER = 'server'
const GAMES = 'games'
const SOLVE = 'solve'
const REVIEW = 'review'
const INSIGHTS = 'insights'
/** By number of games: those of the quickest contender take seconds. */
const expectedOf = new Map<number, Played>()
const RESULT = new URL('.build/result.json', import.meta.url)

interface Seat {
  readonly contender: Contender & { readonly name: Name }
  readonly player: Player
  best: number
}

const { names, rounds, json, tiny, withGames, withSolve, withReview, withInsights, parts } = readFlags()
const sizes = tiny ? TINY : USUAL
const figures = new Map<Name, Figure>()
const seats: Seat[] = []
for (const contender of CONTENDERS.filter(({ name }) => names.includes(name))) {
  say(`opening ${contender.name}`)
  const player = contender.open()
  if (typeof player === 'string') figures.set(contender.name, { absent: player })
  else seats.push({ contender, player, best: 0 })
}
try {
  for (let round = 1; round <= rounds; round++) {
    for (const seat of seats) await playRound(seat, round)
  }
} finally {
  for (const { player } of seats) player.close()
}
const games = withGames ? await measureGames(rounds, say, sizes.gamesMs) : []
const solved = withSolve ? await measureSolve(sizes.solveTarget) : []
const first = withReview ? measureFirst(sizes.reviews) : []
const reviews = withReview ? await measureReviews(sizes.reviews) : []
const moves = withReview ? await measureMoves(sizes.moves) : []
const insights = withInsights ? await measureInsights(...(sizes.insights ?? [])) : []
report({
  games,
  solved,
  first,
  reviews,
  moves,
  insights,
  server: parts.length > 0 ? await measureServer(sizes.server, say, parts) : null,
})

/** Best of several rounds, in turns: what the machine does beside it slows some rounds down, and speeds none up. */
async function playRound(seat: Seat, number: number): Promise<void> {
  const { contender, player } = seat
  const games = Math.ceil(contender.games * sizes.share)
  const round = await player.play(SEED, games)
  verify(contender.name, games, round)
  const speed = round.inputs / round.seconds
  say(`round ${number} of ${rounds}  ${contender.name.padEnd(12)}  ${Math.round(speed).toLocaleString('en')} inputs/s`)
  if (speed <= seat.best) return
  seat.best = speed
  figures.set(contender.name, { inputsPerSecond: speed, gamesPerSecond: games / round.seconds })
}

/** Everybody has played what the contract plays. */
function verify(name: Name, games: number, { inputs, checksum }: Round): void {
  const expected = expectedOf.get(games) ?? reference(SEED, games)
  expectedOf.set(games, expected)
  if (inputs === expected.inputs && checksum === expected.checksum) return
  throw new Error(
    `${name} played other games: ${inputs} inputs, checksum ${checksum}, not ${expected.inputs}, ${expected.checksum}`,
  )
}

interface Others {
  readonly games: readonly GameSpeed[]
  readonly solved: readonly SolveTime[]
  readonly first: readonly FirstTime[]
  readonly reviews: readonly ReviewTime[]
  readonly moves: readonly MoveTime[]
  readonly insights: readonly InsightTime[]
  readonly server: ServerFigures | null
}

function report({ games, solved, first, reviews, moves, insights, server }: Others): void {
  const data = `${JSON.stringify({ ...asData(figures), games, solved, first, reviews, moves, insights, server }, null, 2)}\n`
  if (!tiny) {
    mkdirSync(new URL('.', RESULT), { recursive: true })
    writeFileSync(RESULT, data)
  }
  if (json) {
    process.stdout.write(data)
    return
  }
  if (names.length > 0) process.stdout.write(`\n${asTable(figures)}\n`)
  if (games.length > 0) process.stdout.write(`\n${gamesTable(games)}\n`)
  if (solved.length > 0) process.stdout.write(`\n${solveTable(solved)}\n`)
  if (first.length > 0) process.stdout.write(`\n${firstTable(first)}\n`)
  if (reviews.length > 0) process.stdout.write(`\n${reviewTable(reviews)}\n`)
  if (moves.length > 0) process.stdout.write(`\n${movesTable(moves)}\n`)
  if (insights.length > 0) process.stdout.write(`\n${insightsTable(insights)}\n`)
  if (server !== null) process.stdout.write(`\n${serverTable(server)}\n`)
  if (names.length === CONTENDERS.length) process.stdout.write(`\nThe generic search\n${searchReport(sizes.share)}\n`)
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

interface Flags {
  readonly names: readonly Name[]
  readonly withGames: boolean
  readonly withSolve: boolean
  readonly withReview: boolean
  readonly withInsights: boolean
  readonly parts: readonly Part[]
  readonly rounds: number
  readonly json: boolean
  readonly tiny: boolean
}

function readFlags(): Flags {
  const all = CONTENDERS.map(({ name }) => name)
  const known: readonly string[] = [...all, GAMES, SOLVE, REVIEW, INSIGHTS, SERVER]
  const more = PARTS.map((part) => `${SERVER}:${part}`)
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', multiple: true, default: [...known] },
        rounds: { type: 'string' },
        json: { type: 'boolean', default: false },
        tiny: { type: 'boolean', default: false },
      },
    })
    const has = (name: string): boolean => values.only.includes(name)
    const names = all.filter(has)
    const rounds = Number(values.rounds ?? (values.tiny ? 1 : 5))
    const isKnown = (name: string): boolean => known.includes(name) || more.includes(name)
    if (!values.only.every(isKnown)) throw new Error(`--only takes ${[...known, ...more].join(', ')}`)
    if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1')
    // The server's other parts have a tiny form of their own: server/server.slow.test.ts.
    const whole = PARTS.filter((part) => !values.tiny || part === 'speed')
    const parts = whole.filter((part) => [SERVER, `${SERVER}:${part}`].some((name) => values.only.includes(name)))
    const others = {
      ...{ withGames: has(GAMES), withSolve: has(SOLVE) },
      ...{ withReview: has(REVIEW), withInsights: has(INSIGHTS) },
    }
    return { names, ...others, parts, rounds, json: values.json, tiny: values.tiny }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exit(64)
  }
}
