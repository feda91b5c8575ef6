import { defineConfig } from 'vitest/config'

/** `*.test.ts` run on every check; `*.slow.test.ts` (browser, package, whole programs) only with `npm test`. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'dist/**', 'bench/peers/**', ...(process.env.FAST ? ['**/*.slow.test.ts'] : [])],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
