/** Keys of a terminal, one at a time, by name: `a`, `7`, `enter`, `left`, `ctrl-c`. */
import type { ReadStream } from 'node:tty'

const NAMES: { readonly [sequence: string]: string } = {
  '\r': 'enter',
  '\n': 'enter',
  ' ': 'space',
  '\u007f': 'backspace',
  '\b': 'backspace',
  '\u0003': 'ctrl-c',
  '\u0004': 'ctrl-c',
  '\u001b': 'escape',
  '\u001b[A': 'up',
  '\u001b[B': 'down',
  '\u001b[C': 'right',
  '\u001b[D': 'left',
  '\u001bOA': 'up',
  '\u001bOB': 'down',
  '\u001bOC': 'right',
  '\u001bOD': 'left',
}

/** Splits input into keys: several may arrive at once. */
export function readKeys(chunk: string): string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what a terminal sends
  const parts = chunk.match(/\u001b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])|[\s\S]/gu) ?? []
  return parts.map((part) => NAMES[part] ?? part.toLowerCase()).filter((key) => !key.startsWith('\u001b'))
}

/** An escape sequence that is not complete yet: on a slow line its bytes arrive one by one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what a terminal sends
const UNFINISHED = /\u001b(?:\[[0-9;]*|O)?$/

/** How long the rest of a sequence may take; then it was the Escape key. */
const PATIENCE_MS = 60

/** A queue of keys from a terminal in raw mode. */
export class Keys {
  readonly #input: ReadStream
  readonly #waiting: ((key: string) => void)[] = []
  readonly #typed: string[] = []
  #unfinished = ''
  #timer: NodeJS.Timeout | undefined
  readonly #onData = (chunk: string): void => {
    clearTimeout(this.#timer)
    const text = this.#unfinished + chunk
    this.#unfinished = UNFINISHED.exec(text)?.[0] ?? ''
    this.#take(text.slice(0, text.length - this.#unfinished.length))
    if (this.#unfinished !== '') this.#timer = setTimeout(() => this.#flush(), PATIENCE_MS)
  }

  constructor(input: ReadStream) {
    this.#input = input
    input.setRawMode(true)
    input.setEncoding('utf8')
    input.on('data', this.#onData)
    // A terminal that is gone cannot play on.
    input.once('end', () => this.#take('\u0003'))
    input.resume()
  }

  #take(text: string): void {
    for (const key of readKeys(text)) {
      const waiting = this.#waiting.shift()
      if (waiting === undefined) this.#typed.push(key)
      else waiting(key)
    }
  }

  #flush(): void {
    const text = this.#unfinished
    this.#unfinished = ''
    this.#take(text)
  }

  /** Puts a key back, to be read next. */
  push(key: string): void {
    this.#typed.unshift(key)
  }

  next(): Promise<string> {
    const typed = this.#typed.shift()
    return typed === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(typed)
  }

  /** The next key, or null when none came in time. */
  async within(ms: number): Promise<string | null> {
    const typed = this.#typed.shift()
    if (typed !== undefined) return typed
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(got), 1)
        resolve(null)
      }, ms)
      const got = (key: string): void => {
        clearTimeout(timer)
        resolve(key)
      }
      this.#waiting.push(got)
    })
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#input.off('data', this.#onData)
    this.#input.setRawMode(false)
    this.#input.pause()
  }
}
