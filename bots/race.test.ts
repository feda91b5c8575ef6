import { expect, test } from 'vitest'
import type { Bot } from '../engine/bots/bot.ts'
import type { MoveTurn } from '../engine/contract.ts'
import { Xoshiro128 } from '../engine/dice/random.ts'
import { readOptions } from '../engine/options.ts'
import { unwrap } from '../engine/result.ts'
import { type Move, TAKE } from '../games/nine-dice/rules/moves.ts'
import { nineDice } from '../games/nine-dice/rules/rules.ts'
import type { State } from '../games/nine-dice/rules/state.ts'
import { playMatch } from './matches/match.ts'
import { beginRace, runRace } from './race.ts'

function options(given: object) {
  return unwrap(readOptions(nineDice, 2, given))
}

const SHOWN = nineDice.land(
  nineDice.land(nineDice.setup(2, options({ seconds: 15 })), [1]),
  [7, 3, 4, 1, 1, 4, 4, 1, 2, 5],
)
const TURN = nineDice.turn(SHOWN) as MoveTurn
const RED = TAKE[0] as Move

/** Takes red at this time, or as soon as it can be after it. */
const at = (ms: number): Bot<State, Move> => ({
  choose: () => RED,
  race: (_view, _seat, _random, passed) => ({ move: RED, at: Math.max(ms, passed) }),
})
const calm: Bot<State, Move> = { choose: () => null, race: () => null }

function run(bots: readonly Bot<State, Move>[], shown = SHOWN) {
  return runRace(nineDice, bots, shown, TURN, beginRace(shown, 2, new Xoshiro128(1)))
}

test('the earliest plan is played, at its time, and the clock goes on from there', () => {
  const { entry, race } = run([at(900), at(700)])
  expect(entry).toEqual({ input: { kind: 'move', seat: 1, move: RED, at: 700 }, seen: 700, by: 'bot' })
  expect(race.passed).toBe(700)
})

test('at equal times the spinner is first', () => {
  for (const spinner of [0, 1])
    expect(run([at(500), at(500)], { ...SHOWN, spinner }).entry.input).toMatchObject({ seat: spinner, at: 500 })
})

test('a bot that is locked acts when its lock is over', () => {
  const [rash, good] = ['take red +-', 'take blue ++'].map((text) => nineDice.read(text) as Move)
  const stated: Bot<State, Move> = {
    choose: () => null,
    race: ({ taken }, _seat, _random, passed) => ({
      move: (taken.length === 0 ? rash : good) as Move,
      at: passed + 300,
    }),
  }
  const table = { ...SHOWN.table, statement: 'on', lockout: 2000 } as const
  const { entry, race } = run([stated, calm], { ...SHOWN, table })
  expect(entry.input).toMatchObject({ at: 300, move: rash })
  const next = nineDice.move({ ...SHOWN, table }, 0, rash as Move, 300)
  expect(runRace(nineDice, [stated, calm], next, TURN, race).entry.input).toMatchObject({ seat: 0, at: 2300 })
})

test('where nobody plans to act before the limit, its time passes', () => {
  expect(run([calm, calm]).entry).toEqual({ input: { kind: 'time' } })
  expect(run([at(15_000), calm]).entry).toEqual({ input: { kind: 'time' } })
  expect(run([at(14_999), calm]).entry.input).toMatchObject({ at: 14_999 })
})

test('a bot that knows no times acts within some seconds, and a plan for the past is a bug', () => {
  const { entry } = run([{ choose: () => RED }, calm])
  expect(entry.input).toMatchObject({ kind: 'move', seat: 0, at: expect.any(Number) })
  const hasty: Bot<State, Move> = { choose: () => RED, race: () => ({ move: RED, at: -1 }) }
  expect(() => run([hasty, calm])).toThrow('a plan for -1 at 0')
})

test('in one turn a seat is always asked with the same generator, in the next with another', () => {
  const drawn: [passed: number, drawn: number][] = []
  const curious: Bot<State, Move> = {
    choose: () => null,
    race: (view, seat, random, passed) => {
      drawn.push([passed, random.next()])
      const move = nineDice.moves(view, seat)[0]
      return move === undefined ? null : { move, at: passed + 10 }
    },
  }
  playMatch(
    { game: nineDice, options: options({ target: 10 }), seats: [{ bot: curious }, { bot: calm }] },
    { dice: new Xoshiro128(1), bots: new Xoshiro128(2) },
  )
  const turns = drawn.reduce<number[][]>((all, [passed, value]) => {
    if (passed === 0) all.push([])
    all.at(-1)?.push(value)
    return all
  }, [])
  expect(turns.length).toBeGreaterThan(2)
  for (const values of turns) expect(new Set(values).size).toBe(1)
  expect(new Set(turns.map(([value]) => value)).size).toBe(turns.length)
})
