import { expect, test } from 'vitest'
import { good } from '../../engine/result.ts'
import { revealed } from '../../engine/table/view.ts'
import type { Judge } from '../host/bots/bots.ts'
import type { Judgement } from '../host/bots/messages.ts'
import { advise } from './advising.ts'

const OUTLOOK = { game: 'dicy-cards', version: 1, seat: 0, states: [revealed({})], entries: [] }
const one = (chance: number, exact: boolean): Judgement[] => [
  { move: 'pass', chance, exact, behind: 0, margin: 0, apart: 0 },
]

/** Answers one question after the other; asks are answered when the test says so. */
function judgeOf(...answers: (readonly Judgement[] | null)[]) {
  const asked: unknown[] = []
  const judge = {
    ask: async (outlook: unknown) => {
      asked.push(outlook)
      return answers[asked.length - 1] ?? null
    },
  } as unknown as Judge
  return { judge, asked }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('one estimate is told, and no other after it', async () => {
  const { judge, asked } = judgeOf(one(0.4, false), one(0.5, false))
  const told: unknown[] = []
  advise(judge, { outlook: OUTLOOK, tell: (judged) => told.push(judged?.[0]?.chance) })
  await settled()
  expect(told).toEqual([0.4])
  expect(asked.length).toBe(1)
})

test('what is exact, or cannot be told, is not asked again', async () => {
  for (const answer of [one(0.4, true), null]) {
    const { judge, asked } = judgeOf(answer, one(0.5, false))
    const told: unknown[] = []
    advise(judge, { outlook: OUTLOOK, tell: (judged) => told.push(judged) })
    await settled()
    expect(told).toEqual([answer])
    expect(asked.length).toBe(1)
  }
})

test('what is known elsewhere ends it', async () => {
  const { judge, asked } = judgeOf(one(0.4, false), one(0.5, false))
  const told: unknown[] = []
  const moves = [{ move: 'pass', chance: 0.55, exact: true as const }]
  const there = () => ({ done: Promise.resolve(good(moves)), cancel: () => undefined })
  advise(judge, { outlook: OUTLOOK, tell: (judged) => told.push(judged?.[0]?.chance), there })
  await settled()
  expect(told).toEqual([0.4, 0.55])
  expect(asked.length).toBe(1)
})

test('called off, nothing more is told, and nobody elsewhere is kept waiting', async () => {
  const { judge } = judgeOf(one(0.4, false), one(0.5, false))
  const told: unknown[] = []
  let cancelled = false
  const there = () => ({
    done: new Promise<null>(() => undefined),
    cancel: () => {
      cancelled = true
    },
  })
  const stop = advise(judge, { outlook: OUTLOOK, tell: (judged) => told.push(judged?.[0]?.chance), there })
  await settled()
  stop()
  await settled()
  expect(told).toEqual([0.4])
  expect(cancelled).toBe(true)
})
