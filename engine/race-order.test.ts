import { expect, test } from 'vitest'
import { order } from './race-order.ts'

const grab = (seat: number, at: number, what = '') => ({ seat, at, what })
const seats = (list: readonly { readonly seat: number }[]) => list.map(({ seat }) => seat)

test('by time; at the same time clockwise from the one who is first', () => {
  const grabs = [grab(0, 700), grab(1, 700), grab(2, 700), grab(3, 700), grab(4, 699)]
  expect(seats(order(grabs, 0, 5))).toEqual([4, 0, 1, 2, 3])
  expect(seats(order(grabs, 2, 5))).toEqual([4, 2, 3, 0, 1])
  expect(seats(order(grabs.toReversed(), 2, 5))).toEqual([4, 2, 3, 0, 1])
  expect(seats(order([grab(0, 1), grab(4, 1)], 4, 5))).toEqual([4, 0])
})

test('two of one seat at the same time stay as they came', () => {
  const grabs = [grab(1, 5, 'red'), grab(0, 5, 'blue'), grab(1, 5, 'black')]
  expect(order(grabs, 1, 2).map(({ what }) => what)).toEqual(['red', 'black', 'blue'])
})
