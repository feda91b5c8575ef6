/** An echo server, by TLS and in the clear, in a process of its own. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { CERT, KEY } from '../../server/testing.ts'
import { answer, usageAsks } from './child.ts'

function echo(socket: Socket): void {
  socket.setNoDelay(true)
  socket.on('error', () => socket.destroy())
  socket.pipe(socket)
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const asks = {
  ...usageAsks,
  listen: async (): Promise<{ tls: number; plain: number }> => ({
    tls: await portOf(createTlsServer({ cert: CERT, key: KEY }, echo)),
    plain: await portOf(createServer(echo)),
  }),
}

export type EchoAsks = typeof asks

answer(asks)
