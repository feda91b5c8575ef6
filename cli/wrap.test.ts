import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrap } from './wrap.ts'

test('lines are filled, paragraphs kept, words never lost', () => {
  expect(wrap('one two three four five six', 20)).toBe('one two three four\nfive six')
  expect(wrap('one\n\ntwo', 80)).toBe('one\n\ntwo')
  expect(wrap('one two', 80, '     ')).toBe('     one two')
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,15}$/)), fc.integer({ min: 1, max: 120 }), (words, columns) => {
      const text = words.join(' ')
      const wrapped = wrap(text, columns)
      expect(wrapped.split('\n').join(' ')).toBe(text)
      expect(Math.max(...wrapped.split('\n').map((line) => line.length))).toBeLessThanOrEqual(Math.max(20, columns))
    }),
    { seed: 1 },
  )
})
