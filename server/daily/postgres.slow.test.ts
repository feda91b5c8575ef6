import { afterEach, beforeEach, describe } from 'vitest'
import { openPostgres } from '../store/postgres/postgres.ts'
import type { Store } from '../store/store.ts'
import { ask, freshSchema, sharedServer } from '../store/testing/postgres.ts'
import { dayCases } from './days.cases.ts'
import { oldGameCases } from './old-games.cases.ts'

const server = await sharedServer()
const url = 'url' in server ? server.url : ''

describe.skipIf(url === '')('days: PostgreSQL', () => {
  let store: Store
  let schema: string
  beforeEach(async () => {
    schema = freshSchema()
    const opened = await openPostgres(url, { schema })
    if (!opened.ok) throw new Error(opened.fault.message)
    store = opened.value
  })
  afterEach(async () => {
    await store.close()
    await ask(url, `DROP SCHEMA ${schema} CASCADE`)
  })
  dayCases(() => store)
  describe('old games become tables', () => oldGameCases(() => store))
})
