/** Compresses text files once, as well as it can be done, so that no server has to do it again for every visitor. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/

const ways = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/** Writes `app.js.br` and `app.js.gz` beside `app.js`, each where it is smaller; all at once, on the threads of Node's pool. */
export async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file)
  for (const [ending, compress] of Object.entries(ways)) {
    const small = await compress(content)
    if (small.length < content.length) writeFileSync(`${file}.${ending}`, small)
  }
}
