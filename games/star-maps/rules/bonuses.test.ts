/** B1 to B12, on a small sheet. */
import { describe, expect, test } from 'vitest'
import { act, boxes, type Dice, failed, found, land, legal, owing, type Round, why } from '../testing/small.ts'
import type { Options } from './options.ts'
import { starMaps as game } from './rules.ts'

describe('B1 to B12: what is legal, and what it does', () => {
  const some: readonly Round[] = ['1 5: write 5 b1', '2 3: write 3 b3']
  const missed: readonly Round[] = ['4 6: write 6 b5', '4 2: write 2 b6']
  type Row = readonly [
    rule: string,
    before: readonly Round[],
    dice: Dice,
    legal: readonly string[],
    refused: readonly string[],
  ]

  test.each<Row>([
    ['B1', some, [2, 5], ['any-value 6 b2', 'any-value 1 b4'], ['any-value 4 b5', 'any-value 4 b1', 'any-value 4 b7']],
    [
      'B2',
      some,
      [2, 5],
      ['anywhere 5 b5', 'anywhere 2 b6', 'anywhere 2 b4'],
      ['anywhere 3 b5', 'anywhere 5 b1', 'anywhere 5 b7'],
    ],
    ['B3', [], [6, 6], ['circle c1', 'circle c2'], ['circle c3']],
    ['B4', some, [6, 6], ['nudge 4 b1', 'nudge 6 b1', 'nudge 2 b3'], ['nudge 3 b1', 'nudge 5 b1', 'nudge 1 b2']],
    ['B5', some, [6, 6], ['swap b1 b3'], ['swap b1 b2', 'swap b3 b1', 'swap b1 b1']],
    ['B5', ['1 5: write 5 b1', '1 5: write 5 b2'], [6, 6], [], ['swap b1 b2']],
    ['B6', some, [2, 5], ['again 5 b2', 'again c1'], ['again 2 b2', 'again 5 b5', 'again c3']],
    ['B7', missed, [6, 6], ['pick s4'], ['pick s1', 'pick s6']],
    ['B7', ['4 6: write 6 b5', '4 1: write 1 b6'], [6, 6], [], ['pick s4']],
    ['B8', some, [6, 6], ['turn b1', 'turn b3'], ['turn b2']],
    ['B9', some, [6, 6], ['twin 5 b2', 'twin 3 b2'], ['twin 4 b2', 'twin 5 b3', 'twin 5 b4', 'twin 5 b7']],
    ['B10', [], [6, 6], ['two-circles c1 c2'], ['two-circles c2 c1', 'two-circles c1 c1', 'two-circles c1 c3']],
    ['B10', ['1 5: connect c1'], [6, 6], [], ['two-circles c1 c2']],
    ['B11', [], [1, 3], ['seven 4 b1', 'seven 6 b3'], ['seven 6 b1', 'seven 3 b1', 'seven 4 b3']],
    ['B12', [], [6, 6], ['note'], ['note b1']],
  ])('%s after %j', (rule, before, dice, good, bad) => {
    const bonus = game.options.bonuses.kind === 'list' ? game.options.bonuses.of[Number(rule.slice(1)) - 1] : ''
    const state = owing(dice, before, [bonus as Options['bonuses'][number]])
    for (const text of good) expect([text, why(state, `bonus ${text}`)]).toEqual([text, null])
    for (const text of bad) expect([text, why(state, `bonus ${text}`)]).toEqual([text, rule])
    const listed = legal(state).filter((text) => text !== 'pass')
    for (const text of good) expect(listed).toContain(`bonus ${text}`)
  })

  test.each<[string, readonly Round[], Dice, string, string]>([
    ['B1', some, [2, 5], 'any-value 6 b2', '563000000'],
    ['B2', some, [2, 5], 'anywhere 5 b5', '503050000'],
    ['B4', some, [6, 6], 'nudge 6 b1', '603000000'],
    ['B5', some, [6, 6], 'swap b1 b3', '305000000'],
    ['B6', some, [2, 5], 'again 5 b2', '553000000'],
    ['B8', some, [6, 6], 'turn b1', '203000000'],
    ['B9', some, [6, 6], 'twin 3 b2', '533000000'],
    ['B11', [], [1, 3], 'seven 4 b1', '400000000'],
  ])('%s writes: %#', (_, before, dice, text, after) => {
    const bonus = text.split(' ', 1)[0] as Options['bonuses'][number]
    expect(boxes(act(owing(dice, before, [bonus]), 0, `bonus ${text}`))).toBe(after)
  })

  test('B3, B10: circles are filled', () => {
    expect(act(owing([6, 6], [], ['circle']), 0, 'bonus circle c2').pages[0]?.circles).toBe(0b10)
    expect(act(owing([6, 6], [], ['two-circles']), 0, 'bonus two-circles c1 c2').pages[0]?.circles).toBe(0b11)
  })

  test('B7: a picked lock is worth its printed number and opens its arm', () => {
    const state = act(owing([6, 6], missed, ['pick']), 0, 'bonus pick s4')
    expect([found(state), failed(state), game.scores(state)]).toEqual([[4], [], [3]])
    expect(why(land({ ...state, phase: 'throw' }, [5, 6]), 'write 6 b7')).toBe(null)
  })

  test('B7: also a failed lock that was changed to the right difference since', () => {
    const state = act(owing([6, 6], missed, ['nudge', 'pick'], 2), 0, 'bonus nudge 3 b6')
    expect(found(act(state, 0, 'bonus pick s4'))).toEqual([4])
  })

  test('B12: four points', () => {
    expect(game.scores(act(owing([6, 6], [], ['note']), 0, 'bonus note'))).toEqual([4])
  })
})
