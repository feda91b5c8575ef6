/**
 * The store on PostgreSQL, for any number of processes. Writes go by the one connection of the writer; reads and idempotent statements by a
 * few others, and once more if theirs breaks.
 */
import { Pool } from 'pg'
import { bad, good, type Result } from '../../../engine/result.ts'
import { jobOf } from '../job.ts'
import { tellable } from '../limits.ts'
import { capped, dueOf, listing, pageOf } from '../reader.ts'
import { plainRow, type Raw, readIdentity, readLines, readTable, TABLE_COLUMNS } from '../rows.ts'
import type {
  Answer,
  Claimed,
  Corrupt,
  Cursor,
  DocumentRow,
  Due,
  Holder,
  IdentityRow,
  LinkRow,
  Listing,
  Page,
  PushRow,
  Store,
  StoreEvent,
  TableWithLines,
  TakenDue,
  Write,
} from '../store.ts'
import type { OpenFault } from '../writer.ts'
import { faultOf, isLost } from './faults.ts'
import { configOf, connect, discard, type PostgresSettings, prepareClient } from './link.ts'
import { Listener, toldText } from './listener.ts'
import { READS, type ReadName } from './reads.ts'
import { migrate } from './schema.ts'
import { PostgresWriter } from './writer.ts'

export type PostgresOptions = Partial<Omit<PostgresSettings, 'url'>> & { readonly readers?: number }

const DEFAULTS = { schema: 'iacta', busyMs: 2000, answerMs: 15_000, deadMs: 5000, pauseMs: 2000 } as const
const READERS = 4

/** Connects and migrates the schema; refuses the schema of a newer version. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Result<Store, OpenFault>> {
  const { readers = READERS, ...rest } = options
  const settings = { ...DEFAULTS, ...rest, url }
  try {
    const client = await connect(settings)
    const migrated = await migrate(client, settings.schema).finally(() => discard(client))
    if (!migrated.ok) return migrated
  } catch (error) {
    return bad(refusal(error))
  }
  const store = new Postgres(settings, readers)
  if (await store.isThere()) return good(store)
  await store.close()
  return bad({ code: 'away', message: 'The database cannot be reached any more.' })
}

/** Never with the address in it: it may hold a password. */
function refusal(error: unknown): OpenFault {
  const { message } = error as Error
  // Most of these concern the connection: a wrong address, name or password, too many connections.
  const code = faultOf(error)?.code ?? 'io'
  return { code, message: (message || (error as { code?: string }).code) ?? 'no reason was given' }
}

const CLOSED = bad({ code: 'closed' } as const)

class Postgres implements Store {
  readonly #settings: PostgresSettings
  readonly #writer: PostgresWriter
  readonly #pool: Pool
  readonly #listener: Listener
  #open = true
  #closing: Promise<void> | null = null

