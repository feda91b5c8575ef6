/** Invariants of every game, for all players. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlayedStep, playRandomly } from '../../../engine/testing/random-play.ts'
import { chartOf, SHEET_IDS } from '../sheets/library.ts'
import type { Move } from './moves.ts'
import { BONUS_IDS } from './options.ts'
import { type Page, pageOf } from './page.ts'
import { starMaps as game } from './rules.ts'
import { bitCount } from './scoring.ts'
import type { State } from './state.ts'

type Step = PlayedStep<State, Move>

const anyMatch = fc
  .record({
    seats: fc.integer({ min: 1, max: 8 }),
    sheet: fc.constantFrom(...SHEET_IDS, 'seed:p:easy', 'seed:p:medium', 'seed:p:hard'),
    bonuses: fc.subarray([...BONUS_IDS]),
    connectBonus: fc.constantFrom('on', 'off'),
    seed: fc.nat(),
  })
  .map(({ seats, seed, ...given }) => playRandomly(game, seats, given, seed))

const pagesOf = ({ before, after }: Step): (readonly [Page, Page])[] =>
  before.pages.map((page, seat) => [page, pageOf(after, seat)])

test('nothing is ever emptied, un-discovered or forgotten; numbers are 1 to 6 (R8a)', () => {
  fc.assert(
    fc.property(anyMatch, (steps) => {
      for (const [old, page] of steps.flatMap(pagesOf)) {
        expect(old.boxes.every((n, box) => n === 0 || page.boxes[box] !== 0)).toBe(true)
        expect(page.boxes.every((n) => n >= 0 && n <= 6)).toBe(true)
        expect([old.found & ~page.found, old.circles & ~page.circles, page.found & page.failed]).toEqual([0, 0, 0])
        expect(page.used.slice(0, old.used.length)).toEqual(old.used)
        expect(page.used.length).toBeLessThanOrEqual(2)
      }
    }),
    { seed: 1, numRuns: 60 },
  )
})

test('an act fills one box or one circle; a failed lock opens only by B7', () => {
  fc.assert(
    fc.property(anyMatch, (steps) => {
      for (const { before, input, after } of steps) {
        if (input.kind !== 'move') continue
        const [old, page] = [before.pages[input.seat] as Page, after.pages[input.seat] as Page]
        const written = page.boxes.filter((n, box) => n !== old.boxes[box]).length
        const filled = bitCount(page.circles & ~old.circles)
        if (input.move.kind === 'write' || input.move.kind === 'connect') expect(written + filled).toBe(1)
        const opened = old.failed & ~page.failed
        expect(opened !== 0).toBe(input.move.kind === 'bonus' && input.move.bonus === 'pick')
      }
    }),
    { seed: 2, numRuns: 60 },
  )
})

test('a star is discovered or failed just when both boxes are filled and linked and its arms are open', () => {
  fc.assert(
    fc.property(anyMatch, (steps) => {
      const { table, pages } = (steps.at(-1) as Step).after
      const { stars, left, right, leftVia, rightVia, starArm, armLock } = chartOf(table.sheet)
      for (const { boxes, circles, found, failed } of pages) {
        const linked = (via = -1): boolean => via < 0 || (circles & (1 << via)) !== 0
        const open = (arm = -1): boolean => arm < 0 || (found & (1 << (armLock[arm] as number))) !== 0
        for (let star = 0; star < stars; star++) {
          const filled = boxes[left[star] as number] !== 0 && boxes[right[star] as number] !== 0
          const done = filled && linked(leftVia[star]) && linked(rightVia[star]) && open(starArm[star])
          expect(((found | failed) & (1 << star)) !== 0).toBe(done)
        }
      }
    }),
    { seed: 3, numRuns: 80 },
  )
})

test('the game ends with the first round in which somebody is stuck, and not before (R11)', () => {
  fc.assert(
    fc.property(anyMatch, (steps) => {
      const states = steps.map(({ after }) => after)
      const end = states.at(-1) as State
      expect(end.stuck).not.toBe(0)
      for (const state of states) if (state.stuck !== 0) expect(state.round).toBe(end.round)
    }),
    { seed: 4, numRuns: 60 },
  )
})

test('seats do not touch each other: alone, with the same dice and choices, a sheet ends up the same', () => {
  fc.assert(
    fc.property(anyMatch, (steps) => {
      const { table } = (steps[0] as Step).before
      const end = (steps.at(-1) as Step).after
      let alone = game.setup(1, {
        sheet: table.sheet,
        bonuses: BONUS_IDS.filter((_, bonus) => table.bonuses & (1 << bonus)),
        connectBonus: table.connectBonus,
      })
      for (const { input } of steps) {
        if (input.kind === 'throw') alone = game.land(alone, input.faces)
        if (input.kind === 'move' && input.seat === 0) alone = game.move(alone, 0, input.move)
      }
      expect(alone.pages[0]).toEqual(end.pages[0])
    }),
    { seed: 5, numRuns: 60 },
  )
})
