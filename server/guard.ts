/** What holds for every answer: odd requests are refused before anything looks at them, and browsers are told to be strict. */
import type { Context, Next } from 'hono'

const LONGEST_URL = 2048

/** Everything comes from here. Boards set styles of single elements, which `style-src-attr` is for. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS: { readonly [name: string]: string } = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), display-capture=()',
  'cross-origin-resource-policy': 'same-origin',
}

export async function guard(c: Context, next: Next): Promise<Response | undefined> {
  const refused = refusal(c)
  if (refused === undefined) await next()
  else c.res = refused
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value)
  // Elsewhere browsers ignore it, and complain about it.
  if (isTrusted(c)) c.res.headers.set('cross-origin-opener-policy', 'same-origin')
  return undefined
}

function refusal(c: Context): Response | undefined {
  if (c.req.url.length > LONGEST_URL) return c.text('This address is too long.\n', 414)
  const raw = (c.env as { incoming?: { url?: string } } | undefined)?.incoming?.url
  const path = raw?.replace(/[?#].*/s, '') ?? new URL(c.req.url).pathname
  return isOdd(path) ? c.text('This address makes no sense.\n', 400) : undefined
}

/** Nothing of ours has such an address: climbing, hidden slashes, control characters, broken encodings. */
function isOdd(path: string): boolean {
  if (!path.startsWith('/') || /%(2f|5c|00)|\\|\/\//i.test(path)) return true
  try {
    const plain = decodeURIComponent(path)
    return /\p{Cc}|%/u.test(plain) || plain.split('/').some((part) => part === '..' || part === '.')
  } catch {
    return true
  }
}

function isTrusted(c: Context): boolean {
  const { hostname, protocol } = new URL(c.req.url)
  const secure = protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https'
  return secure || hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
}
