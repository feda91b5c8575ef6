/** New endpoints: resolved when they are given, and few in an hour. */
import { expect, test } from 'vitest'
import { someone } from '../store/testing/sample.ts'
import { memoryStore } from '../tables/testing/store.ts'
import { Devices } from './devices.ts'
import { FakeDevice } from './testing.ts'

async function open() {
  const store = memoryStore()
  await store.commit({ introduce: someone('ann') })
  const asked: string[] = []
  const resolves = async (host: string): Promise<boolean> => {
    asked.push(host)
    return !host.startsWith('inside')
  }
  const devices = new Devices({ store, key: 'key', loopback: false, resolves })
  const { keys } = new FakeDevice('https://push.example/x', 'en').body
  const add = async (host: string, now = 0) => {
    const added = await devices.add('ann', { endpoint: `https://${host}/x`, keys, lang: 'en' }, now)
    return added.ok ? 'kept' : added.fault.code
  }
  return { add, asked, store }
}

test('a name that leads inside is refused when it is given', async () => {
  const { add, store } = await open()
  expect([await add('inside.example'), await add('push.example')]).toEqual(['bad-endpoint', 'kept'])
  const kept = await store.pushesOf('ann')
  expect(kept.ok && kept.value.map(({ endpoint }) => endpoint)).toEqual(['https://push.example/x'])
})

test('five new ones in an hour, and nothing is resolved for more; one that is known is kept again at any time', async () => {
  const { add, asked } = await open()
  for (let n = 0; n < 5; n++) expect(await add(`p${n}.example`)).toBe('kept')
  for (let n = 5; n < 50; n++) expect(await add(`p${n}.example`)).toBe('too-fast')
  expect([await add('p0.example'), asked.length]).toEqual(['kept', 5])
  expect(await add('p5.example', 3_600_000 / 5)).toBe('kept')
})
