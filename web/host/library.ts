/** The tables of this device: unfinished and finished, deleted and put back, to files and from files. */

import type { Dice } from '../../engine/company.ts'
import { parseJson } from '../../engine/json.ts'
import { LIMITS, type LogFault } from '../../engine/log.ts'
import { bad, good, type Result } from '../../engine/result.ts'
import type { Table } from '../../engine/table/table.ts'
import { noProofIn } from '../../fair/sealed.ts'
import { systemClock } from './clock.ts'
import type { Load, LoadedLog } from './load.ts'
import type { OpenFault } from './local-tables.ts'
import { randomId } from './random.ts'
import { pageStore } from './storage/pagestore.ts'
import {
  type Broken,
  isBroken,
  newRecord,
  progressOf,
  readRecord,
  type Summary,
  strangers,
  type TableRecord,
  wayOf,
} from './storage/record.ts'
import type { Change, Store, StoreFault } from './storage/store.ts'

export interface TableLists {
  /** The newest first. Ones that can only be watched are never among them. */
  readonly unfinished: readonly Summary[]
  readonly finished: readonly Summary[]
  readonly broken: readonly Broken[]
  /** False: gone with the page. */
  readonly lasting: boolean
}

export interface FileText {
  readonly name: string
  readonly type: string
  readonly text: string
}

export interface Opened {
  readonly record: TableRecord
  readonly table: Table
}

type ImportFault = StoreFault | { readonly code: 'log'; readonly fault: LogFault }

type RestoreFault =
  | { readonly code: 'not-a-backup' }
  | { readonly code: 'newer-backup' }
  | { readonly code: 'too-large'; readonly limit: number }

interface Restored {
  readonly restored: number
  /** Already here. */
  readonly known: number
  readonly broken: readonly Broken[]
  /** Where storage failed; tables restored before that stay. */
  readonly fault: StoreFault | null
}

const BACKUP = 1
export const BACKUP_LIMIT = 256 * 2 ** 20

export class Library {
  readonly #store: () => Promise<Store>
  readonly #load: Load | undefined
  readonly #now: () => number

  constructor(store: () => Promise<Store> = pageStore, load?: Load, now: () => number = () => systemClock.now()) {
    this.#store = store
    this.#load = load
    this.#now = now
  }

  async list(): Promise<Result<TableLists, StoreFault>> {
    const store = await this.#store()
    const listed = await store.list()
    if (!listed.ok) return listed
    const { tables, broken } = listed.value
    const done = ({ over, replayOnly }: Summary): boolean => over || replayOnly
    return good({
      unfinished: tables.filter((table) => !done(table)),
      finished: tables.filter(done),
      broken,
      lasting: store.lasting,
    })
  }

