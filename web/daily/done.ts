/** This device's memory of the challenges that were finished. Small, because the home page reads it. */
import { isDate } from '../../engine/parts/daily.ts'
import { keep, recall, recallList } from '../host/storage/local-storage.ts'

export interface DoneDay {
  readonly game: string
  readonly date: string
  /** From 0 to 3; null: it is not known any more. */
  readonly medal: number | null
}

const NAME = 'done'
/** A year of four games. */
const MOST = 1500

/** What this device remembers; entries that make no sense are left out. */
export function recallDone(): DoneDay[] {
  return recallList<DoneDay>(NAME, isDone)
}

function isDone({ game, date, medal }: Partial<DoneDay>): boolean {
  const known = medal === null || (Number.isInteger(medal) && (medal as number) >= 0 && (medal as number) <= 3)
  return typeof game === 'string' && typeof date === 'string' && isDate(date) && known
}

/** Returns false if this browser stores nothing: storage is forbidden or full. The previous value stays. */
export function rememberDone(days: readonly DoneDay[]): boolean {
  const text = JSON.stringify(joined([...days, ...recallDone()]).slice(0, MOST))
  keep(NAME, text)
  return recall(NAME) === text
}

/** One entry a game and day, the newest day first; one that knows its medal before one that does not. */
export function joined(days: readonly DoneDay[]): DoneDay[] {
  const all = new Map<string, DoneDay>()
  for (const { game, date, medal } of days) {
    const key = `${date} ${game}`
    if ((all.get(key)?.medal ?? null) === null) all.set(key, { game, date, medal })
  }
  return [...all.entries()].sort(([a], [b]) => (a < b ? 1 : -1)).map(([, day]) => day)
}
