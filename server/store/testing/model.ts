/** What a store does, as simply as it can be said: everything in memory, copied before every write. Tests compare with it. */
import { bad, good, type Result } from '../../../engine/result.ts'
import { peopleOf } from '../rows.ts'
import {
  type Claimed,
  type CommandRow,
  type Cursor,
  type DocumentRow,
  type Due,
  type Expected,
  type IdentityRow,
  LIMITS,
  type LinkRow,
  type PushRow,
  type StoreFault,
  type TableRow,
  type TableWithLines,
  type TableWrite,
  type TakenDue,
  type Write,
} from '../store.ts'

interface Kept {
  readonly row: TableRow
  readonly lines: readonly string[]
  readonly commands: readonly CommandRow[]
}

interface State {
  readonly tables: Map<string, Kept>
  readonly people: Map<string, IdentityRow>
  readonly links: Map<string, LinkRow>
  readonly keys: Map<string, string>
  readonly pushes: Map<string, PushRow>
  readonly documents: Map<string, DocumentRow>
}

type Outcome = StoreFault | null

export class Model {
  #state: State = {
    tables: new Map(),
    people: new Map(),
    links: new Map(),
    keys: new Map(),
    pushes: new Map(),
    documents: new Map(),
  }

  commit(write: Write): Result<null, StoreFault> {
    const { tables, people, links, keys, pushes, documents } = this.#state
    const next = {
      tables: new Map(tables),
      people: new Map(people),
      links: new Map(links),
      keys: new Map(keys),
      pushes: new Map(pushes),
      documents: new Map(documents),
    }
    const fault = applyTo(next, write)
    if (fault !== null) return bad(fault)
    this.#state = next
    return good(null)
  }

  table(id: string, from = 1): TableWithLines | null {
    const kept = this.#state.tables.get(id)
    return kept === undefined ? null : { row: kept.row, from, lines: kept.lines.slice(from - 1) }
  }

  tablesOf(identity: string, limit: number): TableRow[] {
    const mine = this.#rows().filter((row) => peopleOf(row).includes(identity))
    return mine.sort((a, b) => b.updated - a.updated || (a.id < b.id ? 1 : -1)).slice(0, limit)
  }

  publicTables(limit: number, after?: Cursor): TableRow[] {
    const open = this.#rows().filter(({ listed, status }) => listed && status !== 'over' && status !== 'closed')
    const sorted = open.sort((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1))
    const isAfter = ({ created, id }: TableRow, { created: at, id: last }: Cursor) =>
      created < at || (created === at && id < last)
    return sorted.filter((row) => after === undefined || isAfter(row, after)).slice(0, limit)
  }

  due(now: number, limit: number): Due[] {
    const set = this.#rows().flatMap(({ id, deadline }) =>
      deadline !== null && deadline <= now ? [{ id, deadline }] : [],
    )
    return set.sort((a, b) => a.deadline - b.deadline || (a.id < b.id ? -1 : 1)).slice(0, limit)
  }

  /** Everybody else is dead. */
  takeDue(owner: string, now: number, limit: number): TakenDue[] {
    return this.due(now, limit).map((due) => ({ ...due, orphan: this.claim(due.id, owner)?.orphan === true }))
  }

  claim(id: string, owner: string): Claimed | null {
    const was = this.#state.tables.get(id)?.row.owner ?? null
    if (was !== owner) change(this.#state, id, (row) => ({ ...row, owner }))
    const table = this.table(id)
    return table === null ? null : { ...table, orphan: was !== null && was !== owner }
  }

  release(ids: readonly string[], owner: string): void {
    for (const id of ids) {
      const kept = this.#state.tables.get(id)
      if (kept?.row.owner === owner) this.#state.tables.set(id, { ...kept, row: { ...kept.row, owner: null } })
    }
  }

  appliedCommand(table: string, identity: string, id: string): number | null {
    const found = this.#state.tables.get(table)?.commands.find((one) => one.identity === identity && one.id === id)
    return found?.seq ?? null
  }

  identity(id: string): IdentityRow | null {
    return this.#state.people.get(id) ?? null
  }

  link(token: string): LinkRow | null {
    return this.#state.links.get(token) ?? null
  }

  key(name: string): string | null {
    return this.#state.keys.get(name) ?? null
  }

  pushesOf(identity: string): PushRow[] {
    return pushesOf(this.#state, identity)
  }

  document(kind: string, id: string): DocumentRow | null {
    return this.#state.documents.get(documentKey(kind, id)) ?? null
  }

  documents(kind: string, prefix: string, limit: number, after = ''): DocumentRow[] {
    const all = this.#documentsWith(kind, prefix).filter(({ id }) => id > after)
    return all.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit)
  }

  countDocuments(kind: string, prefix: string, before?: string): number {
    return this.#documentsWith(kind, prefix).filter(({ id }) => before === undefined || id < before).length
  }

  #documentsWith(kind: string, prefix: string): DocumentRow[] {
    return [...this.#state.documents.values()].filter(
      (document) => document.kind === kind && document.id.startsWith(prefix),
    )
  }

  documentsOf(identity: string): DocumentRow[] {
    return documentsOf(this.#state, identity)
  }

  #rows(): TableRow[] {
    return [...this.#state.tables.values()].map(({ row }) => row)
  }
}

