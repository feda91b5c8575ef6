/** One day of one game: the options and dice that everyone plays, and the table at which a guest plays them. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Game } from '../../engine/contract.ts'
import { parseJson } from '../../engine/json.ts'
import { writeOptions } from '../../engine/options.ts'
import { type Daily, setupOf } from '../../engine/parts/daily.ts'
import { openDay } from '../../fair/day.ts'
import type { Opening } from '../../fair/opening.ts'
import { type GameId, loadGame, partsOf } from '../../games/index.ts'
import type { DocumentRow, IdentityRow, SeatRow, TableWrite } from '../store/store.ts'
import { LIMITS } from '../tables/deps.ts'
import { lettersOf } from '../tables/ids.ts'
import { newTable } from '../tables/new-table.ts'

/** The kind of documents that keep secrets; their id is `<game>/<date>`. */
export const SECRET = 'day-secret'
export const DAY_MS = 86_400_000

/** The draw of a day: its secret in hex, and the version of the rules that it is played by. */
export interface DaySecret {
  readonly secret: string
  readonly rules: number
}

export interface Day {
  readonly game: Game
  readonly daily: Daily
  readonly date: string
  readonly options: unknown
  readonly header: string
  readonly secret: string
  readonly opening: Opening
}

export function readSecret({ body }: DocumentRow): DaySecret {
  return parseJson(body) as DaySecret
}

/** Throws if the game has no daily, or not the rules that were drawn. */
export async function dayOf(id: GameId, date: string, { secret, rules }: DaySecret): Promise<Day> {
  const [game, daily] = await Promise.all([loadGame(id, rules), partsOf(id).daily?.()])
  if (game === null || daily === undefined) throw new Error(`no day of ${id}/${rules}`)
  const setup = setupOf(game, daily, date)
  return { game, daily, date, options: setup.options, secret, ...openDay(game, setup, date, secret) }
}

/** Derived from the guest and the secret: one table per guest, and not guessable by others. */
export function tableIdOf({ secret }: Pick<Day, 'secret'>, identity: string): string {
  return lettersOf(hmac(sha256, hexToBytes(secret), utf8ToBytes(`table of ${identity}`)).slice(0, 16))
}

type Player = Pick<IdentityRow, 'id' | 'name' | 'colour'>

interface Manners {
  readonly ranked: boolean
  /** Races wait until the page has read the dice aloud. */
  readonly reading: boolean
}

/** A table that begins by itself as soon as it is loaded, because its opening is ready: no device contributes to the dice. */
export function tableOfDay(
  day: Day,
  { id: identity, name, colour }: Player,
  { ranked, reading }: Manners,
  now: number,
): TableWrite {
  const { game, daily, date, header, opening, secret } = day
  const seat = { kind: 'person', identity, name, colour, handed: false, missed: 0 } as const
  const level = daily.rival(date)
  const seats: SeatRow[] = level === null ? [seat] : [seat, { kind: 'bot', level }]
  const rules = { game: game.id, rules: game.version, options: writeOptions(game, day.options) }
  const closed = { listed: false, clock: { kind: 'none' }, host: identity, manners: { reading } } as const
  const { row } = newTable({ id: tableIdOf(day, identity), seats, ...rules, ...closed }, now, LIMITS)
  const preset = { date, ends: Date.parse(date) + DAY_MS, ranked, sealed: true, score: null }
  const notes = { ...row.notes, header, opening, since: now, preset }
  return { row: { ...row, status: 'opening', secret, notes, deadline: now }, expect: null }
}
