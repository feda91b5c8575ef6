/** What a finished game came to where places do not tell it: as its result screen says it. */
import { stateOf, type Table } from '../../engine/table/table.ts'
import { revealed } from '../../engine/table/view.ts'
import type { GameText } from '../../engine/text/game.ts'
import type { Lang } from '../../engine/text/lang.ts'
import { type GameId, isGameId, partsOf } from '../../games/index.ts'
import type { GameWeb } from '../../kit/board.ts'
import { loadBoard } from '../app/boards.ts'
import { library } from '../host/library.ts'
import type { Summary } from '../host/storage/record.ts'

export interface PastResult {
  /** "Silver medal", "You beat Varrick". */
  readonly title: string
  /** 0: none. */
  readonly medal: number
}

/** Returns whether places describe the result. They do not for solo games and for challenges, which have a medal. */
export function hasPlaces({ day, company, places }: Pick<Summary, 'day' | 'company' | 'places'>): boolean {
  return places !== null && day === undefined && company.sitters.length > 1
}

/** Returns null if places tell the result, the game is not over, or alone only points count. */
export async function pastResult(
  summary: Pick<Summary, 'day' | 'company' | 'places'>,
  table: Table,
  { alone }: Pick<GameWeb, 'alone'>,
  text: GameText,
): Promise<PastResult | null> {
  if (summary.places === null || hasPlaces(summary)) return null
  if (summary.day !== undefined) return resultOfDay(table.game.id as GameId, summary.day, table, text)
  const found = await alone?.(revealed(stateOf(table)), text)
  return found === undefined ? null : { title: found.title, medal: found.medal ?? 0 }
}

async function resultOfDay(id: GameId, date: string, table: Table, { lang }: GameText): Promise<PastResult | null> {
  const { verdictOf, titleOfDay } = await import('../daily/verdict.ts')
  const verdict = await verdictOf(id, date, table)
  return verdict === null ? null : { title: (await titleOfDay(lang, id, verdict)).title, medal: verdict.medal }
}

/** The same of a stored table; null also if it cannot be read. */
export async function loadPastResult(summary: Summary, lang: Lang): Promise<PastResult | null> {
  const { id, game } = summary
  if (!isGameId(game) || summary.places === null || hasPlaces(summary)) return null
  const [opened, web, text] = await Promise.all([library.open(id), loadBoard(game), partsOf(game).text(lang)])
  return opened.ok ? pastResult(summary, opened.value.table, web, text) : null
}