  /** Hears when another tab writes or deletes a table; gives the way to stop. */
  watch(listener: (change: Change) => void): () => void {
    let stop: (() => void) | null = () => undefined
    void this.#store().then((store) => {
      if (stop !== null) stop = store.watch(listener)
    })
    return () => {
      stop?.()
      stop = null
    }
  }

  async open(id: string): Promise<Result<Opened, OpenFault>> {
    const record = await (await this.#store()).get(id)
    if (!record.ok) return record
    const loaded = await this.#read(record.value.log)
    return loaded.ok
      ? good({ record: record.value, table: loaded.value.table })
      : bad({ code: 'log', fault: loaded.fault })
  }

  async logOf(id: string): Promise<string | null> {
    const record = await (await this.#store()).get(id)
    return record.ok ? record.value.log : null
  }

  /** Scores of the other finished tables for one that began like this log: with the same game, rules and options. */
  async soloScores(id: string, log: string): Promise<readonly number[]> {
    const store = await this.#store()
    const listed = await store.list()
    if (!listed.ok) return []
    const others = listed.value.tables.filter((one) => one.over && one.scores.length === 1 && one.id !== id)
    const records = await Promise.all(others.map((one) => store.get(one.id)))
    return records.flatMap((record) =>
      record.ok && headOf(record.value.log) === headOf(log) ? record.value.scores : [],
    )
  }

  /** Loaded when it is needed: a list needs none of it. */
  async #read(text: string): Promise<Result<LoadedLog, LogFault>> {
    const { loadLog } = await import('./load.ts')
    return loadLog(text, this.#load)
  }

  /** Gives what `putBack` needs to undo it; null where it was broken, and is gone for good. */
  async delete(id: string): Promise<Result<TableRecord | null, StoreFault>> {
    const store = await this.#store()
    const found = await store.get(id)
    const deleted = await store.delete(id)
    return deleted.ok ? good(found.ok ? found.value : null) : deleted
  }

  async putBack(record: TableRecord): Promise<Result<null, StoreFault>> {
    return (await this.#store()).create(record)
  }

  /** The log as a file. Names are not in it. */
  async exportLog(id: string): Promise<Result<FileText, StoreFault>> {
    const record = await (await this.#store()).get(id)
    return record.ok ? good(logFile(record.value)) : record
  }

  /** Every readable table of this device, with its people and the data stored beside them (`more`), as one file. */
  async backup(more: object = {}): Promise<Result<FileText, StoreFault>> {
    const store = await this.#store()
    const listed = await store.list()
    if (!listed.ok) return listed
    const records: TableRecord[] = []
    for (const { id } of listed.value.tables) {
      const record = await store.get(id)
      if (record.ok) records.push(record.value)
    }
    const text = `${JSON.stringify({ iacta: 'backup', version: BACKUP, tables: records, ...more }, null, 1)}\n`
    return good({ name: `iacta-${stamp(this.#now())}.json`, type: 'application/json', text })
  }

  /** What a backup holds and this device does not. Nothing here is overwritten. */
  async restore(text: string): Promise<Result<Restored, RestoreFault>> {
    if (text.length > BACKUP_LIMIT) return bad({ code: 'too-large', limit: BACKUP_LIMIT })
    const given = readBackup(text)
    if (!given.ok) return given
    const store = await this.#store()
    const broken: Broken[] = []
    let [restored, known] = [0, 0]
    for (const one of given.value) {
      const record = await this.#readable(one)
      if (isBroken(record)) {
        broken.push(record)
        continue
      }
      const kept = await store.create(record)
      if (kept.ok) restored++
      else if (kept.fault.code === 'exists') known++
      else return good({ restored, known, broken, fault: kept.fault })
    }
    return good({ restored, known, broken, fault: null })
  }

  /** What lists show is computed anew from the log: a file is not believed. */
  async #readable(given: unknown): Promise<TableRecord | Broken> {
    const record = readRecord(given, (given as { log?: unknown } | null)?.log)
    if (isBroken(record)) return record
    const loaded = await this.#read(record.log)
    const { id, company } = record
    if (!loaded.ok || loaded.value.table.seats !== company.sitters.length) return { id, field: 'log' }
    const { table, proven } = loaded.value
    const { id: game, version: rules } = table.game
    return { ...record, game, rules, way: wayOf(company), ...progressOf(table), replayOnly: proven }
  }

  /** Keeps a log from a file as a table of people without names; gives its id. */
  async importLog(text: string): Promise<Result<string, ImportFault>> {
    const loaded = await this.#read(text)
    if (!loaded.ok) return bad({ code: 'log', fault: loaded.fault })
    const record = imported(randomId(), text, loaded.value, this.#now())
    const kept = await (await this.#store()).create(record)
    return kept.ok ? good(record.id) : kept
  }
}

export const library = new Library()

/** The text of a file that a person has chosen, if it is not larger than a log or backup may be. */
export async function readFile(file: Blob, limit: number = LIMITS.bytes): Promise<Result<string, LogFault>> {
  return file.size > limit ? bad({ line: 1, code: 'too-large', limit }) : good(await file.text())
}

/** Named after the game and the moment: `<game>-20261115-0611.log`. */
export function logFile({ game, created, log }: Pick<TableRecord, 'game' | 'created' | 'log'>): FileText {
  return { name: `${game}-${stamp(created)}.log`, type: 'text/plain', text: log }
}

function headOf(log: string): string {
  return log.slice(0, log.indexOf('\n'))
}

/** In the time of this device, as people remember it. */
function stamp(ms: number): string {
  const date = new Date(ms)
  const two = (n: number): string => String(n).padStart(2, '0')
  const day = `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`
  return `${day}-${two(date.getHours())}${two(date.getMinutes())}`
}

function readBackup(text: string): Result<readonly unknown[], RestoreFault> {
  const given = parseJson(text) as { iacta?: unknown; version?: unknown; tables?: unknown } | null | undefined
  if (given?.iacta !== 'backup' || !Array.isArray(given.tables)) return bad({ code: 'not-a-backup' })
  return given.version === BACKUP ? good(given.tables) : bad({ code: 'newer-backup' })
}

function imported(id: string, text: string, { table, fair, proven }: LoadedLog, now: number): TableRecord {
  const dice: Dice = noProofIn(fair) === 'real-dice' ? 'real' : 'app'
  const record = newRecord(id, table, strangers(table.seats, dice), now, fair)
  // A proof is about the very bytes of the log; any other log is written as we write it.
  return proven ? { ...record, replayOnly: true, log: text } : record
}
