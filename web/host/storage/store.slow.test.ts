/** Real storage, a real worker and a whole game in Chromium, on a plain-http address. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BorrowedBrowser, borrowBrowser } from '../../../scripts/testing/browser.ts'
import { type PageServer, servePage } from '../../../scripts/testing/page-server.ts'
import { STORE_CASES, sampleRecord } from '../testing/store-cases.ts'
import type { Parts } from '../testing/testpage.ts'

let browser: BorrowedBrowser
let served: PageServer
let page: Page

/** Calls a part of the page by name. */
function call(part: keyof Parts, argument = '', on = page): Promise<unknown> {
  const run = ({ part, argument }: { part: keyof Parts; argument: string }): Promise<unknown> =>
    (globalThis as unknown as { parts: Record<string, (argument: string) => Promise<unknown>> }).parts[part]?.(
      argument,
    ) ?? Promise.reject(new Error('no such part'))
  return on.evaluate(run, { part, argument })
}

async function newPage(): Promise<Page> {
  const opened = await browser.newPage()
  await opened.goto(served.url)
  await opened.waitForFunction(() => 'parts' in globalThis)
  return opened
}

beforeAll(async () => {
  // The worker is asked for by the name of its source, as the bundler of the app finds it.
  const entryPoints = { 'testpage.js': 'web/host/testing/testpage.ts', 'worker.ts': 'web/worker.ts' }
  served = await servePage(entryPoints, '/testpage.js', (path) => path.replace(/\.js$/, ''))
  browser = await borrowBrowser()
  page = await newPage()
})

afterAll(async () => {
  await browser?.close()
  served?.server.close()
})

describe('IndexedDB', () => {
  test('does what every store must do', async () => {
    expect(await call('storeCases')).toEqual(Object.fromEntries(STORE_CASES.map(({ name }) => [name, 'fine'])))
  })

  test('keeps a table when the page is loaded again', async () => {
    expect(await call('keep', 'a')).toEqual({ ok: true, value: null })
    await page.reload()
    await page.waitForFunction(() => 'parts' in globalThis)
    expect(await call('kept', 'a')).toEqual({ ok: true, value: sampleRecord('a') })
  })

  test('lets a newer version of the app have the tables, and says that this one is old', async () => {
    const fault = { ok: false, fault: { code: 'newer' } }
    expect(await call('newer')).toEqual({ during: fault, reopened: fault })
  })

  test('comes back when the browser has lost it', async () => {
    expect(await call('lost')).toEqual([
      { ok: true, value: null },
      { ok: true, value: sampleRecord('a') },
    ])
  })

  test('says when the device is full, and keeps what was there', async () => {
    const own = await newPage()
    const session = await own.context().newCDPSession(own)
    const { origin } = new URL(own.url())
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 4 * 2 ** 20 })
    expect(await call('full', '', own)).toEqual({
      created: { ok: true, value: null },
      wrote: { ok: false, fault: { code: 'full' } },
      after: { ok: true, value: sampleRecord('a') },
    })
    await own.close()
  })

  test('is no store where the browser forbids it', async () => {
    const own = await browser.newPage()
    await own.goto('data:text/html,<title>nowhere</title>')
    await own.addScriptTag({ content: served.scripts.get('/testpage.js') ?? '', type: 'module' })
    await own.waitForFunction(() => 'parts' in globalThis)
    expect(await call('forbidden', '', own)).toBe(false)
    await own.close()
  })
})

test('a worker chooses, survives a question it cannot answer, and looks back', async () => {
  const looked = { chances: [expect.any(Number), expect.any(Number)], exact: false, margin: expect.any(Number) }
  expect(await call('worker')).toEqual({ stuck: { ok: false, fault: 'stuck' }, legal: null, looked })
})

test('a whole game against a bot, with what the page has', async () => {
  expect(await call('wholeGame')).toEqual({ trouble: null, over: true, same: true })
})
