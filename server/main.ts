/** Start here: the server as a thing with a life. It says nothing; whoever starts it tells people, in their language. */
import { createServer, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Result } from '../engine/result.ts'
import { lanAddresses } from './addresses.ts'
import { createApp } from './app.ts'
import { readFiles } from './files.ts'

export interface ServeOptions {
  /** With the built web app. */
  readonly folder: string
  /** Null: all of this machine's addresses. */
  readonly host: string | null
  /** 0: any that is free. */
  readonly port: number
  /** How many ports above it to try where it is taken. */
  readonly more: number
}

export interface Running {
  readonly port: number
  /** For this machine. */
  readonly local: string
  /** For others on the network; empty where nobody else can reach it. */
  readonly network: readonly string[]
  /** Answers what is being asked, then ends. */
  close(): Promise<void>
}

export type ServeFault =
  | { readonly code: 'no-build'; readonly folder: string }
  | { readonly code: 'taken' | 'not-allowed'; readonly port: number }
  | { readonly code: 'no-such-host'; readonly host: string }

const LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
}
const MAX_CONNECTIONS = 2_000
/** After that long nobody is waited for. */
const PATIENCE = 1_000

export async function start(options: ServeOptions): Promise<Result<Running, ServeFault>> {
  const files = readFiles(options.folder)
  if (files === null) return { ok: false, fault: { code: 'no-build', folder: options.folder } }
  const server = createServer(LIMITS, getRequestListener(createApp(files).fetch))
  server.maxConnections = MAX_CONNECTIONS
  for (let port = options.port; ; port++) {
    const fault = await listen(server, options.host, port)
    if (fault === null) return { ok: true, value: running(server, options.host) }
    if (fault.code !== 'taken' || port >= Math.min(options.port + options.more, 65_535)) return { ok: false, fault }
  }
}

function listen(server: Server, host: string | null, port: number): Promise<ServeFault | null> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      const fault = faultOf(error.code, host, port)
      if (fault === null) reject(error)
      else resolve(fault)
    }
    server.once('error', failed)
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      server.off('error', failed)
      resolve(null)
    })
  })
}

function faultOf(code: string | undefined, host: string | null, port: number): ServeFault | null {
  if (code === 'EADDRINUSE') return { code: 'taken', port }
  if (code === 'EACCES') return { code: 'not-allowed', port }
  const hostIsWrong = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL'
  return hostIsWrong && host !== null ? { code: 'no-such-host', host } : null
}

function running(server: Server, host: string | null): Running {
  const { port } = server.address() as AddressInfo
  const url = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}`
  const everywhere = host === null || host === '0.0.0.0' || host === '::'
  const onlyHere = host === 'localhost' || host === '::1' || /^127\./.test(host ?? '')
  return {
    port,
    local: url(everywhere ? 'localhost' : host),
    network: everywhere ? lanAddresses().map(url) : onlyHere ? [] : [url(host)],
    close: () => close(server),
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), PATIENCE)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}
