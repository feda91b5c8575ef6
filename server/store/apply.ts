/** Applies one job to the database, inside a transaction of the writer. On a fault the caller rolls back. */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { AppliedCommands } from './applied-commands.ts'
import { type Claim, HOST, type Job, MOVED, type MoveJob, SEATS, type TableJob } from './job.ts'
import { corrupt, IDENTITY_COLUMNS, readSeats, TABLE_COLUMNS } from './rows.ts'
import {
  type CommandRow,
  type DocumentRow,
  type Expected,
  type IdentityRow,
  LIMITS,
  type LinkRow,
  type PushRow,
  type StoreFault,
} from './store.ts'

const marks = (columns: readonly string[]): string => columns.map(() => '?').join(', ')

const SQL = {
  addKey: 'INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',

  addIdentity: `INSERT INTO identities (${IDENTITY_COLUMNS.join(', ')}) VALUES (${marks(IDENTITY_COLUMNS)}) ON CONFLICT DO NOTHING`,
  setIdentity: 'UPDATE identities SET name = ?, colour = ?, created = ?, seen = ? WHERE id = ?',
  knowsIdentity: 'SELECT 1 FROM identities WHERE id = ?',
  idleIdentities: `SELECT id FROM identities WHERE seen < ?
    AND NOT EXISTS (SELECT 1 FROM sits WHERE identity = identities.id AND here = 1) ORDER BY seen, id LIMIT ?`,
  dropIdentity: 'DELETE FROM identities WHERE id = ?',

  addLink: 'INSERT INTO links (token, identity, expires) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  dropLink: 'DELETE FROM links WHERE token = ? RETURNING expires',
  dropLinksOf: 'DELETE FROM links WHERE identity = ?',

  setPush: 'INSERT OR REPLACE INTO pushes (endpoint, identity, p256dh, auth, lang, created) VALUES (?, ?, ?, ?, ?, ?)',
  dropPush: 'DELETE FROM pushes WHERE endpoint = ? AND identity = ?',
  dropOldPushes: `DELETE FROM pushes WHERE endpoint IN (SELECT endpoint FROM pushes WHERE identity = ?
    ORDER BY created DESC, endpoint DESC LIMIT -1 OFFSET ${LIMITS.pushes})`,
  dropPushesOf: 'DELETE FROM pushes WHERE identity = ?',

  findDocument: 'SELECT rev FROM papers WHERE kind = ? AND id = ?',
  setDocument: 'INSERT OR REPLACE INTO papers (kind, id, identity, rev, body, updated) VALUES (?, ?, ?, ?, ?, ?)',
  dropDocument: 'DELETE FROM papers WHERE kind = ? AND id = ?',
  dropDocumentsOf: 'DELETE FROM papers WHERE identity = ?',

  findTable: 'SELECT seq, epoch, host, seats FROM tables WHERE id = ?',
  addTable: `INSERT INTO tables (${TABLE_COLUMNS.join(', ')}) VALUES (${marks(TABLE_COLUMNS)})`,
  setTable: `UPDATE tables SET ${TABLE_COLUMNS.map((name) => `${name} = ?`)
    .slice(1)
    .join(', ')} WHERE id = ?`,
  moveTable: `UPDATE tables SET ${MOVED.map((name) => `${name} = ?`).join(', ')} WHERE id = ? AND seq = ? AND epoch = ?`,
  dropTable: 'DELETE FROM tables WHERE id = ?',
  shelveTable: 'UPDATE tables SET deadline = NULL, listed = 0, epoch = epoch + 1 WHERE id = ?',
  maskTable: 'UPDATE tables SET host = ?, seats = ?, epoch = epoch + 1 WHERE id = ?',
  claimTable: 'UPDATE tables SET owner = ?1, epoch = epoch + 1 WHERE id = ?2 AND owner IS NOT ?1',
  releaseTable: 'UPDATE tables SET owner = NULL WHERE owner = ?1 AND id = ?2',

  addLine: 'INSERT INTO lines (table_id, seq, text, identity, command) VALUES (?, ?, ?, ?, ?)',
  dropLines: 'DELETE FROM lines WHERE table_id = ? AND seq > ?',

  // A command is stored with the last line that it caused. Commands without a line, or whose line was deleted, have a table of their own.
  commandsOf: `SELECT identity, id, seq FROM commands WHERE table_id = ?1
    UNION ALL SELECT identity, command, seq FROM lines WHERE table_id = ?1 AND command IS NOT NULL`,
  addCommand: 'INSERT INTO commands (table_id, identity, id, seq) VALUES (?, ?, ?, ?)',
  keepCommands: `INSERT INTO commands (table_id, identity, id, seq)
    SELECT table_id, identity, command, seq FROM lines WHERE table_id = ? AND seq > ? AND command IS NOT NULL`,
  dropCommands: 'DELETE FROM commands WHERE table_id = ?',
  dropCommandsOf: 'DELETE FROM commands WHERE table_id = ? AND identity = ?',
  clearCommandsOf: 'UPDATE lines SET identity = NULL, command = NULL WHERE table_id = ? AND identity = ?',

  addSit: 'INSERT INTO sits (identity, table_id, here) VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET here = 1',
  addVisit: 'INSERT INTO sits (identity, table_id, here) VALUES (?, ?, 0) ON CONFLICT DO NOTHING',
  leaveSits: 'UPDATE sits SET here = 0 WHERE table_id = ?',
  dropSits: 'DELETE FROM sits WHERE table_id = ?',
  dropVisits: 'DELETE FROM sits WHERE identity = ?',
  sitsOf: 'SELECT table_id, here FROM sits WHERE identity = ?',
} as const

