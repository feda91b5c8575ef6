/**
 * The commands that were applied at the tables which are being written now, known by heart: to look each of them up costs as much as
 * to write it. They are read when a table is written for the first time, and forgotten when there are too many, when something was
 * undone, and when another connection has written to the file.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { CommandRow } from './store.ts'

/** Together, of all tables: some megabytes. */
const MOST = 100_000

export class AppliedCommands {
  readonly #version: StatementSync
  readonly #read: StatementSync
  readonly #tables = new Map<string, Map<string, number>>()
  #count = 0
  #seen: unknown = null

  /** `read`: all commands of a table. */
  constructor(db: DatabaseSync, read: StatementSync) {
    this.#version = db.prepare('PRAGMA data_version')
    this.#read = read
  }

  /** At the beginning of every transaction. */
  begin(): void {
    const version = this.#version.get()?.data_version
    if (version !== this.#seen || this.#count > MOST) this.clear()
    this.#seen = version
  }

  /** The seq after this command; undefined: it has not been applied. */
  seqOf(table: string, command: CommandRow): number | undefined {
    return this.#of(table).get(keyOf(command))
  }

  add(table: string, command: CommandRow): void {
    this.#of(table).set(keyOf(command), command.seq)
    this.#count++
  }

  drop(table: string): void {
    this.#count -= this.#tables.get(table)?.size ?? 0
    this.#tables.delete(table)
  }

  clear(): void {
    this.#tables.clear()
    this.#count = 0
  }

  #of(table: string): Map<string, number> {
    let known = this.#tables.get(table)
    if (known !== undefined) return known
    known = new Map()
    for (const { identity, id, seq } of this.#read.all(table)) {
      known.set(keyOf({ identity: String(identity), id: String(id) }), Number(seq))
    }
    this.#tables.set(table, known)
    this.#count += known.size
    return known
  }
}

/** A key that is unique for any two values. */
function keyOf({ identity, id }: Pick<CommandRow, 'identity' | 'id'>): string {
  return `${identity.length} ${identity} ${id}`
}
