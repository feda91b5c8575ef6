/**
 * The WebAssembly kernels of games: `games/<id>/bots/solve/kernel.as` is AssemblyScript, and `npm run kernels` compiles it to
 * `kernel-<hash>.wasm` beside it. The hash is of source and flags, so a kernel that is older than its source is not found. The file
 * is committed: the compiler takes 100 MB and is needed only when a kernel changes.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A change of these is a change of the kernel, too. */
export const FLAGS = [
  ['--optimizeLevel', '3'],
  ['--shrinkLevel', '0'],
  ['--runtime', 'stub'],
  ['--memoryBase', '0'],
  ['--enable', 'simd'],
  ['--converge', '--noAssert', '--importMemory'],
].flat()

const sourceOf = (game: string): string => join(root, 'games', game, 'bots/solve/kernel.as')

/** Games that have a kernel. */
export function kernelGames(): string[] {
  return readdirSync(join(root, 'games')).filter((game) => existsSync(sourceOf(game)))
}

export function readSource(game: string): string {
  return readFileSync(sourceOf(game), 'utf8')
}

/** Where the kernel of today's source is, or belongs. */
export function kernelFile(game: string): string {
  const hash = createHash('sha256').update(FLAGS.join()).update(readSource(game)).digest('hex').slice(0, 12)
  return join(root, 'games', game, `bots/solve/kernel-${hash}.wasm`)
}

/** The kernel of a game; null where it has none. */
export async function kernelOf(game: string): Promise<Uint8Array | null> {
  if (!existsSync(sourceOf(game))) return null
  const file = kernelFile(game)
  if (!existsSync(file)) throw new Error(`the kernel of ${game} is older than its source: run npm run kernels`)
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

/** Every kernel by its game, as base64, for a page: inside its scripts it is available offline, and of the same build. */
export async function kernelTexts(): Promise<{ readonly [game: string]: string }> {
  const texts: [string, string][] = []
  for (const game of kernelGames()) {
    const kernel = await kernelOf(game)
    if (kernel !== null) texts.push([game, Buffer.from(kernel).toString('base64')])
  }
  return Object.fromEntries(texts)
}
