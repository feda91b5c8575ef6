/** For tests: a way to a server that takes its time, in both directions, without anything overtaking anything. */

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'

export interface Delay {
  /** `http://127.0.0.1:…`, in the place of the server's own. */
  readonly base: string
  close(): void
}

/** `wait`: how long the next piece takes, in ms. */
export async function delayed(base: string, wait: () => number): Promise<Delay> {
  const { hostname, port } = new URL(base)
  const open = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      carry(from, to, wait)
      from.on('close', () => {
        open.delete(from)
        setTimeout(() => to.destroy(), wait())
      })
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

function carry(from: Socket, to: Socket, wait: () => number): void {
  let free = 0
  from.setNoDelay(true)
  from.on('data', (piece) => {
    const now = performance.now()
    free = Math.max(free, now + wait())
    setTimeout(() => to.writable && to.write(piece), free - now)
  })
}
