/**
 * `npm run puzzles [-- PACK…]`: makes the packs of puzzles, `games/<id>/puzzles/<pack>.ts`, from games between bots. Seeded: the same program
 * writes the same packs. Dicy Cards needs its solutions, which it takes from the cache of `iacta solve` or makes (half a minute each).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { gzipSync } from 'node:zlib'
import { playMatch } from '../bots/matches/match.ts'
import { puzzleAt } from '../bots/puzzles/find.ts'
import { writePack } from '../bots/puzzles/pack.ts'
import type { Puzzle } from '../bots/puzzles/puzzle.ts'
import { type Found, select } from '../bots/puzzles/select.ts'
import { Chances, isChoice } from '../bots/review/chances.ts'
import type { GameBots, Level } from '../engine/bots/bot.ts'
import type { Game } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { readOptions } from '../engine/options.ts'
import { unwrap } from '../engine/result.ts'
import { act, openTable, type Table } from '../engine/table/table.ts'
import { type GameId, partsOf, rulesOf } from '../games/index.ts'
import { cacheFile, cacheFolder } from '../solving/cache.ts'
import { solveLarge } from '../solving/large.ts'
import { kernelOf } from './kernels.ts'

interface Plan {
  readonly game: GameId
  readonly name: string
  readonly seats: number
  /** One game of each after the other. */
  readonly options: readonly object[]
  /** How many games are searched, how many puzzles are kept, and at most how many of one game. */
  readonly games: number
  readonly count: number
  readonly ofGame: number
  /** Estimates are made twice: from a few games for all decisions, and from many for those that look clear. */
  readonly estimates?: { readonly few: number; readonly many: number }
}

const SHEETS = ['great-bear', 'lyre', 'river', 'crane', 'winged-horse', 'charioteer']
const STARTER = { bonuses: ['any-value', 'anywhere', 'circle', 'nudge'] }

const PLANS: readonly Plan[] = [
  {
    ...{ game: 'dicy-cards', name: 'two', seats: 2, games: 160, count: 320, ofGame: 8 },
    options: [{}, {}, { lineup: 'interaction' }],
  },
  {
    game: 'dice-of-crowns',
    name: 'two',
    seats: 2,
    games: 600,
    count: 320,
    ofGame: 8,
    options: [{}, { vengeance: 'excess' }, { claims: 5, vengeance: 'all', crownDefence: 'on' }],
  },
  { game: 'dice-of-crowns', name: 'solo', seats: 1, games: 600, count: 320, ofGame: 8, options: [{}] },
  {
    ...{ game: 'star-maps', name: 'two', seats: 2, games: 100, count: 170, ofGame: 6 },
    options: SHEETS.map((sheet) => ({ sheet, ...STARTER })),
    estimates: { few: 48, many: 240 },
  },
]

/** Seed of the first game of every pack. */
const SEED = 26

/** By quick chances: a little less than what answers must be ahead by (`GAP`). */
const AHEAD = 0.04

/** Lets the bots know the exact solution of a table, where it is one that has to be handed in. */
async function teach(plan: Plan, bots: GameBots, options: unknown): Promise<void> {
  const { game, seats } = plan
  const large = (await partsOf(game).solve?.())?.plan?.(seats, options) ?? null
  if (large === null) return
  const file = cacheFile(cacheFolder(process.env), game, large)
  const task = { game, seats, options, kernel: await kernelOf(game) }
  const ignored = { found: () => undefined, part: () => undefined, unkept: () => undefined }
  const signal = new AbortController().signal
  const memory = await solveLarge({ plan: large, task, file, cores: availableParallelism() }, { signal, ...ignored })
  if (memory === null || bots.learn?.(memory) !== true) throw new Error(`no solution of ${game}`)
}

/** A game between levels that change from seat to seat and from game to game. */
function played(game: Game, seats: number, options: unknown, levels: readonly Level[], number: number): Table {
  let table: Table = openTable(game, seats, options)
  const sitters = Array.from({ length: seats }, (_, seat) => levels[(number + seat) % levels.length] as Level)
  const chance = { dice: new Xoshiro128(SEED + number), bots: new Xoshiro128(1000 + number) }
  playMatch({ game, options, seats: sitters }, chance, (entry) => {
    if (entry.forced === true) return
    table = unwrap(act(table, entry))
  })
  return table
}

/** The chances that answers go by, and quicker ones that tell where it is worth asking. */
interface Sources {
  readonly answers: Chances<unknown, unknown>
  readonly quick: Chances<unknown, unknown> | null
}

function sourcesOf(bots: GameBots, { estimates }: Plan): Sources {
  if (estimates === undefined) return { answers: new Chances(bots), quick: null }
  const judge: GameBots['judge'] = (view, seat, budget) =>
    bots.judge?.(view, seat, { ...budget, thorough: true }) ?? null
  return {
    answers: new Chances({ ...bots, judge }, estimates.many),
    quick: new Chances(bots, estimates.few),
  }
}

/** Is it worth asking for the answer? By the quick chances the best move is ahead of the next, if not beyond doubt. */
function isPromising(table: Table, { quick }: Sources, index: number): boolean {
  const entry = table.entries[index]
  if (!isChoice(entry)) return false
  return quick === null || (quick.moves(table, index, entry.input.seat)?.[1]?.behind ?? 0) >= AHEAD
}

async function packOf(plan: Plan): Promise<{ puzzles: Puzzle[]; game: Game }> {
  const game = await rulesOf(plan.game)
  const bots = await partsOf(plan.game).bots()
  const tables = plan.options.map((given) => {
    return unwrap(readOptions(game, plan.seats, given))
  })
  for (const options of new Set(tables)) await teach(plan, bots, options)
  const sources = sourcesOf(bots, plan)
  const found = new Map<string, Found>()
  for (let number = 0; number < plan.games; number++) {
    const options = tables[number % tables.length]
    const table = played(game, plan.seats, options, bots.levels, number)
    for (const index of table.entries.keys()) {
      if (!isPromising(table, sources, index)) continue
      const puzzle = puzzleAt(table, bots, sources.answers, index)
      const key = JSON.stringify([table.states[index], puzzle?.seat])
      if (puzzle !== null && !found.has(key)) found.set(key, { puzzle, game: number })
    }
    process.stderr.write(`\r${plan.game} ${plan.name}: game ${number + 1}, ${found.size} found `)
  }
  return { puzzles: select([...found.values()], plan.count, plan.ofGame), game }
}

async function write(plan: Plan): Promise<void> {
  const { puzzles, game } = await packOf(plan)
  const text = writePack(game, puzzles)
  const folder = new URL(`../games/${plan.game}/puzzles/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  const head = '/** Puzzles, written by `npm run puzzles`: see bots/puzzles/pack.ts. */\n'
  writeFileSync(new URL(`${plan.name}.ts`, folder), `${head}export const PACK =\n  '${text.replaceAll('\n', '\\n')}'\n`)
  console.log(`\n${plan.game} ${plan.name}: ${puzzles.length} puzzles, ${gzipSync(text).length} bytes gzip`)
  const spread = Map.groupBy(puzzles, ({ kind, difficulty }) => `${kind} ${difficulty}`)
  console.log(
    [...spread]
      .sort()
      .map(([key, all]) => `${key}: ${all.length}`)
      .join(', '),
  )
}

const wanted = process.argv.slice(2)
for (const plan of PLANS) {
  if (wanted.length === 0 || wanted.includes(`${plan.game}/${plan.name}`)) await write(plan)
}
