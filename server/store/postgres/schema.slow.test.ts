import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import type { Store } from '../store.ts'
import { ask, freshSchema, sharedServer } from '../testing/postgres.ts'
import { made } from '../testing/sample.ts'
import { MOVES } from './batch.ts'
import { connect } from './link.ts'
import { MIGRATIONS } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { READS } from './reads.ts'
import { migrate } from './schema.ts'

const server = await sharedServer()
const url = 'url' in server ? server.url : ''

describe.skipIf(url === '')(`the schema in PostgreSQL${'missing' in server ? `: ${server.missing}` : ''}`, () => {
  let schema: string
  beforeEach(() => {
    schema = freshSchema()
  })
  afterEach(() => ask(url, `DROP SCHEMA IF EXISTS ${schema} CASCADE`))

  const open = () => openPostgres(url, { schema })
  const mustOpen = async (): Promise<Store> => {
    return unwrap(await open())
  }
  const within = async (steps: readonly string[]) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(`SET search_path TO ${schema}`)
    try {
      return await migrate(client, schema, steps)
    } finally {
      await client.end()
    }
  }
  const version = async () => (await ask(url, `SELECT version FROM ${schema}.iacta_version`)).map((one) => one.version)
  /** Everything that is there, by name. */
  const things = async () =>
    (await ask(url, 'SELECT relname FROM pg_class WHERE relnamespace = to_regnamespace($1) ORDER BY 1', [schema])).map(
      ({ relname }) => relname,
    )

  test('an empty database is made ready, and stays as it is the next time', async () => {
    const store = await mustOpen()
    unwrap(await store.commit({ tables: [made('t', ['throw 1'])] }))
    await store.close()
    const again = await mustOpen()
    expect(unwrap(await again.table('t'))?.lines).toEqual(['throw 1'])
    await again.close()
    expect(await version()).toEqual([String(MIGRATIONS.length)])
  })

  test('an older one takes the steps that it lacks, with all that is in it', async () => {
    const store = await mustOpen()
    unwrap(await store.commit({ tables: [made('t', ['throw 1'])] }))
    await store.close()
    const more = [...MIGRATIONS, 'CREATE TABLE extra (a text)', 'INSERT INTO extra VALUES (1)']
    expect(await within(more)).toEqual({ ok: true, value: MIGRATIONS.length })
    expect(await within(more)).toEqual({ ok: true, value: more.length })
    expect(await ask(url, `SELECT a FROM ${schema}.extra`)).toEqual([{ a: '1' }])
    expect(await ask(url, `SELECT text FROM ${schema}.lines`)).toEqual([{ text: 'throw 1' }])
  })

  test('a table that another process makes between the check and the write is not overwritten', async () => {
    const store = await mustOpen()
    unwrap(await store.commit({ tables: [made('other')] }))
    // The other process: its table appears when this one has been found missing.
    await ask(
      url,
      `CREATE OR REPLACE FUNCTION ${schema}.is_as_expected(_id text, _expect jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
      BEGIN UPDATE tables SET id = _id WHERE id = 'other'; RETURN true; END $$`,
    )
    const fault = { code: 'conflict', table: 't' }
    expect(await store.commit({ tables: [made('t')] })).toMatchObject({ ok: false, fault })
    await store.close()
  })

  test('a newer one is refused with a sentence, and left alone', async () => {
    await within([...MIGRATIONS, 'CREATE TABLE extra (a text)'])
    const before = await things()
    const opened = await open()
    const known = MIGRATIONS.length
    expect(opened).toMatchObject({ ok: false, fault: { code: 'newer', found: known + 1, known } })
    expect(opened.ok ? '' : opened.fault.message).toMatch(/newer Iacta.*Update Iacta/)
    expect(await things()).toEqual(before)
  })

  test('what belongs to another program is refused, and left alone', async () => {
    await ask(url, `CREATE SCHEMA ${schema}; CREATE TABLE ${schema}.tables (mine text)`)
    const opened = await open()
    expect(opened).toMatchObject({ ok: false, fault: { code: 'foreign' } })
    expect(await things()).toEqual(['tables'])
  })

  test('a step that fails leaves everything as it was', async () => {
    await within(MIGRATIONS)
    const before = await things()
    await expect(within([...MIGRATIONS, 'CREATE TABLE extra (a text); DROP TABLE lines; nonsense'])).rejects.toThrow(
      /nonsense/,
    )
    expect([await things(), await version()]).toEqual([before, [String(MIGRATIONS.length)]])
  })

  test('several that start at once wait for each other, and all find it ready', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, mustOpen))
    for (const store of stores) {
      expect(unwrap(await store.key('cookie'))).toBeNull()
      await store.close()
    }
    expect(await version()).toEqual([String(MIGRATIONS.length)])
  })

  test.each([
    ...(['due', 'dueFor', 'publicTables', 'publicAfter'] as const).map((name) => [name, READS[name], true] as const),
    ...(['table', 'tablesOf', 'takeDue', 'command', 'pushesOf'] as const).map(
      (name) => [name, READS[name], false] as const,
    ),
    ['moves', MOVES.text, false] as const,
  ])('%s is found by an index, whatever else is stored', async (_, sql, isSorted) => {
    await (await mustOpen()).close()
    const client = await connect({ url, schema, busyMs: 1000, answerMs: 10_000, deadMs: 0, pauseMs: 0 })
    const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN) ${sql}`)
    await client.end()
    const plan = rows.map((one) => String(one['QUERY PLAN'])).join('\n')
    expect(plan).not.toMatch(/Seq Scan on (tables|lines|commands|sits|pushes|identities)/)
    expect(plan).toMatch(/Index/)
    if (isSorted) expect(plan).not.toMatch(/Sort/)
  })

  test('a user who may not write there is told so', async () => {
    const name = `${schema}_guest`
    await ask(url, `CREATE ROLE ${name} LOGIN PASSWORD 'guest'`)
    const address = new URL(url)
    address.username = name
    address.password = 'guest'
    const opened = await openPostgres(address.href, { schema })
    expect(opened).toMatchObject({ ok: false, fault: { code: 'io' } })
    expect(opened.ok ? '' : opened.fault.message).toMatch(/^permission denied/)
    const wrong = new URL(address)
    wrong.password = 'wrong'
    expect(await openPostgres(wrong.href, { schema })).toMatchObject({ ok: false, fault: { code: 'away' } })
    await ask(url, `DROP ROLE ${name}`)
  })

  test('a commit is on the disk before it is answered, whatever the server’s own setting', async () => {
    const address = new URL(url)
    address.searchParams.set('options', '-c synchronous_commit=off')
    const opened = unwrap(await openPostgres(address.href, { schema }))
    await ask(
      url,
      `CREATE FUNCTION ${schema}.tell_sync() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.text := current_setting('synchronous_commit'); RETURN NEW; END $$;
      CREATE TRIGGER sync BEFORE INSERT ON ${schema}.lines FOR EACH ROW EXECUTE FUNCTION ${schema}.tell_sync()`,
    )
    unwrap(await opened.commit({ tables: [made('t', ['throw 1'])] }))
    expect(unwrap(await opened.table('t'))?.lines).toEqual(['on'])
    await opened.close()
  })
})
