/** For proxies in tests: a connection that goes on to another address. */
import { connect, type Socket } from 'node:net'

/**
 * Connects to the target and returns that end. Both ends are in `sockets` while they are open; when one closes the other is destroyed,
 * unless it is held.
 */
export function joined(client: Socket, target: URL, sockets: Set<Socket>, isHeld = (): boolean => false): Socket {
  const server = connect(Number(target.port), target.hostname)
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    sockets.add(one)
    one.on('error', () => undefined)
    one.on('close', () => {
      sockets.delete(one)
      if (!isHeld()) other.destroy()
    })
  }
  return server
}
