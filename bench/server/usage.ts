/** What a server's process has used so far. */
import { setTimeout as pause } from 'node:timers/promises'

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
