/** Every claim of a reason is counted anew through the rules: throws are landed, acts made, scores compared. */

import { beforeAll, describe, expect, test } from 'vitest'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { readOptions } from '../../../engine/options.ts'
import { unwrap } from '../../../engine/result.ts'
import { revealed } from '../../../engine/table/view.ts'
import { LANGS } from '../../../engine/text/lang.ts'
import type { Move } from '../rules/moves.ts'
import { BONUS_IDS } from '../rules/options.ts'
import type { Page } from '../rules/page.ts'
import { starMaps as game } from '../rules/rules.ts'
import { owedTo, type State } from '../rules/state.ts'
import { chartOf } from '../sheets/library.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { loadText } from '../text/texts.ts'
import { openShapes } from './choice.ts'
import { starMapsBots } from './index.ts'
import { type Reason, reasonFor } from './reasons.ts'

type Of<Kind extends Reason['kind']> = Extract<Reason, { kind: Kind }>

interface Case {
  readonly view: State
  readonly seat: number
  readonly move: Move
  /** The view after the move; a throw is due, even if others have not chosen yet. */
  readonly after: State
  readonly sheet: Sheet
}

const FACES = [1, 2, 3, 4, 5, 6]
const ALL_THROWS = FACES.flatMap((one) => FACES.map((two) => [one, two]))
const scoreOf = (state: State, seat: number): number => game.scores(state)[seat] as number
const has = (mask: number, at: number): boolean => (mask & (1 << at)) !== 0

/** The same sheets with the next throw due. */
const waiting = (state: State): State => ({ ...state, phase: 'throw', due: 0, owed: 0, stuck: 0, shown: state.pages })
const pageOf = ({ view, seat }: Case, state: State = view) => state.pages[seat] as Page
const gain = ({ seat }: Case, from: State, move: Move): number =>
  scoreOf(game.move(from, seat, move), seat) - scoreOf(from, seat)

/** The acts after every throw of the next round. */
function nextActs(one: Case, from: State, test: (landed: State, acts: readonly Move[]) => boolean): number {
  return ALL_THROWS.filter((faces) => {
    const landed = game.land(waiting(from), faces)
    return test(landed, game.moves(landed, one.seat))
  }).length
}

const gains = (one: Case): number[] => game.moves(one.view, one.seat).map((move) => gain(one, one.view, move))
const afters = ({ view, seat }: Case): State[] => game.moves(view, seat).map((move) => game.move(view, seat, move))
const starsOf = (sheet: Sheet, box: number, filled: number): number[] => [
  ...(sheet.boxes[box]?.stars ?? []),
  ...sheet.circles.flatMap(({ links }, circle) =>
    has(filled, circle) ? links.flatMap(([star, to]) => (to === box ? [star] : [])) : [],
  ),
]