type Statements = Readonly<Record<keyof typeof SQL, StatementSync>> & { readonly applied: AppliedCommands }

export function prepare(db: DatabaseSync): Statements {
  const prepared = Object.entries(SQL).map(([name, sql]) => [name, db.prepare(sql)])
  const statements = Object.fromEntries(prepared) as Readonly<Record<keyof typeof SQL, StatementSync>>
  return { ...statements, applied: new AppliedCommands(db, statements.commandsOf) }
}

type Outcome = StoreFault | null

export function apply(on: Statements, job: Job): Outcome {
  if (job.key !== undefined) on.addKey.run(job.key.name, job.key.value)
  return (
    (job.introduce && introduce(on, job.introduce)) ??
    (job.identity && setIdentity(on, job.identity)) ??
    (job.link && addLink(on, job.link)) ??
    (job.spend && spendLink(on, job.spend.token, job.spend.now)) ??
    (job.push && setPush(on, job.push)) ??
    (job.unpush && dropPush(on, job.unpush)) ??
    (job.document && setDocument(on, job.document)) ??
    (job.removeDocument && dropDocument(on, job.removeDocument)) ??
    (job.move && move(on, job.move)) ??
    first(job.tables, (table) => setTable(on, table)) ??
    first(job.remove, ({ id, expect }) => removeTable(on, id, expect)) ??
    first(job.shelve, (id) => shelve(on, id)) ??
    (job.forget === undefined ? null : forget(on, job.forget)) ??
    (job.expire === undefined ? null : expire(on, job.expire)) ??
    (job.claim === undefined ? null : eachOf(on.claimTable, job.claim)) ??
    (job.release === undefined ? null : eachOf(on.releaseTable, job.release))
  )
}

/** Returns the first fault. */
function first<Item>(items: readonly Item[] | undefined, act: (item: Item) => Outcome): Outcome {
  for (const item of items ?? []) {
    const fault = act(item)
    if (fault !== null) return fault
  }
  return null
}

function introduce(on: Statements, { id, name, colour, created, seen }: IdentityRow): Outcome {
  return on.addIdentity.run(id, name, colour, created, seen).changes === 0
    ? { code: 'taken', what: 'identity', id }
    : null
}

function setIdentity(on: Statements, { id, name, colour, created, seen }: IdentityRow): Outcome {
  return on.setIdentity.run(name, colour, created, seen, id).changes === 0 ? gone(id) : null
}

function gone(id: string): Outcome {
  return { code: 'gone', what: 'identity', id }
}

function addLink(on: Statements, { token, identity, expires }: LinkRow): Outcome {
  if (on.knowsIdentity.get(identity) === undefined) return gone(identity)
  on.dropLinksOf.run(identity)
  return on.addLink.run(token, identity, expires).changes === 0 ? { code: 'taken', what: 'link', id: token } : null
}

function spendLink(on: Statements, token: string, now: number): Outcome {
  const link = on.dropLink.get(token)
  return link === undefined || Number(link.expires) <= now ? { code: 'gone', what: 'link', id: token } : null
}

function setPush(on: Statements, { endpoint, identity, p256dh, auth, lang, created }: PushRow): Outcome {
  if (on.knowsIdentity.get(identity) === undefined) return gone(identity)
  on.setPush.run(endpoint, identity, p256dh, auth, lang, created)
  on.dropOldPushes.run(identity)
  return null
}

function dropPush(on: Statements, { endpoint, identity }: Pick<PushRow, 'endpoint' | 'identity'>): Outcome {
  on.dropPush.run(endpoint, identity)
  return null
}

function setDocument(on: Statements, { kind, id, identity, rev, body, updated }: DocumentRow): Outcome {
  if (identity !== null && on.knowsIdentity.get(identity) === undefined) return gone(identity)
  const found = Number(on.findDocument.get(kind, id)?.rev ?? 0)
  if (rev !== found + 1) return { code: 'stale', kind, id, found }
  on.setDocument.run(kind, id, identity, rev, body, updated)
  return null
}

function dropDocument(on: Statements, { kind, id }: Pick<DocumentRow, 'kind' | 'id'>): Outcome {
  on.dropDocument.run(kind, id)
  return null
}

