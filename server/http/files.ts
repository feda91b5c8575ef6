/**
 * The files of one build, read once. What the network asks for is looked up in this table and never reaches the file system, and a
 * build that is replaced beneath a running server does not mix with this one.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

export interface File {
  readonly type: string
  readonly etag: string
  /** Its name has a hash: it never changes. */
  readonly forever: boolean
  readonly body: Buffer<ArrayBuffer>
  readonly packed: { readonly [encoding in Encoding]?: Buffer<ArrayBuffer> }
}

/** By path: `/index.html`. */
export type Files = ReadonlyMap<string, File>

const ENDINGS = { br: '.br', gzip: '.gz' } satisfies { [encoding in Encoding]: string }

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}

/** Null where there is no build. */
export function readFiles(folder: string): Files | null {
  const contents = contentsOf(folder)
  if (!contents.has('/index.html')) return null
  const packed = Object.values(ENDINGS)
  const plain = [...contents].filter(([path]) => !packed.some((ending) => path.endsWith(ending)))
  return new Map(plain.map(([path, body]) => [path, fileOf(path, body, contents)]))
}

function fileOf(path: string, body: Buffer<ArrayBuffer>, all: ReadonlyMap<string, Buffer<ArrayBuffer>>): File {
  const packed = ENCODINGS.map((name) => [name, all.get(path + ENDINGS[name])]).filter(([, content]) => content)
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    forever: path.startsWith('/assets/'),
    body,
    packed: Object.fromEntries(packed),
  }
}

function contentsOf(folder: string): Map<string, Buffer<ArrayBuffer>> {
  // A link to a folder elsewhere is followed by the reading, and not by us.
  const isHere = (parent: string): boolean =>
    `${realpathSync(parent)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`)
  const entries = readdirIfThere(folder).filter((entry) => entry.isFile() && isHere(entry.parentPath))
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return [file.slice(folder.length).replaceAll('\\', '/').replace(/^\/*/, '/'), readFileSync(file)]
    }),
  )
}

function readdirIfThere(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch {
    return []
  }
}

/** A file in the smallest form the browser reads, and not at all if the browser has it already. */
export function answerFile(asked: Headers, file: File): Response {
  const encoding = ENCODINGS.find((name) => file.packed[name] !== undefined && reads(asked, name))
  const etag = `"${file.etag}${encoding === undefined ? '' : `-${encoding}`}"`
  const headers = new Headers({
    etag,
    'cache-control': file.forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
  })
  if (knows(asked, etag)) return new Response(null, { status: 304, headers })
  const body = (encoding === undefined ? undefined : file.packed[encoding]) ?? file.body
  headers.set('content-type', file.type)
  headers.set('content-length', String(body.length))
  if (encoding !== undefined) headers.set('content-encoding', encoding)
  return new Response(body, { headers })
}

/** A person opens an address, and no program asks for a file: then every address is a page of the app. */
export function wantsPage(asked: Headers, path: string): boolean {
  return !path.startsWith('/assets/') && (asked.get('accept') ?? '').includes('text/html')
}

/** By its name, not by `*`: who says nothing about it may not be able to. */
function reads(asked: Headers, encoding: Encoding): boolean {
  const offers = (asked.get('accept-encoding') ?? '').toLowerCase().split(',')
  return offers.some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

function knows(asked: Headers, etag: string): boolean {
  const tags = (asked.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