/** By kind: is it true? */
const CHECKS: { readonly [Kind in Reason['kind']]: (reason: Of<Kind>, one: Case) => void } = {
  medal: ({ points, total, medal }, one) => {
    expect(gain(one, one.view, one.move)).toBe(points)
    expect(scoreOf(one.after, one.seat)).toBe(total)
    const medals = one.sheet.medals ?? []
    expect(medals.filter((least) => total >= least)).toHaveLength(medal + 1)
    expect(medals[medal]).toBeGreaterThan(total - points)
  },
  completes: ({ points, shapes, bonuses }, one) => {
    expect(gain(one, one.view, one.move)).toBe(points)
    const done = (state: State): number[] =>
      FACES.filter((shape) =>
        one.sheet.stars.every((star, i) => star.shape !== shape || has(pageOf(one, state).found, i)),
      )
    expect(done(one.after).filter((shape) => !done(one.view).includes(shape))).toEqual(shapes)
    const spent = one.move.kind === 'bonus' ? 1 : 0
    expect(owedTo(game.move(one.view, one.seat, one.move), one.seat)).toBe(owedTo(one.view, one.seat) - spent + bonuses)
    expect(bonuses).toBeGreaterThan(0)
  },
  opens: ({ points, locks, stars }, one) => {
    expect(gain(one, one.view, one.move)).toBe(points)
    const opened = one.sheet.arms.flatMap((lock, arm) => (locks.includes(lock) ? [arm] : []))
    for (const lock of locks) {
      expect(has(pageOf(one).found, lock)).toBe(false)
      expect(has(pageOf(one, one.after).found, lock)).toBe(true)
    }
    expect(one.sheet.stars.filter(({ arm }) => arm !== null && opened.includes(arm))).toHaveLength(stars)
  },
  last: ({ points }, one) => {
    expect(one.view.stuck).not.toBe(0)
    expect(gain(one, one.view, one.move)).toBe(points)
    expect(Math.max(...gains(one))).toBe(points)
  },
  reserve: ({ circles }, one) => {
    expect(game.moves(one.view, one.seat).every(({ kind }) => kind === 'connect')).toBe(true)
    expect(
      nextActs(one, one.after, (_, acts) => acts.filter(({ kind }) => kind === 'connect').length === circles),
    ).toBe(36)
  },
  box: ({ points, box, ways }, one) => {
    expect(gain(one, one.view, one.move)).toBe(points)
    const more = nextActs(one, one.view, (landed, acts) =>
      acts.some((act) => act.kind === 'write' && act.box === box && gain(one, landed, act) > points),
    )
    expect(more).toBe(ways)
  },
  most: ({ points }, one) => {
    expect(gain(one, one.view, one.move)).toBe(points)
    expect(Math.max(...gains(one))).toBe(points)
  },
  lasts: ({ ways }, one) => {
    const left = (state: State): number => nextActs(one, state, (_, acts) => acts.length > 0)
    expect(left(one.after)).toBe(ways)
    const all = afters(one).map(left)
    expect(Math.max(...all)).toBe(ways)
    expect(Math.min(...all)).toBeLessThan(ways)
  },
  free: ({ points }, one) => {
    expect(gain(one, one.view, one.move)).toBe(points)
    expect(pageOf(one, one.after).boxes).toEqual(pageOf(one).boxes)
  },
  ready: ({ points, circle }, one) => {
    const worth = (from: State): number[] =>
      ALL_THROWS.map((faces) => gain(one, game.land(waiting(from), faces), { kind: 'connect', circle }))
    expect(new Set(worth(one.after))).toEqual(new Set([points]))
    expect(points).toBeGreaterThan(worth(one.view)[0] as number)
  },
  key: ({ star, box, values, ways }, one) => {
    const allowed = nextActs(one, one.after, (landed, acts) => {
      const here = acts.filter((act) => act.kind === 'write' && act.box === box)
      for (const act of here) {
        const opened = has(pageOf(one, game.move(landed, one.seat, act)).found, star)
        expect(opened).toBe(act.kind === 'write' && values.includes(act.value))
      }
      return here.some((act) => act.kind === 'write' && values.includes(act.value))
    })
    expect(allowed).toBe(ways)
    expect(ways).toBeGreaterThan(0)
  },
  hope: ({ value, stars, most }, one) => {
    for (const star of stars) expect(reachable(one, star)).toBe(most)
    expect(one.move.kind === 'write' ? one.move.value : value).toBe(value)
  },
  lacks: ({ star, box, ways }, one) => {
    const allowed = nextActs(one, one.after, (landed, acts) => {
      const here = acts.filter((act) => act.kind === 'write' && act.box === box)
      for (const act of here) expect(has(pageOf(one, game.move(landed, one.seat, act)).found, star)).toBe(true)
      return here.length > 0
    })
    expect(allowed).toBe(ways)
  },
  spares: ({ points }, one) => {
    const writes = game.moves(one.view, one.seat).filter(({ kind }) => kind === 'write')
    expect(Math.max(...writes.map((write) => gain(one, one.view, write)))).toBe(points)
    expect(pageOf(one, one.after).boxes).toEqual(pageOf(one).boxes)
  },
  links: ({ box, before, after }, one) => {
    const open = (star: number): boolean => {
      const arm = one.sheet.stars[star]?.arm ?? null
      return arm === null || has(pageOf(one).found, one.sheet.arms[arm] as number)
    }
    expect(starsOf(one.sheet, box, pageOf(one).circles).filter(open)).toHaveLength(before)
    expect(starsOf(one.sheet, box, pageOf(one, one.after).circles).filter(open)).toHaveLength(after)
    expect(pageOf(one).boxes[box]).toBe(0)
  },
  next: ({ points, ways }, one) => {
    const good = (state: State): number =>
      nextActs(one, state, (landed, acts) => acts.some((act) => gain(one, landed, act) >= points))
    expect(good(one.after)).toBe(ways)
    const all = afters(one).map(good)
    expect(Math.max(...all)).toBe(ways)
    expect(Math.min(...all)).toBeLessThan(ways)
  },
  gain: ({ points }, one) => expect(gain(one, one.view, one.move)).toBe(points),
  pass: ({ points, shapes }, one) => {
    expect(Math.max(...gains(one))).toBe(points)
    expect(one.view.stuck === 0 ? shapesLeft(one.sheet, pageOf(one)) : 0).toBe(shapes)
  },
}

/** The greatest difference that a star's second number can make, its circles filled first. */
function reachable(one: Case, star: number): number {
  const { circles, boxes } = one.sheet
  let state = one.after
  circles.forEach(({ links }, circle) => {
    if (!links.some(([from]) => from === star) || has(pageOf(one, state).circles, circle)) return
    state = game.move(game.land(waiting(state), [1, 2]), one.seat, { kind: 'connect', circle })
  })
  const own = boxes.flatMap((_, box) => (starsOf(one.sheet, box, -1).includes(star) ? [box] : []))
  const worth = ALL_THROWS.flatMap((faces) => {
    const landed = game.land(waiting(state), faces)
    const acts = game.moves(landed, one.seat).filter((act) => act.kind === 'write' && own.includes(act.box))
    return acts.map((act) => {
      const [a = 0, b = 0] = own.map((box) => pageOf(one, game.move(landed, one.seat, act)).boxes[box])
      return Math.abs(a - b)
    })
  })
  return Math.max(...worth)
}

