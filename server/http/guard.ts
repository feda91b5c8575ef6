/** What holds for every answer: odd requests are refused before anything looks at them, and browsers are told to be strict. */
import type { Context, MiddlewareHandler } from 'hono'
import { type Door, isSecure } from './origin.ts'

const LONGEST_URL = 2048

/** Everything comes from here. Boards set styles of single elements, which `style-src-attr` is for. */
const policy = (scripts: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
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

const POLICY = policy("'self'")
/** A worker has the policy of its own file, and those that solve compile WebAssembly. Pages never do. */
const WORKER_POLICY = policy("'self' 'wasm-unsafe-eval'")

const HEADERS: { readonly [name: string]: string } = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), display-capture=()',
  'cross-origin-resource-policy': 'same-origin',
}

/** What a page must say of itself before its workers may share memory. */
const ISOLATION = [
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-embedder-policy', 'require-corp'],
] as const

/** Half a year, anew with every answer. Other names of the same host are not ours to speak for. */
const ONLY_TLS = 'max-age=15552000'

export function guard(door: Door): MiddlewareHandler {
  return async (c, next) => {
    const refused = refusal(c)
    if (refused === undefined) await next()
    else c.res = refused
    const { headers } = c.res
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
    const isScript = new URL(c.req.url).pathname.startsWith('/assets/')
    headers.set('content-security-policy', isScript ? WORKER_POLICY : POLICY)
    const proto = c.req.header('x-forwarded-proto')
    const isLocal = isLoopback(c)
    // Elsewhere browsers ignore it, and complain about it.
    if (isLocal || isTls(c, proto)) for (const [name, value] of ISOLATION) headers.set(name, value)
    // It would apply to every port, and a developer's machine has other servers.
    if (!isLocal && isSecure(door, { 'x-forwarded-proto': proto })) headers.set('strict-transport-security', ONLY_TLS)
  }
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

function isTls(c: Context, proto: string | undefined): boolean {
  return new URL(c.req.url).protocol === 'https:' || proto === 'https'
}

function isLoopback(c: Context): boolean {
  const { hostname } = new URL(c.req.url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
}
