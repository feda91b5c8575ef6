import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './scripts/sequencer.ts'

/** `*.test.ts` run on every check; `*.slow.test.ts` (browser, package, whole programs) only with `npm test`. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'dist/**', 'bench/peers/**', ...(process.env.FAST ? ['**/*.slow.test.ts'] : [])],
    testTimeout: 60_000,
    globalSetup: 'scripts/prepare.ts',
    sequence: { sequencer: SlowFirst },
    // Browsers and servers wait more than they work: on two cores the usual single worker would waste one of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A browser that stalls (a busy machine) proves nothing; any other failure counts at once.
    retry: { count: 1, condition: /Timeout \d+ms exceeded|Test timed out/ },
    hookTimeout: 120_000,
  },
})
