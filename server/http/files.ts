/**
 * The files of one build, read once. What the network asks for is looked up in this table and never reaches the file system, and a
 * build that is replaced beneath a running server does not mix with this one.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

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
