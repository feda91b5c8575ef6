import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import type { TestProject } from 'vitest/node'
import { openBrowser } from '../browser/browser.ts'
import { install } from '../install.ts'
import { setup } from './prepare.ts'

vi.mock('../browser/browser.ts', () => ({ openBrowser: vi.fn() }))
vi.mock('../install.ts', () => ({ install: vi.fn(() => null) }))
vi.mock('../../server/store/testing/postgres.ts', () => ({ whyNoServer: () => null }))

const before = (...files: readonly string[]): Promise<void> =>
  setup({ vitest: { state: { getPaths: () => files } } } as unknown as TestProject)

const close = vi.fn()
const starts = { close } as unknown as Awaited<ReturnType<typeof openBrowser>>

/** The names of the packages in the folders that were installed. */
const installed = (): string[] =>
  vi
    .mocked(install)
    .mock.calls.map(([folder]) => JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')).name)

afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllEnvs()
})

test('a run without slow tests needs nothing', async () => {
  await before('/here/bench/run.test.ts', '/here/web/size.test.ts')
  expect(openBrowser).not.toHaveBeenCalled()
  expect(install).not.toHaveBeenCalled()
})

test('slow tests find a browser that has been started once; peers are there for benchmarks, tools for soaks', async () => {
  vi.mocked(openBrowser).mockResolvedValue(starts)
  vi.stubEnv('SOAK', undefined)
  await before('/here/web/size.slow.test.ts')
  expect([installed(), vi.mocked(openBrowser).mock.calls.length, close.mock.calls.length]).toEqual([[], 1, 1])
  await before('/here/bench/run.slow.test.ts')
  expect(installed()).toEqual(['iacta-bench-peers'])
  vi.stubEnv('SOAK', '1')
  await before('/here/web/size.slow.test.ts')
  expect(installed()).toEqual(['iacta-bench-peers', 'iacta-tools'])
})

test('a browser that does not start is told, and the other tests run', async () => {
  vi.mocked(openBrowser).mockRejectedValue(new Error('no space'))
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await before('/here/web/size.slow.test.ts')
  expect(said.mock.calls).toEqual([[expect.stringContaining('with a browser are going to fail: no space')]])
  said.mockRestore()
})
