import { beforeAll, describe, expect, test } from 'vitest'
import type { Judged, Prospects } from '../../../engine/bots/bot.ts'
import { errorBetween } from '../../../engine/bots/estimate.ts'
import { facesOf } from '../../../engine/dice/multiset.ts'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { copy } from '../../../engine/json.ts'
import { revealed } from '../../../engine/table/view.ts'
import { kernelOf } from '../../../scripts/kernels.ts'
import { CARD_IDS, DICE } from '../rules/cards.ts'
import type { Move } from '../rules/moves.ts'
import { LINEUPS } from '../rules/options.ts'
import { dicyCards } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { perfect } from './best-turn.ts'
import { judge, prospects } from './judge.ts'
import { learn, oracleFor } from './solve/oracle.ts'
import { planOf, solved, tableOf } from './solve/testing.ts'

const TARGET = 5
const TABLE = tableOf('interaction', TARGET)
const kernel = await kernelOf('dicy-cards')

/** Positions on the way through games of mixed players. */
function positions(table: State, games: number): State[] {
  const found: State[] = []
  for (let game = 0; game < games; game++) {
    const random = new Xoshiro128(game)
    for (let state = table; ; ) {
      found.push(state)
      const turn = dicyCards.turn(state)
      if (turn.kind === 'over') break
      if (turn.kind === 'throw') state = dicyCards.land(state, random.throw(turn.sides))
      else {
        const seat = random.pick(turn.seats)
        state = dicyCards.move(state, seat, random.pick(dicyCards.moves(state, seat)))
      }
    }
  }
  return found
}

const dueOf = (state: State): number | null => {
  const turn = dicyCards.turn(state)
  return turn.kind === 'move' ? (turn.seats[0] as number) : null
}

