/** A process of this bench, which is asked one thing after the other. */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export type Asks = { readonly [name: string]: (given: never) => unknown }

interface Asked {
  readonly name: string
  readonly given: unknown
}

/** In that process: what it can be asked. */
export function answer(asks: Asks): void {
  process.on('message', async ({ name, given }: Asked) => {
    const value = await asks[name]?.(given as never)
    process.send?.({ value: value ?? null })
  })
  // The parent has gone, for any reason.
  process.on('disconnect', () => process.exit())
}

export class Child<Known extends Asks> {
  readonly #process: ReturnType<typeof fork>
  readonly #gone: Promise<never>

  /** `module`: relative to this folder. */
  constructor(module: string, args: readonly string[] = []) {
    this.#process = fork(new URL(module, import.meta.url), args, {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--expose-gc'],
    })
    this.#gone = once(this.#process, 'exit').then(() => Promise.reject(new Error(`${module} has failed`)))
    this.#gone.catch(() => {}) // It also goes when it is closed.
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  async ask<Name extends keyof Known & string>(
    name: Name,
    ...[given]: Parameters<Known[Name]>
  ): Promise<Awaited<ReturnType<Known[Name]>>> {
    const answered = once(this.#process, 'message')
    this.#process.send({ name, given })
    const [{ value }] = await Promise.race([answered, this.#gone])
    return value
  }

  async close(): Promise<void> {
    const ended = this.#gone.catch(() => {})
    this.#process.kill('SIGKILL')
    await ended
  }
}

/** What a server's process has used so far. */
export interface Usage {
  /** Of all threads, in ms. */
  readonly cpu: number
  /** In bytes. */
  readonly rss: number
  /** What JavaScript holds, and what it holds outside of its heap. */
  readonly heap: number
}

/** Both servers answer these. */
export const usageAsks = {
  usage: (): Usage => {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed, external } = process.memoryUsage()
    return { cpu: (user + system) / 1000, rss, heap: heapUsed + external }
  },
  /** Collects garbage, also objects that are freed only when the program is idle. */
  collect: async (): Promise<void> => {
    for (let i = 0; i < 4; i++) {
      globalThis.gc?.()
      await pause(50)
    }
  },
}
