/** Before any test worker starts: what slow tests need, installed and unpacked once. A run without slow tests needs none of it. */
import type { TestProject } from 'vitest/node'
import { whyNoServer } from '../../server/store/testing/own-postgres.ts'
import { openBrowser } from '../browser/browser.ts'
import { install } from '../install.ts'

export async function setup(project: TestProject): Promise<void> {
  const slow = project.vitest.state.getPaths().filter((file) => file.endsWith('.slow.test.ts'))
  if (slow.length === 0) return
  for (const folder of packagesFor(slow)) {
    const fault = install(folder)
    // Tests that need the package are skipped and name it; the reason is worth reading now.
    if (fault !== null) console.error(`\n${fault}\n`)
  }
  // Links the libraries of PostgreSQL; a test that lacks them is skipped, and says why.
  whyNoServer()
  try {
    await (await openBrowser()).close()
  } catch (error) {
    // Only the tests with a browser fail, later; the reason is worth reading now.
    console.error(`\nTests with a browser are going to fail: ${(error as Error).message}\n`)
  }
}

/** Two workers that ran `npm ci` in one folder at the same time would break it. */
function packagesFor(files: readonly string[]): URL[] {
  const folders = [
    { folder: 'bench/peers/', isNeeded: files.some((file) => /[/\\]bench[/\\]/.test(file)) },
    { folder: 'tools/', isNeeded: process.env.SOAK !== undefined },
  ]
  return folders.filter(({ isNeeded }) => isNeeded).map(({ folder }) => new URL(`../../${folder}`, import.meta.url))
}