describe('without a solution', () => {
  const state = dicyCards.land(dicyCards.land(tableOf('glacial', 50), [1]), [6, 6, 5, 2, 1, 1])

  test('an estimate for every move, in their order, the same every time', () => {
    const judged = judge(state, 0, { iterations: 5 })
    expect(judged.map(({ move }) => move)).toEqual(dicyCards.moves(state, 0))
    expect(judged.every(({ exact, chance, margin = 0 }) => !exact && chance >= 0 && chance <= 1 && margin > 0)).toBe(
      true,
    )
    expect(judge(copy(state), 0, { iterations: 5 })).toEqual(judged)
  })

  test('without games played on, moves are as far apart as with a few', () => {
    // A chance is never below 0: moves that are further behind than the best wins are left out.
    const [quick = [], few = []] = [0, 5].map((iterations) => judge(state, 0, { iterations }))
    const open = quick.flatMap(({ chance }, i) => (chance > 0 && (few[i]?.chance ?? 0) > 0 ? [i] : []))
    const gaps = (judged: typeof quick): unknown[] => {
      const best = Math.max(...judged.map(({ chance }) => chance))
      return open.map((i) => [(best - (judged[i]?.chance ?? 0)).toFixed(9), judged[i]?.apart])
    }
    expect(open.length).toBeGreaterThan(10)
    expect(gaps(quick)).toEqual(gaps(few))
    expect(prospects(state, { iterations: 0 }).chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
  })

  test('the error shrinks, and a good move is told from a bad one', () => {
    const margins = [10, 300].map((iterations) => prospects(state, { iterations }).margin as number)
    expect(margins[1]).toBeLessThan((margins[0] as number) / 2)
    const end: State = { ...state, scores: [45, 30] }
    const judged = judge(end, 0, { iterations: 100 })
    const chance = (name: string): number =>
      judged.find(({ move }) => dicyCards.write(move) === name)?.chance ?? Number.NaN
    expect(chance('score any-two')).toBeGreaterThan(chance('pass') + 0.1)
  })

  test('also for three and four, whose chances are those of one winner', () => {
    for (const seats of [3, 4]) {
      const table = dicyCards.setup(seats, { lineup: 'beginner', cards: [], target: 50, lowestThree: 'others' })
      const { chances, exact } = prospects(dicyCards.land(table, [1]), { iterations: 10 })
      expect(chances.length).toBe(seats)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      expect(exact).toBe(false)
    }
  })
})

describe('with the solution of the table', () => {
  const estimated: { readonly state: State; readonly told: Prospects; readonly moves: readonly Judged<Move>[] }[] = []
  beforeAll(() => {
    expect(oracleFor(TABLE)).toBeNull()
    const begun = positions(TABLE, 40).filter(({ phase }) => phase === 'roll' || phase === 'choose')
    const budget = { iterations: 50 }
    for (const state of begun.filter((_, i) => i % Math.ceil(begun.length / 50) === 0)) {
      const moves = state.phase === 'choose' ? judge(state, state.seat, budget) : []
      estimated.push({ state, told: prospects(state, budget), moves })
    }
    expect(learn(solved(TABLE, kernel))).toBe(true)
  })
  const chanceOf = (state: State, seat: number): number => oracleFor(state)?.chance(state, seat) ?? Number.NaN

  test('estimates were off by about their error, and seldom by more than two', () => {
    const off = estimated.map(({ state, told }) => {
      expect(told.exact).toBe(false)
      return Math.abs((told.chances[0] as number) - chanceOf(state, 0)) / (told.margin as number)
    })
    expect(off.length).toBeGreaterThan(30)
    expect(off.filter((errors) => errors > 2).length).toBeLessThan(0.1 * off.length)
    expect(off.filter((errors) => errors > 0.1).length).toBeGreaterThan(0.2 * off.length)
  })

  test('so were the differences between moves', () => {
    const off = estimated.flatMap(({ state, moves }) => {
      const [best] = moves.toSorted((a, b) => b.chance - a.chance)
      if (best === undefined) return []
      const truth = ({ move }: Judged<Move>): number => chanceOf(dicyCards.move(state, state.seat, move), state.seat)
      return moves
        .filter((one) => one !== best)
        .map((one) => Math.abs(best.chance - one.chance - truth(best) + truth(one)) / errorBetween(one, best))
    })
    expect(off.length).toBeGreaterThan(500)
    expect(off.filter((errors) => errors > 2).length).toBeLessThan(0.1 * off.length)
  })

  test('only of that table', () => {
    expect(oracleFor(tableOf('interaction', TARGET))).not.toBeNull()
    expect(oracleFor(tableOf('interaction', TARGET + 1))).toBeNull()
    expect(oracleFor(tableOf('glacial', TARGET))).toBeNull()
    expect(learn(new ArrayBuffer(100))).toBe(false)
  })

  test('a choice is worth its best move, and the perfect player takes one of those', () => {
    let choices = 0
    for (const state of positions(TABLE, 6)) {
      const seat = dueOf(state)
      if (seat === null) continue
      choices++
      const judged = judge(state, seat)
      expect(judged.map(({ move }) => move)).toEqual(dicyCards.moves(state, seat))
      expect(judged.every(({ exact }) => exact)).toBe(true)
      const best = Math.max(...judged.map(({ chance }) => chance))
      expect(Math.abs(best - chanceOf(state, seat))).toBeLessThan(2e-6)
      const chosen = perfect.choose(revealed(state), seat, new Xoshiro128(1))
      const taken = judged.find(({ move }) => move === chosen)?.chance ?? 0
      expect(best - taken).toBeLessThan(5e-6)
      const [mine = 0, other = 0] = prospects(state).chances
      expect(mine + other).toBeCloseTo(1, 5)
    }
    expect(choices).toBeGreaterThan(40)
  })

  test('a throw is worth the mean of what comes of it', () => {
    const rolls = Array.from({ length: DICE.count - DICE.full }, (_, roll) => DICE.full + roll)
    const begun = positions(TABLE, 8).filter(({ phase }) => phase === 'roll')
    expect(begun.length).toBeGreaterThan(10)
    for (const state of begun.slice(0, 6)) {
      const mean = rolls.reduce((sum, roll) => {
        const after = dicyCards.land(state, facesOf(DICE, roll))
        return sum + ((DICE.ways[roll] as number) / 6 ** 6) * chanceOf(after, state.seat)
      }, 0)
      expect(Math.abs(mean - chanceOf(state, state.seat))).toBeLessThan(1e-6)
    }
  })

  test('in whichever order the cards lie', () => {
    const turned = tableOf(LINEUPS.interaction.toReversed(), TARGET)
    const [one, two] = [TABLE, turned].map((table) => {
      const state = dicyCards.land(dicyCards.land(table, [2]), [6, 6, 5, 2, 1, 1])
      const after = dicyCards.move(state, 1, { kind: 'score', card: CARD_IDS.indexOf('lowest-three') })
      return [...judge(state, 1), ...judge(after, 0)]
        .map(({ move, chance }) => `${dicyCards.write(move)} ${chance}`)
        .sort()
    })
    expect(one?.length).toBeGreaterThan(100)
    expect(two).toEqual(one)
  })
})

describe('perfect against perfect wins as often as was solved', () => {
  const [target, games, lineups] = process.env.SOAK
    ? ([100, 100_000, ['glacial', 'beginner', 'intermediate', 'interaction']] as const)
    : ([TARGET, 60, ['interaction']] as const)
  test.each(lineups)('%s', (lineup) => {
    const table = tableOf(lineup, target)
    const memory = solved(table, kernel)
    expect(learn(memory)).toBe(true)
    const [first = 0] = planOf(table).join(memory, null).solution().chances
    let won = 0
    for (let game = 0; game < games; game++) won += playedOut(dicyCards.land(table, [1]), new Xoshiro128(game))
    expect(Math.abs(won / games - first)).toBeLessThan(3 * Math.sqrt((first * (1 - first)) / games))
  })

  /** What seat 0 wins. */
  function playedOut(from: State, random: Xoshiro128): number {
    for (let state = from; ; ) {
      const turn = dicyCards.turn(state)
      if (turn.kind === 'over') return turn.places[0] === 1 ? 1 / turn.places.filter((place) => place === 1).length : 0
      if (turn.kind === 'throw') state = dicyCards.land(state, random.throw(turn.sides))
      else {
        const seat = turn.seats[0] as number
        state = dicyCards.move(state, seat, perfect.choose(revealed(state), seat, random) ?? { kind: 'pass' })
      }
    }
  }
})
