/**
 * Analyses as this device keeps them, by table: in a database of their own, because they can be made again at any time and must never
 * stand in the way of the tables. Where the browser forbids storage, nothing is kept and everything is made anew.
 */
import { type Analysis, FIGURES, type KindSum, MOST_SLIPS, type Slip } from '../../bots/insights/analysis.ts'
import type { Analysed } from '../host/bots/messages.ts'

/** An analysis, and the state of the table that it was made from. */
export interface StoredAnalysis extends Analysed {
  readonly id: string
  readonly rev: number
}

export interface AnalysisStore {
  all(): Promise<ReadonlyMap<string, StoredAnalysis>>
  put(some: readonly StoredAnalysis[]): Promise<void>
  /** Forgets those of tables that are gone. */
  drop(ids: readonly string[]): Promise<void>
  clear(): Promise<void>
}

const NAME = 'iacta-insights'
const STORE = 'analyses'
const VERSION = 1

export function openAnalysisStore(name = NAME): AnalysisStore {
  const run = async <Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Value> | null) => {
    const db = await open(name)
    try {
      const transaction = db.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      return request?.result ?? null
    } finally {
      db.close()
    }
  }
  return {
    all: async () => {
      const rows = await run<unknown[]>('readonly', (store) => store.getAll()).catch(() => null)
      return new Map((rows ?? []).flatMap((row) => readKept(row) ?? []).map((kept) => [kept.id, kept]))
    },
    put: async (some) => {
      const write = (store: IDBObjectStore): null => {
        for (const kept of some) store.put({ ...kept, figures: FIGURES })
        return null
      }
      await run('readwrite', write).catch(() => undefined)
    },
    drop: async (ids) => {
      const remove = (store: IDBObjectStore): null => {
        for (const id of ids) store.delete(id)
        return null
      }
      await run('readwrite', remove).catch(() => undefined)
    },
    clear: async () => {
      await run('readwrite', (store) => store.clear()).catch(() => undefined)
    },
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('blocked'))
  })
}

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= 16 && value.every(isNumber)
const isWord = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value)

/** Reads a row; null where it is not one, or its figures are those of another version. */
export function readKept(row: unknown): StoredAnalysis | null {
  const { id, figures, rev, seat, places, scores, analysis } = fieldsOf(row)
  if (figures !== FIGURES || typeof id !== 'string' || !isCount(rev) || !isCount(seat)) return null
  const read = readAnalysis(analysis)
  if (!isNumbers(places) || !isNumbers(scores) || read === null) return null
  return { id, rev, seat, places, scores, analysis: read }
}

/** The most kinds of decision that a game may have. */
const MOST_KINDS = 32

function readAnalysis(given: unknown): Analysis | null {
  const { pricing, result, expected, choices, accuracy, levels, sampled, kinds, slips } = fieldsOf(given)
  if (pricing !== 'exact' && pricing !== 'estimated' && pricing !== 'none') return null
  if (!isNumber(result) || !isCount(choices) || !isCount(sampled) || !isNumbers(levels)) return null
  if ((expected !== null && !isNumber(expected)) || (accuracy !== null && !isNumber(accuracy))) return null
  const sums = Object.entries(fieldsOf(kinds))
  if (sums.length > MOST_KINDS || !sums.every(([kind, sum]) => isWord(kind) && isSum(sum))) return null
  if (!Array.isArray(slips) || slips.length > MOST_SLIPS || !slips.every(isSlip)) return null
  return {
    pricing,
    result,
    expected,
    choices,
    accuracy,
    levels,
    sampled,
    kinds: Object.fromEntries(sums) as { [kind: string]: KindSum },
    slips,
  }
}

function isSum(given: unknown): given is KindSum {
  const { count, slips, cost, ms } = fieldsOf(given)
  return isCount(count) && isCount(slips) && isNumber(cost) && isNumber(ms)
}

function isSlip(given: unknown): given is Slip {
  const { step, kind, cost } = fieldsOf(given)
  return isCount(step) && isWord(kind) && isNumber(cost)
}
