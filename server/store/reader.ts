/** The reads of the embedded store, on a connection that only reads. */
import type { DatabaseSync } from 'node:sqlite'
import { good, type Result } from '../../engine/result.ts'
import { plainRow, type Raw, readIdentity, readLines, readTable, TABLE_COLUMNS } from './rows.ts'
import {
  type Corrupt,
  type Cursor,
  type DocumentRow,
  type Due,
  type IdentityRow,
  LIMITS,
  type LinkRow,
  type Listing,
  type Page,
  type PushRow,
  type TableRow,
  type TableWithLines,
} from './store.ts'

const COLUMNS = TABLE_COLUMNS.map((name) => `tables.${name}`).join(', ')
const UNENDED = `listed = 1 AND status IN ('lobby', 'opening', 'playing')`

const DOCUMENT = 'kind, id, identity, rev, body, updated'

const SQL = {
  begin: 'BEGIN',
  commit: 'COMMIT',
  table: `SELECT ${COLUMNS} FROM tables WHERE id = ?`,
  lines: 'SELECT seq, text FROM lines WHERE table_id = ? AND seq >= ? ORDER BY seq',
  tablesOf: `SELECT ${COLUMNS} FROM sits JOIN tables ON tables.id = sits.table_id
    WHERE sits.identity = ? AND sits.here = 1 ORDER BY tables.updated DESC, tables.id DESC LIMIT ?`,
  publicTables: `SELECT ${COLUMNS} FROM tables WHERE ${UNENDED} ORDER BY created DESC, id DESC LIMIT ?`,
  publicAfter: `SELECT ${COLUMNS} FROM tables WHERE ${UNENDED} AND (created, id) < (?, ?)
    ORDER BY created DESC, id DESC LIMIT ?`,
  due: 'SELECT id, deadline, owner FROM tables WHERE deadline <= ? ORDER BY deadline, id LIMIT ?',
  command: `SELECT seq FROM commands WHERE table_id = ?1 AND identity = ?2 AND id = ?3
    UNION ALL SELECT seq FROM lines WHERE table_id = ?1 AND identity = ?2 AND command = ?3`,
  identity: 'SELECT id, name, colour, created, seen FROM identities WHERE id = ?',
  link: 'SELECT token, identity, expires FROM links WHERE token = ?',
  key: 'SELECT value FROM keys WHERE name = ?',
  pushesOf: `SELECT endpoint, identity, p256dh, auth, lang, created FROM pushes
    WHERE identity = ? ORDER BY created DESC, endpoint DESC`,
  document: `SELECT ${DOCUMENT} FROM papers WHERE kind = ? AND id = ?`,
  documents: `SELECT ${DOCUMENT} FROM papers WHERE kind = ?1 AND id >= ?2 AND id > ?4 AND id < ?2 || char(1114111)
    ORDER BY id LIMIT ?3`,
  countDocuments: `SELECT count(*) AS count FROM papers WHERE kind = ?1 AND id >= ?2 AND id < coalesce(?3, ?2 || char(1114111))
    AND id < ?2 || char(1114111)`,
  documentsOf: `SELECT ${DOCUMENT} FROM papers WHERE identity = ? ORDER BY kind, id`,
} as const

/** Lists. Their cost must not grow with the number of stored rows. */
export const PLANS: Readonly<Record<string, string>> = {
  tablesOf: SQL.tablesOf,
  publicTables: SQL.publicTables,
  publicAfter: SQL.publicAfter,
  due: SQL.due,
  pushesOf: SQL.pushesOf,
  documents: SQL.documents,
  countDocuments: SQL.countDocuments,
  documentsOf: SQL.documentsOf,
}

export class Reader {
  readonly #on: Readonly<Record<keyof typeof SQL, ReturnType<DatabaseSync['prepare']>>>

  constructor(db: DatabaseSync) {
    const prepared = Object.entries(SQL).map(([name, sql]) => [name, db.prepare(sql)])
    this.#on = Object.fromEntries(prepared)
  }