/** The shapes none of whose stars is lost, by asking of every star whether all locks above it can still open. */
function shapesLeft({ stars, arms }: Sheet, { found, failed }: Page): number {
  const isLost = (star: number): boolean => {
    const arm = stars[star]?.arm ?? null
    return has(failed, star) || (arm !== null && isLost(arms[arm] as number))
  }
  return FACES.filter((shape) => {
    const of = stars.flatMap((star, i) => (star.shape === shape ? [i] : []))
    return of.some((star) => !has(found, star)) && !of.some(isLost)
  }).length
}

const SHEETS = [
  'great-bear',
  'twins',
  'hero',
  'winged-horse',
  'lyre',
  'dragon',
  'seed:comet:medium',
  'herdsman',
] as const

/** Choices of seeded games: what the bot took, and two others of each position. */
function collect(): { readonly chosen: readonly Case[]; readonly others: readonly Case[] } {
  const [chosen, others]: [Case[], Case[]] = [[], []]
  SHEETS.forEach((sheet, i) => {
    const seats = 1 + (i % 3)
    const options = unwrap(readOptions(game, seats, { sheet, bonuses: i % 4 === 1 ? [] : BONUS_IDS }))
    const random = new Xoshiro128(i)
    for (let state = game.setup(seats, options); ; ) {
      const turn = game.turn(state)
      if (turn.kind === 'over') break
      if (turn.kind === 'throw') {
        state = game.land(state, random.throw(turn.sides))
        continue
      }
      const seat = turn.seats[0] as number
      const view = game.view(state, seat)
      const moves = game.moves(view, seat)
      const best = starMapsBots.levels[2]?.bot.choose(revealed(view), seat, random) as Move
      const caseOf = (move: Move): Case => {
        return { view, seat, move, after: game.move(view, seat, move), sheet: chartOf(sheet).sheet }
      }
      if (moves.length > 1) chosen.push(caseOf(best))
      for (let more = 0; more < 2; more++) others.push(caseOf(moves[random.below(moves.length)] as Move))
      if (moves.at(-1)?.kind === 'pass') others.push(caseOf(moves.at(-1) as Move))
      state = game.move(state, seat, best)
    }
  })
  return { chosen, others }
}

/** The reasons that remain in the last round. */
const FINAL: readonly Reason['kind'][] = ['completes', 'opens', 'last', 'most', 'free', 'gain', 'pass']

describe('what speaks for a choice', () => {
  let chosen: readonly Case[] = []
  let all: readonly Case[] = []
  beforeAll(() => {
    const found = collect()
    chosen = found.chosen
    all = [...found.chosen, ...found.others]
  })

  test('is true of every choice', () => {
    const seen = new Set<string>()
    for (const one of all) {
      const reason = reasonFor(one.view, one.seat, one.move)
      if (reason === null) continue
      seen.add(reason.kind)
      const check = CHECKS[reason.kind] as (reason: Reason, one: Case) => void
      check(reason, one)
    }
    expect([...seen].sort()).toEqual(Object.keys(CHECKS).sort())
  })

  test('looks no further than a last round', () => {
    for (const { view, seat, move } of all.filter((one) => one.view.table.seats > 1)) {
      const stuck = 1 << (1 - Math.min(seat, 1))
      const reason = reasonFor({ ...view, stuck, due: view.due & ~stuck }, seat, move)
      expect([...FINAL, undefined]).toContain(reason?.kind)
    }
  })

  test('is found for nearly every good choice', () => {
    const told = chosen.filter(({ view, seat, move }) => reasonFor(view, seat, move) !== null)
    expect(chosen.length).toBeGreaterThan(150)
    expect(told.length / chosen.length).toBeGreaterThan(0.97)
  })

  test.each(LANGS)('is a sentence in %s', async (lang) => {
    const text = await loadText(lang)
    for (const { view, seat, move } of all) {
      const told = text.reason?.(view, seat, move) ?? null
      expect(told === null).toBe(reasonFor(view, seat, move) === null)
      if (told !== null) expect(told).toMatch(/^(?!.*(undefined|NaN|object)).+\.$/)
    }
  })
})

test('no shape can be completed that has a star behind a failed lock', () => {
  let behind = 0
  for (const sheet of ['hero', 'winged-horse', 'herdsman', 'seed:comet:hard']) {
    const chart = chartOf(sheet)
    const random = new Xoshiro128(behind)
    let state = game.setup(1, { sheet, bonuses: [], connectBonus: 'on' })
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const moves = game.moves(state, 0)
      if (turn.kind === 'throw') state = game.land(state, random.throw(turn.sides))
      else state = game.move(state, 0, moves[random.below(moves.length)] as Move)
      const page = state.pages[0] as Page
      expect(openShapes(chart, page)).toBe(shapesLeft(chart.sheet, page))
      if (chart.armLock.some((lock) => has(page.failed, lock))) behind++
    }
  }
  expect(behind).toBeGreaterThan(20)
})
