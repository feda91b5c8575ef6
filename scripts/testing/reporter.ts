import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

const SLOWEST_SHOWN = 40

/**
 * After vitest's own report: the slowest suites, the skipped tests, and last the failures, because only the end of a long log is kept. A
 * skipped test or suite says why in its name, after a colon. The count is left for the last line.
 */
export class Summary implements Reporter {
  passed = 0
  failed = 0

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const rows = modules.map((module) => ({
      seconds: module.diagnostic().duration / 1000,
      file: module.relativeModuleId,
    }))
    rows.sort((a, b) => b.seconds - a.seconds)
    console.log(`\nthe ${SLOWEST_SHOWN} slowest of ${rows.length} suites, in seconds`)
    for (const { seconds, file } of rows.slice(0, SLOWEST_SHOWN)) {
      console.log(`${seconds.toFixed(2).padStart(8)}  ${file}`)
    }
    for (const line of skippedLines(modules)) console.log(line)
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') this.passed++
      }
    }
    const failures = failuresOf(modules, errors)
    this.failed = failures.length
    if (failures.length > 0) console.log(`\nfailed tests\n${failures.join('\n')}`)
  }
}

/** Each failed test, file that could not be collected, and error outside tests: its name, then the error, indented. */
function failuresOf(modules: readonly TestModule[], errors: readonly SerializedError[]): string[] {
  const failures: string[] = []
  const add = (name: string, found: readonly SerializedError[]): void => {
    const texts = found.map(({ stack, message }) =>
      (stack ?? message)
        .split('\n')
        .filter((line) => !line.includes('node_modules'))
        .map((line) => `      ${line}`)
        .join('\n'),
    )
    failures.push([`  ${name}`, ...texts].join('\n'))
  }
  for (const module of modules) {
    for (const test of module.children.allTests('failed')) {
      add(`${module.relativeModuleId}: ${test.fullName}`, test.result().errors ?? [])
    }
    // A file that could not be collected has no tests to fail.
    if (module.errors().length > 0) add(module.relativeModuleId, module.errors())
  }
  for (const error of errors) add('outside any test', [error])
  return failures
}

/** One line for each skipped test, or for each suite of which every test is skipped. */
function skippedLines(modules: readonly TestModule[]): string[] {
  const counts = new Map<string, number>()
  for (const module of modules) {
    for (const test of module.children.allTests('skipped')) {
      const name = `${module.relativeModuleId}: ${skippedName(test)}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  if (counts.size === 0) return ['\nnothing was skipped']
  return ['\nskipped tests', ...[...counts].map(([name, count]) => `${String(count).padStart(8)}  ${name}`)]
}

function skippedName(test: TestCase): string {
  const { parent } = test
  const isWhole = parent.type === 'suite' && [...parent.children.allTests()].every(isSkipped)
  const result = test.result()
  const note = result.state === 'skipped' && result.note !== undefined ? `: ${result.note}` : ''
  return (isWhole ? parent.fullName : test.fullName) + note
}

const isSkipped = (test: TestCase): boolean => test.result().state === 'skipped'
