/**
 * The WebAssembly kernels of games: `games/<id>/solve/kernel.as`, AssemblyScript, made into `dist/kernels/<id>-<hash>.wasm` when asked
 * for. The hash is of the source, so that a kernel is built once; binaries are never committed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = join(root, 'dist/kernels')

/** A change of these is a change of the kernel, too. */
const FLAGS = [
  ['--optimizeLevel', '3'],
  ['--shrinkLevel', '0'],
  ['--runtime', 'stub'],
  ['--memoryBase', '0'],
  ['--enable', 'simd'],
  ['--converge', '--noAssert', '--importMemory'],
].flat()

const sourceOf = (game: string): string => join(root, 'games', game, 'solve/kernel.as')

/** Games that have a kernel. */
export function kernelGames(): string[] {
  return readdirSync(join(root, 'games')).filter((game) => existsSync(sourceOf(game)))
}

/** The kernel of a game, built if need be; null where it has none. */
export async function kernelOf(game: string): Promise<Uint8Array | null> {
  if (!existsSync(sourceOf(game))) return null
  const source = readFileSync(sourceOf(game), 'utf8')
  const hash = createHash('sha256').update(FLAGS.join()).update(source).digest('hex').slice(0, 12)
  const file = join(FOLDER, `${game}-${hash}.wasm`)
  if (!existsSync(file)) await build(game, source, file)
  return readFileSync(file)
}

/** Every kernel as `<id>.wasm` in a folder, for those who have no compiler. */
export async function copyKernels(to: string): Promise<void> {
  mkdirSync(to, { recursive: true })
  for (const game of kernelGames()) {
    const kernel = await kernelOf(game)
    if (kernel !== null) writeFileSync(join(to, `${game}.wasm`), kernel)
  }
}

/** Every kernel by its game, as base64, for a page: what is in its scripts is there offline, and of the same build. */
export async function kernelTexts(): Promise<{ readonly [game: string]: string }> {
  const texts: [string, string][] = []
  for (const game of kernelGames()) {
    const kernel = await kernelOf(game)
    if (kernel !== null) texts.push([game, Buffer.from(kernel).toString('base64')])
  }
  return Object.fromEntries(texts)
}

/** The compiler wants a file that ends in `.ts`, which would be a wrong one for TypeScript: so it is told where to read. */
async function build(game: string, source: string, file: string): Promise<void> {
  const { default: asc } = await import('assemblyscript/asc')
  let made: Uint8Array | null = null
  const { error, stderr } = await asc.main(['kernel.ts', '--outFile', 'kernel.wasm', ...FLAGS], {
    readFile: (name) => (name === 'kernel.ts' ? source : null),
    listFiles: () => [],
    writeFile: (_, content) => {
      if (typeof content !== 'string') made = content
    },
  })
  if (error !== null || made === null) throw new Error(`the kernel of ${game} cannot be built: ${stderr.toString()}`)
  mkdirSync(FOLDER, { recursive: true })
  for (const old of readdirSync(FOLDER)) {
    if (old.startsWith(`${game}-`) && old.endsWith('.wasm')) rmSync(join(FOLDER, old), { force: true })
  }
  // As a whole or not at all, however many ask for it at the same time.
  writeFileSync(`${file}.${process.pid}`, made)
  renameSync(`${file}.${process.pid}`, file)
}
