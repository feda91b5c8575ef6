import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pack, unpack } from './game-link.ts'

const LOG = `iacta 1 dicy-cards/1 seats=2\n${Array.from({ length: 200 }, (_, i) => `throw ${(i % 6) + 1} ${((7 * i) % 6) + 1}`).join('\n')}\n`

test('a game and its step come out as they went in, in an address', async () => {
  const packed = await pack({ log: LOG, at: 17 })
  expect(packed).toMatch(/^[\w-]+\.17$/)
  expect((packed ?? LOG).length).toBeLessThan(LOG.length / 2)
  expect(await unpack(packed ?? '')).toEqual({ log: LOG, at: 17 })
})

test('names in any script survive', async () => {
  const log = 'iacta 1 x/1\n# Zoë, Łukasz, 朝子, 🎲\n'
  expect(await unpack((await pack({ log, at: 0 })) ?? '')).toEqual({ log, at: 0 })
})

test('names come with the game, cleaned; what is no list of names is left out', async () => {
  const names = ['Zoë', '朝子 🎲']
  expect(await unpack((await pack({ log: LOG, at: 3, names })) ?? '')).toEqual({ log: LOG, at: 3, names })
  const long = (await pack({ log: LOG, at: 0, names: ['x'.repeat(90)] })) ?? ''
  expect((await unpack(long))?.names?.[0]).toHaveLength(24)
  const forged = (await pack({ log: `${LOG}\u0000{"a":1}`, at: 0 })) ?? ''
  expect(await unpack(forged)).toEqual({ log: LOG, at: 0 })
})

test('without a step it is the beginning', async () => {
  const packed = (await pack({ log: LOG, at: 5 })) ?? ''
  expect((await unpack(packed.replace(/\..*/, '')))?.at).toBe(0)
})

describe('what is not a game in an address is none', () => {
  test.each(['', '.', 'abc', 'a b', '%%%', 'Zm9v.1234567', '=='])('%o', async (text) =>
    expect(await unpack(text)).toBeNull(),
  )

  test('cut short on its way', async () => {
    const packed = ((await pack({ log: LOG, at: 0 })) ?? '').replace(/\..*/, '')
    expect(await unpack(packed.slice(0, packed.length / 2))).toBeNull()
  })

  test('one that swells beyond measure', async () => {
    const bomb = deflateRawSync(Buffer.alloc(2 ** 21, 'a')).toString('base64url')
    expect(bomb.length).toBeLessThan(16_000)
    expect(await unpack(bomb)).toBeNull()
  })
})

test('too long for an address', async () => {
  let seed = 1
  const noise = Array.from({ length: 40_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (seed % 90))
  }).join('')
  expect(await pack({ log: noise, at: 0 })).toBeNull()
})
