/**
 * The proof that nothing is lost: `npm run soak:faults -- [--faults 100] [--minutes 60] [--processes 3] [--seats 40] [--seed 1]
 * [--store postgres|sqlite]`.
 *
 * Simulated seats play over sockets while servers are killed with SIGKILL, stopped with SIGSTOP for a while, and cut off from their
 * database, each at random moments and several at once. Every game that ends is checked: its log must have every acknowledged input
 * once and in order and every line that was shown; no seat may have been asked what it had answered; and all dice must verify. After
 * the last fault every table is played to its end, and all logs are read again: they must be what they were. Prints its counts as it
 * goes; ends with 1 where anything is wrong, with 2 where it cannot run. SIGINT or SIGTERM: no more faults, then as above; the second
 * one ends it at once.
 *
 * SQLite: one process, which is killed and stopped. PostgreSQL: that of `TEST_DATABASE_URL`, else one of its own. The seed fixes
 * which faults come, how long they last, and how seats choose; at which moment of play they meet is up to the machine.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Xoshiro128 } from '../../engine/dice/random.ts'
import { type VerifyResult, verify } from '../../fair/verify.ts'
import { type GameId, rulesOf } from '../../games/index.ts'
import { WAIT_MS } from '../../scripts/testing/limits.ts'
import { dropDatabase, freshDatabase } from '../e2e/fleet.ts'
import { startServer, whyNoServer } from '../store/testing/own-postgres.ts'
import { makeBuild } from '../testing.ts'
import { WRONGS, type Wrong } from './account.ts'
import { Person } from './client.ts'
import { pause } from './device.ts'
import { FAULTS, type FaultKind, FaultyProcess, type Home } from './faulty-process.ts'
import { PlayerSession, playable, stubborn } from './player-session.ts'

const THINK_MS = 40
/** No fault within this time, and until enough inputs were acknowledged since the last one: each fault meets play. */
const PEACE_MS = 600
const PEACE_INPUTS = 4
/** But not for longer than this: who has lost everything need not be spared. */
const SPARED_MS = 10_000
/** Most faults are short, some outlast every patience: of servers with each other (5 s), of pages with servers. */
const LONGEST_MS = 8000
/** One cut in this many meets a server that is also killed or stopped meanwhile. */
const BOTH = 4
const BESIDE_A_CUT: readonly FaultKind[] = ['kill', 'stop']
/** Logs that are read at the same time. */
const READERS = 8
const TOLD_MS = 10_000
const TOLD_WRONGS = 20

interface Plan {
  readonly faults: number
  readonly minutes: number
  readonly processes: number
  readonly seats: number
  readonly seed: number
  readonly kinds: readonly FaultKind[]
}

class Program {
  readonly #plan: Plan
  readonly #home: Home
  readonly #random: Xoshiro128
  readonly #servers: FaultyProcess[] = []
  readonly #sittings: PlayerSession[] = []
  readonly #playing = new Set<PlayerSession>()
  readonly #wrongs: Wrong[] = []
  readonly #faults: Record<FaultKind, number> = { kill: 0, stop: 0, cut: 0 }
  readonly #dice = { games: 0, throws: 0, dice: 0, alone: 0 }
  /** What the logs were when their games had ended, by table. */
  readonly #logs = new Map<string, string>()
  #troubled = true
  #calmed = false
  #aborted = false
  /** Inputs of those who have ended; and of all, when the last fault came. */
  #played = 0
  #struck = 0
  /** Logs that were read again. */
  #again = 0

  constructor(plan: Plan, home: Home) {
    this.#plan = plan
    this.#home = home
    this.#random = new Xoshiro128(plan.seed)
  }

  /** No more faults. */
  calm(): void {
    this.#calmed = true
  }

