import { describe, expect, test } from 'vitest'
import { type Edge, edgesFor, TURNED } from './edges.ts'

const ROUND: readonly Edge[] = ['bottom', 'left', 'top', 'right']

describe.each([2, 3, 4, 5])('%i people', (people) => {
  test.each(['wide', 'tall', 'narrow'] as const)('sit clockwise, the first in front (%s)', (shape) => {
    const edges = edgesFor(people, shape)
    expect(edges).toHaveLength(people)
    expect(edges[0]).toBe('bottom')
    // Once around, and at most two at one edge; the last person may share the first one's.
    const places = edges.map((edge, i) => (i > 0 && i === people - 1 && edge === 'bottom' ? 4 : ROUND.indexOf(edge)))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const edge of ROUND) expect(edges.filter((one) => one === edge).length).toBeLessThanOrEqual(2)
  })
})

test.each([3, 4])('%i leave a phone’s board all of its width', (people) => {
  expect(edgesFor(people, 'narrow').filter((edge) => TURNED[edge] % 180 !== 0)).toEqual([])
})

test.each([2, 3, 4])('%i leave the board of a phone on its side all of its height', (people) => {
  const edges = edgesFor(people, 'flat')
  expect(edges).toHaveLength(people)
  expect(edges.filter((edge) => TURNED[edge] % 180 === 0)).toEqual([])
  for (const edge of ROUND) expect(edges.filter((one) => one === edge).length).toBeLessThanOrEqual(2)
})

test.each([
  ['narrow', [0, 180]],
  ['flat', [90, 270]],
] as const)('two face each other (%s)', (shape, turned) => {
  expect(edgesFor(2, shape).map((edge) => TURNED[edge])).toEqual(turned)
})
