import { expect, onTestFinished, test } from 'vitest'
import { unwrap } from '../../../engine/result.ts'
import type { Store, Write } from '../store.ts'
import { type Place, storeCases } from '../testing/cases.ts'
import { ask, freshSchema, sharedServer } from '../testing/postgres.ts'
import { made, more, row, someone } from '../testing/sample.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'

const server = await sharedServer()

const SPOIL = {
  seats: `UPDATE tables SET seats = '[{"kind":"person"' WHERE id = $1`,
  status: `UPDATE tables SET status = 'asleep' WHERE id = $1`,
  'first line': 'DELETE FROM lines WHERE table_id = $1 AND seq = 1',
  'last line': 'DELETE FROM lines WHERE table_id = $1 AND seq = 2',
} as const

/** Simulates a disk that is full at this many bytes of lines: PostgreSQL uses the same error code. */
const CRAMP = `
  CREATE FUNCTION cramp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (SELECT sum(length(text)) FROM lines) > 3100000 THEN
      RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER cramp AFTER INSERT ON lines FOR EACH STATEMENT EXECUTE FUNCTION cramp()`

async function open(url: string, options: PostgresOptions): Promise<Store> {
  return unwrap(await openPostgres(url, options))
}

function place(url: string): Place {
  const schema = freshSchema()
  onTestFinished(async () => {
    await ask(url, `DROP SCHEMA ${schema} CASCADE`)
  })
  const inside = (sql: string) => `SET search_path TO ${schema}; ${sql}`
  return {
    open: async (how) => {
      const store = await open(url, { schema })
      await ask(url, inside('DROP FUNCTION IF EXISTS cramp CASCADE'))
      if (how === 'cramped') await ask(url, inside(CRAMP))
      return store
    },
    spoil: async (table, what) => {
      await ask(url, inside(SPOIL[what].replace('$1', `'${table}'`)))
    },
  }
}

if ('missing' in server) test.skip(`PostgreSQL: ${server.missing}`)
else {
  storeCases('PostgreSQL', () => place(server.url))

  test('what is no text to PostgreSQL fails alone; half a character becomes the sign for one', async () => {
    const store = await place(server.url).open()
    unwrap(await store.commit({ tables: [made('t')] }))
    const writes: readonly Write[] = [
      { introduce: someone('ann', { name: 'zero \0' }) },
      { introduce: someone('bob', { name: 'half \ud83d' }) },
      { tables: [more(row('t'), ['a zero \0'])] },
      { tables: [made('u', ['half \udc00'], { notes: 'zero \0, half \ud83d' })] },
    ]
    const answers = await Promise.allSettled(writes.map((write) => store.commit(write)))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
    expect([unwrap(await store.identity('ann')), unwrap(await store.identity('bob'))?.name]).toEqual([
      null,
      'half \ufffd',
    ])
    const u = unwrap(await store.table('u'))
    expect([unwrap(await store.table('t'))?.lines, u?.lines, u?.row.notes]).toEqual([
      [],
      ['half \ufffd'],
      'zero \0, half \ud83d',
    ])
    await store.close()
  })
}
