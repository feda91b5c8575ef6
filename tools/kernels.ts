/** `npm run kernels`: compiles the WebAssembly kernel of every game beside its source. Commit what it writes. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installTools } from '../scripts/install.ts'
import { FLAGS, kernelFile, kernelGames, readSource } from '../scripts/kernels.ts'

/** The compiler wants a file that ends in `.ts`, which TypeScript would check as its own: so the source has another ending. */
export async function compile(game: string): Promise<Uint8Array> {
  installTools()
  const { default: asc } = await import('assemblyscript/asc')
  const source = readSource(game)
  let made: Uint8Array | null = null
  const { error, stderr } = await asc.main(['kernel.ts', '--outFile', 'kernel.wasm', ...FLAGS], {
    readFile: (name) => (name === 'kernel.ts' ? source : null),
    listFiles: () => [],
    writeFile: (_, content) => {
      if (typeof content !== 'string') made = content
    },
  })
  if (error !== null || made === null) throw new Error(`the kernel of ${game} cannot be compiled: ${String(stderr)}`)
  return made
}

async function write(game: string): Promise<void> {
  const [kernel, file] = [await compile(game), kernelFile(game)]
  for (const old of readdirSync(dirname(file))) if (old.endsWith('.wasm')) rmSync(join(dirname(file), old))
  writeFileSync(file, kernel)
  console.log(`${game}: ${basename(file)}, ${kernel.length} bytes`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const game of kernelGames()) await write(game)
