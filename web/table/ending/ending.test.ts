import { describe, expect, test } from 'vitest'
import type { Review } from '../../../bots/review/review.ts'
import type { Entry } from '../../../engine/log.ts'
import { LANGS } from '../../../engine/text/lang.ts'
import { partsOf } from '../../../games/index.ts'
import { loadWebText } from '../../text/catalog.ts'
import { en } from '../../text/en.ts'
import type { Row } from '../words/narration.ts'
import { decidedBy, practiceOf, recordOf, scoreOf, titleOf } from './ending.ts'

const say = en.table.result
const row = (seat: number, place: number): Row => ({ seat, name: ['Anna', 'Ben', 'Chi'][seat] ?? '', score: 9, place })

describe('who won', () => {
  test.each([
    ['the only person here', [0], 'You win'],
    ['another’s eyes', [1], 'Anna wins'],
    ['several people at one device', [0, 1], 'Anna wins'],
    ['spectators', [], 'Anna wins'],
  ])('as told to %s', (_, persons, title) => {
    expect(titleOf(say, [row(0, 1), row(1, 2)], persons)).toBe(title)
  })

  test('a shared win is nobody’s alone', () => {
    expect(titleOf(say, [row(0, 1), row(2, 1), row(1, 3)], [0])).toBe('Anna and Chi share the win')
  })
})

describe('scores', () => {
  test('claims are claims; against Varrick they are crown tokens; elsewhere points', async () => {
    const crowns = await partsOf('dice-of-crowns').text('en')
    const dicy = await partsOf('dicy-cards').text('en')
    expect(scoreOf(say, crowns, { table: { seats: 3 } }, 3)).toBe('3 claims')
    expect(scoreOf(say, crowns, { table: { seats: 1 } }, 1)).toBe('1 crown token')
    expect(scoreOf(say, dicy, null, 1)).toBe('1 point')
  })
})

describe('what decided it', () => {
  const move = (seat: number): Entry<unknown> => ({ input: { kind: 'move', seat, move: 'm' } })
  const roll: Entry<unknown> = { input: { kind: 'throw', faces: [1] } }
  /** Three turns: of seats 0, 1 and 0. */
  const entries = [roll, move(0), roll, move(1), roll, move(0)]
  const reviewed = (...first: readonly number[]): Pick<Review, 'chances' | 'marks' | 'throws' | 'turning'> => ({
    chances: entries.concat(roll).map((_, step) => [first[step >> 1] ?? 0, 1 - (first[step >> 1] ?? 0)]),
    marks: [0, 2, 4, 6],
    throws: [0, 1, 0].map((seat, turn) => ({ index: 2 * turn, seat, luck: [0, 0], margin: 0 })),
    turning: { step: 4, from: 2, seat: 1, before: 0, after: 1 },
  })

  test('is the winner’s own best turn, not what a rival gave away', () => {
    expect(decidedBy(reviewed(0.4, 0.45, 0.8, 1), entries, 0)).toEqual({ entry: 5, effect: 'won' })
    expect(decidedBy(reviewed(0.2, 0.6, 0.9, 1), entries, 0)).toEqual({ entry: 1, effect: 'took' })
  })

  test('may be what brought the winner back, still behind', () => {
    expect(decidedBy(reviewed(0.1, 0.4, 0.9, 1), entries, 0)).toEqual({ entry: 1, effect: 'back' })
  })

  /** The second turn is the rival's, with a second throw in it and an answer of the winner. */
  test.each([
    ['a rival’s bad throw is not the winner’s doing', 1, [0.4, 0.4, 0.5, 0.5, 0.5, 1, 1], { entry: 1, effect: 'took' }],
    ['what the table threw for the winner is', null, [0.4, 0.4, 0.5, 0.5, 0.5, 1, 1], { entry: 5, effect: 'won' }],
    ['and so is the answer', 1, [0.4, 0.4, 0.5, 0.5, 0.5, 0.5, 1], { entry: 5, effect: 'won' }],
  ])('%s', (_, thrower, chances, told) => {
    const throws = [0, 1, thrower].map((seat, i) => ({ index: 2 * i, seat, luck: [0, 0], margin: 0 }))
    const review = { ...reviewed(), chances: chances.map((own) => [own, 1 - own]), marks: [0, 2, 6], throws }
    expect(decidedBy(review, entries, 0)).toEqual(told)
  })

  test('is the review’s turning point where no turn of the winner rose', () => {
    expect(decidedBy(reviewed(0.4, 0.4, 1, 1), entries, 0)).toEqual({ entry: 3, effect: 'sealed' })
    expect(decidedBy({ ...reviewed(1, 1, 1, 1), turning: null }, entries, 0)).toBeNull()
  })

  test.each(LANGS)('told with the winner’s name and without a figure: %s', async (lang) => {
    const { decided } = (await loadWebText(lang)).table.result
    for (const told of Object.values(decided)) expect(told({ who: 'Anna' })).toMatch(/^\D*Anna\D*$/)
  })
})

describe('alone', () => {
  test('a record needs an earlier score, and must be higher to be new', () => {
    expect(recordOf(34, [])).toBeNull()
    expect(recordOf(34, [20, 31])).toEqual({ best: 34, isNew: true })
    expect(recordOf(31, [20, 31])).toEqual({ best: 31, isNew: false })
    expect(recordOf(10, [20])).toEqual({ best: 20, isNew: false })
  })

  test('practice counts rounds and right grabs, and times the right ones alone', () => {
    const shown = (ms: number, right: boolean) => ({ key: 1, ms, right })
    const rounds = [
      { end: 3, shown: [shown(2000, true), shown(100, false)] },
      { end: 6, shown: [shown(4000, true)] },
    ]
    expect(practiceOf(rounds)).toEqual({ rounds: 2, right: 2, all: 3, times: { fastest: 2000, average: 3000 } })
    expect(practiceOf([]).times).toBeNull()
  })
})
