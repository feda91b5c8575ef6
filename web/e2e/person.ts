/** A person at the page, for tests in a real browser: opens tables, answers every question, and knows when the game is over. */
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'

/** Quick to watch, so that a whole game takes seconds: bots hurry, nothing tumbles. */
export const HASTE = { speed: 'fast', motion: 'less', sound: false } as const

/**
 * A new browser context. Installing the service worker caches the whole site, which takes ten times as long as opening a page; only
 * tests that go offline need it.
 */
export const QUICK: BrowserContextOptions = { locale: 'en-GB', serviceWorkers: 'block' }
export const OFFLINE: BrowserContextOptions = { serviceWorkers: 'allow' }

/** Opens the site, waits until it is cached as a whole, and cuts the network. */
export async function goOffline(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.context().setOffline(true)
}

/** Runs in a page: it is laid out, focused and pressed as ever, but not painted, which is a third of what a page costs. */
function unpainted(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root:not([data-painted]) { opacity: 0 }')
  document.adoptedStyleSheets = [sheet]
}

/** For what looks at colours. */
export async function paint(page: Page, isPainted = true): Promise<void> {
  await page.evaluate((is) => document.documentElement.toggleAttribute('data-painted', is), isPainted)
}

/** A page with settings of its own, not painted, whose errors fail the test at its end. `expected`: those that do not. */
export async function openPage(context: BrowserContext, settings: object = HASTE, expected = /^$/): Promise<Page> {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.addInitScript(unpainted)
  await page.addInitScript((json) => {
    if (localStorage.getItem('iacta.settings') === null) localStorage.setItem('iacta.settings', json)
  }, JSON.stringify(settings))
  await page.addInitScript(seedChance, ++drawn().pages)
  onTestFinished(() => expect(faults.filter((fault) => !expected.test(fault))).toEqual([]))
  return page
}

interface Drawn {
  readonly file: string | undefined
  pages: number
  faces: number
}

let ofFile: Drawn = { file: undefined, pages: 0, faces: 0 }

/** How many pages were opened and faces typed in this test file, independent of other files of its worker. */
function drawn(): Drawn {
  const file = expect.getState().testPath
  if (file !== ofFile.file) ofFile = { file, pages: 0, faces: 0 }
  return ofFile
}

/**
 * Runs in a page: its dice and bots' seeds are the same in every run, so that what a test meets is no luck. Different for each page of
 * a suite and after each load, because ids of tables and commands are drawn as well.
 */
function seedChance(page: number): void {
  const loads = Number(sessionStorage.getItem('test.loads') ?? 0) + 1
  sessionStorage.setItem('test.loads', String(loads))
  let state = (page * 1000 + loads) >>> 0
  // SplitMix32.
  const word = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    if (into === null) return into
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength)
    for (let at = 0; at < bytes.length; at += 4) {
      const drawn = word()
      for (let i = 0; i < 4 && at + i < bytes.length; i++) bytes[at + i] = drawn >>> (8 * i)
    }
    return into
  }
}

/** Every line of the live region of a table, as it comes: it keeps only the last ones itself. */
export async function listen(page: Page): Promise<readonly string[]> {
  await page.locator('[role=log]').waitFor({ state: 'attached' })
  const heard: string[] = []
  await page.exposeFunction('hear', (line: string) => heard.push(line))
  await page.evaluate(() => {
    const { hear } = globalThis as never as { hear(line: string): void }
    const live = document.querySelector('[role=log]')
    if (live === null) throw new Error('no live region')
    for (const { textContent } of live.children) hear(textContent ?? '')
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement) hear(node.textContent ?? '')
    }).observe(live, { childList: true })
  })
  return heard
}

/** For whole games, where no time is under test: the moments that a page gives people to see, or to take back, are a tenth as long. `upTo`: longer ones, in ms, stay as they are. */
export async function rush(page: Page, upTo = 1500): Promise<void> {
  await page.addInitScript((most) => {
    const { setTimeout } = window
    const quick = (call: () => void, ms = 0): number => setTimeout(call, ms > most ? ms : ms / 10)
    Object.assign(window, { setTimeout: quick })
  }, upTo)
}

export type Asked = 'roll' | 'move' | 'faces' | 'pass' | 'over'

/** Runs in a page: the open question. While there is none, a tap beside the table skips running animations. */
export function askedNow(): Asked | null {
  if (document.querySelector('[aria-labelledby=pass-title]') !== null) return 'pass'
  if (document.querySelector('[data-over]') !== null) return 'over'
  const asked = document.querySelector('[data-ask]')?.getAttribute('data-ask')
  if (typeof asked === 'string') return asked as 'move'
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  document.body.click()
  return null
}

/** Runs in a page: its short messages stay, as they do under a pointer. */
function hold(): void {
  const each = (): void => {
    for (const toast of document.querySelectorAll('.toast')) toast.dispatchEvent(new PointerEvent('pointerenter'))
  }
  new MutationObserver(each).observe(document, { subtree: true, childList: true })
}