  constructor(settings: PostgresSettings, readers: number) {
    this.#settings = settings
    this.#writer = new PostgresWriter(settings, (kind) => this.#listener.say({ kind }))
    this.#listener = new Listener(settings, this.#writer.id)
    this.#pool = new Pool({
      ...configOf(settings),
      max: readers,
      allowExitOnIdle: true,
      onConnect: (client) => prepareClient(client, settings),
    })
    // A connection at rest that breaks is replaced when one is needed.
    this.#pool.on('error', () => undefined)
  }

  isThere(): Promise<boolean> {
    return this.#writer.isThere()
  }

  async commit(write: Write): Answer<null> {
    if (!this.#open) return CLOSED
    const job = jobOf(write)
    return job.ok ? this.#writer.commit(job.value) : job
  }

  async #ask(name: ReadName, values: readonly unknown[]): Answer<readonly Raw[]> {
    const found = await this.#rows(name, values)
    return found.ok ? good(found.value.rows) : found
  }

  /** `isRepeated`: the connection broke at first, perhaps after the statement was done. */
  async #rows(name: ReadName, values: readonly unknown[]): Answer<{ rows: readonly Raw[]; isRepeated: boolean }> {
    for (let tries = 1; ; tries++) {
      if (!this.#open) return CLOSED
      // The writer reconnects; others need not wait for a server that is away.
      if (this.#writer.isAway) return bad({ code: 'away' })
      try {
        const { rows } = await this.#pool.query({ name, text: READS[name], values: [...values] })
        return good({ rows, isRepeated: tries > 1 })
      } catch (error) {
        if (tries === 1 && isLost(error)) continue
        const fault = this.#open ? faultOf(error) : CLOSED.fault
        if (fault === null) throw error
        return bad(fault)
      }
    }
  }

  /** The only row, read; null: there is none. */
  async #one<Value>(
    name: ReadName,
    values: readonly unknown[],
    read: (raw: Raw) => Result<Value, Corrupt>,
  ): Answer<Value | null> {
    const found = await this.#ask(name, values)
    if (!found.ok) return found
    const [raw] = found.value
    return raw === undefined ? good(null) : read(raw)
  }

  async #done(name: ReadName, values: readonly unknown[]): Answer<null> {
    const found = await this.#ask(name, values)
    return found.ok ? good(null) : found
  }

  table(id: string, from = 1): Answer<TableWithLines | null> {
    return this.#one('table', [id, from], ({ lines, ...row }) => wholeTable(row, from, lines as readonly Raw[]))
  }

  async tablesOf(identity: string, limit: number): Answer<Listing> {
    const found = await this.#ask('tablesOf', [identity, capped(limit)])
    return found.ok ? good(listing(found.value)) : found
  }

  async publicTables(limit: number, after?: Cursor): Answer<Page> {
    const more = capped(limit) + 1
    const found = await (after === undefined
      ? this.#ask('publicTables', [more])
      : this.#ask('publicAfter', [after.created, after.id, more]))
    return found.ok ? good(pageOf(found.value, limit)) : found
  }

  async due(now: number, limit: number, owner?: string): Answer<readonly Due[]> {
    const found = await (owner === undefined
      ? this.#ask('due', [moment(now), capped(limit)])
      : this.#ask('dueFor', [owner, this.#settings.deadMs, moment(now), capped(limit)]))
    return found.ok ? good(found.value.map(dueOf)) : found
  }

  async takeDue(owner: string, now: number, limit: number): Answer<readonly TakenDue[]> {
    const values = [owner, this.#settings.deadMs, moment(now), capped(limit), this.#writer.id]
    const found = await this.#rows('takeDue', values)
    if (!found.ok) return found
    const { rows, isRepeated } = found.value
    return good(rows.map((raw) => ({ ...dueOf(raw), orphan: isRepeated || raw.orphan === true })))
  }

  async claim(id: string, owner: string, instead?: string): Answer<Claimed | null> {
    const values = [this.#writer.id, id, owner, this.#settings.deadMs, instead ?? null]
    const asked = await this.#rows('claim', values)
    if (!asked.ok) return asked
    const claimed = (asked.value.rows[0]?.found ?? null) as RawClaimed | null
    if (claimed === null) return good(null)
    const { row, lines, orphan } = claimed
    const whole = wholeTable(Object.fromEntries(TABLE_COLUMNS.map((name) => [name, row[name]])), 1, lines)
    if (!whole.ok) return whole
    const isUnsure = asked.value.isRepeated && whole.value.row.owner === owner
    return good({ ...whole.value, orphan: orphan || isUnsure })
  }

  holder(id: string, owner: string): Answer<Holder | null> {
    return this.#one('holder', [id, owner, this.#settings.deadMs], (raw) => good(plainRow<Holder>(raw)))
  }

  release(ids: readonly string[], owner: string): Answer<null> {
    return this.#done('release', [ids, owner])
  }
  beat(owner: string, address?: string): Answer<null> {
    return this.#done('beat', [owner, address ?? null])
  }
  retire(owner: string): Answer<null> {
    return this.#done('retire', [owner])
  }

  async tell(channel: string, text: string): Answer<null> {
    const fits = tellable(channel, text)
    return fits.ok ? this.#done('tell', [toldText(this.#writer.id, channel, text)]) : fits
  }

  listen(hear: (event: StoreEvent) => void): () => void {
    return this.#open ? this.#listener.listen(hear) : () => undefined
  }

  appliedCommand(table: string, identity: string, id: string): Answer<number | null> {
    return this.#one('command', [table, identity, id], ({ seq }) => good(Number(seq)))
  }
  identity(id: string): Answer<IdentityRow | null> {
    return this.#one('identity', [id], readIdentity)
  }
  link(token: string): Answer<LinkRow | null> {
    return this.#one('link', [token], (raw) => good(plainRow<LinkRow>(raw)))
  }
  key(name: string): Answer<string | null> {
    return this.#one('key', [name], ({ value }) => good(String(value)))
  }
  async pushesOf(identity: string): Answer<readonly PushRow[]> {
    const found = await this.#ask('pushesOf', [identity])
    return found.ok ? good(found.value.map((raw) => plainRow<PushRow>(raw))) : found
  }
  document(kind: string, id: string): Answer<DocumentRow | null> {
    return this.#one('document', [kind, id], (raw) => good(plainRow<DocumentRow>(raw)))
  }
  async documents(kind: string, prefix: string, limit: number, after = ''): Answer<readonly DocumentRow[]> {
    const found = await this.#ask('documents', [kind, prefix, capped(limit), after])
    return found.ok ? good(found.value.map((raw) => plainRow<DocumentRow>(raw))) : found
  }
  async countDocuments(kind: string, prefix: string, before?: string): Answer<number> {
    const found = await this.#ask('countDocuments', [kind, prefix, before ?? null])
    return found.ok ? good(Number(found.value[0]?.count)) : found
  }
  async documentsOf(identity: string): Answer<readonly DocumentRow[]> {
    const found = await this.#ask('documentsOf', [identity])
    return found.ok ? good(found.value.map((raw) => plainRow<DocumentRow>(raw))) : found
  }

  /** PostgreSQL has its own tools for that, which know more than we. */
  async backup(): Answer<null> {
    return this.#open ? bad({ code: 'io', reason: 'a PostgreSQL database is copied with pg_dump' }) : CLOSED
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    this.#open = false
    this.#listener.close()
    await Promise.all([this.#writer.close(), this.#pool.end()])
  }
}

interface RawClaimed {
  readonly row: Raw
  readonly lines: readonly Raw[]
  readonly orphan: boolean
}

/** The end of time is no number to PostgreSQL. */
function moment(now: number): number {
  return Math.floor(Math.min(now, Number.MAX_SAFE_INTEGER))
}

function wholeTable(raw: Raw, from: number, rawLines: readonly Raw[]): Result<TableWithLines, Corrupt> {
  const row = readTable(raw)
  if (!row.ok) return row
  const lines = readLines(row.value, from, rawLines)
  return lines.ok ? good({ row: row.value, from, lines: lines.value }) : lines
}
