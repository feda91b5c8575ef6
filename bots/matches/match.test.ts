import { expect, test } from 'vitest'
import type { Bot } from '../../engine/bots/bot.ts'
import { CONCEALED, type Pebbles, pebbles } from '../../engine/conformance/fixture.ts'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { type Entry, readLog, replay, writeLog } from '../../engine/log.ts'
import { readOptions } from '../../engine/options.ts'
import { unwrap } from '../../engine/result.ts'
import type { View } from '../../engine/table/view.ts'
import { type Match, playMatch } from './match.ts'

const chance = (seed: number) => ({ dice: new Xoshiro128(seed), bots: new Xoshiro128(seed + 1) })

const eager: Bot = { choose: (view, seat, random) => random.pick(pebbles.moves(view as View<Pebbles>, seat)) }
/** Lays a pebble where it must, and rather not grabs a bell. */
const calm: Bot = {
  choose: (view, seat) => {
    const turn = pebbles.turn(view as View<Pebbles>)
    return turn.kind === 'move' && turn.optional ? null : pebbles.moves(view as View<Pebbles>, seat)[0]
  },
}

function matchOf(...bots: readonly Bot[]): Match {
  const options = unwrap(readOptions(pebbles, bots.length, { rounds: 5 }))
  return { game: pebbles, options, seats: bots.map((bot) => ({ bot })) }
}

/** Plays, and gives the entries. */
function played(match: Match, seed: number): Entry<unknown>[] {
  const entries: Entry<unknown>[] = []
  const { inputs, scores, places } = playMatch(match, chance(seed), (entry) => entries.push(entry))
  expect(entries.length).toBe(inputs)
  const log = readLog(pebbles, writeLog(match.game, { options: match.options, seats: match.seats.length, entries }))
  const end = unwrap(log.ok ? replay(pebbles, log.value) : log)
  expect(pebbles.scores(end)).toEqual(scores)
  expect(pebbles.turn(end)).toEqual({ kind: 'over', places })
  return entries
}

test('who chose and what was forced is in the log', () => {
  const entries = played(matchOf(eager, eager, eager), 1)
  const moves = entries.filter(({ input }) => input.kind === 'move')
  expect(moves.every(({ forced, by }) => (forced === true) !== (by === 'bot'))).toBe(true)
  const bows = moves.filter(({ forced }) => forced)
  expect(bows.map(({ input }) => input)).toContainEqual({
    kind: 'move',
    seat: expect.any(Number),
    move: { kind: 'bow' },
  })
})

test('in a race every seat is quickest now and then; where nobody wants to act, time passes', () => {
  const grabs = new Set<number>()
  for (let seed = 0; seed < 10; seed++) {
    for (const { input } of played(matchOf(eager, eager, calm), seed)) {
      expect(input.kind).not.toBe('time')
      if (input.kind === 'move' && (input.move as { kind: string }).kind === 'grab') grabs.add(input.seat)
    }
  }
  expect([...grabs].sort()).toEqual([0, 1])
  const times = played(matchOf(calm, calm), 1).filter(({ input }) => input.kind === 'time')
  expect(times.length).toBe(5)
})

test('a bot sees its view, not the state', () => {
  const seen = new Set<number>()
  const spy: Bot = {
    choose: (view, seat, random) => {
      const { phase, laid } = view as View<Pebbles>
      if (phase === 'lay') for (const pebbles of laid.toSpliced(seat, 1)) seen.add(pebbles)
      return eager.choose(view, seat, random)
    },
  }
  played(matchOf(eager, spy), 3)
  expect([...seen]).toEqual([CONCEALED])
})

test('the dice do not depend on how much a bot thinks', () => {
  const first: Bot = { choose: (view, seat) => pebbles.moves(view as View<Pebbles>, seat)[0] }
  const musing: Bot = {
    choose: (view, seat, random) => {
      while (random.below(3) > 0);
      return first.choose(view, seat, random)
    },
  }
  expect(played(matchOf(musing, musing), 4)).toEqual(played(matchOf(first, first), 4))
})

test('a bot that breaks the rules is our bug', () => {
  const cheat: Bot = { choose: () => ({ kind: 'lay', count: 9 }) }
  expect(() => playMatch(matchOf(cheat), chance(1))).toThrow('refused')
  const mute: Bot = { choose: () => null }
  expect(() => playMatch(matchOf(mute), chance(1))).toThrow('must move')
})
