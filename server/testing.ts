/** A small build, for tests. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const PAGE = '<!doctype html><title>Iacta</title>'
export const SCRIPT = `console.log(${JSON.stringify('alea iacta est '.repeat(50))})`

/** Its folder. `outside.txt` lies beside it, where nobody may read. */
export function makeBuild(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'iacta-build-')), 'web')
  const files: { readonly [path: string]: string | Buffer } = {
    'index.html': PAGE,
    'sw.js': 'self.x = 1',
    'manifest.webmanifest': '{}',
    'icon.png': Buffer.from([137, 80, 78, 71]),
    'assets/app-abc123.js': SCRIPT,
    'assets/app-abc123.js.br': brotliCompressSync(SCRIPT),
    'assets/app-abc123.js.gz': gzipSync(SCRIPT),
    'assets/text-def456.woff2': Buffer.from([1, 2, 3]),
    '../outside.txt': 'secret',
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}
