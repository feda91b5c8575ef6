/** R13. The logbook: sheets played with their results, and one more bonus after each game. */
import type { Book, BookFault, Campaign, Chapter } from '../../../engine/parts/campaign.ts'
import { BOOK_LIMITS } from '../../../engine/parts/campaign.ts'
import { bad, good, type Result } from '../../../engine/result.ts'
import { SHEET_IDS, sheetOf } from '../sheets/library.ts'
import { BONUS_IDS } from './options.ts'

/** `starter`: the first three bonuses are there from the beginning. */
const SETTINGS = ['starter'] as const
const STARTERS = 3

export const logbook: Campaign = {
  settings: SETTINGS,
  picks: SHEET_IDS,
  begin: (name, settings) => ({
    version: 1,
    name: name.slice(0, BOOK_LIMITS.name),
    settings: SETTINGS.filter((one) => settings.includes(one)),
    games: [],
    unlocked: settings.includes('starter') ? BONUS_IDS.slice(0, STARTERS) : [],
  }),
  read,
  options: (book, pick) => ({ sheet: pick, bonuses: BONUS_IDS.filter((id) => book.unlocked.includes(id)) }),
  next: (book) => SHEET_IDS.find((id) => !book.games.some(({ pick }) => pick === id)) ?? (SHEET_IDS[0] as string),
  record: (book, game) => ({
    ...book,
    games: [...book.games, { ...game, unlocked: null }].slice(-BOOK_LIMITS.games),
  }),
  choices,
  decider: ({ places }) => places.indexOf(Math.max(...places)),
  unlock,
  best,
}

/** Only the last game can still unlock something. */
function choices(book: Book): readonly string[] {
  const last = book.games.at(-1)
  return last === undefined || last.unlocked !== null ? [] : BONUS_IDS.filter((id) => !book.unlocked.includes(id))
}

function unlock(book: Book, choice: string): Book | null {
  const last = book.games.at(-1)
  if (last === undefined || !choices(book).includes(choice)) return null
  return {
    ...book,
    games: [...book.games.slice(0, -1), { ...last, unlocked: choice }],
    unlocked: [...book.unlocked, choice],
  }
}

/** R12. A group's result is that of its best seat. */
function best(book: Book, pick: string): { readonly medal: number; readonly score: number } | null {
  const scores = book.games.filter((game) => game.pick === pick).flatMap((game) => game.scores)
  if (scores.length === 0) return null
  const score = Math.max(...scores)
  return { medal: medalOf(pick, score), score }
}

/** 0: none, 1 bronze, 2 silver, 3 gold. */
export function medalOf(sheet: string, score: number): number {
  return (sheetOf(sheet)?.medals ?? []).filter((least) => score >= least).length
}

function read(given: unknown): Result<Book, BookFault> {
  if (typeof given !== 'object' || given === null) return bad({ code: 'not-a-book' })
  const { version, name, settings, games, unlocked } = given as Record<string, unknown>
  if (typeof version === 'number' && version > 1) return bad({ code: 'newer-book' })
  if (version !== 1) return bad({ code: 'not-a-book' })
  const broken = (field: string): Result<Book, BookFault> => bad({ code: 'broken-book', field })
  if (typeof name !== 'string' || name.length > BOOK_LIMITS.name) return broken('name')
  if (!isSome(settings, SETTINGS)) return broken('settings')
  if (!isSome(unlocked, BONUS_IDS)) return broken('unlocked')
  if (!Array.isArray(games) || games.length > BOOK_LIMITS.games) return broken('games')
  const read = games.map(readGame)
  if (read.includes(null)) return broken('games')
  return good({ version: 1, name, settings, games: read as Chapter[], unlocked })
}

function readGame(given: unknown): Chapter | null {
  const { pick, scores, places, names, at, unlocked } = (given ?? {}) as Record<string, unknown>
  if (typeof pick !== 'string' || !SHEET_IDS.includes(pick)) return null
  if (!isNumbers(scores) || !isNumbers(places) || scores.length !== places.length) return null
  const named = Array.isArray(names) && names.length === scores.length && names.every(isName)
  if (!named || !Number.isSafeInteger(at)) return null
  if (unlocked !== null && !(BONUS_IDS as readonly unknown[]).includes(unlocked)) return null
  return { pick, scores, places, names: names as string[], at: at as number, unlocked: unlocked as string | null }
}

const isName = (name: unknown): boolean => typeof name === 'string' && name.length <= BOOK_LIMITS.names

/** One to eight whole numbers. */
function isNumbers(given: unknown): given is readonly number[] {
  return Array.isArray(given) && given.length >= 1 && given.length <= 8 && given.every(Number.isSafeInteger)
}

/** Some of these words, each at most once. */
function isSome(given: unknown, of: readonly string[]): given is readonly string[] {
  if (!Array.isArray(given) || new Set(given).size !== given.length) return false
  return given.every((one) => of.includes(one))
}
