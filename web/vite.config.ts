/** The page's build. Every page, board and language is its own chunk; what is drawn before the first tap stays small. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { baseChunk, chunkName } from './chunks.ts'
import { manifest } from './manifest.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** As the real server says: workers may share memory. */
const ISOLATION = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

/** Where this build goes, once it is known. */
let out = here('../dist/web')

function integrityOf(url: string): string {
  return `sha256-${createHash('sha256')
    .update(readFileSync(join(out, url)))
    .digest('base64')}`
}

export default defineConfig({
  root: here('.'),
  publicDir: here('public'),
  define: {
    __BUILD__: JSON.stringify(process.env.IACTA_BUILD ?? Date.now().toString(36)),
    // Without them, as while developing, solving is the same and takes longer.
    __KERNELS__: process.env.IACTA_KERNELS ?? '{}',
  },
  server: { headers: ISOLATION },
  preview: { headers: ISOLATION },
  plugins: [
    {
      name: 'iacta:out',
      configResolved: ({ root, build }) => {
        out = resolve(root, build.outDir)
      },
    },
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest,json,mp3,ogg,wasm}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        manifestTransforms: [
          async (entries) => ({
            manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(entry.url) })),
            warnings: [],
          }),
        ],
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // As data they could not be cached apart, and the server's policy allows fonts from itself only.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [{ name: baseChunk(here('./')), debugName: 'base', priority: 2 }],
        },
      },
    },
  },
})
