/** What a finished challenge came to: its medal, its result in words and in signs. */
import { medalFor } from '../../engine/parts/daily.ts'
import type { Table, TableLike } from '../../engine/table/table.ts'
import { openEntries } from '../../engine/table/table.ts'
import type { Lang } from '../../engine/text/lang.ts'
import { type GameId, partsOf } from '../../games/index.ts'
import { loadLog } from '../host/load.ts'
import { medalName } from './share.ts'
import { loadDailyText } from './text/catalog.ts'

export interface Verdict {
  readonly score: number
  /** From 0 to 3. */
  readonly medal: number
  readonly signs: string
}

/** Null: the game has no challenges, is not over, or cannot be read. */
export async function verdictOf(id: GameId, date: string, table: TableLike): Promise<Verdict | null> {
  const daily = await partsOf(id).daily?.()
  const entries = openEntries(table.entries)
  if (daily === undefined || entries === null || table.game.turn(table.states.at(-1)).kind !== 'over') return null
  const whole: Table = { ...table, entries }
  const score = daily.score(whole)
  return { score, medal: medalFor(daily.medals(date), score), signs: daily.signs(whole) }
}

/** The same of a log. */
export async function verdictIn(id: GameId, date: string, log: string): Promise<Verdict | null> {
  const loaded = await loadLog(log)
  return loaded.ok ? verdictOf(id, date, loaded.value.table) : null
}

/** For the end of a game: never a win where there is no medal. */
export async function titleOfDay(lang: Lang, id: GameId, { medal, score }: Verdict) {
  const [say, told] = await Promise.all([
    loadDailyText(lang),
    partsOf(id)
      .daily?.()
      .then((daily) => daily.words(lang)),
  ])
  const name = medalName(say, medal)
  const title = medal === 0 ? say.noMedal : `${name.charAt(0).toLocaleUpperCase(lang)}${name.slice(1)}`
  return { title, score: told?.score(score) ?? '' }
}
