import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { MIGRATIONS, migrate } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import { device, seated } from './testing/sample.ts'

let path: string
let file: string
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'iacta-schema-'))
  file = join(path, 'iacta.db')
})
afterEach(() => rmSync(path, { recursive: true, force: true }))

/** A database as version 1 left it: written out here, so that an edit of a released step shows. */
const VERSION_1 = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, clock TEXT NOT NULL,
    listed INTEGER NOT NULL, status TEXT NOT NULL, host TEXT, seats TEXT NOT NULL, notes TEXT NOT NULL, secret TEXT,
    created INTEGER NOT NULL, updated INTEGER NOT NULL, deadline INTEGER,
    takebacks INTEGER NOT NULL, seq INTEGER NOT NULL, epoch INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_due ON tables (deadline, id) WHERE deadline IS NOT NULL;
  CREATE INDEX tables_public ON tables (created, id) WHERE listed = 1 AND status IN ('lobby', 'opening', 'playing');
  CREATE TABLE lines (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE commands (
    table_id TEXT NOT NULL, identity TEXT NOT NULL, id TEXT NOT NULL, seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, identity, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sits (
    identity TEXT NOT NULL, table_id TEXT NOT NULL, here INTEGER NOT NULL, PRIMARY KEY (identity, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sits_table ON sits (table_id);
  CREATE TABLE identities (
    id TEXT PRIMARY KEY, name TEXT, colour TEXT, created INTEGER NOT NULL, seen INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA application_id = 1229013844;
  PRAGMA user_version = 1;

  INSERT INTO identities VALUES ('ann', 'Ann', 'red', 1, 2);
  INSERT INTO keys VALUES ('cookie', 'k');
  INSERT INTO tables VALUES ('t', 'dicy-cards', 1, '{"lineup":"glacial"}', '{"kind":"none"}', 1, 'playing', 'ann',
    '${JSON.stringify([seated('ann'), { kind: 'open' }])}', '{}', 'ab', 10, 20, 30, 0, 2, 1);
  INSERT INTO lines VALUES ('t', 1, 'throw 1'), ('t', 2, '0 pass');
  INSERT INTO commands VALUES ('t', 'ann', 'c', 2);
  INSERT INTO sits VALUES ('ann', 't', 1);
`

function build(sql: string): void {
  const db = new DatabaseSync(file)
  db.exec(sql)
  db.close()
}

function schema(of: string): string[] {
  const db = new DatabaseSync(of)
  const rows = db.prepare('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL').all()
  const version = db.prepare('PRAGMA user_version').get()
  db.close()
  const words = rows.map(({ sql }) => String(sql).replace(/\s+/g, ' '))
  return [...words.sort(), JSON.stringify(version)]
}

test('a database of version 1 is brought up to date, with all that is in it', async () => {
  build(VERSION_1)
  const store = unwrap(await openSqlite({ file }))
  const found = unwrap(await store.table('t'))
  expect(found).toMatchObject({ row: { id: 't', host: 'ann', listed: true, seq: 2 }, lines: ['throw 1', '0 pass'] })
  expect(found?.row.seats).toEqual([seated('ann'), { kind: 'open' }])
  expect([unwrap(await store.key('cookie')), unwrap(await store.appliedCommand('t', 'ann', 'c'))]).toEqual(['k', 2])
  expect(unwrap(await store.tablesOf('ann', 9)).rows).toHaveLength(1)
  unwrap(await store.commit({ link: { token: 'l', identity: 'ann', expires: 9 } }))
  unwrap(await store.commit({ push: device('phone', 'ann') }))
  unwrap(await store.commit({ forget: 'ann' }))
  await store.close()
  const fresh = join(path, 'fresh.db')
  const other = await openSqlite({ file: fresh })
  if (other.ok) await other.value.close()
  expect(schema(file)).toEqual(schema(fresh))
})

test.each(MIGRATIONS.map((_, i) => i))(
  'from version %i, step by step or at once, the result is the same',
  (version) => {
    const db = new DatabaseSync(file)
    for (let to = 1; to <= version; to++)
      expect(migrate(db, MIGRATIONS.slice(0, to))).toEqual({ ok: true, value: to - 1 })
    expect(migrate(db)).toEqual({ ok: true, value: version })
    expect(migrate(db)).toEqual({ ok: true, value: MIGRATIONS.length })
    db.close()
    const fresh = new DatabaseSync(join(path, 'fresh.db'))
    migrate(fresh)
    fresh.close()
    expect(schema(file)).toEqual(schema(join(path, 'fresh.db')))
  },
)

test('a step that fails leaves the database as it was', () => {
  build(VERSION_1)
  const before = schema(file)
  const db = new DatabaseSync(file)
  expect(() => migrate(db, [...MIGRATIONS, 'CREATE TABLE extra (a); DROP TABLE lines; nonsense'])).toThrow(/nonsense/)
  expect(db.isTransaction).toBe(false)
  db.close()
  expect(schema(file)).toEqual(before)
})

test('a newer database is refused with a sentence, and left alone', async () => {
  build(`${VERSION_1} PRAGMA user_version = 99`)
  const before = schema(file)
  const opened = await openSqlite({ file })
  expect(opened).toMatchObject({ ok: false, fault: { code: 'newer', found: 99, known: MIGRATIONS.length } })
  expect(opened.ok ? '' : opened.fault.message).toMatch(/newer Iacta.*99.*Update Iacta/)
  expect(schema(file)).toEqual(before)
})

test('the database of another program is refused', async () => {
  build('CREATE TABLE tables (mine TEXT)')
  expect(await openSqlite({ file })).toMatchObject({ ok: false, fault: { code: 'foreign' } })
  expect(schema(file)).toHaveLength(2)
})

test('two that start at once both find it ready', async () => {
  const opened = await Promise.all([openSqlite({ file }), openSqlite({ file }), openSqlite({ file })])
  for (const one of opened) {
    if (!one.ok) throw new Error(one.fault.message)
    expect(unwrap(await one.value.key('cookie'))).toBeNull()
    await one.value.close()
  }
})
