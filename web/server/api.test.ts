import { expect, test } from 'vitest'
import { introduced } from './api.ts'

/** A server that makes a guest of every request without a cookie, and the browser that keeps the last cookie. */
function visitor() {
  const waiting: (() => void)[] = []
  let [guests, cookie] = [0, 0]
  const send = async (url: string): Promise<Response | null> => {
    const sent = cookie
    await new Promise<void>((resolve) => waiting.push(resolve))
    if (url === 'lost') return null
    const guest = sent === 0 ? ++guests : sent
    cookie = guest
    return new Response(String(guest))
  }
  /** Answers everything that has been sent, and what is sent then. */
  const answer = async (): Promise<void> => {
    for (let rounds = 0; rounds < 5; rounds++) {
      for (const resolve of waiting.splice(0)) resolve()
      for (let i = 0; i < 10; i++) await Promise.resolve()
    }
  }
  return { send, answer, sent: () => waiting.length, guests: () => guests }
}

const textOf = async (response: Response | null): Promise<string | null> => (await response?.text()) ?? null

test('requests at the same time are of one guest', async () => {
  const { send, answer, guests } = visitor()
  const ask = introduced(send)
  const answers = Promise.all(['me', 'myTables', 'myDays'].map((url) => ask(url, {}).then(textOf)))
  await answer()
  expect(await answers).toEqual(['1', '1', '1'])
  expect(guests()).toBe(1)
})

test('after the first answer none waits for another', async () => {
  const { send, answer, sent } = visitor()
  const ask = introduced(send)
  const first = ask('me', {})
  const others = [ask('myTables', {}), ask('myDays', {})]
  expect(sent()).toBe(1)
  await answer()
  await Promise.all([first, ...others])
  const more = [ask('table', {}), ask('log', {})]
  await Promise.resolve()
  expect(sent()).toBe(2)
  await answer()
  await Promise.all(more)
})

test('where no answer comes, the next goes ahead, and nothing is sent twice', async () => {
  const { send, answer, guests } = visitor()
  const ask = introduced(send)
  const answers = Promise.all(['lost', 'myTables', 'myDays'].map((url) => ask(url, {}).then(textOf)))
  await answer()
  expect(await answers).toEqual([null, '1', '1'])
  expect(guests()).toBe(1)
})
