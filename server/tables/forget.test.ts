import { describe, expect } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { test } from './testing/fixture.ts'
import { fileStore, lobby, openTestTables, playing, playOn } from './testing/table.ts'

describe('deleting all my data', () => {
  test('in a game: a guest without a name, played by a bot; the page is closed', async () => {
    const place = await fileStore()
    const home = await openTestTables({ store: await place.open() })
    const { id, ann, bob } = await playing(home)
    expect(unwrap(await home.tables.export('ann')).tables).toHaveLength(1)
    unwrap(await home.tables.forget('ann'))
    await home.settled()
    expect([ann.closed, bob.closed]).toEqual(['no-identity', null])
    expect(bob.table?.seats[0]).toEqual({
      kind: 'person',
      name: null,
      colour: 'blue',
      here: false,
      handed: true,
      missed: 0,
    })
    expect([bob.you.host, bob.table?.host]).toEqual([true, 1])
    await playOn([bob], 12)
    expect(bob.lines.some((line) => /^0 .* # bot$/.test(String(line)))).toBe(true)
    expect(await home.tables.export('ann')).toEqual({ ok: false, fault: { code: 'no-identity' } })
    expect(JSON.stringify(await home.store.table(id))).not.toContain('"ann"')
    await home.tables.stop()
    await home.store.close()
    place.drop()
  })

  test('in a lobby: the seat is open again, and the next person is host', async ({ home }) => {
    const { ann, bob } = await lobby(home, ['ann', 'bob'])
    ann.leave()
    unwrap(await home.tables.forget('ann'))
    await home.settled()
    expect(bob.table?.seats).toMatchObject([{ kind: 'open' }, { name: 'Bob' }])
    expect(bob.you).toEqual({ seats: [1], host: true })
  })

  test('where nobody is left, the table is closed and its dice are laid open', async ({ home, id, ann, bob }) => {
    ann.leave()
    bob.leave()
    await home.settled()
    unwrap(await home.tables.forget('ann'))
    unwrap(await home.tables.forget('bob'))
    await home.settled()
    expect(unwrap(await home.tables.facts(id, 'cat')).table.status).toBe('closed')
    expect(unwrap(await home.tables.log(id))).toMatch(/\nfair secret=[0-9a-f]{64}\n$/)
    expect(home.tables.size.tables).toBe(0)
  })

  test('somebody who only watches', async ({ home, id, ann }) => {
    const cat = await home.page(id, 'cat')
    unwrap(await home.tables.forget('cat'))
    expect([cat.closed, ann.closed]).toEqual(['no-identity', null])
  })
})
