/** Tables solved exactly in a real browser: on this device, and by the server for one that lacks the memory. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page, Worker } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../engine/contract.ts'
import { unwrap } from '../../../engine/result.ts'
import { loadGame } from '../../../games/index.ts'
import { ELSEWHERE } from '../../../scripts/testing/browser.ts'
import { testFolder } from '../../../scripts/testing/folder.ts'
import { buildWeb } from '../../../scripts/web/build.ts'
import { start } from '../../../server/main.ts'
import { SolutionCache } from '../../../server/solve/solution-cache.ts'
import type { SolveRequest, StartThread } from '../../../server/solve/thread.ts'
import { chanceIn, HASTE, nextAsk, openPage, primary, showChances } from '../../e2e/person.ts'
import { played } from '../../e2e/played.ts'
import { visitors } from '../../e2e/site.ts'

/** The game that takes solving. */
const GAME = 'dicy-cards'
const TARGETS = [50, 100, 150, 200]
/** A target that no table has, and that is solved at once; and one that takes a while. */
const TINY = 4
const LONG = 100

const folder = testFolder()

/** With a build, and rules of its own, by which tables may be tiny. */
const here = visitors(async () => {
  const build = join(folder, 'web')
  cpSync((await buildWeb()).folder, build, { recursive: true })
  allowTiny(join(build, 'assets'))
  const place = { data: join(folder, 'data'), host: '127.0.0.1', port: 0, more: 0 }
  const env = { LOG_LEVEL: 'silent', SOLVE: 'on' }
  return unwrap(await start({ folder: build, ...place, env, startSolver: startHere(build) }))
})

/** In the scripts of a build. */
function allowTiny(assets: string): void {
  const [old, wider] = [TARGETS, [TINY, ...TARGETS]].map((list) => JSON.stringify(list)) as [string, string]
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const found = scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes(old))
  // Once for the page, once for its workers.
  expect(found.length).toBe(2)
  for (const name of found) {
    const file = join(assets, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(old, wider))
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
  }
}

/** What the server's thread does, by other rules. */
function startHere(build: string): StartThread {
  return (told) => {
    const cache = new SolutionCache({
      folder: join(folder, 'solutions'),
      kernels: join(build, 'kernels'),
      load,
      now: Date.now,
    })
    const answer = async ({ id, asked }: SolveRequest): Promise<void> => told({ id, answer: await cache.ask(asked) })
    return { ask: (ask) => void answer(ask), end: () => undefined }
  }
}

async function load(id: string, rules: number): Promise<Game | null> {
  const game = await loadGame(id, rules)
  const target = { kind: 'choice', values: [TINY, ...TARGETS], default: TINY } as const
  return id === GAME && game !== null ? { ...game, options: { ...game.options, target } } : game
}

/** A device of three cores, so that two of them may solve. */
async function openDevice(gigabytes: number): Promise<Page> {
  const context = await here.enter({ reducedMotion: 'reduce' })
  await context.addInitScript((memory) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 3 })
    Object.defineProperty(navigator, 'deviceMemory', { value: memory, configurable: true })
  }, gigabytes)
  return openPage(context, { ...HASTE, passScreen: 'off' })
}

/** A person with a coach, up to the first question. */
async function sitDown(page: Page, target: number): Promise<Locator> {
  const kept = JSON.stringify({ places: [], options: { target } })
  await page.addInitScript((json) => localStorage.setItem('iacta.setup.dicy-cards.device', json), kept)
  await page.goto(`${here.served.local}/new/${GAME}/device`)
  await page.getByRole('button', { name: 'Start' }).click()
  await showChances(page)
  while ((await nextAsk(page)) === 'roll') await primary(page).click()
  const coach = page.getByRole('region', { name: 'Chances of winning after each move' })
  await chanceIn(coach).waitFor()
  return coach
}

/** A game is looked back on; nothing is solved yet. */
async function lookBack(page: Page, base = here.served.local): Promise<Locator> {
  await page.goto(`${base}/open`)
  await page
    .getByLabel('Or paste the game as text')
    .fill((await played(GAME, 2, 3, 0, { weakest: true, options: { target: TINY } })).log())
  await page.getByRole('button', { name: 'Watch' }).click()
  const panel = page.getByRole('region', { name: 'The story of the game' })
  await panel.getByText('Details').click()
  await panel.getByText(/^Estimates:/).waitFor()
  return panel
}

