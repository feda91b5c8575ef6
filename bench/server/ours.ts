/** Our server in a process of its own, with default settings but limits that let one address be five thousand people. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unwrap } from '../../engine/result.ts'
import { start } from '../../server/main.ts'
import { answer, usageAsks } from './child.ts'
import type { Place } from './table.ts'

const ENV = {
  LOG_LEVEL: 'error',
  MESSAGES_PER_SECOND: '100000',
  REQUESTS_PER_SECOND: '100000',
  GUESTS_PER_MINUTE: '1000000',
  SOCKETS_PER_ADDRESS: '100000',
  SOCKETS_PER_GUEST: '100000',
  SOCKETS: '100000',
}

interface Listening {
  readonly folder: string
  readonly metrics: boolean
  readonly database?: string
}

const asks = {
  ...usageAsks,
  /** `folder`: where the database is, unless it is this one of PostgreSQL. */
  listen: async ({ folder, metrics, database }: Listening): Promise<Place> => {
    const web = join(folder, 'web')
    mkdirSync(web, { recursive: true })
    writeFileSync(join(web, 'index.html'), '<!doctype html>')
    const env = { ...ENV, METRICS: metrics ? 'on' : 'off', DATABASE_URL: database ?? '' }
    const place = { host: '127.0.0.1', port: 0, more: 0 }
    const data = database === undefined ? join(folder, 'data') : null
    const { local } = unwrap(await start({ folder: web, data, env, ...place }))
    return { tables: local, lobby: local }
  },
}

export type OurAsks = typeof asks

answer(asks)
