/** What this device has seen of the days of a game: their seals, and its own game of each. Enough to check a day when it is over. */

import { isDate } from '../../engine/parts/daily.ts'
import type { AnswerOf } from '../../protocol/http.ts'
import { randomId } from '../host/random.ts'
import { keep, recall, recallList } from '../host/storage/local-storage.ts'

export interface SeenDay {
  readonly date: string
  readonly commit: string
  /** It was seen before the day began. */
  readonly before: boolean
  readonly log: string | null
}

/** Yesterday, today and tomorrow. */
const KEPT = 3

const nameOf = (game: string): string => `days.${game}`

function readAll(game: string): SeenDay[] {
  return recallList<SeenDay>(nameOf(game), ({ date, commit, before, log }) => {
    const dated = typeof date === 'string' && isDate(date) && typeof commit === 'string'
    return dated && typeof before === 'boolean' && (log === null || typeof log === 'string')
  })
}

export function recallDay(game: string, date: string): SeenDay | null {
  return readAll(game).find((day) => day.date === date) ?? null
}

/** A random word of this browser, sent with the first request of a day: one game of each is ranked. */
export function deviceToken(): string {
  const known = recall('device')
  if (/^[a-z0-9]{20}$/.test(known)) return known
  const drawn = `${randomId()}${randomId()}`
  keep('device', drawn)
  return drawn
}

/** The first value stays, so that a seal changed later is detected. */
export function rememberDay(game: string, { date, commit, next, log }: AnswerOf<'daily'>): void {
  const all = readAll(game)
  const put = (day: SeenDay): void => {
    const at = all.findIndex((one) => one.date === day.date)
    const known = all[at]
    if (known === undefined) all.push(day)
    else all[at] = { ...known, log: day.log ?? known.log }
  }
  put({ date, commit, before: false, log })
  put({ ...next, before: true, log: null })
  const newest = all.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, KEPT)
  keep(nameOf(game), JSON.stringify(newest))
}
