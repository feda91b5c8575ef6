/** The web app as tests see it: built once, served by the real server, and replaceable by another build, as by a deploy. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '../../server/app.ts'
import { type Files, readFiles } from '../../server/http/files.ts'
import { buildWeb } from './build.ts'

export interface ServedWeb {
  /** Without a slash at its end. */
  readonly url: string
  readonly port: number
  /** From now on, these files. */
  deploy(files: Files): void
  close(): Promise<void>
}

/** The build of today. */
export async function webFiles(): Promise<Files> {
  return filesOf((await buildWeb()).folder)
}

export function filesOf(folder: string): Files {
  const files = readFiles(folder)
  if (files === null) throw new Error(`no build in ${folder}`)
  return files
}

/** On a port of its own, reachable as localhost and, where a name is mapped to it, on plain http. */
export async function serveWeb(files?: Files): Promise<ServedWeb> {
  let app = createApp(files ?? (await webFiles()))
  const server = createServer(getRequestListener((request) => app.fetch(request)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    deploy: (next) => {
      app = createApp(next)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
