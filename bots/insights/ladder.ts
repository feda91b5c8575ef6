/** The ladder: every level of every game, and when it was first beaten. A medal stays, even if its game is deleted. */
import { parseJson } from '../../engine/json.ts'
import { isWin, type Played } from './played.ts'

/** By game, by level: when it was first beaten, in ms since 1970. */
export type Medals = { readonly [game: string]: { readonly [level: string]: number } }

export const NO_MEDALS: Medals = {}

const VERSION = 1
/** Far more than all games have levels; a text beyond it is not ours. */
const LIMIT = 20_000

/** Adds the medals of these games. A player who wins alone has beaten every bot at the table. */
export function withMedals(
  medals: Medals,
  games: readonly Pick<Played, 'game' | 'date' | 'place' | 'winners' | 'opponents'>[],
): Medals {
  let all = medals
  for (const { game, date, opponents, ...result } of games) {
    if (!isWin(result)) continue
    for (const other of opponents) if (other.kind === 'bot') all = given(all, game, other.level, date)
  }
  return all
}

/** The earliest date counts. */
function given(medals: Medals, game: string, level: string, date: number): Medals {
  const known = medals[game]?.[level]
  if (known !== undefined && known <= date) return medals
  return { ...medals, [game]: { ...medals[game], [level]: date } }
}

/** Two devices, or a backup and what came after it. */
export function merged(one: Medals, other: Medals): Medals {
  let all = one
  for (const [game, levels] of Object.entries(other)) {
    for (const [level, date] of Object.entries(levels)) all = given(all, game, level, date)
  }
  return all
}

export function writeMedals(medals: Medals): string {
  return JSON.stringify({ version: VERSION, medals })
}

/** Parses the output of `writeMedals`. Invalid entries are left out; another text gives an empty ladder. */
export function readMedals(text: string): Medals {
  const given = text.length > LIMIT ? null : parseJson(text)
  const { version, medals } = fieldsOf(given)
  if (version !== VERSION) return NO_MEDALS
  const games = Object.entries(fieldsOf(medals)).filter(([game]) => WORD.test(game))
  return Object.fromEntries(games.map(([game, levels]) => [game, datesIn(levels)]))
}

const WORD = /^[a-z0-9-]{1,40}$/

function datesIn(given: unknown): { [level: string]: number } {
  const dates = Object.entries(fieldsOf(given)).filter(([level, date]) => WORD.test(level) && isDate(date))
  return Object.fromEntries(dates) as { [level: string]: number }
}

function isDate(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
