/**
 * A real PostgreSQL for tests: the one of `TEST_DATABASE_URL`, else one of our own. All test files of a run share it:
 * the first that asks starts a keeper, which ends when the run has ended, however that was.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { Client } from 'pg'
import { WAIT_MS } from '../../../scripts/testing/limits.ts'
import type { StoreFault } from '../store.ts'
import { startServer, whyNoServer } from './own-postgres.ts'

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
