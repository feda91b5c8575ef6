/** The same suite in Node, in a Chromium page and in a worker: the same findings (none) and the same states, all of them. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conformAll } from '../web/conformance/run.ts'
import { type BorrowedBrowser, borrowBrowser } from './testing/browser.ts'
import { TEST_MS } from './testing/limits.ts'

let browser: BorrowedBrowser
let server: Server

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['web/conformance/page.ts', 'web/conformance/worker.ts'],
    outdir: 'out',
    bundle: true,
    format: 'esm',
    target: 'es2024',
    write: false,
  })
  const files = new Map(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/, '/'), text]))
  server = createServer((request, response) => {
    const script = files.get(request.url ?? '')
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript')
    response.end(script ?? '<!doctype html><title>conformance</title><script type="module" src="page.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  browser = await borrowBrowser()
})

afterAll(async () => {
  await browser?.close()
  server?.close()
})

test('a page and a worker play the very same matches as Node', async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const reports = await page
    .waitForFunction(() => (globalThis as { reports?: unknown }).reports, null, { timeout: TEST_MS })
    .then((handle) => handle.jsonValue())
    .catch((error: unknown) => expect.fail(`${errors.join('; ')} ${String(error)}`))
  const node = await conformAll()
  expect(Object.values(node).flatMap(({ findings }) => findings)).toEqual([])
  expect(reports).toEqual({ page: node, worker: node })
})
