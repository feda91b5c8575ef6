/** Events of the table over real sockets: to pages that read them, and to those from before. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gather, TestServer } from './test-server.ts'

const testServer = new TestServer()
beforeAll(() => testServer.open())
afterAll(() => testServer.end())

test('a page from before passes over an event and stays open; a newer one gets it as it is in the log', async () => {
  const [anna, ben] = [await testServer.person(), await testServer.person()]
  const [old] = await gather([anna, ben])
  if (old === undefined) throw new Error('no page')
  const page = anna.at(old.id)
  await page.open()
  const welcomed = page.next('welcome')
  page.send({ kind: 'hello', protocol: 2, seen: 0, takebacks: 0, events: true })
  await welcomed
  const ended = [old, page].map((one) =>
    one.until((message) => message.kind === 'facts' && message.table.status === 'closed'),
  )
  const told = [old, page].map((one) => one.until((message) => message.kind === 'lines'))
  await page.done({ kind: 'resign', seat: 0 })
  await Promise.all(ended)
  expect(await Promise.all(told)).toMatchObject([
    { lines: ['fair end resigned 0', expect.stringMatching(/^fair secret=/)] },
    { lines: ['end resigned 0', expect.stringMatching(/^fair secret=/)] },
  ])
  const log = await (
    await fetch(`${testServer.base}/api/tables/${old.id}/log`, { headers: { cookie: ben.cookie } })
  ).text()
  expect(log).toContain('\nend resigned 0\nfair secret=')
  expect(old.bye).toBeNull()
})
