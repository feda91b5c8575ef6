import { expect, test } from 'vitest'
import { luckWord } from './luck.ts'

test.each([
  [0.5, 'very'],
  [0.15, 'lucky'],
  [0.05, 'even'],
  [-0.05, 'even'],
  [-0.15, 'unlucky'],
  [-0.5, 'veryUn'],
])('%f of the chance is %s', (luck, word) => expect(luckWord(luck)).toBe(word))

test('what is within its error has no name', () => expect(luckWord(0.4, 0.5)).toBe('even'))
