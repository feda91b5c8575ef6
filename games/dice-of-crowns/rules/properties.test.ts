/** Invariants of every game, for all players and all options. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Input, OptionSpec, Seat } from '../../../engine/contract.ts'
import { play } from '../../../engine/play.ts'
import { countPositions } from '../../../engine/testing/lines.ts'
import { type PlayedStep, playRandomly } from '../../../engine/testing/random-play.ts'
import { at, type Counts, listed, shares, total } from './counts.ts'
import type { Move } from './moves.ts'
import { diceOfCrownsOdds } from './odds.ts'
import { OPTIONS, offers } from './options.ts'
import { diceOfCrowns as game } from './rules.ts'
import { DICE, FATE_SUPPLY, kindOf, type State, standing } from './state.ts'
import { stateOf } from './summary.ts'

type Played = PlayedStep<State, Move>

/** Any values of the options that are offered to this number of seats. */
function anyOptions(seats: number): fc.Arbitrary<object> {
  const offered = Object.entries(OPTIONS).filter(([option]) => offers(option as keyof typeof OPTIONS, seats))
  const values = (spec: OptionSpec): fc.Arbitrary<string | number> =>
    fc.constantFrom(...(spec.kind === 'choice' ? spec.values : []))
  return fc.record(Object.fromEntries(offered.map(([option, spec]) => [option, values(spec)])))
}

const anyMatch = fc
  .integer({ min: 1, max: 6 })
  .chain((seats) => fc.record({ seats: fc.constant(seats), options: anyOptions(seats), seed: fc.integer() }))
  .map(({ seats, options, seed }) => ({ seats, steps: playRandomly(game, seats, options, seed) }))

function holds(property: (step: Played, seats: number) => void): void {
  const all = fc.property(anyMatch, ({ seats, steps }) => {
    for (const step of steps) property(step, seats)
  })
  fc.assert(all, { seed: 7, numRuns: process.env.SOAK ? 500 : 20 })
}

const SOLO = 1

test('there are always seven dice', () => {
  holds(({ after }) => {
    const { hand, crowns, daggers, skulls, scrolls, fresh, handed, giving, phase } = after
    const lying = total(crowns) + total(daggers) + skulls + scrolls + fresh + total(handed) + total(giving)
    expect(hand + lying + (phase === 'fate' ? 1 : 0)).toBe(DICE)
    expect([hand, skulls, scrolls, fresh].every((dice) => dice >= 0)).toBe(true)
  })
})

test('fate tokens are never more than ten, and none without the option', () => {
  holds(({ after: { fate, table } }) => {
    expect(total(fate)).toBeLessThanOrEqual(table.fate === 'on' ? FATE_SUPPLY : 0)
  })
})

test('R12, R16, S1 nobody goes on with enough claims, nor holds more tokens than the crown allows', () => {
  holds(({ after: { phase, claims, crown, table } }, seats) => {
    const most = Math.max(...listed(claims, Math.max(2, seats)))
    if (seats === SOLO) expect(most >= table.tokens).toBe(phase === 'over')
    else if (table.crownDefence === 'off') {
      expect(most >= table.claims).toBe(phase === 'over')
      expect(crown).toBe(-1)
    } else expect(most).toBeLessThan(table.claims)
  })
})

test('R12, R16 whoever ends the game has won it, alone', () => {
  holds(({ after }, seats) => {
    const turn = game.turn(after)
    if (turn.kind !== 'over' || seats === SOLO) return
    expect(turn.places.flatMap((place, seat) => (place === 1 ? [seat] : []))).toEqual([after.seat])
    expect(standing(after, after.seat)).toBeGreaterThanOrEqual(after.table.claims)
  })
})

test('R10 claims change by a reward, a theft or seven daggers alone', () => {
  holds(({ before, input, after }, seats) => {
    if (seats === SOLO || before.claims === after.claims) return
    const verb = input.kind === 'move' ? input.move.kind : before.phase
    expect(['take', 'steal', 'roll', 'fate', 'accept', 'stop', 'give', 'forgive', 'avenge']).toContain(verb)
    if (verb === 'take' || verb === 'steal') return
    // A turn that ended there may have been followed by one that was betrayed at once with seven daggers (R2).
    expect(before.table.sevenDaggers).toBe('lose-claim')
    expect(total(after.claims)).toBe(total(before.claims) - 1)
  })
})

test('R4, R7 nobody is asked anything else with three daggers', () => {
  holds(({ after: { phase, daggers, seat } }, seats) => {
    if (seats === SOLO || !['hand', 'choose', 'answer', 'reward', 'roll'].includes(phase)) return
    expect(at(daggers, seat)).toBeLessThan(3)
  })
})

test('R5 nobody gives daggers to a protected seat', () => {
  holds(({ before, input, after }) => {
    if (!before.messenger || input.kind !== 'move' || input.move.kind !== 'give') return
    expect(at(input.move.to, before.seat)).toBe(0)
    expect(at(after.daggers, before.seat)).toBeLessThanOrEqual(at(before.daggers, before.seat))
  })
})

test('every move that is listed is allowed and reads back, and every other of the game is refused by a rule', () => {
  const known = new Map<string, Move>()
  holds(({ before }) => {
    const turn = game.turn(before)
    for (const seat of turn.kind === 'move' ? turn.seats : []) {
      const legal = new Set<string>()
      for (const move of game.moves(before, seat)) {
        const text = game.write(move)
        if (!known.has(text)) expect(game.read(text)).toEqual(move)
        known.set(text, move)
        legal.add(text)
      }
      const wrong = [...known].filter(([text, move]) => {
        const rule = game.why(before, seat, move)
        return legal.has(text) ? rule !== null : !/^[RS]\d+$/.test(rule ?? '')
      })
      expect(wrong).toEqual([])
    }
  })
  expect(known.size).toBeGreaterThan(500)
})

