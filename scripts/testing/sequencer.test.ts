import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { LONGEST, LongestFirst } from './sequencer.ts'

const root = process.cwd()

test('every named suite exists', () => {
  expect(LONGEST.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('slow suites first, then project after project, and in each the longest first', async () => {
  const [slow, shared, stateful] = ['slow', 'shared', 'stateful'].map((name) => {
    return { name, config: { isolate: name === 'stateful', sequence: { groupOrder: 0 } } }
  })
  const context = { config: { root }, cache: { getTestSpecificationResult: () => ({ failed: false, duration: 1 }) } }
  const given: [object | undefined, string][] = [
    [shared, 'games/you.test.ts'],
    [stateful, 'cli/logs/write.test.ts'],
    [shared, 'games/blunders.test.ts'],
    [slow, 'web/size.slow.test.ts'],
    [shared, 'simulation/simulation.test.ts'],
    [slow, 'web/e2e/people.slow.test.ts'],
  ]
  const files = given.map(([project, file]) => ({ project, moduleId: join(root, file) }) as TestSpecification)
  const sorted = await new LongestFirst(context as never as Vitest).sort(files)
  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
    'web/e2e/people.slow.test.ts',
    'web/size.slow.test.ts',
    'simulation/simulation.test.ts',
    'games/blunders.test.ts',
    'games/you.test.ts',
    'cli/logs/write.test.ts',
  ])
})
