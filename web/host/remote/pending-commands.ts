/** Commands on their way to a server: each is answered once, however often the line breaks in between. */
import { bad, good, type Result } from '../../../engine/result.ts'
import type { ClientMessage, Command } from '../../../protocol/client.ts'
import type { Refusal } from '../../../protocol/refusals.ts'
import type { Clock } from '../clock.ts'

type Answer = Result<null, Refusal | { readonly code: 'unsent' }>

interface Waiting {
  readonly message: Command
  readonly answer: (answer: Answer) => void
  /** It is done once the log has this line here; null: the server has not answered. */
  seq: number | null
  tries: number
}

/** So often a command is sent that was too fast. */
const TRIES = 3

export class PendingCommands {
  readonly #clock: Clock
  readonly #post: (message: ClientMessage) => boolean
  readonly #waiting = new Map<string, Waiting>()
  #timers: readonly (() => void)[] = []
  /** The last line that is here. */
  #line = 0

  /** `post`: false where there is no line; what waits is sent by `again`. */
  constructor(clock: Clock, post: (message: ClientMessage) => boolean) {
    this.#clock = clock
    this.#post = post
  }

  get waiting(): number {
    return this.#waiting.size
  }

  send(message: Command): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(message.id, { message, answer: resolve, seq: null, tries: 1 })
      this.#post(message)
    })
  }

  /** After a welcome: everything without an answer, in order, with the same ids. */
  again(): void {
    for (const { message, seq } of this.#waiting.values()) if (seq === null) this.#post(message)
  }

  /** Resolved only when its lines are here, so that a question just answered is not asked again meanwhile. */
  done(id: string, seq: number): void {
    const one = this.#waiting.get(id)
    if (one === undefined) return
    one.seq = seq
    this.reached(this.#line)
  }

  /** All lines up to this one are here. */
  reached(line: number): void {
    this.#line = line
    for (const [id, one] of this.#waiting) if (one.seq !== null && one.seq <= line) this.#settle(id, good(null))
  }

  refused(id: string, refusal: Refusal): void {
    const one = this.#waiting.get(id)
    if (one === undefined || refusal.code === 'stopping' || refusal.code === 'moved') return
    if (refusal.code === 'too-fast' && one.tries < TRIES) this.#later(one, refusal.wait)
    else this.#settle(id, bad(refusal))
  }

  #later(one: Waiting, wait: number): void {
    one.tries++
    const again = (): void => {
      if (this.#waiting.has(one.message.id)) this.#post(one.message)
    }
    this.#timers = [...this.#timers, this.#clock.after(wait, again)]
  }

  close(): void {
    for (const stop of this.#timers) stop()
    for (const id of [...this.#waiting.keys()]) this.#settle(id, bad({ code: 'unsent' }))
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.answer(answer)
    this.#waiting.delete(id)
  }
}
