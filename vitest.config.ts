import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { TEST_MS, WAIT_MS } from './scripts/testing/limits.ts'
import { SlowFirst } from './scripts/testing/sequencer.ts'

const NEVER = ['**/node_modules/**', 'dist/**']

/** Tests without state of their own in modules: no mocks, no solutions that bots learn, no processes. They share theirs. */
const PURE = [
  '{engine,fair,protocol,kit}/**/!(*.slow).test.ts',
  'web/!(coach)/**/!(*.slow).test.ts',
  'games/{nine-dice,dice-of-crowns}/**/!(*.slow).test.ts',
  'games/dicy-cards/{board,text}/**/!(*.slow).test.ts',
]

/** `*.test.ts` run on every check; `*.slow.test.ts` (browser, package, whole programs) only with `npm test`. */
export default defineConfig({
  test: {
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: WAIT_MS } },
    sequence: { sequencer: SlowFirst },
    // One more than there are processors: some tests wait for a browser, a server or a real timeout.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: PURE, exclude: NEVER, isolate: false, unstubGlobals: true },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['**/*.test.ts'],
          exclude: [...NEVER, ...PURE, ...(process.env.FAST ? ['**/*.slow.test.ts'] : [])],
          globalSetup: 'scripts/testing/prepare.ts',
        },
      },
    ],
  },
})
