/** For tests: a way to a server that takes its time in both directions. Every byte arrives, in order, before the end of its connection. */

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
  const server: Server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      carry(from, to, wait)
      from.on('close', () => open.delete(from))
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

/**
 * One queue and one timer for each direction. Timers of their own for each piece would overtake each other while the process is busy:
 * Node counts from the beginning of its turn, and the wait is known in the middle of it.
 */
function carry(from: Socket, to: Socket, wait: () => number): void {
  /** Null ends the connection. */
  const queue: { readonly at: number; readonly piece: Buffer | null }[] = []
  const send = (): void => {
    for (let first = queue[0]; first !== undefined; first = queue[0]) {
      const early = first.at - performance.now()
      if (early > 0) return void setTimeout(send, Math.ceil(early))
      queue.shift()
      if (first.piece === null) to.end()
      else if (to.writable) to.write(first.piece)
    }
  }
  const add = (piece: Buffer | null): void => {
    queue.push({ at: performance.now() + wait(), piece })
    if (queue.length === 1) send()
  }
  from.setNoDelay(true)
  from.on('data', add)
  from.on('end', () => add(null))
}
