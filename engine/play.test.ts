import { describe, expect, test } from 'vitest'
import { type Pebbles, pebbles } from './conformance/fixture.ts'
import type { Input } from './contract.ts'
import { freeze } from './json.ts'
import { forced, play, type Refusal, visibleInput } from './play.ts'
import { unwrap } from './result.ts'

type PebblesInput = Input<Parameters<typeof pebbles.move>[2]>

const start = freeze(pebbles.setup(3, { rounds: 1, bells: ['brass', 'iron'], motto: '' }))
const dice: PebblesInput = { kind: 'throw', faces: [6, 2, 5] }
const lay = (seat: number, count: number): PebblesInput => ({ kind: 'move', seat, move: { kind: 'lay', count } })
const grab = (seat: number, at?: number): PebblesInput => ({
  kind: 'move',
  seat,
  move: { kind: 'grab', bell: 'iron' },
  ...(at === undefined ? {} : { at }),
})
const bow = (seat: number): PebblesInput => ({ kind: 'move', seat, move: { kind: 'bow' } })

function following(...inputs: readonly PebblesInput[]): Pebbles {
  return inputs.reduce((state, input) => {
    return freeze(unwrap(play(pebbles, state, input)))
  }, start)
}

const thrown = following(dice)
const ringing = following(dice, lay(2, 3), lay(0, 1), lay(1, 2))
const bowing = following(dice, lay(2, 3), lay(0, 1), lay(1, 2), grab(1, 812))
const ended = following(dice, lay(2, 3), lay(0, 1), lay(1, 2), { kind: 'time' })

test('seats act at once and in any order; what they chose is carried out together', () => {
  expect(pebbles.turn(following(dice, lay(2, 3)))).toEqual({ kind: 'move', seats: [0, 1] })
  expect(ringing).toMatchObject({ phase: 'bell', points: [0, 0, 22], pebbles: [5, 4, 3] })
})

test('in a race the believed time reaches the game', () => {
  expect(bowing).toMatchObject({ at: 812, bower: 1, points: [0, 1, 22] })
})

test("the game's own limit passes as an input", () => {
  expect(pebbles.turn(ended)).toEqual({ kind: 'over', places: [2, 2, 1] })
})

describe('play refuses, says why, and changes nothing', () => {
  const rows: [string, Pebbles, PebblesInput, Refusal][] = [
    ['a move while a throw is due', start, lay(0, 1), { code: 'throw-due', sides: [6, 2, 6] }],
    ['time while a throw is due', start, { kind: 'time' }, { code: 'throw-due', sides: [6, 2, 6] }],
    ['a throw while moves are due', thrown, dice, { code: 'move-due', seats: [0, 1, 2] }],
    ['too few dice', start, { kind: 'throw', faces: [1, 2] }, { code: 'wrong-count', expected: 3, got: 2 }],
    ['no dice', start, { kind: 'throw', faces: [] }, { code: 'wrong-count', expected: 3, got: 0 }],
    ['a face too high', start, { kind: 'throw', faces: [1, 3, 1] }, { code: 'wrong-face', die: 2, sides: 2, face: 3 }],
    ['a face of 0', start, { kind: 'throw', faces: [0, 1, 1] }, { code: 'wrong-face', die: 1, sides: 6, face: 0 }],
    ['half a face', start, { kind: 'throw', faces: [1, 1, 1.5] }, { code: 'wrong-face', die: 3, sides: 6, face: 1.5 }],
    ['a seat that has chosen', following(dice, lay(0, 1)), lay(0, 2), { code: 'not-due', seat: 0, seats: [1, 2] }],
    ['another seat than the one asked', bowing, bow(0), { code: 'not-due', seat: 0, seats: [1] }],
    ['a seat that does not exist', thrown, lay(3, 1), { code: 'no-such-seat', seat: 3, seats: 3 }],
    ['no such seat, while a throw is due', start, lay(7, 1), { code: 'no-such-seat', seat: 7, seats: 3 }],
    ['an illegal move', thrown, lay(0, 7), { code: 'illegal', rule: 'R3' }],
    ['another kind of move', thrown, bow(0), { code: 'illegal', rule: 'R3' }],
    ['time where there is no limit', thrown, { kind: 'time' }, { code: 'no-limit' }],
    ['a time before the dice were shown', ringing, grab(0, -5), { code: 'bad-time', at: -5 }],
    ['half a millisecond', ringing, grab(0, 0.5), { code: 'bad-time', at: 0.5 }],
    ['anything after the end', ended, dice, { code: 'over' }],
    ['a move after the end', ended, lay(0, 1), { code: 'over' }],
  ]
  test.each(rows)('%s', (_, state, input, refusal) => {
    const before = JSON.stringify(state)
    expect(play(pebbles, state, input)).toEqual({ ok: false, fault: refusal })
    expect(JSON.stringify(state)).toBe(before)
  })
})

test('a limit that the game cannot pass is none', () => {
  const { timeUp: _, ...endless } = pebbles
  expect(play(endless, ringing, { kind: 'time' })).toEqual({ ok: false, fault: { code: 'no-limit' } })
})

describe('forced moves', () => {
  const poor: Pebbles = { ...thrown, pebbles: [2, 0, 0] }

  test('a seat with one legal move, in seat order, one after the other', () => {
    expect(forced(pebbles, poor)).toEqual({ seat: 1, move: { kind: 'lay', count: 0 } })
    expect(forced(pebbles, pebbles.move(poor, 1, { kind: 'lay', count: 0 }))).toMatchObject({ seat: 2 })
  })

  test('a chain: one forced move after another', () => {
    const once = play(pebbles, bowing, bow(1))
    expect(forced(pebbles, bowing)).toEqual({ seat: 1, move: { kind: 'bow' } })
    expect(once.ok && forced(pebbles, once.value)).toEqual({ seat: 1, move: { kind: 'bow' } })
  })

  test('nothing is forced where seats choose, in a race, before a throw and at the end', () => {
    for (const state of [thrown, { ...ringing, bells: ['iron'] }, start, ended]) {
      expect(forced(pebbles, state)).toBeNull()
    }
  })

  test('a game without `only` is asked for its moves', () => {
    const { only: _, ...plain } = pebbles
    expect(forced(plain, thrown)).toBeNull()
    expect(forced(plain, bowing)).toEqual(forced(pebbles, bowing))
  })
})

describe('what others are told of an input', () => {
  test('of a hidden choice, that it was made', () => {
    expect(visibleInput(pebbles, thrown, lay(1, 3), 0)).toEqual({ kind: 'chosen', seat: 1 })
    expect(visibleInput(pebbles, thrown, lay(1, 3), null)).toEqual({ kind: 'chosen', seat: 1 })
  })

  test('one’s own choice, throws, and everything open', () => {
    expect(visibleInput(pebbles, thrown, lay(1, 3), 1)).toEqual(lay(1, 3))
    expect(visibleInput(pebbles, ringing, grab(1), 0)).toEqual(grab(1))
    expect(visibleInput(pebbles, start, dice, 0)).toEqual(dice)
  })
})
