/** The data folder: private, one server at a time, and not served where it is damaged. */
import { chmodSync, closeSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { testFolder } from '../../scripts/testing/folder.ts'
import { check } from '../check.ts'
import { type Data, openData } from './open.ts'
import { someone } from './testing/sample.ts'

const open: Data[] = []
afterEach(async () => {
  for (const data of open.splice(0)) await data.close()
})

async function opened(data: string): Promise<Data> {
  const found = unwrap(await openData({ data, database: null }))
  open.push(found)
  return found
}

test('in a folder that others can read its files are private', async ({ skip }) => {
  skip(process.platform === 'win32', 'Windows has other rights')
  const data = testFolder()
  chmodSync(data, 0o755)
  const { store } = await opened(data)
  await store.commit({ introduce: someone('ann') })
  const modes = readdirSync(data)
    .filter((name) => name.startsWith('iacta.db'))
    .map((name) => [name, (statSync(join(data, name)).mode & 0o777).toString(8)])
  expect(modes).toEqual([
    ['iacta.db', '600'],
    ['iacta.db-shm', '600'],
    ['iacta.db-wal', '600'],
  ])
})

test('a second server that was let in by deleting the lock is the only one that writes', async () => {
  const data = testFolder()
  const first = await opened(data)
  expect((await first.store.commit({ introduce: someone('ann') })).ok).toBe(true)
  expect(await openData({ data, database: null })).toMatchObject({ ok: false, fault: { code: 'in-use' } })
  rmSync(join(data, 'lock'))
  const second = await opened(data)
  expect(await first.store.commit({ introduce: someone('bob') })).toEqual({ ok: false, fault: { code: 'closed' } })
  expect((await second.store.commit({ introduce: someone('cat') })).ok).toBe(true)
})

test('overwritten pages are told at the start and by a check, and nothing is served', async () => {
  const data = testFolder()
  const { store } = await opened(data)
  expect(check({ data, env: {} })).toEqual({ ok: true, value: { folder: data, tables: 0, findings: [] } })
  for (let n = 0; n < 2000; n++) await store.commit({ introduce: someone(`guest-${n}`, { name: 'x'.repeat(50) }) })
  await open.splice(0)[0]?.close()
  const file = openSync(join(data, 'iacta.db'), 'r+')
  for (let page = 5; page < 25; page++) writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, page * 4096)
  closeSync(file)
  const checked = check({ data, env: {} })
  expect(checked.ok && checked.value.findings.length).toBeGreaterThan(0)
  const found = await openData({ data, database: null })
  expect(found).toMatchObject({ ok: false, fault: { code: 'bad-data', reason: expect.stringContaining('damaged') } })
})
