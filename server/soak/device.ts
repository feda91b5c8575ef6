/** A page that reconnects by itself through all server faults: as people's do, but sooner. */
import type { CloseReason } from '../../protocol/protocol.ts'
import { WAIT_MS } from '../../scripts/testing/limits.ts'
import type { Account } from './account.ts'
import type { Page } from './client.ts'

/** The address of a server, at random; it may be dead. */
export type Door = () => string

/** A line on which nothing is heard for so long is broken. To connect takes longer on a busy machine: each try may take twice as long. */
const SILENT_MS = 3000
const PING_MS = 500
const AGAIN_MS = 200

/** After these a page comes back by itself. Null: the line broke. */
const USUAL: readonly (CloseReason | null)[] = [null, 'stopping', 'moved', 'silent', 'slow', 'storage']

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export class Device {
  readonly page: Page
  readonly #seat: number
  readonly #account: Account
  readonly #door: Door
  #heard = 0
  #due = 0
  #patienceMs = SILENT_MS
  #gone = false
  #staying: Promise<void> | null = null

  constructor(page: Page, seat: number, account: Account, door: Door) {
    this.page = page
    this.#seat = seat
    this.page.heard = null
    this.#account = account
    this.#door = door
    this.page.onMessage = (message) => {
      this.#heard = Date.now()
      this.#account.commit ??= this.page.opening?.commit ?? null
      if (message.kind === 'welcome') this.#account.welcomed(message.seq, this.#due)
      if (message.kind === 'welcome' || message.kind === 'lines') this.#account.saw(message.from, message.lines)
    }
  }

  /** Stays until it is told to leave; rejects where a page would give up. */
  stay(): Promise<void> {
    this.#staying ??= this.#stay()
    return this.#staying
  }

  async leave(): Promise<void> {
    this.#gone = true
    this.page.socket?.terminate()
    await this.#staying
  }

  async #stay(): Promise<void> {
    while (!this.#gone) {
      await this.#come()
      const reason = await this.page.closed()
      if (!USUAL.includes(reason)) throw new Error(`sent away: ${reason}`)
      if (!this.#gone) await pause(Math.random() * AGAIN_MS)
    }
  }

  /** If it is welcomed, it stays until the line breaks. */
  async #come(): Promise<void> {
    this.page.person.base = this.#door()
    this.#due = Math.max(this.page.lines.length, this.#account.keptFor(this.#seat))
    const late = setTimeout(() => {
      this.#patienceMs = Math.min(2 * this.#patienceMs, WAIT_MS)
      this.page.socket?.terminate()
    }, this.#patienceMs)
    try {
      await this.page.connect()
      this.#patienceMs = SILENT_MS
    } catch {
      return
    } finally {
      clearTimeout(late)
    }
    const beat = setInterval(() => this.#listen(), PING_MS)
    await this.page.closed()
    clearInterval(beat)
  }

  #listen(): void {
    if (Date.now() - this.#heard > SILENT_MS) this.page.socket?.terminate()
    else this.page.send({ kind: 'ping', n: 0 })
  }
}
