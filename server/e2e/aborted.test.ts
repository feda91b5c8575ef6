/** A body that its sender breaks off is no bug of ours. */
import { expect, test } from 'vitest'
import { dial, portOf } from './raw.ts'
import { TestServer } from './test-server.ts'

test('aborted bodies leave no line in the log', async () => {
  const lines: string[] = []
  const testServer = await new TestServer({ LOG_LEVEL: 'info' }).open({ logTo: (line) => void lines.push(line) })
  try {
    for (let n = 0; n < 20; n++) {
      const socket = await dial(portOf(testServer.base))
      socket.write(
        'POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      )
      await new Promise((resolve) => setTimeout(resolve, 5))
      socket.destroy()
    }
    expect((await fetch(`${testServer.base}/api/me`)).status).toBe(200)
  } finally {
    await testServer.end()
  }
  expect(lines.filter((line) => line.includes('bug'))).toEqual([])
  expect(lines.some((line) => line.includes('started'))).toBe(true)
})
