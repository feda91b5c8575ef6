/** What the server answers: the tables' requests, how it is, and the page's files, which take all that is left. */
import { Hono } from 'hono'
import { answerFile, type Files, wantsPage } from './http/files.ts'
import { guard } from './http/guard.ts'
import type { Door } from './http/origin.ts'
import { bugOf, type Log } from './process/log.ts'

/** What there is besides files. */
export interface Live {
  /** Everything under `/api`. */
  readonly api: Hono
  readonly log: Log
  /** The store answers. */
  isWell(): Promise<boolean>
  /** Null: push is off. */
  readonly metrics: (() => Promise<string>) | null
}

const NOT_KEPT = { 'cache-control': 'no-store' }
const PLAIN: Door = { proxies: 0, publicUrl: null, tls: false }

/** Without tables it is a server of files, for tests of pages. */
export function createApp(files: Files, live: Live | null = null, door: Door = PLAIN): Hono {
  const app = new Hono()
  app.use(guard(door))
  app.get('/healthz', async (c) =>
    live === null || (await live.isWell())
      ? c.text('ok\n', 200, NOT_KEPT)
      : c.text('Nothing can be kept now.\n', 503, NOT_KEPT),
  )
  if (live !== null) app.route('/', live.api)
  const metrics = live?.metrics ?? null
  if (metrics !== null) app.get('/metrics', async (c) => c.text(await metrics(), 200, NOT_KEPT))
  app.get('*', (c) => {
    const { pathname } = new URL(c.req.url)
    const path = pathname === '/' ? '/index.html' : pathname
    const file = files.get(path) ?? (wantsPage(c.req.raw.headers, path) ? files.get('/index.html') : undefined)
    return file === undefined ? c.text(`There is nothing at ${path}.\n`, 404) : answerFile(c.req.raw.headers, file)
  })
  app.all('*', (c) => c.text('Only reading is possible here.\n', 405, { allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    live?.log.error(bugOf(error), 'a bug at a page')
    return c.text('Something went wrong here. It is not your fault.\n', 500)
  })
  return app
}