test('the order of seats does not matter: a table turned by one plays the same game', () => {
  const turnedCounts = (counts: Counts, seats: number): Counts =>
    listed(counts, seats).reduce((sum, count, seat) => sum + count * 16 ** ((seat + 1) % seats), 0)
  const turned = (state: State): State => {
    const { seats } = state.table
    const seat = (one: Seat | -1): Seat | -1 => (one === -1 ? -1 : (one + 1) % seats)
    const counts = (some: Counts): Counts => turnedCounts(some, seats)
    const { crowns, daggers, handed, giving, claims, fate } = state
    const places = { seat: seat(state.seat), crown: seat(state.crown), fated: seat(state.fated) }
    const packed = { crowns: counts(crowns), daggers: counts(daggers), handed: counts(handed), giving: counts(giving) }
    return { ...state, ...places, ...packed, claims: counts(claims), fate: counts(fate) }
  }
  const turnedMove = (move: Move, seats: number): Move => {
    const next = (seat: Seat): Seat => (seat + 1) % seats
    if (move.kind === 'hand' || move.kind === 'give') return { ...move, to: turnedCounts(move.to, seats) }
    if (move.kind === 'fate') return { ...move, seat: next(move.seat) }
    if (move.kind === 'steal') return { ...move, from: next(move.from) }
    return move.kind === 'avenge' ? { ...move, on: next(move.on) } : move
  }
  const turnedInput = (input: Input<Move>, seats: number): Input<Move> =>
    input.kind === 'move' ? { ...input, seat: (input.seat + 1) % seats, move: turnedMove(input.move, seats) } : input
  holds(({ before, input, after }, seats) => {
    if (seats === SOLO || before.phase === 'first') return
    expect(play(game, turned(before), turnedInput(input, seats))).toEqual({ ok: true, value: turned(after) })
  })
})

test('counts: every way to share, once', () => {
  const chosen = (n: number, k: number): number => (k === 0 ? 1 : (chosen(n - 1, k - 1) * n) / k)
  for (const [count, seats] of [
    [0, 2],
    [3, 1],
    [7, 5],
    [4, 6],
  ] as const) {
    const all = shares(count, [5, 0, 3, 1, 4, 2].slice(0, seats))
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBe(chosen(count + seats - 1, seats - 1))
    for (const one of all) expect(total(one)).toBe(count)
  }
})

describe('whole-tree counts', () => {
  const scrolls = stateOf({ seats: 4, phase: 'hand', fresh: 4, skulls: 3 })
  const advanced = stateOf({
    seats: 3,
    options: { vengeance: 'all', fate: 'on', crownDefence: 'on' },
    skulls: 3,
    scrolls: 1,
    crowns: [1, 1],
    daggers: [0, 1],
    fate: [2],
  })
  test.each<[string, State, number, number]>([
    ['two seats', game.setup(2, stateOf({}).table), 1, 2],
    // By hand: multisets of seven dice, C(12, 7).
    ['two seats', game.setup(2, stateOf({}).table), 2, 2 * 792],
    // By hand: 126 betrayals, each followed by 792 rolls; 581 rolls with scrolls; 82 with two choices and 3 with one.
    ['two seats', game.setup(2, stateOf({}).table), 3, 2 * (126 * 792 + 581 + 82 * 2 + 3)],
    // By hand: four scrolls among three rivals, C(6, 2); with what they roll, C(21, 4).
    ['four seats, four scrolls', scrolls, 1, 15],
    ['four seats, four scrolls', scrolls, 2, 5985],
    ['four seats, four scrolls', scrolls, 3, 26_265],
    // By hand: a reward, then rolls of three, one and four dice, and five dice that fate may reroll.
    ['advanced', advanced, 2, 1 + 56 + 6 + 126 + 5 * 6],
    ['advanced', advanced, 3, 1167],
    // By hand: 336 answers to daggers, 5556 throws of Varrick's, 12 tokens won and 9 forced rerolls.
    ['solo', stateOf({ seats: 1, crowns: [0, 2] }), 2, 336 + 5556 + 12 * 252 + 9],
  ])('%s, %#', (_, state, depth, positions) => {
    expect(countPositions(game, state, depth)).toBe(positions)
  })
})

test('a first roll: the table agrees with every throw of one to five dice', () => {
  for (const { key, counts, total } of diceOfCrownsOdds.rows.slice(0, 5)) {
    const dice = Number(key)
    const counted = [0, 0, 0, 0]
    for (let roll = 0; roll < 6 ** dice; roll++) {
      const faces = Array.from({ length: dice }, (_, die) => kindOf(1 + (Math.floor(roll / 6 ** die) % 6)))
      const of = (kind: string): number => faces.filter((face) => face === kind).length
      const outcome = of('dagger') >= 3 ? 0 : of('crown') >= 3 ? 1 : of('skull') >= 5 ? 2 : 3
      counted[outcome] = (counted[outcome] as number) + 1
    }
    expect([counts, total]).toEqual([counted, 6 ** dice])
  }
})

test('of seven dice: the counts of the README', () => {
  const seven = diceOfCrownsOdds.rows[6]
  expect(seven?.counts[0]).toBe(26_811)
  expect(seven?.counts[2]).toBe(12_672)
  expect(seven?.counts.reduce((sum, count) => sum + count, 0)).toBe(279_936)
})
