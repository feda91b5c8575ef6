/** A page that reconnects by itself through all server faults: as people's do, but sooner. */
import type { CloseReason } from '../../protocol/protocol.ts'
import type { Account } from './account.ts'
import type { Page } from './client.ts'

/** The address of a server, at random; it may be dead. */
export type Door = () => string

/** A line on which nothing is heard for so long is broken. */
const SILENT_MS = 3000
const PING_MS = 500
const CONNECT_MS = 3000
const AGAIN_MS = 200
/** A device that finds no way to a table for so long never will. */
const LOST_MS = 120_000

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
    let here = Date.now()
    while (!this.#gone) {
      if (await this.#come()) here = Date.now()
      const reason = await this.page.closed()
      if (!USUAL.includes(reason)) throw new Error(`sent away: ${reason}`)
      if (Date.now() - here > LOST_MS) throw new Error('no way to the table')
      if (!this.#gone) await pause(Math.random() * AGAIN_MS)
    }
  }

  /** Whether it was welcomed. If so, it stays until the line breaks. */
  async #come(): Promise<boolean> {
    this.page.person.base = this.#door()
    this.#due = Math.max(this.page.lines.length, this.#account.keptFor(this.#seat))
    const late = setTimeout(() => this.page.socket?.terminate(), CONNECT_MS)
    try {
      await this.page.connect()
    } catch {
      return false
    } finally {
      clearTimeout(late)
    }
    const beat = setInterval(() => this.#listen(), PING_MS)
    await this.page.closed()
    clearInterval(beat)
    return true
  }

  #listen(): void {
    if (Date.now() - this.#heard > SILENT_MS) this.page.socket?.terminate()
    else this.page.send({ kind: 'ping', n: 0 })
  }
}
