/**
 * Fills dist/ with what an installed `iacta` runs: the command line and the server, one chunk a game and language, the kernels of
 * games, and the web app.
 */
import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { copyKernels } from './kernels.ts'
import { buildWeb } from './web/build.ts'

for (const old of ['cli.js', 'server.js', 'chunks']) rmSync(`dist/${old}`, { recursive: true, force: true })
await build({
  entryPoints: { cli: 'cli/main.ts', server: 'server/main.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  minifySyntax: true,
  chunkNames: 'chunks/[name]-[hash]',
  logLevel: 'warning',
  // Packages of the older kind ask for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as requireIn } from 'node:module'\nconst require = requireIn(import.meta.url)",
  },
})
await copyKernels('dist/chunks')
await buildWeb({ isBest: true })
