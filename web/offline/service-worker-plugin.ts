/**
 * What a build needs to be installed and to work offline: `manifest.webmanifest`, and `sw.js`, the service worker, which knows every
 * other file of the build by its hash.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('./service-worker.ts', import.meta.url))
const CACHED = /\.(js|css|html|svg|png|woff2|webmanifest|json|mp3|ogg|wasm)$/

/** What a device shows of Iacta when it is installed there. */
const MANIFEST = {
  id: '/',
  name: 'Iacta',
  short_name: 'Iacta',
  description: 'Dice games at one table: with friends, with bots or with real dice.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#f5eee1',
  background_color: '#f5eee1',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

export function serviceWorker(): Plugin {
  let out = ''
  let define: Record<string, string> = {}
  return {
    name: 'iacta:service-worker',
    apply: 'build',
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir)
      define = { ...config.define }
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) })
    },
    // Only now every file is written, also those of the public folder.
    closeBundle: () => buildWorker(out, define),
  }
}

async function buildWorker(out: string, define: Readonly<Record<string, string>>): Promise<void> {
  await build({
    entryPoints: [SOURCE],
    outfile: join(out, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    define: { ...define, __FILES__: JSON.stringify(filesOf(out)) },
    logLevel: 'warning',
  })
}

function filesOf(out: string): { readonly url: string; readonly integrity: string }[] {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const cached = names.filter((name) => CACHED.test(name) && name !== 'sw.js').sort()
  return cached.map((url) => ({ url, integrity: integrityOf(readFileSync(join(out, url))) }))
}

const integrityOf = (content: Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`
