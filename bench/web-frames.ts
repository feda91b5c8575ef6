/**
 * How smoothly tables move on a slow phone: dice thrown, a card scored and frozen, a disc taken in a race. Twice: frames in real time with
 * the processor slowed down four times, which includes this machine's other load; and the page's own work, in processor time, times four.
 */
import type { Browser, Page } from 'playwright-core'

const SLOWER = 4
/** Longer than any motion of a board. */
const WATCH = 1_500

export interface Motion {
  readonly what: string
  readonly frames: number
  /** Milliseconds between two frames, at most, slowed down. */
  readonly longest: number
  readonly over33: number
  /** The longest stretch of work that no frame can interrupt: milliseconds of processor time, times four. */
  readonly work: number
}

export async function watchFrames(browser: Browser, url: string): Promise<Motion[]> {
  const [slowed, traced] = [
    await playOnce(browser, url, SLOWER, watch),
    await playOnce(browser, url, 1, (page, act) => trace(browser, page, act)),
  ]
  return slowed.map(([what, gaps], i) => ({
    what,
    frames: gaps.length,
    longest: Math.max(...gaps),
    over33: gaps.filter((gap) => gap > 33.5).length,
    work: Math.max(...(traced[i]?.[1] ?? [])) * SLOWER,
  }))
}

type Watch = (page: Page, act: () => Promise<void>) => Promise<number[]>

async function playOnce(browser: Browser, url: string, rate: number, look: Watch): Promise<[string, number[]][]> {
  return [...(await playCards(browser, url, rate, look)), ...(await playRace(browser, url, rate, look))]
}

/** A table against a bot, at which one is asked to throw first. */
async function sitDown(browser: Browser, url: string, game: string, rate: number): Promise<Page> {
  for (;;) {
    const page = await tryTable(browser, url, game)
    if ((await page.locator('[data-ask]').getAttribute('data-ask')) === 'roll') {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
      return page
    }
    await page.context().close() // The bot has begun, and asks for something else.
  }
}

async function tryTable(browser: Browser, url: string, game: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: `Play: ${game}` }).click()
  await page.locator('[data-ask]').waitFor({ timeout: 120_000 })
  return page
}

const throwDice = (page: Page): Promise<void> => page.locator('[data-primary] button').click()

async function playCards(browser: Browser, url: string, rate: number, look: Watch): Promise<[string, number[]][]> {
  const page = await sitDown(browser, url, 'Dicy Cards', rate)
  const still = await look(page, async () => {})
  const thrown = await look(page, () => throwDice(page))
  await page
    .getByRole('button', { name: /would score/ })
    .first()
    .click()
  const frozen = await look(page, () => page.getByRole('button', { name: /^Score/ }).click())
  await page.context().close()
  return [
    ['nothing moves', still],
    ['six dice are thrown', thrown],
    ['a card is scored and freezes', frozen],
  ]
}

async function playRace(browser: Browser, url: string, rate: number, look: Watch): Promise<[string, number[]][]> {
  const page = await sitDown(browser, url, '9 Dice', rate)
  const thrown = await look(page, () => throwDice(page))
  await page.locator('[data-ask=move]').waitFor({ timeout: 30_000 })
  const taken = await look(page, () => page.keyboard.press('1'))
  await page.context().close()
  return [
    ['nine dice are thrown for a race', thrown],
    ['a disc is taken', taken],
  ]
}

/** Milliseconds between frames. */
async function watch(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { times })
    // In a page there is such a thing; these types are a program's.
    type Ask = { requestAnimationFrame(step: (now: number) => void): void }
    const ask = (step: (now: number) => void): void => (globalThis as unknown as Ask).requestAnimationFrame(step)
    const frame = (now: number): void => {
      times.push(now)
      ask(frame)
    }
    ask(frame)
  })
  await act()
  await page.waitForTimeout(WATCH)
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  return times.slice(1).map((time, i) => time - (times[i] ?? time))
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Milliseconds of processor time of every task of the page's main thread. */
async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await act()
  await page.waitForTimeout(WATCH)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const mains = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(key))
  const tasks = traceEvents.filter((event) => /RunTask$/.test(event.name) && mains.has(key(event)))
  return tasks.map(({ tdur = 0 }) => tdur / 1000)
}
