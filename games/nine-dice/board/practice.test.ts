import { describe, expect, test } from 'vitest'
import type { Input } from '../../../engine/contract.ts'
import { readLog, replay } from '../../../engine/log.ts'
import { LANGS } from '../../../engine/text/lang.ts'
import type { Practised } from '../../../kit/board.ts'
import { type Move, read } from '../rules/moves.ts'
import { nineDice } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { SIGNS } from '../rules/sums.ts'
import { begun, played } from '../testing/positions.ts'
import { loadText } from '../text/texts.ts'
import { practice } from './practice.ts'

/** The number 2: red 3 6, orange 1 1, blue 2 2, green 3 5, joker 6. */
const TWO = begun({}, 'throw 2 3 6 1 1 2 2 3 5 6')

function judged(before: State, input: Input<Move>): readonly Practised[] {
  return practice.judge({ index: 0, before, input, after: before })
}

const taken = (words: string, at: number): Input<Move> => ({ kind: 'move', seat: 0, move: read(words) as Move, at })

describe('a step of practice', () => {
  test('a right grab has its time', () => {
    expect(judged(TWO, taken('take orange', 1834))).toEqual([{ key: 2, ms: 1834, right: true }])
  })

  test('a colour without a sum is a miss of its own kind', () => {
    expect(judged(TWO, taken('take red', 900))).toEqual([{ key: 2, ms: 900, right: false, miss: 'wrong' }])
  })

  test('a false sum is a miss of the sum that would have been right', () => {
    const stated = begun({ statement: 'on' }, 'throw 2 3 6 1 1 2 2 3 5 6')
    expect(judged(stated, taken('take green ++', 900))).toEqual([
      { key: 2, ms: 900, right: false, miss: '+-', answer: '5 − 3 = 2' },
    ])
    expect(judged(stated, taken('take green -+', 900))).toEqual([{ key: 2, ms: 900, right: true }])
  })

  test('STOP too early is a miss, and so is everything that was left', () => {
    const after = played(TWO, '0 take orange')
    expect(judged(after, taken('take black', 4000))).toEqual([
      { key: 2, ms: 4000, right: false, miss: 'early' },
      { key: 2, ms: 4000, right: false, miss: '--+', answer: '6 − 2 − 2 = 2' },
      { key: 2, ms: 4000, right: false, miss: '+-', answer: '5 − 3 = 2' },
    ])
  })

  test('STOP at the end is right', () => {
    const after = played(TWO, '0 take orange', '0 take blue', '0 take green')
    expect(judged(after, taken('take black', 5000))).toEqual([{ key: 2, ms: 5000, right: true }])
  })

  test('when the time is up: what was left, or STOP itself', () => {
    const time: Input<Move> = { kind: 'time' }
    expect(judged(TWO, time).map(({ miss, ms }) => [miss, ms])).toEqual([
      ['++', 60_000],
      ['--+', 60_000],
      ['+-', 60_000],
    ])
    const none = played(TWO, '0 take orange', '0 take blue', '0 take green')
    expect(judged(none, time)).toEqual([{ key: 2, ms: 60_000, right: false, miss: 'unseen' }])
  })

  test('a throw shows nothing', () => {
    expect(judged(begun({}), { kind: 'throw', faces: [2, 3, 6, 1, 1, 2, 2, 3, 5, 6] })).toEqual([])
  })

  test('which of two dice is higher does not matter to the form of a sum', () => {
    const [one, other] = ['throw 3 2 5 1 1 1 1 1 1 6', 'throw 3 5 2 1 1 1 1 1 1 6'].map((line) => begun({}, line))
    const misses = (state: State) => judged(state, { kind: 'time' }).map(({ miss }) => miss)
    expect(misses(one as State)).toEqual(['+-'])
    expect(misses(other as State)).toEqual(['+-'])
  })
})

test('a drill is a round about its number, without a limit', () => {
  const log = readLog(
    nineDice,
    practice.drill(7, (sides) => sides.map((_, i) => 1 + (i % 6))),
  )
  const state = log.ok ? replay(nineDice, log.value) : log
  expect(state).toMatchObject({ ok: true, value: { phase: 'race', number: 7, dice: [1, 2, 3, 4, 5, 6, 1, 2, 3] } })
  expect(log).toMatchObject({ value: { seats: 1, options: { seconds: 0 } } })
})

test('there is a key for every number of the spinner', () => {
  expect(practice.keys).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
})

test.each(LANGS)('every kind of miss has a name of its own in %s', async (lang) => {
  const text = await loadText(lang)
  const names = [...SIGNS, 'wrong', 'early', 'unseen'].map((miss) => practice.missName(miss, text))
  expect(new Set(names).size).toBe(names.length)
  expect(practice.missName('--+', text)).toBe(`${text.joker} − a − b`)
  expect(practice.keyName(text)).not.toBe('')
})
