/** The thread that computes materials. */
import type { MessagePort } from 'node:worker_threads'
import { loadGame } from '../../games/index.ts'
import { threadStarter } from '../process/thread.ts'

export interface MaterialRequest {
  readonly id: number
  readonly game: string
  readonly rules: number
  readonly name: string
}

/** `ms`: the processor time it took. */
export type MaterialReply = { readonly id: number; readonly ms: number } & (
  | { readonly made: unknown }
  | { readonly failed: string }
)

export const startThread = threadStarter<MaterialRequest, MaterialReply>(
  import.meta.url,
  'iacta materials',
  serve,
)(undefined)
export type StartThread = typeof startThread

function serve(port: MessagePort): void {
  port.on('message', async ({ id, game: gameId, rules, name }: MaterialRequest) => {
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