  async run(): Promise<boolean> {
    const began = Date.now()
    const late = setTimeout(() => this.calm(), this.#plan.minutes * 60_000)
    const ticker = setInterval(() => console.log(`${seconds(began)} s: ${this.#going()}; ${this.#found()}`), TOLD_MS)
    try {
      await FaultyProcess.warmUp(this.#home)
      const starts = Array.from({ length: this.#plan.processes }, () => FaultyProcess.start(this.#home))
      this.#servers.push(...(await Promise.all(starts)))
      await this.#play()
      await this.#readAgain()
    } finally {
      clearTimeout(late)
      clearInterval(ticker)
      await Promise.all(this.#servers.map((server) => server.end()))
    }
    console.log(`${this.#told()}\n${seconds(began)} s`)
    return this.#wrongs.length === 0
  }

  /** Everybody plays under faults; after the last one, to the end. */
  async #play(): Promise<void> {
    const games = await playable()
    const tables = this.#plan.seats / 2
    const chairs = Array.from({ length: tables }, (_, i) => this.#hold(games[i % games.length] as GameId))
    const troubles = this.#servers.map((server, i) => this.#trouble(server, new Xoshiro128(this.#plan.seed + 1 + i)))
    await Promise.all(troubles)
    this.#troubled = false
    await Promise.race([Promise.all(chairs), this.#stuck()])
    this.#aborted = true
  }

  /** One table after the other, while there are faults. */
  async #hold(game: GameId): Promise<void> {
    do {
      const random = new Xoshiro128(this.#random.next())
      const manners = { random, thinkMs: () => (this.#troubled ? THINK_MS : 0), door: () => this.#door() }
      const sitting = await PlayerSession.at(game, manners).catch((error: Error) => this.#wrong('stuck', error.message))
      if (sitting === undefined) return
      this.#sittings.push(sitting)
      this.#playing.add(sitting)
      await sitting.play().catch((error: Error) => this.#wrong('stuck', `${sitting.id}: ${error.message}`))
      this.#playing.delete(sitting)
      this.#played += sitting.account.acknowledged.length
      await this.#check(sitting)
      // Where one game could not be played, a thousand more would say no more.
      if (!sitting.over) return
    } while (this.#troubled)
  }

  #door(): string {
    return this.#servers[Math.floor(Math.random() * this.#servers.length)]?.base ?? ''
  }

  async #trouble(server: FaultyProcess, random: Xoshiro128): Promise<void> {
    while (!this.#calmed && this.#suffered < this.#plan.faults) {
      const kinds = this.#next(random)
      await pause(50 + random.below(PEACE_MS))
      await this.#goesOn()
      await Promise.all(kinds.map((kind) => server.suffer(kind, 20 + LONGEST_MS * (random.below(1000) / 1000) ** 6)))
    }
  }

  async #goesOn(): Promise<void> {
    const late = Date.now() + SPARED_MS
    while (!this.#calmed && this.#inputs < this.#struck + PEACE_INPUTS && Date.now() < late) await pause(20)
    this.#struck = this.#inputs
  }

  /** The next faults, by count: seldom two at once. */
  #next(random: Xoshiro128): readonly FaultKind[] {
    const [kind, beside] = [oneOf(this.#plan.kinds, random), oneOf(BESIDE_A_CUT, random)]
    const both = kind === 'cut' && random.below(BOTH) === 0 && this.#suffered + 1 < this.#plan.faults
    const kinds = both ? [kind, beside] : [kind]
    for (const one of kinds) this.#faults[one]++
    return kinds
  }

  get #suffered(): number {
    return this.#faults.kill + this.#faults.stop + this.#faults.cut
  }

  get #inputs(): number {
    return [...this.#playing].reduce((sum, { account }) => sum + account.acknowledged.length, this.#played)
  }

  /** Ends when nothing has been acknowledged at any table for too long. */
  async #stuck(): Promise<void> {
    let [inputs, moved] = [this.#inputs, Date.now()]
    while (!this.#aborted && Date.now() - moved < WAIT_MS) {
      await pause(500)
      if (this.#inputs > inputs) [inputs, moved] = [this.#inputs, Date.now()]
    }
    for (const sitting of this.#playing) sitting.stop()
  }

  async #check(sitting: PlayerSession): Promise<void> {
    const { id, account, over, game } = sitting
    if (!over) return this.#wrong('stuck', `${id}: not over after ${account.acknowledged.length} inputs`)
    const text = await this.#logOf(id)
    this.#logs.set(id, hashOf(text))
    const [, ...lines] = text.trimEnd().split('\n')
    for (const { kind, what } of account.audit(lines, true)) this.#wrong(kind, `${id}: ${what}`)
    const memory = account.commit === null ? null : { commit: account.commit, bytes: [] }
    this.#judge(id, verify(await rulesOf(game), text, memory))
  }

  #logOf(id: string): Promise<string> {
    const watcher = new Person(this.#door())
    const ask = (signal: AbortSignal) => watcher.call('log', { part: id, signal })
    return stubborn(watcher, () => this.#door(), ask)
  }

  /** A finished game must stay finished, through all later faults. */
  async #readAgain(): Promise<void> {
    const left = [...this.#logs]
    const read = async (): Promise<void> => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) {
        const [id, before] = one
        if (hashOf(await this.#logOf(id)) !== before) this.#wrong('changed', `${id}: the log of a game that was over`)
        this.#again++
      }
    }
    await Promise.all(Array.from({ length: READERS }, read))
  }

  #judge(id: string, outcome: VerifyResult): void {
    if (outcome.kind === 'verified' && outcome.over) {
      this.#dice.games++
      this.#dice.throws += outcome.throws
      this.#dice.dice += outcome.dice
    } else if (outcome.kind === 'nothing' && outcome.why === 'no-bytes') {
      // Legal, if no device got through while the dice were agreed on: every throw follows from the sealed secret.
      this.#dice.alone++
    } else {
      this.#wrong('bad dice', `${id}: ${JSON.stringify(outcome)}`)
    }
  }

  #wrong(kind: Wrong['kind'], what: string): undefined {
    this.#wrongs.push({ kind, what })
    if (this.#wrongs.length <= TOLD_WRONGS) console.log(`${kind}: ${what}`)
  }

  #going(): string {
    const faults = FAULTS.map((kind) => `${this.#faults[kind]} ${kind}s`).join(', ')
    const over = this.#sittings.filter((sitting) => sitting.over).length
    return `${this.#suffered} faults (${faults}); ${over} of ${this.#sittings.length} games over, ${this.#inputs} inputs acknowledged`
  }

  /** The violations so far. */
  #found(): string {
    return WRONGS.map((kind) => `${this.#wrongs.filter((wrong) => wrong.kind === kind).length} ${kind}`).join(', ')
  }

  #told(): string {
    const { games, throws, dice, alone } = this.#dice
    const unfinished = this.#sittings.filter((sitting) => !sitting.over).length
    return [
      this.#going(),
      `${this.#found()}, ${unfinished} unfinished`,
      `dice: ${games} games verified (${throws} throws of ${dice} dice), ${alone} by the server's secret alone; ${this.#again} logs read again`,
    ].join('\n')
  }
}

function oneOf<Item>(items: readonly Item[], random: Xoshiro128): Item {
  return items[random.below(items.length)] as Item
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')
const seconds = (since: number): number => Math.round((Date.now() - since) / 1000)

async function run(plan: Plan, home: Home): Promise<boolean> {
  const program = new Program(plan, home)
  let asked = 0
  const end = (): void => {
    if (asked++ > 0) process.exit(130)
    program.calm()
  }
  // Those of the PostgreSQL of our own would end it before we could.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal).on(signal, end)
  return program.run()
}

async function onPostgres(plan: Plan, web: string): Promise<boolean> {
  const given = process.env.TEST_DATABASE_URL
  const missing = given ? null : whyNoServer()
  if (missing !== null) {
    console.log(`not run: ${missing}`)
    process.exit(2)
  }
  const own = given ? null : await startServer()
  const server = given || (own?.url ?? '')
  const database = await freshDatabase(server)
  try {
    return await run(plan, { database, data: '', web })
  } finally {
    await dropDatabase(server, database)
    await own?.drop()
  }
}

async function onSqlite(plan: Plan, web: string): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), 'iacta-faults-'))
  try {
    return await run({ ...plan, processes: 1, kinds: ['kill', 'stop'] }, { database: null, data, web })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '100' },
    minutes: { type: 'string', default: '1440' },
    processes: { type: 'string', default: '3' },
    seats: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', default: 'postgres' },
  },
})
const plan: Plan = {
  faults: Number(values.faults),
  minutes: Number(values.minutes),
  processes: Number(values.processes),
  seats: Number(values.seats),
  seed: Number(values.seed),
  kinds: FAULTS,
}
const web = makeBuild()
const well = await (values.store === 'sqlite' ? onSqlite(plan, web) : onPostgres(plan, web))
rmSync(dirname(web), { recursive: true, force: true })
process.exit(well ? 0 : 1)
