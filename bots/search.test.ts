import { describe, expect, test } from 'vitest'
import type { Knowledge } from '../engine/bots/bot.ts'
import { CONCEALED, NOT_YET, type Pebbles, pebbles } from '../engine/conformance/fixture.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { revealed } from '../engine/table/view.ts'
import { dicyCardsBots } from '../games/dicy-cards/bots/index.ts'
import { dicyCards } from '../games/dicy-cards/rules/rules.ts'
import { contest } from './matches/arena.ts'
import { guesser } from './players.testing.ts'
import { randomBot } from './random.ts'
import { searchBot } from './search.ts'

const short = { lineup: 'glacial', cards: [], target: 50, lowestThree: 'others' } as const
const rounds = { rounds: 2, bells: ['brass'], motto: '' }

describe('strength', () => {
  const stroller = { bot: randomBot(dicyCards) }

  test('it beats random moves, knowing nothing of the game', () => {
    const searcher = { bot: searchBot(dicyCards), budget: { iterations: 60 } }
    expect(contest(dicyCards, short, searcher, [stroller], 10, 1)).toBeGreaterThan(0.9)
  })

  test('it beats random moves among secrets and races', () => {
    const searcher = { bot: searchBot(pebbles, guesser), budget: { iterations: 200 } }
    expect(contest(pebbles, rounds, searcher, [{ bot: randomBot(pebbles) }], 40, 1)).toBeGreaterThan(0.85)
  })

  test('it beats two or three at once', () => {
    const searcher = { bot: searchBot(dicyCards, dicyCardsBots.knowledge), budget: { iterations: 60 } }
    expect(contest(dicyCards, short, searcher, [stroller, stroller, stroller], 6, 1)).toBeGreaterThan(0.9)
  })

  test('the more it may search the better', () => {
    const bot = searchBot(dicyCards, dicyCardsBots.knowledge)
    const games = process.env.SOAK ? 1000 : 40
    const much = { bot, budget: { iterations: 100 } }
    const little = { bot, budget: { iterations: 1 } }
    const share = contest(dicyCards, short, much, [little], games, 1)
    expect(share).toBeGreaterThan(0.6)
  })
})

describe('the budget', () => {
  const state = dicyCards.land(dicyCards.land(dicyCards.setup(2, short), [1]), [6, 6, 5, 5, 4, 4])
  const choose = (budget: object): string => {
    const move = searchBot(dicyCards).choose(revealed(state), 0, new Xoshiro128(3), budget)
    return move === null ? 'none' : dicyCards.write(move)
  }

  test('a number of iterations gives the same answer each time', () => {
    expect(choose({ iterations: 50 })).toBe(choose({ iterations: 50 }))
  })

  test('it stops at once when cancelled, with a legal move', () => {
    let asked = 0
    const answer = choose({ iterations: 1e9, cancelled: () => ++asked >= 5 })
    expect(asked).toBe(5)
    expect(dicyCards.why(state, 0, dicyCards.read(answer) ?? { kind: 'freeze', card: 0 })).toBeNull()
    expect(choose({ iterations: 1e9, cancelled: () => true })).not.toBe('none')
  })

  test('it stops when the time is up', () => {
    let time = 0
    choose({ ms: 20, now: () => time++ })
    expect(time).toBe(21)
  })

  test('without a limit it has one', () => {
    let asked = 0
    const cancelled = () => {
      asked++
      return false
    }
    choose({ cancelled })
    expect(asked).toBe(999)
  })
})

describe('secrets and races', () => {
  const start = pebbles.setup(2, rounds)

  test('it does not play on from a view that hides something', () => {
    const guarded = {
      ...pebbles,
      move: (state: Pebbles, ...rest: [number, never]) => {
        if (state.laid.includes(CONCEALED)) throw new Error('played on from a view')
        return pebbles.move(state, ...rest)
      },
    } as typeof pebbles
    const view: Pebbles = { ...start, phase: 'lay', prize: 7, laid: [NOT_YET, CONCEALED] }
    const ask = (knowledge: Knowledge<Pebbles>) =>
      searchBot(guarded, knowledge).choose(revealed(view), 0, new Xoshiro128(1))
    expect(pebbles.why(view, 0, ask({}) ?? { kind: 'bow' })).toBeNull()
    expect(pebbles.why(view, 0, ask(guesser) ?? { kind: 'bow' })).toBeNull()
    expect(() => searchBot(guarded, { guess: (it) => it }).choose(revealed(view), 0, new Xoshiro128(1))).toThrow(
      'played on',
    )
  })

  test('in the last round it lays what wins for sure', () => {
    const view: Pebbles = { ...start, round: 2, phase: 'lay', prize: 12, pebbles: [3, 2], laid: [NOT_YET, CONCEALED] }
    expect(searchBot(pebbles, guesser).choose(revealed(view), 0, new Xoshiro128(1))).toEqual({ kind: 'lay', count: 3 })
  })

  test('it grabs the bell, unless its grab would lose', () => {
    const bell: Pebbles = { ...start, round: 2, phase: 'bell', laid: [1, 0], points: [3, 3] }
    expect(searchBot(pebbles).choose(revealed(bell), 0, new Xoshiro128(1))).toEqual({ kind: 'grab', bell: 'brass' })
    const perverse = {
      ...pebbles,
      turn: (state: Pebbles) => {
        const turn = pebbles.turn(state)
        return turn.kind === 'over' ? { ...turn, places: state.points.map((p) => (p > 3 ? 2 : 1)) } : turn
      },
    }
    expect(searchBot(perverse).choose(revealed(bell), 0, new Xoshiro128(1))).toBeNull()
  })

  test('a seat that is not due is not asked', () => {
    expect(() => searchBot(pebbles).choose(revealed(start), 0, new Xoshiro128(1))).toThrow('not due')
  })
})
