import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** A new, empty folder, deleted after the test that asks for it; outside a test, after the tests of the file. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-'))
  const drop = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    onTestFinished(drop)
  } catch {
    // Not in a test.
    afterAll(drop)
  }
  return folder
}
