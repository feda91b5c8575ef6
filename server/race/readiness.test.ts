import { describe, expect, test } from 'vitest'
import { PATIENCE, type Present, Readiness } from './readiness.ts'

const people = (...all: readonly [string, boolean][]): Present[] => all.map(([identity, here]) => ({ identity, here }))
const BOTH = people(['ann', true], ['bob', true])
const names = (all: readonly Present[] | undefined) => all?.map(({ identity }) => identity)

/** Plays rounds of 60 s in which ann is ready after 2 s; returns how long each round waited after that. */
function waits(rounds: number, present: readonly Present[], bob: (round: number) => number | null): number[] {
  const readiness = new Readiness()
  return Array.from({ length: rounds }, (_, round) => {
    const [line, begin] = [round + 1, round * 60_000]
    const readAt = bob(round)
    for (let now = begin; ; now += 10) {
      if (now === begin + 2000) readiness.read('ann', line)
      if (readAt !== null && now === begin + 2000 + readAt) readiness.read('bob', line)
      const due = readiness.due(now, line, present, false)
      if (due === null || due.at > now) continue
      readiness.thrown(now, present, false)
      return now - begin - 2000
    }
  })
}

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0)

describe('who is waited for', () => {
  test('everybody, and nobody any longer once all are ready', () => {
    const readiness = new Readiness()
    expect(readiness.due(0, 7, BOTH, false)).toMatchObject({ at: PATIENCE.round })
    readiness.read('ann', 7)
    expect(names(readiness.due(100, 7, BOTH, false)?.awaited)).toEqual(['bob'])
    readiness.read('bob', 7)
    expect(readiness.due(200, 7, BOTH, false)).toEqual({ at: 200, awaited: [] })
  })

  test('nobody throws for an empty table, and time counts from when somebody is back', () => {
    const readiness = new Readiness()
    expect(readiness.due(0, 7, people(['ann', false]), false)).toBeNull()
    expect(readiness.due(90_000, 7, people(['ann', true]), false)?.at).toBe(90_000 + PATIENCE.round)
  })

  test('withheld readiness: no round waits more than 5 s for one person, and the third not at all', () => {
    const all = waits(10, BOTH, () => null)
    expect(all.slice(0, 3)).toEqual([5000, 3000, 0])
    expect(sum(all)).toBeLessThanOrEqual(8000)
  })

  test('readiness a little before the time is up, round after round: the same budget', () => {
    expect(sum(waits(20, BOTH, () => 4900))).toBeLessThanOrEqual(PATIENCE.game + 2 * PATIENCE.free + 100)
  })

  test('a slower device is waited for in every round', () => {
    expect(waits(30, BOTH, () => 1400)).toEqual(Array<number>(30).fill(1400))
  })

  test('a line that is down: 5 s in the game, for all reconnects together', () => {
    const away = people(['ann', true], ['bob', false])
    expect(waits(3, away, () => null)).toEqual([5000, 0, 0])
  })

  test('alone with bots nobody is charged', () => {
    const alone = people(['bob', true])
    const readiness = new Readiness()
    for (let round = 0; round < 5; round++) {
      const begin = round * 60_000
      expect(readiness.due(begin, round + 1, alone, false)?.at).toBe(begin + PATIENCE.round)
      readiness.thrown(begin + PATIENCE.round, alone, false)
    }
  })
})

test('tables that read first: a person who has missed it twice is not waited for', () => {
  const readiness = new Readiness()
  const rounds = [1, 2, 3].map((line) => {
    const show = line * 60_000
    readiness.read('ann', line)
    const isOpen = readiness.mayBegin(show + 1000, line, show, BOTH)
    if (!isOpen) expect(readiness.mayBegin(show + PATIENCE.reading, line, show, BOTH)).toBe(true)
    return isOpen
  })
  expect(rounds).toEqual([false, false, true])
})
