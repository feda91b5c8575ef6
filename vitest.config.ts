import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { TEST_MS, WAIT_MS } from './scripts/limits.ts'
import { SlowFirst } from './scripts/sequencer.ts'

/** `*.test.ts` run on every check; `*.slow.test.ts` (browser, package, whole programs) only with `npm test`. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', ...(process.env.FAST ? ['**/*.slow.test.ts'] : [])],
    globalSetup: 'scripts/prepare.ts',
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: WAIT_MS } },
    sequence: { sequencer: SlowFirst },
    // Browsers and servers wait more than they work: on two cores the usual single worker would waste one of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
