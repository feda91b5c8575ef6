/** Before any test worker starts: what slow tests need, unpacked once. A run without slow tests needs none of it. */
import type { TestProject } from 'vitest/node'
import { whyNoServer } from '../server/store/postgres-testing.ts'
import { openBrowser } from './browser.ts'

export async function setup(project: TestProject): Promise<void> {
  if (!project.vitest.state.getPaths().some((file) => file.endsWith('.slow.test.ts'))) return
  // Links the libraries of PostgreSQL; a test that lacks them is skipped, and says why.
  whyNoServer()
  try {
    await (await openBrowser()).close()
  } catch (error) {
    // Only the tests with a browser fail, later; the reason is worth reading now.
    console.error(`\nTests with a browser are going to fail: ${(error as Error).message}\n`)
  }
}
