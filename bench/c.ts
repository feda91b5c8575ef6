/** The C program: compiled for this very processor by whichever compiler is there. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Opened, Round } from './player.ts'

const COMPILERS = ['cc', 'gcc', 'clang']
const FLAGS = ['-O3', '-march=native']

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

export function cPlayer(source: string): Opened {
  const compiler = COMPILERS.find((name) => spawnSync(name, ['--version']).status === 0)
  if (compiler === undefined) return `no C compiler here (${COMPILERS.join(', ')})`
  mkdirSync(pathOf('.build/'), { recursive: true })
  const program = pathOf('.build/dicy-cards')
  const { status, stderr } = spawnSync(compiler, [...FLAGS, '-o', program, pathOf(source)], { encoding: 'utf8' })
  if (status !== 0) return `${compiler} failed: ${stderr.split('\n')[0]}`
  return { play: (seed, games) => run(program, seed, games), close: () => {} }
}

async function run(program: string, seed: number, games: number): Promise<Round> {
  const { stdout } = await promisify(execFile)(program, [String(seed), String(games)])
  const [inputs, checksum, seconds] = stdout.split(' ').map(Number) as [number, number, number]
  return { inputs, checksum, seconds }
}
