/** Two seats at one table, which play by random legal moves, each on a device of its own, and keep account of it. */
import type { OptionSpec } from '../../engine/contract.ts'
import type { Xoshiro128 } from '../../engine/dice/random.ts'
import { type AnyOptions, offeredTo } from '../../engine/options.ts'
import { questionOf } from '../../engine/table/visibility.ts'
import { GAME_IDS, type GameId, rulesOf } from '../../games/index.ts'
import type { Line } from '../../protocol/facts.ts'
import type { Refusal } from '../../protocol/refusals.ts'
import { WAIT_MS } from '../../scripts/testing/limits.ts'
import { Account } from './account.ts'
import { type Answered, type Page, Person, type Wish } from './client.ts'
import { Device, type Door, pause } from './device.ts'
import { Follower } from './player.ts'

const SEATS = 2
/** Refusals that may be retried: nothing has changed. */
const PASSING: readonly Refusal['code'][] = ['moved', 'paused', 'stopping', 'storage', 'too-fast']
/** One answer in this many is sent again under its id, and one in this many under another, as from a second device. */
const AGAIN = 8
const REQUEST_MS = 5000
const AGAIN_MS = 100

/** Games that a page can follow by their log, at its own pace. */
export async function playable(): Promise<GameId[]> {
  const rules = await Promise.all(GAME_IDS.map(async (id) => ({ id, game: await rulesOf(id) })))
  return rules.filter(({ game }) => game.hidden === undefined && game.timeUp === undefined).map(({ id }) => id)
}

/** Of all that can be agreed on in numbers the smallest: short games. */
async function short(id: GameId): Promise<AnyOptions> {
  const game = await rulesOf(id)
  const specs: readonly [string, OptionSpec][] = Object.entries(game.options)
  const least = specs.flatMap(([name, spec]) => {
    const numbers = spec.kind === 'choice' ? spec.values.filter((value) => typeof value === 'number') : []
    return numbers.length === 0 ? [] : [[name, Math.min(...numbers)] as const]
  })
  return offeredTo(game, SEATS, Object.fromEntries(least))
}

export interface Manners {
  readonly random: Xoshiro128
  readonly thinkMs: () => number
  readonly door: Door
}

export class PlayerSession {
  readonly account = new Account()
  readonly game: GameId
  readonly id: string
  over = false
  readonly #manners: Manners
  readonly #devices: readonly Device[]
  #follower: Follower | null = null
  #stopped = false
  #ids = 0

  private constructor(game: GameId, id: string, people: readonly Person[], manners: Manners) {
    this.game = game
    this.id = id
    this.#manners = manners
    this.#devices = people.map((person, seat) => new Device(person.at(id), seat, this.account, manners.door))
  }

  /** A new table; people to sit at it. */
  static async at(game: GameId, manners: Manners): Promise<PlayerSession> {
    const people = Array.from({ length: SEATS }, () => new Person(manners.door()))
    for (const person of people) await stubborn(person, manners.door, (signal) => person.call('me', { signal }))
    const [host] = people as [Person]
    const body = { game, options: await short(game), seats: SEATS, clock: { kind: 'none' }, listed: false } as const
    const { id } = await stubborn(host, manners.door, (signal) => host.call('createTable', { body, signal }))
    return new PlayerSession(game, id, people, manners)
  }

