import { expect, test } from 'vitest'
import { readShown, withShown } from './chances-switch.ts'

test('chances shown at one table are not shown at the next', () => {
  const shown = withShown([], 'one', true)
  expect(shown).toEqual(['one'])
  expect(shown.includes('two')).toBe(false)
  expect(withShown(shown, 'one', false)).toEqual([])
  expect(withShown(withShown(shown, 'two', true), 'one', true)).toEqual(['one', 'two'])
})

test('only the last tables are remembered', () => {
  const many = Array.from({ length: 50 }, (_, i) => `t${i}`).reduce<readonly string[]>(
    (ids, id) => withShown(ids, id, true),
    [],
  )
  expect(many).toHaveLength(30)
  expect(many[0]).toBe('t49')
})

test.each(['', '{}', '[1, null]', 'null', '["../../etc"]'])('%j is as if nothing was kept', (json) =>
  expect(readShown(json)).toEqual([]),
)

test('what was kept is read again', () => expect(readShown('["a","b"]')).toEqual(['a', 'b']))
