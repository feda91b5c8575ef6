/** For tests of online tables in a real browser: the real server with the real build, which can be stopped and started again. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import type { Running } from '../../../protocol/serving.ts'
import { ELSEWHERE } from '../../../scripts/testing/browser.ts'
import { WAIT_MS } from '../../../scripts/testing/limits.ts'
import { buildWeb } from '../../../scripts/web/build.ts'
import { start } from '../../../server/main.ts'
import { steadyNow } from '../../../server/process/steady-clock.ts'
import type { Clock } from '../../../server/tables/deps.ts'
import { answer, askedNow, HASTE, openPage, untilSeen } from '../person.ts'

export interface Place {
  /** As this machine, and as another one on plain http. */
  readonly url: string
  readonly elsewhere: string
  /** Stops it and starts it again, with the same data and address. */
  restart(between?: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

export interface OnlineSettings {
  /** Of the server, as environment. */
  readonly env?: { readonly [name: string]: string }
  /** The time of the tables; absent: that of the machine. */
  readonly clock?: Clock
  /** Push messages may go to this machine. */
  readonly pushLoopback?: true
}

/** The machine's time plus the time skipped: timers that became due in between fire at once. `ahead`: its wall clock is, from the start. */
export class SkippingClock implements Clock {
  readonly #ahead: number
  #skipped = 0
  readonly #timers = new Set<{ readonly at: number; readonly call: () => void; timer: NodeJS.Timeout | undefined }>()

  constructor(ahead = 0) {
    this.#ahead = ahead
  }

  now(): number {
    return Date.now() + this.#ahead + this.#skipped
  }

  steady(): number {
    return steadyNow() + this.#skipped
  }

  after(ms: number, call: () => void): () => void {
    const one = { at: this.now() + ms, call, timer: undefined as NodeJS.Timeout | undefined }
    this.#timers.add(one)
    this.#set(one)
    return () => {
      clearTimeout(one.timer)
      this.#timers.delete(one)
    }
  }

  #set(one: { readonly at: number; readonly call: () => void; timer: NodeJS.Timeout | undefined }): void {
    clearTimeout(one.timer)
    const wait = Math.min(Math.max(0, one.at - this.now()), 2 ** 30)
    one.timer = setTimeout(() => {
      this.#timers.delete(one)
      one.call()
    }, wait)
  }

  skip(ms: number): void {
    this.#skipped += ms
    for (const one of this.#timers) this.#set(one)
  }
}

export async function serveOnline({ env: more = {}, ...given }: OnlineSettings = {}): Promise<Place> {
  const { folder } = await buildWeb()
  const data = mkdtempSync(join(tmpdir(), 'iacta-online-'))
  const begin = async (port: number): Promise<Running> => {
    const env = { LOG_LEVEL: 'silent', ...more }
    const kept = more.DATABASE_URL === undefined ? data : null
    return unwrap(await start({ folder, data: kept, env, host: '127.0.0.1', port, more: 0, ...given }))
  }
  let running = await begin(0)
  const { port } = running
  return {
    url: `http://127.0.0.1:${port}`,
    elsewhere: `http://${ELSEWHERE}:${port}`,
    restart: async (between) => {
      await running.close()
      await between?.()
      running = await begin(port)
    },
    close: async () => {
      await running.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export interface Somebody {
  readonly page: Page
  readonly context: BrowserContext
}

/** Errors of a line that is cut on purpose. */
const CUT_OFF = /WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource/

export async function somebody(context: BrowserContext, settings: object = {}): Promise<Somebody> {
  return { page: await openPage(context, { ...HASTE, passScreen: 'off', ...settings }, CUT_OFF), context }
}

export interface TableWishes {
  readonly game?: string
  readonly seats?: number
  /** Points to play for, where they can be chosen. */
  readonly target?: number
  /** As the form names it. */
  readonly clock?: string
  /** As if they had been chosen last time. */
  readonly options?: object
}

/** Opens a game for `seats` people, a short one by default; returns the path of its table. */
export async function openTable(
  { page }: Somebody,
  base: string,
  name: string,
  { game = 'dicy-cards', seats = 2, target = 50, clock, options }: TableWishes = {},
): Promise<string> {
  const last = [`iacta.setup.${game}.friends`, JSON.stringify({ options })] as const
  if (options !== undefined) await page.addInitScript(([key, json]) => localStorage.setItem(key, json), last)
  await page.goto(`${base}/friends/${game}`)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  if (clock !== undefined) await page.getByLabel('Time limit').selectOption(clock)
  if (game === 'dicy-cards') {
    await page.getByText('Options', { exact: true }).click()
    await page.getByLabel('Target').selectOption(String(target))
  }
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/t\/[a-z2-7]{16}$/)
  await page.getByText(name, { exact: true }).waitFor()
  return new URL(page.url()).pathname
}

/** Sits down in two taps: "sit down", and a name. */
export async function sitDown({ page }: Somebody, url: string, name: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Sit here', exact: true }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Sit here' }).click()
  await page.locator('[data-sitter=person]').filter({ hasText: name }).waitFor()
}

export async function begin({ page }: Somebody): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click()
}

/** Polls a value until it matches: for conditions that are not elements. */
export const soon = <Value>(get: () => Promise<Value>) => expect.poll(get)

/** The main button. */
export const main = ({ page }: Somebody) => page.locator('[data-primary] button')

/** How many things have happened, as far as they have been shown. */
export const happened = ({ page }: Somebody): Promise<number> =>
  page.evaluate(() => Number.parseInt(document.querySelector('[data-stamp]')?.getAttribute('data-stamp') ?? '', 10))

/** Waits for the person who is asked, and until the others have seen as much, except those of `blind`; null once it is over for all. */
export async function whoIsAsked(
  people: readonly Somebody[],
  blind: readonly Somebody[] = [],
): Promise<Somebody | null> {
  for (const late = Date.now() + WAIT_MS; Date.now() < late; ) {
    const now = await Promise.all(people.map(({ page }) => page.evaluate(askedNow)))
    if (now.every((one) => one === 'over')) return null
    const at = now.indexOf('move')
    const seen = at < 0 ? [] : await Promise.all(people.map(happened))
    // A person who is asked as well need not see the others' secret choices.
    const isBehind = seen.some(
      (count, i) => now[i] === null && count < (seen[at] ?? 0) && !blind.includes(people[i] as Somebody),
    )
    if (at >= 0 && !isBehind) return people[at] as Somebody
    await people[0]?.page.waitForTimeout(50)
  }
  return expect.fail('nobody is asked')
}

export async function moveOnce({ page }: Somebody): Promise<void> {
  await untilSeen(page, () => answer(page, 'move'))
}

/** Everybody plays until it is over; `each` may interfere before a move. */
export async function playAll(
  people: readonly Somebody[],
  each: (moves: number, next: Somebody) => Promise<void> = async () => undefined,
): Promise<number> {
  for (let moves = 0; moves < 400; moves++) {
    const next = await whoIsAsked(people)
    if (next === null) return moves
    await each(moves, next)
    await moveOnce(next)
  }
  return expect.fail('the game does not end')
}

/** The standing on a page, once everything has been shown: names and points. */
export async function standing({ page }: Somebody): Promise<string[]> {
  const list = page.getByRole('list', { name: /^(Seats|Plätze)$/ })
  return list.getByRole('listitem').evaluateAll((seats) =>
    seats.map((seat) => {
      const textOf = (part: string): string => seat.querySelector<HTMLElement>(part)?.innerText.split('\n')[0] ?? ''
      return `${textOf('.name')} ${textOf('.score')}`
    }),
  )
}
