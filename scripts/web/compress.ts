/** Compresses text files once, so that no server has to do it again for every visitor. */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/

/** Brotli's qualities: the best takes forty times as long and is a tenth smaller. */
const [QUICK, BEST] = [6, 11]

/** Writes `app.js.br` and `app.js.gz` beside `app.js`, each where it is smaller; all at once, on the threads of Node's pool. */
export async function compressAll(folder: string): Promise<void> {
  for (const [name, content] of await compressed(folder, QUICK)) writeFileSync(join(folder, name), content)
}

/** Compresses again, as well as it can be done. Each file is replaced as a whole: a server may be reading the folder. */
export async function compressBest(folder: string): Promise<void> {
  const part = `${folder}.part`
  for (const [name, content] of await compressed(folder, BEST)) {
    writeFileSync(part, content)
    renameSync(part, join(folder, name))
  }
}

/** By the name within the folder. */
async function compressed(folder: string, quality: number): Promise<[string, Buffer][]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const all = files.map(async (name) => {
    const content = readFileSync(join(folder, name))
    const ways: [string, Buffer][] = [
      [`${name}.br`, await promisify(brotliCompress)(content, { params })],
      [`${name}.gz`, await promisify(gzip)(content, { level: 9 })],
    ]
    return ways.filter(([, small]) => small.length < content.length)
  })
  return (await Promise.all(all)).flat()
}
