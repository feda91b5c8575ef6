/** The cost of a first visit, as a browser requests it; and that no page loads the parts of another. */
import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGS } from '../engine/text/lang.ts'
import { GAME_IDS } from '../games/index.ts'
import { type BorrowedBrowser, borrowBrowser } from '../scripts/testing/browser.ts'
import { type ServedWeb, serveWeb, webFiles } from '../scripts/web/testing.ts'
import type { Files } from '../server/http/files.ts'

const MOST = 81_920
/** A device that keeps the app offline loads all of them at once. */
const MOST_FILES = 160

let browser: BorrowedBrowser
let server: ServedWeb
let files: Files
let scripts: string[]
/** Paths of the scripts that the home page loads, in English, until it is quiet. */
let initial: string[]

beforeAll(async () => {
  files = await webFiles()
  scripts = [...files.keys()].filter((path) => path.endsWith('.js'))
  server = await serveWeb(files)
  browser = await borrowBrowser()
  initial = await scriptsOf('/', (page) => page.waitForLoadState('networkidle'))
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

async function scriptsOf(path: string, until: (page: Page) => Promise<unknown>): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await page.goto(server.url + path)
  await page.locator('h1').first().waitFor()
  await until(page)
  await context.close()
  return [...asked].filter((name) => name.endsWith('.js'))
}

/** Runs in the page. */
const hasLoaded = (path = '?'): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path))

const gzip = (path: string): number => files.get(path)?.packed.gzip?.length ?? files.get(path)?.body.length ?? 0
const named = (name: string): string[] => scripts.filter((path) => path.startsWith(`/assets/${name}-`))

test('the first visit loads at most 80 KB of JavaScript', () => {
  const sizes = initial
    .map((path) => `${String(gzip(path)).padStart(7)}  ${path}`)
    .sort()
    .reverse()
  const sum = initial.reduce((total, path) => total + gzip(path), 0)
  expect(initial.length).toBeGreaterThan(3)
  expect(sum, `\n${sizes.join('\n')}\n`).toBeGreaterThan(10_000)
  expect(sum, `\n${sizes.join('\n')}\n`).toBeLessThanOrEqual(MOST)
})

describe('each language is its own', () => {
  test.each(LANGS)('%s', (lang) => {
    for (const name of [`lang-${lang}`, `more-${lang}`, ...GAME_IDS.map((id) => `${id}-${lang}`)]) {
      expect([name, named(name).length]).toEqual([name, 1])
    }
  })

  test('and only the one that is spoken is loaded', () => {
    const spoken = initial.map((path) => /^\/assets\/(?:lang|more)-([a-z]{2})-/.exec(path)?.[1]).filter(Boolean)
    expect(new Set(spoken)).toEqual(new Set(['en']))
  })
})

test('each board is its own, and no board is loaded at home', async () => {
  // Others have the default board.
  const own = GAME_IDS.filter((id) => existsSync(new URL(`../games/${id}/board/index.ts`, import.meta.url)))
  expect(own.length).toBeGreaterThan(0)
  for (const id of own) {
    const boards = named(`${id}-board`)
    expect([id, boards.length]).toEqual([id, 1])
    expect(initial).not.toContain(boards[0])
    await scriptsOf(`/learn/${id}`, (page) => page.waitForFunction(hasLoaded, boards[0]))
  }
})

test('pages that are used together are one file, and at home there are none of the others', () => {
  const pages = ['table', 'rules', 'settings']
  for (const page of pages) expect([page, named(page).length]).toEqual([page, 1])
  expect(initial.filter((path) => pages.some((page) => path.startsWith(`/assets/${page}-`)))).toEqual([])
})

test('no scripts import each other in a circle: one of them would run before what it needs', () => {
  const imports = new Map<string, string[]>()
  for (const [path, { body }] of files) {
    if (!path.endsWith('.js')) continue
    const found = body.toString().matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)
    imports.set(
      path,
      [...found].map(([, name]) => `/assets/${name}`),
    )
  }
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size)
  const done = new Set<string>()
  const walk = (path: string, above: readonly string[]): void => {
    expect(above).not.toContain(path)
    if (done.has(path)) return
    for (const next of imports.get(path) ?? []) walk(next, [...above, path])
    done.add(path)
  }
  for (const path of imports.keys()) walk(path, [])
})

test('few files are kept for later', () => {
  const kept =
    files
      .get('/sw.js')
      ?.body.toString()
      .match(/url:"[^"]+"/g) ?? []
  expect(kept.length).toBeGreaterThan(50)
  expect(kept.length).toBeLessThanOrEqual(MOST_FILES)
})

// A build with a module of theirs fails (leave-out.ts); this looks at what was written.
test('no page and no worker has terminals or fixtures, and no worker has words', () => {
  for (const path of scripts) {
    const code = files.get(path)?.body.toString() ?? ''
    expect([path, /[┌╭]|golden:\[\{/.exec(code)?.[0]]).toEqual([path, undefined])
    if (path.startsWith('/assets/beside-')) expect([path, /tagline:["'`]/.exec(code)?.[0]]).toEqual([path, undefined])
  }
})

test('nothing is sent that only a developer reads', () => {
  expect([...files.keys()].filter((path) => path.endsWith('.map'))).toEqual([])
  for (const [path, { body }] of files) {
    if (path.endsWith('.js')) expect([path, body.toString().includes('sourceMappingURL')]).toEqual([path, false])
  }
})
