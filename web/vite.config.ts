/** The page's build; `chunks.ts` says how it is cut into files. */
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { pageChunk, workerChunk } from './chunks.ts'
import { foldFacades } from './facades.ts'
import { markTexts } from './gallery/texts/plugin.ts'
import { isForPages, isForWorkers, leaveOut } from './leave-out.ts'
import { serviceWorker } from './offline/service-worker-plugin.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** A file a name, and no more. */
const cut = (name: ReturnType<typeof pageChunk>) => ({
  chunkFileNames: 'assets/[name]-[hash].js',
  codeSplitting: { groups: [{ name }], includeDependenciesRecursively: false },
})

/** As the real server says: workers may share memory. */
const ISOLATION = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

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
    leaveOut(isForPages),
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    foldFacades(),
    serviceWorker(),
    markTexts(),
  ],
  worker: {
    format: 'es',
    plugins: () => [leaveOut(isForWorkers), foldFacades()],
    rolldownOptions: { output: cut(workerChunk(here('../'))) },
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // As data they could not be cached apart, and the server's policy allows fonts from itself only.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    rolldownOptions: { output: cut(pageChunk(here('../'))) },
  },
})
