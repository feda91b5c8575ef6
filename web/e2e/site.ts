/** The built app and one browser for a file of tests, and visitors with a browser of their own, who leave after each test. */
import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type BorrowedBrowser, borrowBrowser } from '../../scripts/testing/browser.ts'
import { type ServedWeb, serveWeb } from '../../scripts/web/testing.ts'
import { type Opened, openPage, QUICK } from './person.ts'

interface Site {
  /** Without a slash at its end. */
  readonly url: string
  readonly port: number
  /** A page of a new visitor, with these settings; `more`: further options of their browser. */
  visit(settings?: object, more?: BrowserContextOptions): Promise<Opened>
}

/** `usual`: options of every browser here. */
export function site(usual: BrowserContextOptions = {}): Site {
  let browser: BorrowedBrowser | undefined
  let served: ServedWeb | undefined
  let contexts: BrowserContext[] = []

  beforeAll(async () => {
    served = await serveWeb()
    browser = await borrowBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await served?.close()
  })
  afterEach(async () => {
    for (const context of contexts) await context.close()
    contexts = []
  })

  const server = (): ServedWeb => served ?? missing()
  return {
    get url() {
      return server().url
    },
    get port() {
      return server().port
    },
    visit: async (settings, more) => {
      const context = await (browser ?? missing()).newContext({ ...QUICK, ...usual, ...more })
      contexts.push(context)
      return openPage(context, settings)
    },
  }
}

function missing(): never {
  throw new Error('nothing is served yet')
}
