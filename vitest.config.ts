import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { TEST_MS, WAIT_MS } from './scripts/testing/limits.ts'
import { LongestFirst } from './scripts/testing/sequencer.ts'

// Tests start hundreds of programs. Each would strip types and compile the same sources again: four fifths of a short one's time.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'iacta-compile-cache')

const NEVER = ['**/node_modules/**', 'dist/**']

const SLOW = ['**/*.slow.test.ts']

/** Tests that need Vite's modules: they mock one that others import, or use `import.meta.glob`. */
const VITE = [
  'server/e2e/generated-sheets.test.ts',
  'server/materials/materials.test.ts',
  'web/home/past.test.ts',
  'web/puzzles/puzzles.test.ts',
]

/** All others are imported by Node itself: in Vite's modules every imported name is looked up, which makes bots and solvers twice as slow. */
const native = { viteModuleRunner: false, nodeLoader: false }

/** Tests that change the state of a module: mocks, solutions that bots learn, sheets that a game lends. Each has modules of its own. */
const STATEFUL = [
  'cli/{logs,solve}/*.test.ts',
  'games/dicy-cards/bots/{judge,solve/solve}.test.ts',
  'games/star-maps/board/{controls,ui}.test.ts',
  'games/star-maps/{rules,sheets}/*.test.ts',
  'scripts/testing/prepare.test.ts',
  '{server/solve,solving,web/coach}/**/*.test.ts',
]

/** All others share the modules of their worker, and slow ones its browser. */
const sharing = { isolate: false, experimental: native, restoreMocks: true, unstubGlobals: true, unstubEnvs: true }

/** `*.test.ts` run on every check; `*.slow.test.ts` (browser, package, whole programs) only with `npm test`. */
export default defineConfig({
  test: {
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: WAIT_MS } },
    sequence: { sequencer: LongestFirst },
    // More than there are processors: slow tests wait for a browser, a server or a real timeout half of their time.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      ...(process.env.FAST
        ? []
        : [
            {
              extends: true,
              test: {
                ...{ name: 'slow', include: SLOW, exclude: NEVER, globalSetup: 'scripts/testing/prepare.ts' },
                ...sharing,
              },
            } as const,
          ]),
      { extends: true, test: { name: 'vite', include: VITE, exclude: NEVER } },
      {
        extends: true,
        test: {
          ...{ name: 'stateful', include: STATEFUL, exclude: [...NEVER, ...SLOW] },
          // With the loader that mocks need.
          experimental: { ...native, nodeLoader: true },
        },
      },
      {
        extends: true,
        test: {
          ...{ name: 'shared', include: ['**/*.test.ts'], exclude: [...NEVER, ...SLOW, ...VITE, ...STATEFUL] },
          ...sharing,
        },
      },
    ],
  },
})
