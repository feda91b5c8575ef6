import { expect, test } from 'vitest'
import { good } from '../../engine/result.ts'
import { revealed } from '../../engine/table/view.ts'
import type { Judge } from '../host/bots.ts'
import type { Judgement } from '../host/messages.ts'
import { advise, openAdvisor } from './advising.ts'

const OUTLOOK = { game: 'dicy-cards', version: 1, view: revealed({}), seat: 0 }
const one = (chance: number, exact: boolean): Judgement[] => [{ move: 'pass', chance, exact }]

/** Answers one question after the other; asks are answered when the test says so. */
function judgeOf(...answers: (readonly Judgement[] | null)[]) {
  const asked: (number | undefined)[] = []
  const judge = {
    ask: async ({ ms }: { ms?: number }) => {
      asked.push(ms)
      return answers[asked.length - 1] ?? null
    },
  } as unknown as Judge
  return { judge, asked }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('estimates are told one after the other, each with more time', async () => {
  const { judge, asked } = judgeOf(one(0.4, false), one(0.5, false), one(0.51, false))
  const told: unknown[] = []
  advise(judge, { outlook: OUTLOOK, tell: (judged) => told.push(judged?.[0]?.chance) })
  await settled()
  expect(told).toEqual([0.4, 0.5, 0.51])
  expect(asked[0]).toBeLessThanOrEqual(150)
  expect(asked).toEqual([...asked].sort((a, b) => (a ?? 0) - (b ?? 0)))
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

test('what is wanted at once never waits behind what takes long', async () => {
  const asked: string[] = []
  let workers = 0
  const open = (): Judge => {
    const name = workers++ === 0 ? 'quick' : 'deep'
    return {
      ask: async ({ ms }) => {
        asked.push(`${name} ask ${ms}`)
        return null
      },
      chances: async ({ ms }) => {
        asked.push(`${name} chances ${ms}`)
        return null
      },
      learn: () => asked.push(`${name} learn`),
      close: () => asked.push(`${name} close`),
    }
  }
  const judge = openAdvisor(open)
  await judge.chances({ ...OUTLOOK, ms: 300 })
  await judge.chances({ ...OUTLOOK, ms: 300 })
  await judge.ask({ ...OUTLOOK, ms: 120 })
  await judge.ask({ ...OUTLOOK, ms: 600 })
  judge.learn('dicy-cards', new ArrayBuffer(1))
  await judge.chances({ ...OUTLOOK, ms: 300 })
  judge.close()
  expect(asked).toEqual([
    'quick chances 1',
    'deep chances 300',
    'deep chances 300',
    'quick ask 120',
    'deep ask 600',
    'quick learn',
    'quick chances 300',
    'quick close',
    'deep close',
  ])
})
