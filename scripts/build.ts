/** Bundles the command line into dist/, one chunk for each game and language: what an installed `iacta` runs. */
import { rmSync } from 'node:fs'
import { build } from 'esbuild'

rmSync('dist', { recursive: true, force: true })
await build({
  entryPoints: { cli: 'cli/main.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  minifySyntax: true,
  chunkNames: 'chunks/[name]-[hash]',
  logLevel: 'warning',
})
