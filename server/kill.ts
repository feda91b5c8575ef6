/**
 * Kills the server under play, again and again: `node server/kill.ts [--kills 20] [--seats 200]`.
 *
 * Simulated seats, two at a table, play by random legal moves over real sockets. The server is killed with SIGKILL at a random
 * moment and started again on the same data; then every line that any page has seen and every input that was acknowledged must be
 * in the log, at its place, and every table must go on. Prints its counts; ends with 1 where something is missing.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { GAME_IDS, type GameId, rulesOf } from '../games/index.ts'
import { type Page, Person } from './client.ts'
import { start } from './main.ts'
import { Follower } from './player.ts'

const GAME = GAME_IDS[0] as GameId
const THINK_MS = 100
/** A table that has not gone on after so long is stuck. */
const STUCK_MS = 60_000

const ENV = {
  LOG_LEVEL: 'error',
  MESSAGES_PER_SECOND: '1000',
  REQUESTS_PER_SECOND: '10000',
  GUESTS_PER_MINUTE: '100000',
  SOCKETS_PER_ADDRESS: '10000',
  SOCKETS_PER_GUEST: '10000',
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface Input {
  readonly seat: number
  /** The line of this seat, from 0. */
  readonly question: number
  readonly move: string
}

/** One table and its seats. */
class Run {
  readonly pages: readonly Page[]
  readonly acknowledged: Input[] = []
  readonly #follower: Follower
  moves = 0
  over = false
  #stopped = false

  constructor(pages: readonly Page[], follower: Follower) {
    this.pages = pages
    this.#follower = follower
  }

  get id(): string {
    return this.#longest.id
  }

  get #longest(): Page {
    return this.pages.reduce((a, b) => (b.lines.length > a.lines.length ? b : a))
  }

  stop(): void {
    this.#stopped = true
  }

  /** Plays until the end. A command without an answer is sent again when the server is back: `Page` does that. */
  async play(): Promise<void> {
    while (!this.#stopped) {
      const { lines } = this.#longest
      const [seat] = this.#follower.due(lines)
      if (seat === undefined) {
        this.over = true
        return
      }
      await pause(Math.random() * THINK_MS * 2)
      const question = lines.filter((line) => String(line).startsWith(`${seat} `)).length
      const move = this.#follower.choose(lines, seat)
      const page = this.pages[seat] as Page
      const answer = await page.command({ kind: 'move', seat, question, move })
      if (answer.kind === 'refused') throw new Error(`refused: ${JSON.stringify(answer.refusal)}`)
      this.acknowledged.push({ seat, question, move })
      this.moves++
      while (page.lines.length < (answer.seq ?? 0) && !this.#stopped) await pause(5)
    }
  }

  /** What is missing in the log as the server has it now. */
  missing(log: readonly unknown[]): string[] {
    const seen = this.#longest.lines.filter((line, i) => log[i] !== line).map((line) => `seen: ${String(line)}`)
    const inputs = this.acknowledged.filter(({ seat, question, move }) => {
      const mine = log.filter((line) => String(line).startsWith(`${seat} `))
      return String(mine[question]).replace(/ [!#].*$/, '') !== `${seat} ${move}`
    })
    return [...seen, ...inputs.map(({ seat, move }) => `acknowledged: ${seat} ${move}`)]
  }
}

class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'iacta-kill-'))
  #child: ChildProcess | null = null
  #port = '0'
  base = ''

  async open(): Promise<number> {
    const began = Date.now()
    const args = [fileURLToPath(import.meta.url), 'serve', this.folder, this.#port]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    this.#child = child
    const [said] = (await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
    ])) as [Buffer]
    this.base = String(said).trim()
    this.#port = new URL(this.base).port
    return Date.now() - began
  }

  async kill(): Promise<void> {
    const child = this.#child as ChildProcess
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

/** The other role of this file: the server. */
async function serve(folder: string, port: string): Promise<void> {
  const web = join(folder, 'web')
  mkdirSync(web, { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html>')
  const place = { host: '127.0.0.1', port: Number(port), more: 0 }
  const started = await start({ folder: web, data: join(folder, 'data'), env: ENV, ...place })
  if (!started.ok) throw new Error(JSON.stringify(started.fault))
  process.stdout.write(`${started.value.local}\n`)
}

/** Two people sit down at a new table and begin. */
async function gather(base: string): Promise<Run> {
  const people = [await Person.arrive(base), await Person.arrive(base)]
  const [host] = people as [Person, Person]
  const body = { game: GAME, options: {}, seats: 2, clock: { kind: 'none' }, listed: false } as const
  const { id } = await host.must('createTable', { body })
  const pages = await Promise.all(people.map((person) => person.at(id).connect()))
  for (const [seat, page] of pages.entries()) {
    page.heard = null
    await page.done({ kind: 'sit', seat, name: `Seat ${seat}`, colour: 'blue' })
  }
  const [first] = pages as [Page, Page]
  await first.done({ kind: 'start' })
  while (!first.lines.some((line) => String(line).startsWith('throw '))) await pause(5)
  if (first.facts === null) throw new Error('not welcomed')
  return new Run(pages, new Follower(await rulesOf(GAME), first.facts))
}

/** The log of a table as a newcomer is shown it. */
async function logOf(watcher: Person, id: string): Promise<readonly unknown[]> {
  const page = watcher.at(id)
  page.heard = null
  let seq = 0
  page.onMessage = (message) => {
    if (message.kind === 'welcome') seq = message.seq
  }
  await page.connect()
  while (page.lines.length < seq) await pause(2)
  await page.leave()
  return page.lines
}

class Program {
  readonly #house = new House()
  readonly #runs: Run[] = []
  readonly #faults: string[] = []
  readonly #counts = { kills: 0, checked: 0, lines: 0, games: 0, slowestStart: 0 }

  async run(kills: number, seats: number): Promise<boolean> {
    await this.#house.open()
    for (let i = 0; i < seats / 2; i++) this.#begin(await gather(this.#house.base))
    for (let i = 0; i < kills; i++) {
      await pause(200 + Math.random() * 1000)
      await this.#round()
      console.log(`kill ${i + 1}: ${this.#told()}`)
    }
    for (const run of this.#runs) run.stop()
    await this.#house.kill()
    rmSync(this.#house.folder, { recursive: true, force: true })
    for (const fault of this.#faults.slice(0, 20)) console.log(fault)
    console.log(`${kills} kills, ${seats} seats: ${this.#told()}`)
    return this.#faults.length === 0
  }

  #begin(run: Run): void {
    this.#runs.push(run)
    run.play().catch((error: Error) => this.#faults.push(`${run.id}: ${error.message}`))
  }

  /** Kill, start, check, go on. */
  async #round(): Promise<void> {
    await this.#house.kill()
    this.#counts.kills++
    this.#counts.slowestStart = Math.max(this.#counts.slowestStart, await this.#house.open())
    const watcher = await Person.arrive(this.#house.base)
    for (const run of this.#runs) await this.#check(run, await logOf(watcher, run.id))
    const before = this.#runs.map(({ moves }) => moves)
    const playing = this.#runs.filter(({ over }) => !over)
    await Promise.all(playing.flatMap(({ pages }) => pages.map((page) => page.connect())))
    await this.#goOn(before)
    await this.#replaceFinished()
  }

  #check(run: Run, log: readonly unknown[]): void {
    for (const one of run.missing(log)) this.#faults.push(`${run.id}: missing, ${one}`)
    this.#counts.checked += run.acknowledged.length
    this.#counts.lines += log.length
  }

  async #goOn(before: readonly number[]): Promise<void> {
    const late = Date.now() + STUCK_MS
    const waiting = (): Run[] => this.#runs.filter((run, i) => !run.over && run.moves <= (before[i] ?? 0))
    while (waiting().length > 0 && Date.now() < late && this.#faults.length === 0) await pause(20)
    if (Date.now() < late) return
    for (const run of waiting()) this.#faults.push(`${run.id}: did not go on`)
  }

  /** As many tables as before are played. */
  async #replaceFinished(): Promise<void> {
    const over = this.#runs.filter((run) => run.over)
    for (const run of over) {
      this.#counts.games++
      this.#runs.splice(this.#runs.indexOf(run), 1)
      for (const page of run.pages) page.socket?.terminate()
      this.#begin(await gather(this.#house.base))
    }
  }

  #told(): string {
    const { checked, lines, games, slowestStart } = this.#counts
    const moves = this.#runs.reduce((sum, run) => sum + run.moves, 0)
    return `${this.#runs.length} tables, ${moves} moves at them, ${games} games over, ${checked} acknowledged inputs looked up, ${lines} lines read, ${this.#faults.length} faults, slowest start ${slowestStart} ms`
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '20' }, seats: { type: 'string', default: '200' } },
})
const [role, folder = '', port = '0'] = positionals
if (role === 'serve') await serve(folder, port)
else process.exit((await new Program().run(Number(values.kills), Number(values.seats))) ? 0 : 1)