const offer = (panel: Locator): Locator => panel.getByRole('button', { name: 'Work out exact chances' })

/** Workers from now on. */
function hiredBy(page: Page): Worker[] {
  const hired: Worker[] = []
  page.on('worker', (worker) => hired.push(worker))
  return hired
}

/** How many do the same; the coach may have hired another for its estimates meanwhile. */
function mostAlike(hired: readonly Worker[]): number {
  const files = hired.map((worker) => worker.url())
  return Math.max(0, ...files.map((file) => files.filter((other) => other === file).length))
}

/** Every figure, and there is nothing left to solve. */
async function tellsExactly(coach: Locator): Promise<void> {
  await coach.locator('ul[data-exact]').waitFor()
  expect(await offer(coach).count()).toBe(0)
}

/** The coach solves a table on a device with `memory` gigabytes. */
async function solved(memory: number) {
  const page = await openDevice(memory)
  const coach = await sitDown(page, TINY)
  const hired = hiredBy(page)
  await offer(coach).click()
  await tellsExactly(coach)
  return { page, hired }
}

describe('a coach tells exactly', () => {
  test('once the table is solved here, by two workers', async () => {
    const { page, hired } = await solved(8)
    expect([await page.evaluate(() => crossOriginIsolated), mostAlike(hired)]).toEqual([true, 2])
    // Where the server's policy forbade WebAssembly, it would be solved all the same, and take thirty times as long.
    const [worker] = page.workers()
    expect(
      await worker?.evaluate(() => String(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])))),
    ).toBe('[object WebAssembly.Module]')
  })

  test('once the server has solved it, on a device with little memory', async () => {
    const { hired } = await solved(0.5)
    expect(mostAlike(hired)).toBeLessThan(2)
  })
})

describe('a look back becomes exact', () => {
  test('by solving here, also on plain http, where workers share nothing', async () => {
    const page = await openDevice(8)
    const panel = await lookBack(page, `http://${ELSEWHERE}:${here.served.port}`)
    const hired = hiredBy(page)
    await offer(panel).click()
    await panel.getByText('Exact figures: this game has been worked out in full').waitFor()
    // One to solve, one to look back again.
    expect([await page.evaluate(() => crossOriginIsolated), hired.length]).toEqual([false, 2])
  })

  test('by the server, on a device with little memory', async () => {
    const page = await openDevice(0.5)
    const panel = await lookBack(page)
    const hired = hiredBy(page)
    await offer(panel).click()
    await panel.getByText('Exact figures: this game has been worked out in full').waitFor()
    expect(hired).toEqual([])
  })
})

test('called off, nobody solves any more, and the estimates stay', async () => {
  const page = await openDevice(8)
  const coach = await sitDown(page, LONG)
  const hired = hiredBy(page)
  await offer(coach).click()
  await coach.getByRole('progressbar').waitFor()
  await expect.poll(() => mostAlike(hired)).toBe(2)
  await coach.getByRole('button', { name: 'Cancel' }).click()
  await offer(coach).waitFor()
  await expect.poll(() => mostAlike(page.workers().filter((worker) => hired.includes(worker)))).toBeLessThan(2)
  expect(await coach.locator('ul:not([data-exact])').count()).toBe(1)
})

/** Before the worker's own ear: it has no memory to solve anything. */
const NO_MEMORY = `addEventListener('message', (event) => {
  if (event.data.kind !== 'solve') return
  event.stopImmediatePropagation()
  postMessage({ kind: 'failed' })
})
`

test('where neither this device nor the server can, it says what to do', async () => {
  const page = await openDevice(8)
  await page.context().route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: NO_MEMORY + (await response.text()) })
  })
  // Another server answers there, as on a network with a login page.
  await page.context().route('**/api/review', (route) => route.fulfill({ body: 'Please log in.' }))
  const panel = await lookBack(page)
  await offer(panel).click()
  await panel.getByRole('alert').getByText('neither is available').waitFor()
  expect(await offer(panel).count()).toBe(1)
})
