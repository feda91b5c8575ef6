/** What the server answers. The page's files now; tables join here by `app.route`, before the files, which take all that is left. */
import { Hono } from 'hono'
import type { Files } from './files.ts'
import { guard } from './guard.ts'
import { answerFile, wantsPage } from './static.ts'

export function createApp(files: Files): Hono {
  const app = new Hono()
  app.use(guard)
  app.get('/healthz', (c) => c.text('ok\n', 200, { 'cache-control': 'no-store' }))
  app.get('*', (c) => {
    const { pathname } = new URL(c.req.url)
    const path = pathname === '/' ? '/index.html' : pathname
    const file = files.get(path) ?? (wantsPage(c.req.raw.headers, path) ? files.get('/index.html') : undefined)
    return file === undefined ? c.text(`There is nothing at ${path}.\n`, 404) : answerFile(c.req.raw.headers, file)
  })
  app.all('*', (c) => c.text('Only reading is possible here.\n', 405, { allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    console.error(error)
    return c.text('Something went wrong here. It is not your fault.\n', 500)
  })
  return app
}