function applyTo(state: State, write: Write): Outcome {
  const {
    key,
    introduce,
    identity,
    link,
    spend,
    push,
    unpush,
    document,
    removeDocument,
    tables = [],
    remove = [],
    shelve = [],
    forget,
    expire,
  } = write
  if (key !== undefined && !state.keys.has(key.name)) state.keys.set(key.name, key.value)
  if (introduce !== undefined) {
    if (state.people.has(introduce.id)) return { code: 'taken', what: 'identity', id: introduce.id }
    state.people.set(introduce.id, introduce)
  }
  if (identity !== undefined) {
    if (!state.people.has(identity.id)) return gone(identity.id)
    state.people.set(identity.id, identity)
  }
  const fault = (link && linked(state, link)) ?? (spend && spent(state, spend)) ?? (push && pushed(state, push))
  if (fault) return fault
  if (unpush !== undefined && state.pushes.get(unpush.endpoint)?.identity === unpush.identity)
    state.pushes.delete(unpush.endpoint)
  const stale = document && writeDocument(state, document)
  if (stale) return stale
  if (removeDocument !== undefined) state.documents.delete(documentKey(removeDocument.kind, removeDocument.id))
  for (const table of tables) {
    const fault = written(state, table)
    if (fault !== null) return fault
  }
  for (const { id, expect } of remove) {
    const fault = expect === null ? null : conflict(state, id, expect)
    if (fault !== null) return fault
    state.tables.delete(id)
  }
  for (const id of shelve) change(state, id, (row) => ({ ...row, listed: false, deadline: null }))
  if (forget !== undefined) forgotten(state, forget)
  for (const id of expire === undefined ? [] : idle(state, expire)) forgotten(state, id)
  return null
}

function idle(
  { people, tables }: State,
  { before, limit }: { readonly before: number; readonly limit: number },
): string[] {
  const busy = new Set([...tables.values()].flatMap(({ row }) => peopleOf(row)))
  const idle = [...people.values()].filter(({ id, seen }) => seen < before && !busy.has(id))
  const sorted = idle.sort((a, b) => a.seen - b.seen || (a.id < b.id ? -1 : 1))
  return sorted.slice(0, limit).map(({ id }) => id)
}

function gone(id: string): Outcome {
  return { code: 'gone', what: 'identity', id }
}

function linked({ people, links }: State, link: LinkRow): Outcome {
  if (!people.has(link.identity)) return gone(link.identity)
  for (const { token, identity } of links.values()) if (identity === link.identity) links.delete(token)
  if (links.has(link.token)) return { code: 'taken', what: 'link', id: link.token }
  links.set(link.token, link)
  return null
}