/** The fast path of most writes: no seat changes and no index is touched. */
function move(on: Statements, { id, columns, expect, lines, commands }: MoveJob): Outcome {
  const repeated = repeatedOf(on, id, commands)
  if (repeated !== null) return repeated
  const { seq, epoch } = expect
  if (on.moveTable.run(...columns, id, seq, epoch).changes === 0) return conflictOf(id, on.findTable.get(id), expect)
  return add(on, id, seq, lines, commands)
}

function setTable(on: Statements, job: TableJob): Outcome {
  const { id, people, expect, keep, lines, commands } = job
  for (const { identity } of commands) if (!people.includes(identity)) on.addVisit.run(identity, id)
  const fault = repeatedOf(on, id, commands) ?? setRow(on, job)
  if (fault !== null) return fault
  if (expect !== null && keep < expect.seq) {
    on.keepCommands.run(id, keep)
    on.dropLines.run(id, keep)
  }
  return add(on, id, keep, lines, commands)
}

/** Returns the first of these commands that has already been applied. */
function repeatedOf(on: Statements, table: string, commands: readonly CommandRow[]): Outcome {
  return first(commands, (command) => {
    const seq = on.applied.seqOf(table, command)
    return seq === undefined ? null : { code: 'applied', table, id: command.id, seq }
  })
}

/** Lines with their commands. */
function add(
  on: Statements,
  table: string,
  after: number,
  lines: readonly string[],
  commands: readonly CommandRow[],
): Outcome {
  const beside = new Map<number, CommandRow>()
  const repeated = first(commands, (command) => {
    const { identity, id, seq } = command
    const earlier = on.applied.seqOf(table, command)
    if (earlier !== undefined) return { code: 'applied', table, id, seq: earlier }
    on.applied.add(table, command)
    if (seq > after && seq <= after + lines.length && !beside.has(seq)) beside.set(seq, command)
    else on.addCommand.run(table, identity, id, seq)
    return null
  })
  if (repeated !== null) return repeated
  for (const [i, text] of lines.entries()) {
    const seq = after + 1 + i
    const command = beside.get(seq)
    on.addLine.run(table, seq, text, command?.identity ?? null, command?.id ?? null)
  }
  return null
}

function setRow(on: Statements, { id, columns, people, expect }: TableJob): Outcome {
  const found = on.findTable.get(id)
  const conflict = conflictOf(id, found, expect)
  if (conflict !== null) return conflict
  if (found === undefined) on.addTable.run(...columns)
  else on.setTable.run(...columns.slice(1), id)
  const same = found?.host === columns[HOST] && found?.seats === columns[SEATS]
  return same ? null : seat(on, id, people)
}

function conflictOf(id: string, found: Record<string, unknown> | undefined, expect: Expected | null): Outcome {
  const now = found === undefined ? null : { seq: Number(found.seq), epoch: Number(found.epoch) }
  const fits = now?.seq === expect?.seq && now?.epoch === expect?.epoch
  return fits ? null : { code: 'conflict', table: id, found: now }
}

function seat(on: Statements, table: string, people: readonly string[]): Outcome {
  on.leaveSits.run(table)
  return first(people, (identity) => {
    if (on.knowsIdentity.get(identity) === undefined) return gone(identity)
    on.addSit.run(identity, table)
    return null
  })
}

function removeTable(on: Statements, id: string, expect: Expected | null): Outcome {
  const conflict = expect === null ? null : conflictOf(id, on.findTable.get(id), expect)
  if (conflict !== null) return conflict
  on.dropLines.run(id, 0)
  on.dropCommands.run(id)
  on.dropSits.run(id)
  on.dropTable.run(id)
  on.applied.drop(id)
  return null
}

function shelve(on: Statements, id: string): Outcome {
  on.shelveTable.run(id)
  return null
}

function eachOf(statement: StatementSync, { ids, owner }: Claim): Outcome {
  for (const id of ids) statement.run(owner, id)
  return null
}

function forget(on: Statements, identity: string): Outcome {
  const fault = first(on.sitsOf.all(identity), ({ table_id, here }) => {
    on.dropCommandsOf.run(String(table_id), identity)
    on.clearCommandsOf.run(String(table_id), identity)
    on.applied.drop(String(table_id))
    return here === 1 ? mask(on, String(table_id), identity) : null
  })
  if (fault !== null) return fault
  on.dropVisits.run(identity)
  on.dropLinksOf.run(identity)
  on.dropPushesOf.run(identity)
  on.dropDocumentsOf.run(identity)
  on.dropIdentity.run(identity)
  return null
}

function expire(on: Statements, { before, limit }: { readonly before: number; readonly limit: number }): Outcome {
  return first(on.idleIdentities.all(before, limit), ({ id }) => forget(on, String(id)))
}

function mask(on: Statements, table: string, identity: string): Outcome {
  const found = on.findTable.get(table)
  const seats = readSeats(found?.seats)
  if (found === undefined || seats === null) return corrupt('table', table, 'seats is not readable')
  const masked = seats.map((seat) =>
    seat.kind === 'person' && seat.identity === identity ? { ...seat, identity: null, name: null } : seat,
  )
  on.maskTable.run(found.host === identity ? null : (found.host ?? null), JSON.stringify(masked), table)
  return null
}
