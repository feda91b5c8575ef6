/** Races and pages are tested over this way: it may take its time, and must change nothing. */
import { type AddressInfo, connect, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Xoshiro128 } from '../../../engine/dice/random.ts'
import { delayed } from './delay.ts'
import { share } from './harness.ts'

/** A busy process: turns of the event loop that take a while. */
function busy(): () => void {
  const timer = setInterval(() => {
    const from = performance.now()
    while (performance.now() - from < 8);
  }, 11)
  return () => clearInterval(timer)
}

test('every byte arrives, in order and before the end, also in a busy process', async () => {
  const random = new Xoshiro128(1)
  const pieces = Array.from({ length: 150 }, (_, i) => Buffer.from(`${i},`))
  const server = createServer(async (socket) => {
    socket.setNoDelay(true)
    for (const piece of pieces) {
      socket.write(piece)
      await pause(3 * share(random))
    }
    socket.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const way = await delayed(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => 40 + 5 * share(random))
  const rest = busy()
  onTestFinished(() => {
    rest()
    way.close()
    server.close()
  })
  const lines = Array.from({ length: 3 }, () => buffer(connect(Number(new URL(way.base).port), '127.0.0.1')))
  for (const line of lines) expect(String(await line)).toBe(pieces.join(''))
})
