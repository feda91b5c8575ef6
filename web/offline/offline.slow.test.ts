/** Without a network, and across a deploy: open pages keep working, a new build is announced, and builds never mix. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { LANGS, locale } from '../../engine/text/lang.ts'
import { GAME_IDS } from '../../games/index.ts'
import { kernelTexts } from '../../scripts/kernels.ts'
import { type BorrowedBrowser, borrowBrowser, ELSEWHERE } from '../../scripts/testing/browser.ts'
import { runVite } from '../../scripts/web/build.ts'
import { filesOf, type ServedWeb, serveWeb, webFiles } from '../../scripts/web/testing.ts'
import type { Files } from '../../server/http/files.ts'

type Seen = { readonly updates: number }

const other = mkdtempSync(join(tmpdir(), 'iacta-other-'))
let browser: BorrowedBrowser
let context: BrowserContext
let server: ServedWeb
let first: Files
let second: Files

beforeAll(async () => {
  first = uncached(await webFiles())
  await runVite({ id: 'another', out: other, config: 'scripts/web/other.config.ts' })
  second = uncached(filesOf(other))
  browser = await borrowBrowser()
})

afterAll(async () => {
  await browser?.close()
  rmSync(other, { recursive: true, force: true })
})

beforeEach(async () => {
  server = await serveWeb(first)
  context = await browser.newContext({ locale: 'en-GB' })
  await context.addInitScript(() => {
    const seen = { updates: 0 }
    Object.assign(globalThis, { seen })
    addEventListener('iacta:update', () => {
      seen.updates++
    })
  })
})

afterEach(async () => {
  await context?.close()
  await server?.close()
})

/** The browser's own cache would find files that the service worker has lost. */
function uncached(files: Files): Files {
  return new Map([...files].map(([path, file]) => [path, { ...file, forever: false }]))
}

/** Open, and taken in by the service worker. */
async function openKept(path = '/'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(server.url + path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.locator('h1').first().waitFor()
  return page
}

const entryOf = (files: Files): string =>
  /src="(\/assets\/[^"]+\.js)"/.exec(files.get('/index.html')?.body.toString() ?? '')?.[1] ?? ''

const runs = (page: Page): Promise<string> =>
  page.evaluate(() => new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '').pathname)

/** As a link would, without loading the page again; and the page there is another one, and not the one that says sorry. */
async function walk(page: Page, path: string): Promise<void> {
  const before = await page.locator('h1').first().textContent()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForFunction((old) => ![null, old].includes(document.querySelector('h1')?.textContent ?? null), before)
  await shows(page, path)
}

/** The page at this address is there, and is not the one that says that it could not be loaded. */
async function shows(page: Page, path: string): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.locator('h1').first().waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.locator('h1').allTextContents()).not.toContain('This page couldn’t be loaded')
}

const updates = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.updates)

const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(String))

/** Every file of the build is in the service worker's cache. */
async function isWhole(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })
  // Kernels as files are for the server; pages have them in their scripts.
  const needed = [...first.keys()].filter((path) => path !== '/sw.js' && !path.startsWith('/kernels/'))
  const missing = needed.filter((path) => !kept.includes(path))
  expect(missing).toEqual([])
  const scripts = [...first].filter(([path]) => path.endsWith('.js')).map(([, { body }]) => body.toString())
  for (const kernel of Object.values(await kernelTexts())) {
    expect(scripts.filter((text) => text.includes(kernel))).toHaveLength(1)
  }
}

test('where no language can be loaded, the page says so and has a way on', async () => {
  await context.route(/\/assets\/lang-de-[^/]*\.js$/, (route) => route.abort())
  await context.addInitScript(() => localStorage.setItem('iacta.settings', JSON.stringify({ lang: 'de' })))
  const page = await context.newPage()
  await page.goto(server.url)
  await page.getByRole('heading', { name: 'Iacta konnte nicht geladen werden' }).waitFor()
  await context.unrouteAll()
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await page.locator('#app h1').waitFor()
})

test('the two builds have no script in common', () => {
  const scripts = (files: Files) => [...files.keys()].filter((path) => /^\/assets\/.*\.js$/.test(path))
  expect(scripts(first).length).toBeGreaterThan(20)
  expect(scripts(first).filter((path) => second.has(path))).toEqual([])
})

test('every file is kept; with the network gone it opens, at every address and in every language', async () => {
  const page = await openKept()
  await isWhole(page)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  // The browser cancels running requests when the next address is opened.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(request.url())
  })
  await server.close()
  for (const path of ['/', '/settings', `/new/${GAME_IDS[0]}/bots`]) {
    await page.goto(server.url + path)
    await shows(page, path)
  }
  for (const lang of LANGS) {
    await page.evaluate((set) => localStorage.setItem('iacta.settings', JSON.stringify({ lang: set })), lang)
    await page.goto(`${server.url}/rules/${GAME_IDS[0]}`)
    await shows(page, `/rules/${GAME_IDS[0]}`)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale(lang))
  }
  expect(faults).toEqual([])
})

test('a deploy is announced; until a person agrees the old build works whole, and then the new one', async () => {
  const page = await openKept()
  const bystander = await openKept()
  server.deploy(second)
  await lookForUpdate(page)
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.updates === 1)

  await walk(page, '/settings')
  await page.reload()
  await shows(page, '/settings')
  expect(await runs(page)).toBe(entryOf(first))
  expect(await updates(page)).toBe(1)

  // A person agrees.
  await page.getByText('A new version is ready').waitFor()
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.waitForFunction(
    (entry) => document.querySelector<HTMLScriptElement>('script[type=module]')?.src.endsWith(entry),
    entryOf(second),
  )
  await walk(page, '/about')
  expect(await updates(page)).toBe(0)

  // Another page, where no update was accepted: still whole, though its build is no longer on the server.
  expect(await runs(bystander)).toBe(entryOf(first))
  await walk(bystander, '/history')
})

test('when nobody has the old build open any more, it goes', async () => {
  const page = await openKept()
  server.deploy(second)
  await lookForUpdate(page)
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.updates === 1)
  await page.close()
  let fresh = await openKept()
  // The old worker may still have answered this one.
  while ((await runs(fresh)) !== entryOf(second)) {
    await fresh.close()
    fresh = await openKept()
  }
  await fresh.waitForFunction(async () => (await caches.keys()).join() === 'iacta-another')
})

test('a build that arrives broken is not taken in', async () => {
  const page = await openKept()
  const broken = new Map(second)
  const [path, file] = [...broken].find(([name]) => name.endsWith('.css')) ?? ['', undefined]
  if (file === undefined) expect.fail('no style sheet')
  broken.set(path, { ...file, packed: {}, body: Buffer.from('half a fi') })
  server.deploy(broken)
  const end = page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration()) as ServiceWorkerRegistration
    const ended = new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing as ServiceWorker
        worker.addEventListener('statechange', () => resolve(worker.state))
      })
    })
    registration.update().catch(() => {})
    return ended
  })
  expect(await end).toBe('redundant')
  expect(await updates(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1)
  await page.reload()
  await shows(page, '/')
  expect(await runs(page)).toBe(entryOf(first))
})

test('on plain http to another machine it works as well, and keeps nothing', async () => {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(`http://${ELSEWHERE}:${server.port}/`)
  await shows(page, '/')
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false])
  expect(faults).toEqual([])
})
