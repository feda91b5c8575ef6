import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { unwrap } from '../../engine/result.ts'
import { testFolder } from '../../scripts/testing/folder.ts'
import { PLANS } from './reader.ts'
import { openSqlite, type SqliteSettings } from './sqlite.ts'
import type { Store } from './store.ts'
import { type Place, storeCases } from './testing/cases.ts'
import { made, more, row, someone } from './testing/sample.ts'
import { openDatabase } from './writer.ts'

const open = async (settings: SqliteSettings): Promise<Store> => {
  return unwrap(await openSqlite(settings))
}

const SPOIL = {
  seats: `UPDATE tables SET seats = '[{"kind":"person"' WHERE id = ?`,
  status: `UPDATE tables SET status = 'asleep' WHERE id = ?`,
  'first line': 'DELETE FROM lines WHERE table_id = ? AND seq = 1',
  'last line': 'DELETE FROM lines WHERE table_id = ? AND seq = 2',
} as const

function folder(): Place & { readonly file: string } {
  const file = join(testFolder(), 'iacta.db')
  return {
    file,
    open: (how) => open({ file, maxPages: how === 'cramped' ? 800 : undefined }),
    spoil: (table, what) => {
      const db = new DatabaseSync(file)
      expect(db.prepare(SPOIL[what]).run(table).changes).toBe(1)
      db.close()
    },
  }
}

storeCases('SQLite', folder)

describe('the file', () => {
  test('a commit is synced to the disk before it is answered', () => {
    const opened = openDatabase({ file: folder().file, busyMs: 10 })
    if (!('db' in opened)) throw new Error(opened.message)
    const pragma = (name: string) => Object.values(opened.db.prepare(`PRAGMA ${name}`).get() ?? {})[0]
    expect([pragma('journal_mode'), pragma('synchronous')]).toEqual(['wal', 2])
    opened.db.close()
  })

  test('commands count once, also where another connection wrote them, and those that were undone do not count', async () => {
    const { file } = folder()
    const [one, other] = [await open({ file }), await open({ file })]
    const said = (seq: number, id: string) => ({
      ...more(row('t', { seq }), [`throw ${seq + 1}`]),
      commands: [{ identity: 'ann', id, seq: seq + 1 }],
    })
    unwrap(await one.commit({ introduce: someone('ann'), tables: [made('t'), made('u')] }))
    unwrap(await one.commit({ tables: [said(0, 'a')] }))
    unwrap(await other.commit({ tables: [said(1, 'b')] }))
    const applied = { code: 'applied', table: 't', id: 'b', seq: 2 }
    expect(await one.commit({ tables: [said(2, 'b')] })).toEqual({ ok: false, fault: applied })
    const missed = more(row('u', { seq: 9 }), ['throw 1'])
    expect(await one.commit({ tables: [said(2, 'c'), missed] })).toMatchObject({ fault: { code: 'conflict' } })
    unwrap(await one.commit({ tables: [said(2, 'c')] }))
    expect(unwrap(await other.appliedCommand('t', 'ann', 'c'))).toBe(3)
    await Promise.all([one.close(), other.close()])
  })

  test('a backup is whole and of one moment, while writing goes on', async () => {
    const { file } = folder()
    const store = await open({ file })
    unwrap(await store.commit({ introduce: someone('ann'), tables: [made('t'), made('u')] }))
    let seq = 0
    let running = true
    const writing = (async () => {
      while (running) {
        const next = ['t', 'u'].map((id) => more(row(id, { seq }), [`throw ${seq + 1}`]))
        unwrap(await store.commit({ tables: next }))
        seq++
      }
    })()
    for (const round of [1, 2, 3]) {
      const least = seq
      unwrap(await store.backup(`${file}.copy`))
      const copy = await open({ file: `${file}.copy` })
      const [t, u] = [unwrap(await copy.table('t')), unwrap(await copy.table('u'))]
      expect([round, t?.row.seq, unwrap(await copy.identity('ann'))?.id]).toEqual([round, u?.row.seq, 'ann'])
      expect(t?.row.seq).toBeGreaterThanOrEqual(least)
      await copy.close()
    }
    running = false
    await writing
    expect(existsSync(`${file}.copy.part`)).toBe(false)
    await store.close()
  })

  test('a backup that cannot be written says so', async () => {
    const { file } = folder()
    const store = await open({ file })
    const result = await store.backup(join(file, 'inside', 'a-file.db'))
    expect(result).toMatchObject({ ok: false, fault: { code: 'io' } })
    unwrap(await store.commit({ tables: [made('t')] }))
    await store.close()
  })

  test('after closing, one file is left', async () => {
    const { file } = folder()
    const store = await open({ file })
    unwrap(await store.commit({ tables: [made('t')] }))
    await store.close()
    expect(readdirSync(join(file, '..'))).toEqual(['iacta.db'])
  })

  test('what is no database, or cannot be opened, is refused in words', async () => {
    const { file } = folder()
    writeFileSync(file, 'Dear diary, today we threw six sixes. '.repeat(50))
    const text = await openSqlite({ file })
    expect(text).toMatchObject({ ok: false, fault: { code: 'corrupt', message: expect.stringContaining(file) } })
    const nowhere = await openSqlite({ file: join(file, 'x', 'y.db') })
    expect(nowhere).toMatchObject({
      ok: false,
      fault: { code: 'io', message: expect.stringMatching(/cannot be opened/) },
    })
  })

  test('a database that somebody else holds is busy, and free again later', async () => {
    const { file } = folder()
    const store = await open({ file, busyMs: 20 })
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    const refused = await Promise.all(['t', 'u', 'v'].map((id) => store.commit({ tables: [made(id)] })))
    expect(refused).toEqual(Array(3).fill({ ok: false, fault: { code: 'busy' } }))
    other.exec('COMMIT')
    other.close()
    unwrap(await store.commit({ tables: [made('t')] }))
    await store.close()
  })

  test('no list reads all tables', async () => {
    const { file } = folder()
    await (await open({ file })).close()
    const db = new DatabaseSync(file)
    for (const [name, sql] of Object.entries(PLANS)) {
      const plan = db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => String(detail))
      const scans = plan.filter(
        (step) => /^SCAN/.test(step) && !/USING (COVERING )?INDEX tables_(public|due)/.test(step),
      )
      expect([name, plan.length > 0, scans]).toEqual([name, true, []])
    }
    db.close()
  })
})
