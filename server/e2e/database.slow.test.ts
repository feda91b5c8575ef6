/** A server that starts on a PostgreSQL database, or says in words why it does not. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ServeFault } from '../../protocol/serving.ts'
import { backup, start } from '../main.ts'
import { ask, sharedServer } from '../store/testing/postgres.ts'
import { makeBuild } from '../testing.ts'
import { dropDatabase, freshDatabase } from './fleet.ts'

const server = await sharedServer()
const url = 'url' in server ? server.url : ''
const folder = makeBuild()

describe.skipIf(url === '')(`a database${'missing' in server ? `: ${server.missing}` : ''}`, () => {
  let database: string
  beforeEach(async () => {
    database = await freshDatabase(url)
  })
  afterEach(() => dropDatabase(url, database))

  const begin = (at: string) =>
    start({ folder, host: '127.0.0.1', port: 0, more: 0, data: null, env: { DATABASE_URL: at, LOG_LEVEL: 'silent' } })

  async function faultOf(at: string): Promise<ServeFault | null> {
    const started = await begin(at)
    if (!started.ok) return started.fault
    await started.value.close()
    return null
  }

  /** As another person, or of another address. */
  function like(change: (url: URL) => void): string {
    const other = new URL(database)
    change(other)
    return other.href
  }
  const place = () => `${new URL(database).host}${new URL(database).pathname}`

  test('an empty one is made ready; the next start finds all, and who was there has retired', async () => {
    expect(await faultOf(database)).toBeNull()
    const key = await ask(database, 'SELECT value FROM iacta.keys ORDER BY name')
    expect(await faultOf(database)).toBeNull()
    expect(await ask(database, 'SELECT value FROM iacta.keys ORDER BY name')).toEqual(key)
    expect(await ask(database, 'SELECT id FROM iacta.processes')).toEqual([])
  })

  test('nobody is there: it says so, and never the password', async () => {
    const at = like((one) => {
      one.port = '1'
      one.password = 'geheim'
    })
    const fault = await faultOf(at)
    expect(fault).toMatchObject({ code: 'bad-database', place: `127.0.0.1:1${new URL(database).pathname}` })
    expect((fault as { reason: string }).reason).toMatch(/ECONNREFUSED/)
    expect(JSON.stringify(fault)).not.toContain('geheim')
  })

  test('a wrong password, no such database, no right to make anything: in the words of PostgreSQL', async () => {
    const role = `poor_${new URL(database).pathname.slice(6)}`
    await ask(database, `CREATE ROLE ${role} LOGIN PASSWORD 'arm'`)
    try {
      const as = (password: string) =>
        like((one) => {
          one.username = role
          one.password = password
        })
      expect(await faultOf(as('reich'))).toMatchObject({ code: 'bad-database', place: place() })
      const poor = await faultOf(as('arm'))
      expect(poor).toMatchObject({ code: 'bad-database', reason: expect.stringContaining('permission denied') })
      const none = like((one) => {
        one.pathname = '/none'
      })
      expect(await faultOf(none)).toMatchObject({ code: 'bad-database', reason: expect.stringContaining('"none"') })
    } finally {
      await ask(database, `DROP ROLE ${role}`)
    }
  })

  test('one that a newer version has written is left as it is', async () => {
    expect(await faultOf(database)).toBeNull()
    await ask(database, 'UPDATE iacta.iacta_version SET version = 999')
    expect(await faultOf(database)).toEqual({ code: 'newer-database', place: place() })
  })

  test('so is one where another program has a schema of that name', async () => {
    await ask(database, 'CREATE SCHEMA iacta; CREATE TABLE iacta.other (a text)')
    expect(await faultOf(database)).toEqual({ code: 'foreign-database', place: place() })
  })

  test('it is copied with its own tool; a folder that is named is meant', async () => {
    const env = { DATABASE_URL: database }
    expect(await backup({ data: null, file: 'copy', env })).toEqual({
      ok: false,
      fault: { code: 'not-a-file', file: 'copy' },
    })
    expect(await backup({ data: '/nowhere', file: 'copy', env })).toMatchObject({ fault: { code: 'no-database' } })
  })
})
