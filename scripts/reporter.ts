import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** After vitest's own report: the seconds of every suite, slowest first. The count is left for the last line. */
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
