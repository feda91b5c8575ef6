import type { IdentityRow, PushRow, SeatRow, TableRow, TableWrite } from '../store.ts'

export function someone(id: string, more: Partial<IdentityRow> = {}): IdentityRow {
  return { id, name: `name of ${id}`, colour: 'red', created: 1, seen: 2, ...more }
}

/** A device row. */
export function device(endpoint: string, identity: string, more: Partial<PushRow> = {}): PushRow {
  return { endpoint, identity, p256dh: 'key', auth: 'secret', lang: 'en', created: 5, ...more }
}

export function seated(identity: string): SeatRow {
  return { kind: 'person', identity, name: `name of ${identity}`, colour: 'blue', handed: false, missed: 0 }
}

export function row(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'dicy-cards',
    rules: 1,
    options: { lineup: 'glacial', target: 100 },
    clock: { kind: 'live', move: 30, bank: 60 },
    listed: false,
    status: 'lobby',
    host: null,
    seats: [{ kind: 'open' }, { kind: 'bot', level: 'hard' }],
    notes: { banks: [60_000, 60_000] },
    secret: 'ab'.repeat(32),
    created: 1000,
    updated: 1000,
    deadline: null,
    takebacks: 0,
    seq: 0,
    epoch: 1,
    owner: null,
    ...more,
  }
}

/** A new table with these lines. */
export function made(id: string, lines: readonly string[] = [], more: Partial<TableRow> = {}): TableWrite {
  return { row: row(id, { seq: lines.length, ...more }), expect: null, lines }
}

/** Lines that follow what this row knows of. */
export function more(before: TableRow, lines: readonly string[], change: Partial<TableRow> = {}): TableWrite {
  const expect = { seq: before.seq, epoch: before.epoch }
  return { row: { ...before, seq: before.seq + lines.length, ...change }, expect, before, lines }
}
