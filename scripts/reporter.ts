import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

/**
 * After vitest's own report: the seconds of every suite, slowest first, and what was skipped. A test or suite that is skipped says why
 * in its name, after a colon. The count is left for the last line.
 */
export class Seconds implements Reporter {
  passed = 0
  failed = 0

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const rows = modules.map((module) => ({
      seconds: module.diagnostic().duration / 1000,
      file: module.relativeModuleId,
    }))
    rows.sort((a, b) => b.seconds - a.seconds)
    console.log('\nseconds by suite')
    for (const { seconds, file } of rows) console.log(`${seconds.toFixed(2).padStart(8)}  ${file}`)
    for (const line of skippedLines(modules)) console.log(line)
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') this.passed++
        if (test.result().state === 'failed') this.failed++
      }
      // A file that could not be collected has no tests to fail.
      if (module.errors().length > 0) this.failed++
    }
    this.failed += errors.length
  }
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
