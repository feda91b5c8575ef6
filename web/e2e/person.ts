/** A person at the page, for tests in a real browser: opens tables, answers every question, and knows when the game is over. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { WAIT_MS } from '../../scripts/testing/limits.ts'

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

export interface Opened {
  readonly page: Page
  readonly faults: string[]
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

/** A page with settings of its own, not painted, whose errors fail the test at `faults`. */
export async function openPage(context: BrowserContext, settings: object = HASTE): Promise<Opened> {
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MS)
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
  return { page, faults }
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

/** Waits for the next question and returns it. */
export async function nextAsk(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(askedNow, undefined, { polling: 30 })
  return (await found.jsonValue()) as Asked
}

export const primary = (page: Page) => page.locator('[data-primary] button')

/** The button on the front page that begins a game at once. */
export const play = (page: Page, game = 'Dicy Cards') => page.getByRole('button', { name: `Play: ${game}` })

/** Switches the coach on at this table. */
export async function showChances(page: Page): Promise<void> {
  await page.waitForURL(/\/table\//)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Show chances').click()
}

/** Another way into a game: the box's sheet, then one of its links. */
export async function openWay(page: Page, game: string, way: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${game}` }).click()
  await page.getByRole('dialog', { name: game }).getByRole('link', { name: way }).click()
}

/** The cards of the seat in front, and the points of each now (0: it cannot score). */
export async function ownCards(page: Page): Promise<{ readonly label: string; readonly points: number }[]> {
  const labels = await page
    .getByRole('main')
    .getByRole('region', { name: /: cards$/ })
    .last()
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  return labels.map((label) => ({ label, points: Number(/would score (\d+) point/.exec(label)?.[1] ?? 0) }))
}

const card = (page: Page, label: string) =>
  page.getByRole('main').getByRole('button', { name: label, exact: true }).last()

/** How each game is played by a simple person, by the class of its world. */
const PLAYERS: { readonly [world: string]: (page: Page) => Promise<void> } = {
  'world-dicy-cards': chooseCard,
  // Any offered move will do.
  'world-dice-of-crowns': (page) => primary(page).click(),
  'world-star-maps': chooseStar,
  // STOP, for any dice.
  'world-nine-dice': (page) => page.keyboard.press('5'),
  // Of Pig: what there is is held, or the game would not end.
  'world-plain': (page) => page.keyboard.press('2'),
}

async function choose(page: Page): Promise<void> {
  const worn = await page.locator('[data-stamp]').evaluate((screen) => [...screen.classList])
  const player = worn.map((name) => PLAYERS[name]).find((one) => one !== undefined)
  if (player === undefined) return expect.fail(`nobody knows how to play in ${worn.join(' ')}`)
  await player(page)
}

/** Answers one question. */
export async function answer(page: Page, asked: Asked): Promise<void> {
  if (asked === 'pass') await page.getByRole('button', { name: /^I’m / }).click()
  else if (asked === 'roll') await primary(page).click()
  else if (asked === 'faces') await typeDice(page)
  else await choose(page)
}

/**
 * Scores the best card, else passes; freezes or wakes the first that may be. The question may change while the cards are read: then they
 * are read again, or there is nothing left to choose.
 */
async function chooseCard(page: Page): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const cards = await ownCards(page)
    const best = cards.reduce((a, b) => (b.points > a.points ? b : a), { label: '', points: 0 })
    if (best.points > 0) await pick(page, best.label)
    else if ((await page.getByRole('button', { name: 'Pass' }).count()) > 0) {
      await page.getByRole('button', { name: 'Pass' }).click()
      return
    } else if (!(await pickOne(page, cards))) {
      if ((await page.evaluate(askedNow)) !== 'move') return
      continue
    }
    await primary(page).click()
    return
  }
  expect.fail('no card can be picked')
}

/** Taps a card. A change of the table, such as an undo, may drop the pick or show it again after the tap: then a second tap puts it right. */
async function pick(page: Page, label: string): Promise<void> {
  await card(page, label).click()
  if ((await primary(page).getAttribute('aria-disabled')) !== null) await card(page, label).click()
}

/** Taps a card where a finger would, also one that the question bars: it says why. What lies above the card gets the tap. */
async function tap(page: Page, label: string): Promise<void> {
  const box = await card(page, label).boundingBox()
  if (box === null) return expect.fail(`no ${label} on screen`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Picks a card that the question allows: one that makes the main button say more than "pick". False: there is none. */
async function pickOne(page: Page, cards: readonly { readonly label: string }[]): Promise<boolean> {
  for (const { label } of cards) {
    if ((await card(page, label).count()) === 0) return false
    await tap(page, label)
    if ((await primary(page).getAttribute('aria-disabled')) === null) return true
  }
  return false
}

/** No bonuses, circles while there are any, so that the game is short; then the first box, and of two numbers the first. */
async function chooseStar(page: Page): Promise<void> {
  const none = page.getByRole('button', { name: 'No bonus' })
  if ((await none.count()) > 0) return none.click()
  const open = (kind: string) => page.locator(`[data-part=sheet] [data-place^=${kind}]:not([aria-disabled])`)
  const kind = (await open('c').count()) > 0 ? 'c' : 'b'
  await open(kind).first().click()
  const choice = page.locator('[data-part=preview] button')
  if ((await primary(page).getAttribute('aria-disabled')) !== null) await choice.first().click()
  await primary(page).click()
}

/** Six sixes would fit no card: typed faces change from throw to throw. */
async function typeDice(page: Page): Promise<void> {
  while ((await primary(page).getAttribute('aria-disabled')) !== null) {
    await page.keyboard.press(String(1 + ((drawn().faces++ * 5) % 6)))
  }
  await primary(page).click()
}

/** Plays on until it is over, or `until` says so; gives how many questions were answered. */
export async function playOn(
  page: Page,
  until: (answered: number, asked: Asked) => boolean = () => false,
): Promise<number> {
  for (let answered = 0; answered < 600; answered++) {
    const asked = await nextAsk(page)
    if (asked === 'over' || until(answered, asked)) return answered
    await untilSeen(page, () => answer(page, asked))
  }
  return expect.fail('the game does not end')
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
