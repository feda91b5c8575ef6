import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('the least recently used value is evicted', () => {
  const recent = new Recent<number, string>(2)
  recent.set(1, 'one')
  recent.set(2, 'two')
  expect(recent.get(1)).toBe('one')
  recent.set(3, 'three')
  expect([1, 2, 3].map((key) => recent.get(key))).toEqual(['one', undefined, 'three'])
  recent.delete(1)
  expect([recent.get(1), recent.size]).toEqual([undefined, 1])
})
