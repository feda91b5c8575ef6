/**
 * Start here: `npm run bench`. Dicy Cards, glacial, two seats, by the fixed policy: our speed beside boardgame.io's and C's, all
 * playing the same games, in turns within one run. Figures from different runs do not compare; ratios from one run do.
 *
 *     npm run bench -- [--only NAME]… [--rounds N] [--json]
 *
 * Four names are not of them: `games`, every game by any legal moves (games.ts), `solve`, the exact solution beside one in C
 * (solve.ts), `review`, looking back on a game (review.ts), and `server`, our server beside boardgame.io's (server/run.ts), of which each part has a name of its own: `server:speed`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CONTENDERS, type Contender, type Name } from './contenders.ts'
import { type GameSpeed, gamesTable, measureGames } from './games.ts'
import { play as reference } from './ours/bulk.ts'
import type { Player, Round } from './player.ts'
import { asData, asTable, type Figure } from './report.ts'
import { measureReviews, type ReviewTime, reviewTable } from './review.ts'
import { searchReport } from './search.ts'
import { serverTable } from './server/rows.ts'
import { FULL, measureServer, PARTS, type Part, type ServerFigures } from './server/run.ts'
import { measureSolve, type SolveTime, solveTable } from './solve.ts'

const SEED = 1
const SERVER = 'server'
const GAMES = 'games'
const SOLVE = 'solve'
const REVIEW = 'review'
const RESULT = new URL('.build/result.json', import.meta.url)

interface Seat {
  readonly contender: Contender & { readonly name: Name }
  readonly player: Player
  best: number
}

const { names, rounds, json, withGames, withSolve, withReview, parts } = readFlags()
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
const games = withGames ? await measureGames(rounds, say) : []
const solved = withSolve ? await measureSolve() : []
const reviews = withReview ? await measureReviews() : []
report({ games, solved, reviews, server: parts.length > 0 ? await measureServer(FULL, say, parts) : null })

/** Best of several rounds, in turns: what the machine does beside it slows some rounds down, and speeds none up. */
async function playRound(seat: Seat, number: number): Promise<void> {
  const { contender, player } = seat
  const round = await player.play(SEED, contender.games)
  verify(contender, round)
  const speed = round.inputs / round.seconds
  say(`round ${number} of ${rounds}  ${contender.name.padEnd(12)}  ${Math.round(speed).toLocaleString('en')} inputs/s`)
  if (speed <= seat.best) return
  seat.best = speed
  figures.set(contender.name, { inputsPerSecond: speed, gamesPerSecond: contender.games / round.seconds })
}

/** Everybody has played what the bulk loop plays; that this is what the contract plays, `bulk.test.ts` proves. */
function verify({ name, games }: Contender, { inputs, checksum }: Round): void {
  const expected = reference(SEED, games)
  if (inputs === expected.inputs && checksum === expected.checksum) return
  throw new Error(
    `${name} played other games: ${inputs} inputs, checksum ${checksum}, not ${expected.inputs}, ${expected.checksum}`,
  )
}

interface Others {
  readonly games: readonly GameSpeed[]
  readonly solved: readonly SolveTime[]
  readonly reviews: readonly ReviewTime[]
  readonly server: ServerFigures | null
}

function report({ games, solved, reviews, server }: Others): void {
  const data = `${JSON.stringify({ ...asData(figures), games, solved, reviews, server }, null, 2)}\n`
  mkdirSync(new URL('.', RESULT), { recursive: true })
  writeFileSync(RESULT, data)
  if (json) {
    process.stdout.write(data)
    return
  }
  if (names.length > 0) process.stdout.write(`\n${asTable(figures)}\n`)
  if (games.length > 0) process.stdout.write(`\n${gamesTable(games)}\n`)
  if (solved.length > 0) process.stdout.write(`\n${solveTable(solved)}\n`)
  if (reviews.length > 0) process.stdout.write(`\n${reviewTable(reviews)}\n`)
  if (server !== null) process.stdout.write(`\n${serverTable(server)}\n`)
  if (names.length === CONTENDERS.length) process.stdout.write(`\nThe generic search\n${searchReport()}\n`)
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

interface Flags {
  readonly names: readonly Name[]
  readonly withGames: boolean
  readonly withSolve: boolean
  readonly withReview: boolean
  readonly parts: readonly Part[]
  readonly rounds: number
  readonly json: boolean
}

function readFlags(): Flags {
  const all = CONTENDERS.map(({ name }) => name)
  const known: readonly string[] = [...all, GAMES, SOLVE, REVIEW, SERVER]
  const more = PARTS.map((part) => `${SERVER}:${part}`)
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', multiple: true, default: [...known] },
        rounds: { type: 'string', default: '5' },
        json: { type: 'boolean', default: false },
      },
    })
    const has = (name: string): boolean => values.only.includes(name)
    const names = all.filter(has)
    const rounds = Number(values.rounds)
    const isKnown = (name: string): boolean => known.includes(name) || more.includes(name)
    if (!values.only.every(isKnown)) throw new Error(`--only takes ${[...known, ...more].join(', ')}`)
    if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1')
    const parts = PARTS.filter((part) => [SERVER, `${SERVER}:${part}`].some((name) => values.only.includes(name)))
    const others = { withGames: has(GAMES), withSolve: has(SOLVE), withReview: has(REVIEW) }
    return { names, ...others, parts, rounds, json: values.json }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exit(64)
  }
}
