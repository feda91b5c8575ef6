/** One message to one push service: encrypted, signed, sent once. Redirects are not followed, and little of the answer is read. */
import { Agent, type ClientRequest, request as plainRequest } from 'node:http'
import { request, Agent as TlsAgent } from 'node:https'
import type { PushRow } from '../store/store.ts'
import { Inside, lookupPublic, readEndpoint } from './address.ts'
import type { VapidKeys } from './keys.ts'

export interface Letter {
  readonly to: PushRow
  readonly text: string
  /** In seconds: how long the service keeps it for a device that is not there. */
  readonly ttl: number
  readonly urgency: 'normal' | 'high'
  /** A newer one of the same topic replaces one that still waits. */
  readonly topic: string
}

export type Posted =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfter: number }
  /** No answer: no network, no such host, too slow. */
  | { readonly kind: 'silent' }
  /** It would have gone where no message may go. */
  | { readonly kind: 'forbidden' }

interface PosterSettings {
  readonly keys: VapidKeys
  /** Whom a push service may ask in case of trouble: an https or mailto address. */
  readonly contact: string
  /** For tests. */
  readonly loopback: boolean
  readonly timeoutMs: number
}

const MOST = 16_384
const POOL = { keepAlive: true, maxSockets: 8 }
const SILENT = { kind: 'silent' } as const
const FORBIDDEN = { kind: 'forbidden' } as const

export class Poster {
  readonly #settings: PosterSettings
  readonly #plain = new Agent(POOL)
  readonly #tls = new TlsAgent(POOL)
  readonly #stopped = new AbortController()

  constructor(settings: PosterSettings) {
    this.#settings = settings
  }

  async post(letter: Letter): Promise<Posted> {
    const url = readEndpoint(letter.to.endpoint, this.#settings.loopback)
    if (url === null) return FORBIDDEN
    const { headers, body } = await this.#seal(letter)
    return new Promise((resolve) => {
      const sent = this.#open(url, headers)
      sent.on('response', (response) => {
        const { statusCode: status = 0, headers: got } = response
        resolve({ kind: 'answered', status, retryAfter: secondsIn(got['retry-after']) * 1000 })
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > MOST) response.destroy()
        })
        response.on('error', () => {})
      })
      sent.on('error', (error) => resolve(error instanceof Inside ? FORBIDDEN : SILENT))
      sent.end(body)
    })
  }

  /** The library is loaded when the first message is sent: most servers never send one. */
  async #seal({ to, text, ttl, urgency, topic }: Letter): Promise<{ headers: Record<string, string>; body: Buffer }> {
    const { default: webpush } = await import('web-push')
    const { endpoint, p256dh, auth } = to
    const { keys, contact } = this.#settings
    return webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: contact, ...keys },
      contentEncoding: 'aes128gcm',
      TTL: ttl,
      urgency,
      topic,
    })
  }

  #open(url: URL, headers: Record<string, string>): ClientRequest {
    const { loopback, timeoutMs } = this.#settings
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(timeoutMs)])
    const options = { method: 'POST', headers, signal }
    if (loopback && url.protocol === 'http:') return plainRequest(url, { ...options, agent: this.#plain })
    return request(url, { ...options, agent: this.#tls, lookup: lookupPublic })
  }

  stop(): void {
    this.#stopped.abort()
    this.#plain.destroy()
    this.#tls.destroy()
  }
}

/** Some services say a date: then our own pause has to do. */
function secondsIn(header: string | undefined): number {
  return /^\d{1,6}$/.test(header ?? '') ? Number(header) : 0
}
