import { execFile, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { install } from '../scripts/install.ts'

/** What a contender of the benchmark has played: all play the same games of the run that a seed names, from its first game on. */
export interface Played {
  readonly inputs: number
  /** Of all final scores: `gameHash`, by exclusive or. */
  readonly checksum: number
}

/** FNV-1a over the final scores, begun with the game's number. */
export function gameHash(game: number, scores: readonly number[]): number {
  return scores.reduce((hash, score) => Math.imul(hash ^ score, 0x01000193), game)
}

export interface Round extends Played {
  readonly seconds: number
}

export interface Player {
  play(seed: number, games: number): Promise<Round>
  close(): void
}

/** A player, or in words why there is none here. */
export type Opened = Player | string

/** A Node process of its own, so that garbage and compiled code are not shared. `module`: relative to this folder; exports `play(seed, games)`. */
export function nodePlayer(module: string): Player {
  const child = fork(new URL('child.ts', import.meta.url), [new URL(module, import.meta.url).href], {
    env: { ...process.env, NODE_ENV: 'production' },
    // One core each: with helper threads, collections wait for a second core, and figures depend on what else runs there.
    execArgv: ['--single-threaded-gc'],
  })
  const gone = once(child, 'exit').then(() => Promise.reject(new Error(`${module} has failed`)))
  gone.catch(() => {}) // It also goes when it is closed.
  return {
    play: async (seed, games) => {
      child.send({ seed, games })
      const [round] = await Promise.race([once(child, 'message'), gone])
      return round as Round
    },
    close: () => child.kill(),
  }
}

const COMPILERS = ['cc', 'gcc', 'clang']
const FLAGS = ['-O3', '-march=native']

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** The C program, compiled for this very processor by whichever compiler is there. */
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

/** What we compare with has its own package and lock, installed here and never with the project. */
export const PEERS = new URL('peers/', import.meta.url)

export function peerPlayer(module: string): Opened {
  return installPeers() ?? nodePlayer(module)
}

/** Installs the peers unless they are. Returns null, or what went wrong. */
export function installPeers(): string | null {
  return install(PEERS)
}
