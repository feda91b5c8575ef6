/** One Chromium for all browser tests of a worker: it ends with the worker's process. Starting one for each file takes a second. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from '../browser/browser.ts'
import { WAIT_MS } from './limits.ts'

/** A name that is another machine to the browser: plain http, without what browsers give to localhost. */
export const ELSEWHERE = 'iacta.test'

let shared: Promise<Browser> | undefined

/** A file's part of the shared browser. */
export interface BorrowedBrowser {
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>
  /** In a context of its own. */
  newPage(options?: BrowserContextOptions): Promise<Page>
  /** Closes the contexts that were opened through it. */
  close(): Promise<void>
}

export async function borrowBrowser(): Promise<BorrowedBrowser> {
  if ((await shared)?.isConnected() !== true) shared = openBrowser([`--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`])
  const browser = await (shared as Promise<Browser>)
  const contexts: BrowserContext[] = []
  const newContext = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await browser.newContext(options)
    context.setDefaultTimeout(WAIT_MS)
    contexts.push(context)
    return context
  }
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    close: async () => {
      for (const context of contexts) await context.close()
    },
  }
}
