import { describe, expect, test } from 'vitest'
import { isMoveOf, questionOf } from '../engine/table/visibility.ts'
import { isTableId } from '../fair/opening.ts'
import { COLOURS, isName, NAME_FAULTS, readName } from './names.ts'
import { CLOSE_REASONS, CLOSES, closeReason, ID_LETTERS, LIMITS, readTableId, TABLE_ID } from './protocol.ts'
import { PHRASES, REACTIONS } from './says.ts'
import { splitLines } from './split.ts'

describe('names', () => {
  test.each([
    ['Anna', 'Anna'],
    ['  Anna \u00a0 Lena ', 'Anna Lena'],
    ['Zoe\u0308', 'Zoë'],
    ['李小龙', '李小龙'],
    ['🎲', '🎲'],
    ['🎲'.repeat(LIMITS.name), '🎲'.repeat(LIMITS.name)],
    ['<b>"&\'', '<b>"&\''],
    ['7', '7'],
    ['👨\u200d👩\u200d👧\u200d👦', '👨\u200d👩\u200d👧\u200d👦'],
    [' 👩🏽\u200d🚀  Ada', '👩🏽\u200d🚀 Ada'],
    ['🏳\ufe0f\u200d🌈', '🏳\ufe0f\u200d🌈'],
    [`👨\u200d👩\u200d👧${'x'.repeat(23)}`, `👨\u200d👩\u200d👧${'x'.repeat(23)}`],
    ['वेङ्कटेश्वरन् श्रीनिवासन्', 'वेङ्कटेश्वरन् श्रीनिवासन्'],
  ])('%j is %j', (typed, name) => {
    expect(readName(typed)).toEqual({ ok: true, value: name })
    expect(isName(name)).toBe(true)
  })

  test.each([
    ['', 'empty'],
    [' \u3000 ', 'empty'],
    ['\u0301', 'empty'],
    ['x'.repeat(LIMITS.name + 1), 'too-long'],
    ['a\nb', 'characters'],
    ['a\0b', 'characters'],
    ['\u202eanna', 'characters'],
    ['an\u200bna', 'characters'],
    ['\u2066anna\u2069', 'characters'],
    ['a\u2028b', 'characters'],
    ['\ud83c', 'characters'],
    ['An\u200dna', 'characters'],
    ['😀\u200d', 'characters'],
    ['\u200d😀', 'characters'],
    ['😀\u200d\u200d😀', 'characters'],
    ['👨\u200d👩\u202e', 'characters'],
    [`👨\u200d👩\u200d👧${'x'.repeat(24)}`, 'too-long'],
    [`x${'\u0323'.repeat(24)}`, 'too-long'],
    ['👨\u200d👩\u200d👧\u200d👦'.repeat(24), 'too-long'],
    ['\u2800', 'characters'],
    ['\u3164', 'characters'],
    ['\ue000', 'characters'],
  ] as const)('%j is refused: %s', (typed, why) => {
    expect(readName(typed)).toEqual({ ok: false, fault: why })
    expect(NAME_FAULTS).toContain(why)
    if (why !== 'too-long') expect(isName(typed)).toBe(false)
  })

  test('another device may count graphemes otherwise: only a name that fits nowhere is none', () => {
    expect(isName('x'.repeat(LIMITS.name + 1))).toBe(true)
    expect(isName('x'.repeat(LIMITS.typed + 1))).toBe(false)
  })

  test('only a tidy name is one', () => {
    expect(isName(' Anna')).toBe(false)
    expect(isName('Zoe\u0308')).toBe(false)
  })
})

test('lists name nothing twice', () => {
  for (const list of [COLOURS, PHRASES, REACTIONS]) expect(new Set<string>(list).size).toBe(list.length)
  expect([COLOURS.length, PHRASES.length, REACTIONS.length]).toEqual([8, 12, 8])
})

describe('table ids', () => {
  test('as typed, pasted or shouted', () => {
    expect(readTableId(' K3J7QM2XW5TBN4RA\n')).toBe('k3j7qm2xw5tbn4ra')
    for (const wrong of ['', 'k3j7', 'k3j7qm2xw5tbn4r1', 'k3j7qm2xw5tbn4ra7', '../../../../etc/']) {
      expect(readTableId(wrong)).toBeNull()
    }
  })

  test('32 letters make five bits each, and the dice accept them', () => {
    expect(new Set(ID_LETTERS).size).toBe(32)
    for (const part of [ID_LETTERS.slice(0, 16), ID_LETTERS.slice(16)]) {
      expect(TABLE_ID.test(part) && isTableId(part)).toBe(true)
    }
  })
})

describe('closing', () => {
  test('every reason has a code of its own, free for applications', () => {
    const codes = CLOSE_REASONS.map((reason) => CLOSES[reason].code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(code >= 4000 && code < 5000).toBe(true)
    for (const reason of CLOSE_REASONS) expect(closeReason(CLOSES[reason].code)).toBe(reason)
  })

  test('codes of others, and a broken line', () => {
    expect([1009, 1012, 1001].map(closeReason)).toEqual(['too-large', 'stopping', 'stopping'])
    expect([1000, 1006, 4999].map(closeReason)).toEqual([null, null, null])
  })

  test('a reason fits into a close frame', () => {
    for (const reason of CLOSE_REASONS) expect(reason.length).toBeLessThanOrEqual(123)
  })
})

test('the question counts the moves of a seat, whoever made them', () => {
  const lines = [
    'fair 1 none=simulation',
    'throw 1 1',
    '1 pass',
    '11 pass',
    '1 pass !',
    { chosen: 1 },
    'time',
    '1 a # bot',
  ]
  expect([0, 1, 11].map((seat) => questionOf(lines, seat))).toEqual([0, 4, 1])
  expect(isMoveOf('throw 1', 1)).toBe(false)
})

describe('splitting a log', () => {
  const whole = (lines: readonly string[]) => {
    const parts = splitLines(7, lines)
    expect(parts.flatMap((part) => part.lines)).toEqual(lines)
    let next = 7
    for (const part of parts) {
      expect(part.from).toBe(next)
      next += part.lines.length
      expect(part.lines.length).toBeLessThanOrEqual(LIMITS.lines)
      expect(part.lines.join('').length).toBeLessThanOrEqual(LIMITS.linesLength)
    }
    return parts.length
  }

  test('by number, by length, or not at all', () => {
    expect(whole([])).toBe(1)
    expect(whole(Array(LIMITS.lines).fill('1 pass'))).toBe(1)
    expect(whole(Array(LIMITS.lines + 1).fill('1 pass'))).toBe(2)
    expect(whole(Array(LIMITS.lines).fill('x'.repeat(LIMITS.line)))).toBe(8)
  })

  test('a part of the longest lines fits a message, however it is escaped', () => {
    const worst = JSON.stringify(Array(LIMITS.linesLength / LIMITS.line).fill('"'.repeat(LIMITS.line)))
    expect(worst.length).toBeLessThan(LIMITS.serverFrame)
  })
})
