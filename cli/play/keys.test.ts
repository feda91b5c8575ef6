import { expect, test } from 'vitest'
import { readKeys } from './keys.ts'

test.each<[string, string[]]>([
  ['a', ['a']],
  ['A', ['a']],
  ['123', ['1', '2', '3']],
  ['\r', ['enter']],
  [' ', ['space']],
  ['\u001b[A\u001b[D', ['up', 'left']],
  ['\u001bOC', ['right']],
  ['\u0003', ['ctrl-c']],
  ['\u001b', ['escape']],
  ['\u007f', ['backspace']],
  ['?', ['?']],
  ['\u001b[15~x', ['x']],
  ['é', ['é']],
])('%j', (typed, keys) => {
  expect(readKeys(typed)).toEqual(keys)
})
