import { expect, test } from 'vitest'
import { inFew } from './few.ts'

test.each([
  [13_673, 46_656, 3, 10],
  [5, 6, 5, 6],
  [1, 216, 5, 1000],
  [1, 36, 3, 100],
  [215, 216, 995, 1000],
  [0, 216, 0, 10],
  [216, 216, 10, 10],
])('%i of %i is about %i of %i', (ways, of, few, all) => expect(inFew(ways, of)).toEqual({ ways: few, of: all }))
