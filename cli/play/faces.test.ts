import { expect, test } from 'vitest'
import { readFaces } from './faces.ts'

const six = [6, 6, 6, 6, 6, 6]

test.each<[string, number[], number[]]>([
  ['6 6 5 2 1 1', six, [6, 6, 5, 2, 1, 1]],
  ['665211', six, [6, 6, 5, 2, 1, 1]],
  [' 6, 6,5;2 1  1 ', six, [6, 6, 5, 2, 1, 1]],
  ['3', [6], [3]],
  ['12 11 10 9 8', [12, 11, 10, 9, 8], [12, 11, 10, 9, 8]],
  ['12', [12], [12]],
])('"%s" is read', (typed, sides, faces) => {
  expect(readFaces(typed, sides)).toEqual({ ok: true, value: faces })
})

test.each<[string, number[], object]>([
  ['', six, { code: 'not-dice' }],
  ['six', six, { code: 'not-dice', got: 'six' }],
  ['6 6 x 2 1 1', six, { code: 'not-dice' }],
  ['-1', [6], { code: 'not-dice' }],
  ['66521', six, { code: 'wrong-count', expected: 6, got: 5 }],
  ['6 6 5 2 1 1 1', six, { code: 'wrong-count', expected: 6, got: 7 }],
  ['665217', six, { code: 'wrong-face', die: 6, sides: 6, face: 7 }],
  ['0', [6], { code: 'wrong-face', die: 1, sides: 6, face: 0 }],
  ['1234 5', [12, 11], { code: 'wrong-face', die: 1, sides: 12, face: 1234 }],
])('"%s" is refused', (typed, sides, fault) => {
  expect(readFaces(typed, sides)).toMatchObject({ ok: false, fault })
})
