import { expect, test, vi } from 'vitest'
import type { SerializedError, TestModule } from 'vitest/node'
import { Summary } from './reporter.ts'

type State = 'passed' | 'failed' | 'skipped'

interface Told {
  readonly name: string
  readonly state: State
  readonly note?: string
}

/** A file of one suite, as vitest hands it over. */
function moduleOf(file: string, ms: number, suite: string, tests: readonly Told[], errors = 0): TestModule {
  const found = tests.map(({ name, state, note }) => ({
    fullName: `${suite} > ${name}`,
    result: () => ({ state, note, errors: state === 'failed' ? [{ message: 'wrong' }] : [] }),
    parent: undefined as unknown,
  }))
  const children = {
    allTests: (state?: State) => found.filter((one) => state === undefined || one.result().state === state),
  }
  for (const one of found) one.parent = { type: 'suite', fullName: suite, children }
  return {
    relativeModuleId: file,
    diagnostic: () => ({ duration: ms }),
    errors: () => Array(errors).fill({ message: 'broken' }),
    children,
  } as unknown as TestModule
}

function report(
  modules: readonly TestModule[],
  errors: readonly SerializedError[] = [],
): { readonly summary: Summary; readonly lines: string[] } {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const summary = new Summary()
  summary.onTestRunEnd(modules, errors)
  const lines = said.mock.calls.map(([line]) => String(line).trim())
  said.mockRestore()
  return { summary, lines }
}

test('the slowest suite comes first; what passed and failed is counted', () => {
  const { summary, lines } = report([
    moduleOf('a.test.ts', 1200, 'a', [{ name: 'one', state: 'passed' }]),
    moduleOf('b.test.ts', 34_560, 'b', [
      { name: 'one', state: 'passed' },
      { name: 'two', state: 'failed' },
    ]),
  ])
  expect(lines).toEqual([
    'the 40 slowest of 2 suites, in seconds',
    '34.56  b.test.ts',
    '1.20  a.test.ts',
    'nothing was skipped',
    'failed tests\n  b.test.ts: b > two\n      wrong',
  ])
  expect([summary.passed, summary.failed]).toEqual([2, 1])
})

test('a file that could not be collected has failed, and so has what was thrown outside of tests', () => {
  const { summary, lines } = report([moduleOf('a.test.ts', 1, 'a', [], 1)], [{ message: 'thrown' }])
  expect([summary.passed, summary.failed]).toEqual([0, 2])
  expect(lines.at(-1)).toBe('failed tests\n  a.test.ts\n      broken\n  outside any test\n      thrown')
})

test('skipped tests are listed with their reason, a suite of nothing else as one', () => {
  const { lines } = report([
    moduleOf('a.test.ts', 2, 'a database: not installed', [
      { name: 'one', state: 'skipped' },
      { name: 'two', state: 'skipped' },
    ]),
    moduleOf('b.test.ts', 1, 'b', [
      { name: 'one', state: 'passed' },
      { name: 'two', state: 'skipped', note: 'no nginx' },
    ]),
  ])
  expect(lines.slice(3)).toEqual([
    'skipped tests',
    '2  a.test.ts: a database: not installed',
    '1  b.test.ts: b > two: no nginx',
  ])
})
