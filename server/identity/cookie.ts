/** The identity cookie: a guest's id and the time of signing, signed with the server's key. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Random, systemRandom } from '../tables/deps.ts'
import { randomBytes } from '../tables/ids.ts'

export const COOKIE = 'iacta'
/** Where the way is encrypted. Browsers take a cookie of this name from this very host alone, never from a neighbour of its name. */
const HOST_COOKIE = '__Host-iacta'

/** Browsers keep a cookie for 400 days at most. */
export const LIFE_MS = 400 * 86_400_000
/** An older cookie is signed anew, so that occasional visitors keep their identity. */
export const FRESH_MS = 7 * 86_400_000

interface Signed {
  readonly id: string
  /** When, in ms. */
  readonly at: number
}

/** 128 random bits: not guessable. */
export function newGuestId(random: Random = systemRandom): string {
  return Buffer.from(randomBytes(random, 16)).toString('hex')
}

/** The key of all signatures, made at the first start. */
export function newKey(random: Random = systemRandom): string {
  return Buffer.from(randomBytes(random, 32)).toString('hex')
}

export function sign(key: string, { id, at }: Signed): string {
  const said = `${id}.${Math.floor(at / 1000).toString(36)}`
  return `${said}.${signature(key, said)}`
}

/** Null: not from here, tampered with, or too old. */
export function readSigned(key: string, value: string, now: number): Signed | null {
  const found = /^([0-9a-f]{32})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(value)
  if (found === null) return null
  const [, id = '', second = '', given = ''] = found
  // As texts: several texts decode to the same bytes.
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(key, `${id}.${second}`)))) return null
  const at = Number.parseInt(second, 36) * 1000
  return now - at > LIFE_MS ? null : { id, at }
}

function signature(key: string, said: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(`iacta guest 1 ${said}`).digest('base64url')
}

interface SentCookie {
  readonly value: string
  /** It came by the name that neighbours of the host can set as well. */
  readonly isPlain: boolean
}

/** The cookie in a `Cookie` header. The one of the protected name wins; the other is accepted until it has been replaced. */
export function cookieIn(header: string | undefined): SentCookie | null {
  const sent = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const [name = '', value] = part.trim().split('=', 2)
    if (value !== undefined && !sent.has(name)) sent.set(name, value)
  }
  const [own, plain] = [sent.get(HOST_COOKIE), sent.get(COOKIE)]
  if (own !== undefined) return { value: own, isPlain: false }
  return plain === undefined ? null : { value: plain, isPlain: true }
}

/** The `Set-Cookie` headers; a value of null makes the browser forget it. */
export function setCookies(value: string | null, secure: boolean): readonly string[] {
  const cookie = (name: string, text: string, life: number): string =>
    `${name}=${text}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const life = value === null ? 0 : LIFE_MS / 1000
  if (!secure) return [cookie(COOKIE, value ?? '', life)]
  return [cookie(HOST_COOKIE, value ?? '', life), cookie(COOKIE, '', 0)]
}
