import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutTo, lengthIn } from './graphemes.ts'

const KISS = '👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏼'

test.each([
  ['Zoe\u0308', 3],
  ['👩🏽\u200d🚀 Zoë', 5],
  [KISS, 1],
  ['🇮🇹🇫🇷', 2],
  ['1\ufe0f\u20e3', 1],
  ['नमस्ते', 3],
  [`a${'\u0323'.repeat(9)}`, 1],
  [`a${'\u0323'.repeat(10)}`, 11],
])('%s is %i long', (text, length) => {
  expect(lengthIn(text)).toBe(length)
})

test('what does not fit is left out whole', () => {
  expect(cutTo(`ab${KISS}c`, 3)).toBe(`ab${KISS}`)
  expect(cutTo(`ab${KISS}`, 2)).toBe('ab')
  expect(cutTo(`a${'\u0323'.repeat(30)}`, 24)).toBe('')
})

test('a text is never longer than its code points, and never longer than it is cut to', () => {
  const unit = fc.constantFrom('a', '\u0323', '\u200d', '👩', '🏽', '🇮', 'त', '्')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), fc.nat(30), (text, max) => {
      expect(lengthIn(text)).toBeLessThanOrEqual([...text].length)
      expect(lengthIn(cutTo(text, max))).toBeLessThanOrEqual(max)
      expect(text.startsWith(cutTo(text, max))).toBe(true)
    }),
  )
})
