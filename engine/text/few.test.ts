import { expect, test } from 'vitest'
import { inFew, reduced } from './few.ts'

test.each([
  [13_673, 46_656, 3, 10],
  [5, 6, 5, 6],
  [2, 6, 1, 3],
  [108, 216, 1, 2],
  [1, 216, 1, 200],
  [1, 36, 3, 100],
  [215, 216, 199, 200],
  [0, 216, 0, 10],
  [216, 216, 10, 10],
])('%i of %i is about %i of %i', (ways, of, few, all) => expect(inFew(ways, of)).toEqual({ ways: few, of: all }))

test.each([
  [15, 36, 5, 12],
  [0, 6, 0, 6],
  [6, 6, 6, 6],
])('%i of %i is exactly %i of %i', (ways, of, few, all) => expect(reduced(ways, of)).toEqual({ ways: few, of: all }))
