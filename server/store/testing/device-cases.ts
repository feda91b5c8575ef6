/** What any store must do with the devices that want to be told: part of cases.ts. */
import { expect, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import { LIMITS, type Store, type Write } from '../store.ts'
import { device, someone } from './sample.ts'

/** `open`: the store of the test that runs. */
export function deviceCases(open: () => Store): void {
  const commit = async (write: Write) => unwrap(await open().commit(write))

  test('a device is told for one person at a time, the last one who said so, until they say otherwise', async () => {
    const devices = async (who: string) => unwrap(await open().pushesOf(who)).map(({ endpoint }) => endpoint)
    await commit({ introduce: someone('ann') })
    await commit({ introduce: someone('bob'), push: device('phone', 'ann', { lang: 'it', created: 7 }) })
    await commit({ push: device('laptop', 'ann', { created: 9 }) })
    expect(unwrap(await open().pushesOf('ann'))).toEqual([
      device('laptop', 'ann', { created: 9 }),
      device('phone', 'ann', { lang: 'it', created: 7 }),
    ])
    await commit({ push: device('phone', 'ann', { lang: 'de', created: 11 }) })
    expect(unwrap(await open().pushesOf('ann'))[0]).toEqual(device('phone', 'ann', { lang: 'de', created: 11 }))
    await commit({ push: device('phone', 'bob', { created: 12 }) })
    expect([await devices('ann'), await devices('bob')]).toEqual([['laptop'], ['phone']])
    await commit({ unpush: { endpoint: 'phone', identity: 'ann' } })
    expect(await devices('bob')).toEqual(['phone'])
    await commit({ unpush: { endpoint: 'phone', identity: 'bob' } })
    await commit({ unpush: { endpoint: 'phone', identity: 'bob' } })
    expect([await devices('ann'), await devices('bob')]).toEqual([['laptop'], []])
    const fault = { code: 'gone', what: 'identity', id: 'eve' }
    expect(await open().commit({ push: device('tablet', 'eve') })).toEqual({ ok: false, fault })
  })

  test('of too many devices of one person the oldest go, and nobody else’s', async () => {
    await commit({ introduce: someone('bob'), push: device('bobs', 'bob', { created: 1 }) })
    await commit({ introduce: someone('ann') })
    for (let i = 0; i < LIMITS.pushes + 2; i++) await commit({ push: device(`d${i}`, 'ann', { created: 10 + i }) })
    const kept = unwrap(await open().pushesOf('ann')).map(({ endpoint }) => endpoint)
    expect(kept).toEqual(Array.from({ length: LIMITS.pushes }, (_, i) => `d${LIMITS.pushes + 1 - i}`))
    expect(unwrap(await open().pushesOf('bob'))).toHaveLength(1)
  })
}
