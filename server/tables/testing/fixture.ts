/** `test` with a server of its own (`home`), and with Ann and Bob at a table that is being played there. */
import { test as plain } from 'vitest'
import { openTestTables, type Playing, playing, type TestTables } from './table.ts'

interface Fixtures extends Playing {
  readonly home: TestTables
  readonly table: Playing
}

export const test = plain.extend<Fixtures>({
  home: async ({ task: _ }, use) => use(await openTestTables()),
  table: async ({ home }, use) => use(await playing(home)),
  id: ({ table }, use) => use(table.id),
  ann: ({ table }, use) => use(table.ann),
  bob: ({ table }, use) => use(table.bob),
  both: ({ table }, use) => use(table.both),
})
