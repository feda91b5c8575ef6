/** Several servers, each in a process of its own, on one PostgreSQL database: for tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { WAIT_MS } from '../../scripts/testing/limits.ts'
import type { Page } from '../soak/client.ts'
import { joined } from '../store/testing/joined.ts'
import { ask } from '../store/testing/postgres.ts'
import { followerOf, GENEROUS } from './test-server.ts'

const PROGRAM = fileURLToPath(new URL('child.ts', import.meta.url))

/** An empty database on this server. */
export async function freshDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await ask(url, `CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

export async function dropDatabase(url: string, own: string): Promise<void> {
  await ask(url, `DROP DATABASE IF EXISTS ${new URL(own).pathname.slice(1)} WITH (FORCE)`)
}

/** For tests in which no process dies: one that a busy machine holds up is not taken for dead. */
export const PATIENT = { PATIENCE_MS: String(WAIT_MS) }

export class Server {
  readonly #child: ChildProcess
  readonly base: string

  private constructor(child: ChildProcess, base: string) {
    this.#child = child
    this.base = base
  }

  static async start(database: string, env: Record<string, string> = {}): Promise<Server> {
    const child = spawn(process.execPath, [PROGRAM], {
      env: { ...process.env, ...GENEROUS, PORT: '', HOST: '', DATABASE_URL: database, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a server ended with ${code}`)))
    const [said] = await Promise.race([once(child.stdout, 'data'), ended])
    ended.catch(() => undefined)
    const base = String(said).trim()
    if (!base.startsWith('http')) throw new Error(base)
    return new Server(child, base)
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  /** However it is: also one that was stopped. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill(signal)
    await ended
  }

  async isWell(): Promise<boolean> {
    return (await fetch(`${this.base}/healthz`)).ok
  }
}

/** The way to a database, which can be cut. */
export class Bridge {
  readonly #server: NetServer
  readonly #sockets = new Set<Socket>()
  #isCut = false

  private constructor(target: URL) {
    this.#server = createServer((near) => {
      if (this.#isCut) return void near.destroy()
      near.pipe(joined(near, target, this.#sockets)).pipe(near)
    })
  }

  /** Gives it, and the address at its near end. */
  static async to(database: string): Promise<{ readonly bridge: Bridge; readonly url: string }> {
    const url = new URL(database)
    const bridge = new Bridge(new URL(database))
    bridge.#server.listen(0, '127.0.0.1')
    await once(bridge.#server, 'listening')
    url.host = `127.0.0.1:${(bridge.#server.address() as AddressInfo).port}`
    return { bridge, url: url.href }
  }

  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  mend(): void {
    this.#isCut = false
  }

  close(): void {
    this.cut()
    this.#server.close()
  }
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** The page of this person goes on at another process. */
export async function goTo(page: Page, { base }: Server): Promise<void> {
  page.person.base = base
  await page.connect()
}

/** Makes `moves` moves by the seats that are asked. Returns the acknowledged ones. */
export async function playOn(pages: readonly Page[], moves: number): Promise<string[]> {
  const follower = await followerOf(pages[0] as Page)
  const done: string[] = []
  for (let i = 0; i < moves; i++) {
    const longest = pages.reduce((a, b) => (b.lines.length > a.lines.length ? b : a))
    const [seat] = follower.due(longest.lines)
    if (seat === undefined) return done
    const page = pages[seat] as Page
    await until(() => page.lines.length >= longest.lines.length)
    const move = follower.choose(page.lines, seat)
    const answer = await page.move(seat, move)
    if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.refusal))
    done.push(`${seat} ${move}`)
    await until(() => pages.every((one) => one.lines.length >= (answer.seq ?? 0)))
  }
  return done
}

/** The moves of people in a log, in order. */
export function movesIn(lines: readonly unknown[]): string[] {
  return lines.map(String).filter((line) => /^\d+ /.test(line) && !/[!#]/.test(line))
}
