/** Recomputes the packs of puzzles from their logs alone: a sample, and with SOAK all of them. */
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Packed, readPack, unpack } from '../bots/puzzles/pack.ts'
import { GAP, isDecided, nameOf, type Puzzle } from '../bots/puzzles/puzzle.ts'
import { Chances, type RatedMove } from '../bots/review/chances.ts'
import type { GameBots } from '../engine/bots/bot.ts'
import { decisionKindOf } from '../engine/bots/decisions.ts'
import type { Game } from '../engine/contract.ts'
import { readLog } from '../engine/log.ts'
import { unwrap } from '../engine/result.ts'
import { type Table, tableOf } from '../engine/table/table.ts'
import { viewOf } from '../engine/table/view.ts'
import { LANGS, type Lang } from '../engine/text/lang.ts'
import { kernelOf } from '../scripts/kernels.ts'
import { Oracle } from './dicy-cards/bots/solve/oracle.ts'
import { HEAD, termsIn, valuesIn } from './dicy-cards/bots/solve/values.ts'
import { levelOf } from './dicy-cards/bots/solve/work.ts'
import { type GameId, partsOf, rulesOf } from './index.ts'

const SOAK = Boolean(process.env.SOAK)
/**
 * How many of each pack at least, how many are worked out again, and which part has a reason that can be counted: the others are told by
 * how far the next best choice is behind.
 */
const PACKS: readonly { game: GameId; pack: string; least: number; sample: number; counted: number }[] = [
  { game: 'dicy-cards', pack: 'two', least: 300, sample: 0, counted: 0.8 },
  { game: 'dice-of-crowns', pack: 'two', least: 300, sample: 12, counted: 1 },
  { game: 'dice-of-crowns', pack: 'solo', least: 300, sample: 12, counted: 0.65 },
  { game: 'star-maps', pack: 'two', least: 150, sample: 1, counted: 1 },
]
/** The thresholds of the maker of the packs, for estimates (`scripts/puzzles.ts`). */
const ESTIMATED = 240

function tableAt(game: Game, log: string): Table {
  const read = readLog(game, log)
  return unwrap(read.ok ? tableOf(game, read.value) : read)
}

/** Every n-th, so that the sample is spread over the pack. */
function sampleOf(all: readonly Packed[], count: number): readonly Packed[] {
  const step = SOAK ? 1 : Math.max(1, Math.floor(all.length / count))
  return all.filter((_, i) => i % step === 0).slice(0, SOAK ? all.length : count)
}

function solvedAnew(game: Game, bots: GameBots, { log, seat, exact }: Packed): readonly RatedMove[] {
  const table = tableAt(game, log)
  const judge: GameBots['judge'] = (view, at, budget) => bots.judge?.(view, at, { ...budget, thorough: true }) ?? null
  const chances = exact ? new Chances(bots) : new Chances({ ...bots, judge }, ESTIMATED)
  return chances.moves(table, table.entries.length, seat) ?? []
}

function expectSame(game: Game, bots: GameBots, puzzle: Puzzle, moves: readonly RatedMove[]): void {
  const { choices, log, seat, kind } = puzzle
  const state = tableAt(game, log).states.at(-1)
  const best = moves[0] as RatedMove
  expect(isDecided(moves), log).toBe(true)
  expect(game.write(best.move)).toBe(choices[0]?.move)
  expect(decisionKindOf(bots, state, seat, best.move)).toBe(kind)
  for (const { move, chance } of moves) {
    const told = choices.find((one) => one.move === game.write(move))?.chance ?? 2
    expect(Math.abs(told - chance)).toBeLessThan(best.chance - chance > 0.3 ? 0.051 : 0.011)
  }
}

