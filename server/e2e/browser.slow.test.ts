/** In a real browser: the cookie comes by itself, the page's policy lets its own socket through, and no other. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BorrowedBrowser, borrowBrowser } from '../../scripts/testing/browser.ts'
import { createTable, TestServer } from './test-server.ts'

const testServer = new TestServer()
const other = new TestServer()
let browser: BorrowedBrowser
beforeAll(async () => {
  await Promise.all([testServer.open(), other.open()])
  browser = await borrowBrowser()
})
afterAll(async () => {
  await browser?.close()
  await Promise.all([testServer.end(), other.end()])
})

/** What the first message of the socket was, or how it ended. */
function greet(url: string): Promise<string> {
  return new Promise((resolve) => {
    try {
      const socket = new WebSocket(url)
      socket.onopen = () => socket.send('{"kind":"hello","protocol":1,"seen":0,"takebacks":0}')
      socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)).kind)
      socket.onerror = () => resolve('error')
    } catch (error) {
      resolve(String(error))
    }
  })
}

test('a page talks to its own server, and another page cannot', async () => {
  const id = await createTable(await testServer.person())
  const page = await browser.newPage()
  await page.goto(`${testServer.base}/settings`)
  expect(await page.evaluate(async () => (await fetch('/api/me')).status)).toBe(200)
  expect(await page.evaluate('document.cookie')).toBe('')
  const socket = `${testServer.base.replace('http', 'ws')}/api/tables/${id}/socket`
  expect(await page.evaluate(greet, socket)).toBe('welcome')
  const made = await page.evaluate(async () => {
    const body = '{"game":"dicy-cards","options":{},"seats":2,"clock":{"kind":"none"},"listed":false}'
    return (await fetch('/api/tables', { method: 'POST', body })).status
  })
  expect(made).toBe(200)
  // From a page of the other server the policy stops it; without a policy the server does.
  await page.goto(other.base)
  expect(await page.evaluate(greet, socket)).toBe('error')
  const free = await browser.newContext({ bypassCSP: true })
  const bare = await free.newPage()
  await bare.goto(other.base)
  expect(await bare.evaluate(greet, socket)).toBe('error')
  const status = await bare.evaluate(
    async (url) => (await fetch(`${url}/api/me`, { method: 'DELETE', mode: 'no-cors' }).catch(() => null))?.status ?? 0,
    testServer.base,
  )
  expect(status).toBe(0)
  await free.close()
})
