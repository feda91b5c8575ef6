/**
 * For tests: a player who races over a real socket, as a page does: tracks the server's clock, waits for the reveal, reacts, sends the
 * time.
 */

import { SyncedClock } from '../../../protocol/clock-sync.ts'
import type { RaceFacts } from '../../../protocol/race.ts'
import type { ServerMessage, ServerMessageOf } from '../../../protocol/server.ts'
import type { Page } from '../../soak/client.ts'

/** Round trips before it is ready for the first time. */
const TRIPS = 8
/** As pages do: ms until the copy of a grab goes over the spare line. */
const COPY_AFTER = 10

/** After a grab that was too early. */
const AGAIN_MS = 500

export class Racer {
  readonly page: Page
  readonly seat: number
  /** What it wants, in each race; null: nothing. */
  readonly wants: () => string | null
  /** How long it takes, ms after the show. */
  readonly reacts: () => number | Promise<number>
  /** What it says, instead of the truth. */
  readonly says: (at: number) => number
  readonly late: ServerMessageOf<'late'>[] = []
  readonly answers: ServerMessage[] = []
  /** The longest round trip, in ms: the server's clock is known to half of it. */
  trip = 0
  /** A second line of the same person. */
  spare: Page | null = null
  readonly #clock = new SyncedClock()
  #pings = 1000
  #grabs = 0
  #sent = new Map<number, number>()
  #left = TRIPS
  #ready: (() => void) | null = null

  constructor(
    page: Page,
    seat: number,
    { wants, reacts, says = (at) => at }: Pick<Racer, 'wants' | 'reacts'> & Partial<Pick<Racer, 'says'>>,
  ) {
    this.page = page
    this.seat = seat
    this.wants = wants
    this.reacts = reacts
    this.says = says
    page.onMessage = (message) => this.#hear(message)
  }

  /** The clock is set. */
  ready(trips = TRIPS): Promise<void> {
    return new Promise((resolve) => {
      this.#ready = resolve
      this.#left = trips
      this.#ping()
    })
  }

  #ping(): void {
    const n = ++this.#pings
    this.#sent.set(n, performance.now())
    this.page.send({ kind: 'ping', n })
  }

  /** All of it has been seen here. */
  async read(): Promise<void> {
    await this.page.command({ kind: 'read', line: this.page.lines.length })
  }

  #hear(message: ServerMessage): void {
    if (message.kind === 'pong') this.#pong(message)
    if (message.kind === 'late') this.late.push(message)
    if (message.kind === 'lines' && message.show !== undefined) this.#show(message.from, message.show)
  }

  #pong({ n, now }: ServerMessageOf<'pong'>): void {
    const sent = this.#sent.get(n)
    if (sent === undefined) return
    this.#sent.delete(n)
    const heard = performance.now()
    this.trip = Math.max(this.trip, heard - sent)
    this.#clock.add(sent, heard, now)
    if (--this.#left > 0) this.#ping()
    else this.#ready?.()
  }

  #show(line: RaceFacts['line'], show: number): void {
    const due = this.#clock.own(show) ?? 0
    setTimeout(() => void this.#act(line, performance.now()), Math.max(0, due - performance.now()))
  }

  async #act(line: number, since: number): Promise<void> {
    const move = this.wants()
    if (move === null) return
    setTimeout(() => void this.#grab(line, since, move), await this.reacts())
  }

  /** Tries again when it was too early, as a person does: on a busy machine the clock of a racer can be off by its waits. */
  async #grab(line: number, since: number, move: string): Promise<void> {
    const at = this.says(Math.round(performance.now() - since))
    const id = `g${line}-${this.seat}-${++this.#grabs}`
    const grab = { kind: 'move', id, seat: this.seat, question: 0, move, race: { line, at } } as const
    setTimeout(() => this.spare?.send(grab), COPY_AFTER)
    const answer = await this.page.command(grab)
    const isTooEarly =
      answer.kind === 'refused' && (answer.refusal.code === 'early' || answer.refusal.code === 'locked')
    if (isTooEarly) setTimeout(() => void this.#grab(line, since, move), AGAIN_MS)
    else this.answers.push(answer)
  }
}
