/** Hours of the simulated world on every check, and the proof that it sees: every planted bug is found. */
import { describe, expect, test } from 'vitest'
import { BUGS } from './bugs.ts'
import { planOf } from './scenario.ts'
import { shrink, storyOf } from './shrink.ts'
import { World } from './world.ts'

const SEEDS = process.env.SOAK === undefined ? 30 : 2000
/** In one test as many, so that a failure names a short range. */
const AT_ONCE = 10

/** Seeds that have found a bug in the server or in the page. */
const FOUND: Readonly<Record<number, string>> = {
  3: 'a bot’s time that was no whole number: a frame that no page could read',
  28: 'a page that had gone while its process was asked for: passed on for ever',
  59: 'forced moves from one race into the next: lines told with the secrets of an older position',
  65: 'a grab after the one that ended the game: never answered',
  481: 'a page that heard much and said nothing: closed as silent',
  217: 'a table that left memory while the database was away: its clock ran on',
  1373: 'a claim whose answer was lost: its clock was charged for the dead process',
  1383: 'the same, by the bank',
  69: 'a table that was not in memory while its process was stopped: its clock ran on',
  3108: 'a page whose table had newer rules than the process: waited for a minute',
}

/** For each planted bug a seed that finds it. A change of the server changes every world: then one of the next seeds finds it. */
const FINDS: Readonly<Record<string, number>> = {
  'told before commit': 1,
  'acknowledged without a sync': 2,
  'epoch not checked': 47,
  'command applied twice': 32,
  'deadline lost': 7,
  'one view for all': 1,
  'clock charged for a dead process': 49,
  'clock charged for a stopped process': 80,
  'double award': 3,
  'lost notification unnoticed': 2081,
  'retry without its id': 1,
  'cookie of another': 1,
  'frames lost': 1,
  'guests never leave': 1,
  'loaded dice': 2,
  'fast clock': 3,
  'refused what is done': 2,
  'lines cut in silence': 6,
  'secret of the dice told': 2,
  'bank charged twice': 3,
  'repeated claim believed': 1308,
  'identity given twice': 3,
  'seat left behind for ever': 1,
  'older pages refused': 7,
  'newer notes refused': 44,
}

const NEXT_SEEDS = 300

async function wrongsOf(seed: number, bug?: string): Promise<string[]> {
  const bugs = bug === undefined ? {} : BUGS[bug]?.()
  const { wrongs } = await new World(planOf(seed), bugs).run()
  return wrongs.map(({ what }) => `seed ${seed}: ${what}`)
}

describe('nothing goes wrong', () => {
  for (let from = 1; from <= SEEDS; from += AT_ONCE) {
    test(`seeds ${from} to ${from + AT_ONCE - 1}`, async () => {
      const wrongs: string[] = []
      for (let seed = from; seed < from + AT_ONCE; seed++) wrongs.push(...(await wrongsOf(seed)))
      expect(wrongs).toEqual([])
    })
  }

  test.each(Object.entries(FOUND))('seed %i: %s', async (seed) => {
    expect(await wrongsOf(Number(seed))).toEqual([])
  })
})

test('the same seed is the same world, to the last frame', async () => {
  const traceOf = async () => (await new World(planOf(7), {}, 'all').run()).story
  const first = await traceOf()
  expect(first.length).toBeGreaterThan(500)
  expect(await traceOf()).toEqual(first)
})

describe('every planted bug is found', () => {
  test('there is a seed for each', () => {
    expect(Object.keys(FINDS).sort()).toEqual(Object.keys(BUGS).sort())
    expect(Object.keys(BUGS).length).toBeGreaterThanOrEqual(15)
  })

  test.each(Object.entries(FINDS))('%s, from seed %i on', async (bug, from) => {
    let wrongs: readonly string[] = []
    for (let seed = from; seed < from + NEXT_SEEDS && wrongs.length === 0; seed++) wrongs = await wrongsOf(seed, bug)
    expect(wrongs).not.toEqual([])
  })
})

test('what goes wrong is made smaller and told as a story', async () => {
  const plan = planOf(3)
  const found = await shrink(plan, BUGS['double award'], 30)
  expect(found?.plan.faults.length).toBeLessThan(plan.faults.length)
  expect(found === null ? '' : storyOf(found)).toMatch(/^Seed 3: [\s\S]* WRONG: /)
})
