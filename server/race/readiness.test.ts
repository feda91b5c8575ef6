import { describe, expect, test } from 'vitest'
import { PATIENCE, type Present, Readiness } from './readiness.ts'
import { HOLDUPS, holdup, mostOf } from './testing/holdups.ts'

const people = (...all: readonly [string, boolean, number?][]): Present[] =>
  all.map(([identity, here, trip = 0]) => ({ identity, here, trip }))
const BOTH = people(['ann', true], ['bob', true])
const names = (all: readonly Present[] | undefined) => all?.map(({ identity }) => identity)

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0)

test.each(HOLDUPS)('$name', (one) => {
  const all = holdup(one, 100)
  expect(sum(all)).toBeLessThanOrEqual(mostOf(one))
  expect(all[0]).toBeGreaterThan(0)
})

describe('who is waited for', () => {
  test('everybody, and nobody any longer once all are ready', () => {
    const readiness = new Readiness()
    expect(readiness.due(0, 7, BOTH)).toMatchObject({ at: PATIENCE.round })
    readiness.read('ann', 7)
    expect(names(readiness.due(100, 7, BOTH)?.awaited)).toEqual(['bob'])
    readiness.read('bob', 7)
    expect(readiness.due(200, 7, BOTH)).toEqual({ at: 200, awaited: [] })
  })

  test('nobody throws for an empty table, and time counts from when somebody is back', () => {
    const readiness = new Readiness()
    expect(readiness.due(0, 7, people(['ann', false]))).toBeNull()
    expect(readiness.due(90_000, 7, people(['ann', true]))?.at).toBe(90_000 + PATIENCE.round)
  })

  test('a line that is down: one budget for the game', () => {
    const one = { name: '', trip: 20, isAway: () => true, ready: () => null }
    expect(holdup(one, 3)).toEqual([PATIENCE.game, 0, 0])
  })

  test('what a long line takes is waited for in every round', () => {
    const far = { name: '', trip: 300, ready: () => 300 }
    expect(holdup(far, 30)).toEqual(Array<number>(30).fill(300))
  })

  test('alone with bots nobody is charged', () => {
    const alone = people(['bob', true])
    const readiness = new Readiness()
    for (let round = 0; round < 5; round++) {
      const begin = round * 60_000
      expect(readiness.due(begin, round + 1, alone)?.at).toBe(begin + PATIENCE.round)
      readiness.thrown(begin + PATIENCE.round, alone)
    }
  })
})

describe('tables that read first', () => {
  /** Whether the race could begin a second after the show, in three rounds in which only these say that they have read. */
  function begins(...who: readonly string[]): boolean[] {
    const readiness = new Readiness()
    return [1, 2, 3].map((line) => {
      const show = line * 60_000
      for (const one of who) readiness.read(one, line)
      const isOpen = readiness.mayBegin(show + 1000, line, show, BOTH)
      if (!isOpen) expect(readiness.mayBegin(show + PATIENCE.reading, line, show, BOTH)).toBe(true)
      return isOpen
    })
  }

  test('a person who has let the time pass is not waited for again', () =>
    expect(begins('ann')).toEqual([false, true, true]))
  test('all together may', () => expect(begins()).toEqual([false, false, false]))

  test('nor is one who has held up the throws', () => {
    const readiness = new Readiness()
    readiness.read('ann', 1)
    readiness.due(0, 1, BOTH)
    readiness.thrown(5000, BOTH)
    readiness.read('ann', 2)
    expect(readiness.mayBegin(6000, 2, 5500, BOTH)).toBe(true)
  })
})
