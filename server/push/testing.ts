/** For tests: a push service on this machine, and devices that decrypt its messages. By the RFCs, not by our library. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Lang } from '../../engine/text/lang.ts'
import type { Device } from '../../protocol/http.ts'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** What the service answers; a text is the address to which it redirects. */
export type Reply = number | string | { readonly status: number; readonly retryAfter: string }

export class PushService {
  readonly #server: Server
  readonly received: Received[] = []
  /** The next answers; then 201. */
  replies: Reply[] = []
  #devices = 0
  #waiting: (() => void)[] = []

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
        const reply = this.replies.shift() ?? 201
        if (typeof reply === 'string') response.writeHead(307, { location: reply })
        else if (typeof reply === 'number') response.writeHead(reply)
        else response.writeHead(reply.status, { 'retry-after': reply.retryAfter })
        response.end('x'.repeat(50_000))
        for (const tell of this.#waiting.splice(0)) tell()
      })
    })
  }

  static async open(): Promise<PushService> {
    const service = new PushService()
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve))
    return service
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  device(lang: Lang = 'en'): FakeDevice {
    return new FakeDevice(`${this.origin}/send/${++this.#devices}`, lang)
  }

  /** Waits until `count` have arrived in all. */
  async got(count: number): Promise<readonly Received[]> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    return this.received
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

export class FakeDevice {
  readonly #pair = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly body: Device

  constructor(endpoint: string, lang: Lang) {
    const p256dh = this.#pair.generateKeys().toString('base64url')
    this.body = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') }, lang }
  }

  get endpoint(): string {
    return this.body.endpoint
  }

  /** RFC 8291 over RFC 8188: one record. Throws where it is not for this device. */
  open({ headers, body }: Received): string {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding')
    const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body[20] as number]
    const sender = body.subarray(21, 21 + length)
    const record = body.subarray(21 + length)
    if (record.length > size) throw new Error('more than one record')
    const shared = this.#pair.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
    const end = padded.lastIndexOf(2)
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the record')
    return padded.subarray(0, end).toString()
  }
}

export interface Claims {
  readonly aud: string
  readonly exp: number
  readonly sub: string
}

/** RFC 8292: what a message says about its sender; null where the signature is not that of the key. */
export function claimsOf({ headers }: Received, key: string): Claims | null {
  const [, token = '', given] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  const good = verify('sha256', signed, options, Buffer.from(signature, 'base64url'))
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { readonly alg: string }
  if (!good || given !== key || alg !== 'ES256') return null
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims
}
