/** Limits requests without a cookie by address: files and `/healthz`. Checked before the router, so that a refusal costs microseconds. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { Buckets, type Rate } from './bucket.ts'
import { addressOf, type Door } from './origin.ts'

/** A first visit loads the page and then every file for offline use, all at once, and a household shares one address. */
export function fileRate(requestsPerSecond: number): Rate {
  return { perSecond: requestsPerSecond * 20, burst: requestsPerSecond * 200 }
}

/** Routes of the API have limits of their own. */
export function limitFiles(answer: RequestListener, door: Door, rate: Rate, now: () => number): RequestListener {
  const addresses = new Buckets(rate)
  const wait = ({ url = '', headers, socket }: IncomingMessage): number =>
    url.startsWith('/api/') ? 0 : addresses.take(addressOf(door, headers, socket.remoteAddress), now())
  return (request, response) => {
    const ms = wait(request)
    if (ms === 0) return answer(request, response)
    response.writeHead(429, {
      'retry-after': String(Math.ceil(ms / 1000)),
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    })
    response.end('Too many requests from this address.\n')
  }
}
