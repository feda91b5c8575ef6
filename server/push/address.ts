/**
 * Where messages may go. An endpoint comes from a client, so it could name anything inside the operator's own
 * network; it must be what a push service has: https, the usual port, a name. What the name leads to is looked at when it is
 * given, and again when connecting: it may lead elsewhere by then.
 */
import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** IPv4 networks without public addresses (IANA's special registry). */
const INSIDE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Of IPv6 only 2000::/3 is public, except ranges that embed an IPv4 address or are reserved for examples. */
const INSIDE_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const inside = new BlockList()
for (const [net, bits] of INSIDE_4) inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of INSIDE_6) inside.addSubnet(net, bits, 'ipv6')
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

export function isPublic(address: string): boolean {
  if (isIPv6(address)) return global.check(address, 'ipv6') && !inside.check(address, 'ipv6')
  return isIP(address) === 4 && !inside.check(address, 'ipv4')
}

/** Names that are never those of the public network. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/

/** Null: no message goes there. `loopback`: for tests, this machine and nothing else. */
export function readEndpoint(text: string, loopback = false): URL | null {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return null
  if (loopback) return url.hostname === '127.0.0.1' ? url : null
  const name = url.hostname.replace(/\.$/, '')
  const isName = name.includes('.') && isIP(name) === 0 && !name.startsWith('[')
  return url.protocol === 'https:' && url.port === '' && isName && !PRIVATE_NAME.test(name) ? url : null
}

/** The name leads to nowhere outside. */
export class Inside extends Error {}

/** Does this name lead to a public address now? It is looked at again when connecting. */
export function resolvesOutside(name: string): Promise<boolean> {
  return new Promise((resolve) => lookupPublic(name, { all: true }, (error) => resolve(error === null)))
}

/** Like `lookup`, but returns public addresses only. */
export const lookupPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const open = error === null ? found.filter(({ address }) => isPublic(address)) : []
    const [first] = open
    if (first === undefined) callback(error ?? new Inside(), [])
    else if (options.all === true) callback(null, open)
    else callback(null, first.address, first.family)
  })
}
