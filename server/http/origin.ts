/** Where a request comes from: its address, whether its way was encrypted, and which page made it. */
import type { IncomingHttpHeaders } from 'node:http'
import { isIPv6 } from 'node:net'

export interface Door {
  /** Proxies that stand before the server and are believed. */
  readonly proxies: number
  readonly publicUrl: string | null
  /** The server speaks TLS itself. */
  readonly tls: boolean
}

type Sent = Pick<IncomingHttpHeaders, 'host' | 'origin'> & { readonly [name: string]: string | string[] | undefined }

/**
 * Who is limited together: an IPv4 address, or the 64 bits of an IPv6 one that a household has. Each believed proxy has added one
 * entry to `X-Forwarded-For`, from the left to the right; entries further left can be forged.
 */
export function addressOf({ proxies }: Door, headers: Sent, socket: string | undefined): string {
  const forwarded = list(headers['x-forwarded-for'])
  const told = proxies === 0 ? undefined : forwarded[Math.max(0, forwarded.length - proxies)]
  return grouped((told ?? socket ?? '').slice(0, 64))
}

function grouped(address: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (four !== undefined) return four
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const groups = [...front, ...gap, ...back].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Is it encrypted all the way to the browser? */
export function isSecure({ proxies, publicUrl, tls }: Door, headers: Sent): boolean {
  if (tls || publicUrl?.startsWith('https:')) return true
  return proxies > 0 && list(headers['x-forwarded-proto'])[0] === 'https'
}

/** A page of another address made it. Programs other than browsers send no `Origin`, and have no cookie of a user either. */
export function isForeign({ publicUrl, ...door }: Door, headers: Sent): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none'
  if (publicUrl !== null && origin === publicUrl) return false
  const from = URL.parse(origin)
  if (from === null || from.host !== host?.toLowerCase()) return true
  // A plain-http page of the same name, which anybody on the way could have made, may not act for an https client.
  const cameByTls = isSecure({ ...door, publicUrl: null }, headers)
  return from.protocol !== 'https:' && (cameByTls || from.protocol !== 'http:')
}

function list(header: string | string[] | undefined): string[] {
  const all = Array.isArray(header) ? header.join(',') : (header ?? '')
  return all
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
