import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { testFolder } from '../../scripts/testing/folder.ts'
import { MIGRATIONS, migrate } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import { device, seated } from './testing/sample.ts'

let path: string
let file: string
beforeEach(() => {
  path = testFolder()
  file = join(path, 'iacta.db')
})

/** A database of version 1, with something in it. */
const VERSION_1 = `
  ${MIGRATIONS[0]}
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

test('a released step is never edited: a change is a new step with a new row here', () => {
  const plain = (step: string): string => step.replace(/--.*/g, '').replace(/\s+/g, ' ').trim()
  expect(MIGRATIONS.map((step) => createHash('sha256').update(plain(step)).digest('hex').slice(0, 16))).toEqual([
    'e3673730f50eb547',
    'dcb62f552392a6b2',
    '4ed14f7558a99f24',
    '0a7d49fad9afae19',
    'bf06b11a60baab08',
    '1fd56070a44cfad8',
    '6c1ecf327c0f091d',
  ])
})

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
