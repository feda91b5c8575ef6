/**
 * Kills the server under play, again and again: `node server/kill.ts [--kills 20] [--seats 200]`.
 *
 * Simulated seats, two at a table, play by random legal moves over real sockets. The server, on SQLite, is killed with SIGKILL at
 * a random moment and started again on the same data. After each time every line that any page has seen and every input that was
 * acknowledged must be in the log, at its place, and every table must go on. Prints its counts; ends with 1 where something is
 * missing. `faults.ts` does more at once, and looks when all is over.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Xoshiro128 } from '../engine/dice/random.ts'
import type { GameId } from '../games/index.ts'
import { Person } from './client.ts'
import { pause } from './soak/device.ts'
import { playable, Sitting } from './soak/sitting.ts'
import { type Home, Sufferer } from './soak/sufferer.ts'
import { makeBuild } from './testing.ts'

const THINK_MS = 100
/** A table that has not gone on after so long is stuck. */
const STUCK_MS = 60_000

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
  readonly #server: Sufferer
  readonly #sittings: Sitting[] = []
  readonly #faults: string[] = []
  readonly #counts = { checked: 0, lines: 0, games: 0, slowestStart: 0 }

  constructor(server: Sufferer) {
    this.#server = server
  }

  async run(kills: number, seats: number): Promise<boolean> {
    for (let i = 0; i < seats / 2; i++) await this.#begin()
    for (let i = 0; i < kills; i++) {
      await pause(200 + Math.random() * 1000)
      await this.#round()
      console.log(`kill ${i + 1}: ${this.#told()}`)
    }
    for (const sitting of this.#sittings) sitting.stop()
    for (const fault of this.#faults.slice(0, 20)) console.log(fault)
    console.log(`${kills} kills, ${seats} seats: ${this.#told()}`)
    return this.#faults.length === 0
  }

  async #begin(): Promise<void> {
    const [game] = (await playable()) as [GameId]
    const random = new Xoshiro128(Math.random() * 2 ** 32)
    const manners = { random, thinkMs: () => THINK_MS, door: () => this.#server.base }
    const sitting = await Sitting.at(game, manners)
    this.#sittings.push(sitting)
    sitting.play().catch((error: Error) => this.#faults.push(`${sitting.id}: ${error.message}`))
  }

  /** Kill, start, check, go on. */
  async #round(): Promise<void> {
    const began = Date.now()
    await this.#server.suffer('kill', 0)
    this.#counts.slowestStart = Math.max(this.#counts.slowestStart, Date.now() - began)
    const before = this.#sittings.map(({ account }) => account.acknowledged.length)
    const watcher = await Person.arrive(this.#server.base)
    for (const sitting of this.#sittings) await this.#check(sitting, watcher)
    await this.#goOn(before)
    await this.#replaceFinished()
  }

  async #check({ id, account }: Sitting, watcher: Person): Promise<void> {
    const known = account.copy()
    const log = await logOf(watcher, id)
    for (const { kind, what } of known.audit(log, false)) this.#faults.push(`${id}: ${kind}, ${what}`)
    this.#counts.checked += known.acknowledged.length
    this.#counts.lines += log.length
  }

  async #goOn(before: readonly number[]): Promise<void> {
    const late = Date.now() + STUCK_MS
    const waits = ({ over, account }: Sitting, i: number) => !over && account.acknowledged.length <= (before[i] ?? 0)
    while (this.#sittings.some(waits) && Date.now() < late && this.#faults.length === 0) await pause(20)
    if (Date.now() < late) return
    for (const { id } of this.#sittings.filter(waits)) this.#faults.push(`${id}: did not go on`)
  }

  /** As many tables as before are played. */
  async #replaceFinished(): Promise<void> {
    for (const sitting of this.#sittings.filter(({ over }) => over)) {
      this.#counts.games++
      this.#sittings.splice(this.#sittings.indexOf(sitting), 1)
      await this.#begin()
    }
  }

  #told(): string {
    const { checked, lines, games, slowestStart } = this.#counts
    const moves = this.#sittings.reduce((sum, { account }) => sum + account.acknowledged.length, 0)
    return `${this.#sittings.length} tables, ${moves} moves at them, ${games} games over, ${checked} acknowledged inputs looked up, ${lines} lines read, ${this.#faults.length} faults, slowest start ${slowestStart} ms`
  }
}

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, seats: { type: 'string', default: '200' } },
})
const home: Home = { database: null, data: mkdtempSync(join(tmpdir(), 'iacta-kill-')), web: makeBuild() }
const server = await Sufferer.start(home)
let well = false
try {
  well = await new Program(server).run(Number(values.kills), Number(values.seats))
} finally {
  await server.end()
  for (const folder of [home.data, dirname(home.web)]) rmSync(folder, { recursive: true, force: true })
}
process.exit(well ? 0 : 1)
