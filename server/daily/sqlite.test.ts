import { afterEach, beforeEach, describe } from 'vitest'
import type { Store } from '../store/store.ts'
import { fileStore } from '../tables/testing/store.ts'
import { dayCases } from './days.cases.ts'
import { oldGameCases } from './old-games.cases.ts'

describe('days: SQLite', () => {
  let store: Store
  let files: Awaited<ReturnType<typeof fileStore>>
  beforeEach(async () => {
    files = await fileStore()
    store = await files.open()
  })
  afterEach(async () => {
    await store.close()
    files.drop()
  })
  dayCases(() => store)
  describe('old games become tables', () => oldGameCases(() => store))
})
