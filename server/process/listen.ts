/** A port of this machine: taking one, and the addresses under which others find it. */

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { ListenFault, Place } from '../../protocol/serving.ts'
import { Buckets, Tally } from '../http/bucket.ts'
import { addressOf } from '../http/origin.ts'

export async function listen(server: Server, { host, port: first, more }: Place): Promise<ListenFault | null> {
  for (let port = first; ; port++) {
    const fault = await listenAt(server, host, port)
    if (fault === null) return null
    if (fault.code !== 'taken' || port >= Math.min(first + more, 65_535)) return fault
  }
}

function listenAt(server: Server, host: string | null, port: number): Promise<ListenFault | null> {
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

function faultOf(code: string | undefined, host: string | null, port: number): ListenFault | null {
  if (code === 'EADDRINUSE') return { code: 'taken', port }
  if (code === 'EACCES') return { code: 'not-allowed', port }
  const hostIsWrong = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL'
  return hostIsWrong && host !== null ? { code: 'no-such-host', host } : null
}

const DIRECT = { proxies: 0, publicUrl: null, tls: false }

/** New connections of one address: all it may hold at once, and a tenth of that each second. */
const RENEWAL = 0.1

/** Maximum connections per address, so that one cannot use up all. */
export function limitAddresses(server: Server, most: number, now: () => number = () => performance.now()): void {
  const held = new Tally()
  const opened = new Buckets({ perSecond: most * RENEWAL, burst: most })
  server.on('connection', (socket) => {
    const address = addressOf(DIRECT, {}, socket.remoteAddress)
    if (held.of(address) >= most || opened.take(address, now()) > 0) {
      socket.destroy()
      return
    }
    held.add(address)
    socket.once('close', () => held.drop(address))
  })
}

export interface Addresses {
  readonly port: number
  readonly local: string
  readonly network: readonly string[]
}

/** `publicUrl`: the one that people are told, where there is one. */
export function addressesOf(server: Server, host: string | null, tls: boolean, publicUrl: string | null): Addresses {
  const { port } = server.address() as AddressInfo
  const scheme = tls ? 'https' : 'http'
  const url = (name: string): string => `${scheme}://${name.includes(':') ? `[${name}]` : name}:${port}`
  const everywhere = host === null || host === '0.0.0.0' || host === '::'
  const onlyHere = host === 'localhost' || host === '::1' || /^127\./.test(host ?? '')
  const network = everywhere ? lanAddresses().map(url) : onlyHere ? [] : [url(host)]
  return { port, local: url(everywhere ? 'localhost' : host), network: publicUrl === null ? network : [publicUrl] }
}

/** Grace period of a shutdown, in ms. */
const PATIENCE = 1_000

/** Answers running requests, then closes. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), PATIENCE)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}

type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined }

/** Virtual networks of this machine: no phone is on them. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|utun|tun|tap|zt|tailscale|lxc|podman)/

/** Home networks first. */
const LIKELY = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]

/** Addresses under which others on the same network find this machine. IPv4 only: what a person can read out, and every router has. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)
  return [...new Set(found)].sort((a, b) => rank(a) - rank(b))
}

function rank(address: string): number {
  const at = LIKELY.findIndex((range) => range.test(address))
  return at < 0 ? LIKELY.length : at
}