function spent({ links }: State, { token, now }: { readonly token: string; readonly now: number }): Outcome {
  const link = links.get(token)
  links.delete(token)
  return link === undefined || link.expires <= now ? { code: 'gone', what: 'link', id: token } : null
}

function pushed(state: State, push: PushRow): Outcome {
  if (!state.people.has(push.identity)) return gone(push.identity)
  state.pushes.set(push.endpoint, push)
  for (const { endpoint } of pushesOf(state, push.identity).slice(LIMITS.pushes)) state.pushes.delete(endpoint)
  return null
}

const documentKey = (kind: string, id: string): string => `${kind} ${id}`

function writeDocument(state: State, document: DocumentRow): Outcome {
  const { kind, id, identity, rev } = document
  if (identity !== null && !state.people.has(identity)) return gone(identity)
  const found = state.documents.get(documentKey(kind, id))?.rev ?? 0
  if (rev !== found + 1) return { code: 'stale', kind, id, found }
  state.documents.set(documentKey(kind, id), document)
  return null
}

function documentsOf({ documents }: State, identity: string): DocumentRow[] {
  const own = [...documents.values()].filter((document) => document.identity === identity)
  return own.sort((a, b) => (documentKey(a.kind, a.id) < documentKey(b.kind, b.id) ? -1 : 1))
}

function pushesOf({ pushes }: State, identity: string): PushRow[] {
  const own = [...pushes.values()].filter((push) => push.identity === identity)
  return own.sort((a, b) => b.created - a.created || (a.endpoint < b.endpoint ? 1 : -1))
}

function conflict({ tables }: State, id: string, expect: Expected | null): Outcome {
  const row = tables.get(id)?.row
  const found = row === undefined ? null : { seq: row.seq, epoch: row.epoch }
  const fits = found?.seq === expect?.seq && found?.epoch === expect?.epoch
  return fits ? null : { code: 'conflict', table: id, found }
}

function written(state: State, { row, expect, keep, lines = [], commands = [] }: TableWrite): Outcome {
  const before = state.tables.get(row.id)
  const applied = [...(before?.commands ?? [])]
  for (const command of commands) {
    const twin = applied.find(({ identity, id }) => identity === command.identity && id === command.id)
    if (twin !== undefined) return { code: 'applied', table: row.id, id: twin.id, seq: twin.seq }
    applied.push(command)
  }
  const fault = conflict(state, row.id, expect)
  if (fault !== null) return fault
  const stranger = peopleOf(row).find((identity) => !state.people.has(identity))
  if (stranger !== undefined) return gone(stranger)
  const kept = (before?.lines ?? []).slice(0, keep ?? expect?.seq ?? 0)
  state.tables.set(row.id, { row, lines: [...kept, ...lines], commands: applied })
  return null
}

/** A change not made by the table's owner: its epoch rises. */
function change({ tables }: State, id: string, how: (row: TableRow) => TableRow): void {
  const kept = tables.get(id)
  if (kept !== undefined) tables.set(id, { ...kept, row: { ...how(kept.row), epoch: kept.row.epoch + 1 } })
}

function forgotten(state: State, identity: string): void {
  for (const [id, kept] of state.tables) {
    const commands = kept.commands.filter((command) => command.identity !== identity)
    state.tables.set(id, { ...kept, commands })
    if (!peopleOf(kept.row).includes(identity)) continue
    change(state, id, (row) => ({
      ...row,
      host: row.host === identity ? null : row.host,
      seats: row.seats.map((seat) =>
        seat.kind === 'person' && seat.identity === identity ? { ...seat, identity: null, name: null } : seat,
      ),
    }))
  }
  for (const link of state.links.values()) if (link.identity === identity) state.links.delete(link.token)
  for (const push of pushesOf(state, identity)) state.pushes.delete(push.endpoint)
  for (const { kind, id } of documentsOf(state, identity)) state.documents.delete(documentKey(kind, id))
  state.people.delete(identity)
}
