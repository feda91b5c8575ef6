/**
 * The proof that nothing is lost: `npm run soak:faults -- [--faults 100] [--processes 3] [--seats 40] [--seed 1]
 * [--store postgres|sqlite]`.
 *
 * Simulated seats play over sockets while servers are killed with SIGKILL, stopped with SIGSTOP for a while, and cut off from their
 * database, each at random moments and several at once. Then, with all of them up, every table is played to its end, and its log
 * must have every acknowledged input once and in order and every line that was shown; no seat may have been asked what it had
 * answered; and all dice must verify. Prints its counts; ends with 1 where anything is wrong, with 2 where it cannot run.
 *
 * SQLite: one process, which is killed and stopped. PostgreSQL: that of `TEST_DATABASE_URL`, else one of its own. The seed fixes
 * which faults come, how long they last, and how seats choose; at which moment of play they meet is up to the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Xoshiro128 } from '../engine/random.ts'
import { type Outcome, verify } from '../fair/verify.ts'
import { type GameId, rulesOf } from '../games/index.ts'
import { Person } from './client.ts'
import { dropDatabase, freshDatabase } from './e2e/fleet.ts'
import { WRONGS, type Wrong } from './soak/account.ts'
import { pause } from './soak/device.ts'
import { playable, Sitting, stubborn } from './soak/sitting.ts'
import { FAULTS, type FaultKind, type Home, Sufferer } from './soak/sufferer.ts'
import { startServer, whyNoServer } from './store/postgres-testing.ts'
import { makeBuild } from './testing.ts'

const THINK_MS = 40
/** Most faults are short, some outlast every patience: of servers with each other (5 s), of pages with servers. */
const LONGEST_MS = 8000
/** Tables at which nothing was acknowledged for so long are stuck. */
const STUCK_MS = 90_000
const TOLD_MS = 10_000

interface Plan {
  readonly faults: number
  readonly processes: number
  readonly seats: number
  readonly seed: number
  readonly kinds: readonly FaultKind[]
}

class Program {
  readonly #plan: Plan
  readonly #home: Home
  readonly #random: Xoshiro128
  readonly #servers: Sufferer[] = []
  readonly #sittings: Sitting[] = []
  readonly #playing = new Set<Sitting>()
  readonly #wrongs: Wrong[] = []
  readonly #faults: Record<FaultKind, number> = { kill: 0, stop: 0, cut: 0 }
  readonly #dice = { games: 0, throws: 0, dice: 0, alone: 0 }
  #troubled = true
  #aborted = false

  constructor(plan: Plan, home: Home) {
    this.#plan = plan
    this.#home = home
    this.#random = new Xoshiro128(plan.seed)
  }

  async run(): Promise<boolean> {
    const began = Date.now()
    const ticker = setInterval(() => console.log(`${seconds(began)} s: ${this.#played()}`), TOLD_MS)
    try {
      const starts = Array.from({ length: this.#plan.processes }, () => Sufferer.start(this.#home))
      this.#servers.push(...(await Promise.all(starts)))
      await this.#play()
      for (const sitting of this.#sittings) await this.#check(sitting)
    } finally {
      clearInterval(ticker)
      await Promise.all(this.#servers.map((server) => server.end()))
    }
    for (const { kind, what } of this.#wrongs.slice(0, 20)) console.log(`${kind}: ${what}`)
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
      const sitting = await Sitting.at(game, manners).catch((error: Error) => this.#wrong('stuck', error.message))
      if (sitting === undefined) return
      this.#sittings.push(sitting)
      this.#playing.add(sitting)
      await sitting.play().catch((error: Error) => this.#wrong('stuck', `${sitting.id}: ${error.message}`))
      this.#playing.delete(sitting)
      // Where one game could not be played, a thousand more would say no more.
      if (!sitting.over) return
    } while (this.#troubled)
  }

  #door(): string {
    return this.#servers[Math.floor(Math.random() * this.#servers.length)]?.base ?? ''
  }

  async #trouble(server: Sufferer, random: Xoshiro128): Promise<void> {
    const { kinds, faults } = this.#plan
    while (this.#suffered < faults) {
      const kind = kinds[random.below(kinds.length)] as FaultKind
      this.#faults[kind]++
      await pause(100 + random.below(1400))
      await server.suffer(kind, 20 + LONGEST_MS * (random.below(1000) / 1000) ** 4)
    }
  }

  get #suffered(): number {
    return this.#faults.kill + this.#faults.stop + this.#faults.cut
  }

  get #inputs(): number {
    return this.#sittings.reduce((sum, { account }) => sum + account.acknowledged.length, 0)
  }

  /** Ends when nothing goes on any more. */
  async #stuck(): Promise<void> {
    let [inputs, moved] = [this.#inputs, Date.now()]
    while (!this.#aborted && Date.now() - moved < STUCK_MS) {
      await pause(500)
      if (this.#inputs > inputs) [inputs, moved] = [this.#inputs, Date.now()]
    }
    for (const sitting of this.#playing) sitting.stop()
  }

  async #check(sitting: Sitting): Promise<void> {
    const { id, account, over, game } = sitting
    if (!over) return this.#wrong('stuck', `${id}: not over after ${account.acknowledged.length} inputs`)
    const watcher = new Person(this.#door())
    const text = await stubborn(
      watcher,
      () => this.#door(),
      () => watcher.call('log', { part: id }),
    )
    const [, ...lines] = text.trimEnd().split('\n')
    for (const { kind, what } of account.audit(lines, true)) this.#wrong(kind, `${id}: ${what}`)
    const memory = account.commit === null ? null : { commit: account.commit, bytes: [] }
    this.#judge(id, verify(await rulesOf(game), text, memory))
  }

  #judge(id: string, outcome: Outcome): void {
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
  }

  #played(): string {
    const faults = FAULTS.map((kind) => `${this.#faults[kind]} ${kind}s`).join(', ')
    const over = this.#sittings.filter((sitting) => sitting.over).length
    return `${this.#suffered} faults (${faults}); ${over} of ${this.#sittings.length} games over, ${this.#inputs} inputs acknowledged`
  }

  #told(): string {
    const counts = WRONGS.map((kind) => `${this.#wrongs.filter((wrong) => wrong.kind === kind).length} ${kind}`)
    const { games, throws, dice, alone } = this.#dice
    const unfinished = this.#sittings.filter((sitting) => !sitting.over).length
    return [
      this.#played(),
      `${counts.join(', ')}, ${unfinished} unfinished`,
      `dice: ${games} games verified (${throws} throws of ${dice} dice), ${alone} by the server's secret alone`,
    ].join('\n')
  }
}

const seconds = (since: number): number => Math.round((Date.now() - since) / 1000)

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
    return await new Program(plan, { database, data: '', web }).run()
  } finally {
    await dropDatabase(server, database)
    await own?.drop()
  }
}

async function onSqlite(plan: Plan, web: string): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), 'iacta-faults-'))
  try {
    return await new Program({ ...plan, processes: 1, kinds: ['kill', 'stop'] }, { database: null, data, web }).run()
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '100' },
    processes: { type: 'string', default: '3' },
    seats: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', default: 'postgres' },
  },
})
const plan: Plan = {
  faults: Number(values.faults),
  processes: Number(values.processes),
  seats: Number(values.seats),
  seed: Number(values.seed),
  kinds: FAULTS,
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const web = makeBuild()
const well = await (values.store === 'sqlite' ? onSqlite(plan, web) : onPostgres(plan, web))
rmSync(dirname(web), { recursive: true, force: true })
process.exit(well ? 0 : 1)
