/** What is served to a file of tests, one browser for it, and visitors with a context of their own, who leave after each test. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type BorrowedBrowser, borrowBrowser } from '../../scripts/testing/browser.ts'
import { serveWeb } from '../../scripts/web/testing.ts'
import { openPage, QUICK } from './person.ts'

interface Visitors<Served> {
  readonly served: Served
  /** The context of a new visitor. */
  enter(options?: BrowserContextOptions): Promise<BrowserContext>
}

export function visitors<Served extends { close(): Promise<void> }>(serve: () => Promise<Served>): Visitors<Served> {
  let browser: BorrowedBrowser | undefined
  let served: Served | undefined

  beforeAll(async () => {
    served = await serve()
    browser = await borrowBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await served?.close()
  })

  return {
    get served() {
      return served ?? missing()
    },
    enter: async (options) => {
      const context = await (browser ?? missing()).newContext({ ...QUICK, ...options })
      onTestFinished(() => context.close())
      return context
    },
  }
}

function missing(): never {
  throw new Error('nothing is served yet')
}

interface Site {
  /** Without a slash at its end. */
  readonly url: string
  readonly port: number
  /** A page of a new visitor, with these settings; `more`: further options of their browser. */
  visit(settings?: object, more?: BrowserContextOptions): Promise<Page>
}

/** The built app. `usual`: options of every browser here. */
export function site(usual: BrowserContextOptions = {}): Site {
  const all = visitors(serveWeb)
  return {
    get url() {
      return all.served.url
    },
    get port() {
      return all.served.port
    },
    visit: async (settings, more) => openPage(await all.enter({ ...usual, ...more }), settings),
  }
}
