/** The thread that computes materials. A bundle may put this file anywhere, so it starts itself. */
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
import { loadGame } from '../../games/index.ts'

export interface Ask {
  readonly id: number
  readonly game: string
  readonly rules: number
  readonly name: string
}

/** `ms`: the processor time it took. */
export type Told = { readonly id: number; readonly ms: number } & (
  | { readonly made: unknown }
  | { readonly failed: string }
)

export interface Thread {
  ask(ask: Ask): void
  end(): void
}

/** `told` for each answer; `ended` once, when the thread dies by itself. */
export type Hire = (told: (told: Told) => void, ended: (why: string) => void) => Thread

const ROLE = 'iacta materials'

export const hire: Hire = (told, ended) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { role: ROLE } })
  worker.on('message', told)
  worker.on('error', (error) => ended(String(error)))
  worker.on('exit', (code) => ended(`exit ${code}`))
  worker.unref()
  return { ask: (ask) => worker.postMessage(ask), end: () => void worker.terminate() }
}

if (parentPort !== null && workerData?.role === ROLE) serve(parentPort)

function serve(port: MessagePort): void {
  port.on('message', async ({ id, game: gameId, rules, name }: Ask) => {
    const game = await loadGame(gameId, rules)
    const before = process.threadCpuUsage()
    const told = attempt(() => {
      if (game?.material === undefined) throw new Error(`${gameId}/${rules} has no material`)
      return game.material.make(name)
    })
    const { user, system } = process.threadCpuUsage(before)
    port.postMessage({ id, ms: (user + system) / 1000, ...told })
  })
}

function attempt(make: () => unknown): { readonly made: unknown } | { readonly failed: string } {
  try {
    return { made: make() }
  } catch (error) {
    return { failed: String(error) }
  }
}