/** For tests of short messages, from now on: a busy machine may look for them late. */
export async function holdToasts(page: Page): Promise<void> {
  await page.addInitScript(hold)
  await page.evaluate(hold)
}

/** Waits for the next question and returns it. */
export async function nextAsk(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(askedNow, undefined, { polling: 30 })
  return (await found.jsonValue()) as Asked
}

export const primary = (page: Page) => page.locator('[data-primary] button')

/** The dialog that a finished game opens. */
export const resultOf = (page: Page) => page.getByRole('dialog', { name: 'Result' })

/** In it: who has won, yourself or another. */
export const winnerIn = (result: Locator) => result.getByText(/wins?$/).first()

/** The button on the front page that begins a game at once. */
export const play = (page: Page, game = 'Dicy Cards') => page.getByRole('button', { name: `Play: ${game}` })

/** Switches the coach on at this table. */
export async function showChances(page: Page): Promise<void> {
  await page.waitForURL(/\/table\//)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Show chances').click()
}

/** The first chance in percent that a panel of the coach shows. */
export const chanceIn = (panel: Locator) => panel.getByText(/^\d+%$/).first()

/** Another way into a game: the box's sheet, then one of its links. */
export async function openWay(page: Page, game: string, way: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${game}` }).click()
  await page.getByRole('dialog', { name: game }).getByRole('link', { name: way }).click()
}

/** How a simple person answers a game's question for a move: `games/<id>/testing/person.testing.ts`. */
export type Choose = (page: Page) => Promise<unknown>

async function choose(page: Page): Promise<void> {
  const worn = await page.locator('[data-stamp]').evaluate((screen) => [...screen.classList])
  const id = worn.find((name) => name.startsWith('world-'))?.slice('world-'.length)
  if (id === undefined) return expect.fail(`no game in ${worn.join(' ')}`)
  // A game without a board of its own: the second move, which in Pig is to hold, or the game would not end.
  if (id === 'plain') return page.keyboard.press('2')
  const person: { readonly choose: Choose } = await import(`../../games/${id}/testing/person.testing.ts`)
  await person.choose(page)
}

/** Answers one question. */
export async function answer(page: Page, asked: Asked): Promise<void> {
  if (asked === 'pass') await page.getByRole('button', { name: /^I’m / }).click()
  else if (asked === 'roll') await primary(page).click()
  else if (asked === 'faces') await typeDice(page)
  else await choose(page)
}

/** Six sixes would fit no card: typed faces change from throw to throw. */
async function typeDice(page: Page): Promise<void> {
  while ((await primary(page).getAttribute('aria-disabled')) !== null) {
    await page.keyboard.press(String(1 + ((drawn().faces++ * 5) % 6)))
  }
  await primary(page).click()
}

/** Plays on until it is over, or `until` says so. */
export async function playOn(
  page: Page,
  until: (answered: number, asked: Asked) => boolean = () => false,
  act: (asked: Asked, answered: number) => Promise<unknown> = (asked) => answer(page, asked),
): Promise<void> {
  for (let answered = 0; answered < 600; answered++) {
    const asked = await nextAsk(page)
    if (asked === 'over' || until(answered, asked)) return
    await untilSeen(page, () => act(asked, answered))
  }
  expect.fail('the game does not end')
}

/** The same, to the end, in another way than that of `answer`. */
export function playBy(page: Page, act: (asked: Asked, answered: number) => Promise<unknown>): Promise<void> {
  return playOn(page, () => false, act)
}

/** Sets up a table as the form has it, and waits for it. */
export async function startTable(page: Page, form: string): Promise<void> {
  await page.goto(form)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL(/\/table\//)
}

/** Presses Tab until something of this name has the focus, for the `nth` time. */
export async function tabTo(page: Page, name: string, nth = 1): Promise<void> {
  let found = 0
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name && ++found === nth) return
  }
  expect.fail(`${name} cannot be reached by Tab`)
}

/**
 * Plays to the end by the page's accessibility tree alone: the question from the status, buttons by their names. `answerTo` returns what
 * answers a question; null: its buttons are not there yet.
 */
export async function playByEar(
  page: Page,
  answerTo: (asked: string) => Promise<(() => Promise<unknown>) | null>,
): Promise<void> {
  const question = page.getByRole('status').filter({ hasText: /\S/ })
  const result = resultOf(page)
  for (let i = 0; i < 500; i++) {
    await question.first().or(result).first().waitFor()
    if (await result.isVisible()) return
    const act = await answerTo(await question.first().innerText())
    if (act !== null) await untilSeen(page, act)
  }
  expect.fail('the game does not end')
}

/** Does something, and waits until something else is shown or asked. */
export async function untilSeen(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate(() => document.querySelector('[data-stamp]')?.getAttribute('data-stamp'))
  await act()
  await page.waitForFunction(
    (old) => document.querySelector('[data-stamp]')?.getAttribute('data-stamp') !== old,
    before,
    { polling: 30 },
  )
}