  /** Plays to the end, or until it is stopped. Rejects with what a person would complain about. */
  async play(): Promise<void> {
    const stays = this.#devices.map((device) => device.stay())
    try {
      await Promise.race([this.#whole(), ...stays])
    } finally {
      for (const device of this.#devices) void device.leave().catch(() => undefined)
    }
  }

  stop(): void {
    this.#stopped = true
  }

  get #pages(): readonly Page[] {
    return this.#devices.map(({ page }) => page)
  }

  get #lines(): readonly Line[] {
    return this.#pages.reduce((a, b) => (b.lines.length > a.lines.length ? b : a)).lines
  }

  async #whole(): Promise<void> {
    await this.#begin()
    while (!this.#stopped && !this.over) await this.#step()
  }

  async #begin(): Promise<void> {
    for (const [seat, page] of this.#pages.entries()) {
      await this.#must(page, { kind: 'sit', seat, name: `Seat ${seat}`, colour: 'blue' })
    }
    const [host] = this.#pages as readonly [Page]
    await this.#must(host, { kind: 'start' })
    const rules = await rulesOf(this.game)
    while (!this.#stopped) {
      if (host.facts?.status === 'playing') {
        this.#follower ??= new Follower(rules, host.facts)
        if (this.#follower.due(this.#lines).length > 0) return
      }
      await pause(5)
    }
  }

  async #step(): Promise<void> {
    const lines = this.#lines
    const follower = this.#follower as Follower
    const [seat] = follower.due(lines)
    if (seat === undefined) {
      this.over = follower.isOver(lines)
      return pause(5)
    }
    // A seat does not answer a question that only the other's page has shown.
    if ((this.#pages[seat]?.lines.length ?? 0) < lines.length) return pause(5)
    await pause((this.#manners.thinkMs() * this.#manners.random.below(200)) / 100)
    await this.#answer(
      seat,
      lines,
      follower.choose(lines, seat, () => this.#manners.random.below(1 << 15) / (1 << 15)),
    )
  }

  async #answer(seat: number, lines: readonly Line[], move: string): Promise<void> {
    const page = this.#pages[seat] as Page
    const question = questionOf(lines, seat)
    this.account.asks(seat, question)
    const id = `m${++this.#ids}`
    const wish: Wish = { kind: 'move', id, seat, question, move }
    const { seq = 0 } = await this.#must(page, wish)
    this.account.answered({ seat, question, move, seq })
    if (this.#sometimes()) {
      const same = await this.#insist(page, wish)
      if (same.kind !== 'done' || same.seq !== seq) this.account.countedTwice({ seat, question })
    }
    if (this.#sometimes()) {
      const other = await this.#insist(page, { ...wish, id: `${id}-again` })
      if (other.kind === 'done') this.account.countedTwice({ seat, question })
    }
    while (page.lines.length < seq && !this.#stopped) await pause(5)
  }

  #sometimes(): boolean {
    return this.#manners.random.below(AGAIN) === 0
  }

  async #must(page: Page, wish: Wish): Promise<Extract<Answered, { kind: 'done' }>> {
    const answer = await this.#insist(page, wish)
    if (answer.kind === 'refused') throw new Error(`${JSON.stringify(wish)} refused: ${JSON.stringify(answer.refusal)}`)
    return answer
  }

  /** An answer for good. A command without one is sent again when the page is back: `Page` does that. */
  async #insist(page: Page, wish: Wish): Promise<Answered> {
    for (;;) {
      const answer = await page.command(wish)
      if (answer.kind === 'done' || !PASSING.includes(answer.refusal.code)) return answer
      await pause(AGAIN_MS)
    }
  }
}

/**
 * A request until it is answered, at whichever server. One that takes too long is given up for good: its answer would come with the
 * cookie of somebody else. Then the next may take twice as long.
 */
export async function stubborn<T>(
  person: Person,
  door: Door,
  ask: (signal: AbortSignal) => Promise<{ ok: true; value: T } | { ok: false; fault: Refusal }>,
): Promise<T> {
  for (let patienceMs = REQUEST_MS; ; ) {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await ask(signal).catch(() => null)
    if (answer?.ok === true) return answer.value
    if (answer !== null && !PASSING.includes(answer.fault.code)) throw new Error(JSON.stringify(answer.fault))
    if (signal.aborted) patienceMs = Math.min(2 * patienceMs, WAIT_MS)
    await pause(AGAIN_MS)
    person.base = door()
  }
}
