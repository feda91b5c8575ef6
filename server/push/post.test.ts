import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { WAIT_MS } from '../../scripts/testing/limits.ts'
import { memoryStore } from '../tables/testing/table.ts'
import { isPoint, openKeys, type VapidKeys } from './keys.ts'
import { Poster } from './post.ts'
import { claimsOf, type FakeDevice, PushService, type Received } from './testing.ts'

let service: PushService
let keys: VapidKeys
let poster: Poster

const posterOf = (loopback: boolean, timeoutMs = WAIT_MS): Poster =>
  new Poster({ keys, contact: 'https://dice.example', loopback, timeoutMs })

beforeEach(async () => {
  service = await PushService.open()
  keys = unwrap(await openKeys(memoryStore()))
  poster = posterOf(true)
})
afterEach(async () => {
  poster.stop()
  await service.close()
})

const letterTo = (device: FakeDevice, endpoint = device.endpoint) => ({
  to: { endpoint, identity: 'ann', ...device.body.keys, lang: 'en', created: 1 },
  text: 'It is your turn 😀',
  ttl: 77,
  urgency: 'high' as const,
  topic: 'k3j7qm2xw5tbn4ra',
})

test('a message is encrypted for the device and signed by the server', async () => {
  const device = service.device()
  expect(await poster.post(letterTo(device))).toEqual({ kind: 'answered', status: 201, retryAfter: 0 })
  const [message] = service.received as [Received]
  expect(device.open(message)).toBe('It is your turn 😀')
  expect(message.headers).toMatchObject({ ttl: '77', urgency: 'high', topic: 'k3j7qm2xw5tbn4ra' })
  expect(claimsOf(message, keys.publicKey)).toMatchObject({ aud: service.origin, sub: 'https://dice.example' })
  expect(message.body.includes('turn')).toBe(false)
})

test('a message that was tampered with is none', async () => {
  const device = service.device()
  await poster.post(letterTo(device))
  const [message] = service.received as [Received]
  const body = Buffer.from(message.body)
  body[body.length - 20] = (body[body.length - 20] as number) ^ 1
  expect(() => device.open({ ...message, body })).toThrow()
})

test('how long to wait is read where it is said in seconds', async () => {
  service.replies = [
    { status: 429, retryAfter: '120' },
    { status: 503, retryAfter: 'Wed, 21 Oct 2026 07:28:00 GMT' },
    { status: 503, retryAfter: '-5' },
  ]
  const device = service.device()
  const waits = []
  for (let n = 0; n < 3; n++) waits.push(await poster.post(letterTo(device)))
  expect(waits).toEqual([
    { kind: 'answered', status: 429, retryAfter: 120_000 },
    { kind: 'answered', status: 503, retryAfter: 0 },
    { kind: 'answered', status: 503, retryAfter: 0 },
  ])
})

test('it does not go where it is sent on to', async () => {
  const [device, elsewhere] = [service.device(), service.device()]
  service.replies = [elsewhere.endpoint]
  expect(await poster.post(letterTo(device))).toMatchObject({ status: 307 })
  expect(service.received).toHaveLength(1)
})

test('nobody there, or nobody who answers, is silence', async () => {
  const mute = createServer((socket) => socket.on('error', () => undefined).resume())
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const { port } = mute.address() as AddressInfo
  const hasty = posterOf(true, 50)
  const device = service.device()
  expect(await hasty.post(letterTo(device, `http://127.0.0.1:${port}/x`))).toEqual({ kind: 'silent' })
  hasty.stop()
  await new Promise((resolve) => mute.close(resolve))
  expect(await poster.post(letterTo(device, `http://127.0.0.1:${port}/x`))).toEqual({ kind: 'silent' })
})

test('what was kept before is looked at again: nothing goes inside', async () => {
  const strict = posterOf(false)
  const device = service.device()
  for (const endpoint of [device.endpoint, 'https://localhost/x', 'https://10.0.0.1/x']) {
    expect(await strict.post(letterTo(device, endpoint))).toEqual({ kind: 'forbidden' })
  }
  strict.stop()
  expect(service.received).toEqual([])
})

test('who stops waits for nobody', async () => {
  const mute = createServer((socket) => socket.on('error', () => undefined).resume())
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const { port } = mute.address() as AddressInfo
  const posted = poster.post(letterTo(service.device(), `http://127.0.0.1:${port}/x`))
  await new Promise<void>((resolve) => mute.once('connection', () => resolve()))
  poster.stop()
  expect(await posted).toEqual({ kind: 'silent' })
  await new Promise((resolve) => mute.close(resolve))
})

test('keys are made once, and are what browsers want', async () => {
  const store = memoryStore()
  const [first, second] = [unwrap(await openKeys(store)), unwrap(await openKeys(store))]
  expect(first).toEqual(second)
  expect(isPoint(first.publicKey)).toBe(true)
  expect(Buffer.from(first.privateKey, 'base64url')).toHaveLength(32)
  expect(first.privateKey).not.toBe(keys.privateKey)
  expect(isPoint(`B${'A'.repeat(86)}`)).toBe(false)
})