describe.each(PACKS)('$game, $pack', ({ game: id, pack, least, sample, counted }) => {
  const load = async () => {
    const [game, bots] = [await rulesOf(id), await partsOf(id).bots()]
    const text = (await partsOf(id).puzzles?.[pack]?.()) ?? ''
    return { game, bots, text, all: readPack(text) }
  }

  test('is large enough, small enough, and every puzzle can be put', async () => {
    const { game, text, all } = await load()
    expect(all.length).toBeGreaterThanOrEqual(least)
    expect(gzipSync(text).length).toBeLessThanOrEqual(60 * 1024)
    expect(new Set(all.map(nameOf)).size).toBe(all.length)
    for (const packed of all) {
      const { choices, exact } = unpack(game, packed)
      const [best, next] = choices
      expect((best?.chance ?? 0) - (next?.chance ?? 1)).toBeGreaterThanOrEqual(
        (exact ? GAP.exact : GAP.estimated) - 1e-3,
      )
    }
  })

  test('has several kinds and all difficulties', async () => {
    const { all } = await load()
    expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    expect(new Set(all.map(({ difficulty }) => difficulty))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  const reasonsIn = async (lang: Lang, wanted: number): Promise<readonly string[]> => {
    const [{ game, all }, text] = [await load(), await partsOf(id).text(lang)]
    return sampleOf(all, wanted).flatMap((packed) => {
      const { log, seat, choices } = unpack(game, packed)
      const view = viewOf(game, tableAt(game, log).states.at(-1), seat)
      return text.reason?.(view, seat, game.read(choices[0]?.move ?? '')) ?? []
    })
  }

  test('the game counts a reason for most of the best choices', async () => {
    const { all } = await load()
    expect((await reasonsIn('en', all.length)).length / all.length).toBeGreaterThanOrEqual(counted)
  })

  test.each(LANGS)('a reason is a sentence, in %s', async (lang) => {
    const reasons = await reasonsIn(lang, 40)
    expect(reasons.length).toBeGreaterThan(0)
    for (const reason of reasons) {
      expect(reason).toMatch(/^\S.*\S\.$/)
      expect(reason).not.toMatch(/undefined|null|NaN/)
    }
  })

  // Dicy Cards needs a solution, and has a test of its own below.
  if (id === 'dicy-cards') return
  test('is right', async () => {
    const { game, bots, all } = await load()
    for (const packed of sampleOf(all, sample)) {
      expectSame(game, bots, unpack(game, packed), solvedAnew(game, bots, packed))
    }
  })
})

/**
 * Dicy Cards is solved backwards from the end: without SOAK, puzzles of one line-up near the end of their games are worked out again,
 * which needs a small part of one solution.
 */
test('dicy-cards, two: is right', async () => {
  const id = 'dicy-cards'
  const [game, bots] = [await rulesOf(id), await partsOf(id).bots()]
  const all = readPack((await partsOf(id).puzzles?.two?.()) ?? '')
  const solver = await partsOf(id).solve?.()
  const kernel = await kernelOf(id)
  const known = all.map((one) => {
    const scores = game.scores(tableAt(game, one.log).states.at(-1))
    return { one, sum: scores.reduce((a, b) => a + b, 0) }
  })
  const tables = [...Map.groupBy(known, ({ one }) => one.log.split('\n')[0]).values()]
  for (const ofTable of SOAK ? tables : tables.slice(0, 1)) {
    const late = ofTable.toSorted((a, b) => b.sum - a.sum).slice(0, SOAK ? ofTable.length : 3)
    const tried = late.map(({ one }) => one)
    const plan = solver?.planAt?.(tableAt(game, (tried[0] as Packed).log).states.at(-1))
    if (plan == null) throw new Error('no plan')
    const memory = new ArrayBuffer(plan.bytes)
    const solving = plan.join(memory, kernel)
    const least = 200 - Math.min(...late.map(({ sum }) => sum)) + 1
    for (;;) if (solving.step() === 1 || levelOf(new Int32Array(memory)[HEAD.ticket] as number) > least) break
    const terms = termsIn(memory)
    if (terms === null) throw new Error('no terms')
    const oracle = new Oracle(valuesIn(terms, memory))
    for (const packed of tried) {
      const state = tableAt(game, packed.log).states.at(-1)
      const moves = game.moves(state, packed.seat).map((move) => {
        const chance = oracle.chance(game.move(state, packed.seat, move) as never, packed.seat)
        return { move, chance, behind: 0, exact: true, margin: 0, apart: 0 }
      })
      moves.sort((a, b) => b.chance - a.chance)
      const best = moves[0]?.chance ?? 0
      expectSame(
        game,
        bots,
        unpack(game, packed),
        moves.map((one) => ({ ...one, behind: best - one.chance + 1e-6 })),
      )
    }
  }
})
