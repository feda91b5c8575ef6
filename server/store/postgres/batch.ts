/**
 * Writes that wait together, as statements: any number of moves in one, which is what most writes are, and the others in a second.
 * A move that is not as expected (its table, its people, a command that was applied before) is not done by the first, and goes with
 * the second, which finds the fault.
 */
import type { Job, TableJob } from '../job.ts'
import { type Column, TABLE_COLUMNS } from '../rows.ts'
import { LIMITS } from '../store.ts'

/** Jobs that a statement can undo one by one without PostgreSQL losing sight of them: it keeps 64 of a transaction at hand. */
export const MOST_JOBS = 60

const NUMBERS: readonly string[] = ['rules', 'listed', 'created', 'updated', 'deadline', 'takebacks', 'seq', 'epoch']
const TYPED = TABLE_COLUMNS.map((name) => `${name} ${NUMBERS.includes(name) ? 'bigint' : 'text'}`).join(', ')
const CHANGED = TABLE_COLUMNS.filter((name) => name !== 'id')

/** $1 writer, $2 session, $3 serial, $4 moves. Gives which were done, by their place; no row: the session is over. */
export const MOVES = {
  name: 'moves',
  text: `
  WITH session AS MATERIALIZED (SELECT id FROM writers WHERE id = $1 AND session = $2 FOR UPDATE),
  moves AS MATERIALIZED (
    SELECT * FROM json_to_recordset($4::json) AS m (n int, ${TYPED}, people text,
       "seqBefore" bigint, "epochBefore" bigint, lines json, commands json)
  ),
  done AS (
    UPDATE tables AS t SET ${CHANGED.map((name) => `${name} = m.${name}`).join(', ')} FROM moves m, session
    WHERE t.id = m.id AND t.seq = m."seqBefore" AND t.epoch = m."epochBefore" AND t.people = m.people AND NOT EXISTS (
      SELECT 1 FROM json_to_recordset(m.commands) AS c (identity text, id text)
      JOIN commands USING (identity, id) WHERE table_id = m.id)
    RETURNING m.n, m.id, m."seqBefore" AS seq, m.lines, m.commands
  ),
  said AS (
    INSERT INTO lines (table_id, seq, text)
    SELECT id, seq + place, line FROM done, json_array_elements_text(lines) WITH ORDINALITY AS l (line, place)
  ),
  counted AS (
    INSERT INTO commands (table_id, identity, id, seq)
    SELECT done.id, c.identity, c.id, c.seq
    FROM done, json_to_recordset(commands) AS c (identity text, id text, seq bigint)
  )
  UPDATE writers SET serial = $3, seen = now(), outcome = (SELECT coalesce(json_agg(n), '[]')::text FROM done)
  FROM session WHERE writers.id = session.id RETURNING outcome`,
} as const

/** $1 writer, $2 session, $3 serial, $4 jobs. Gives what became of each; null: the session is over. */
export const JOBS = { name: 'jobs', text: 'SELECT write_jobs_3($1, $2, $3, $4) AS outcome' } as const

/** Which jobs are moves that may go before the others, as nothing before them in the batch touches their table. */
export function movesAmong(jobs: readonly Job[]): boolean[] {
  const touched = new Set<string>()
  let barred = false
  return jobs.map((job) => {
    const table = moveOf(job)
    const isMove = !barred && table !== null && !touched.has(table.id)
    for (const id of tablesOf(job)) touched.add(id)
    // These touch tables that only the database knows.
    barred ||= job.forget !== undefined || job.expire !== undefined
    return isMove
  })
}

function tablesOf({ tables = [], remove = [], shelve = [] }: Job): string[] {
  return [...tables.map(({ id }) => id), ...remove.map(({ id }) => id), ...shelve]
}

/** Lines that follow at one table, by commands of those who sit there; null: more than that. */
function moveOf({ tables, ...rest }: Job): TableJob | null {
  const [table, ...others] = tables ?? []
  if (table === undefined || others.length > 0 || Object.values(rest).some((part) => part !== undefined)) return null
  const { expect, keep, commands, people } = table
  if (expect === null || keep !== expect.seq) return null
  return commands.every(({ identity }) => people.includes(identity)) ? table : null
}

export function moveText(jobs: readonly Job[]): string {
  return jsonOf(jobs.map(({ tables = [] }, n) => ({ n, ...tables.map(movePart)[0] })))
}

function movePart({ columns, people, expect, lines, commands }: TableJob) {
  const before = { seqBefore: expect?.seq, epochBefore: expect?.epoch }
  return { ...rowOf(columns), people: peopleText(people), ...before, lines, commands }
}

export function jobText(jobs: readonly Job[]): string {
  return jsonOf(jobs.map(jobPart))
}

/** The SQL function of migrations.ts calls a document `paper`, and its removal `unpaper`. */
function jobPart({ tables = [], push, document, removeDocument, ...rest }: Job) {
  const written = tables.map(({ columns, people, ...table }) => ({
    ...table,
    people,
    row: { ...rowOf(columns), people: peopleText(people) },
  }))
  const papers = { ...(document && { paper: document }), ...(removeDocument && { unpaper: removeDocument }) }
  return { ...rest, ...papers, ...(push && { push: { ...push, most: LIMITS.pushes } }), tables: written }
}

function rowOf(columns: readonly Column[]): Record<string, Column> {
  return Object.fromEntries(TABLE_COLUMNS.map((name, i) => [name, columns[i] ?? null]))
}

function peopleText(people: readonly string[]): string {
  return JSON.stringify(people)
}

const LONE = /\\ud[89a-f]/i

/** Half a character, which is no text to PostgreSQL, becomes the sign for what cannot be read, as in any file. */
function jsonOf(value: unknown): string {
  const text = JSON.stringify(value)
  if (!LONE.test(text)) return text
  return JSON.stringify(value, (_, part) => (typeof part === 'string' ? part.toWellFormed() : part))
}
