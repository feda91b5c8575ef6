/**
 * A second line to the same table, open in races only. A message that is lost comes some 200 ms later, which is longer than others can
 * be kept waiting: so each grab is sent over both lines, and the server takes the first that arrives. It is the same command, with the
 * same id, and counts once. Nothing else is heard or said here.
 */
import type { ClientMessage } from '../../../protocol/client.ts'
import { Link, type LinkDeps, type LinkListener, type OpenWire } from './link.ts'

/** Ms between a grab and its copy: what takes one packet often takes the next one with it. */
const COPY_AFTER = 10

export interface SpareDeps extends LinkDeps {
  /** Left out: a page has only one line. */
  readonly spare?: OpenWire
}

export class Spare {
  readonly #deps: SpareDeps
  readonly #listener: LinkListener
  #link: Link | null = null

  constructor(deps: SpareDeps, listener: Pick<LinkListener, 'hello' | 'heard'>) {
    this.#deps = deps
    this.#listener = {
      hello: listener.hello,
      heard: (message) => {
        if (message.kind === 'done' || message.kind === 'refused') listener.heard(message)
      },
      changed: () => undefined,
    }
  }

  open(): void {
    const { spare: wire } = this.#deps
    if (wire === undefined || this.#link !== null) return
    this.#link = new Link({ ...this.#deps, wire }, this.#listener)
    this.#link.connect()
  }

  close(): void {
    this.#link?.close()
    this.#link = null
  }

  /** The server measures this line as it does the other. */
  ping(): void {
    this.#link?.ping()
  }

  copy(message: ClientMessage): void {
    if (this.#link === null || message.kind !== 'move' || message.race === undefined) return
    this.#deps.clock.after(COPY_AFTER, () => this.#link?.send(message))
  }
}
