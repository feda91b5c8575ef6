/**
 * Televisions that wait for a table. One opens with a code, a phone sends it a table by that code, and the television, which keeps
 * asking, follows. It is a document of the store: another process may hear of it first. The code is dropped with its first use; the
 * document stays as long as the code would have been valid, and is swept with the next television of the same guest.
 */
import * as v from 'valibot'
import { parseJson } from '../../engine/json.ts'
import { bad, good } from '../../engine/result.ts'
import { code } from '../../protocol/codes.ts'
import { ms, tableId } from '../../protocol/schema.ts'
import { Buckets } from '../http/bucket.ts'
import { type Answered, refused } from '../store/refused.ts'
import type { DocumentRow, Store } from '../store/store.ts'
import type { Random } from '../tables/deps.ts'
import { tableId as newId } from '../tables/ids.ts'
import type { Tables } from '../tables/tables.ts'
import type { Codes } from './codes.ts'

const TV_KIND = 'tv'
/** In ms. A television without a table by then asks for another code. */
export const TV_MS = 15 * 60_000
/** A television opens one every 15 minutes; people reload. */
const OPENED = { perSecond: 1 / 60, burst: 5 }

const kept = v.object({ code, table: v.nullable(tableId), expires: ms })

type Kept = v.InferOutput<typeof kept>

interface TelevisionsDeps {
  readonly store: Pick<Store, 'document' | 'documentsOf' | 'commit'>
  readonly codes: Pick<Codes, 'issue' | 'drop'>
  readonly tables: Pick<Tables, 'facts'>
  readonly random: Random
  now(): number
}

export class Televisions {
  readonly #deps: TelevisionsDeps
  readonly #guests = new Buckets(OPENED)

  constructor(deps: TelevisionsDeps) {
    this.#deps = deps
  }

  /** A new television of this guest, in the place of their last one. */
  async open(guest: string): Answered<{ readonly tv: string; readonly code: string; readonly left: number }> {
    const { codes, random, now, store } = this.#deps
    const wait = this.#guests.take(guest, now())
    if (wait > 0) return bad({ code: 'too-fast', wait })
    const swept = await this.#sweep(guest)
    if (!swept.ok) return swept
    const tv = newId(random)
    const issued = await codes.issue({ kind: 'tv', tv }, TV_MS)
    if (!issued.ok) return issued
    const body: Kept = { code: issued.value, table: null, expires: now() + TV_MS }
    const written = await store.commit({ document: documentOf(tv, guest, 1, body, now()) })
    return written.ok ? good({ tv, code: issued.value, left: TV_MS }) : refused(written.fault)
  }

  /** Which table it is to show; null: none yet. */
  async table(tv: string): Answered<string | null> {
    const found = await this.#read(tv)
    return found.ok ? good(found.value.kept.table) : found
  }

  /** The table must be one that this guest may see. */
  async show(tv: string, table: string, guest: string): Answered<Record<string, never>> {
    const { codes, now, store, tables } = this.#deps
    const found = await this.#read(tv)
    if (!found.ok) return found
    const seen = await tables.facts(table, guest)
    if (!seen.ok) return seen
    const { row, kept: was } = found.value
    const document = documentOf(tv, row.identity, row.rev + 1, { ...was, table }, now())
    const written = await store.commit({ document })
    if (!written.ok) return refused(written.fault)
    const dropped = await codes.drop(was.code)
    return dropped.ok ? good({}) : dropped
  }

  async #read(tv: string): Answered<{ readonly row: DocumentRow; readonly kept: Kept }> {
    const found = await this.#deps.store.document(TV_KIND, tv)
    if (!found.ok) return refused(found.fault)
    const read = found.value === null ? null : readKept(found.value)
    if (found.value === null || read === null || read.expires <= this.#deps.now()) return bad({ code: 'no-such-code' })
    return good({ row: found.value, kept: read })
  }

  /** One guest has one television: earlier ones and their codes go. */
  async #sweep(guest: string): Answered<null> {
    const { codes, store } = this.#deps
    const found = await store.documentsOf(guest)
    if (!found.ok) return refused(found.fault)
    for (const row of found.value.filter(({ kind }) => kind === TV_KIND)) {
      const read = readKept(row)
      // A code that was used is dropped already, and may be another target's by now.
      if (read !== null && read.table === null && read.expires > this.#deps.now()) await codes.drop(read.code)
      await store.commit({ removeDocument: { kind: TV_KIND, id: row.id } })
    }
    return good(null)
  }
}

function readKept({ body }: DocumentRow): Kept | null {
  const read = v.safeParse(kept, parseJson(body))
  return read.success ? read.output : null
}

function documentOf(id: string, identity: string | null, rev: number, body: Kept, updated: number): DocumentRow {
  return { kind: TV_KIND, id, identity, rev, body: JSON.stringify(body), updated }
}