  table(id: string, from: number): Result<TableWithLines | null, Corrupt> {
    const [raw, rawLines] = this.#atOnce(() => [this.#on.table.get(id), this.#on.lines.all(id, from)] as const)
    if (raw === undefined) return good(null)
    const row = readTable(raw)
    if (!row.ok) return row
    const lines = readLines(row.value, from, rawLines)
    return lines.ok ? good({ row: row.value, from, lines: lines.value }) : lines
  }

  /** A row and its lines of the same moment. */
  #atOnce<Value>(read: () => Value): Value {
    this.#on.begin.run()
    try {
      return read()
    } finally {
      this.#on.commit.run()
    }
  }

  tablesOf(identity: string, limit: number): Result<Listing, never> {
    return good(listing(this.#on.tablesOf.all(identity, capped(limit))))
  }

  publicTables(limit: number, after?: Cursor): Result<Page, never> {
    const count = capped(limit)
    const { publicTables, publicAfter } = this.#on
    const raw = after === undefined ? publicTables.all(count + 1) : publicAfter.all(after.created, after.id, count + 1)
    return good(pageOf(raw, limit))
  }

  due(now: number, limit: number): Result<readonly Due[], never> {
    const raw = this.#on.due.all(now, capped(limit))
    return good(raw.map(dueOf))
  }

  /** The same, and whose they are. */
  owned(now: number, limit: number): (Due & { readonly owner: string | null })[] {
    const raw = this.#on.due.all(now, capped(limit))
    return raw.map((row) => ({ ...dueOf(row), owner: row.owner === null ? null : String(row.owner) }))
  }

  appliedCommand(table: string, identity: string, id: string): Result<number | null, never> {
    const raw = this.#on.command.get(table, identity, id)
    return good(raw === undefined ? null : Number(raw.seq))
  }

  identity(id: string): Result<IdentityRow | null, Corrupt> {
    const raw = this.#on.identity.get(id)
    return raw === undefined ? good(null) : readIdentity(raw)
  }

  link(token: string): Result<LinkRow | null, never> {
    const raw = this.#on.link.get(token)
    return good(raw === undefined ? null : { token, identity: String(raw.identity), expires: Number(raw.expires) })
  }

  key(name: string): Result<string | null, never> {
    const raw = this.#on.key.get(name)
    return good(raw === undefined ? null : String(raw.value))
  }

  pushesOf(identity: string): Result<readonly PushRow[], never> {
    return good(this.#on.pushesOf.all(identity).map((raw) => plainRow<PushRow>(raw)))
  }

  document(kind: string, id: string): Result<DocumentRow | null, never> {
    const raw = this.#on.document.get(kind, id)
    return good(raw === undefined ? null : plainRow<DocumentRow>(raw))
  }

  documents(kind: string, prefix: string, limit: number, after = ''): Result<readonly DocumentRow[], never> {
    const raw = this.#on.documents.all(kind, prefix, capped(limit), after)
    return good(raw.map((one) => plainRow<DocumentRow>(one)))
  }

  countDocuments(kind: string, prefix: string, before?: string): Result<number, never> {
    return good(Number(this.#on.countDocuments.get(kind, prefix, before ?? null)?.count))
  }

  documentsOf(identity: string): Result<readonly DocumentRow[], never> {
    return good(this.#on.documentsOf.all(identity).map((raw) => plainRow<DocumentRow>(raw)))
  }
}

/** One row more than were asked for says that there is another page. */
export function pageOf(raw: readonly Raw[], limit: number): Page {
  const shown = raw.slice(0, capped(limit))
  const last = raw.length > shown.length ? shown.at(-1) : undefined
  const next = last === undefined ? null : { created: Number(last.created), id: String(last.id) }
  return { ...listing(shown), next }
}

export function capped(limit: number): number {
  return Math.min(Math.max(Math.trunc(limit), 0), LIMITS.rows)
}

export function listing(raw: readonly Raw[]): Listing {
  const rows: TableRow[] = []
  const corrupt: Corrupt[] = []
  for (const one of raw) {
    const row = readTable(one)
    if (row.ok) rows.push(row.value)
    else corrupt.push(row.fault)
  }
  return { rows, corrupt }
}

export function dueOf({ id, deadline }: Raw): Due {
  return { id: String(id), deadline: Number(deadline) }
}
