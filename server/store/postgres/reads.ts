/** The statements outside the writer: reads, and idempotent writes. */
import { TABLE_COLUMNS } from '../rows.ts'

const COLUMNS = TABLE_COLUMNS.map((name) => `t.${name}`).join(', ')
const UNENDED = `t.listed = 1 AND t.status IN ('lobby', 'opening', 'playing')`

/** Tables that an owner ($1) may take: its own, ownerless ones, and those of a process without a heartbeat for $2 ms. */
const TAKEABLE = `(t.owner IS NULL OR t.owner = $1 OR t.owner <> ALL (ARRAY(
  SELECT id FROM processes WHERE abs(extract(epoch FROM clock_timestamp() - seen)) * 1000 < $2::bigint)))`

const DOCUMENT = 'kind, id, identity, rev, body, updated'

const SQL = {
  table: `SELECT ${COLUMNS}, (SELECT coalesce(json_agg(json_build_object('seq', seq, 'text', text) ORDER BY seq), '[]')
    FROM lines WHERE table_id = $1 AND seq >= $2) AS lines FROM tables t WHERE t.id = $1`,
  tablesOf: `SELECT ${COLUMNS} FROM sits JOIN tables t ON t.id = sits.table_id
    WHERE sits.identity = $1 AND sits.here = 1 ORDER BY t.updated DESC, t.id DESC LIMIT $2`,
  publicTables: `SELECT ${COLUMNS} FROM tables t WHERE ${UNENDED} ORDER BY t.created DESC, t.id DESC LIMIT $1`,
  publicAfter: `SELECT ${COLUMNS} FROM tables t WHERE ${UNENDED} AND (t.created, t.id) < ($1, $2)
    ORDER BY t.created DESC, t.id DESC LIMIT $3`,
  due: 'SELECT id, deadline FROM tables WHERE deadline <= $1 ORDER BY deadline, id LIMIT $2',
  dueFor: `SELECT t.id, t.deadline FROM tables t WHERE t.deadline <= $3 AND ${TAKEABLE}
    ORDER BY t.deadline, t.id LIMIT $4`,
  // A table that is being written is alive: SKIP LOCKED passes over it.
  takeDue: `WITH due AS (
      SELECT t.id, t.deadline, t.owner FROM tables t WHERE t.deadline <= $3 AND ${TAKEABLE}
      ORDER BY t.deadline, t.id LIMIT $4 FOR UPDATE SKIP LOCKED
    ), taken AS (
      UPDATE tables t SET owner = $1, epoch = t.epoch + 1 FROM due
      WHERE t.id = due.id AND due.owner IS DISTINCT FROM $1 RETURNING t.id, t.epoch
    )
    SELECT due.id, due.deadline, due.owner IS NOT NULL AND taken.id IS NOT NULL AS orphan,
      CASE WHEN due.owner IS NOT NULL AND taken.id IS NOT NULL THEN announce($5,
        jsonb_build_object('kind', 'moved', 'table', due.id, 'owner', $1::text, 'epoch', taken.epoch)) END
    FROM due LEFT JOIN taken USING (id) ORDER BY due.deadline, due.id`,
  claim: 'SELECT claim_table($1, $2, $3, $4, $5) AS found',
  holder: `SELECT p.id AS owner, p.address FROM tables t JOIN processes p ON p.id = t.owner
    WHERE t.id = $1 AND t.owner <> $2 AND is_alive(p.id, $3)`,
  release: 'UPDATE tables SET owner = NULL WHERE id = ANY($1) AND owner = $2',
  beat: `INSERT INTO processes (id, seen, address) VALUES ($1, clock_timestamp(), $2)
    ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp(), address = $2`,
  retire: `DELETE FROM processes WHERE id = $1 OR seen < clock_timestamp() - interval '1 day'`,
  tell: 'SELECT pg_notify(current_schema(), $1)',
  command: 'SELECT seq FROM commands WHERE table_id = $1 AND identity = $2 AND id = $3',
  identity: 'SELECT id, name, colour, created, seen FROM identities WHERE id = $1',
  link: 'SELECT token, identity, expires FROM links WHERE token = $1',
  key: 'SELECT value FROM keys WHERE name = $1',
  pushesOf: `SELECT endpoint, identity, p256dh, auth, lang, created FROM pushes
    WHERE identity = $1 ORDER BY created DESC, endpoint DESC`,
  document: `SELECT ${DOCUMENT} FROM papers WHERE kind = $1 AND id = $2`,
  documents: `SELECT ${DOCUMENT} FROM papers WHERE kind = $1 AND id >= $2 AND id > $4 AND id < $2 || chr(1114111)
    ORDER BY id LIMIT $3`,
  countDocuments: `SELECT count(*) AS count FROM papers WHERE kind = $1 AND id >= $2
    AND id < coalesce($3, $2 || chr(1114111)) AND id < $2 || chr(1114111)`,
  documentsOf: `SELECT ${DOCUMENT} FROM papers WHERE identity = $1 ORDER BY kind, id`,
} as const

export type ReadName = keyof typeof SQL

export const READS: Readonly<Record<ReadName, string>> = SQL
