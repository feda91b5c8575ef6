import { expect, test } from 'vitest'
import { freeze, notPlain, same } from './json.ts'

test('same is strict', () => {
  expect(same({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true)
  for (const [a, b] of [
    [0, -0],
    [[1], [1, 2]],
    [[1], { 0: 1 }],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: '1' }],
    [null, {}],
  ]) {
    expect(same(a, b)).toBe(false)
  }
})

test('freeze goes all the way down', () => {
  const frozen = freeze({ a: [{ b: 1 }] })
  expect(Object.isFrozen(frozen.a[0])).toBe(true)
})

test('what is not plain JSON is found, with its place', () => {
  expect(notPlain({ a: [1, 'x', null, true, { b: -1.5 }] })).toBeNull()
  expect(notPlain({ a: [0, undefined] })).toBe('$.a[1]: undefined')
  expect(notPlain({ a: -0 })).toBe('$.a: 0')
  expect(notPlain([Number.NaN])).toBe('$[0]: NaN')
  expect(notPlain({ a: new Map() })).toBe('$.a: not a plain object')
  expect(notPlain({ f: () => 1 })).toBe('$.f: function')
  expect(notPlain({ [Symbol('s')]: 1 })).toBe('$: a symbol')
  expect(notPlain(10n)).toBe('$: bigint')
})
