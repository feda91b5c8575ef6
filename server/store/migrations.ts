/**
 * How the SQLite database looks, as the steps by which it came to look so. A step that was released is never edited: a change is
 * a new step below. The database counts the steps it has taken in `user_version`.
 */
import type { DatabaseSync } from 'node:sqlite'
import { bad, good, type Result } from '../../engine/result.ts'

export const MIGRATIONS: readonly string[] = [
  // 1: tables with their lines, and who sits there
  `
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

  -- here: sits there now, or is the host; the others have left something there that must be found when they delete their data
  CREATE TABLE sits (
    identity TEXT NOT NULL, table_id TEXT NOT NULL, here INTEGER NOT NULL, PRIMARY KEY (identity, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sits_table ON sits (table_id);

  CREATE TABLE identities (
    id TEXT PRIMARY KEY, name TEXT, colour TEXT, created INTEGER NOT NULL, seen INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // 2: links that move an identity to another device
  `
  CREATE TABLE links (token TEXT PRIMARY KEY, identity TEXT NOT NULL, expires INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX links_identity ON links (identity);
  `,
  // 3: guests who have long been away are found
  `
  CREATE INDEX identities_seen ON identities (seen, id);
  `,
  // 4: devices that want to be told when it is somebody's turn
  `
  CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY, identity TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, lang TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX pushes_identity ON pushes (identity, created, endpoint);
  `,
  // 5: which process holds a table
  `
  ALTER TABLE tables ADD COLUMN owner TEXT;
  `,
  // 6: a move writes fewer pages: its command stands with its last line, and tables lie in the order in which they were made, so that
  // those that are played now are side by side
  `
  ALTER TABLE lines ADD COLUMN identity TEXT;
  ALTER TABLE lines ADD COLUMN command TEXT;

  DROP INDEX tables_due;
  DROP INDEX tables_public;
  ALTER TABLE tables RENAME TO old_tables;
  CREATE TABLE tables (
    id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, clock TEXT NOT NULL,
    listed INTEGER NOT NULL, status TEXT NOT NULL, host TEXT, seats TEXT NOT NULL, notes TEXT NOT NULL, secret TEXT,
    created INTEGER NOT NULL, updated INTEGER NOT NULL, deadline INTEGER,
    takebacks INTEGER NOT NULL, seq INTEGER NOT NULL, epoch INTEGER NOT NULL, owner TEXT
  ) STRICT;
  INSERT INTO tables SELECT id, game, rules, options, clock, listed, status, host, seats, notes, secret, created, updated, deadline,
    takebacks, seq, epoch, owner FROM old_tables ORDER BY created, id;
  DROP TABLE old_tables;
  CREATE INDEX tables_due ON tables (deadline, id) WHERE deadline IS NOT NULL;
  CREATE INDEX tables_public ON tables (created, id) WHERE listed = 1 AND status IN ('lobby', 'opening', 'playing');
  `,
  // 7: small documents that belong to no table
  `
  CREATE TABLE papers (
    kind TEXT NOT NULL, id TEXT NOT NULL, identity TEXT, rev INTEGER NOT NULL, body TEXT NOT NULL, updated INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX papers_identity ON papers (identity, kind, id) WHERE identity IS NOT NULL;
  `,
]

/** "IACT": the application id that marks our files. */
const APPLICATION = 0x49414354

export type SchemaFault =
  | { readonly code: 'newer'; readonly message: string; readonly found: number; readonly known: number }
  | { readonly code: 'foreign'; readonly message: string }

/** Brings a database to the newest version, in one transaction; gives the version it had before. */
export function migrate(db: DatabaseSync, steps: readonly string[] = MIGRATIONS): Result<number, SchemaFault> {
  // Others who start at the same moment wait here, and then find the work done.
  db.exec('BEGIN IMMEDIATE')
  try {
    const before = numberOf(db, 'PRAGMA user_version')
    const fault = refusal(db, before, steps.length)
    if (fault === null && before < steps.length) {
      for (const step of steps.slice(before)) db.exec(step)
      db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${steps.length}`)
    }
    db.exec('COMMIT')
    return fault === null ? good(before) : bad(fault)
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

function refusal(db: DatabaseSync, found: number, known: number): SchemaFault | null {
  const ours = numberOf(db, 'PRAGMA application_id') === APPLICATION
  const empty = numberOf(db, 'SELECT count(*) FROM sqlite_schema') === 0
  if (!ours && !(empty && found === 0))
    return { code: 'foreign', message: 'This file is a database of another program.' }
  return found <= known ? null : newer(found, known)
}

export function newer(found: number, known: number): SchemaFault {
  const message = `This database was written by a newer Iacta (its version is ${found}; this one knows ${known}). Update Iacta, or use a backup made before.`
  return { code: 'newer', message, found, known }
}

function numberOf(db: DatabaseSync, sql: string): number {
  return Number(Object.values(db.prepare(sql).get() ?? {})[0])
}
