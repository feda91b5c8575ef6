import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf } from './page-socket.ts'

test('every text arrives as it was, whatever its length and letters, several in one write too', async () => {
  const texts = ['', 'a', 'è', '🎲'.repeat(40), ...[125, 126, 127, 65_535, 65_536].map((length) => 'x'.repeat(length))]
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, wire: Duplex, head) =>
    sockets.handleUpgrade(request, wire, head, () => {
      for (const text of texts) wire.write(frameOf(text), 'latin1')
      wire.write(texts.map(frameOf).join(''), 'latin1')
      wire.write(frameOf('end') + frameOf('end'), 'latin1')
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const heard: string[] = []
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('message', (data, isBinary) => {
      heard.push(isBinary ? 'binary' : String(data))
      if (heard.slice(-2).join() === 'end,end') resolve()
    })
  })
  client.terminate()
  server.close()
  expect(heard).toEqual([...texts, ...texts, 'end', 'end'])
})
