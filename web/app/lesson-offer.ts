import { keep, recall } from '../host/storage/local-storage.ts'

/** The table at which the lesson is offered: the first one of a game, as long as the page is open. */
let offered: string | null = null

const nameOf = (game: string): string => `learned.${game}`

/** Offers the lesson at this table, unless it was finished on this device. */
export function offerLesson(table: string, game: string): void {
  if (recall(nameOf(game)) === '') offered = table
}

/** The lesson of this game was played to its end on this device. */
export function markLearned(game: string): void {
  keep(nameOf(game), 'yes')
}

export function isOffered(table: string): boolean {
  return offered === table
}
