import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bind, defaultsFor, find, isUsable, MOST_PEOPLE, plainName, readBindings } from './keys.ts'

const PEOPLE = Array.from({ length: MOST_PEOPLE - 1 }, (_, i) => i + 2)

describe.each(PEOPLE)('%i people at one keyboard', (people) => {
  test('have at least seven different keys each', () => {
    const all = defaultsFor(people)
    expect(all).toHaveLength(people)
    expect(Math.min(...all.map((keys) => keys.length))).toBeGreaterThanOrEqual(7)
    expect(new Set(all.flat()).size).toBe(all.flat().length)
    expect(all.flat().filter((code) => !/^(Key[A-Z]|Digit\d|[A-Z][a-z]+([LR][a-z]+)?)$/.test(code))).toEqual([])
  })

  test('find their own', () => {
    const all = defaultsFor(people)
    for (const [person, keys] of all.entries())
      for (const [index, code] of keys.entries()) expect(find(all, code)).toEqual({ person, index })
    expect(find(all, 'Escape')).toBeNull()
  })
})

test('a key that was another’s is changed for the one given up', () => {
  const before = defaultsFor(2)
  const after = bind(before, { person: 0, index: 0 }, before[1]?.[2] as string)
  expect([after[0]?.[0], after[1]?.[2]]).toEqual([before[1]?.[2], before[0]?.[0]])
})

test('whatever is bound, no key is doubled, and what is kept is read again', () => {
  const codes = fc.constantFrom('KeyA', 'KeyQ', 'Digit1', 'Space', 'Numpad5', 'Enter', 'Semicolon')
  const change = fc.record({ person: fc.nat(1), index: fc.nat(4), code: codes })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const all = changes.reduce((now, { code, ...bound }) => bind(now, bound, code), defaultsFor(2))
      expect(new Set(all.flat()).size).toBe(all.flat().length)
      expect(readBindings(JSON.stringify(all), 2)).toEqual(all)
    }),
  )
})

test.each(['', 'x', '[]', '[["KeyA"],["KeyB"]]', JSON.stringify(defaultsFor(3))])(
  'what is no set for two (%s) is forgotten',
  (json) => {
    expect(readBindings(json, 2)).toEqual(defaultsFor(2))
  },
)

test('a set with a doubled key is forgotten', () => {
  const doubled = defaultsFor(2).map((keys) => keys.with(0, 'KeyM'))
  expect(readBindings(JSON.stringify(doubled), 2)).toEqual(defaultsFor(2))
})

test('keys of the system are not to be had', () => {
  expect(['Escape', 'Tab', 'MetaLeft', 'F5', 'ControlRight', ''].filter(isUsable)).toEqual([])
  expect(['Space', 'Numpad1', 'ArrowUp', 'Backquote'].filter(isUsable)).toHaveLength(4)
})

test('named as on a plain keyboard', () => {
  expect(['KeyQ', 'Digit7', 'Semicolon', 'Numpad4', 'ArrowUp', 'ShiftLeft'].map(plainName)).toEqual([
    'Q',
    '7',
    ';',
    'Num 4',
    'Up',
    'Shift Left',
  ])
})
