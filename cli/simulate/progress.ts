/** A bar on one line of the terminal, drawn anew at most ten times a second, and wiped at the end. */
import { isatty } from 'node:tty'
import type { Io } from '../io.ts'
import type { CliText } from '../text/catalog.ts'

const EVERY_MS = 100
const BAR = 24

export interface Screen {
  readonly write: (text: string) => void
  readonly columns: number
}

/** Where no terminal is, nothing is drawn. */
export function screenOf({ err, env }: Io): Screen {
  const isShown = isatty(2) && env.TERM !== 'dumb'
  return { write: isShown ? err : () => undefined, columns: process.stderr.columns || 80 }
}

export class Progress {
  readonly #screen: Screen
  readonly #text: CliText
  readonly #games: number
  readonly #began: number
  #drawn = Number.NEGATIVE_INFINITY

  /** `now`: any clock in milliseconds, here and in `show`. */
  constructor(screen: Screen, text: CliText, games: number, now: number) {
    this.#screen = screen
    this.#text = text
    this.#games = games
    this.#began = now
  }

  show(done: number, now: number): void {
    if (now - this.#drawn < EVERY_MS) return
    this.#drawn = now
    const percent = Math.floor((100 * done) / this.#games)
    const perSecond = now === this.#began ? 0 : Math.round((1000 * done) / (now - this.#began))
    drawBar(this.#screen, done / this.#games, this.#text.simulate.progress({ percent, games: done, perSecond }))
  }

  end(): void {
    if (this.#drawn > Number.NEGATIVE_INFINITY) wipe(this.#screen)
  }
}

/** Draws over the line: how much is done, from 0 to 1, and what there is to say about it. */
export function drawBar({ write, columns }: Screen, part: number, said: string): void {
  const full = Math.floor(BAR * part)
  const line = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${said}`
  // A line that fills the last column would wrap in some terminals, and could not be drawn over.
  write(`\r${line.slice(0, columns - 1)}\u001b[K`)
}

export function wipe({ write }: Screen): void {
  write('\r\u001b[K')
}
