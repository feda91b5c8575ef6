/** The same suite in Node, in a Chromium page and in a worker: the same findings (none) and the same states, all of them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conformAll } from '../web/conformance/run.ts'
import { type BorrowedBrowser, borrowBrowser } from './testing/browser.ts'
import { TEST_MS } from './testing/limits.ts'
import { type PageServer, servePage } from './testing/page-server.ts'

let browser: BorrowedBrowser
let served: PageServer

beforeAll(async () => {
  served = await servePage(['web/conformance/page.ts', 'web/conformance/worker.ts'], 'page.js')
  browser = await borrowBrowser()
})

afterAll(async () => {
  await browser?.close()
  served?.server.close()
})

test('a page and a worker play the very same matches as Node', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(served.url)
  const reports = await page
    .waitForFunction(() => (globalThis as { reports?: unknown }).reports, null, { timeout: TEST_MS })
    .then((handle) => handle.jsonValue())
    .catch((error: unknown) => expect.fail(`${errors.join('; ')} ${String(error)}`))
  const node = await conformAll()
  expect(Object.values(node).flatMap(({ findings }) => findings)).toEqual([])
  expect(reports).toEqual({ page: node, worker: node })
})
